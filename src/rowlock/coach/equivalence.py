"""What an option means to the seat that has it: options that differ in name alone are one."""

from collections.abc import Sequence

from ..game import View
from ..rules import Decision, Draw, Play, cards


def meaning(view: View, option: Decision) -> object:
    """The same for options that a seat cannot tell apart, and that bring it the same.

    Cards that lie face down with the same number are as good as each other. Jokers that are shown without a cross have
    no color that counts (AC21).
    """
    match option:
        case Draw(places):
            assert isinstance(view.table, cards.VisiblePosition)
            return Draw, tuple(sorted(view.table.display[at] for at in places))
        case Play(shown, _, ()):
            return Play, shown
        case _:
            return option


def distinct(view: View, options: Sequence[Decision]) -> list[Decision]:
    """The first of those that mean the same."""
    return list({meaning(view, option): option for option in reversed(options)}.values())[::-1]
