"""The replay page: every step of a game, from a link or a file, and the check of its dice."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from rowlock import Game, fairness
from rowlock.formats import notation
from rowlock.rules import COLORS, cards

from .. import http_client as plain_http
from ..server.processes import Server
from .pass_and_play import begin, play_some, resign
from .records import NAMES, finished_table, game_text, one_die_changed
from .visitors import DESK, EXPECTED, PHONE, SharedVisitor, Visitors, visit

REFUSED = "400 (Bad Request)"
"""Console message of a browser when the server rejects a record."""
SHOWN = """() => {
    const name = (one) => one.getAttribute("aria-label");
    const card = ({ classList: [, color], textContent }) =>
        (color === "back" ? "" : color[0].toUpperCase()) + textContent.trim();
    const sheet = (seat) => ({
        crosses: [...seat.querySelectorAll(".crossed[data-cell]")].map((cell) => cell.dataset.cell),
        locks: [...seat.querySelectorAll(".row:has(.end.crossed)")].map((row) => row.classList[1]),
        penalties: seat.querySelectorAll(".penalties .cross").length,
        total: Number(seat.querySelector("header .total b").textContent.replace("−", "-")),
        hand: [...seat.querySelectorAll(".hand .card")].map(card).sort(),
    });
    return Object.fromEntries([...document.querySelectorAll("article.seat")].map((seat) => [name(seat), sheet(seat)]));
}"""
"""Sheets and hands shown in the page, by name of the player."""


def expected(text: str, step: int, side: int | None = None) -> dict[str, Any]:
    """The sheets and hands after a number of steps, by the rules; with a side, the others' hands show their backs."""
    game = Game.replay(text, step)
    found: dict[str, Any] = {}
    for seat, (name, sheet) in enumerate(zip(game.names, game.position.sheets, strict=True)):
        hand = game.position.hands[seat] if isinstance(game.position, cards.Position) else ()
        found[name] = {
            "crosses": [f"{color}-{number}" for color in COLORS for number in sheet.crosses(color)],
            "locks": [str(color) for color in sheet.locks],
            "penalties": sheet.penalties,
            "total": game.scores[seat].total,
            "hand": sorted(str(card) if side in {None, seat} else str(card.number) for card in hand),
        }
    return found


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".where .number")).to_contain_text(f"Step {step} of")


def check(page: Page, text: str, step: int, side: int | None = None) -> None:
    at_step(page, step)
    assert page.evaluate(SHOWN) == expected(text, step, side)


