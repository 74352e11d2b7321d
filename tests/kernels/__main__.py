"""Compare the kernels with the plain rules over any number of games, on all cores.

``python -m tests.kernels --games 1000000`` plays a million games of each ruleset, ``--game classic`` of one. Every
position is compared, as ``test_differential`` does for a sample. ``--first`` is the number of the
first game, to compare other games than before.
"""

import argparse
import sys

from rich.console import Console

from rowlock.lab.workers import cores

from .deep import KINDS, agree


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kernels", description="Compare kernels and rules.")
    parser.add_argument("--games", type=int, default=10_000, help="of each ruleset")
    parser.add_argument("--game", choices=list(KINDS), action="append", help="only this ruleset")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    console = Console()
    agreed = [
        agree(game, arguments.games, arguments.first, arguments.processes, console) for game in arguments.game or KINDS
    ]
    return 0 if all(agreed) else 1


if __name__ == "__main__":
    sys.exit(main())
