"""Comparison of the kernels with the plain rules over millions of games, in parallel chunks."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import card_differential as card
from . import dice_differential as dice

CHUNK = 200
"""Games per chunk: enough to amortize kernel calls, few enough for memory and progress."""


@dataclass(frozen=True)
class Kind:
    """Matches of a ruleset, and the function that compares their games and counts positions."""

    matches: list[Any]
    compare: Callable[[Any, int, int, int], int]


def often_random(matches: list[Any], times: int) -> list[Any]:
    """Repeat random matches: they reach everything and are quick to compare.

    The order is shuffled, so that a short run has some of everything.
    """
    everything = [*matches, *[match for match in matches if set(match.kinds) == {"random"}] * (times - 1)]
    return Random(1).sample(everything, len(everything))


KINDS = {
    "classic": Kind(often_random(dice.CLASSIC, 8), dice.compare),
    "onboard": Kind(often_random(dice.ONBOARD, 8), dice.compare),
    "cards": Kind(often_random(card.MATCHES, 8), card.compare_many),
}


@dataclass(frozen=True)
class Chunk:
    """Games with consecutive numbers, of one match."""

    game: str
    match: int
    first: int
    count: int


def compare(chunk: Chunk) -> tuple[int, int, str]:
    """Numbers of games and positions that agree, and the first difference or an empty string."""
    kind = KINDS[chunk.game]
    try:
        found = kind.compare(kind.matches[chunk.match], dice.SEED, chunk.first, chunk.count)
    except AssertionError as difference:
        return 0, 0, str(difference) or f"{kind.matches[chunk.match]}, among {chunk.count} games from {chunk.first}"
    return chunk.count, found, ""


def chunks(game: str, games: int, first: int) -> Iterator[Chunk]:
    """All games from the first on, cycling through the matches."""
    for at, begin in enumerate(range(0, games, CHUNK)):
        yield Chunk(game, at % len(KINDS[game].matches), first + begin, min(CHUNK, games - begin))


def agree(game: str, games: int, first: int, processes: int, console: Console) -> bool:
    """Compare games of a ruleset and print the outcome: agreement, or the first difference."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    done = positions = 0
    difference = ""
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(f"{game}: compiling", total=games)
        for match in range(len(KINDS[game].matches)):
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
