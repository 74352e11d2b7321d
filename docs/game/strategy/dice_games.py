"""Dice games in arrays: many games at once between networks and players that follow simple rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.engine.arrays import pick
from rowlock.engine.dice.features import Model
from rowlock.engine.dice.options import decide
from rowlock.engine.dice.turn import Board, Choice, Dice, DiceBatch, Turn, apply, new_games, scores
from rowlock.engine.model import load
from rowlock.engine.rows import COUNT, LENGTH, answered, moves
from rowlock.rules.sheet import LAST, MAX_PENALTIES

Array = NDArray[Any]
Policy = Callable[[DiceBatch, Dice, int], Choice]
"""Returns the choices of all seats; the last argument is the number of the turn, from 0."""

NO_CROSS: Final = LAST + 1
"""Cost of an illegal cross: more than any cross can skip."""
BATCH: Final = 500
"""Games that a network plays at a time; more do not fit the processor cache."""
NETWORKS: Final = {1: "solo", 2: "duel"}
"""Networks of the dice game by the number of players; ``classic`` for more."""
LOCKS, PENALTIES, TRACK = "two rows locked", "fourth penalty", "end of the track"


class Moment(NamedTuple):
    """A turn of many games: the position before the roll, the roll, the choices and the result."""

    turn: int
    state: DiceBatch
    dice: Dice
    choice: Choice
    over: Array


class Finished(NamedTuple):
    """Finished games, seats in the order of play: seat 0 began."""

    points: Array
    rows: Array
    penalties: Array
    pawns: Array
    closed: Array
    turns: Array

    def ends(self, board: Board | None = None) -> dict[str, float]:
        """Share of each kind of end."""
        penalties = self.penalties.max(axis=1) >= MAX_PENALTIES
        locks = (COUNT[self.closed] >= 2) & ~penalties
        shares = {LOCKS: locks.mean(), PENALTIES: penalties.mean()}
        return {**shares, TRACK: (~locks & ~penalties).mean()} if board is not None else shares

    def wins(self) -> Array:
        """Share of the win of each seat: a tie is a shared win."""
        best = self.points == self.points.max(axis=1, keepdims=True)
        shares: Array = best / best.sum(axis=1, keepdims=True)
        return shares


def model_for(players: int, board: Board | None = None) -> Model:
    """The network for a number of players, or for a board."""
    return Model(load("onboard" if board is not None else NETWORKS.get(players, "classic")), board)


def by_network(model: Model) -> Policy:
    """All seats choose by a network, without search."""
    return lambda state, dice, _turn: decide(model, state, dice)


def roll(seed: tuple[int, ...], turn: int, games: int) -> Dice:
    """The rolls of a turn. They depend on the game and the turn, not on the players."""
    faces = np.random.default_rng((*seed, turn)).integers(1, 7, (games, 6), dtype=np.int32)
    return Dice(faces[:, :2], faces[:, 2:])


def play(
    policy: Policy,
    players: int,
    games: int,
    seed: tuple[int, ...],
    board: Board | None = None,
    watch: Callable[[Moment], None] | None = None,
) -> Finished:
    """Play games to the end; ``watch`` sees every turn."""
    state, running, turn = new_games(np, games, players), np.arange(games), 0
    shapes = ((players,), (players, 4), (players,), (players,), (), ())
    ended = Finished(*(np.zeros((games, *shape), np.int64) for shape in shapes))
    while len(running):
        dice = pick(roll(seed, turn, games), running)
        choice = policy(state, dice, turn)
        result = apply(board, state, dice, choice)
        if watch is not None:
            watch(Moment(turn, state, dice, choice, result.over))
        turn, done, after = turn + 1, running[result.over], pick(result.state, result.over)
        # seats rotate: put them back into the order of play
        for part, found in zip(ended, (result.points[result.over], after.rows, after.penalties, after.pawns)):  # noqa: B905
            part[done] = np.roll(found, turn % players, axis=1)
        ended.closed[done], ended.turns[done] = after.closed, turn
        state, running = pick(result.state, ~result.over), running[~result.over]
    return ended


def play_batches(
    policy: Policy,
    players: int,
    games: int,
    seed: int,
    board: Board | None = None,
    watch: Callable[[Moment], None] | None = None,
) -> Finished:
    """Play games in batches of the size that networks like."""
    sizes = [min(BATCH, games - first) for first in range(0, games, BATCH)]
    parts = [play(policy, players, size, (seed, at), board, watch) for at, size in enumerate(sizes)]
    return Finished(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def by_seat(policies: Sequence[Policy]) -> Policy:
    """Each seat has its own policy, in the order of play."""

    def choose(state: DiceBatch, dice: Dice, turn: int) -> Choice:
        players = len(policies)
        order = [policies[(turn + at) % players] for at in range(players)]
        found = {id(policy): policy(state, dice, turn) for policy in order}
        white = np.stack([found[id(policy)].white[:, at] for at, policy in enumerate(order)], axis=1)
        return found[id(order[0])]._replace(white=white)

    return choose


@dataclass(frozen=True)
class Rule:
    """A player who follows simple rules.

    ``free`` is how many numbers a cross may skip that need not be made, ``forced`` the same where a penalty threatens,
    ``start`` the same for the first cross of a row, if not as ``free``. ``favor`` prefers rows with many crosses: a
    cross there counts as one number fewer skipped for each 1 / favor crosses. With ``late`` the limit of free crosses
    rises to that once some row of the table is used up to its last three numbers. A ``patient`` player does not end the
    game while behind. ``one`` makes no second cross in a turn; ``shy`` never locks the first row. On a board ``steps``
    is how the pawn goes, ``far``, ``near`` or ``stay``; ``land`` is how many numbers a landing may skip; a ``careful``
    pawn announces the end only when ahead.
    """

    free: int = 1
    forced: int = 3
    start: int | None = None
    favor: float = 0.0
    late: int | None = None
    patient: bool = False
    one: bool = False
    shy: bool = False
    steps: str = "far"
    land: int = 1
    careful: bool = False


def by_rule(rule: Rule, board: Board | None = None) -> Policy:
    """All seats follow a rule."""

    def choose(state: DiceBatch, dice: Dice, _turn: int) -> Choice:
        free = _free_limit(rule, state)
        own = _costs(rule, board, state, state.rows[:, :1], dice.sums[:, None])
        later = np.concatenate([own.skips.min(axis=-1), np.zeros_like(state.penalties[:, 1:])], axis=1)
        white = _taken(_costs(rule, board, state, state.rows, dice.number[:, None, None, None]), rule, free, later)
        turn = state.begin_turn(answered(state.rows, dice.number, white), white[:, 0] > 0)
        costs = _costs(rule, board, state._replace(closed=turn.closed), turn.rows[:, None], dice.sums[:, None])
        color = _taken(costs, rule, free, np.where(turn.has_crossed, 0, NO_CROSS)[:, None])[:, 0]
        if rule.one:
            color = np.where(turn.has_crossed, 0, color)
        steps = np.zeros_like(color) if board is None else _steps(rule, board, state, turn, dice, color)
        return Choice(white, color, steps)

    return choose


class _Costs(NamedTuple):
    """Crosses to choose from: numbers skipped by each, ``NO_CROSS`` where not allowed, and the order of preference."""

    skips: Array
    order: Array


def _free_limit(rule: Rule, state: DiceBatch) -> Array:
    """Numbers that a free cross may skip ``[B, 1]``."""
    if rule.late is None:
        return np.full((len(state.closed), 1), rule.free, np.int64)
    furthest = LENGTH[state.rows].max(axis=(1, 2))
    return np.where(furthest > LAST - 3, rule.late, rule.free)[:, None]


def _costs(rule: Rule, board: Board | None, state: DiceBatch, rows: Array, numbers: Array) -> _Costs:
    """The crosses of sheets ``[B, S, 4]``, of the first seats of a state."""
    found = moves(rows, np.broadcast_to(state.closed[:, None], rows.shape[:2]), numbers)
    row, at = found.row[1:] - 1, found.at[..., 1:]
    crosses = COUNT[rows][..., row]
    skips = np.where(found.legal[..., 1:], at - LENGTH[rows][..., row], NO_CROSS)
    if rule.start is not None:  # the first cross of a row has a limit of its own
        skips = np.where((crosses == 0) & (skips <= rule.start), np.minimum(skips, rule.free), skips)
    unwanted = np.zeros(skips.shape, bool)
    if rule.shy:
        unwanted |= (COUNT[state.closed] == 0)[:, None, None]
    if rule.patient and rows.shape[1] <= state.penalties.shape[1] > 1:
        lead = _lead(board, state)[:, : rows.shape[1], None] + 2 * crosses + 3  # points of a last number and its lock
        unwanted |= (COUNT[state.closed] == 1)[:, None, None] & (lead < 0)
    skips = np.where(unwanted & (at == LAST), NO_CROSS, skips)
    return _Costs(skips, np.where(skips < NO_CROSS, skips - rule.favor * crosses, 2 * NO_CROSS))


def _lead(board: Board | None, state: DiceBatch) -> Array:
    """Points of each seat over the best other one ``[B, N]``."""
    points = scores(board, state.rows, state.penalties, state.pawns)
    others = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])], axis=1)
    lead: Array = points - others
    return lead


def _taken(costs: _Costs, rule: Rule, free: Array, later: Array) -> Array:
    """The cross taken, from 1, or 0 for none; ``later`` is what a later cross would skip at least."""
    forced = np.where((costs.skips <= rule.forced) & (costs.skips < later[..., None]), costs.order, 2 * NO_CROSS)
    order = np.where(costs.skips <= free[..., None], costs.order - 4 * NO_CROSS, forced)
    return np.where(order.min(axis=-1) < 2 * NO_CROSS, order.argmin(axis=-1) + 1, 0)


def _steps(rule: Rule, board: Board, state: DiceBatch, turn: Turn, dice: Dice, color: Array) -> Array:
    """The pawn's move by a rule: the farthest or nearest landing that skips few numbers."""
    which = np.maximum(color - 1, 0)
    sums = dice.sums.reshape(-1, 8)[np.arange(len(color)), which]
    row = which // 2
    turn = turn.cross(np.where(color > 0, row + 1, 0), np.where(row < 2, sums - 2, 12 - sums))
    fields = state.free_fields()
    to = turn.landing(board, fields)
    skips = np.where(to.row > 0, to.at - LENGTH[np.take_along_axis(turn.rows, np.maximum(to.row - 1, 0), axis=1)], 0)
    limit = np.where(turn.has_crossed, rule.land, max(rule.land, rule.forced))[:, None]
    allowed = to.legal & (skips <= limit)
    if rule.careful:
        last = (fields > board.fields - 5) & (state.turns_left == 0)[:, None]
        bonus = board.bonus[np.minimum(fields, board.fields)] - board.bonus[state.pawns[:, :1]]
        allowed &= ~last | (_lead(board, state)[:, :1] + bonus > 0)
    if rule.steps == "stay":
        allowed &= ~turn.has_crossed[:, None]
    order = np.arange(1, 6) if rule.steps == "far" else np.arange(5, 0, -1)
    best = np.where(allowed, order, 0)
    return np.where(best.max(axis=1) > 0, best.argmax(axis=1) + 1, 0)
