"""Options of the dice games in arrays: the value of each option of a roll, and the best ones.

A seat chooses the option with the highest utility, both actions of a turn at once. Simultaneous decisions are resolved
by choosing twice: first as if no other seat acted, then given the first choices of the others.
"""

from typing import Final, NamedTuple

import numpy as np

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import MAX_PENALTIES
from ..model import Jitter, Network, Value, best, embed, final_value, value, where_value
from ..rows import Array, ended, locks, points, take
from .features import NO_OPPONENT_OFFSET, Board, Choice, Dice, DiceBatch, Options, pair_features, sheet_features
from .turn import (
    OptionResult,
    color_moves,
    end_turn,
    free_fields,
    idle_turn,
    landing,
    play_turn,
    replace_row,
    rows_after_answers,
    white_moves,
)

COLOR_ACTIONS: Final = 9
"""Second actions: none, or one of the two sums of each color."""


def _evaluate(net: Network, board: Board | None, result: OptionResult, others: "_Opponents", wanted: Array) -> Value:
    """The values of options ``[B, C]``; NumPy evaluates only the ``wanted`` ones."""
    xp = result.rows.__array_namespace__()
    own_points = points(result.rows, result.penalties)
    if board is not None:
        own_points = own_points + take(board.bonus, result.pawn)
    final = final_value(
        own_points, xp.where(others.early[..., None], others.early_points[:, None], others.points[:, None])
    )
    # unless the game is over at most one row is closed: five cases, each with its own sum of the opponents' sheets
    case = take(_CASE, result.closed)
    sums = embed(net.other, others.features) + embed(net.pair, others.pairs)[:, None]
    if xp is np:
        return _evaluate_sparse(net, board, result, wanted & ~result.over, sums, case, final)
    own = embed(net.own, sheet_features(board, *result[:-1]))
    values = value(net, own, xp.take_along_axis(sums, case[..., None, None], axis=1))
    return where_value(result.over, final, values)


def _evaluate_sparse(
    net: Network, board: Board | None, result: OptionResult, wanted: Array, sums: Array, case: Array, final: Value
) -> Value:
    batch, option = np.nonzero(wanted)
    some = sheet_features(board, *(part[batch, option] for part in result[:-1]))
    values = value(net, embed(net.own, some), sums[batch, case[batch, option]])
    filled = Value(*(np.array(np.broadcast_to(part, wanted.shape), np.float32) for part in final))
    for part, new in zip(filled, values, strict=True):
        part[batch, option] = new
    return filled


_CASE: Final = np.array([0, 1, 2, 0, 3] + [0] * 3 + [4] + [0] * 7, np.int32)
_CLOSED: Final = np.array([0, 1, 2, 4, 8], np.int32)


class _Opponents(NamedTuple):
    """The opponents of a seat as predicted after the turn: features by case of closed rows, pair features, points.

    ``early`` says where an option ends the game with the white sum, before the active seat's second action.
    """

    features: Array
    pairs: Array
    points: Array
    early_points: Array
    early: Array


def _opponents(
    board: Board | None, state: DiceBatch, final: DiceBatch, seats: list[int], white: Array, early: Array
) -> _Opponents:
    """The opponents of some seats, in turn order; positions and seats become one axis.

    ``white`` are the rows of all seats after the white sum alone.
    """
    xp = state.rows.__array_namespace__()
    batch, players = state.penalties.shape
    pairs = xp.asarray(np.stack([pair_features(players, (seat - 1) % players) for seat in seats]))
    pairs = xp.reshape(xp.broadcast_to(pairs, (batch, *pairs.shape)), (-1, *pairs.shape[1:]))
    if players == 1:
        no_opponent = xp.full((batch, 5, 1, 1), NO_OPPONENT_OFFSET, dtype=xp.int32)
        none = xp.zeros((batch, 0), dtype=xp.int32)
        return _Opponents(no_opponent, pairs, none, none, early)
    order = [[(seat + step) % players for step in range(1, players)] for seat in seats]
    at = xp.asarray(np.array(order))
    many, size = batch * len(seats), (batch * len(seats), 5, players - 1)

    def of(part: Array) -> Array:
        return xp.reshape(part[:, at], (many, players - 1, *part.shape[2:]))

    rows, penalties, pawns = of(final.rows), of(final.penalties), of(final.pawns)
    closed = xp.broadcast_to(xp.asarray(_CLOSED)[:, None], size)
    features = sheet_features(
        board,
        xp.broadcast_to(rows[:, None], (*size, 4)),
        xp.broadcast_to(penalties[:, None], size),
        closed,
        xp.broadcast_to(pawns[:, None], size),
    )
    total, early_total = points(rows, penalties), points(of(white), of(state.penalties))
    if board is not None:
        total, early_total = total + take(board.bonus, pawns), early_total + take(board.bonus, of(state.pawns))
    return _Opponents(features, pairs, total, early_total, early)


