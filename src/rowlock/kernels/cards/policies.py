"""Compiled policies of the card game: random, greedy, by table, or a function.

:func:`choose` decides in any phase; callers that know the phase call the function of that phase.
"""

from typing import Any, Final

import numpy as np

from ...bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from ...rules.cards import DISPLAY
from ...rules.sheet import LAST, LOCK
from ..decision_codes import CARD_BITS, COLOR_AT, MARKS_AT, PLACES
from ..jit import count_bits, float32, int64, kernel
from ..policies import FUNCTION, GREEDY, PENALTIES_AT, RANDOM, ROW_STATES, Functions, Tables
from ..position_arrays import DRAW, NUMBER, Board
from ..rng import below
from ..rows import can_cross, place, skips
from .plays import ANY_COLOR, CARD, COLORS_OF, NUMBER_ON, may_cross, plays, random_play
from .rules import DRAW_COUNTS, DRAWS, cards_to_draw, crosses, draws, number

PASS: Final = 0
NO_ROW: Final = 4
_ROWS: Final = [[NO_ROW, *(color for color in range(4) if allowed >> color & 1)] for allowed in range(16)]
NTH_ROW: Final = np.array([rows + [NO_ROW] * (5 - len(rows)) for rows in _ROWS], np.uint8)
"""By a mask of rows: no row, then each row of the mask in order."""


@kernel
def choose(
    position: Any,
    board: Board,
    seat: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    buffer: Any,
    word: np.uint32,
) -> int:
    """The code of a seat's decision. ``buffer`` holds its options; ``board`` is only passed to functions."""
    if position.phase == DRAW:
        return choose_draw(position, board, seat, kinds, functions, buffer, word)
    if position.phase == NUMBER:
        return choose_number(position, board, seat, kinds, tables, functions, buffer, word)
    return choose_play(position, board, seat, kinds, tables, functions, buffer, word)


@kernel
def choose_draw(
    position: Any, board: Board, seat: int, kinds: Any, functions: Functions, buffer: Any, word: np.uint32
) -> int:
    """The places of the display from which the active seat draws."""
    kind = kinds[seat]
    if kind == RANDOM:
        return random_draw(position, word)
    if kind == FUNCTION:
        return _by_function(position, board, seat, functions, buffer, draws(position, buffer), word)
    return greedy_draw(position, seat)


