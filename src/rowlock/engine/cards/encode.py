"""Encoding of views and decisions of the card game as arrays, free of hidden information."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ...rules import Card, Decision, Play
from ...rules import cards as rules
from ..encode import encode_sheets, turn_order
from ..search import Indices
from .turn import ABSENT, CARDS, DISCARD, HAND, JOKER, NUMBERS, PILE, SHOWN, SUBSETS, TOP, CardBatch, Plays

_SAME_NUMBER: Final = [range(number, CARDS, NUMBERS) for number in range(NUMBERS)]
"""Card indices of each number, from 2 on."""
_SUBSET_INDEX: Final = {subset: at for at, subset in enumerate(SUBSETS)}


def encode(seen: Sequence[rules.VisiblePosition], rngs: Sequence[np.random.Generator]) -> CardBatch:
    """Encode views with the same number of seats and hidden cards sampled; the active seat becomes seat 0.

    Where the view shows only a number, a card with that number is sampled among those the seat does not see; the pile
    below its top and the discard get the remaining cards. Each view uses its own generator.
    """
    locations = [_card_locations(each, rng) for each, rng in zip(seen, rngs, strict=True)]
    return CardBatch(*encode_sheets(seen), np.array(locations, np.int32))


def card_index(card: Card) -> int:
    """The index of a card: by color, jokers last, then by number."""
    return (JOKER if card.color is None else int(card.color)) * NUMBERS + card.number - 2


def _card_locations(seen: rules.VisiblePosition, rng: np.random.Generator) -> list[int]:
    """The sampled location of each card; plain integers are faster than arrays for a few dozen cards."""
    order, colored = turn_order(len(seen.sheets), seen.active), JOKER * NUMBERS
    locations = [PILE] * colored + [PILE if seen.jokers else ABSENT] * (CARDS - colored)
    for card in seen.hand:
        locations[card_index(card)] = HAND + order.index(seen.seat or 0)
    shown = [(number, SHOWN) for number in seen.display]
    if seen.pile_top is not None:
        shown.append((seen.pile_top, TOP))
    if seen.discard_top is not None:
        shown.append((seen.discard_top, DISCARD))
    for place, seat in enumerate(order):
        if seat != seen.seat:
            shown += [(number, HAND + place) for number in seen.hands[seat]]
    for (number, where), drawn in zip(shown, rng.random(len(shown)).tolist(), strict=True):
        free = [card for card in _SAME_NUMBER[number - 2] if locations[card] == PILE]
        locations[free[int(drawn * len(free))]] = where
    rest = [card for card, where in enumerate(locations) if where == PILE]
    for card in rng.permutation(rest)[: max(0, seen.discard_size - 1)].tolist():
        locations[card] = DISCARD
    return locations


def encode_plays(state: CardBatch, plays: Plays, options: Sequence[Sequence[Decision]]) -> list[Indices]:
    """The index in ``plays`` of each option of each position."""
    hand, _ = state.hand()
    found: list[Indices] = []
    for at, some in enumerate(options):
        held, legal = hand[at].tolist(), plays.legal[at].tolist()
        found.append(np.array([_play_index(held, legal, option) for option in some]))
    return found


def _play_index(hand: list[int], legal: list[bool], option: Decision) -> int:
    """The index of a play by the places of its cards in the hand; a number is shown by the first card that has it."""
    assert isinstance(option, Play)
    marked = [next(card for card in option.cards if card.number == number) for number in option.numbers]
    shown, crossed = (tuple(sorted(hand.index(card_index(card)) for card in some)) for some in (option.cards, marked))
    index, kinds = _SUBSET_INDEX[shown, crossed], len(SUBSETS)
    # with jokers there are plays of every color; cards that cross nothing have one of them
    colors = (index + kinds * int(row) for row in (option.color, *range(4)))
    return next(at for at in colors if at < len(legal) and legal[at])
