"""The cards of the card game: 2 to 12 in four colors, and eleven jokers (C1, C27)."""

from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from .sheet import COLORS, NUMBERS, Color


class Card(NamedTuple):
    """A card; ``color`` is None for a joker. Written ``R7``, ``B10``, ``J5``."""

    color: Color | None
    number: int

    def __str__(self) -> str:
        return f"{'J' if self.color is None else self.color.letter}{self.number}"

    def __repr__(self) -> str:
        return str(self)

    @property
    def rank(self) -> tuple[int, int]:
        """Sort key: color, jokers last, then number."""
        return (len(COLORS) if self.color is None else self.color, self.number)


PLAIN_DECK: Final = tuple(Card(color, number) for color in COLORS for number in NUMBERS)
JOKERS: Final = tuple(Card(None, number) for number in NUMBERS)
CARDS: Final = {str(card): card for card in chain(PLAIN_DECK, JOKERS)}
"""All cards by name."""


def sorted_cards(cards: Iterable[Card]) -> list[Card]:
    """Sort cards by color, jokers last, then by number."""
    return sorted(cards, key=lambda card: card.rank)


def full_deck(jokers: bool) -> tuple[Card, ...]:
    """The 44 cards, or the 55 of the joker variant, sorted."""
    return PLAIN_DECK + JOKERS if jokers else PLAIN_DECK
