"""Options of the dice games in arrays: the value of each option of a roll, and the best ones.

A seat chooses the option with the highest utility, both actions of a turn at once. Simultaneous decisions are resolved
by choosing twice: first as if no other seat acted, then given the first choices of the others.
"""

from functools import partial
from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import MAX_PENALTIES, clockwise
from ..arrays import Array, each, pick, pick_along, take
from ..model import Jitter, Options, Value, best, embed, evaluate, final_value, where_value
from ..rows import ended, locks, moves
from .features import NO_OPPONENT_OFFSET, Model, pair_features, sheet_features
from .turn import Choice, Dice, DiceBatch, Played, Turn, idle_turn, play_turn, scores

COLOR_ACTIONS: Final = 9
"""Second actions: none, or one of the two sums of each color."""
_CASE: Final = np.array([0, 1, 2, 0, 3] + [0] * 3 + [4] + [0] * 7, np.int32)
_CLOSED: Final = np.array([0, 1, 2, 4, 8], np.int32)
"""Unless the game is over at most one row is closed: five cases, each with its own sum of the opponents' sheets."""


class _Opponents(NamedTuple):
    """The opponents of a seat as predicted after the turn: sums of embeddings by case of closed rows, and points.

    ``early`` says where an option ends the game with the white sum, before the active seat's second action.
    """

    embedded: Array
    points: Array
    early_points: Array
    early: Array


def _opponents(model: Model, state: DiceBatch, forecast: Played, seats: list[int], early: Array) -> _Opponents:
    """The opponents of some seats, in turn order; positions and seats become one axis."""
    (net, board), xp, (batch, players) = model, state.rows.__array_namespace__(), state.penalties.shape
    pairs = embed(net.pair, xp.asarray(np.stack([pair_features(players, (seat - 1) % players) for seat in seats])))
    pairs = xp.tile(pairs, (batch, 1, 1))[:, None]
    if players == 1:
        no_opponent = xp.full((batch, 5, 1, 1), NO_OPPONENT_OFFSET, dtype=xp.int32)
        none = xp.zeros((batch, 0), dtype=xp.int32)
        return _Opponents(embed(net.other, no_opponent) + pairs, none, none, early)
    at = xp.asarray(np.array([[*clockwise(seat, players)] for seat in seats]))
    size = (batch * len(seats), 5, players - 1)

    def of(part: Array) -> Array:
        return xp.reshape(part[:, at], (size[0], players - 1, *part.shape[2:]))

    end = forecast.end
    after = of(end.rows), of(end.penalties), of(end.pawns)
    rows, penalties, pawns = (xp.broadcast_to(part[:, None], (*size, *part.shape[2:])) for part in after)
    closed = xp.broadcast_to(xp.asarray(_CLOSED)[:, None], size)
    features = sheet_features(board, rows, penalties, closed, pawns)
    early_points = scores(board, of(forecast.rows), of(state.penalties), of(state.pawns))
    return _Opponents(embed(net.other, features) + pairs, scores(board, *after), early_points, early)


def _evaluate(model: Model, turn: Turn, others: _Opponents, wanted: Array) -> Value:
    """The values of options ``[B, C]`` by their results; NumPy evaluates only the ``wanted`` ones."""
    xp, (net, board) = turn.rows.__array_namespace__(), model
    theirs = xp.where(others.early[..., None], others.early_points[:, None], others.points[:, None])
    return evaluate(
        net,
        partial(sheet_features, board),
        turn[:5],
        others=others.embedded,
        case=take(_CASE, turn.closed),
        wanted=wanted,
        over=turn.over,
        final=final_value(scores(board, turn.rows, turn.penalties, turn.pawn), theirs),
    )


