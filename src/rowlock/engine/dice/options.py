"""Turns of the dice games in arrays: what each seat can make of a roll, and what it chooses.

A :class:`Table` holds many positions between two turns. Seat 0 is the one whose turn it is; after a turn all seats move
up by one. A seat chooses the option after which it can expect most, both actions of a turn at once. Others decide at
the same moment: so everybody chooses twice, first as if the others did nothing, then knowing what they chose first.
"""

from typing import Final, NamedTuple

import numpy as np

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import MAX_PENALTIES
from ..model import Jitter, Network, Value, best, chosen, settled, summed, value
from ..rows import Array, ended, locks, points, take
from .features import (
    BOARD_FEATURES,
    CLASSIC_FEATURES,
    NOBODY_AT,
    ROW_FEATURES,
    Board,
    Choice,
    Dice,
    Options,
    Table,
    board_of,
    expected,
    fresh,
    pair_features,
    sheet_features,
)
from .turn import (
    Reached,
    answered,
    apply,
    color_moves,
    ended_turn,
    free_fields,
    landing,
    quiet,
    turn_end,
    white_moves,
    with_row,
)

__all__ = [
    "BOARD_FEATURES",
    "CLASSIC_FEATURES",
    "ROW_FEATURES",
    "SECONDS",
    "Board",
    "Choice",
    "Considered",
    "Dice",
    "Options",
    "Table",
    "active_options",
    "apply",
    "board_of",
    "consider",
    "decide",
    "expected",
    "fresh",
    "passive_options",
    "pawn_options",
    "quiet",
]

SECONDS: Final = 9
"""What the second action may be: none, or one of the two sums of each color."""

# What a seat can make of a roll


def _judged(net: Network, board: Board | None, reached: Reached, others: "_Others", wanted: Array) -> Value:
    """The values of what options ``[B, C]`` lead to; only what is wanted is looked at where that saves time."""
    xp = reached.rows.__array_namespace__()
    own_points = points(reached.rows, reached.penalties)
    if board is not None:
        own_points = own_points + take(board.bonus, reached.pawn)
    final = settled(own_points, xp.where(others.early[..., None], others.early_points[:, None], others.points[:, None]))
    # of what is not over no more than one row is closed: five cases, each with its own sum of the others' sheets
    case = take(_CASE, reached.closed)
    sums = summed(net.other, others.features) + summed(net.pair, others.pairs)[:, None]
    if xp is np:
        return _sparse(net, board, reached, wanted & ~reached.over, sums, case, final)
    own = summed(net.own, sheet_features(board, *reached[:-1]))
    looked = value(net, own, xp.take_along_axis(sums, case[..., None, None], axis=1))
    return chosen(reached.over, final, looked)


def _sparse(
    net: Network, board: Board | None, reached: Reached, wanted: Array, sums: Array, case: Array, final: Value
) -> Value:
    batch, option = np.nonzero(wanted)
    some = sheet_features(board, *(part[batch, option] for part in reached[:-1]))
    looked = value(net, summed(net.own, some), sums[batch, case[batch, option]])
    filled = Value(*(np.array(np.broadcast_to(part, wanted.shape), np.float32) for part in final))
    for part, new in zip(filled, looked, strict=True):
        part[batch, option] = new
    return filled


_CASE: Final = np.array([0, 1, 2, 0, 3] + [0] * 3 + [4] + [0] * 7, np.int32)
_CLOSED: Final = np.array([0, 1, 2, 4, 8], np.int32)


class _Others(NamedTuple):
    """The others as one seat expects them after the turn: features by case of closed rows, those of the pairs, and the
    others' points; ``early`` is where an option ends the game with the white sum, before the active seat's second
    action.
    """

    features: Array
    pairs: Array
    points: Array
    early_points: Array
    early: Array


