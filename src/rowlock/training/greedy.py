"""The greedy bot of the dice game in arrays: a scripted opponent."""

from ..bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from ..engine.arrays import Array, take
from ..engine.dice.turn import Choice, Dice, DiceBatch
from ..engine.rows import LENGTH, answered, moves


def choose(state: DiceBatch, dice: Dice) -> Choice:
    """The greedy bot's choices for all seats; games without a board only."""
    xp = state.rows.__array_namespace__()
    least = _skips(state.rows[:, 0], state.closed, dice.sums).min(axis=-1)
    later = xp.concatenate([least[:, None], xp.zeros_like(state.penalties[:, 1:])], axis=1)
    closed = xp.broadcast_to(state.closed[:, None], state.penalties.shape)
    white = _taken(_skips(state.rows, closed, dice.number[:, None, None, None]), later)
    turn = state.begin_turn(answered(state.rows, dice.number, white), white[:, 0] > 0)
    # without a cross nothing is left to avoid a penalty with
    color = _taken(_skips(turn.rows, turn.closed, dice.sums), xp.where(turn.has_crossed, 0, NO_CROSS))
    return Choice(white, color, xp.zeros_like(color))


def _skips(rows: Array, closed: Array, numbers: Array) -> Array:
    """Numbers that each cross skips, in the order of :func:`moves`; ``NO_CROSS`` where illegal."""
    xp, found = rows.__array_namespace__(), moves(rows, closed, numbers)
    lengths = take(LENGTH, rows)[..., found.row[1:] - 1]
    return xp.where(found.legal[..., 1:], found.at[..., 1:] - lengths, NO_CROSS)


def _taken(skips: Array, later: Array) -> Array:
    """The cross that skips fewest, from 1, or 0 if that is too many; ``later`` is what a later cross would skip."""
    xp = skips.__array_namespace__()
    cost = skips.min(axis=-1)
    few = (cost <= MAX_SKIPS) | ((cost <= MAX_SKIPS_THREATENED) & (cost < later))
    return xp.where(few, skips.argmin(axis=-1) + 1, 0)
