"""The table fits the window: no decision needs scrolling, nothing covers anything else, and pawns are seen moving."""

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ..deep import deep
from .player import (
    BLINK,
    COMMAND,
    DOUBLE,
    MAX_ACTS,
    OFFERS,
    SEAT,
    finished,
    open_table,
    play,
    seen,
    start_table,
    take,
)
from .text_checks import OVERFLOWS, UNSEEN
from .visitors import DESK, PHONE, TABLET, Size, Visitors, visit

GAMES: Final = ("classic", "cards", "onboard")
SMALL_PHONE: Final = (360, 640)
LANDSCAPE: Final = (740, 360)
LAPTOP: Final = (1280, 720)
WINDOWS: Final = (SMALL_PHONE, PHONE, LANDSCAPE, TABLET, DESK)


def press_in_sight(found: Locator) -> None:
    """Press an element where it is, without scrolling to it."""
    page = found.page
    before = page.evaluate("scrollY")
    unseen: list[str] = found.evaluate(UNSEEN, timeout=BLINK)
    assert not unseen, f"{page.viewport_size}: {unseen}"
    box = found.bounding_box(timeout=BLINK)
    if box:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("scrollY") == before or finished(page)  # the result scrolls into view


def whole(game: str, size: Size, bots: int = 1) -> tuple[str, Size, int, int, int]:
    return game, size, bots, 0, MAX_ACTS


def late(game: str, size: Size, bots: int = 1) -> tuple[str, Size, int, int, int]:
    return game, size, bots, 20, 24


MOST: Final = {"classic": 4, "cards": 4, "onboard": 3}
"""Opponents at a full table."""


@pytest.mark.parametrize(
    ("game", "size", "bots", "acts", "rounds"),
    [
        whole("classic", SMALL_PHONE),
        whole("cards", LANDSCAPE),
        whole("onboard", SMALL_PHONE),
        late("classic", LANDSCAPE),
        late("cards", SMALL_PHONE, 4),
        late("cards", PHONE, 4),
        late("cards", TABLET, 2),
        late("onboard", LANDSCAPE),
        late("onboard", PHONE, 3),
        late("onboard", TABLET),
        late("onboard", DESK, 3),
        *(deep(*whole(game, size)) for game, size in product(GAMES, WINDOWS)),
        *(deep(*whole(game, size, MOST[game])) for game, size in product(GAMES, (*WINDOWS, LAPTOP))),
    ],
)
def test_no_decision_needs_scrolling(
    visitors: Visitors, game: str, size: Size, bots: int, acts: int, rounds: int
) -> None:
    page = visitors(size).open(None)
    open_table(page, game, "draw" if game == "cards" else "roll", acts, bots=bots)
    play([page], press_in_sight, rounds)
    assert rounds < MAX_ACTS or finished(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "size"), [("classic", PHONE), ("cards", SMALL_PHONE), ("onboard", DESK)])
def test_the_sheet_stays_in_its_place_while_questions_change(visitors: Visitors, game: str, size: Size) -> None:
    page = visitors(size).open(None)
    open_table(page, game, "draw" if game == "cards" else "roll")
    page.clock.install()
    places, questions = set[tuple[int, int]](), set[str]()
    for _ in range(60):
        found = page.evaluate(
            """() => {
                const rows = [...document.querySelectorAll(".mine .row")].map((row) => row.getBoundingClientRect());
                const dock = document.querySelector(".playing:not(.over) > .dock");
                return dock && [Math.round(rows[0].top), Math.round(rows.at(-1).bottom), dock.innerText];
            }"""
        )
        if found is None:  # the game is over
            break
        top, bottom, question = found
        places.add((top, bottom))
        questions.add(question)
        if not take(page, seen(page, *OFFERS)):
            page.wait_for_timeout(10)
        page.clock.run_for(DOUBLE)
    assert len(questions) > 5
    assert len(places) == 1, places


CROWDED: Final = """() => {
    const boxes = [...document.querySelectorAll(".opponent .head")].map((head) => [...head.children]
        .filter((one) => !one.matches(".hidden") && one.getBoundingClientRect().width > 0)
        .map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const [box, text] = [one.getBoundingClientRect(), range.getBoundingClientRect()];
            const clipped = getComputedStyle(one).overflowX !== "visible";
            const { left, right } = clipped ? box : text;
            const { top, bottom } = box;
            return { left: Math.min(box.left, left), right: Math.max(box.right, right), top, bottom };
        }));
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    return boxes.flatMap((parts) => parts.filter((one, at) => parts.slice(at + 1).some((other) => meet(one, other))));
}"""
"""Parts of an opponent's heading that lie over another one."""


