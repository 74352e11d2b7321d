"""Optimal policy: option values at any position of the dice game, from the solution.

The values assume that other players only supply white sums. A row closed by another player is treated as locked: it
scores nothing more and counts towards the end.
"""

from typing import Any

import numpy as np

from ...rules.sheet import PENALTY
from ..decision_codes import PLACES
from ..jit import int64, kernel
from ..position_arrays import ACTION1
from ..sheets import ONE, nth_bit, place
from .backward_induction import AFTER, GAIN, LOCKED, NONE, ROW_STATE, Values, cross_value, is_over, value_of


@kernel
def sheet_states(position: Any, seat: int, states: Any) -> None:
    """Row states of a seat's sheet."""
    for color in range(4):
        closed = position.closed >> color & 1
        states[color] = LOCKED if closed else ROW_STATE[position.rows[seat, color]]


@kernel
def _best_action2(position: Any, states: Any, penalties: int, has_crossed: bool, values: Any) -> float:
    """Best value of action 2 with the rolled dice."""
    fails = 0 if has_crossed else 1
    best = PENALTY * fails + value_of(states, penalties + fails, values)
    if is_over(states):
        return best
    for color in range(4):
        face = int64(position.colors[color])
        if face:
            for die in range(2):
                at = place(color, face + position.white[die])
                if AFTER[states[color], at] != NONE:
                    best = max(best, cross_value(states, color, at, penalties, values))
    return best


@kernel
def option_value(position: Any, seat: int, code: int, values: Values, states: Any) -> float:
    """Points that a seat will still score after an option with optimal play. ``states`` is scratch space."""
    sheet_states(position, seat, states)
    penalties, players = int64(position.penalties[seat]), int64(position.players)
    color, at = (code - 1) // PLACES, (code - 1) % PLACES
    later = values[(seat - int64(position.active) - 1 + players) % players]
    if seat == position.active and position.phase == ACTION1:
        worth = 0
        if code:
            worth = GAIN[states[color], at]
            states[color] = AFTER[states[color], at]
        return worth + _best_action2(position, states, penalties, code != 0, later)
    if code:
        return cross_value(states, color, at, penalties, later)
    fails = 1 if seat == position.active and not position.crossed else 0
    return PENALTY * fails + value_of(states, penalties + fails, later)


@kernel
def best_option(position: Any, seat: int, found: np.uint64, values: Values, states: Any) -> int:
    """The option of highest value; ties to the lowest code."""
    best, most = 0, -np.inf
    while found:
        code = nth_bit(found, 0)
        found &= found - ONE
        value = option_value(position, seat, code, values, states)
        if value > most:
            best, most = code, value
    return best
