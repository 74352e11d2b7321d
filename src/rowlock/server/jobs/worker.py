"""Worker process of the analysis service: ``python -m rowlock.server.jobs.worker``.

Reads analyses as lines of JSON from standard input. For each it writes its progress as lines that begin with a dot,
then the result as a line of JSON; or, if it fails, a line with ``!`` and the traceback as JSON.
"""

import os
import signal
import sys
from contextlib import suppress
from traceback import format_exc
from typing import Any, Final

import msgspec

from ...analysis import Analysis, AnyAnalysis

NICENESS: Final = 10
"""Scheduling priority below that of the server, so that games go first."""
MAX_TRACEBACK: Final = 2000


def run(line: bytes) -> bytes:
    """Run an analysis, writing its progress, and return the line of its result."""
    try:
        analysis: Analysis[Any] = msgspec.json.decode(line, type=AnyAnalysis)
        return analysis.encode(analysis.run(_write_progress))
    except Exception:  # noqa: BLE001 - reported to the service, and the worker goes on
        return b"!" + msgspec.json.encode(format_exc()[-MAX_TRACEBACK:])


def _write_progress(done: int, of: int) -> None:
    _write(b".%.3f" % (done / max(1, of)))


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers when it stops
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    for line in sys.stdin.buffer:
        _write(run(line))