def active_options(
    net: Network,
    board: Board | None,
    state: DiceBatch,
    dice: Dice,
    final: DiceBatch,
    white_rows: Array,
    crossed_before: Array | None = None,
    phase: str = "action1",
) -> Options:
    """The active seat's options ``[B, C]``: nine color sums for each of five answers to the white sum.

    ``final`` is the state as the opponents leave it, ``white_rows`` the rows of all seats after the white sum. In
    ``action2`` there are nine options, and ``state`` is that of ``action2``.
    """
    xp = state.rows.__array_namespace__()
    players, rows, pawn = state.rows.shape[1], state.rows[:, 0], state.pawns[:, 0]
    batch = rows.shape[0]
    before = xp.zeros((batch,), dtype=bool) if crossed_before is None else crossed_before
    shut = state.closed
    for seat in range(1, players):
        shut = shut | locks(white_rows[:, seat])
    if phase == "action1":
        sheets, legal = white_moves(rows, state.closed, dice.white[:, 0] + dice.white[:, 1])
    else:
        sheets, legal = rows[:, None], xp.ones((batch, 1), dtype=bool)
    count = sheets.shape[1]
    closed = shut[:, None] | locks(sheets)
    early = ended(closed)
    rolled = Dice(*(xp.broadcast_to(part[:, None], (batch, count, part.shape[-1])) for part in dice))
    sheets, second = color_moves(sheets, closed, rolled)
    legal = legal[..., None] & second & (~early[..., None] | (xp.arange(COLOR_ACTIONS) == 0))
    flat = count * COLOR_ACTIONS
    crosses = (xp.arange(count)[:, None] > 0) | (xp.arange(COLOR_ACTIONS)[None] > 0)
    has_crossed = before[:, None] | xp.reshape(crosses, (1, flat))
    sheets, legal = xp.reshape(sheets, (batch, flat, 4)), xp.reshape(legal, (batch, flat))
    early = xp.reshape(xp.broadcast_to(early[..., None], (batch, count, COLOR_ACTIONS)), (batch, flat))
    closed = xp.reshape(xp.broadcast_to(closed[..., None], (batch, count, COLOR_ACTIONS)), (batch, flat)) | locks(
        sheets
    )
    others = _opponents(board, state, final, [0], white_rows, early)
    over = ended(closed)
    here = xp.broadcast_to(pawn[:, None], (batch, flat))
    left = xp.broadcast_to(state.turns_left[:, None], (batch, flat))
    penalties = xp.broadcast_to(state.penalties[:, :1], (batch, flat))
    result = end_turn(board, players, sheets, penalties, closed, here, left, over, has_crossed)
    stay = _evaluate(net, board, result, others, legal)
    none = xp.zeros((batch, flat), dtype=xp.int32)
    if board is None:
        return Options(stay, legal, none)
    # evaluate pawn moves after the best second action for each first one, and after passing both
    if phase == "action1":
        utility = xp.where(legal, stay.utility(), -xp.inf)
        second = (
            xp.argmax(xp.reshape(utility, (batch, count, COLOR_ACTIONS)), axis=-1) + xp.arange(count) * COLOR_ACTIONS
        )
        tried = xp.concatenate([xp.zeros((batch, 1), dtype=second.dtype), second], axis=1)
    else:
        tried = xp.broadcast_to(xp.arange(flat)[None], (batch, flat))
    moved = _pawn_moves(net, board, state, others, players, sheets, closed, over, has_crossed, legal, tried)
    return _with_best_pawn_move(stay, legal, tried, moved)


