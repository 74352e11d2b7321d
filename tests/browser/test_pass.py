"""Pass and play: whole games on one device, offline and across reloads, without showing a hand to another player."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from rowlock import Game, fairness
from rowlock.formats import notation
from rowlock.record import Record
from rowlock.rules import cards

from ..server.processes import Server
from .pass_and_play import (
    GAME,
    NAMES,
    begin,
    curtain,
    go_on,
    lift,
    play_on,
    play_some,
    resign,
    roll,
    settled,
    shown,
    until,
)
from .player import OFFERS, PASSES, tap
from .test_games import totals
from .visitors import PHONE, SharedVisitor, Visitors, wait_for_service_worker

RECORD_FACES = """() => {
    globalThis.seen = [];
    const FACES = "span.card:not(.back), button.card:not(.back)";
    const card = (one) => one.classList[1][0].toUpperCase() + one.querySelector(".digits").textContent;
    const look = () => {
        const now = {
            curtain: document.querySelector(".curtain") !== null,
            over: document.querySelector(".results") !== null,
            player: document.querySelector(".seats .shown .name")?.textContent ?? null,
            faces: [...new Set([...document.querySelectorAll(FACES)].map(card))].sort(),
        };
        if (JSON.stringify(now) !== JSON.stringify(globalThis.seen.at(-1))) globalThis.seen.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
}"""
"""Record which card faces are in the page at every moment, and the player who is shown."""


def save(page: Page, folder: Path, *, resigned: bool = False) -> Record:
    """Download the record of the finished game and check it against its seed and against the page."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    file = folder / download.value.suggested_filename
    assert file.suffix == ".rowlock"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    report = fairness.verify(text)
    assert report.fair
    assert report.committed
    record = notation.read(text)
    game = Game.replay(record)
    assert game.over is not resigned  # a record holds the moves only
    points = {name.removesuffix(", has resigned"): total for name, total in totals(page).items()}
    assert points == {name: score.total for name, score in zip(game.names, game.scores, strict=True)}
    if game.over:
        banner = page.locator(".results h2").inner_text()
        assert all(game.names[seat] in banner for seat in game.winners)
    return record


@pytest.fixture(scope="module")
def desk(chromium: Browser, server: Server) -> Iterator[SharedVisitor]:
    with closing(Visitors(chromium, server.url)) as visitors:
        yield SharedVisitor(visitors)


WHOLE: Final = pytest.param(None, marks=pytest.mark.deep, id="whole")


def play_and_end(page: Page, acts: int | None) -> None:
    """Perform this many actions and resign; with None play to the end."""
    if acts is None:
        play_on(page)
    else:
        play_some(page, acts)
        resign(page)


@pytest.mark.parametrize("offers", [PASSES, pytest.param(OFFERS, marks=pytest.mark.deep)], ids=["short", "long"])
def test_two_people_pass_a_phone_whose_network_is_lost(
    visitors: Visitors, tmp_path: Path, offers: Sequence[str]
) -> None:
    page = visitors(PHONE, touch=True).open()
    begin(page, "classic", press=tap)
    play_some(page, 15, tap)
    page.context.set_offline(True)
    play_on(page, tap, offers)
    record = save(page, tmp_path)
    assert (record.names, record.bots) == (NAMES, {})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("acts", [pytest.param(8, id="resigned", marks=pytest.mark.deep), WHOLE])
def test_two_people_and_a_bot_play_on_board(desk: SharedVisitor, tmp_path: Path, acts: int | None) -> None:
    with desk.use() as page:
        begin(page, "onboard", bots=1)
        play_and_end(page, acts)
        assert save(page, tmp_path, resigned=acts is not None).bots == {2: "greedy"}


def hands(record: Record, seat: int) -> Iterator[list[str]]:
    """The hands of a seat, position by position."""
    for position in record.positions():
        assert isinstance(position, cards.Position)
        yield sorted(str(card) for card in position.hands[seat])


@pytest.mark.parametrize("acts", [pytest.param(30, id="resigned"), WHOLE])
def test_a_curtain_stands_between_two_hands(desk: SharedVisitor, tmp_path: Path, acts: int | None) -> None:
    with desk.use() as page:
        begin(page, "cards")
        page.evaluate(RECORD_FACES)
        play_and_end(page, acts)
        record = save(page, tmp_path, resigned=acts is not None)
        seen = page.evaluate("seen")
    behind = [moment["faces"] for moment in seen if moment["curtain"]]
    assert len(behind) > 5
    assert not any(behind)
    for seat, name in enumerate(NAMES):
        held = hands(record, seat)
        shown_faces = [moment["faces"] for moment in seen if moment["player"] == name and not moment["over"]]
        assert len(shown_faces) > 5
        # all are hands of this seat, in the order of the game: no card of another player was shown
        hand = next(held)
        for faces in shown_faces:
            while faces != hand:
                hand = next(held)


def test_the_curtain_opens_the_seat_of_the_named_player(desk: SharedVisitor) -> None:
    with desk.use() as page:
        begin(page, "cards")
        for _ in range(4):
            until(page, ".curtain")
            named = next(name for name in NAMES if name in curtain(page).locator(".button.main").inner_text())
            assert named in curtain(page).locator("h2").inner_text()
            expect(curtain(page).locator(".button.main")).to_be_focused()
            assert page.locator(".playing, .hand, .sheet, .seats").count() == 0
            lift(page)
            assert shown(page) == named
            go_on(page)


def decide_first(page: Page) -> str:
    """Cross a cell as the first of two simultaneous players, wait for the handover and return the cell."""
    roll(page)
    first, cell = shown(page), page.locator("button.can").first.get_attribute("data-cell")
    page.locator("button.can").first.click()
    expect(page.locator(".seats .shown .name")).not_to_have_text(first)
    expect(page.locator(".seats .decided .name")).to_have_text(first)
    return cell or ""


@pytest.mark.parametrize(
    "offline", [pytest.param(False, marks=pytest.mark.deep, id="online"), pytest.param(True, id="offline")]
)
def test_a_reload_in_the_middle_of_a_decision_loses_nothing(visitors: Visitors, *, offline: bool) -> None:
    page = visitors(PHONE, service_worker=offline).open()
    if offline:
        wait_for_service_worker(page)
    begin(page, "classic")
    cell = decide_first(page)
    other = shown(page)
    dice = page.locator(".tray").get_attribute("aria-label")
    page.context.set_offline(offline)
    page.reload()
    page.locator(GAME).wait_for()
    expect(page.locator(".seats .shown .name")).to_have_text(other)
    expect(page.locator(".tray")).to_have_attribute("aria-label", dice or "")
    settled(page)
    page.locator(".seats .decided").click()
    settled(page)
    page.locator(f'button.pencil[data-cell="{cell}"]').click()  # it can still be undone
    expect(page.locator(f'button.can[data-cell="{cell}"]')).to_be_visible()
    play_some(page, 3)


def test_a_second_tab_can_take_over_the_game(desk: SharedVisitor) -> None:
    with desk.use() as one:
        begin(one, "classic")
        roll(one)
        name = shown(one)
        other = one.context.new_page()
        other.goto("/pass")
        other.get_by_role("button", name="Continue").click()
        expect(other.get_by_role("alert")).to_contain_text("Only one tab can play it")
        assert other.locator(".dock").count() == 0
        settled(one)
        go_on(one)  # it still plays
        expect(one.locator(".seats .shown .name")).not_to_have_text(name)
        name = shown(one)
        other.get_by_role("button", name="Play here").click()
        other.locator(GAME).wait_for()  # it has to load Python first
        expect(other.locator(".seats .shown .name")).to_have_text(name)
        expect(one.locator("h2")).to_have_text("This game is open in another tab")
        play_some(other, 2)


def test_another_language_keeps_the_game(desk: SharedVisitor) -> None:
    with desk.use() as page:
        begin(page, "classic")
        cell = decide_first(page)
        other = shown(page)
        for language in ("pl", "en"):
            page.locator("header select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(".seats .shown .name")).to_have_text(other)
        page.locator(".seats .decided").click()
        expect(page.locator(f'button.pencil[data-cell="{cell}"]')).to_be_visible()
        page.locator(".seats .acts").click()
        page.clock.fast_forward(2000)  # longer than the delay after which a closed page leaves the game
        expect(page.locator(".seats")).to_be_visible()
        play_some(page, 3)
