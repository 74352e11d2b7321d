"""Routes of the daily position: its days, the question, and the grade of an answer."""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ...coach import daily as practice
from ...coach.daily import Puzzle
from ...coach.hints import MAX_RANKED, HintOption, hint_option
from ...formats.codec import decision_from_shape, decision_shape, score_shape, table_shape
from ...formats.schema import DecisionShape, Shape
from ...outcomes import outcome
from ...rules import Decision, ruleset_of
from ...tables.messages import GameName, GameView, SeatView, Settings, TableView
from ..limits import HINTS
from ..problems import AnyRequest, ApiError
from .dependencies import ServicesDep, Visitor, check_rate, player_id, problems

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


@get("/practice", responses=problems())
async def practice_days(visitor: Visitor) -> list[Day]:
    """List the days that can be practiced, today first."""
    del visitor
    return [Day(day.isoformat(), practice.game_of(day)) for day in practice.days()]  # type: ignore[arg-type]


@get("/practice/{day:str}", responses=problems(404))
async def practice_day(day: DayText, request: AnyRequest, services: ServicesDep, visitor: Visitor) -> Question:
    """Get the position of a day."""
    check_rate(services, "practice", player_id(visitor) or services.address(request), HINTS)
    puzzle = await services.daily.position(_day(day))
    return Question(day, _table(puzzle))


@post("/practice/{day:str}", responses=problems(404, 409), status_code=200)
async def practice_answer(
    day: DayText, data: JSONBody[AnswerRequest], request: AnyRequest, services: ServicesDep, visitor: Visitor
) -> GradedAnswer:
    """Answer, and get the ranking of the options."""
    check_rate(services, "practice", player_id(visitor) or services.address(request), HINTS)
    puzzle = await services.daily.position(_day(day))
    return await asyncio.to_thread(_grade, puzzle, decision_from_shape(data.decision, puzzle.view.table))


def _day(text: str) -> date:
    """Parse a day; only the canonical ISO form of a day in range is valid."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise ApiError("no_such_day") from error
    if day.isoformat() != text or day not in practice.days():
        raise ApiError("no_such_day")
    return day


def _grade(puzzle: Puzzle, decision: Decision) -> GradedAnswer:
    answer = practice.grade_answer(puzzle, decision)
    ranking = [
        hint_option(puzzle.view, each, puzzle.best)
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
    view, record = puzzle.view, puzzle.record
    position, seats = record.position, len(record.names)
    return TableView(
        id=f"practice-{puzzle.day.isoformat()}",
        seq=1,
        at=0,
        status="playing",
        settings=Settings(ruleset_of(position).NAME, seats, undo=False, hints=False),  # type: ignore[arg-type]
        you=puzzle.seat,
        host=False,
        seats=[_seat(name, at == puzzle.seat) for at, name in enumerate(record.names)],
        commitment="",
        seed=None,
        game=GameView(
            table=table_shape(view.table, puzzle.seat),
            step=len(record.steps),
            to_act=(puzzle.seat,),
            roll=False,
            undo=False,
            hint=False,
            options=[decision_shape(option, view.table) for option in puzzle.options],
            outcomes=[outcome(view.table, puzzle.seat, option) for option in puzzle.options],
            pending=None,
            scores=[score_shape(score) for score in ruleset_of(position).scores(position)],
            winners=(),
        ),
        rematch=None,
        rematch_of=None,
    )


def _seat(name: str, yours: bool) -> SeatView:
    return SeatView(
        kind="person" if yours else "bot",
        name=name,
        bot=None if yours else "greedy",
        entropy=None,
        reserved=False,
        away=False,
        resigned=False,
        bank=None,
        deadline=None,
        hints=0,
    )


ROUTES: Final = (practice_days, practice_day, practice_answer)
SHAPES: Final = (Day, Question, AnswerRequest, GradedAnswer)
