"""Compiled policies of the card game: random or greedy."""

from typing import Any, Final

import numpy as np

from ...bots.greedy import MAX_SKIPS, NO_CROSS
from ...rules.cards import DISPLAY
from ..decision_codes import CARD_BITS, COLOR_AT, MARKS_AT, PLACES
from ..jit import count_bits, int64, kernel
from ..policies import RANDOM, CardGames, cheapest, kind_of, skips_allowed
from ..rng import below
from ..sheets import PASS, can_cross, place, skips
from .plays import ANY_COLOR, CARD, COLORS_OF, NUMBER_ON, may_cross, plays, random_play
from .rules import DRAW_COUNTS, DRAWS, cards_to_draw, number, number_options

NO_ROW: Final = 4
_ROWS: Final = [[NO_ROW, *(color for color in range(4) if allowed >> color & 1)] for allowed in range(16)]
NTH_ROW: Final = np.array([rows + [NO_ROW] * (5 - len(rows)) for rows in _ROWS], np.uint8)
"""By a mask of rows: no row, then each row of the mask in order."""


@kernel
def choose_draw(position: Any, games: CardGames, seat: int, word: np.uint32) -> int:
    """The places of the display from which the active seat draws.

    ``bots.GreedyBot`` draws the cards whose numbers skip least, summed over all rows.
    """
    cards, costs = cards_to_draw(position), 0
    if kind_of(games.kinds, seat) == RANDOM:
        return int64(DRAWS[cards, below(word, DRAW_COUNTS[cards])])
    for at in range(DISPLAY):
        for color in range(4):
            costs += _skips_right(position, seat, color, position.display[at]) << 8 * at
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
def choose_number(position: Any, games: CardGames, seat: int, word: np.uint32) -> int:
    """The row in which a seat crosses the number for all seats, or pass.

    ``bots.GreedyBot`` makes the cross that skips least, if it skips few.
    """
    if kind_of(games.kinds, seat) == RANDOM:
        return random_cross(position, seat, word)
    best, cost = cheapest(position, seat, number_options(position, seat))
    if cost > skips_allowed(position, seat):
        return PASS
    return best if cost <= MAX_SKIPS or cost < _later_skips(position, seat) else PASS


@kernel
def choose_play(position: Any, games: CardGames, seat: int, scratch: Any, word: np.uint32) -> int:
    """The active seat's play."""
    at_random = kind_of(games.kinds, seat) == RANDOM
    if at_random and not (games.jokers and has_joker(position, seat)):
        return random_play(position, seat, word)
    count = plays(position, seat, scratch.codes)
    return int64(scratch.codes[below(word, count)]) if at_random else greedy_play(position, seat, scratch.codes, count)


@kernel
def random_cross(position: Any, seat: int, word: np.uint32) -> int:
    """The option of ``rules.number_options`` that a random word selects; branch-free."""
    face, allowed = number(position), 0
    for color in range(4):
        allowed |= may_cross(int64(position.rows[seat, color]), place(color, face)) << color
    color = int64(NTH_ROW[allowed, below(word, 1 + count_bits(allowed))])
    return (1 + PLACES * color + place(color, face)) * int64(color < NO_ROW)


@kernel
def has_joker(position: Any, seat: int) -> bool:
    found = False
    for at in range(position.held[seat]):
        found |= COLORS_OF[position.hands[seat, at]] == ANY_COLOR
    return found


@kernel
def _skips_right(position: Any, seat: int, color: int, card: int) -> int:
    """Numbers that a card's number would skip in a row; ``NO_CROSS`` if its place is not right of the crosses."""
    cost = skips(int64(position.rows[seat, color]), place(color, int64(NUMBER_ON[card])))
    return cost if cost >= 0 else NO_CROSS


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
def greedy_play(position: Any, seat: int, codes: Any, count: int) -> int:
    """The play of ``bots.GreedyBot``: most marks at a low cost, else the card of least use."""
    best, least_rank = -1, int64(1) << 32
    allowed, idle, most_cost = skips_allowed(position, seat), -1, -1
    for at in range(count):
        code = int64(codes[at])
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
            least = min(least, _skips_right(position, seat, color, card))
    return least