def table_of(page: Page, names: tuple[str, ...], others: list[Page], **settings: Any) -> None:
    """Open a table of people with a clock on which all have to decide."""
    page.goto("/api/health")
    table = page.evaluate(
        SEAT, [names[0], {"game": "classic", "seats": len(names), "clock": {"per_decision": 600}, **settings}, None]
    )
    for other, name in zip(others, names[1:], strict=True):
        other.goto("/api/health")
        other.evaluate(SEAT, [name, None, table])
    started = page.evaluate(COMMAND, [table, {"type": "start"}])
    [page, *others][started["game"]["to_act"][0]].evaluate(COMMAND, [table, {"type": "roll", "step": 0}])
    visit(page, f"/t/{table}")
    page.locator(".dock .chip").first.wait_for()


@pytest.mark.parametrize("total", [None, 3000])
@pytest.mark.parametrize(
    ("size", "names"),
    [
        (SMALL_PHONE, ("Ada", "Magdalena", "Bořivoj")),
        (SMALL_PHONE, ("Ada", "Magdalena", "Bořivoj", "Cyd", "Dora")),
        (TABLET, ("Ada", "Magdalena Świętosławska-Wyrzykowska II.")),
        (LANDSCAPE, ("Ada", "Magdalena Świętosławska", "Bořivoj", "Cyd")),
    ],
)
def test_names_clocks_and_states_have_room(
    visitors: Visitors, size: Size, names: tuple[str, ...], total: int | None
) -> None:
    page = visitors(size).open(None)
    clock = {"per_decision": 900, "total": total}
    table_of(page, names, [visitors(PHONE).open(None) for _ in names[1:]], clock=clock)
    expect(page.locator(".opponent .clock:not(.total)")).to_have_count(len(names) - 1)
    expect(page.locator(".opponent .clock.total")).to_have_count(len(names) - 1 if total else 0)
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(OVERFLOWS) == []
    for name in page.locator(".opponent .name").all():
        shown = name.bounding_box()
        assert shown is not None
        assert shown["width"] > 40
    meeting = """(totals) => totals.filter((total) => {
        const points = total.getBoundingClientRect();
        return [...total.parentElement.querySelectorAll(".clock")].map((clock) => clock.getBoundingClientRect())
            .some(({ left, right, top, bottom, width }) => width && top < points.bottom && points.top < bottom
                && left < points.right + 3 && points.left < right + 3);
    }).length"""
    assert page.locator(".head > .total:visible").evaluate_all(meeting) == 0
    for icon in page.locator(".clock svg:visible").all():
        box = icon.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 10
    # the clock of the dock keeps its distance from the prompt
    gap = page.locator(".dock .prompt").evaluate(
        """(prompt) => {
            const [text, clock] = [document.createRange(), prompt.querySelector(".clock").getBoundingClientRect()];
            text.selectNodeContents(prompt.querySelector("b"));
            const end = [...text.getClientRects()].at(-1);
            return clock.top >= end.bottom ? Infinity : clock.left - end.right;
        }"""
    )
    assert gap >= 3


def test_a_table_without_a_clock_counts_the_last_seconds_only(visitors: Visitors) -> None:
    """Until then the time after which a bot steps in would look like a clock."""
    page = visitors(PHONE).open(None)
    page.clock.install()
    others = [visitors(PHONE).open(None) for _ in range(2)]
    table_of(page, ("Ada", "Magdalena", "Bořivoj"), others, clock=None, grace=60)
    assert page.locator(".clock").count() == 0
    page.clock.run_for(50_000)
    expect(page.locator(".clock")).to_have_count(3)
    assert page.evaluate(CROWDED) == []


def test_a_phone_held_sideways_shows_the_rows_of_the_opponent(visitors: Visitors) -> None:
    page = visitors(LANDSCAPE).open(None)
    open_table(page, "cards", "draw", 6)
    assert page.locator(".opponent .pill.red").is_visible()
    assert page.locator(".opponent .total").is_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [SMALL_PHONE, LANDSCAPE])
def test_a_high_score_has_room_beside_the_penalties(visitors: Visitors, size: Size) -> None:
    """A second line would push what follows out of the window."""
    page = visitors(size).open(None)
    open_table(page, "onboard", "roll")
    before = page.locator(".mine .foot").bounding_box()
    page.locator(".mine .sum").evaluate(
        """(sum) => {
            const [total, ...rows] = [...sum.querySelectorAll("b")].reverse();
            for (const row of rows) row.textContent = "66";
            total.textContent = "264";
            const [sign, row] = [total.previousElementSibling, rows[0]];
            sign.before(...[sign, row, sign, row].map((one) => one.cloneNode(true)));
        }"""
    )
    assert page.locator(".mine .sum b").count() == 7
    assert page.locator(".mine .foot").bounding_box() == before


PARTS: Final = (".others", ".board", ".mine", ".dock")
COVERED: Final = """(parts) => {
    const found = [];
    const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect());
    boxes.slice(1).forEach((box, at) => {
        if (box.top < boxes[at].bottom - 1) found.push(`${parts[at + 1]} covers ${parts[at]}`);
    });
    const texts = [...document.querySelectorAll(".brand svg, .bar h1, .bar .turn, .bar button, header button")]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none");
    texts.forEach((one, at) => texts.slice(at + 1).forEach((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            found.push(`${one.outerHTML.slice(0, 60)} and ${other.outerHTML.slice(0, 60)}`);
    }));
    return found;
}"""
"""Parts of the table in reading order that cover the part before, and overlapping parts of the title bar."""


