"""One door to all networks: what each option is worth to each of many seats, each seen through its own view."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import numpy as np

from ..game import View
from ..rules import Decision, classic
from ..rules import cards as card_game
from .cards import evaluate as card_mind
from .dice import evaluate as dice_mind
from .model import Value

NETWORKS: Final = {"duel": 8, "careful": 4, "solo": 1, "classic": 2, "onboard": 1, "cards": 2}
"""Of so many sisters of each network the mean counts, without and before a search."""
LOOKING_ON: Final = 2
"""Of so many where nothing is to be decided: that is looked at one turn further, which takes its time."""
DEEPER_FROM: Final = 200
"""From so many milliseconds on there is time for a second turn."""
A_ROLL: Final = 15
"""About what a roll of the second turn takes, in milliseconds."""
MAX_ROLLS: Final = 400
"""More of them would take memory and tell nothing new."""
FOR_A_CROWD: Final = 150
"""So many milliseconds it takes to look one turn further where three or four pawns are on a board."""
PAIR: Final = 2


def evaluate_many(
    views: Sequence[View],
    options: Sequence[Sequence[Decision]],
    ms: int,
    networks: int | None = None,
    habits: bool = False,
    also: Sequence[Collection[Decision]] | None = None,
) -> list[Value]:
    """What each view's seat can expect after each of its options.

    How far it looks follows from ``ms``, not from a clock, so that the same question gets the same answer: about so
    long on one core. 0 is the networks alone. With ``habits`` a search takes an opponent for what its sheet tells that
    it is, where it can; else for a player as good as the networks are. Where it looks further it does so at the
    options that seem best, and at those of each view that are wanted ``also``.
    """
    places: dict[Any, list[int]] = {}
    for at, view in enumerate(views):
        places.setdefault(_place(view), []).append(at)
    found: list[Value | None] = [None] * len(views)
    for place, members in places.items():
        tables: list[Any] = [views[at].table for at in members]
        some = [options[at] for at in members]
        asked = [[nth for nth, one in enumerate(options[at]) if also and one in also[at]] for at in members]
        if isinstance(place, card_mind.BatchKey):
            values = card_mind.judge(place, tables, some, networks or NETWORKS["cards"], _card_search(place, ms), asked)
        else:
            many = networks or NETWORKS[dice_mind.network_for(place)]
            values = dice_mind.judge(place, tables, some, many, _dice_search(place, ms, habits), asked)
        for at, value in zip(members, values, strict=True):
            found[at] = value
    values = [value for value in found if value is not None]
    assert len(values) == len(views)
    return values


def evaluate_position(view: View) -> Value:
    """What a view's seat can expect where it has nothing to decide; arrays of one. Not of a game that is over."""
    table, place = view.table, _place(view)
    if isinstance(place, card_mind.BatchKey):
        assert isinstance(table, card_game.VisiblePosition)
        return card_mind.standing(place, [table], NETWORKS["cards"])
    assert isinstance(table, classic.Position)
    return dice_mind.standing(place, [table], LOOKING_ON)


def _place(view: View) -> "card_mind.BatchKey | dice_mind.BatchKey":
    if isinstance(view.table, card_game.VisiblePosition):
        return card_mind.batch_key(view.table, view.seat)
    return dice_mind.batch_key(view.table, view.seat)


def _dice_search(place: dice_mind.BatchKey, ms: int, habits: bool) -> dice_mind.Search | None:
    # a board multiplies the ends of a turn, and every opponent's sheet is looked at in each
    crowded = bool(place.track) and place.players > PAIR
    if ms <= 0 or (crowded and ms < FOR_A_CROWD):
        return None
    rolls = 0 if ms < DEEPER_FROM else min(MAX_ROLLS, (ms - DEEPER_FROM // 2) // A_ROLL)
    return dice_mind.Search(3 if place.track else 4, rolls=rolls, careful=NETWORKS["careful"] if habits else 0)


def _card_search(place: card_mind.BatchKey, ms: int) -> card_mind.Search | None:
    a_deal = 2 * (place.players + 2) if place.jokers else 4
    return None if ms <= 0 else card_mind.Search(4, int(np.clip(ms // a_deal, 4, 400)))
