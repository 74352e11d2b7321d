"""Compiled rules of the card game: options and steps on records.

The rules are those of ``rules.cards``; differential tests compare every position. Options are in ascending order of
their codes in the phase ``number``, else in the order of the rules.
"""

from itertools import combinations
from typing import Any, Final

import numpy as np

from ...rules.cards import DISPLAY, FULL_HAND, HAND
from ...rules.classic import ROWS_TO_END
from ...rules.sheet import LAST, LOCK
from ..decision_codes import CARD_BITS, COLOR_AT, MARKS_AT, PLACES
from ..jit import count_bits, int64, kernel
from ..position_arrays import DRAW, FOUR_PENALTIES, NUMBER, OVER, PLAY, TWO_ROWS_COMPLETED, Board
from ..sheets import crosses, list_codes, next_turn, takes_last_penalty
from .plays import CARD, NUMBER_ON, plays

PLAIN_CARDS: Final = 4 * PLACES
CODE_BITS: Final = 6
CODE: Final = (1 << CODE_BITS) - 1

_DRAWS: Final = [
    [sum(1 << at for at in some) for some in combinations(range(DISPLAY), n)] for n in range(FULL_HAND + 1)
]
MAX_DRAWS: Final = max(map(len, _DRAWS))
DRAWS: Final = np.array([some + [0] * (MAX_DRAWS - len(some)) for some in _DRAWS], np.uint8)
DRAW_COUNTS: Final = np.array([len(some) for some in _DRAWS], np.uint8)
"""Number of ways to draw *n* cards from the display; ``DRAWS`` lists them in order."""


@kernel
def deal(position: Any, deck: Any, cards: int) -> None:
    """Deal the cards to an empty record: four to each seat in turn, four on display, the others on the pile."""
    players = int64(position.players)
    for seat in range(players):
        for at in range(HAND):
            position.hands[seat, at] = deck[HAND * seat + at]
        position.held[seat] = HAND
    for at in range(DISPLAY):
        position.display[at] = deck[HAND * players + at]
    size = cards - HAND * players - DISPLAY
    position.pile_size = size
    for at in range(size):
        position.pile[at] = deck[cards - 1 - at]


@kernel
def cards_to_draw(position: Any) -> int:
    """Number of cards that the active seat has to draw."""
    return FULL_HAND - int64(position.held[position.active])


@kernel
def needs_shuffle(position: Any) -> bool:
    """Whether the discard must be shuffled because drawing takes the last card of the pile."""
    return position.phase == DRAW and int64(position.pile_size) <= cards_to_draw(position)


@kernel
def number(position: Any) -> int:
    """The number for all seats: that of the top card of the pile."""
    return int64(NUMBER_ON[position.pile[position.pile_size - 1]])


@kernel
def options(position: Any, seat: int, codes: Any) -> int:
    """Write the option codes of a seat, at most ``MAX_PLAYS``, and return their count; 0 if it is not to act."""
    if position.phase == NUMBER:
        return list_codes(number_options(position, seat), codes)
    if position.phase == PLAY and seat == position.active:
        return plays(position, seat, codes)
    count = 0
    if position.phase == DRAW and seat == position.active:
        cards = cards_to_draw(position)
        count = int64(DRAW_COUNTS[cards])
        for at in range(count):
            codes[at] = DRAWS[cards, at]
    return count


@kernel
def allows(position: Any, _board: Board, seat: int, code: int, scratch: Any) -> bool:
    """Whether a code is an option of a seat; any is, if the seat is not to act."""
    count = options(position, seat, scratch)
    allowed = count == 0
    for at in range(count):
        allowed = allowed or scratch[at] == code
    return allowed


@kernel
def number_options(position: Any, seat: int) -> np.uint64:
    """Pass, or the number for all seats in any one row, as a mask of codes: no row is ever closed."""
    return crosses(position, seat, number(position), 0)


