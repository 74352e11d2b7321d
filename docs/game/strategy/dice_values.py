"""Values of crosses, penalties and locks in the dice games: by the solved solo game, and by the networks."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from rowlock.engine.arrays import each, pick
from rowlock.engine.dice.features import Model, expected
from rowlock.engine.dice.options import COLOR_ACTIONS, seat_options
from rowlock.engine.dice.turn import Choice, Dice, DiceBatch, Turn, scores
from rowlock.engine.rows import COUNT, LENGTH, crossed, locks, moves, points
from rowlock.kernels.solver.backward_induction import PAIR, ROW_STATE
from rowlock.kernels.solver.solution import Solution
from rowlock.lab.solve import solve
from rowlock.lab.workers import Threads
from rowlock.rules.sheet import LAST, MAX_PENALTIES

from .dice_games import Array, Moment, Policy

Worth = Callable[[DiceBatch], Array]
"""Value of positions between two turns to the seat that is active next."""
MAX_SKIPPED: Final = 5
STAGES: Final = ("0 to 5", "6 to 11", "12 to 17", "18 and more")
"""Stages of a game by the crosses on a player's own sheet."""
STAGE_CROSSES: Final = 6
LEADS: Final = (-30, -20, -10, 0, 10, 20, 30)
"""Bounds of the ranges of a lead."""


@cache
def solution() -> Solution:
    """The solved solo game, from the cache if it is there."""
    return solve(1, Threads())


