"""A process that thinks about one game, beside the server: ``python -m rowlock.server.jobs.worker``.

It reads what it is asked from standard input, writes how far it is as lines that begin with a dot, and as its last line
what came of it, in JSON.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import Final, Literal

import msgspec

from ...analysis import best_review, optimum
from ...formats import notation
from ...formats.schema import Shape

NICENESS: Final = 10
"""Those who play come first."""


class Thought(Shape, frozen=True):
    """What to think about: the review of a game, or what perfect play would have made of a solo game's dice."""

    about: Literal["review", "optimum"]
    record: str


def think(thought: Thought) -> Shape:
    """Do what is asked, telling now and then how far it is."""
    record = notation.read(thought.record)
    if thought.about == "review":
        return best_review(record, _told)
    return optimum(record)


def _told(done: int, of: int) -> None:
    """Say how far it is."""
    print(f".{done / max(1, of):.3f}", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the server stops us
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Thought)
    sys.stdout.write(msgspec.json.encode(think(asked)).decode() + "\n")
