"""Measure the games, draw the figures and write the strategy pages: ``make strategy``.

Each measurement is stored as soon as it is done, so an interrupted run keeps what it has.
"""

import argparse
import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from rowlock.lab.workers import Processes

from .pages import GAMES, PAGES, figure_parts, load, measure, store, write_all


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m docs.game.strategy", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="one game only")
    parser.add_argument("--figure", help="what one figure needs only; give the game too")
    parser.add_argument("--missing", action="store_true", help="measure only what is not in the JSON files")
    parser.add_argument("--draw", action="store_true", help="measure nothing: draw and write from the stored numbers")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the games to play, for a quick trial")
    options = parser.parse_args(arguments)
    if options.figure and (options.game is None or options.figure not in PAGES[options.game]):
        parser.error(f"no such figure; figures: {', '.join(PAGES[options.game or 'classic'])}")
    wanted = [] if options.draw else _wanted(options.game, options.figure, options.missing)
    tasks = [(game, part, options.scale) for game, part in wanted]
    try:
        _measure(tasks)
    except KeyboardInterrupt:
        print("Interrupted; what was measured is stored. Draw it with --draw.", file=sys.stderr)
        return 130
    write_all()
    return 0


def _wanted(game: str | None, figure: str | None, missing: bool) -> list[tuple[str, str]]:
    """The measurements to make, the longest first."""
    found = list[tuple[str, str]]()
    for name, module in GAMES.items():
        if game in {None, name}:
            stored, needed = load(name), figure_parts(name, figure) if figure else set(module.PARTS)
            found += [(name, part) for part in module.PARTS if part in needed and not (missing and part in stored)]
    return found


def _measure(tasks: list[tuple[str, str, float]]) -> None:
    if not tasks:
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("measuring", total=len(tasks))
        for (game, part, _), found in Processes().run(measure, tasks):
            store(game, part, found)
            progress.update(bar, advance=1, description=f"{game}: {part}")


if __name__ == "__main__":
    sys.exit(main())
