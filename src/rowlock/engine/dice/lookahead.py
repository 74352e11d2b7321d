"""One-turn lookahead in the dice games: the exact expectation over all 46,656 rolls.

A roll offers the active seat one or two numbers in each row that has a die. The value of crossing a number does not
depend on the other dice, so each number is evaluated once per white sum. The seat takes the best number rolled; the
probability of each follows from counting faces. So no roll has to be enumerated.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import NUMBERS
from ..arrays import Array, Result, each, joined, pick
from ..model import Value, best, final_value_of, with_values
from ..rows import answered, moves
from ..search import Indices
from .features import Model, expected
from .options import passive_options
from .turn import Dice, DiceBatch, finish_turn, idle_turn, rotated

Floats = NDArray[np.float32]

SUMS: Final = len(NUMBERS)
SECOND_ACTIONS: Final = 1 + 4 * SUMS
"""Second actions: none, or any number of any row."""
CHUNK: Final = 16
"""Positions per chunk; more do not fit the processor cache."""
_PAIRS: Final = [(a, b) for a in range(1, 7) for b in range(a, 7)]
_WEIGHT: Final = np.array([1 if a == b else 2 for a, b in _PAIRS], np.float32) / 36
_SUM_INDEX: Final = np.array([a + b - 2 for a, b in _PAIRS])
_OFFERED: Final[Indices] = 1 + np.arange(4)[:, None] * SUMS + np.array(_PAIRS).T[..., None, None] + np.arange(1, 7) - 2
"""The second actions that either white die of each pair offers, by row and face ``[2, 21, 4, 6]``."""
_ONE: Final[Indices] = _OFFERED[0]
_OTHER: Final[Indices] = _OFFERED[1]


class _TurnValues(NamedTuple):
    """The next turn by white sum and second action ``[B, 11, 45]``: utility to the active seat, and value to a seat.

    The first action and the pawn move are the active seat's best.
    """

    utility: Floats
    value: Value


def lookahead(model: Model, state: DiceBatch, seat: int) -> Value:
    """The value to a seat of positions between two turns, by one-turn lookahead."""
    return joined([_expectation(_evaluate_turn(model, pick(state, some), seat)) for some in _chunks(state)])


def luck(model: Model, state: DiceBatch, rolled: Dice, seat: int) -> Value:
    """The value of a roll to a seat minus the expectation before it. Its mean over all rolls is exactly 0, however
    inaccurate the network.
    """
    turns = ((_evaluate_turn(model, pick(state, some), seat), pick(rolled, some)) for some in _chunks(state))
    return joined([each(np.subtract, _value_of_roll(turn, roll), _expectation(turn)) for turn, roll in turns])


def _chunks(state: DiceBatch) -> list[slice]:
    return [slice(first, first + CHUNK) for first in range(0, len(state.closed), CHUNK)]


def _evaluate_turn(model: Model, state: DiceBatch, seat: int) -> _TurnValues:
    batch, players = state.penalties.shape
    cells, result = _turn_ends(model, state)
    own = _values(model, result, players - 1)
    utility = np.full((batch * SUMS, 5, SECOND_ACTIONS), -np.inf, np.float32)
    where = np.full(utility.shape, -1)
    utilities = own.utility().astype(np.float32)
    # of several pawn moves the best is written last, since sorted by utility
    order = np.argsort(utilities, kind="stable")
    at = tuple(part[order] for part in cells)
    utility[at], where[at] = utilities[order], order
    first = utility.argmax(axis=1)
    best_utility = np.take_along_axis(utility, first[:, None], axis=1)[:, 0]
    cell = np.take_along_axis(where, first[:, None], axis=1)[:, 0]
    if seat:
        needed = np.unique(cell[cell >= 0])
        some = Result(pick(result.state, needed), result.over[needed], result.points[needed])
        own = with_values(own, needed, _values(model, some, seat - 1))
    cell = np.maximum(cell, 0).reshape(batch, SUMS, SECOND_ACTIONS)
    return _TurnValues(best_utility.reshape(cell.shape), pick(own, cell))


def _expectation(values: _TurnValues) -> Value:
    probabilities = _action_probabilities(values.utility)
    return each(lambda part: (part * probabilities).sum(axis=(1, 2)), values.value)


def _value_of_roll(values: _TurnValues, rolled: Dice) -> Value:
    """The value of one roll each, by the choices that :func:`_action_probabilities` counts."""
    batch = np.arange(len(values.utility))
    white = np.sort(rolled.white, axis=1)
    at_sum = white.sum(axis=1) - 2
    utility = values.utility[batch, at_sum]
    offered: Indices = 1 + np.arange(4) * SUMS + white[..., None] + rolled.colors[:, None] - 2
    one, other = (np.take_along_axis(utility, offered[:, die], axis=1) for die in range(2))
    best_utility, option = np.maximum(one, other), np.where(one >= other, offered[:, 0], offered[:, 1])
    row = best_utility.argmax(axis=1)
    second = np.where(best_utility[batch, row] > utility[:, 0], option[batch, row], 0)
    return pick(values.value, (batch, at_sum, second))


def _action_probabilities(best: Floats) -> Floats:
    """The probability of each white sum and second action, ``[B, 11, 45]``, given the utility of each."""
    batch = best.shape[0]
    at_sum = best[:, _SUM_INDEX]
    flat = np.arange(len(_PAIRS))[:, None, None]
    one, other = at_sum[:, flat, _ONE], at_sum[:, flat, _OTHER]
    best_utility = np.maximum(one, other)
    option = np.where(one >= other, _ONE, _OTHER)
    probability: Array = np.broadcast_to(np.float32(1 / 6), best_utility.shape)
    for row in range(4):
        rival = best_utility[:, :, None, None, row]
        own = best_utility[..., None]
        # ties go to the upper row
        beaten = np.concatenate([rival <= own[:, :, :row], rival < own[:, :, row:]], axis=2).mean(axis=-1)
        beaten[:, :, row] = 1
        probability = probability * beaten
    probability = np.where(best_utility > at_sum[:, :, None, None, 0], probability, 0) * _WEIGHT[:, None, None]
    found = np.zeros((batch, SUMS, SECOND_ACTIONS), np.float32)
    at: Any = (np.arange(batch)[:, None, None, None], _SUM_INDEX[:, None, None], option)
    np.add.at(found, at, probability)
    rest = _WEIGHT - probability.sum(axis=(2, 3))
    at = (np.arange(batch)[:, None], _SUM_INDEX[None], 0)
    np.add.at(found, at, rest)
    return found


def _values(model: Model, result: Result[DiceBatch], seat: int) -> Value:
    going = np.nonzero(~result.over)[0]
    return with_values(final_value_of(result.points, seat), going, expected(model, pick(result.state, going), seat))


def _turn_ends(model: Model, state: DiceBatch) -> tuple[tuple[Indices, ...], Result[DiceBatch]]:
    """All possible ends of the next turn, by state and white sum, first and second action.

    The others answer the white sum as if no other seat acted.
    """
    board, (batch, players) = model.board, state.penalties.shape
    big = each(lambda part: np.repeat(part, SUMS, axis=0), state)
    number = np.tile(np.arange(2, 13, dtype=np.int32), batch)
    answers = np.zeros((batch * SUMS, players), np.int64)
    if players > 1:
        others = passive_options(model, big, number, list(range(1, players)), idle_turn(board, big))
        answers[:, 1:] = best(others.value, others.legal)
    rows = answered(big.rows, number, answers)
    white = moves(big.rows[:, 0], big.closed, number[:, None, None])
    begun = big.begin_turn(rows, np.zeros(len(rows), bool)).spread().cross(white.row, white.at).flat()
    color = moves(begun.rows, begun.closed, np.arange(2, 13, dtype=np.int32)[None])
    legal = white.legal[..., None] & color.legal & (~begun.over[..., None] | (color.row == 0))
    source, first, second = np.nonzero(legal)
    turn = pick(begun, (source, first)).cross(color.row[second], color.at[second])
    if board is not None:  # each again with every legal pawn move after it
        fields = big.free_fields()[source]
        to = turn.landing(board, fields)
        which, step = np.nonzero(to.legal)
        moved = pick(turn, which).cross(to.row[which, step], to.at[which, step])
        turn = joined([turn, moved._replace(pawn=fields[which, step])])
        source, first, second = (np.concatenate([part, part[which]]) for part in (source, first, second))
    played = finish_turn(board, pick(big, source), rows[source], turn)
    return (source, first, second), rotated(board, played)