@kernel
def apply(position: Any, board: Board, choices: Any) -> None:
    """Apply decisions from :func:`options`: those of all seats in ``number``, else the active seat's.

    The pile must be refilled before if :func:`needs_shuffle`.
    """
    if position.phase == DRAW:
        apply_draw(position, choices[position.active])
    elif position.phase == NUMBER:
        codes = 0
        for seat in range(position.players):
            codes |= choices[seat] << CODE_BITS * seat
        apply_numbers(position, codes)
    elif position.phase == PLAY:
        apply_play(position, choices[position.active])


@kernel
def apply_draw(position: Any, places: int) -> None:
    """From ``draw`` to ``number``: move cards to the hand and refill their places from the pile."""
    active = position.active
    size, held = int64(position.pile_size), int64(position.held[active])
    while places:
        at = count_bits((places & -places) - 1)
        places &= places - 1
        position.hands[active, held] = position.display[at]
        held += 1
        size -= 1
        position.display[at] = position.pile[size]
        position.pile[size] = 0
    position.held[active], position.pile_size, position.phase = held, size, NUMBER


@kernel
def refill_pile(position: Any, order: Any) -> None:
    """Put the shuffled discard, top first, under the pile."""
    size, added = int64(position.pile_size), int64(position.discard_size)
    for at in range(size - 1, -1, -1):
        position.pile[added + at] = position.pile[at]
    for at in range(added):
        position.pile[at] = order[added - 1 - at]
        position.discard[at] = 0
    position.discard_size, position.pile_size = 0, size + added


@kernel
def apply_numbers(position: Any, codes: int) -> None:
    """From ``number`` to ``play`` or the end: all seats cross at once. Codes are packed, ``CODE_BITS`` per seat."""
    completed = False
    for seat in range(position.players):
        code = codes >> CODE_BITS * seat & CODE
        # Branch-free, since passing is unpredictable: a pass ORs 0 into the first row.
        color, at = max(code - 1, 0) // PLACES, max(code - 1, 0) % PLACES
        position.rows[seat, color] |= 1 << at if code else 0
        if at == LAST:
            position.rows[seat, color] |= LOCK
            completed |= completed_two_rows(position, seat)
    position.crossed = 1 if codes >> CODE_BITS * int64(position.active) & CODE else 0
    if completed:
        position.phase, position.end = OVER, TWO_ROWS_COMPLETED
    else:
        position.phase = PLAY


@kernel
def completed_two_rows(position: Any, seat: int) -> bool:
    """Whether a seat has completed the rows that end the game."""
    count = 0
    for color in range(4):
        count += 1 if position.rows[seat, color] & LOCK else 0
    return count >= ROWS_TO_END


@kernel
def apply_play(position: Any, code: int) -> None:
    """From ``play`` to the next seat's ``draw`` or the end: discard the cards and cross their marks."""
    active = int64(position.active)
    _discard(position, active, code)
    color, marks = code >> COLOR_AT & 3, code >> MARKS_AT
    if marks:
        position.rows[active, color] |= marks
        position.crossed = 1
        if marks >> LAST:
            position.rows[active, color] |= LOCK
            if completed_two_rows(position, active):
                position.phase, position.end = OVER, TWO_ROWS_COMPLETED
                return
    if takes_last_penalty(position):
        position.phase, position.end = OVER, FOUR_PENALTIES
    else:
        next_turn(position)


@kernel
def _discard(position: Any, seat: int, code: int) -> None:
    """Move the cards of a play from the hand to the discard."""
    card1, card2, card3 = code & CARD, code >> CARD_BITS & CARD, code >> 2 * CARD_BITS & CARD
    gone = 1 | 1 << card1 | 1 << card2 | 1 << card3
    hand, kept = 0, 0
    for at in range(FULL_HAND):
        card = int64(position.hands[seat, at])
        stays = gone >> card & 1 ^ 1
        hand |= card * stays << 8 * kept
        kept += stays
    for at in range(FULL_HAND):
        position.hands[seat, at] = hand >> 8 * at & 0xFF
    size = int64(position.discard_size)
    position.discard[size] = card1
    size += 1
    position.discard[size] = card2
    size += 1 if card2 else 0
    position.discard[size] = card3
    size += 1 if card3 else 0
    position.held[seat], position.discard_size = kept, size
