"""Compiled policies of the dice games: random, greedy, or by the solution."""

from typing import Any

import numpy as np

from ...bots.greedy import MAX_SKIPS, NO_CROSS
from ...rules.onboard import MAX_STEPS
from ..jit import count_bits, int64, kernel
from ..policies import GREEDY, RANDOM, DiceGames, cheapest, kind_of, skips_allowed
from ..position_arrays import ACTION1, STEP3, Board
from ..rng import below
from ..sheets import ONE, PASS, nth_bit, skips
from ..solver.policy import best_option
from .rules import color_options, field_ahead, lands, options


@kernel
def choose(position: Any, games: DiceGames, seat: int, scratch: Any, word: np.uint32) -> int:
    """The code of a seat's decision."""
    mask = options(position, games.board, seat)
    if mask <= 1:
        return PASS
    kind = kind_of(games.kinds, seat)
    if kind == RANDOM:
        return nth_bit(mask, int64(below(word, count_bits(mask))))
    if kind == GREEDY:
        return greedy(position, games.board, seat, mask)
    return best_option(position, seat, mask, games.values, scratch.states)


@kernel
def greedy(position: Any, board: Board, seat: int, mask: np.uint64) -> int:
    """The decision of ``bots.GreedyBot``."""
    if position.phase == STEP3:
        return _greedy_move(position, board, mask)
    best, cost = cheapest(position, seat, mask)
    if cost > skips_allowed(position, seat):
        return PASS
    return best if cost <= MAX_SKIPS or cost < _later_skips(position, board, seat) else PASS


@kernel
def _later_skips(position: Any, board: Board, seat: int) -> int:
    """The fewest numbers that a cross in the rest of the active seat's turn would skip."""
    least = NO_CROSS
    if position.phase == ACTION1:
        _, least = cheapest(position, seat, color_options(position, seat))
    for steps in range(1, MAX_STEPS + 1):
        field = field_ahead(position, board, steps)
        if not field:
            break
        least = min(least, _landing_skips(position, board, field))
    return least


@kernel
def _landing_skips(position: Any, board: Board, field: int) -> int:
    if lands(position, board, field) != 1:
        return NO_CROSS
    return skips(int64(position.rows[position.active, board[field, 0]]), int64(board[field, 1]))


@kernel
def _greedy_move(position: Any, board: Board, mask: np.uint64) -> int:
    """A landing that crosses and skips little, or one that costs nothing; farther is better."""
    allowed = skips_allowed(position, position.active)
    farthest, free, cheap, least = PASS, False, PASS, NO_CROSS
    for steps in range(1, MAX_STEPS + 1):
        if mask >> np.uint64(steps) & ONE:
            cost = _landing_skips(position, board, field_ahead(position, board, steps))
            if cost == NO_CROSS:
                farthest, free = steps, True
            elif cost <= allowed:
                farthest = steps
                if cost <= least:
                    cheap, least = steps, cost
    return cheap if cheap != PASS and (allowed > MAX_SKIPS or not free) else farthest