@kernel
def choose_number(
    position: Any,
    board: Board,
    seat: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    buffer: Any,
    word: np.uint32,
) -> int:
    """The row in which a seat crosses the number for all seats, or pass."""
    kind = kinds[seat]
    if kind == RANDOM:
        return random_cross(position, seat, word)
    count = crosses(position, seat, buffer)
    if kind == GREEDY:
        return greedy_number(position, seat, buffer, count)
    if kind == FUNCTION:
        return _by_function(position, board, seat, functions, buffer, count, word)
    best, most = PASS, float32(0)
    for at in range(1, count):
        code = int64(buffer[at])
        worth = _gain(position, seat, tables, (code - 1) // PLACES, 1 << (code - 1) % PLACES)
        if worth > most:
            best, most = code, worth
    return best


@kernel
def random_draw(position: Any, word: np.uint32) -> int:
    """The draw of ``rules.draws`` that a random word selects."""
    cards = cards_to_draw(position)
    return int64(DRAWS[cards, below(word, DRAW_COUNTS[cards])])


@kernel
def random_cross(position: Any, seat: int, word: np.uint32) -> int:
    """The option of ``rules.crosses`` that a random word selects; branch-free."""
    face, allowed = number(position), 0
    for color in range(4):
        allowed |= may_cross(int64(position.rows[seat, color]), place(color, face)) << color
    color = int64(NTH_ROW[allowed, below(word, 1 + count_bits(allowed))])
    return (1 + PLACES * color + place(color, face)) * int64(color < NO_ROW)


@kernel
def choose_play(
    position: Any,
    board: Board,
    seat: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    buffer: Any,
    word: np.uint32,
) -> int:
    """The active seat's play."""
    kind = kinds[seat]
    if kind == RANDOM and not has_joker(position, seat):
        return random_play(position, seat, word)
    count = plays(position, seat, buffer)
    if kind == RANDOM:
        return int64(buffer[below(word, count)])
    if kind == GREEDY:
        return greedy_play(position, seat, buffer, count)
    if kind == FUNCTION:
        return _by_function(position, board, seat, functions, buffer, count, word)
    return table_play(position, seat, tables, buffer, count)


@kernel
def has_joker(position: Any, seat: int) -> bool:
    found = False
    for at in range(position.held[seat]):
        found |= COLORS_OF[position.hands[seat, at]] == ANY_COLOR
    return found


@kernel
def _by_function(
    position: Any, board: Board, seat: int, functions: Functions, buffer: Any, count: int, word: np.uint32
) -> int:
    index = functions[seat](position, board, seat, buffer, count, word)
    if not 0 <= index < count:
        raise ValueError("a policy returned an index that is out of range")
    return int64(buffer[index])


@kernel
def greedy_draw(position: Any, seat: int) -> int:
    """The draw of ``bots.GreedyBot``: the cards whose numbers skip least, summed over all rows."""
    costs = 0
    for at in range(DISPLAY):
        face = int64(NUMBER_ON[position.display[at]])
        cost = 0
        for color in range(4):
            cost += _skips_right(position, seat, color, face)
        costs |= cost << 8 * at
    cards = cards_to_draw(position)
    best, least = 0, DISPLAY * 4 * NO_CROSS + 1
    for option in range(DRAW_COUNTS[cards]):
        places, cost = int64(DRAWS[cards, option]), 0
        for at in range(DISPLAY):
            if places >> at & 1:
                cost += costs >> 8 * at & 0xFF
        if cost < least:
            best, least = places, cost
    return best


@kernel
def _skips_right(position: Any, seat: int, color: int, face: int) -> int:
    """Numbers that a cross would skip; ``NO_CROSS`` if its place is not right of the crosses."""
    cost = skips(int64(position.rows[seat, color]), place(color, face))
    return cost if cost >= 0 else NO_CROSS


@kernel
def greedy_number(position: Any, seat: int, buffer: Any, count: int) -> int:
    """The option of ``bots.GreedyBot``: the cross that skips least, if it skips few."""
    best, least = PASS, NO_CROSS
    for at in range(1, count):
        code = int64(buffer[at])
        cost = skips(int64(position.rows[seat, (code - 1) // PLACES]), (code - 1) % PLACES)
        if cost < least:
            best, least = code, cost
    if least <= MAX_SKIPS:
        return best
    if least > MAX_SKIPS_THREATENED or seat != position.active or position.crossed:
        return PASS
    return best if least < _later_skips(position, seat) else PASS


@kernel
def _later_skips(position: Any, seat: int) -> int:
    """The fewest numbers that a cross with a card in hand would skip."""
    least = NO_CROSS
    for at in range(position.held[seat]):
        card = position.hands[seat, at]
        for color in range(4):
            if COLORS_OF[card] >> color & 1:
                row, where = int64(position.rows[seat, color]), place(color, int64(NUMBER_ON[card]))
                if can_cross(row, where):
                    least = min(least, skips(row, where))
    return least


@kernel
def greedy_play(position: Any, seat: int, buffer: Any, count: int) -> int:
    """The play of ``bots.GreedyBot``: most marks at a low cost, else the card of least use."""
    best, least_rank = -1, int64(1) << 32
    allowed = MAX_SKIPS if position.crossed else MAX_SKIPS_THREATENED
    idle, most_cost = -1, -1
    for at in range(count):
        code = int64(buffer[at])
        marks, color = code >> MARKS_AT, code >> COLOR_AT & 3
        if marks:
            made = count_bits(marks)
            cost = marks.bit_length() - made - int64(position.rows[seat, color]).bit_length()
            if cost <= allowed:
                # Few skips first; then most marks, fewest skips, fewest cards.
                rank = (1 if cost > MAX_SKIPS else 0) << 24 | (3 - made) << 16 | cost << 8 | _shown(code)
                if rank < least_rank:
                    best, least_rank = code, rank
        elif best < 0 and _shown(code) == 1:
            cost = _card_skips(position, seat, code & CARD)
            if cost > most_cost:
                idle, most_cost = code, cost
    return best if best >= 0 else idle


@kernel
def _shown(code: int) -> int:
    """Number of cards that a play shows."""
    return 1 + (1 if code >> CARD_BITS & CARD else 0) + (1 if code >> 2 * CARD_BITS & CARD else 0)


@kernel
def _card_skips(position: Any, seat: int, card: int) -> int:
    """Fewest numbers a card would skip in a row of its color; ``NO_CROSS`` if all its places are passed."""
    least = NO_CROSS
    for color in range(4):
        if COLORS_OF[card] >> color & 1:
            least = min(least, _skips_right(position, seat, color, int64(NUMBER_ON[card])))
    return least


@kernel
def table_play(position: Any, seat: int, tables: Tables, buffer: Any, count: int) -> int:
    """The play whose sheet has the highest table value, penalty included; ties to the first."""
    penalties = int64(position.penalties[seat])
    price = float32(0)
    if not position.crossed:
        price = tables[seat, PENALTIES_AT + penalties + 1] - tables[seat, PENALTIES_AT + penalties]
    best, most = int64(buffer[0]), price
    for at in range(1, count):
        code = int64(buffer[at])
        marks = code >> MARKS_AT
        if marks:
            worth = _gain(position, seat, tables, code >> COLOR_AT & 3, marks)
            if worth > most:
                best, most = code, worth
    return best


@kernel
def _gain(position: Any, seat: int, tables: Tables, color: int, marks: int) -> float:
    """Value of marks in a row by the seat's table."""
    row = int64(position.rows[seat, color])
    after = row | marks | (LOCK if marks >> LAST else 0)
    return float32(tables[seat, ROW_STATES * color + after] - tables[seat, ROW_STATES * color + row])
