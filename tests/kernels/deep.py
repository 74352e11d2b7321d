"""Comparison of the kernels with the plain rules over millions of games, in parallel chunks."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import differential
from .differential import CARDS, CLASSIC, ONBOARD, SEED, Match

CHUNK = 200
"""Games per chunk: enough to amortize kernel calls, few enough for memory and progress."""


FOLLOWED = 4
"""Out of five chunks of card games, this many follow the kernels' decisions: listing all plays is slow."""


def often_random(matches: list[Match], times: int) -> list[Match]:
    """Repeat random matches: they reach everything and are quick to compare.

    The order is shuffled, so that a short run has some of everything.
    """
    everything = [*matches, *[match for match in matches if set(match.kinds) == {"random"}] * (times - 1)]
    return Random(1).sample(everything, len(everything))


KINDS = {"classic": often_random(CLASSIC, 8), "onboard": often_random(ONBOARD, 8), "cards": often_random(CARDS, 8)}
"""Matches of each ruleset."""


@dataclass(frozen=True)
class Chunk:
    """Games with consecutive numbers, of one match."""

    game: str
    match: int
    first: int
    count: int


def compare(chunk: Chunk) -> tuple[int, int, str]:
    """Numbers of games and positions that agree, and the first difference or an empty string."""
    match = KINDS[chunk.game][chunk.match]
    following = chunk.game == "cards" and chunk.first // chunk.count % (FOLLOWED + 1) > 0
    try:
        found = differential.compare(match, SEED, chunk.first, chunk.count, following)
    except AssertionError as difference:
        return 0, 0, str(difference) or f"{match}, among {chunk.count} games from {chunk.first}"
    return chunk.count, found, ""


def chunks(game: str, games: int, first: int) -> Iterator[Chunk]:
    """All games from the first on, cycling through the matches."""
    for at, begin in enumerate(range(0, games, CHUNK)):
        yield Chunk(game, at % len(KINDS[game]), first + begin, min(CHUNK, games - begin))


def agree(game: str, games: int, first: int, processes: int, console: Console) -> bool:
    """Compare games of a ruleset and print the outcome: agreement, or the first difference."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    done = positions = 0
    difference = ""
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(f"{game}: compiling", total=games)
        for match in range(len(KINDS[game])):
            compare(Chunk(game, match, first, 1))  # compile before the processes start: compiled code is cached on disk
        progress.update(bar, description=game)
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for count, found, difference in pool.map(compare, chunks(game, games, first)):
                done, positions = done + count, positions + found
                progress.advance(bar, count)
                if difference:
                    pool.shutdown(cancel_futures=True)
                    break
    failed = f"after {done:,} games a difference:\n{difference}"
    agreed = f"{done:,} games agree at {positions:,} positions"
    console.print(f"{game}: {failed if difference else agreed}", markup=False, highlight=False, soft_wrap=True)
    return not difference