SPILLED: Final = """() => {
    const box = (one) => one.getBoundingClientRect();
    const spilled = [...document.querySelectorAll(".card .digits")].filter((digits) => {
        const [inner, card] = [box(digits), box(digits.closest(".card"))];
        return inner.left < card.left || inner.right > card.right || inner.top < card.top || inner.bottom > card.bottom;
    });
    const floating = [...document.querySelectorAll(".lane .pawn")].filter((pawn) => {
        const field = document.querySelectorAll(".lane .field")[Number(pawn.dataset.at)];
        return Math.abs(box(pawn).bottom - (box(field).top + box(field).bottom) / 2) > box(field).height / 2;
    });
    return [...spilled, ...floating].map((one) => one.outerHTML.slice(0, 80));
}"""
"""Numbers that are larger than their card, and pawns that do not stand on their field."""


@pytest.mark.parametrize(("game", "size"), [*product(GAMES, (PHONE,)), ("onboard", SMALL_PHONE)])
def test_text_of_twice_the_size_reads_from_top_to_bottom(visitors: Visitors, game: str, size: Size) -> None:
    page = visitors(size).open(None)
    open_table(page, game, {"classic": "mark", "cards": "draw", "onboard": "move"}[game], 6)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for top in (0, 200, 10_000):
        page.evaluate("(top) => scrollTo(0, top)", top)
        assert page.evaluate(COVERED, PARTS) == []
    assert page.evaluate(SPILLED) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_pawn_walks_in_sight_on_a_phone(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open(None)
    open_table(page, "onboard", "move", 10)
    page.emulate_media(reduced_motion="no-preference")
    walks = """() => document.getAnimations().filter(({ effect, playState }) =>
        playState === "running" && effect.target.matches(".pawn.own")).length"""
    assert page.evaluate(walks) == 0
    page.evaluate(
        """() => {
            globalThis.hops = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                const animation = animate.call(this, frames, options);
                animation.playbackRate = 0.01;
                if (this.matches(".pawn.own")) hops.push(frames.length);
                return animation;
            };
        }"""
    )
    chosen = page.locator(".lane button.can").last
    field = int(chosen.get_attribute("data-field") or 0)
    before = int(page.locator(".lane .pawn.own").get_attribute("data-at") or 0)
    press_in_sight(chosen)
    expect(page.locator(".lane .pawn.own")).to_have_attribute("data-at", str(field))
    page.wait_for_function("() => hops.length > 0")
    (frames,) = page.evaluate("() => hops")
    assert frames == 2 * (field - before) + 1  # up and down for each field
    assert page.evaluate(walks) == 1
    page.mouse.click(5, 5)  # a tap ends it
    assert page.evaluate(walks) == 0


def test_the_whole_track_is_a_tap_away_on_a_phone(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open(None)
    open_table(page, "onboard", "move", 10)
    press_in_sight(page.locator(".lane .whole"))
    dialog = page.locator("dialog[open]")
    fields = dialog.locator(".track button.can")
    ways = dialog.locator(".track .way")
    assert fields.count() == ways.count() == dialog.locator(".track .gain").count() > 0
    field = fields.last.get_attribute("data-field")
    fields.last.click()
    expect(page.locator(".lane .pawn.own")).to_have_attribute("data-at", field or "")


def test_the_board_of_a_desk_is_as_large_as_the_window_allows(visitors: Visitors) -> None:
    page = visitors(DESK).open(None)
    open_table(page, "onboard", "move", 10)
    box = page.locator(".track").bounding_box()
    assert box is not None
    assert box["width"] >= 600
    assert box["y"] + box["height"] <= DESK[1]


@pytest.mark.parametrize("size", [SMALL_PHONE, DESK])
def test_every_player_has_a_piece_of_their_own(visitors: Visitors, size: Size) -> None:
    page = visitors(size).open(None)
    table = start_table(page, "onboard", bots=3)
    visit(page, f"/t/{table}")
    page.locator(".dock").wait_for()
    look = """(found) => found.map((one) => [one.innerText, getComputedStyle(one).backgroundColor])"""
    pawns = page.locator(":is(.lane, .track) .pawn").evaluate_all(look)
    assert len({letters for letters, _ in pawns}) == len({color for _, color in pawns}) == 4
    assert page.locator(".opponent .piece").evaluate_all(look) == pawns[1:]


def test_a_tablet_shows_the_sheets_of_the_others(visitors: Visitors) -> None:
    page = visitors(TABLET).open(None)
    open_table(page, "classic", "mark", 6)
    expect(page.locator(".opponent .sheet").first).to_be_visible()
