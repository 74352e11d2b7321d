"""Option values from the solved dice game: expected scores of a position and the loss of each option."""

from dataclasses import dataclass, replace
from typing import Final, cast

import numpy as np

from ..game import View
from ..kernels.decision_codes import encode_decision
from ..kernels.position_arrays import pack
from ..kernels.solver.backward_induction import value_of
from ..kernels.solver.policy import option_value, sheet_states
from ..kernels.solver.solution import Solution
from ..rules import PASS, Decision, IllegalMove, Sheet, classic
from ..rules.classic import ROWS_TO_END
from ..rules.moves import Cross, parse
from ..rules.sheet import MAX_PENALTIES, place


@dataclass(frozen=True)
class OptionValue:
    """An option with its expected final score, and its loss against the best option.

    ``follow_up`` is the best decision in action 2 after it, if action 2 is still to come.
    """

    decision: Decision
    follow_up: Decision | None
    value: float
    loss: float


def expected_score(solution: Solution, position: classic.Position, seat: int = 0) -> float:
    """Expected final score of a seat before the roll: on ``roll``, or at the end."""
    _check(solution, position)
    points = position.sheets[seat].score().total
    if position.phase == "over":
        return float(points)
    record, states = pack([position]).records[0], np.zeros(4, np.int64)
    sheet_states(record, seat, states)
    waiting = (seat - position.active) % len(position.sheets)
    return points + float(value_of(states, position.sheets[seat].penalties, solution.values[waiting]))


def option_values(solution: Solution, position: classic.Position, seat: int = 0) -> list[OptionValue]:
    """The options of a seat with the rolled dice, best first."""
    _check(solution, position)
    record, states = pack([position]).records[0], np.zeros(4, np.int64)
    points = position.sheets[seat].score().total
    values = {
        option: points + option_value(record, seat, encode_decision(position, option), solution.values, states)
        for option in classic.options(position, seat)
    }
    best = max(values.values(), default=0.0)
    ranked = (
        OptionValue(each, _follow_up(solution, position, seat, each), values[each], best - values[each])
        for each in values
    )
    return sorted(ranked, key=lambda each: each.loss)


@dataclass(frozen=True, slots=True)
class SolutionBot:
    """Bot that chooses the option with the best expected score of the sheet."""

    solution: Solution

    def choose(self, view: View, *_: object) -> Decision:
        return option_values(self.solution, cast("classic.Position", view.table), view.seat)[0].decision


def _check(solution: Solution, position: classic.Position) -> None:
    if solution.players != len(position.sheets):
        raise ValueError(f"a solution for {solution.players} players and a position of {len(position.sheets)}")


def _follow_up(solution: Solution, position: classic.Position, seat: int, option: Decision) -> Decision | None:
    """The best decision in action 2 after an option of the active seat in action 1, if all others pass."""
    if position.phase != "action1" or seat != position.active:
        return None
    others = {other: PASS for other in classic.to_act(position) if other != seat}
    after = classic.apply_unchecked(position, {**others, seat: option})
    return None if after.phase == "over" else option_values(solution, after, seat)[0].decision


PENALTY_WORDS: Final = tuple(f"p{count}" for count in range(MAX_PENALTIES + 1))


class SheetError(ValueError):
    """Text that is not a sheet: ``word`` is the first bad word, ``reason`` the rule it breaks, if any."""

    def __init__(self, word: str, reason: IllegalMove | None = None) -> None:
        super().__init__(word)
        self.word, self.reason = word, reason


def parse_sheet(text: str) -> Sheet:
    """Parse a sheet from crosses, written like decisions, and penalties: ``r2 r3 g12 p1``; empty for no words.

    Capitals and commas are accepted. Raises SheetError.
    """
    sheet = Sheet()
    for word in text.replace(",", " ").lower().split():
        if word in PENALTY_WORDS and not sheet.penalties:
            sheet = replace(sheet, penalties=PENALTY_WORDS.index(word))
            continue
        try:
            cross = parse(word)
        except IllegalMove as error:
            raise SheetError(word) from error
        if not isinstance(cross, Cross):
            raise SheetError(word)
        try:
            classic.check_row(sheet, cross.color, cross.number, "B4", "B16")
        except IllegalMove as error:
            raise SheetError(word, error) from error
        sheet = sheet.crossing(cross.color, place(cross.color, cross.number))
    return sheet


def position_before_roll(sheet: Sheet, players: int, waiting: int) -> classic.Position:
    """Position before a roll, with the sheet at seat 0 and ``waiting`` turns of others before its own."""
    closed, others = sum(1 << color for color in sheet.locks), (Sheet(),) * (players - 1)
    locked = "two_rows_locked" if len(sheet.locks) >= ROWS_TO_END else None
    end = "four_penalties" if sheet.penalties >= MAX_PENALTIES else locked
    phase = "roll" if end is None else "over"
    return classic.Position((sheet, *others), -waiting % players, phase=phase, closed=closed, end_reason=end)
