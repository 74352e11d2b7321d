"""Reconstruction of the positions between two updates of an online table."""

from collections.abc import Iterator, Sequence

from ...formats.codec import decision_from_shape
from ...formats.games.base import dice_of
from ...rules import Position, RuleError, Visible
from ...tables.messages import Happening


def with_positions(
    now: Visible | None, happenings: Sequence[Happening], after: Visible | None
) -> Iterator[tuple[Happening, Visible | None, Visible | None]]:
    """Yield each event with the position before and after it, None where unknown.

    An update may contain several steps but only the last position. Games without hidden information are replayed step
    by step.
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
    """Apply a step; None if the view is not the whole position, or the step is not known."""
    if not isinstance(table, Position) or event.what in ("started", "undone"):
        return None
    decisions = {int(seat): decision_from_shape(shape, table) for seat, shape in (event.decisions or {}).items()}
    try:
        return table.apply(decisions, dice_of(event.dice) if event.dice else None)
    except RuleError:
        return None
