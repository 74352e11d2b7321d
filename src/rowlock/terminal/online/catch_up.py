"""Reconstruction of the positions between two updates of an online table."""

from collections.abc import Iterator, Sequence

from ...formats.codec import decision_from_shape
from ...formats.schema import DiceShape
from ...rules import Dice, RuleError, Visible, classic
from ...tables.messages import Happening


def with_positions(
    now: Visible | None, happenings: Sequence[Happening], after: Visible | None
) -> Iterator[tuple[Happening, Visible | None, Visible | None]]:
    """Yield each event with the position before and after it, None where unknown.

    An update may contain several steps but only the last position. Dice games are replayed step by step; in the card
    game the positions between depend on hidden cards.
    """
    changing_seqs = [event.seq for event in happenings if changes_position(event)]
    for event in happenings:
        before = now
        if changes_position(event):
            now = after if event.seq == changing_seqs[-1] else _apply(now, event)
        yield event, before, now


def changes_position(event: Happening) -> bool:
    """Whether an event changes the position."""
    return event.what in ("started", "undone") or event.dice is not None or event.decisions is not None


def _apply(table: Visible | None, event: Happening) -> Visible | None:
    """Apply a step of a dice game; None if that is not possible."""
    if not isinstance(table, classic.Position) or event.what in ("started", "undone"):
        return None
    decisions = {int(seat): decision_from_shape(shape, table) for seat, shape in (event.decisions or {}).items()}
    dice = dice_from_shape(event.dice) if event.dice else None
    try:
        after: classic.Position = table.apply(decisions, dice)
    except RuleError:
        return None
    return after


def dice_from_shape(shape: DiceShape) -> Dice:
    red, yellow, green, blue = shape.red or 0, shape.yellow or 0, shape.green or 0, shape.blue or 0
    return Dice((shape.white[0], shape.white[1]), (red, yellow, green, blue))
