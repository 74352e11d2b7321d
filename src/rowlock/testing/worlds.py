"""Two worlds that one seat cannot tell apart: the way to show that nothing hidden is used."""

import random
from itertools import groupby

from ..rules import Card, Position, cards


def other_world(position: Position, seat: int, chance: random.Random) -> Position:
    """A position that differs from this one only in what a seat cannot see; the same one in the dice games.

    The seat sees its own cards and the numbers of all that lie open: so hidden cards of one number change places,
    and what lies below the tops of pile and discard is shuffled.
    """
    if not isinstance(position, cards.Position):
        return position
    below = [*position.pile[1:], *position.discard[:-1]]
    chance.shuffle(below)
    split = max(len(position.pile) - 1, 0)
    pile, discard = (*position.pile[:1], *below[:split]), (*below[split:], *position.discard[-1:])
    hands = [hand for at, hand in enumerate(position.hands) if at != seat]
    swap = _same_number_swap([*position.display, *pile, *discard, *(card for hand in hands for card in hand)], chance)
    return cards.Position(
        position.sheets,
        position.active,
        position.turn,
        position.phase,
        position.jokers,
        tuple(hand if at == seat else _swapped(hand, swap) for at, hand in enumerate(position.hands)),
        _swapped(position.display, swap),
        _swapped(pile, swap),
        _swapped(discard, swap),
        position.active_crossed,
        position.end_reason,
    )


def _same_number_swap(hidden: list[Card], chance: random.Random) -> dict[Card, Card]:
    """A random exchange of the hidden cards among those of the same number."""
    swap: dict[Card, Card] = {}
    for _, group in groupby(sorted(hidden, key=lambda card: (card.number, card.rank)), key=lambda card: card.number):
        there = list(group)
        new = there.copy()
        chance.shuffle(new)
        swap.update(zip(there, new, strict=True))
    return swap


def _swapped(some: tuple[Card, ...], swap: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(swap[card] for card in some)