def _others(board: Board | None, table: Table, final: Table, seats: list[int], white: Array, early: Array) -> _Others:
    """The others of some seats, in turn order; positions and seats become one axis.

    ``white`` are everybody's rows as they are after the white sum alone.
    """
    xp = table.rows.__array_namespace__()
    batch, players = table.penalties.shape
    pairs = xp.asarray(np.stack([pair_features(players, (seat - 1) % players) for seat in seats]))
    pairs = xp.reshape(xp.broadcast_to(pairs, (batch, *pairs.shape)), (-1, *pairs.shape[1:]))
    if players == 1:
        nobody = xp.full((batch, 5, 1, 1), NOBODY_AT, dtype=xp.int32)
        none = xp.zeros((batch, 0), dtype=xp.int32)
        return _Others(nobody, pairs, none, none, early)
    order = [[(seat + step) % players for step in range(1, players)] for seat in seats]
    at = xp.asarray(np.array(order))
    many, size = batch * len(seats), (batch * len(seats), 5, players - 1)

    def of(part: Array) -> Array:
        return xp.reshape(part[:, at], (many, players - 1, *part.shape[2:]))

    rows, penalties, pawns = of(final.rows), of(final.penalties), of(final.pawns)
    closed = xp.broadcast_to(xp.asarray(_CLOSED)[:, None], size)
    told = sheet_features(
        board,
        xp.broadcast_to(rows[:, None], (*size, 4)),
        xp.broadcast_to(penalties[:, None], size),
        closed,
        xp.broadcast_to(pawns[:, None], size),
    )
    total, early_total = points(rows, penalties), points(of(white), of(table.penalties))
    if board is not None:
        total, early_total = total + take(board.bonus, pawns), early_total + take(board.bonus, of(table.pawns))
    return _Others(told, pairs, total, early_total, early)


def active_options(
    net: Network,
    board: Board | None,
    table: Table,
    dice: Dice,
    final: Table,
    white_rows: Array,
    crossed_before: Array | None = None,
    phase: str = "action1",
) -> Options:
    """The active seat's options ``[B, C]``: nine color sums for each of five answers to the white sum.

    ``final`` is the table as the others leave it, ``white_rows`` everybody's rows after the white sum. In ``action2``
    there are nine: the table is then the one of that moment.
    """
    xp = table.rows.__array_namespace__()
    players, rows, pawn = table.rows.shape[1], table.rows[:, 0], table.pawns[:, 0]
    batch = rows.shape[0]
    before = xp.zeros((batch,), dtype=bool) if crossed_before is None else crossed_before
    shut = table.closed
    for seat in range(1, players):
        shut = shut | locks(white_rows[:, seat])
    if phase == "action1":
        sheets, legal = white_moves(rows, table.closed, dice.white[:, 0] + dice.white[:, 1])
    else:
        sheets, legal = rows[:, None], xp.ones((batch, 1), dtype=bool)
    count = sheets.shape[1]
    closed = shut[:, None] | locks(sheets)
    early = ended(closed)
    rolled = Dice(*(xp.broadcast_to(part[:, None], (batch, count, part.shape[-1])) for part in dice))
    sheets, second = color_moves(sheets, closed, rolled)
    legal = legal[..., None] & second & (~early[..., None] | (xp.arange(SECONDS) == 0))
    flat = count * SECONDS
    crosses = (xp.arange(count)[:, None] > 0) | (xp.arange(SECONDS)[None] > 0)
    did = before[:, None] | xp.reshape(crosses, (1, flat))
    sheets, legal = xp.reshape(sheets, (batch, flat, 4)), xp.reshape(legal, (batch, flat))
    early = xp.reshape(xp.broadcast_to(early[..., None], (batch, count, SECONDS)), (batch, flat))
    closed = xp.reshape(xp.broadcast_to(closed[..., None], (batch, count, SECONDS)), (batch, flat)) | locks(sheets)
    others = _others(board, table, final, [0], white_rows, early)
    over = ended(closed)
    here = xp.broadcast_to(pawn[:, None], (batch, flat))
    left = xp.broadcast_to(table.left[:, None], (batch, flat))
    penalties = xp.broadcast_to(table.penalties[:, :1], (batch, flat))
    reached = ended_turn(board, players, sheets, penalties, closed, here, left, over, did)
    stay = _judged(net, board, reached, others, legal)
    none = xp.zeros((batch, flat), dtype=xp.int32)
    if board is None:
        return Options(stay, legal, none)
    # the pawn is tried after the best second action for each first one, and after none at all
    if phase == "action1":
        worth = xp.where(legal, stay.utility(), -xp.inf)
        second = xp.argmax(xp.reshape(worth, (batch, count, SECONDS)), axis=-1) + xp.arange(count) * SECONDS
        tried = xp.concatenate([xp.zeros((batch, 1), dtype=second.dtype), second], axis=1)
    else:
        tried = xp.broadcast_to(xp.arange(flat)[None], (batch, flat))
    moved = _moved(net, board, table, others, players, sheets, closed, over, did, legal, tried)
    return _with_pawn(stay, legal, tried, moved)


