"""One turn further in the dice games: what a seat can expect, over every roll there is.

A roll offers the active seat one or two numbers in each row that has a die. What it would make of each number does not
depend on the other dice, so each number is looked at once for each white sum; which of them it takes follows from which
is best among those rolled, and how often that is each one's turn follows from counting faces. So the expectation over
all 46,656 rolls is exact, and no roll is played.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import NUMBERS
from ..model import Network, Value, at_the_end, best
from ..rows import Array, can_cross, crossed, ended, is_in, locks, places, points, replaced
from .features import Board, Dice, Table, expected
from .options import passive_options
from .turn import ended_turn, free_fields, landing, quiet, white_moves, with_row

Floats = NDArray[np.float32]

SUMS: Final = len(NUMBERS)
ANY_SECOND: Final = 1 + 4 * SUMS
"""What a second action may be: none, or any number of any row."""
AT_ONCE: Final = 16
"""Positions looked at together: more of them leave the processor's cache."""
_PAIRS: Final = [(a, b) for a in range(1, 7) for b in range(a, 7)]
_WEIGHT: Final = np.array([1 if a == b else 2 for a, b in _PAIRS], np.float32) / 36
_SUM_AT: Final = np.array([a + b - 2 for a, b in _PAIRS])


def _offered(die: int) -> NDArray[np.int64]:
    """The second actions that one white die of each pair offers, by row and face ``[21, 4, 6]``."""
    return np.array(
        [[[1 + row * SUMS + pair[die] + face - 2 for face in range(1, 7)] for row in range(4)] for pair in _PAIRS]
    )


_ONE, _OTHER = _offered(0), _offered(1)


class _Actions(NamedTuple):
    """Actions of active seats, flat: at which table and sum, which two, and what they lead to before the turn ends."""

    source: Array
    first: Array
    second: Array
    sheet: Array
    closed: Array
    over: Array
    did: Array
    pawn: Array


class _Turns(NamedTuple):
    """Ends of turns, flat: from which table and sum, with which two actions, and the table after, seats moved up."""

    source: NDArray[np.int64]
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    table: Table
    over: NDArray[np.bool_]
    points: NDArray[np.int32]


class _Coming(NamedTuple):
    """The coming turn by white sum and second action ``[B, 11, 45]``, the first action and the pawn's move the best for
    the active seat: what that is worth to it, and what the one who looks can expect.
    """

    worth: Floats
    value: Value


def ahead(net: Network, board: Board | None, table: Table, seat: int) -> Value:
    """What a seat can expect of positions between two turns, looking one turn further."""
    return _joined(_expectation(_coming(net, board, _part(table, some), seat)) for some in _pieces(len(table.closed)))


def luck(net: Network, board: Board | None, table: Table, rolled: Dice, seat: int) -> Value:
    """What a roll gives a seat beyond what it could expect before it. Over all rolls the mean is nothing, exactly,
    whatever the network thinks.
    """
    given: list[Value] = []
    for some in _pieces(len(table.closed)):
        coming = _coming(net, board, _part(table, some), seat)
        now, before = _with_roll(coming, Dice(*(part[some] for part in rolled))), _expectation(coming)
        given.append(Value(*(a - b for a, b in zip(now, before, strict=True))))
    return _joined(given)


def _pieces(count: int) -> list[slice]:
    return [slice(first, first + AT_ONCE) for first in range(0, count, AT_ONCE)]


def _part(table: Table, some: slice) -> Table:
    return Table(*(part[some] for part in table))


def _joined(values: Iterable[Value]) -> Value:
    return Value(*(np.concatenate(parts) for parts in zip(*values, strict=True)))


def _coming(net: Network, board: Board | None, table: Table, seat: int) -> _Coming:
    batch, players = table.penalties.shape
    turns = _turns(net, board, table)
    active = _values(net, board, turns, players - 1)
    mine = active if seat == 0 else None
    worth = np.full((batch * SUMS, 5, ANY_SECOND), -np.inf, np.float32)
    where = np.full(worth.shape, -1)
    worths = active.utility().astype(np.float32)
    # of several moves of the pawn the best stands for its two actions: written last, since sorted by worth
    order = np.argsort(worths, kind="stable")
    cells = turns.source[order], turns.first[order], turns.second[order]
    worth[cells], where[cells] = worths[order], order
    first = worth.argmax(axis=1)
    good = np.take_along_axis(worth, first[:, None], axis=1)[:, 0]
    state = np.take_along_axis(where, first[:, None], axis=1)[:, 0]
    if mine is None:
        needed = np.unique(state[state >= 0])
        some = _Turns(
            *turns[:3], Table(*(part[needed] for part in turns.table)), turns.over[needed], turns.points[needed]
        )
        seen = _values(net, board, some, (seat - 1) % players)
        mine = Value(*(np.zeros(len(worths), np.float32) for _ in range(3)))
        for part, new in zip(mine, seen, strict=True):
            part[needed] = new
    state = np.maximum(state, 0).reshape(batch, SUMS, ANY_SECOND)
    return _Coming(good.reshape(state.shape), Value(*(part[state] for part in mine)))


def _expectation(coming: _Coming) -> Value:
    chances = _chances(coming.worth)
    return Value(*((part * chances).sum(axis=(1, 2)) for part in coming.value))


