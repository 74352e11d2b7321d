"""The score pad: allows exactly what the rules of a row allow, and loses nothing."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from rowlock.rules import BLUE, COLORS, GREEN, RED, YELLOW, Color, Move, Score, Sheet, named_track, onboard, winners
from rowlock.rules.sheet import LAST, can_cross, number_at, place

from .visitors import DESK, PHONE, Visitors, wait_for_service_worker

SHEET = """(sheet) => [
    sheet.querySelector(".sum .total").textContent.trim(),
    sheet.querySelectorAll(".penalties .cross").length,
    [...sheet.querySelectorAll("button.can")].map((cell) => cell.dataset.cell).sort(),
]"""
"""The total of a sheet, its penalties and the cells that can be crossed."""
SHEET_TIMEOUT = 10
"""Seconds in which a sheet has to show what was done."""


@dataclass
class Pad:
    """A pad in a browser and a model of its sheets by the rules, compared after every tap."""

    page: Page
    names: Sequence[str]
    sheets: list[Sheet] = field(default_factory=list[Sheet])
    pawns: list[int] = field(default_factory=list[int])
    closing: set[Color] = field(default_factory=set[Color])
    closed: set[Color] = field(default_factory=set[Color])

    def __post_init__(self) -> None:
        self.sheets = [Sheet()] * len(self.names)
        self.pawns = [0] * len(self.names)

    def show(self, player: int) -> None:
        """Show a player's sheet."""
        self.page.bring_to_front()
        if len(self.names) > 1:
            tab = self.page.get_by_role("navigation", name="Sheets").get_by_role("button", name=self.names[player])
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "true")
            expect(self.sheet(player)).to_be_in_viewport(ratio=0.5)

    def sheet(self, player: int) -> Locator:
        return self.page.locator("section.player").nth(player)

    def cell(self, player: int, color: Color, number: int) -> Locator:
        return self.sheet(player).locator(f'[data-cell="{color}-{number}"]')

    def model_cross(self, player: int, color: Color, number: int) -> None:
        self.sheets[player] = self.sheets[player].crossing(color, place(color, number))

    def cross(self, player: int, color: Color, *numbers: int) -> None:
        self.show(player)
        for number in numbers:
            self.cell(player, color, number).tap()
            self.model_cross(player, color, number)
            self.check(player)

    def penalty(self, player: int) -> None:
        self.show(player)
        self.sheet(player).get_by_role("button", name="Penalty").tap()
        self.sheets[player] = self.sheets[player].penalized()
        self.check(player)

    def scores(self) -> tuple[Score, ...]:
        track = named_track("b")
        return tuple(
            sheet.score(track[pawn - 1].bonus if pawn else 0)
            for sheet, pawn in zip(self.sheets, self.pawns, strict=True)
        )

    def offered(self, player: int) -> list[str]:
        """Cells that the rules allow a player to cross, for any dice."""
        return sorted(
            f"{color}-{number_at(color, at)}"
            for color in COLORS
            if color not in self.closed
            for at in range(LAST + 1)
            if can_cross(self.sheets[player].rows[color], at) and (at == LAST or color not in self.closing)
        )

    def check(self, *players: int) -> None:
        """Compare the sheets of some players, by default of all, with the model."""
        scores = self.scores()
        for player in players or range(len(self.names)):
            expected = [shown(scores[player].total), self.sheets[player].penalties, self.offered(player)]
            until = time.monotonic() + SHEET_TIMEOUT
            while (found := self.sheet(player).evaluate(SHEET)) != expected and time.monotonic() < until:
                self.page.wait_for_timeout(20)
            assert found == expected, self.names[player]

    def press(self, name: str) -> None:
        self.page.bring_to_front()
        self.page.get_by_role("button", name=name, exact=True).tap()

    def sure(self, answer: str) -> None:
        """Answer the dialog that confirms the end of the game."""
        dialog = self.page.locator("dialog[open]")
        expect(dialog).to_contain_text("That ends the game.")
        dialog.get_by_role("button", name=answer).tap()
        expect(dialog).to_have_count(0)

    def check_results(self, reason: str) -> None:
        """Check the results: the points of all players, best first, and the winners."""
        results = self.page.get_by_role("region", name="Result")
        expect(results).to_contain_text(reason)
        bonus = results.get_by_text("Bonus").count()
        scores = self.scores()
        rows = results.locator("tbody tr")
        expect(rows).to_have_count(len(self.names))
        rows_shown = [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows.all()]
        totals = sorted((score.total for score in scores), reverse=True)
        assert [row[-1] for row in rows_shown] == [shown(total) for total in totals]
        for name, score in zip(self.names, scores, strict=True):
            parts = [*score.rows, score.penalties, *([score.bonus] if bonus else []), score.total]
            assert [name, *map(shown, parts)] in rows_shown
        best = [self.names[seat] for seat in winners(scores)] if len(self.names) > 1 else [shown(scores[0].total)]
        for each in best:  # a single sheet has no winner
            expect(results.get_by_role("heading")).to_contain_text(each)


