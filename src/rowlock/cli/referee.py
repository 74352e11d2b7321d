"""``rowlock referee``: the rules for any language, a line of JSON at a time."""

import sys
from contextlib import suppress

from ..referee import serve


def referee() -> None:
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
