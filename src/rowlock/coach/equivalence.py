"""Equivalent options: deduplicates options that differ in name alone."""

from collections.abc import Sequence
from typing import cast

from ..game import View
from ..rules import Decision, Draw, Play, cards


def equivalence_key(view: View, option: Decision) -> object:
    """A key that is equal for options that the seat cannot tell apart and that have the same effect.

    Face-down cards with the same number are equivalent. Jokers shown without a cross have no color that counts (AC21).
    """
    match option:
        case Draw(places):
            display = cast("cards.VisiblePosition", view.table).display  # only the card game has draws
            return Draw, tuple(sorted(display[at] for at in places))
        case Play(shown, _, ()):
            return Play, shown
        case _:
            return option


def distinct(view: View, options: Sequence[Decision]) -> list[Decision]:
    """The first option of each equivalence class, in order."""
    return list({equivalence_key(view, option): option for option in reversed(options)}.values())[::-1]