def shown(points: int) -> str:
    return str(points).replace("-", "−")


def start_pad(page: Page, game: str, *names: str) -> Pad:
    """Start a game on the pad."""
    page.goto("/pad")
    page.locator(f'input[name=game][value="{game}"]').check()
    if game == "onboard":
        page.get_by_label("Side").select_option("b")
    for at, name in enumerate(names, start=1):
        if at > 1:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(f"Name of player {at}").fill(name)
    page.get_by_role("button", name="Hand out the sheets").click()
    pad = Pad(page, names)
    pad.check()
    return pad


def on_a_phone(visitors: Visitors, *, service_worker: bool = False) -> Page:
    return visitors(PHONE, touch=True, service_worker=service_worker).open("/pad")


def test_a_dice_game_of_three_on_one_phone(visitors: Visitors) -> None:
    ada, ben, cyd = range(3)
    pad = start_pad(on_a_phone(visitors), "classic", "Ada", "Ben", "Cyd")
    pad.cross(ada, RED, 2, 3, 4, 5)
    expect(pad.cell(ada, RED, 12)).not_to_have_role("button")  # the lock takes five crosses
    pad.cross(ada, RED, 6)
    pad.cross(ben, RED, 2, 4, 6, 8, 9)
    pad.cross(cyd, RED, 8)
    pad.penalty(cyd)
    pad.page.reload()
    pad.check()
    # Ben may lock the row in the same roll as Ada; no other number of it can be crossed
    pad.cross(ada, RED, 12)
    pad.closing = {RED}
    pad.check()
    expect(pad.page.locator("[data-notice=closing]")).to_contain_text("Somebody is locking the red row in this roll.")
    assert "red-12" in pad.offered(ben)
    pad.press("Next turn")
    pad.closing, pad.closed = set(), {RED}
    pad.check()
    expect(pad.cell(ben, RED, 12)).not_to_have_role("button")
    # the second lock ends the game after the roll
    for player in (ben, cyd):
        pad.cross(player, GREEN, 12, 11, 10, 9, 8)
    pad.show(ben)
    pad.cell(ben, GREEN, 2).tap()
    pad.sure("Go back")
    pad.check()
    pad.cell(ben, GREEN, 2).tap()
    pad.sure("Yes")
    pad.model_cross(ben, GREEN, 2)
    pad.closing = {GREEN}
    pad.check()
    pad.closing, pad.closed = set(), {RED, GREEN}
    pad.cross(cyd, GREEN, 2)
    pad.press("Count the points")
    pad.check_results("two rows are locked")
    # the end can be undone, too
    pad.press("Undo")
    pad.check()
    pad.press("Redo")
    pad.check_results("two rows are locked")
    pad.press("New game, same players")
    Pad(pad.page, pad.names).check()


def test_a_card_game_of_two_on_one_phone(visitors: Visitors) -> None:
    ada, ben = range(2)
    pad = start_pad(on_a_phone(visitors), "cards", "Ada", "Ben")
    pad.cross(ada, BLUE, 12, 11, 10, 9, 3, 2)
    pad.cross(ben, YELLOW, 7)
    pad.check()  # a completed row stays open for the others
    assert "blue-12" in pad.offered(ben)
    pad.cross(ben, BLUE, 12)
    expect(pad.page.locator("[data-lock]")).to_have_count(0)
    for _ in range(3):
        pad.penalty(ben)
    pad.page.reload()
    pad.check()
    pad.show(ben)
    pad.press("Penalty for Ben")
    pad.sure("Yes")
    pad.sheets[ben] = pad.sheets[ben].penalized()
    pad.check()
    expect(pad.sheet(ben).get_by_role("button", name="Penalty")).to_be_disabled()
    pad.press("Count the points")
    pad.check_results("a fourth penalty")
    pad.press("Another game or other players")
    for at, name in enumerate(pad.names, start=1):  # the form has the same names again
        expect(pad.page.get_by_label(f"Name of player {at}")).to_have_value(name)


