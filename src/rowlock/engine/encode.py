"""Encoding of views as arrays: the only input of the networks, free of hidden information."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..rules import Card, Cross, Decision, Dice, classic, onboard
from ..rules import cards as card_game
from . import cards, dice


def turn_order(seats: int, active: int) -> list[int]:
    """The seats in turn order, the active seat first."""
    return [(active + step) % seats for step in range(seats)]


def dice_batch(positions: Sequence[classic.Position]) -> dice.DiceBatch:
    """Encode positions of the dice games with the same number of seats; the active seat becomes seat 0."""
    orders = [turn_order(len(position.sheets), position.active) for position in positions]
    pairs = list(zip(positions, orders, strict=True))
    return dice.DiceBatch(
        np.array([[position.sheets[seat].rows for seat in order] for position, order in pairs], np.int32),
        np.array([[position.sheets[seat].penalties for seat in order] for position, order in pairs], np.int32),
        np.array([position.closed for position in positions], np.int32),
        np.array([[_pawn(position, seat) for seat in order] for position, order in pairs], np.int32),
        np.array([_turns_left(position) for position in positions], np.int32),
    )


def _pawn(position: classic.Position, seat: int) -> int:
    return position.pawns[seat] if isinstance(position, onboard.Position) else 0


def _turns_left(position: classic.Position) -> int:
    return len(position.last_turns or ()) if isinstance(position, onboard.Position) else 0


def answer_index(decision: Decision) -> int:
    """The index of an answer to a number for all seats: 0 passes, 1 to 4 are rows."""
    return decision.color + 1 if isinstance(decision, Cross) else 0


def roll_batch(rolled: Sequence[Dice]) -> dice.Dice:
    """Encode rolls; a die out of the game is set to 1, which is never used."""
    return dice.Dice(
        np.array([roll.white for roll in rolled], np.int32),
        np.array([[face or 1 for face in roll.colors] for roll in rolled], np.int32),
    )


def card_index(card: Card) -> int:
    """The index of a card: by color, jokers last, then by number."""
    return (cards.JOKER if card.color is None else int(card.color)) * cards.NUMBERS + card.number - 2


def card_batch(seen: Sequence[card_game.VisiblePosition], rngs: Sequence[np.random.Generator]) -> cards.CardBatch:
    """Encode views of the card game with hidden cards sampled; the active seat becomes seat 0.

    Where the view shows only a number, a card with that number is sampled among those the seat does not see; the pile
    below its top and the discard get the remaining cards. Each view uses its own generator.
    """
    orders = [turn_order(len(each.sheets), each.active) for each in seen]
    pairs = list(zip(seen, orders, strict=True))
    return cards.CardBatch(
        np.array([[each.sheets[seat].rows for seat in order] for each, order in pairs], np.int32),
        np.array([[each.sheets[seat].penalties for seat in order] for each, order in pairs], np.int32),
        np.array([_card_locations(each, order, rng) for (each, order), rng in zip(pairs, rngs, strict=True)], np.int32),
    )


_SAME_NUMBER: Final = [range(number, cards.CARDS, cards.NUMBERS) for number in range(cards.NUMBERS)]
"""Card indices of each number, from 2 on."""


def _card_locations(seen: card_game.VisiblePosition, order: list[int], rng: np.random.Generator) -> list[int]:
    """The sampled location of each card; plain integers are faster than arrays for a few dozen cards."""
    colored = cards.JOKER * cards.NUMBERS
    locations = [cards.PILE] * colored + [cards.PILE if seen.jokers else cards.ABSENT] * (cards.CARDS - colored)
    for card in seen.hand:
        locations[card_index(card)] = cards.HAND + order.index(seen.seat or 0)
    shown = [(number, cards.SHOWN) for number in seen.display]
    if seen.pile_top is not None:
        shown.append((seen.pile_top, cards.TOP))
    if seen.discard_top is not None:
        shown.append((seen.discard_top, cards.DISCARD))
    for place, seat in enumerate(order):
        if seat != seen.seat:
            shown += [(number, cards.HAND + place) for number in seen.hands[seat]]
    for (number, where), drawn in zip(shown, rng.random(len(shown)).tolist(), strict=True):
        free = [card for card in _SAME_NUMBER[number - 2] if locations[card] == cards.PILE]
        locations[free[int(drawn * len(free))]] = where
    rest = [card for card, where in enumerate(locations) if where == cards.PILE]
    for card in rng.permutation(rest)[: max(0, seen.discard_size - 1)].tolist():
        locations[card] = cards.DISCARD
    return locations