def _moved(
    net: Network,
    board: Board,
    table: Table,
    others: _Others,
    players: int,
    sheets: Array,
    closed: Array,
    over: Array,
    did: Array,
    legal: Array,
    tried: Array,
) -> Options:
    """The pawn's moves ``[B, S, 5]`` after the options tried."""
    xp = sheets.__array_namespace__()
    batch, some = tried.shape
    pawn = table.pawns[:, 0]
    rows, shut = xp.take_along_axis(sheets, tried[..., None], axis=1), xp.take_along_axis(closed, tried, axis=1)
    there = landing(board, rows, shut, free_fields(board, pawn, table.pawns[:, 1:])[:, None])
    after = with_row(rows[:, :, None], there.color, there.row)
    allowed = xp.take_along_axis(legal & ~over, tried, axis=1)[..., None] & there.may
    shut = shut[..., None] | locks(after)
    crosses = there.makes | xp.take_along_axis(xp.broadcast_to(did, legal.shape), tried, axis=1)[..., None]
    size = (batch, some, MAX_STEPS)
    flat = (batch, some * MAX_STEPS)
    left = xp.broadcast_to(table.left[:, None], flat)
    penalties = xp.broadcast_to(table.penalties[:, :1], flat)
    to = xp.reshape(xp.broadcast_to(there.field, size), flat)
    shut, allowed, crosses = xp.reshape(shut, flat), xp.reshape(allowed, flat), xp.reshape(crosses, flat)
    reached = ended_turn(board, players, xp.reshape(after, (*flat, 4)), penalties, shut, to, left, ended(shut), crosses)
    late = others._replace(early=xp.zeros(flat, dtype=bool))
    found = _judged(net, board, reached, late, allowed)
    return Options(Value(*(xp.reshape(part, size) for part in found)), xp.reshape(allowed, size), None)


def _with_pawn(stay: Value, legal: Array, tried: Array, moved: Options) -> Options:
    """Options with the best that the pawn can do after each that was tried."""
    xp = legal.__array_namespace__()
    before = Value(*(xp.take_along_axis(part, tried, axis=1)[..., None] for part in stay))
    every = Value(*(xp.concatenate([a, b], axis=-1) for a, b in zip(before, moved.value, strict=True)))
    worth = xp.concatenate([before.utility(), xp.where(moved.legal, moved.value.utility(), -xp.inf)], axis=-1)
    steps = xp.argmax(worth, axis=-1)
    tops = [xp.take_along_axis(part, steps[..., None], axis=-1)[..., 0] for part in every]
    # what was not tried keeps its value without a move; what was tried twice has one value
    spread = tried[..., None] == xp.arange(legal.shape[1])
    hit = xp.any(spread, axis=1)
    source = xp.argmax(spread, axis=1)
    picked = [xp.take_along_axis(part, source, axis=1) for part in tops]
    result = Value(*(xp.where(hit, new, old) for new, old in zip(picked, stay, strict=True)))
    return Options(result, legal, xp.where(hit, xp.take_along_axis(steps, source, axis=1), 0))


def passive_options(
    net: Network, board: Board | None, table: Table, number: Array, seats: list[int], final: Table, white_rows: Array
) -> Options:
    """The five answers to a white sum of seats that are not active, ``[B, S, 5]``.

    ``final`` is the table as the others leave it, with the active seat's whole turn in it.
    """
    xp = table.rows.__array_namespace__()
    (batch, players), count = table.penalties.shape, len(seats)
    at = xp.asarray(np.array(seats))
    numbers = xp.broadcast_to(number[:, None], (batch, count))
    shut = xp.broadcast_to(table.closed[:, None], (batch, count))
    sheets, legal = white_moves(table.rows[:, at], shut, numbers)
    locked = locks(white_rows)
    for step in range(1, players):
        shut = shut | locked[:, xp.asarray(np.array([(seat + step) % players for seat in seats]))]
    closed = shut[..., None] | locks(sheets)
    early = ended(closed)
    # what the active seat closes in its second action; what this seat chose first is not to count
    closed = closed | locks(final.rows[:, 0])[:, None, None]
    over = early | ended(closed) | (final.penalties[:, 0] >= MAX_PENALTIES)[:, None, None]
    if board is not None:
        over = over | (table.left == 1)[:, None, None]
    size = (batch * count, 5)

    def flat(part: Array) -> Array:
        return xp.reshape(xp.broadcast_to(part, (batch, count, 5)), size)

    others = _others(board, table, final, seats, white_rows, flat(early))
    reached = Reached(
        xp.reshape(sheets, (*size, 4)),
        flat(table.penalties[:, at][..., None]),
        flat(closed),
        flat(table.pawns[:, at][..., None]),
        flat(final.left[:, None, None]),
        flat(over),
    )
    found = _judged(net, board, reached, others, flat(legal))
    return Options(Value(*(xp.reshape(part, (batch, count, 5)) for part in found)), legal, None)