def active_options(
    model: Model, state: DiceBatch, dice: Dice, forecast: Played, before: Array | None = None
) -> Options:
    """The active seat's options ``[B, C]``: nine color sums for each of five answers to the white sum.

    Later in the turn, ``before`` says whether the seat has crossed, and there are nine options.
    """
    xp, board = state.rows.__array_namespace__(), model.board
    batch, players = state.penalties.shape
    # the others' answers to the white sum, without the seat's own turn
    rows = xp.concatenate([state.rows[:, :1], forecast.rows[:, 1:]], axis=1)
    expected = Played(forecast.rows, state._replace(rows=rows))
    turn = state.begin_turn(rows, xp.zeros((batch,), dtype=bool) if before is None else before).spread()
    legal = xp.ones((batch, 1), dtype=bool)
    if before is None:
        first = moves(state.rows[:, 0], state.closed, dice.number[:, None, None])
        turn, legal = turn.cross(first.row, first.at), first.legal
    second = moves(turn.rows, turn.closed, dice.sums[:, None])
    legal = legal[..., None] & second.legal & (~turn.over[..., None] | (second.row == 0))
    early = xp.broadcast_to(turn.over[..., None], legal.shape)
    turn = turn.spread().cross(second.row, second.at).flat()
    (count, _), flat = legal.shape[1:], turn.over.shape
    legal, early = xp.reshape(legal, flat), xp.reshape(early, flat)
    others = _opponents(model, state, expected, [0], early)
    stay = _evaluate(model, turn.end(board, players), others, legal)
    if board is None:
        return Options(stay, legal, xp.zeros(flat, dtype=xp.int32))
    # evaluate pawn moves after the best second action for each first one, and after passing both
    if before is None:
        utility = xp.where(legal, stay.utility(), -xp.inf)
        best_second = xp.argmax(xp.reshape(utility, (batch, count, COLOR_ACTIONS)), axis=-1)
        tried = best_second + xp.arange(count) * COLOR_ACTIONS
        tried = xp.concatenate([xp.zeros((batch, 1), dtype=tried.dtype), tried], axis=1)
    else:
        tried = xp.broadcast_to(xp.arange(COLOR_ACTIONS)[None], flat)
    allowed, stayed = xp.take_along_axis(legal, tried, axis=1), pick_along(stay, tried)
    moved = _pawn_options(model, state, others, pick_along(turn, tried), stayed, allowed)
    steps = best(moved.value, moved.legal)
    tops = each(lambda part: xp.take_along_axis(part, steps[..., None], axis=-1)[..., 0], moved.value)
    # options that were not tried keep their value without a move; the first of duplicates counts
    spread = tried[..., None] == xp.arange(legal.shape[1])
    hit, source = xp.any(spread, axis=1), xp.argmax(spread, axis=1)
    value = where_value(hit, pick_along(tops, source), stay)
    return Options(value, legal, xp.where(hit, xp.take_along_axis(steps, source, axis=1), 0))


def _pawn_options(
    model: Model, state: DiceBatch, others: _Opponents, turn: Turn, stay: Value, allowed: Array
) -> Options:
    """To stay, of known value, or move the pawn one to five steps ``[B, S, 6]``, after turns ``[B, S]``.

    Only some turns are ``allowed``.
    """
    xp, board = allowed.__array_namespace__(), model.board
    assert board is not None
    fields = state.free_fields()[:, None]
    to = turn.landing(board, fields)
    after = turn.spread().cross(to.row, to.at)._replace(pawn=xp.minimum(fields, board.fields))
    legal = allowed[..., None] & to.legal
    ended_turn = after.end(board, state.rows.shape[1]).flat()
    flat = ended_turn.over.shape
    late = others._replace(early=xp.zeros(flat, dtype=bool))
    moved = _evaluate(model, ended_turn, late, xp.reshape(legal, flat))
    every = each(lambda a, b: xp.concatenate([a[..., None], xp.reshape(b, legal.shape)], axis=-1), stay, moved)
    return Options(every, xp.concatenate([allowed[..., None], legal], axis=-1))


