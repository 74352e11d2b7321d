"""Compiled policies of the dice games: random, greedy, by table, by solution, or a function."""

from typing import Any, Final

import numpy as np

from ...bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from ...rules.onboard import MAX_STEPS
from ..decision_codes import PLACES
from ..jit import count_bits, float32, int64, kernel
from ..policies import GREEDY, PENALTIES_AT, RANDOM, ROW_STATES, SOLVED, TABLE, Functions, Tables
from ..position_arrays import ACTION1, ACTION2, STEP3, Board
from ..rng import below
from ..rows import crossed, skips
from ..solver.backward_induction import Values
from ..solver.policy import best_option
from .rules import color_options, field_ahead, lands, options

PASS: Final = 0


@kernel
def nth_bit(mask: np.uint64, n: int) -> int:
    """The index of the n-th set bit, counted from 0."""
    for _ in range(n):
        mask &= mask - np.uint64(1)
    return int64(count_bits(np.uint64(~mask & (mask - np.uint64(1)))))


@kernel
def choose(
    position: Any,
    board: Board,
    seat: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    solved: Values,
    buffer: Any,
    word: np.uint32,
) -> int:
    """The code of a seat's decision. ``buffer`` is scratch space: options of functions, row states of solutions."""
    mask = options(position, board, seat)
    if mask <= 1:
        return PASS
    kind = kinds[seat]
    if kind == RANDOM:
        return nth_bit(mask, int64(below(word, count_bits(mask))))
    if kind == GREEDY:
        return greedy(position, board, seat, mask)
    if kind == TABLE:
        return by_table(position, board, seat, mask, tables)
    if kind == SOLVED:
        return best_option(position, seat, mask, solved, buffer)
    count = 0
    while mask:
        buffer[count] = nth_bit(mask, 0)
        mask &= mask - np.uint64(1)
        count += 1
    index = functions[seat](position, board, seat, buffer, count, word)
    if not 0 <= index < count:
        raise ValueError("a policy returned an index that is out of range")
    return int64(buffer[index])


@kernel
def cross_skips(position: Any, seat: int, code: int) -> int:
    return skips(int64(position.rows[seat, (code - 1) // PLACES]), (code - 1) % PLACES)


@kernel
def cheapest(position: Any, seat: int, mask: np.uint64) -> int:
    """The cross that skips fewest numbers, ties to the topmost row; pass if there is none."""
    best, least = PASS, NO_CROSS
    mask &= mask - np.uint64(1)
    while mask:
        code = nth_bit(mask, 0)
        mask &= mask - np.uint64(1)
        cost = cross_skips(position, seat, code)
        if cost < least:
            best, least = code, cost
    return best


@kernel
def greedy(position: Any, board: Board, seat: int, mask: np.uint64) -> int:
    """The decision of ``bots.GreedyBot``."""
    threatened = seat == position.active and not position.crossed
    if position.phase == STEP3:
        return _greedy_move(position, board, mask, threatened)
    best = cheapest(position, seat, mask)
    if best == PASS:
        return PASS
    cost = cross_skips(position, seat, best)
    if cost <= MAX_SKIPS:
        return best
    if cost > MAX_SKIPS_THREATENED or not threatened:
        return PASS
    later = NO_CROSS
    if position.phase == ACTION1:
        other = cheapest(position, seat, color_options(position, seat))
        if other != PASS:
            later = cross_skips(position, seat, other)
    for steps in range(1, MAX_STEPS + 1):
        field = field_ahead(position, board, steps)
        if not field:
            break
        later = min(later, _landing_skips(position, board, field))
    return best if cost < later else PASS


@kernel
def _landing_skips(position: Any, board: Board, field: int) -> int:
    if lands(position, board, field) != 1:
        return NO_CROSS
    return skips(int64(position.rows[position.active, board[field, 0]]), int64(board[field, 1]))


@kernel
def _greedy_move(position: Any, board: Board, mask: np.uint64, threatened: bool) -> int:
    """A landing that crosses and skips little, or one that costs nothing; farther is better."""
    allowed = MAX_SKIPS_THREATENED if threatened else MAX_SKIPS
    farthest, free, cheap, least = PASS, False, PASS, NO_CROSS
    for steps in range(1, MAX_STEPS + 1):
        if mask >> np.uint64(steps) & np.uint64(1):
            cost = _landing_skips(position, board, field_ahead(position, board, steps))
            if cost == NO_CROSS:
                farthest, free = steps, True
            elif cost <= allowed:
                farthest = steps
                if cost <= least:
                    cheap, least = steps, cost
    return cheap if cheap != PASS and (threatened or not free) else farthest


@kernel
def by_table(position: Any, board: Board, seat: int, mask: np.uint64, tables: Tables) -> int:
    """The decision whose sheet has the highest table value; ties to the lowest code."""
    table, active = tables[seat], seat == position.active
    penalties = int64(position.penalties[seat])
    last_chance = active and not position.crossed and position.phase == (STEP3 if len(board) > 1 else ACTION2)
    price = table[PENALTIES_AT + penalties + 1] - table[PENALTIES_AT + penalties] if last_chance else float32(0)
    best, most = PASS, price
    mask &= mask - np.uint64(1)
    while mask:
        code = nth_bit(mask, 0)
        mask &= mask - np.uint64(1)
        worth = float32(0)
        color, at, makes = (code - 1) // PLACES, (code - 1) % PLACES, 1
        if position.phase == STEP3:
            field = field_ahead(position, board, code)
            color, at, makes = int64(board[field, 0]), int64(board[field, 1]), lands(position, board, field)
            worth = float32(board[field, 2] - board[position.pawns[seat], 2])
        if makes == 1:
            row = int64(position.rows[seat, color])
            worth += table[ROW_STATES * color + crossed(row, at)] - table[ROW_STATES * color + row]
        else:
            worth += price
        if worth > most:
            best, most = code, worth
    return best
