"""The greedy bot of the dice game in arrays: a scripted opponent."""

from typing import Final

from ..bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from ..engine.dice.features import Choice, Dice, DiceBatch
from ..engine.dice.turn import color_moves, rows_after_answers, white_moves
from ..engine.rows import LENGTH, RISING, Array, locks, places, take

PASSES: Final = 0


def choose(state: DiceBatch, dice: Dice) -> Choice:
    """The greedy bot's choices for all seats; games without a board only."""
    xp = state.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    least = _color_skips(state.rows[:, 0], state.closed, dice).min(axis=-1)
    later = xp.concatenate([least[:, None], xp.zeros_like(state.penalties[:, 1:])], axis=1)
    closed = xp.broadcast_to(state.closed[:, None], state.penalties.shape)
    _, legal = white_moves(state.rows, closed, xp.broadcast_to(number[:, None], closed.shape))
    skips = places(number)[:, None] - take(LENGTH, state.rows)
    white = _taken(xp.where(legal[..., 1:], skips, NO_CROSS), later)
    rows = rows_after_answers(state, dice, white)
    shut = state.closed
    for seat in range(rows.shape[1]):
        shut = shut | locks(rows[:, seat])
    hopeless = xp.where(white[:, 0] == PASSES, NO_CROSS, 0)  # nothing is left to avoid a penalty with
    color = _taken(_color_skips(rows[:, 0], shut, dice), hopeless)
    return Choice(white, color, xp.zeros_like(color))


def _color_skips(rows: Array, closed: Array, dice: Dice) -> Array:
    """Numbers that each color sum skips, in the order of a :class:`Choice`; ``HOPELESS`` where illegal."""
    xp = rows.__array_namespace__()
    _, legal = color_moves(rows, closed, dice)
    numbers = dice.colors[..., None] + dice.white[..., None, :]
    at = xp.where(xp.asarray(RISING)[:, None], numbers - 2, 12 - numbers)
    skips = (at - take(LENGTH, rows)[..., None]).reshape(*rows.shape[:-1], 8)
    return xp.where(legal[..., 1:], skips, NO_CROSS)


def _taken(skips: Array, later: Array) -> Array:
    """The option that skips fewest, from 1, or 0 if that is too many; ``later`` is what a later cross would skip."""
    xp = skips.__array_namespace__()
    cost = skips.min(axis=-1)
    few = (cost <= MAX_SKIPS) | ((cost <= MAX_SKIPS_THREATENED) & (cost < later))
    return xp.where(few, skips.argmin(axis=-1) + 1, PASSES)
