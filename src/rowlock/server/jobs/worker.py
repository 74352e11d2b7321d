"""Worker process of the job queue, one analysis per process: ``python -m rowlock.server.jobs.worker``.

Reads a JobRequest as JSON from standard input. Writes progress as lines that begin with a dot, then the result as one
line of JSON.
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
"""Scheduling priority below that of the server, so that games go first."""


class JobRequest(Shape, frozen=True):
    """The review of a record, or the result of perfect play with the dice of a solo game."""

    kind: Literal["review", "optimum"]
    record: str


def run(request: JobRequest) -> Shape:
    """Run a job, printing its progress. Raises RecordError for a record that cannot be read."""
    record = notation.read(request.record)
    if request.kind == "review":
        return best_review(record, _print_progress)
    return optimum(record)


def _print_progress(done: int, of: int) -> None:
    print(f".{done / max(1, of):.3f}", flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server kills its workers when it stops
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=JobRequest)
    sys.stdout.write(msgspec.json.encode(run(request)).decode() + "\n")
