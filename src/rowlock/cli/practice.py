"""``rowlock practice``: the daily position; with ``--solo`` a solo game compared with perfect play."""

from datetime import date as Date  # noqa: N812 - an option has this name
from typing import Annotated, Any

import typer
from rich.console import Console

from ..coach import daily as positions
from ..game import Game
from ..i18n import Words
from ..terminal.local import saves
from ..terminal.local.daily import AnswerLog, DailyDialog
from ..terminal.local.game import LocalGame
from .lab_support import lab_imports
from .options import dialog_console, program
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
    console = dialog_console()
    if solo:
        game = Game.new("classic", (say("you"),), seed=seed, date=Date.today().isoformat(), solo=True)
        path = saves.new_path(game.name)
        solo_practice(game, say, console, ask=input, path=path, spoken=spoken, program=program()).run()
        return
    dialog = DailyDialog(positions.daily(day), say, console, input, spoken=spoken)
    answer = dialog.run()
    if answer is not None:
        answers = AnswerLog()
        answers.add(day, answer)
        streak = answers.streak(day)
        if streak:
            console.print(say("practice-streak", count=streak), markup=False)
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


def solo_practice(game: Game, say: Words, console: Console, **named: Any) -> LocalGame:
    """Create the dialog of a solo practice, computing perfect play if it is not cached."""
    with lab_imports():
        from ..terminal.local.solo_practice import SoloPractice  # noqa: PLC0415 - optional dependency
        from .lab_workers import load_solution, start_workers  # noqa: PLC0415
    errors = Console(stderr=True)
    with start_workers("threads", None, errors) as workers:
        solution = load_solution(1, workers, errors, say)
    return SoloPractice(game, say, console, solution=solution, **named)
