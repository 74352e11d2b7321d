"""``rowlock referee``: the rules as a JSON-lines service on standard input and output."""

import sys
from contextlib import suppress

from ..referee import serve


def referee() -> None:
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