def _pawn_moves(
    net: Network,
    board: Board,
    state: DiceBatch,
    others: _Opponents,
    players: int,
    sheets: Array,
    closed: Array,
    over: Array,
    has_crossed: Array,
    legal: Array,
    tried: Array,
) -> Options:
    """The pawn's moves ``[B, S, 5]`` after the options in ``tried``."""
    xp = sheets.__array_namespace__()
    batch, some = tried.shape
    pawn = state.pawns[:, 0]
    rows, shut = xp.take_along_axis(sheets, tried[..., None], axis=1), xp.take_along_axis(closed, tried, axis=1)
    there = landing(board, rows, shut, free_fields(board, pawn, state.pawns[:, 1:])[:, None])
    after = replace_row(rows[:, :, None], there.color, there.row)
    allowed = xp.take_along_axis(legal & ~over, tried, axis=1)[..., None] & there.legal
    shut = shut[..., None] | locks(after)
    crosses = (
        there.makes_cross | xp.take_along_axis(xp.broadcast_to(has_crossed, legal.shape), tried, axis=1)[..., None]
    )
    size = (batch, some, MAX_STEPS)
    flat = (batch, some * MAX_STEPS)
    left = xp.broadcast_to(state.turns_left[:, None], flat)
    penalties = xp.broadcast_to(state.penalties[:, :1], flat)
    to = xp.reshape(xp.broadcast_to(there.field, size), flat)
    shut, allowed, crosses = xp.reshape(shut, flat), xp.reshape(allowed, flat), xp.reshape(crosses, flat)
    result = end_turn(board, players, xp.reshape(after, (*flat, 4)), penalties, shut, to, left, ended(shut), crosses)
    late = others._replace(early=xp.zeros(flat, dtype=bool))
    found = _evaluate(net, board, result, late, allowed)
    return Options(Value(*(xp.reshape(part, size) for part in found)), xp.reshape(allowed, size), None)


def _with_best_pawn_move(stay: Value, legal: Array, tried: Array, moved: Options) -> Options:
    """Options with the best pawn move after each option in ``tried``."""
    xp = legal.__array_namespace__()
    before = Value(*(xp.take_along_axis(part, tried, axis=1)[..., None] for part in stay))
    every = Value(*(xp.concatenate([a, b], axis=-1) for a, b in zip(before, moved.value, strict=True)))
    utility = xp.concatenate([before.utility(), xp.where(moved.legal, moved.value.utility(), -xp.inf)], axis=-1)
    steps = xp.argmax(utility, axis=-1)
    tops = [xp.take_along_axis(part, steps[..., None], axis=-1)[..., 0] for part in every]
    # options that were not tried keep their value without a move; the first of duplicates counts
    spread = tried[..., None] == xp.arange(legal.shape[1])
    hit = xp.any(spread, axis=1)
    source = xp.argmax(spread, axis=1)
    picked = [xp.take_along_axis(part, source, axis=1) for part in tops]
    result = Value(*(xp.where(hit, new, old) for new, old in zip(picked, stay, strict=True)))
    return Options(result, legal, xp.where(hit, xp.take_along_axis(steps, source, axis=1), 0))


def passive_options(
    net: Network,
    board: Board | None,
    state: DiceBatch,
    number: Array,
    seats: list[int],
    final: DiceBatch,
    white_rows: Array,
) -> Options:
    """The five answers of non-active seats to a white sum, ``[B, S, 5]``.

    ``final`` is the state as the others leave it, including the active seat's whole turn.
    """
    xp = state.rows.__array_namespace__()
    (batch, players), count = state.penalties.shape, len(seats)
    at = xp.asarray(np.array(seats))
    numbers = xp.broadcast_to(number[:, None], (batch, count))
    shut = xp.broadcast_to(state.closed[:, None], (batch, count))
    sheets, legal = white_moves(state.rows[:, at], shut, numbers)
    locked = locks(white_rows)
    for step in range(1, players):
        shut = shut | locked[:, xp.asarray(np.array([(seat + step) % players for seat in seats]))]
    closed = shut[..., None] | locks(sheets)
    early = ended(closed)
    # rows that the active seat closes in its second action; not this seat's own first choice
    closed = closed | locks(final.rows[:, 0])[:, None, None]
    over = early | ended(closed) | (final.penalties[:, 0] >= MAX_PENALTIES)[:, None, None]
    if board is not None:
        over = over | (state.turns_left == 1)[:, None, None]
    size = (batch * count, 5)

    def flat(part: Array) -> Array:
        return xp.reshape(xp.broadcast_to(part, (batch, count, 5)), size)

    others = _opponents(board, state, final, seats, white_rows, flat(early))
    result = OptionResult(
        xp.reshape(sheets, (*size, 4)),
        flat(state.penalties[:, at][..., None]),
        flat(closed),
        flat(state.pawns[:, at][..., None]),
        flat(final.turns_left[:, None, None]),
        flat(over),
    )
    found = _evaluate(net, board, result, others, flat(legal))
    return Options(Value(*(xp.reshape(part, (batch, count, 5)) for part in found)), legal, None)


