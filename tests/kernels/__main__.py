"""Compare the kernels with the plain rules over as many games as one likes, on all cores.

``python -m tests.kernels --games 1000000`` plays so many games of each ruleset, ``--game classic`` of one. Each is
compared at every position, as ``test_dice_games`` and ``test_card_traces`` do with a sample. ``--first`` is the number
of the first game: other games than last time.
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
    asked = parser.parse_args()
    console = Console()
    fine = [agree(game, asked.games, asked.first, asked.processes, console) for game in asked.game or KINDS]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