def _with_roll(coming: _Coming, rolled: Dice) -> Value:
    """What comes of one roll each, by the same choices that :func:`_chances` counts."""
    each = np.arange(len(coming.worth))
    white = np.sort(rolled.white, axis=1)
    at_sum = white.sum(axis=1) - 2
    worth = coming.worth[each, at_sum]
    offered: NDArray[np.int64] = 1 + np.arange(4) * SUMS + white[..., None] + rolled.colors[:, None] - 2
    one, other = (np.take_along_axis(worth, offered[:, die], axis=1) for die in range(2))
    good, option = np.maximum(one, other), np.where(one >= other, offered[:, 0], offered[:, 1])
    row = good.argmax(axis=1)
    second = np.where(good[each, row] > worth[:, 0], option[each, row], 0)
    return Value(*(part[each, at_sum, second] for part in coming.value))


def _chances(best: Floats) -> Floats:
    """How often each second action is chosen at each white sum, ``[B, 11, 45]``, given how good each is."""
    batch = best.shape[0]
    at_sum = best[:, _SUM_AT]
    flat = np.arange(len(_PAIRS))[:, None, None]
    one, other = at_sum[:, flat, _ONE], at_sum[:, flat, _OTHER]
    good = np.maximum(one, other)
    option = np.where(one >= other, _ONE, _OTHER)
    chance: Array = np.broadcast_to(np.float32(1 / 6), good.shape)
    for row in range(4):
        rival = good[:, :, None, None, row]
        mine = good[..., None]
        # of equals the row on top is taken, so that one of them is
        beaten = np.concatenate([rival <= mine[:, :, :row], rival < mine[:, :, row:]], axis=2).mean(axis=-1)
        beaten[:, :, row] = 1
        chance = chance * beaten
    chance = np.where(good > at_sum[:, :, None, None, 0], chance, 0) * _WEIGHT[:, None, None]
    found = np.zeros((batch, SUMS, ANY_SECOND), np.float32)
    at: Any = (np.arange(batch)[:, None, None, None], _SUM_AT[:, None, None], option)
    np.add.at(found, at, chance)
    rest = _WEIGHT - chance.sum(axis=(2, 3))
    at = (np.arange(batch)[:, None], _SUM_AT[None], 0)
    np.add.at(found, at, rest)
    return found


def _values(net: Network, board: Board | None, turns: _Turns, seat: int) -> Value:
    found = Value(*(np.array(part, np.float32) for part in at_the_end(turns.points, seat)))
    going = np.nonzero(~turns.over)[0]
    looked = expected(net, board, Table(*(part[going] for part in turns.table)), seat)
    for part, new in zip(found, looked, strict=True):
        part[going] = new
    return found


def _turns(net: Network, board: Board | None, table: Table) -> _Turns:
    """Every end that the coming turn may have, if the others answer the white sum as they would for themselves."""
    batch, players = table.penalties.shape
    big = Table(*(np.repeat(part, SUMS, axis=0) for part in table))
    number = np.tile(np.arange(2, 13, dtype=np.int32), batch)
    rows = big.rows
    if players > 1:
        answers = passive_options(net, board, big, number, list(range(1, players)), quiet(board, big), rows)
        taken = best(answers.value, answers.legal)
        after, _ = white_moves(
            rows[:, 1:],
            np.repeat(big.closed[:, None], players - 1, axis=1),
            np.repeat(number[:, None], players - 1, axis=1),
        )
        answered = np.take_along_axis(after, taken[..., None, None], axis=2)[:, :, 0]
        rows = np.concatenate([rows[:, :1], answered], axis=1)
    sheets, legal = white_moves(big.rows[:, 0], big.closed, number)
    shut = big.closed
    for seat in range(1, players):
        shut = shut | locks(rows[:, seat])
    closed = shut[:, None] | locks(sheets)
    early = ended(closed)
    at = places(np.arange(2, 13, dtype=np.int32))
    many = sheets[:, :, None, :]
    fits = can_cross(many, at) & ~is_in(closed)[:, :, None] & ~early[..., None, None]
    # from [sums, 4] to the order of second actions: row by row
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
    did = (first > 0) | (action > 0)
    actions = _Actions(source, first, action, sheet, shut, ended(shut), did, big.pawns[source, 0])
    if board is not None:
        actions = _with_moves(board, big, actions)
    source, first, action, sheet, shut, over, did, pawn = actions
    reached = ended_turn(board, players, sheet, big.penalties[source, 0], shut, pawn, big.left[source], over, did)
    all_rows = np.concatenate([rows[source, 1:], sheet[:, None]], axis=1)
    penalties = np.concatenate([big.penalties[source, 1:], reached.penalties[:, None]], axis=1)
    pawns = np.concatenate([big.pawns[source, 1:], pawn[:, None]], axis=1)
    total = points(all_rows, penalties)
    if board is not None:
        total = total + board.bonus[pawns]
    return _Turns(source, first, action, Table(all_rows, penalties, shut, pawns, reached.left), reached.over, total)


def _with_moves(board: Board, big: Table, actions: _Actions) -> _Actions:
    """The same actions, and each again with every move that the pawn may make afterwards."""
    fields = free_fields(board, big.pawns[:, 0], big.pawns[:, 1:])[actions.source]
    there = landing(board, actions.sheet, actions.closed, fields)
    which, step = np.nonzero(there.may & ~actions.over[:, None])
    before = _Actions(*(part[which] for part in actions))
    sheet = with_row(before.sheet, there.color[which, step], there.row[which, step])
    closed = before.closed | locks(sheet)
    moved = before._replace(
        sheet=sheet,
        closed=closed,
        over=ended(closed),
        did=before.did | there.makes[which, step],
        pawn=there.field[which, step],
    )
    return _Actions(*(np.concatenate(pair) for pair in zip(actions, moved, strict=True)))
