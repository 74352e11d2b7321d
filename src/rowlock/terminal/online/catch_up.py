"""Reconstruction of the positions between two updates of an online table."""

from collections.abc import Iterator, Sequence

from ...formats.codec import decision_from_shape
from ...formats.schema import DiceShape
from ...rules import Dice, RuleError, Visible, classic, ruleset_of
from .client import Happening


def with_tables(
    now: Visible | None, happenings: Sequence[Happening], after: Visible | None
) -> Iterator[tuple[Happening, Visible | None, Visible | None]]:
    """Yield each event with the position before and after it, None where unknown.

    An update may contain several steps but only the last position. Dice games are replayed step by step; in the card
    game the positions between depend on hidden cards.
    """
    changing = [each.seq for each in happenings if changes_table(each)]
    for each in happenings:
        before = now
        if changes_table(each):
            now = after if each.seq == changing[-1] else _applied(now, each)
        yield each, before, now


def changes_table(each: Happening) -> bool:
    """Whether an event changes the position."""
    return each.what in ("started", "undone") or each.dice is not None or each.decisions is not None


def _applied(table: Visible | None, each: Happening) -> Visible | None:
    """Apply a step of a dice game; None if that is not possible."""
    if not isinstance(table, classic.Position) or each.what in ("started", "undone"):
        return None
    decisions = {int(seat): decision_from_shape(shape, table) for seat, shape in (each.decisions or {}).items()}
    try:
        after: classic.Position = ruleset_of(table).apply(table, decisions, dice_of(each.dice) if each.dice else None)
    except RuleError:
        return None
    return after


def dice_of(shape: DiceShape) -> Dice:
    red, yellow, green, blue = shape.red or 0, shape.yellow or 0, shape.green or 0, shape.blue or 0
    return Dice((shape.white[0], shape.white[1]), (red, yellow, green, blue))
