"""Routes of the daily position: its days, the question, and the grade of an answer."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ...analysis import DailyAnalysis
from ...coach import daily as practice
from ...coach.daily import Puzzle
from ...coach.explain import Explainer
from ...coach.hints import MAX_RANKED, HintOption, hint_option
from ...formats.codec import decision_from_shape
from ...formats.schema import DecisionShape, GameName, Shape
from ...rules import Decision
from ...tables.events import Guest
from ...tables.messages import Settings, TableView
from ...tables.table import Seat, Table
from ...tables.views import shared_view, table_view
from ..limits import PRACTICE
from ..problems import ApiError
from ..services import Services
from .dependencies import Sender, ServicesDep, Visitor, problems

YOU: Final = "you"
DayText = Annotated[str, PathParameter(max_length=10)]


class Day(Shape, frozen=True):
    """A day that can be practiced, and its game."""

    date: str
    game: GameName


class Question(Shape, frozen=True):
    """The position of a day, as a table where you have to decide."""

    date: str
    table: TableView


class AnswerRequest(Shape, frozen=True):
    decision: DecisionShape


class GradedAnswer(Shape, frozen=True):
    """The grade of your answer.

    ``place`` is its rank from 1 among all ``options``. ``win_lost`` and ``points_lost`` are its losses against the
    best option. ``ranking`` has the best options, best first, and then yours if it is not among them. ``echoes``: the
    reason against your answer repeats the one for the best.
    """

    date: str
    place: int
    options: int
    win_lost: float
    points_lost: float
    ranking: Sequence[HintOption]
    echoes: bool


@get("/api/practice", responses=problems())
async def practice_days(visitor: Visitor) -> list[Day]:
    """List the days that can be practiced, today first."""
    del visitor
    return [Day(day.isoformat(), practice.game_of(day)) for day in practice.days()]


@get("/api/practice/{day:str}", responses=problems(404))
async def practice_day(day: DayText, services: ServicesDep, visitor: Visitor) -> Question:
    """Get the position of a day."""
    return Question(day, _table(await _puzzle(day, services, visitor)))


@post("/api/practice/{day:str}", responses=problems(404, 409), status_code=200)
async def practice_answer(
    day: DayText, data: JSONBody[AnswerRequest], services: ServicesDep, visitor: Visitor
) -> GradedAnswer:
    """Answer, and get the ranking of the options."""
    puzzle = await _puzzle(day, services, visitor)
    return await asyncio.to_thread(_grade, puzzle, decision_from_shape(data.decision, puzzle.view.table))


async def _puzzle(day: str, services: Services, visitor: Sender) -> Puzzle:
    """Return the position of a day in its canonical ISO form. Raises ApiError ``no_such_day``, or ``too_fast``."""
    services.limits.check("practice", visitor.rate_key, PRACTICE)
    for each in practice.days():
        if each.isoformat() == day:
            return await services.analyses.result(DailyAnalysis(each))
    raise ApiError("no_such_day")


def _grade(puzzle: Puzzle, decision: Decision) -> GradedAnswer:
    answer, explainer = practice.grade_answer(puzzle, decision), Explainer(puzzle.view)
    ranking = [
        hint_option(explainer, each, puzzle.best)
        for at, each in enumerate(puzzle.ranked, start=1)
        if at <= MAX_RANKED or at == answer.place
    ]
    return GradedAnswer(
        date=puzzle.day.isoformat(),
        place=answer.place,
        options=len(puzzle.ranked),
        win_lost=round(answer.win_lost, 6),
        points_lost=round(answer.points_lost, 4),
        ranking=ranking,
        echoes=answer.lacks is None,
    )


def _table(puzzle: Puzzle) -> TableView:
    """Return the position as a table where the puzzle's seat has to decide."""
    game, seats = puzzle.game, range(len(puzzle.game.names))
    guests = [Guest(name, bot="greedy") for name in game.names]
    guests[puzzle.seat] = Guest(game.names[puzzle.seat], player=YOU)
    table = Table(
        id=f"practice-{puzzle.day.isoformat()}",
        seq=1,
        at=0,
        settings=Settings(game.name, len(seats), undo=False, hints=False),
        host="",
        secret="",
        commitment="",
        created=0,
        rematch_of=None,
        seats=tuple(map(Seat, guests)),
        status="playing",
        game=game,
        waiting_since=dict.fromkeys(seats, 0),
    )
    return table_view(table, YOU, replace(shared_view(table), to_act=(puzzle.seat,)))
