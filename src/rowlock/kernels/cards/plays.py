"""Plays of the card game: one to three cards shown in a color, and the marks made with their numbers.

Rules and order are those of ``rules.cards``: fewest cards first, then by color, then fewest marks first. Marks, shown
cards and cards of a color in hand are bit masks of places, like a row.

A random play is chosen without listing the plays. Of *g* cards of a color, *k* can be shown such that *m* given ones
among them are marked in ``C(g - m, k - m)`` ways; ``FITTING`` counts the choices of *m* marks that a row allows.
"""

from itertools import combinations
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...rules import sheet
from ...rules.cards import FULL_HAND, MAX_PLAYED, MAX_SKIPPED
from ...rules.sheet import COLORS, CROSSES_BEFORE_LAST, GREEN, LAST
from ..decision_codes import CARD_BITS, COLOR_AT, MARKS_AT, PLACES
from ..jit import count_bits, int64, kernel
from ..position_arrays import CARD_OF
from ..rng import below
from ..sheets import number_at, place

ROW: Final = (1 << PLACES) - 1
ROW_MASKS: Final = 1 << PLACES
CARD: Final = (1 << CARD_BITS) - 1
ANY_COLOR: Final = (1 << len(COLORS)) - 1
MAX_PLAYS: Final = len(COLORS) * sum(comb(FULL_HAND, shown) << shown for shown in range(1, MAX_PLAYED + 1))
"""Upper bound of the plays of any hand: five jokers, if every row allowed all of their marks."""

_CARDS: Final = [card for card in CARD_OF if card is not None]
COLORS_OF: Final = np.array([ANY_COLOR, *(ANY_COLOR if c is None else 1 << c for c, _ in _CARDS)], np.uint8)
"""Colors a card can be shown in, as a mask, by card number; 0, no card, allows all colors."""
NUMBER_ON: Final = np.array([0, *(card.number for card in _CARDS)], np.uint8)
"""Face value of each card: 2 to 12."""
BIT_OF: Final = np.array(
    [0, *(0 if c is None else 1 << PLACES * c + sheet.place(c, number) for c, number in _CARDS)], np.int64
)
"""Bit of each card in a hand mask, 11 places per color; jokers have none."""

ABSENT: Final = FULL_HAND
"""Placeholder index in sets of fewer than three cards: no hand has a sixth card."""
_SETS: Final = [some for count in range(1, MAX_PLAYED + 1) for some in combinations(range(FULL_HAND), count)]
SETS: Final = np.array([(*some, *(ABSENT,) * (MAX_PLAYED - len(some)), some[-1]) for some in _SETS], np.uint8)
"""Every choice of one to three out of five cards, in order, followed by its last card again."""
FIRST_SET: Final = np.cumsum([0, *(comb(FULL_HAND, count) for count in range(1, MAX_PLAYED + 1))])
"""Where in ``SETS`` those of one, two and three cards begin, and the end."""
_OF_THREE: Final = (0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111)
_CHOICES: Final = [[choice for choice in _OF_THREE if not choice >> shown] for shown in range(MAX_PLAYED + 1)]
CHOICES: Final = np.array([some + [0] * (len(_OF_THREE) - len(some)) for some in _CHOICES], np.uint8)
"""Every choice of marks out of zero to three places, left to right, in order: ``2**n - 1`` out of *n*."""

# Row kinds by when the last number may be marked: in no play, or with three, two or one marks.
ROW_KINDS: Final = 1 + MAX_PLAYED
TOO_FEW: Final = CROSSES_BEFORE_LAST - MAX_PLAYED
COUNT_BITS: Final = 5
COUNT: Final = (1 << COUNT_BITS) - 1


def _fitting() -> NDArray[np.uint16]:
    masks = np.arange(ROW_MASKS)
    found = np.zeros((ROW_KINDS, ROW_MASKS), np.uint16)
    for count in range(1, MAX_PLAYED + 1):
        for places in combinations(range(PLACES), count):
            if places[-1] - places[0] + 1 - count <= MAX_SKIPPED:
                marks = sum(1 << at for at in places)
                least = ROW_KINDS - count if places[-1] == LAST else 0
                found[least:, masks & marks == marks] += np.uint16(1 << COUNT_BITS * (count - 1))
    return found.ravel()


