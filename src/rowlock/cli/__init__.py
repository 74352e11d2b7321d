"""The commands."""

import sys


def main() -> None:
    from ..referee import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
