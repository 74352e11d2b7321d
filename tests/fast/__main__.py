"""Compare the kernels with the plain rules over as many games as one likes, on all cores.

``python -m tests.fast --games 1000000`` plays so many games of each ruleset, ``--game classic`` of one. Each is
compared at every position, as ``test_dice_games`` and ``test_card_traces`` do with a sample. ``--first`` is the number
of the first game: other games than last time.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rowlock.lab.workers import cores

from . import card, dice

CHUNK = 200
"""Games of one chunk: many enough to call the kernels seldom, few enough for the memory and the progress bar."""


@dataclass(frozen=True)
class Kind:
    """A ruleset: what is played in turn, and how games of it are compared; the comparison counts positions."""

    matches: list[Any]
    compare: Callable[[Any, int, int, int], int]


def often_random(matches: list[Any], times: int) -> list[Any]:
    """Random games go everywhere and are compared quickly: there are so many of them for one of the others."""
    return [*matches, *[match for match in matches if set(match.kinds) == {"random"}] * (times - 1)]


KINDS = {
    "classic": Kind(often_random(dice.CLASSIC, 8), dice.compare),
    "onboard": Kind(often_random(dice.ONBOARD, 8), dice.compare),
    "cards": Kind(often_random(card.MATCHES, 8), card.compare),
}


@dataclass(frozen=True)
class Chunk:
    """Games with consecutive numbers, of one match."""

    game: str
    match: int
    first: int
    count: int


def compare(chunk: Chunk) -> tuple[int, int, str]:
    """How many games and positions agree, and the first difference, if there is one."""
    kind = KINDS[chunk.game]
    try:
        found = kind.compare(kind.matches[chunk.match], dice.SEED, chunk.first, chunk.count)
    except AssertionError as difference:
        return 0, 0, str(difference) or f"{kind.matches[chunk.match]}, among {chunk.count} games from {chunk.first}"
    return chunk.count, found, ""


def chunks(game: str, games: int, first: int) -> Iterator[Chunk]:
    """All games from the first on, each match in its turn."""
    for at, begin in enumerate(range(0, games, CHUNK)):
        yield Chunk(game, at % len(KINDS[game].matches), first + begin, min(CHUNK, games - begin))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fast", description="Compare kernels and rules.")
    parser.add_argument("--games", type=int, default=10_000, help="of each ruleset")
    parser.add_argument("--game", choices=list(KINDS), action="append", help="only this ruleset")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    console = Console()
    fine = [agree(game, asked.games, asked.first, asked.processes, console) for game in asked.game or KINDS]
    return 0 if all(fine) else 1


def agree(game: str, games: int, first: int, processes: int, console: Console) -> bool:
    """Compare games of a ruleset, and tell whether they agree, or the first difference that is met."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    done = positions = 0
    difference = ""
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(f"{game}: compiling", total=games)
        for match in range(len(KINDS[game].matches)):
            compare(Chunk(game, match, first, 1))  # once, for all processes: compiled code stays on disk
        progress.update(bar, description=game)
        with get_context("spawn").Pool(processes) as pool:
            for count, found, difference in pool.imap_unordered(compare, chunks(game, games, first)):
                done, positions = done + count, positions + found
                progress.advance(bar, count)
                if difference:
                    break
    told = f"after {done:,} games a difference:\n{difference}"
    agreed = f"{done:,} games agree at {positions:,} positions"
    console.print(f"{game}: {told if difference else agreed}", markup=False, highlight=False, soft_wrap=True)
    return not difference


if __name__ == "__main__":
    sys.exit(main())
