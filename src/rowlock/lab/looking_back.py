"""The review of a game by the best judge at hand: of a solo game its solution, if that was worked out before."""

from contextlib import suppress

from ..coaching.reviewing import MS, Progress, Review, review
from ..record import Record
from ..rules import classic


def best_review(record: Record, progress: Progress, ms: int = MS) -> Review:
    """What is known of a game's decisions. The networks judge unless more is known."""
    first = record.initial
    if type(first) is classic.Position and len(first.sheets) == classic.ALONE:
        with suppress(ImportError):
            from .alone import Perfect, solution_at_hand  # noqa: PLC0415 - optional, and slow to load

            solution = solution_at_hand()
            if solution is not None:
                perfect = Perfect(solution)
                return review(record, perfect.judge, perfect.outlook, ms=0, progress=progress)
    return review(record, ms=ms, progress=progress)