def file(text: str, name: str = "game.rowlock") -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def choose(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(file(text))


def drop(page: Page, text: str) -> None:
    files = page.evaluate_handle(
        "(text) => { const all = new DataTransfer(); all.items.add(new File([text], 'game.rowlock')); return all; }",
        text,
    )
    page.dispatch_event("main", "dragover", {"dataTransfer": files})
    page.dispatch_event("main", "drop", {"dataTransfer": files})


@pytest.fixture(scope="module")
def finished(server: Server) -> Callable[[str], str]:
    """Return the id of a finished table of a game, the same one for all tests."""
    return cache(lambda game: finished_table(server, game))


@pytest.fixture(scope="module")
def desk(chromium: Browser, server: Server) -> Iterator[SharedVisitor]:
    with closing(Visitors(chromium, server.url)) as visitors:
        yield SharedVisitor(visitors)


@pytest.mark.parametrize("game", [pytest.param("classic", marks=pytest.mark.deep), "cards", "onboard"])
def test_every_moment_of_a_table_is_shown_as_it_was(
    visitors: Visitors, server: Server, finished: Callable[[str], str], game: str
) -> None:
    table = finished(game)
    text = plain_http.get(f"{server.url}/api/tables/{table}/record").raise_for_status().text
    last = len(notation.read(text).steps)
    page = visitors(DESK).open(f"/replay/{table}")  # another visitor, with the link
    check(page, text, 0)
    for step in (1, 2, 3):
        page.get_by_role("button", name="One step forward").click()
        check(page, text, step)
    page.get_by_role("button", name="One step back").click()
    check(page, text, 2)
    page.locator("h1").click()  # clear the focus
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    check(page, text, 4)
    page.keyboard.press("ArrowLeft")
    check(page, text, 3)
    scrubber = page.get_by_label("Moment of the game")
    for step in (last // 3, last // 2, last - 1):
        scrubber.fill(str(step))
        check(page, text, step)
    scrubber.press("ArrowRight")
    check(page, text, last)
    result = Game.replay(text)
    assert all(result.names[seat] in page.locator("#result-title").inner_text() for seat in result.winners)
    page.get_by_role("button", name="To the beginning").click()
    check(page, text, 0)


def test_it_plays_and_pauses(visitors: Visitors) -> None:
    page = visitors(DESK).open("/replay")
    page.clock.install()
    choose(page, game_text("classic"))
    page.get_by_label("Speed").select_option("4")
    at_step(page, 0)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # from here on time passes by run_for only
    page.get_by_role("button", name="Play", exact=True).click()
    for step in (1, 2, 3):
        page.clock.run_for(450)
        at_step(page, step)
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(2000)
    at_step(page, 3)


def test_from_a_side_the_hands_of_others_show_their_backs(visitors: Visitors) -> None:
    text = game_text("cards")
    page = visitors(PHONE).open("/replay")
    choose(page, text)
    page.get_by_label("Moment of the game").fill("9")
    for side, name in enumerate(NAMES):
        page.get_by_label(name, exact=True).and_(page.locator("input")).check()
        check(page, text, 9, side)
    page.get_by_label("Everybody", exact=True).check()
    check(page, text, 9)


def test_the_url_restores_step_and_side(visitors: Visitors, server: Server, finished: Callable[[str], str]) -> None:
    table = finished("cards")
    text = plain_http.get(f"{server.url}/api/tables/{table}/record").text
    page = visitors(DESK).open(f"/replay/{table}")
    page.get_by_label("Moment of the game").fill("12")
    page.get_by_label("Ben", exact=True).and_(page.locator("input")).check()
    expect(page).to_have_url(re.compile(r"\?step=12&side=2$"))
    page.reload()
    check(page, text, 12, side=1)
    other = visitors(PHONE).open(page.url)  # and for another visitor
    check(other, text, 12, side=1)


def test_a_file_is_chosen_or_dropped_and_survives_a_reload(visitors: Visitors) -> None:
    first, second = game_text("onboard"), game_text("classic", "another")
    page = visitors(DESK).open("/replay")
    choose(page, first)
    page.get_by_role("button", name="To the end").click()
    check(page, first, len(notation.read(first).steps))
    expect(page).to_have_url(re.compile(r"\?step="))  # the URL is updated after a delay
    drop(page, second)
    check(page, second, 0)
    expect(page).not_to_have_url(re.compile(r"\?step="))
    page.reload()
    check(page, second, 0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("This is a letter.", "That is not the record of a game"),
        ("x" * 70_000, "That file is too large"),
    ],
    ids=["bad", "oversized"],
)
def test_a_bad_file_shows_an_error(visitors: Visitors, text: str, sentence: str) -> None:
    visitor = visitors(PHONE)
    visitor.allowed = (*EXPECTED, REFUSED)
    page = visitor.open("/replay")
    choose(page, text)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    good = game_text("classic")
    choose(page, good)
    page.get_by_label("Moment of the game").fill("5")
    expect(page.get_by_role("alert")).to_have_count(0)
    drop(page, text)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    check(page, good, 5)  # the previous game stays


def test_the_check_on_this_device_finds_a_changed_die(
    desk: SharedVisitor, server: Server, finished: Callable[[str], str]
) -> None:
    table = finished("onboard")
    with desk.use() as page:
        visit(page, f"/replay/{table}")
        page.get_by_role("button", name="Check on this device").click()
        verdict = page.locator(".verdict")
        expect(verdict).to_contain_text("Nothing wrong was found", timeout=30_000)
        expect(verdict.locator("[data-check=own_text]")).to_contain_text("not checked: this device has no notes")
        expect(verdict).to_contain_text("Checked on this device, without the server.")
        forged = one_die_changed(plain_http.get(f"{server.url}/api/tables/{table}/record").text)
        (finding,) = fairness.verify(forged).findings
        page.get_by_role("button", name="Another game").click()
        choose(page, forged)
        page.get_by_role("button", name="Check on this device").click()
        expect(verdict).to_contain_text("This game was not fair.")
        failed = verdict.locator(".failed li")
        expect(failed).to_have_count(1)
        expect(failed).to_contain_text(f"line {finding.line}:")
        expect(failed).to_contain_text(f"found {finding.found}, the seed gives {finding.expected}")


def test_a_pass_and_play_game_can_be_replayed(desk: SharedVisitor) -> None:
    with desk.use() as page:
        begin(page, "classic")
        play_some(page, 5)
        resign(page)
        page.get_by_role("button", name="Watch again").click()
        page.wait_for_url("**/replay")
        at_step(page, 0)
        page.get_by_role("button", name="To the end").click()
        assert sorted(page.evaluate(SHOWN)) == list(NAMES)
        page.clock.fast_forward(1000)
        page.reload()
        expect(page.locator("article.seat")).to_have_count(2)
