"""The greedy bot of the dice game in arrays: an opponent whose habits a network can learn."""

from typing import Final

from ..bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from ..engine.dice.features import Choice, Dice, Table
from ..engine.dice.turn import answered, color_moves, white_moves
from ..engine.rows import LENGTH, RISING, Array, locks, places, take

PASSES: Final = 0


def choose(table: Table, dice: Dice) -> Choice:
    """What everybody at tables without a board would choose who hates to skip."""
    xp = table.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    least = _color_skips(table.rows[:, 0], table.closed, dice).min(axis=-1)
    later = xp.concatenate([least[:, None], xp.zeros_like(table.penalties[:, 1:])], axis=1)
    closed = xp.broadcast_to(table.closed[:, None], table.penalties.shape)
    _, legal = white_moves(table.rows, closed, xp.broadcast_to(number[:, None], closed.shape))
    skips = places(number)[:, None] - take(LENGTH, table.rows)
    white = _taken(xp.where(legal[..., 1:], skips, NO_CROSS), later)
    rows = answered(table, dice, white)
    shut = table.closed
    for seat in range(rows.shape[1]):
        shut = shut | locks(rows[:, seat])
    hopeless = xp.where(white[:, 0] == PASSES, NO_CROSS, 0)  # nothing is left to avoid a penalty with
    color = _taken(_color_skips(rows[:, 0], shut, dice), hopeless)
    return Choice(white, color, xp.zeros_like(color))


def _color_skips(rows: Array, closed: Array, dice: Dice) -> Array:
    """What each color sum skips, in the order of a :class:`Choice`; hopeless where it cannot be crossed."""
    xp = rows.__array_namespace__()
    _, legal = color_moves(rows, closed, dice)
    numbers = dice.colors[..., None] + dice.white[..., None, :]
    at = xp.where(xp.asarray(RISING)[:, None], numbers - 2, 12 - numbers)
    skips = (at - take(LENGTH, rows)[..., None]).reshape(*rows.shape[:-1], 8)
    return xp.where(legal[..., 1:], skips, NO_CROSS)


def _taken(skips: Array, later: Array) -> Array:
    """The option that skips fewest, from 1 on, if that is few enough; ``later`` is what another cross would skip."""
    xp = skips.__array_namespace__()
    cost = skips.min(axis=-1)
    few = (cost <= MAX_SKIPS) | ((cost <= MAX_SKIPS_THREATENED) & (cost < later))
    return xp.where(few, skips.argmin(axis=-1) + 1, PASSES)
