"""Positions that differ only in hidden information, to detect its use."""

import random
from itertools import groupby

from ..rules import Card, Position, cards


def other_world(position: Position, seat: int, chance: random.Random) -> Position:
    """A position that differs only in what a seat cannot see; in the dice games the same position.

    The seat sees its own cards and the numbers of visible ones, so hidden cards of equal number are swapped, and the
    cards below the tops of pile and discard are shuffled.
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
    """A random permutation of the hidden cards that preserves numbers."""
    swap: dict[Card, Card] = {}
    for _, group in groupby(sorted(hidden, key=lambda card: (card.number, card.rank)), key=lambda card: card.number):
        there = list(group)
        new = there.copy()
        chance.shuffle(new)
        swap.update(zip(there, new, strict=True))
    return swap


def _swapped(hidden: tuple[Card, ...], swap: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple(swap[card] for card in hidden)
