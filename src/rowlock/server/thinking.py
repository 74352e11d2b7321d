"""A process that thinks about one game, beside the server: ``python -m rowlock.server.thinking``.

It reads what it is asked from standard input, writes how far it is as lines that begin with a dot, and as its last line
what came of it, in JSON.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import Final, Literal

import msgspec

from .. import notation
from ..coaching.practice import PERFECT_AVERAGE
from ..lab.looking_back import best_review
from ..record import Record
from ..shapes import Shape

NICENESS: Final = 10
"""Those who play come first."""


class Thought(Shape, frozen=True):
    """What to think about: the review of a game, or what perfect play would have made of a solo game's dice."""

    about: Literal["review", "optimum"]
    record: str


class Optimum(Shape, frozen=True):
    """A solo game against the solved one. ``average`` is what perfect play scores in the mean, ``points`` are yours.

    ``perfect`` is what perfect decisions would have scored with the very same dice, and ``lost`` the points that your
    decisions gave away in expectation, whatever the dice did; both are null where the solution is not at hand.
    """

    average: float
    points: int
    perfect: int | None
    lost: float | None


def think(thought: Thought) -> Shape:
    """Do what is asked, telling now and then how far it is."""
    record = notation.read(thought.record)
    if thought.about == "review":
        return best_review(record, _told)
    return _optimum(record)


def _optimum(record: Record) -> Optimum:
    """What perfect play makes of a solo game's dice, if the laboratory is installed and has solved the game."""
    with suppress(ImportError):
        from ..lab.alone import compared, solution_at_hand  # noqa: PLC0415 - optional, and slow to load

        solution = solution_at_hand()
        if solution is not None:
            found = compared(solution, record)
            return Optimum(found.average, found.points, found.perfect, found.lost)
    points = record.ruleset.scores(record.position)[0].total
    return Optimum(PERFECT_AVERAGE, points, None, None)


def _told(done: int, of: int) -> None:
    """Say how far it is."""
    print(f".{done / max(1, of):.3f}", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server stops us
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Thought)
    sys.stdout.write(msgspec.json.encode(think(asked)).decode() + "\n")