FITTING: Final = _fitting()
"""Number of choices of one, two and three marks that a row allows, five bits each: by the kind of the row and the
mask of the places right of its crosses.
"""

SHOWN_BITS: Final = 16
SHOWN: Final = (1 << SHOWN_BITS) - 1


def _ways(marked: int, held: int) -> int:
    counts = range(max(1, marked), MAX_PLAYED + 1) if held >= marked else ()
    return sum(comb(held - marked, shown - marked) << SHOWN_BITS * (shown - 1) for shown in counts)


WAYS: Final = np.array([[_ways(marked, held) for held in range(FULL_HAND + 1)] for marked in range(MAX_PLAYED + 1)])
"""Ways to show one, two and three cards of a color that include the marked ones, 16 bits each, by cards held."""


@kernel
def may_cross(row: int, at: int) -> int:
    """Branch-free ``rules.sheet.can_cross``: 1 if a row allows a cross at a place, else 0."""
    return int64(row >> at == 0) & (int64(at < LAST) | int64(count_bits(row) >= CROSSES_BEFORE_LAST))


@kernel
def fits(row: int, marks: int) -> int:
    """1 if a row allows these marks (at least one) in one play, else 0; branch-free."""
    first, end, count = count_bits((marks & -marks) - 1), marks.bit_length(), count_bits(marks)
    last_allowed = int64(end <= LAST) | int64(count_bits(row) + count > CROSSES_BEFORE_LAST)
    return int64(row >> first == 0) & int64(end - first - count <= MAX_SKIPPED) & last_allowed


@kernel
def _pick_places(shown: int, choice: int) -> int:
    """The places that a choice of ``CHOICES`` marks, out of up to three."""
    first = shown & -shown
    others = shown ^ first
    second = others & -others
    third = others ^ second
    return (first & -(choice & 1)) | (second & -(choice >> 1 & 1)) | (third & -(choice >> 2))


@kernel
def plays(position: Any, seat: int, codes: Any) -> int:
    """Fill in the codes of all plays of a seat and return how many they are."""
    held = int64(position.held[seat])
    hand, in_order = 0, 0
    for at in range(held):
        hand |= 1 << int64(position.hands[seat, at])
    for at in range(held):
        card = count_bits((hand & -hand) - 1)
        hand &= hand - 1
        in_order |= card << CARD_BITS * at
    count = 0
    for some in range(len(SETS)):
        if SETS[some, 3] >= held:
            continue
        card1 = in_order >> CARD_BITS * SETS[some, 0] & CARD
        card2 = in_order >> CARD_BITS * SETS[some, 1] & CARD
        card3 = in_order >> CARD_BITS * SETS[some, 2] & CARD
        colors = int64(COLORS_OF[card1] & COLORS_OF[card2] & COLORS_OF[card3])
        while colors:
            color = count_bits((colors & -colors) - 1)
            colors &= colors - 1
            row = int64(position.rows[seat, color])
            shown = 1 << place(color, int64(NUMBER_ON[card1]))
            if card2:
                shown |= 1 << place(color, int64(NUMBER_ON[card2]))
            if card3:
                shown |= 1 << place(color, int64(NUMBER_ON[card3]))
            play = card1 | card2 << CARD_BITS | card3 << 2 * CARD_BITS | color << COLOR_AT
            codes[count] = play
            count += 1
            places = count_bits(shown)
            for choice in range((1 << places) - 1):
                marks = _pick_places(shown, int64(CHOICES[places, choice]))
                codes[count] = play | marks << MARKS_AT
                count += fits(row, marks)
    return count


@kernel
def _fitting_marks(row: int, places: int) -> int:
    """The entry of ``FITTING`` for places that need not be right of the crosses."""
    kind = min(max(count_bits(row), TOO_FEW), CROSSES_BEFORE_LAST) - TOO_FEW
    used = row.bit_length()
    return int64(FITTING[ROW_MASKS * kind + (places >> used << used)])


@kernel
def _ways_to_show(row: int, cards: int) -> int:
    """Number of plays of one, two and three cards of a color, given its row, 16 bits each."""
    marks, count = _fitting_marks(row, cards), count_bits(cards)
    one, two, three = marks & COUNT, marks >> COUNT_BITS & COUNT, marks >> 2 * COUNT_BITS
    return int64(WAYS[0, count] + one * WAYS[1, count] + two * WAYS[2, count] + three * WAYS[3, count])