@pytest.mark.deep
def test_a_board_game_of_four_on_one_phone(visitors: Visitors) -> None:
    ada, ben = range(2)
    pad = start_pad(on_a_phone(visitors), "onboard", "Ada", "Ben", "Cyd", "Dan")
    track = named_track("b")

    def move(player: int, choose: Callable[[Sequence[int]], int]) -> None:
        """Move a pawn, and cross the number under it if the rules require it."""
        position = onboard.Position(tuple(pad.sheets), player, phase="step3", track=track, pawns=tuple(pad.pawns))
        reach = [option.field for option in onboard.options(position, player) if isinstance(option, Move)]
        pad.show(player)
        expect(pad.page.get_by_text(f"Where {pad.names[player]}’s pawn can go")).to_be_visible()
        fields = pad.page.locator(".track button.can")
        assert fields.evaluate_all("fields => fields.map((field) => Number(field.dataset.field))") == reach
        chosen = choose(reach)
        pad.page.locator(f'.track [data-field="{chosen}"]').tap()
        expect(pad.page.locator(f'.track [data-field="{chosen}"]')).to_have_count(0)
        color, number, _ = track[chosen - 1]
        pad.pawns[player] = chosen
        if onboard.lands(position, chosen):
            pad.sheet(player).get_by_role("button", name=f"Cross out {color} {number}", exact=True).last.tap()
            pad.model_cross(player, color, number)
        pad.check(player)

    move(ben, min)
    while pad.pawns[ada] <= len(track) - 5:
        move(ada, max)
        if pad.pawns[ada] == 15:
            pad.page.reload()
            pad.check()
    expect(pad.page.locator("[data-notice=announced]")).to_contain_text("Ada announces the end")
    move(ben, max)
    pad.press("The last turns have been played: count")
    pad.check_results("the last turns are played")


def test_undo_and_redo(visitors: Visitors) -> None:
    page = visitors(DESK, touch=True).open("/pad")
    pad = start_pad(page, "cards", "Ada")
    steps = [list(pad.sheets)]
    for number in (2, 5, 9):
        pad.cross(0, RED, number)
        steps.append(list(pad.sheets))
    for pad.sheets in steps[-2::-1]:
        pad.press("Undo")
        pad.check()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.reload()  # the redo stack survives a reload
    for pad.sheets in steps[1:]:
        pad.press("Redo")
        pad.check()
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    for again, pad.sheets in (("Control+z", steps[-2]), ("Control+Shift+z", steps[-1])):
        page.keyboard.press(again)
        pad.check()
    pad.cell(0, RED, 9).tap()  # the same tap again undoes the last cross
    pad.sheets = steps[-2]
    pad.check()
    pad.cross(0, BLUE, 12)  # a new action clears the redo stack
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()


def test_a_lock_by_a_player_on_another_phone(visitors: Visitors) -> None:
    pad = start_pad(on_a_phone(visitors), "classic", "Ada")
    red, green = pad.page.locator("[data-lock=red]"), pad.page.locator("[data-lock=green]")
    pad.cross(0, GREEN, 12, 11, 10, 9, 8)
    red.tap()
    pad.closed = {RED}
    pad.check()
    red.tap()  # by mistake
    pad.closed = set()
    pad.check()
    red.tap()
    pad.closed = {RED}
    pad.check()
    green.tap()  # Ada has five crosses there
    pad.sure("Yes")
    pad.closing = {GREEN}
    pad.check()
    pad.cross(0, GREEN, 2)
    pad.press("Count the points")
    pad.check_results("two rows are locked")


def test_the_pad_needs_no_network(visitors: Visitors) -> None:
    page = on_a_phone(visitors, service_worker=True)
    wait_for_service_worker(page)
    page.context.set_offline(True)
    pad = start_pad(page, "classic", "Ada", "Ben")
    pad.cross(0, RED, 3, 7)
    pad.cross(1, BLUE, 11)
    page.reload()
    pad.check()
    pad.penalty(0)
    pad.press("Menu")
    pad.press("The game is over: count")
    pad.check_results("The game is over")


def test_two_tabs_share_one_pad(visitors: Visitors) -> None:
    visitor = visitors(DESK, touch=True)
    one = start_pad(visitor.open("/pad"), "cards", "Ada")
    other = Pad(visitor.open("/pad"), one.names)
    one.cross(0, RED, 3)
    other.sheets = list(one.sheets)
    other.check()
    other.cross(0, YELLOW, 4)
    one.sheets = list(other.sheets)
    one.check()
    one.press("Undo")  # the last cross is the other tab's
    expect(other.cell(0, YELLOW, 4).locator(".cross")).to_have_count(0)
    # a tab does not restore sheets that another tab has discarded
    one.press("Menu")
    one.press("New game, same players")
    one.press("Use new sheets")
    for pad in (one, other):
        pad.sheets = [Sheet()]
        pad.check()
    other.cross(0, GREEN, 12)
    one.sheets = list(other.sheets)
    one.check()
