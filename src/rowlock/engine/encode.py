"""From what a seat sees to arrays: the only way into a network, so nothing hidden gets in."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..rules import Card, Cross, Decision, Dice, classic, onboard
from ..rules import cards as card_game
from .cards import options as cards
from .dice import options as dice


def turn_order(seats: int, active: int) -> list[int]:
    """The seats in turn order, the active one first."""
    return [(active + step) % seats for step in range(seats)]


def dice_batch(positions: Sequence[classic.Position]) -> dice.Table:
    """Positions of the dice games with equally many seats, the active one first."""
    orders = [turn_order(len(position.sheets), position.active) for position in positions]
    both = list(zip(positions, orders, strict=True))
    return dice.Table(
        np.array([[position.sheets[seat].rows for seat in order] for position, order in both], np.int32),
        np.array([[position.sheets[seat].penalties for seat in order] for position, order in both], np.int32),
        np.array([position.closed for position in positions], np.int32),
        np.array([[_pawn(position, seat) for seat in order] for position, order in both], np.int32),
        np.array([_left(position) for position in positions], np.int32),
    )


def _pawn(position: classic.Position, seat: int) -> int:
    return position.pawns[seat] if isinstance(position, onboard.Position) else 0


def _left(position: classic.Position) -> int:
    return len(position.last_turns or ()) if isinstance(position, onboard.Position) else 0


def answer_index(decision: Decision) -> int:
    """A decision on a number that everybody may cross, as arrays have it: 0 passes, 1 to 4 are rows."""
    return decision.color + 1 if isinstance(decision, Cross) else 0


def roll_batch(rolled: Sequence[Dice]) -> dice.Dice:
    """Rolls; a die that is out shows 1, which nobody will look at."""
    return dice.Dice(
        np.array([roll.white for roll in rolled], np.int32),
        np.array([[face or 1 for face in roll.colors] for roll in rolled], np.int32),
    )


def card_index(card: Card) -> int:
    """The place of a card in the arrays: by color, jokers last, then by number."""
    return (cards.JOKER if card.color is None else int(card.color)) * cards.NUMBERS + card.number - 2


def card_batch(seen: Sequence[card_game.VisiblePosition], lucks: Sequence[np.random.Generator]) -> cards.Table:
    """Positions of the card game as seats see them, the active seat first.

    Where a seat sees a number only, one of the cards is put that it cannot tell from the true one; what is under the
    pile's top and in the discard is anything that is left. Each is drawn from its own luck.
    """
    orders = [turn_order(len(each.sheets), each.active) for each in seen]
    both = list(zip(seen, orders, strict=True))
    return cards.Table(
        np.array([[each.sheets[seat].rows for seat in order] for each, order in both], np.int32),
        np.array([[each.sheets[seat].penalties for seat in order] for each, order in both], np.int32),
        np.array([_lies(each, order, luck) for (each, order), luck in zip(both, lucks, strict=True)], np.int32),
    )


_ALIKE: Final = [range(number, cards.CARDS, cards.NUMBERS) for number in range(cards.NUMBERS)]
"""The cards of each number, from 2 on."""


def _lies(seen: card_game.VisiblePosition, order: list[int], luck: np.random.Generator) -> list[int]:
    """Where each card lies; of plain numbers, since a few dozen of them are no work for arrays."""
    colored = cards.JOKER * cards.NUMBERS
    lies = [cards.PILE] * colored + [cards.PILE if seen.jokers else cards.ABSENT] * (cards.CARDS - colored)
    for card in seen.hand:
        lies[card_index(card)] = cards.HAND + order.index(seen.seat or 0)
    shown = [(number, cards.SHOWN) for number in seen.display]
    if seen.pile_top is not None:
        shown.append((seen.pile_top, cards.TOP))
    if seen.discard_top is not None:
        shown.append((seen.discard_top, cards.DISCARD))
    for place, seat in enumerate(order):
        if seat != seen.seat:
            shown += [(number, cards.HAND + place) for number in seen.hands[seat]]
    for (number, where), drawn in zip(shown, luck.random(len(shown)).tolist(), strict=True):
        free = [card for card in _ALIKE[number - 2] if lies[card] == cards.PILE]
        lies[free[int(drawn * len(free))]] = where
    rest = [card for card, where in enumerate(lies) if where == cards.PILE]
    for card in luck.permutation(rest)[: max(0, seen.discard_size - 1)].tolist():
        lies[card] = cards.DISCARD
    return lies