@kernel
def random_play(position: Any, seat: int, word: np.uint32) -> int:
    """The play of :func:`plays` that a random word selects, for a hand without jokers."""
    hand = 0
    for at in range(FULL_HAND):
        hand |= int64(BIT_OF[position.hands[seat, at]])
    rows = position.rows[seat]
    red = _ways_to_show(int64(rows[0]), hand & ROW)
    yellow = _ways_to_show(int64(rows[1]), hand >> PLACES & ROW)
    green = _ways_to_show(int64(rows[2]), hand >> 2 * PLACES & ROW)
    blue = _ways_to_show(int64(rows[3]), hand >> 3 * PLACES)
    ways = red + yellow + green + blue
    singles, pairs, threes = ways & SHOWN, ways >> SHOWN_BITS & SHOWN, ways >> 2 * SHOWN_BITS
    index = int64(below(word, singles + pairs + threes))
    # Branch-free: a mispredicted branch costs more than this arithmetic.
    not_one, three = int64(index >= singles), int64(index >= singles + pairs)
    count = not_one + three
    index -= (singles & -not_one) + (pairs & -three)
    shift = SHOWN_BITS * count
    of_red, of_yellow, of_green = red >> shift & SHOWN, yellow >> shift & SHOWN, green >> shift & SHOWN
    not_red = int64(index >= of_red)
    below_yellow = int64(index >= of_red + of_yellow)
    is_blue = int64(index >= of_red + of_yellow + of_green)
    color = not_red + below_yellow + is_blue
    index -= (of_red & -not_red) + (of_yellow & -below_yellow) + (of_green & -is_blue)
    row, cards = int64(rows[color]), hand >> PLACES * color & ROW
    if count:
        return _play_of_color(row, color, cards, count, index)
    return _single_of_color(row, color, cards, index)


@kernel
def _single_of_color(row: int, color: int, cards: int, index: int) -> int:
    """The play with an index among those that show one card of a color."""
    while True:
        at = cards.bit_length() - 1 if color >= GREEN else count_bits((cards & -cards) - 1)
        cards ^= 1 << at
        can_mark = may_cross(row, at)
        if index <= can_mark:
            return _card(color, at) | color << COLOR_AT | index << at + MARKS_AT
        index -= 1 + can_mark


@kernel
def _play_of_color(row: int, color: int, cards: int, count: int, index: int) -> int:
    """The play with an index among those of a color that show two cards (``count`` 1) or three (``count`` 2)."""
    held, in_order = count_bits(cards), 0
    for _ in range(held):
        at = cards.bit_length() - 1 if color < GREEN else count_bits((cards & -cards) - 1)
        cards ^= 1 << at
        in_order = in_order << 4 | at
    in_order |= PLACES << 4 * ABSENT
    place1 = place2 = place3 = shown = 0
    for some in range(FIRST_SET[count], FIRST_SET[count + 1]):
        if SETS[some, 3] >= held:
            continue
        place1 = in_order >> 4 * SETS[some, 0] & 15
        place2 = in_order >> 4 * SETS[some, 1] & 15
        place3 = in_order >> 4 * SETS[some, 2] & 15
        shown = (1 << place1 | 1 << place2 | 1 << place3) & ROW
        marks = _fitting_marks(row, shown)
        here = 1 + (marks & COUNT) + (marks >> COUNT_BITS & COUNT) + (marks >> 2 * COUNT_BITS)
        if index < here:
            break
        index -= here
    code = _card(color, place1) | _card(color, place2) << CARD_BITS | color << COLOR_AT
    if count > 1:
        code |= _card(color, place3) << 2 * CARD_BITS
    return code | _nth_marks(row, shown, index) << MARKS_AT


@kernel
def _card(color: int, at: int) -> int:
    return PLACES * color + number_at(color, at) - 1


@kernel
def _nth_marks(row: int, shown: int, index: int) -> int:
    """The choice of marks with an index; index 0 marks nothing."""
    if index:
        places = count_bits(shown)
        for choice in range((1 << places) - 1):
            marks = _pick_places(shown, int64(CHOICES[places, choice]))
            if fits(row, marks):
                index -= 1
                if not index:
                    return marks
    return 0
