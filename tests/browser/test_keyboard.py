"""Games by keyboard alone, and what a screen reader says of them: all that happens, in its order."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from rowlock.i18n import words

from ..deep import deep
from .player import DOUBLE, OFFERS, OVER, finished, hasten, seen, table_id
from .visitors import DESK, Visitors

KEYS: Final = {f'.dock [data-key="{key}"]:enabled': key for key in ("r", "t", "1", "0")}
"""Shortcuts by selector: R rolls, T draws cards, 1 to 9 choose, 0 passes."""
LISTEN: Final = """() => {
    globalThis.heard = [];
    const listen = (region) => new MutationObserver(() => region.textContent && heard.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    document.querySelectorAll("[aria-live]").forEach(listen);
}"""
FOCUSED: Final = "(wanted) => document.activeElement?.matches(wanted) ?? false"
TABLE: Final = "async (id) => (await fetch(`/api/tables/${id}`)).json()"
HISTORY: Final = "async ([id, after]) => (await fetch(`/api/tables/${id}/history?after=${after}`)).json()"
say = words("en")


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(200):
        if page.evaluate(FOCUSED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by Tab")


def act_by_keyboard(page: Page) -> str:
    """Do what the table asks for first; returns what that is, or an empty string."""
    look = seen(page, OVER, "dialog[open]", *KEYS, *OFFERS)
    if look == "dialog[open]":
        tab_to(page, "dialog[open] :is(.button.main, .button.warn)")
        page.keyboard.press("Enter")
    elif look in KEYS:
        page.keyboard.press(KEYS[look])
    elif look and look != OVER:
        tab_to(page, look)
        page.keyboard.press("Enter")
    return look


def happenings(page: Page, table: str, after: int) -> Iterator[Mapping[str, Any]]:
    """What has happened at a table after an entry of its log."""
    while True:
        found = page.evaluate(HISTORY, [table, after])
        yield from found["happenings"]
        if not found["more"]:
            return
        after = found["happenings"][-1]["seq"]


def sentences(happening: Mapping[str, Any], names: list[str]) -> Iterator[str]:
    """Patterns of what is said of a happening."""
    if dice := happening.get("dice"):
        one, other = dice["white"]
        yield f"Dice: white {one} and {other} make {one + other};"
    for seat, decision in (happening.get("decisions") or {}).items():
        name = re.escape(names[int(seat)])
        match decision["type"]:
            case "pass":
                yield f"{name} (crosses out nothing|does not move)\\."
            case "mark":
                yield f"{name} crosses out {decision['row']} {decision['number']}\\."
            case "draw":
                yield f"{name} draws "
            case "play":
                yield f"{name} {'plays' if decision['marks'] else 'discards'} "
            case "move":
                yield f"{name} moves the pawn to "


def check_order(heard: str, wanted: list[str]) -> None:
    """Fail unless all patterns are found, one after the other."""
    position = 0
    for at, pattern in enumerate(wanted):
        found = re.compile(pattern).search(heard, position)
        assert found, f"{pattern} is not said after {wanted[max(0, at - 3) : at]}: {heard[position : position + 300]}"
        position = found.end()


@pytest.mark.parametrize(
    ("game", "acts"),
    [("classic", 24), ("cards", 24), ("onboard", 20), deep("classic", 0), deep("cards", 0), deep("onboard", 0)],
)
def test_a_game_by_keyboard_alone_is_told_in_order(visitors: Visitors, game: str, acts: int) -> None:
    page = visitors(DESK).open()
    tab_to(page, f'[data-game="{game}"] .button.main')
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
    table = table_id(page)
    hasten(page, acts, "roll" if game != "cards" else "draw")  # the last turns by keyboard
    page.wait_for_function(
        """async (id) => document.title.startsWith("Your turn")
            && (await (await fetch(`/api/tables/${id}`)).json()).seq > 0""",
        arg=table,
    )
    begun = page.evaluate(TABLE, table)["seq"]
    page.evaluate(LISTEN)
    page.clock.install()  # keys in quick succession are ignored
    for _ in range(3000):
        look = act_by_keyboard(page)
        if look == OVER:
            break
        page.clock.run_for(DOUBLE)
        if not look:
            page.wait_for_timeout(20)
    assert finished(page), page.locator(".dock").inner_text()
    page.clock.run_for(DOUBLE)
    view = page.evaluate(TABLE, table)
    names = [seat["name"] for seat in view["seats"]]
    wanted = [each for one in happenings(page, table, begun) for each in sentences(one, names)]
    heard = " ".join(page.evaluate("() => heard"))
    result = page.locator(".results h2").inner_text().strip()
    assert len(wanted) > 5
    check_order(heard, [*wanted, re.escape(say("over", reason=view["game"]["table"]["end_reason"])), re.escape(result)])
    # each question comes after the roll that it is about
    rolls = list(re.finditer(r"Dice: white \d and \d make (\d+);", heard))
    for roll, after in zip(rolls, [*(each.start() for each in rolls[1:]), len(heard)], strict=False):
        assert f"The white dice give {roll[1]}" in heard[roll.end() : after]