def solo_points(rows: Array, penalties: Array) -> Array:
    """Expected final score of sheets ``[..., 4]`` in the solo game with perfect play, before a roll."""
    states = ROW_STATE[rows]
    one, other = (PAIR[states[..., at], states[..., at + 1]].astype(np.int64) for at in (0, 2))
    large, small = np.maximum(one, other), np.minimum(one, other)
    over = (COUNT[locks(rows)] >= 2) | (penalties >= MAX_PENALTIES)
    values = solution().values[0][large * (large + 1) // 2 + small, np.minimum(penalties, MAX_PENALTIES - 1)]
    total: Array = points(rows, penalties) + np.where(over, 0.0, values)
    return total


def solo_worth(state: DiceBatch) -> Array:
    """Expected final score of the only seat."""
    return solo_points(state.rows[:, 0], state.penalties[:, 0])


def network_points(model: Model) -> Worth:
    """The expected final score, by a network."""
    return lambda state: np.asarray(expected(model, state, 0).points, np.float64)


def network_worth(model: Model) -> Worth:
    """The chance to win, in percent."""
    return lambda state: np.asarray(100 * expected(model, state, 0).win, np.float64)


def turn_ends(state: DiceBatch, dice: Dice) -> tuple[Turn, Array]:
    """The active seat's turn after each pair of actions ``[B, 45]``, before the pawn moves, and which are legal."""
    first = moves(state.rows[:, 0], state.closed, dice.number[:, None, None])
    turn = state.begin_turn(state.rows, np.zeros(len(state.closed), bool)).spread().cross(first.row, first.at)
    second = moves(turn.rows, turn.closed, dice.sums[:, None])
    legal = first.legal[..., None] & second.legal & (~turn.over[..., None] | (second.row == 0))
    return turn.spread().cross(second.row, second.at).flat(), legal.reshape(len(legal), -1)


def solo_options(state: DiceBatch, dice: Dice) -> tuple[Array, Array]:
    """Expected final score after each pair of actions ``[B, 45]``, and which are legal."""
    turn, legal = turn_ends(state, dice)
    turn = turn.end(None, 1)
    return solo_points(turn.rows, turn.penalties), legal


def perfect() -> Policy:
    """Perfect play of the solo game."""

    def choose(state: DiceBatch, dice: Dice, _turn: int) -> Choice:
        value, legal = solo_options(state, dice)
        best = np.where(legal, value, -np.inf).argmax(axis=1)
        return Choice((best // COLOR_ACTIONS)[:, None], best % COLOR_ACTIONS, np.zeros_like(best))

    return choose


class Sums:
    """Running sums by cell: mean, its standard error, count and share of positive values."""

    def __init__(self, *shape: int) -> None:
        self.total, self.squares, self.count, self.positive = (np.zeros(shape) for _ in range(4))

    def add(self, at: Any, values: Array, positive: Array | None = None) -> None:
        np.add.at(self.total, at, values)
        np.add.at(self.squares, at, np.square(values))
        np.add.at(self.count, at, 1)
        np.add.at(self.positive, at, values > 0 if positive is None else positive)

    def table(self, least: int = 100) -> dict[str, list[Any]]:
        """Means with standard errors, shares of positive values and counts; None where there are too few values.

        Values of one game count as independent, so the errors are a little too small.
        """
        seen = self.count >= least
        divisor = np.maximum(self.count, 1)
        mean = self.total / divisor
        variance = np.maximum(self.squares / divisor - np.square(mean), 0)
        return {
            "mean": blanked(mean, seen),
            "error": blanked(np.sqrt(variance / divisor), seen),
            "positive": blanked(self.positive / divisor, seen),
            "count": self.count.astype(int).tolist(),
        }


def blanked(values: Array, seen: Array, digits: int = 4) -> list[Any]:
    """Nested lists of rounded numbers, with None where nothing was seen."""
    if values.ndim == 1:
        return [round(float(value), digits) if known else None for value, known in zip(values, seen, strict=True)]
    return [blanked(one, known, digits) for one, known in zip(values, seen, strict=True)]


class CrossValues:
    """Values of free crosses and of penalties in the positions of watched games.

    A free cross is given to the seat that rolls next; its value is the difference to the position without it. ``worth``
    values positions, in points or in percent of wins.
    """

    def __init__(self, worth: Worth, every: int = 1) -> None:
        self.worth, self.every = worth, every
        self.by_skip = Sums(LAST, MAX_SKIPPED + 1)
        """By places used up in the row and numbers skipped."""
        self.by_crosses = Sums(LAST, LAST)
        """Of crosses that skip nothing, by crosses in the row and place."""
        self.by_row = Sums(4, LAST)
        """The same by row and place: rows differ on a board."""
        self.by_stage = Sums(len(STAGES), MAX_SKIPPED + 1)
        """Against a penalty, by stage and numbers skipped."""
        self.penalty = Sums(len(STAGES), MAX_PENALTIES)
        """Of penalties, by stage and penalties so far."""

    def __call__(self, moment: Moment) -> None:
        if moment.turn % self.every:
            return
        state = moment.state
        now, rows = self.worth(state), state.rows[:, 0]
        stage = np.minimum(COUNT[rows].sum(axis=1) // STAGE_CROSSES, len(STAGES) - 1)
        # the fourth penalty ends the game, which networks do not value
        few = state.penalties[:, 0] < MAX_PENALTIES - 1
        penalized = state._replace(penalties=state.penalties + (np.arange(state.penalties.shape[1]) == 0))
        penalty = np.full(len(now), np.nan)
        penalty[few] = self.worth(pick(penalized, few)) - now[few]
        self.penalty.add((stage[few], state.penalties[few, 0]), penalty[few])
        for color in range(4):
            for skipped in range(MAX_SKIPPED + 1):
                row, used = rows[:, color], LENGTH[rows[:, color]]
                legal = (used + skipped < LAST) & (state.closed >> color & 1 == 0)
                some, row, used = pick(state, legal), row[legal], used[legal]
                sheets = some.rows.copy()
                sheets[:, 0, color] = crossed(row, used + skipped)
                gain = self.worth(some._replace(rows=sheets)) - now[legal]
                self.by_skip.add((used, skipped), gain)
                if skipped == 0:
                    self.by_crosses.add((COUNT[row], used), gain)
                    self.by_row.add((np.full(len(used), color), used), gain)
                known = few[legal]
                better = gain[known] - penalty[legal][known]
                self.by_stage.add((stage[legal][known], skipped), better)

    def tables(self) -> dict[str, Any]:
        return {
            "by_skip": self.by_skip.table(),
            "by_crosses": self.by_crosses.table(),
            "by_row": self.by_row.table(),
            "by_stage": self.by_stage.table(),
            "penalty": self.penalty.table(),
        }


class LockValues:
    """What locking gains against the best other option, where the active seat can lock: by lead, crosses and lock.

    In percent of wins; leads are counted before the turn, without the lock.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.by_lead = Sums(2, len(LEADS) + 1)
        self.by_crosses = Sums(2, LAST)

    def __call__(self, moment: Moment) -> None:
        state, dice = moment.state, moment.dice
        turn, legal = turn_ends(state, dice)
        new = COUNT[turn.closed & ~state.closed[:, None]] * legal
        can = (new > 0).any(axis=1)
        if not can.any():
            return
        some, rolled, new, legal = pick(state, can), pick(dice, can), new[can], legal[can]
        options, _ = seat_options(self.model, some, rolled, 0)
        utility = options.value.utility()
        locking = np.where(legal & (new > 0), utility, -np.inf).argmax(axis=1)
        other = np.where(legal & (new == 0), utility, -np.inf).argmax(axis=1)
        at = np.arange(len(locking))
        gain = 100 * (options.value.win[at, locking] - options.value.win[at, other])
        better = utility[at, locking] > utility[at, other]
        second = np.minimum(COUNT[some.closed], 1)
        total = scores(self.model.board, some.rows, some.penalties, some.pawns)
        lead = total[:, 0] - total[:, 1:].max(axis=1)
        self.by_lead.add((second, np.searchsorted(LEADS, lead, side="right")), gain, better)
        rows = pick(turn, (np.nonzero(can)[0], locking)).rows
        fresh = (locks(rows) & ~some.closed)[:, None] >> np.arange(4) & 1
        crosses = (COUNT[rows] * fresh).max(axis=1) - 2
        self.by_crosses.add((second, np.minimum(crosses, LAST - 1)), gain, better)

    def tables(self) -> dict[str, Any]:
        return {"by_lead": self.by_lead.table(30), "by_crosses": self.by_crosses.table(30)}


def all_rolls() -> tuple[Dice, Array]:
    """Every roll with the smaller white die first, and how many of the 46,656 rolls it stands for."""
    faces = np.indices((6,) * 6).reshape(6, -1).T.astype(np.int32) + 1
    faces = faces[faces[:, 0] <= faces[:, 1]]
    return Dice(faces[:, :2], faces[:, 2:]), np.where(faces[:, 0] == faces[:, 1], 1, 2)


def repeated(state: DiceBatch, count: int) -> DiceBatch:
    """One position many times."""
    return each(lambda part: np.repeat(part, count, axis=0), state)
