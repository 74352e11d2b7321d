"""``rowlock practice``: the daily position; with ``--solo`` a solo game compared with perfect play."""

from datetime import date as Date  # noqa: N812 - an option has this name
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..coach import daily as positions
from ..game import Game
from ..terminal.dialog import Terminal
from ..terminal.local import saves
from ..terminal.local.daily import AnswerLog, DailyDialog
from ..terminal.local.game import LocalGame
from .lab_support import lab_imports
from .options import open_terminal
from .typer_i18n import fail, use_language


def practice(
    date: Annotated[str | None, typer.Option(help="cli-practice-date", metavar="DATE")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="cli-practice-solo")] = False,
    seed: Annotated[str | None, typer.Option(help="cli-seed", metavar="SEED")] = None,
    spoken: Annotated[bool, typer.Option("--spoken", help="cli-spoken")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    if solo and date is not None:
        fail("practice-either")
    if seed is not None and not solo:
        fail("practice-seed-solo")
    day = positions.today() if date is None else _parse_day(date)
    terminal = open_terminal(say, spoken=spoken)
    if solo:
        game = Game.new("classic", (say("you"),), seed=seed, date=Date.today().isoformat(), solo=True)
        solo_practice(game, terminal, saves.new_path(game.name)).run()
        return
    dialog = DailyDialog(positions.daily(day), terminal)
    answer = dialog.run()
    if answer is not None:
        answers = AnswerLog()
        answers.add(day, answer)
        streak = answers.streak(day)
        if streak:
            dialog.say("practice-streak", count=streak)
        dialog.offer_all()


def _parse_day(text: str) -> Date:
    """Parse the date of an available daily position. Raises CommandError."""
    try:
        day = Date.fromisoformat(text)
    except ValueError:
        fail("practice-no-date", value=text)
    known = list(positions.days())
    if day not in known:
        first, last = known[-1].isoformat(), known[0].isoformat()
        fail("practice-no-day", date=day.isoformat(), first=first, last=last)
    return day


def solo_practice(game: Game, terminal: Terminal, path: Path) -> LocalGame:
    """Create the dialog of a solo practice, computing perfect play if it is not cached."""
    with lab_imports():
        from ..terminal.local.solo_practice import SoloPractice  # noqa: PLC0415 - optional dependency
        from .lab_workers import load_solution, start_workers  # noqa: PLC0415
    errors = Console(stderr=True)
    with start_workers("threads", None, errors) as workers:
        solution = load_solution(1, workers, errors, terminal.words)
    return SoloPractice(game, terminal, path, solution)