# What is chosen


def decide(net: Network, board: Board | None, table: Table, dice: Dice, jitter: Jitter | None = None) -> Choice:
    """What everybody chooses for a roll: twice, the second time knowing what the others chose first."""
    xp = table.rows.__array_namespace__()
    batch, players = table.penalties.shape
    none = xp.zeros((batch,), dtype=xp.int32)
    choice = Choice(xp.zeros((batch, players), dtype=xp.int32), none, none)
    final, white_rows = quiet(board, table), table.rows
    for _ in range(2 if players > 1 else 1):
        choice = _answers(net, board, table, dice, final, white_rows, jitter)
        white_rows = answered(table, dice, choice.white)
        final, _ = turn_end(board, table, dice, choice, white_rows)
    return choice


class Considered(NamedTuple):
    """The options of one seat for a roll, and what everybody is expected to choose."""

    options: Options
    expected: Choice


def consider(net: Network, board: Board | None, table: Table, dice: Dice, seat: int) -> Considered:
    """A seat's options for a roll, knowing what the others would choose on their own: 45 if it is active, else five."""
    number = dice.white[:, 0] + dice.white[:, 1]
    choice = _answers(net, board, table, dice, quiet(board, table), table.rows, None)
    rows = answered(table, dice, choice.white)
    end, _ = turn_end(board, table, dice, choice, rows)
    if seat == 0:
        return Considered(active_options(net, board, table, dice, _for_active(table, end, rows), rows), choice)
    found = passive_options(net, board, table, number, [seat], end, rows)
    return Considered(Options(Value(*(part[:, 0] for part in found.value)), found.legal[:, 0], None), choice)


def pawn_options(net: Network, board: Board, table: Table, did: Array) -> Options:
    """The active seat's options for its pawn: to stay, or one to five steps."""
    xp = table.rows.__array_namespace__()
    batch, players = table.penalties.shape
    never = xp.zeros((batch, 1), dtype=bool)
    rows, closed, did = table.rows[:, :1], table.closed[:, None], did[:, None]
    others = _others(board, table, quiet(board, table), [0], table.rows, never)
    reached = ended_turn(
        board, players, rows, table.penalties[:, :1], closed, table.pawns[:, :1], table.left[:, None], never, did
    )
    stay = _judged(net, board, reached, others, ~never)
    tried = xp.zeros((batch, 1), dtype=xp.int32)
    moved = _moved(net, board, table, others, players, rows, closed, never, did, ~never, tried)
    every = Value(*(xp.concatenate([a, b[:, 0]], axis=1) for a, b in zip(stay, moved.value, strict=True)))
    return Options(every, xp.concatenate([~never, moved.legal[:, 0]], axis=1), None)


def _answers(
    net: Network,
    board: Board | None,
    table: Table,
    dice: Dice,
    final: Table,
    white_rows: Array,
    jitter: Jitter | None,
) -> Choice:
    xp = table.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    mine = active_options(net, board, table, dice, _for_active(table, final, white_rows), white_rows)
    taken = best(mine.value, mine.legal, jitter)
    white = (taken // SECONDS)[:, None]
    if table.rows.shape[1] > 1:
        others = list(range(1, table.rows.shape[1]))
        theirs = passive_options(net, board, table, number, others, final, white_rows)
        white = xp.concatenate([white, best(theirs.value, theirs.legal, jitter)], axis=1)
    steps = xp.take_along_axis(mine.steps, taken[:, None], axis=1)[:, 0]
    return Choice(white, taken % SECONDS, steps)


def _for_active(table: Table, final: Table, white_rows: Array) -> Table:
    """What the active seat expects of the others: their answers to the white sum, and nothing of its own turn."""
    xp = table.rows.__array_namespace__()
    rows = xp.concatenate([table.rows[:, :1], white_rows[:, 1:]], axis=1)
    return final._replace(rows=rows, penalties=table.penalties, closed=table.closed, pawns=table.pawns)