def passive_options(model: Model, state: DiceBatch, number: Array, seats: list[int], forecast: Played) -> Options:
    """The five answers of non-active seats to a white sum, ``[B, S, 5]``.

    The forecast includes the active seat's whole turn.
    """
    xp, board, end = state.rows.__array_namespace__(), model.board, forecast.end
    (batch, players), count = state.penalties.shape, len(seats)
    at = xp.asarray(np.array(seats))
    closed = xp.broadcast_to(state.closed[:, None], (batch, count))
    first = moves(state.rows[:, at], closed, number[:, None, None, None])
    locked = locks(forecast.rows)
    for step in range(1, players):
        closed = closed | locked[:, xp.asarray(np.array([(seat + step) % players for seat in seats]))]
    left = xp.broadcast_to(end.turns_left[:, None], (batch, count))
    none = xp.zeros((batch, count), dtype=bool)
    turn = Turn(state.rows[:, at], state.penalties[:, at], closed, state.pawns[:, at], left, none, none)
    turn = turn.spread().cross(first.row, first.at)
    early = turn.over
    # rows that the active seat closes in its second action; not this seat's own first choice
    closed = turn.closed | locks(end.rows[:, 0])[:, None, None]
    over = early | ended(closed) | (end.penalties[:, 0] >= MAX_PENALTIES)[:, None, None]
    if board is not None:
        over = over | (state.turns_left == 1)[:, None, None]
    turn = turn._replace(closed=closed, over=over)
    # positions and seats become one axis
    turn = each(lambda part: xp.reshape(part, (batch * count, *part.shape[2:])), turn)
    early, wanted = xp.reshape(early, (batch * count, 5)), xp.reshape(first.legal, (batch * count, 5))
    found = _evaluate(model, turn.flat(), _opponents(model, state, forecast, seats, early), wanted)
    return Options(each(lambda part: xp.reshape(part, (batch, count, 5)), found), first.legal)


def decide(model: Model, state: DiceBatch, dice: Dice, jitter: Jitter | None = None) -> Choice:
    """The choices of all seats for a roll, chosen twice: the second time given the first choices of the others."""
    choice = _answers(model, state, dice, idle_turn(model.board, state), jitter)
    if state.rows.shape[1] == 1:
        return choice
    return _answers(model, state, dice, play_turn(model.board, state, dice, choice), jitter)


def _answers(model: Model, state: DiceBatch, dice: Dice, forecast: Played, jitter: Jitter | None) -> Choice:
    """The choices of all seats given the predicted turn."""
    xp = state.rows.__array_namespace__()
    own = active_options(model, state, dice, forecast)
    taken = best(own.value, own.legal, jitter)
    white = (taken // COLOR_ACTIONS)[:, None]
    if state.rows.shape[1] > 1:
        other = passive_options(model, state, dice.number, list(range(1, state.rows.shape[1])), forecast)
        white = xp.concatenate([white, best(other.value, other.legal, jitter)], axis=1)
    steps = xp.take_along_axis(own.steps, taken[:, None], axis=1)[:, 0]
    return Choice(white, taken % COLOR_ACTIONS, steps)


def seat_options(model: Model, state: DiceBatch, dice: Dice, seat: int) -> tuple[Options, Choice]:
    """A seat's options for a roll, 45 if it is active, else five, and the predicted choices of all seats."""
    choice = _answers(model, state, dice, idle_turn(model.board, state), None)
    forecast = play_turn(model.board, state, dice, choice)
    if seat == 0:
        return active_options(model, state, dice, forecast), choice
    found = passive_options(model, state, dice.number, [seat], forecast)
    return Options(pick(found.value, (slice(None), 0)), found.legal[:, 0]), choice


def pawn_options(model: Model, state: DiceBatch, has_crossed: Array) -> Options:
    """The active seat's pawn options: stay, or one to five steps."""
    board, turn = model.board, state.begin_turn(state.rows, has_crossed).spread()
    others = _opponents(model, state, idle_turn(board, state), [0], turn.over)
    stay = _evaluate(model, turn.end(board, state.rows.shape[1]), others, ~turn.over)
    found = _pawn_options(model, state, others, turn, stay, ~turn.over)
    return Options(pick(found.value, np.s_[:, 0]), found.legal[:, 0])