def decide(net: Network, board: Board | None, state: DiceBatch, dice: Dice, jitter: Jitter | None = None) -> Choice:
    """The choices of all seats for a roll, chosen twice: the second time given the first choices of the others."""
    xp = state.rows.__array_namespace__()
    batch, players = state.penalties.shape
    none = xp.zeros((batch,), dtype=xp.int32)
    choice = Choice(xp.zeros((batch, players), dtype=xp.int32), none, none)
    final, white_rows = idle_turn(board, state), state.rows
    for _ in range(2 if players > 1 else 1):
        choice = _answers(net, board, state, dice, final, white_rows, jitter)
        white_rows = rows_after_answers(state, dice, choice.white)
        final, _ = play_turn(board, state, dice, choice, white_rows)
    return choice


class SeatOptions(NamedTuple):
    """The options of one seat for a roll, and the predicted choices of all seats."""

    options: Options
    predicted: Choice


def seat_options(net: Network, board: Board | None, state: DiceBatch, dice: Dice, seat: int) -> SeatOptions:
    """A seat's options for a roll given the predicted choices of the others: 45 if it is active, else five."""
    number = dice.white[:, 0] + dice.white[:, 1]
    choice = _answers(net, board, state, dice, idle_turn(board, state), state.rows, None)
    rows = rows_after_answers(state, dice, choice.white)
    end, _ = play_turn(board, state, dice, choice, rows)
    if seat == 0:
        return SeatOptions(active_options(net, board, state, dice, _for_active(state, end, rows), rows), choice)
    found = passive_options(net, board, state, number, [seat], end, rows)
    return SeatOptions(Options(Value(*(part[:, 0] for part in found.value)), found.legal[:, 0], None), choice)


def pawn_options(net: Network, board: Board, state: DiceBatch, has_crossed: Array) -> Options:
    """The active seat's pawn options: stay, or one to five steps."""
    xp = state.rows.__array_namespace__()
    batch, players = state.penalties.shape
    never = xp.zeros((batch, 1), dtype=bool)
    rows, closed, has_crossed = state.rows[:, :1], state.closed[:, None], has_crossed[:, None]
    others = _opponents(board, state, idle_turn(board, state), [0], state.rows, never)
    result = end_turn(
        board,
        players,
        rows,
        state.penalties[:, :1],
        closed,
        state.pawns[:, :1],
        state.turns_left[:, None],
        never,
        has_crossed,
    )
    stay = _evaluate(net, board, result, others, ~never)
    tried = xp.zeros((batch, 1), dtype=xp.int32)
    moved = _pawn_moves(net, board, state, others, players, rows, closed, never, has_crossed, ~never, tried)
    every = Value(*(xp.concatenate([a, b[:, 0]], axis=1) for a, b in zip(stay, moved.value, strict=True)))
    return Options(every, xp.concatenate([~never, moved.legal[:, 0]], axis=1), None)


def _answers(
    net: Network,
    board: Board | None,
    state: DiceBatch,
    dice: Dice,
    final: DiceBatch,
    white_rows: Array,
    jitter: Jitter | None,
) -> Choice:
    xp = state.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    own = active_options(net, board, state, dice, _for_active(state, final, white_rows), white_rows)
    taken = best(own.value, own.legal, jitter)
    white = (taken // COLOR_ACTIONS)[:, None]
    if state.rows.shape[1] > 1:
        others = list(range(1, state.rows.shape[1]))
        other = passive_options(net, board, state, number, others, final, white_rows)
        white = xp.concatenate([white, best(other.value, other.legal, jitter)], axis=1)
    steps = xp.take_along_axis(own.steps, taken[:, None], axis=1)[:, 0]
    return Choice(white, taken % COLOR_ACTIONS, steps)


def _for_active(state: DiceBatch, final: DiceBatch, white_rows: Array) -> DiceBatch:
    """The state as the active seat predicts it: with the others' answers to the white sum, without its own turn."""
    xp = state.rows.__array_namespace__()
    rows = xp.concatenate([state.rows[:, :1], white_rows[:, 1:]], axis=1)
    return final._replace(rows=rows, penalties=state.penalties, closed=state.closed, pawns=state.pawns)
