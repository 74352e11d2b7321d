"""One-turn lookahead in the dice games: the exact expectation over all 46,656 rolls.

A roll offers the active seat one or two numbers in each row that has a die. The value of crossing a number does not
depend on the other dice, so each number is evaluated once per white sum. The seat takes the best number rolled; the
probability of each follows from counting faces. So no roll has to be enumerated.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import NUMBERS
from ..model import Network, Value, best, final_value_of
from ..rows import Array, can_cross, crossed, ended, locks, places, points, replaced, unpack_mask
from .features import Board, Dice, DiceBatch, expected
from .options import passive_options
from .turn import end_turn, free_fields, idle_turn, landing, replace_row, white_moves

Floats = NDArray[np.float32]

SUMS: Final = len(NUMBERS)
SECOND_ACTIONS: Final = 1 + 4 * SUMS
"""Second actions: none, or any number of any row."""
CHUNK: Final = 16
"""Positions per chunk; more do not fit the processor cache."""
_PAIRS: Final = [(a, b) for a in range(1, 7) for b in range(a, 7)]
_WEIGHT: Final = np.array([1 if a == b else 2 for a, b in _PAIRS], np.float32) / 36
_SUM_INDEX: Final = np.array([a + b - 2 for a, b in _PAIRS])


def _offered(die: int) -> NDArray[np.int64]:
    """The second actions that one white die of each pair offers, by row and face ``[21, 4, 6]``."""
    return np.array(
        [[[1 + row * SUMS + pair[die] + face - 2 for face in range(1, 7)] for row in range(4)] for pair in _PAIRS]
    )


_ONE, _OTHER = _offered(0), _offered(1)


class _Actions(NamedTuple):
    """Action pairs of active seats, flat: index of state and sum, both actions, and the result before the turn ends."""

    source: Array
    first: Array
    second: Array
    sheet: Array
    closed: Array
    over: Array
    has_crossed: Array
    pawn: Array


class _TurnEnds(NamedTuple):
    """Ends of turns, flat: index of state and sum, both actions, and the state after, with seats rotated."""

    source: NDArray[np.int64]
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    state: DiceBatch
    over: NDArray[np.bool_]
    points: NDArray[np.int32]


class _TurnValues(NamedTuple):
    """The next turn by white sum and second action ``[B, 11, 45]``: utility to the active seat, and value to a seat.

    The first action and the pawn move are the active seat's best.
    """

    utility: Floats
    value: Value


def lookahead(net: Network, board: Board | None, state: DiceBatch, seat: int) -> Value:
    """The value to a seat of positions between two turns, by one-turn lookahead."""
    return _concatenated(
        _expectation(_evaluate_turn(net, board, _part(state, some), seat)) for some in _chunks(len(state.closed))
    )


def luck(net: Network, board: Board | None, state: DiceBatch, rolled: Dice, seat: int) -> Value:
    """The value of a roll to a seat minus the expectation before it. Its mean over all rolls is exactly 0, however
    inaccurate the network.
    """
    given: list[Value] = []
    for some in _chunks(len(state.closed)):
        values = _evaluate_turn(net, board, _part(state, some), seat)
        now, before = _value_of_roll(values, Dice(*(part[some] for part in rolled))), _expectation(values)
        given.append(Value(*(a - b for a, b in zip(now, before, strict=True))))
    return _concatenated(given)


def _chunks(count: int) -> list[slice]:
    return [slice(first, first + CHUNK) for first in range(0, count, CHUNK)]


def _part(state: DiceBatch, some: slice) -> DiceBatch:
    return DiceBatch(*(part[some] for part in state))


def _concatenated(values: Iterable[Value]) -> Value:
    return Value(*(np.concatenate(parts) for parts in zip(*values, strict=True)))


def _evaluate_turn(net: Network, board: Board | None, state: DiceBatch, seat: int) -> _TurnValues:
    batch, players = state.penalties.shape
    turns = _turn_ends(net, board, state)
    active = _values(net, board, turns, players - 1)
    own = active if seat == 0 else None
    utility = np.full((batch * SUMS, 5, SECOND_ACTIONS), -np.inf, np.float32)
    where = np.full(utility.shape, -1)
    utilities = active.utility().astype(np.float32)
    # of several pawn moves the best is written last, since sorted by utility
    order = np.argsort(utilities, kind="stable")
    cells = turns.source[order], turns.first[order], turns.second[order]
    utility[cells], where[cells] = utilities[order], order
    first = utility.argmax(axis=1)
    best_utility = np.take_along_axis(utility, first[:, None], axis=1)[:, 0]
    cell = np.take_along_axis(where, first[:, None], axis=1)[:, 0]
    if own is None:
        needed = np.unique(cell[cell >= 0])
        some = _TurnEnds(
            *turns[:3], DiceBatch(*(part[needed] for part in turns.state)), turns.over[needed], turns.points[needed]
        )
        seen = _values(net, board, some, (seat - 1) % players)
        own = Value(*(np.zeros(len(utilities), np.float32) for _ in range(3)))
        for part, new in zip(own, seen, strict=True):
            part[needed] = new
    cell = np.maximum(cell, 0).reshape(batch, SUMS, SECOND_ACTIONS)
    return _TurnValues(best_utility.reshape(cell.shape), Value(*(part[cell] for part in own)))


def _expectation(values: _TurnValues) -> Value:
    probabilities = _action_probabilities(values.utility)
    return Value(*((part * probabilities).sum(axis=(1, 2)) for part in values.value))


def _value_of_roll(values: _TurnValues, rolled: Dice) -> Value:
    """The value of one roll each, by the choices that :func:`_action_probabilities` counts."""
    each = np.arange(len(values.utility))
    white = np.sort(rolled.white, axis=1)
    at_sum = white.sum(axis=1) - 2
    utility = values.utility[each, at_sum]
    offered: NDArray[np.int64] = 1 + np.arange(4) * SUMS + white[..., None] + rolled.colors[:, None] - 2
    one, other = (np.take_along_axis(utility, offered[:, die], axis=1) for die in range(2))
    best_utility, option = np.maximum(one, other), np.where(one >= other, offered[:, 0], offered[:, 1])
    row = best_utility.argmax(axis=1)
    second = np.where(best_utility[each, row] > utility[:, 0], option[each, row], 0)
    return Value(*(part[each, at_sum, second] for part in values.value))


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


def _values(net: Network, board: Board | None, turns: _TurnEnds, seat: int) -> Value:
    found = Value(*(np.array(part, np.float32) for part in final_value_of(turns.points, seat)))
    going = np.nonzero(~turns.over)[0]
    values = expected(net, board, DiceBatch(*(part[going] for part in turns.state)), seat)
    for part, new in zip(found, values, strict=True):
        part[going] = new
    return found


def _turn_ends(net: Network, board: Board | None, state: DiceBatch) -> _TurnEnds:
    """All possible ends of the next turn; the others answer the white sum as if no other seat acted."""
    batch, players = state.penalties.shape
    big = DiceBatch(*(np.repeat(part, SUMS, axis=0) for part in state))
    number = np.tile(np.arange(2, 13, dtype=np.int32), batch)
    rows = big.rows
    if players > 1:
        answers = passive_options(net, board, big, number, list(range(1, players)), idle_turn(board, big), rows)
        taken = best(answers.value, answers.legal)
        after, _ = white_moves(
            rows[:, 1:],
            np.repeat(big.closed[:, None], players - 1, axis=1),
            np.repeat(number[:, None], players - 1, axis=1),
        )
        rows_after_answers = np.take_along_axis(after, taken[..., None, None], axis=2)[:, :, 0]
        rows = np.concatenate([rows[:, :1], rows_after_answers], axis=1)
    sheets, legal = white_moves(big.rows[:, 0], big.closed, number)
    shut = big.closed
    for seat in range(1, players):
        shut = shut | locks(rows[:, seat])
    closed = shut[:, None] | locks(sheets)
    early = ended(closed)
    at = places(np.arange(2, 13, dtype=np.int32))
    many = sheets[:, :, None, :]
    fits = can_cross(many, at) & ~unpack_mask(closed)[:, :, None] & ~early[..., None, None]
    # reorder [sums, 4] to second actions, row by row
    second = np.concatenate(
        [np.ones((*legal.shape, 1), bool), np.swapaxes(fits, 2, 3).reshape(*legal.shape, -1)], axis=2
    )
    source, first, action = np.nonzero(legal[..., None] & second)
    before: NDArray[np.int32] = sheets[source, first]
    row, number = np.maximum(action - 1, 0) // SUMS, np.maximum(action - 1, 0) % SUMS
    place = np.where(row < 2, number, 10 - number).astype(np.int32)
    made: NDArray[np.int32] = replaced(before, crossed(before, place[:, None]))[np.arange(len(row)), row]
    sheet = np.where((action > 0)[:, None], made, before)
    shut = closed[source, first] | locks(sheet)
    has_crossed = (first > 0) | (action > 0)
    actions = _Actions(source, first, action, sheet, shut, ended(shut), has_crossed, big.pawns[source, 0])
    if board is not None:
        actions = _with_pawn_moves(board, big, actions)
    source, first, action, sheet, shut, over, has_crossed, pawn = actions
    result = end_turn(
        board, players, sheet, big.penalties[source, 0], shut, pawn, big.turns_left[source], over, has_crossed
    )
    all_rows = np.concatenate([rows[source, 1:], sheet[:, None]], axis=1)
    penalties = np.concatenate([big.penalties[source, 1:], result.penalties[:, None]], axis=1)
    pawns = np.concatenate([big.pawns[source, 1:], pawn[:, None]], axis=1)
    total = points(all_rows, penalties)
    if board is not None:
        total = total + board.bonus[pawns]
    return _TurnEnds(
        source, first, action, DiceBatch(all_rows, penalties, shut, pawns, result.turns_left), result.over, total
    )


def _with_pawn_moves(board: Board, big: DiceBatch, actions: _Actions) -> _Actions:
    """The actions, and each again with every legal pawn move after it."""
    fields = free_fields(board, big.pawns[:, 0], big.pawns[:, 1:])[actions.source]
    there = landing(board, actions.sheet, actions.closed, fields)
    which, step = np.nonzero(there.legal & ~actions.over[:, None])
    before = _Actions(*(part[which] for part in actions))
    sheet = replace_row(before.sheet, there.color[which, step], there.row[which, step])
    closed = before.closed | locks(sheet)
    moved = before._replace(
        sheet=sheet,
        closed=closed,
        over=ended(closed),
        has_crossed=before.has_crossed | there.makes_cross[which, step],
        pawn=there.field[which, step],
    )
    return _Actions(*(np.concatenate(pair) for pair in zip(actions, moved, strict=True)))
