"""Review of a game: evaluation curve, luck, cost of decisions and decisive moments.

The change of a seat's evaluation over a game is the sum of three parts: **luck**, the effect of dice or cards given
best decisions; minus **cost**, the loss of its own decisions compared with the best; and the effect of **others**. Each
seat is evaluated from its own view; chances to win are then normalized to a sum of 1.

A step is the number of steps of the record played before: ``Game.replay(record, step)`` is the game at that point.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, get_args

import msgspec

from ...formats import notation
from ...formats.codec import decision_shape
from ...formats.errors import FormatError
from ...formats.games.base import dice_shape
from ...formats.schema import DecisionShape, DiceShape, GameName, Json, Shape
from ...game import View
from ...record import Record
from ...rules import Decision, Dice, Pass, Play, Position, winners
from ..evaluation import Evaluation, Evaluator, RankedOption, evaluate, evaluate_position, nothing_more
from ..explain import Explainer, Reason

Grade = Literal["best", "fine", "slip", "mistake", "blunder"]
Measure = Literal["win", "points"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
LIMITS: Final[dict[Measure, tuple[float, ...]]] = {"win": (0.002, 0.01, 0.03, 0.08), "points": (0.1, 0.75, 2.0, 5.0)}
"""Lower cost limits of the grades after ``best``."""
COSTLY: Final[tuple[Grade, ...]] = ("slip", "mistake", "blunder")
"""Grades of decisions that are listed."""
MAX_MOMENTS: Final = 3
SEARCH_MS: Final = 50
"""Default search time of a decision that looks costly, in milliseconds."""


class Amount(Shape, frozen=True):
    """A difference of evaluations: in the chance to win, from 0 to 1, and in points."""

    win: float
    points: float

    def by(self, measure: Measure) -> float:
        return self.win if measure == "win" else self.points

    def __neg__(self) -> "Amount":
        return Amount(-self.win, -self.points)

    def __add__(self, other: "Amount") -> "Amount":
        return Amount(self.win + other.win, self.points + other.points)


NO_CHANGE: Final = Amount(0.0, 0.0)


class Standing(Shape, frozen=True):
    """A point of the curve: the evaluation of every seat before a turn's roll or draw, or at the end of the record.

    ``win`` adds up to 1; in a solo game it is 0.
    """

    step: int
    turn: int
    win: Sequence[float]
    points: Sequence[float]

    def of(self, seat: int) -> Amount:
        return Amount(self.win[seat], self.points[seat])


class Choice(Shape, frozen=True):
    """A decision compared with the best one. ``win`` and ``points`` are its seat's evaluation after it.

    ``options`` counts the options, always two or more. ``reason`` is null for the grade ``best``.
    """

    step: int
    turn: int
    seat: int
    phase: str
    decision: DecisionShape
    best: DecisionShape
    options: int
    win: float
    points: float
    cost: Amount
    grade: Grade
    reason: Reason | None


class Parts(Shape, frozen=True):
    """Parts of the change of a seat's evaluation: ``luck - cost + others``. A cost is never negative."""

    luck: Amount
    cost: Amount
    others: Amount

    def __add__(self, other: "Parts") -> "Parts":
        return Parts(self.luck + other.luck, self.cost + other.cost, self.others + other.others)


class Turn(Shape, frozen=True):
    """A turn and what it changed for each seat. ``step`` is its first step, ``dice`` its roll."""

    step: int
    turn: int
    active: int
    dice: DiceShape | None
    parts: Sequence[Parts]


class Moment(Shape, frozen=True):
    """A decisive swing, for the seat it affected most.

    ``choice`` is the index of the decision in the review's ``choices``; null if it was luck. ``step`` is where to
    replay from: before the decision, or after the roll.
    """

    step: int
    turn: int
    seat: int
    kind: Literal["luck", "decision"]
    swing: Amount
    reason: Reason
    choice: int | None


class SeatReview(Shape, frozen=True):
    """Summary of a seat: first and last evaluation, the parts of the change, and its decisions by grade."""

    seat: int
    start: Amount
    end: Amount
    parts: Parts
    grades: dict[Grade, int]


class Review(Shape, frozen=True):
    """The review of a record. ``measure`` is what decisions are graded by: ``points`` in a solo game, else ``win``.

    ``curve`` has a point at the beginning of each turn and one at the end of the record; ``turns`` lie between them.
    ``choices`` are all decisions with more than one option, in the order of the game; ``moments`` are at most three, in
    the same order.
    """

    game: GameName
    names: Sequence[str]
    bots: Sequence[str | None]
    measure: Measure
    over: bool
    winners: Sequence[int]
    result: Sequence[int]
    curve: Sequence[Standing]
    turns: Sequence[Turn]
    choices: Sequence[Choice]
    seats: Sequence[SeatReview]
    moments: Sequence[Moment]


Progress = Callable[[int, int], None]
PositionEvaluator = Callable[[View], Evaluation]


def review(
    record: Record | str,
    evaluator: Evaluator = evaluate,
    position_evaluator: PositionEvaluator = evaluate_position,
    progress: Progress | None = None,
    ms: int = SEARCH_MS,
) -> Review:
    """Review a record or its notation, finished or not. Raises RecordError.

    Every decision is evaluated without search; those that look costly again with a search of about ``ms`` milliseconds
    that includes the chosen option. ``progress`` is called with the steps done and their total. Decisions still pending
    at the end of the record are not reviewed.
    """
    if isinstance(record, str):
        record = notation.read(record)
    return _Reviewer(record, evaluator, position_evaluator, ms).review(progress or (lambda _done, _total: None))


def grade(cost: Amount, measure: Measure) -> Grade:
    """The grade of a decision of this cost."""
    return GRADES[sum(limit <= cost.by(measure) for limit in LIMITS[measure])]


def costly(choices: Iterable[Choice], measure: Measure) -> list[Choice]:
    """The costly decisions, costliest first."""
    found = (choice for choice in choices if choice.grade in COSTLY)
    return sorted(found, key=lambda choice: -choice.cost.by(measure))


def review_to_json(review: Review) -> Json:
    data: Json = msgspec.to_builtins(review)
    return data


def review_from_json(data: object) -> Review:
    """Read a review from a JSON value. Raises FormatError ``bad_review``."""
    try:
        return msgspec.convert(data, Review)
    except msgspec.ValidationError as error:
        raise FormatError("bad_review", "", str(error)) from error


@dataclass(frozen=True, slots=True)
class _Segment:
    """The steps between two evaluated ones, a step of chance or the decisions after it; ``parts`` by seat."""

    first: int
    last: int
    chance: bool
    parts: list[Parts]


class _Reviewer:
    def __init__(self, record: Record, evaluator: Evaluator, position_evaluator: PositionEvaluator, ms: int) -> None:
        self.record, self.ms = record, ms
        self.evaluator, self.position_evaluator = evaluator, position_evaluator
        self.positions: list[Position] = record.positions()
        self.seats = range(len(record.names))
        self.measure: Measure = "win" if len(self.seats) > 1 else "points"
        self.standings: dict[int, Standing] = {}
        self.choices: list[Choice] = []
        self.best_reasons: dict[tuple[int, int], Reason] = {}
        """Why the best option is good, by step and seat, unless it crosses nothing."""

    def review(self, progress: Progress) -> Review:
        end = len(self.positions) - 1
        starts = [step for step, position in enumerate(self.positions) if position.phase in {"roll", "draw"}]
        evaluated = sorted({0, end, *starts, *(step + 1 for step in starts if step < end)})
        for step in range(end + 1):
            rankings = dict(self._rankings(step)) if step < end else {}
            if step in evaluated:
                self.standings[step] = self._standing(step, rankings)
            self.choices += [self._choice(step, seat, ranked) for seat, ranked in rankings.items()]
            progress(step + 1, end + 1)
        segments = [self._segment(first, last, first in starts) for first, last in pairwise(evaluated)]
        curve = [self.standings[step] for step in evaluated if step in {0, end, *starts}]
        last = self.positions[-1]
        return Review(
            game=last.rules.NAME,
            names=list(self.record.names),
            bots=[self.record.bots.get(seat) for seat in self.seats],
            measure=self.measure,
            over=last.over,
            winners=list(winners(last.scores())) if last.over else [],
            result=[score.total for score in last.scores()],
            curve=curve,
            turns=[self._turn(first.step, last.step, segments) for first, last in pairwise(curve)],
            choices=self.choices,
            seats=[self._seat(seat, curve, segments) for seat in self.seats],
            moments=self._moments(segments),
        )

    def _view(self, position: Position, seat: int) -> View:
        return View(seat, position.view(seat), position.to_act())

    def _standing(self, step: int, rankings: Mapping[int, Sequence[RankedOption]]) -> Standing:
        position = self.positions[step]
        if position.over:
            scores = position.scores()
            won = winners(scores)
            win = [1 / len(won) if seat in won else 0.0 for seat in self.seats]
            return Standing(step, position.turn, win, [float(score.total) for score in scores])
        seen = [
            rankings[seat][0].evaluation if seat in rankings else self.position_evaluator(self._view(position, seat))
            for seat in self.seats
        ]
        return Standing(step, position.turn, _shares([each.win for each in seen]), [each.points for each in seen])

    def _rankings(self, step: int) -> Iterator[tuple[int, tuple[RankedOption, ...]]]:
        """The options of each seat that had a choice in a step, ranked without search."""
        position = self.positions[step]
        for seat in self.record.steps[step].decisions:
            options = position.options(seat)
            if len(options) > 1:
                yield seat, self.evaluator(self._view(position, seat), options, 0, nothing_more)

    def _choice(self, step: int, seat: int, ranked: Sequence[RankedOption]) -> Choice:
        """A decision compared with the best."""
        position, decision = self.positions[step], self.record.steps[step].decisions[seat]
        view = self._view(position, seat)
        best, chosen, cost = _compared(ranked, decision)
        if self.ms and cost.by(self.measure) >= LIMITS[self.measure][1]:
            options = [each.decision for each in ranked]
            best, chosen, cost = _compared(self.evaluator(view, options, self.ms, lambda _: (decision,)), decision)
        graded, explainer = grade(cost, self.measure), Explainer(view)
        if not _does_nothing(best.decision):
            self.best_reasons[step, seat] = explainer.reason(best, best)
        return Choice(
            step=step,
            turn=position.turn,
            seat=seat,
            phase=position.phase,
            decision=decision_shape(decision, view.table),
            best=decision_shape(best.decision, view.table),
            options=len(ranked),
            win=chosen.evaluation.win,
            points=chosen.evaluation.points,
            cost=cost,
            grade=graded,
            reason=None if graded == "best" else explainer.reason(chosen, best),
        )

    def _segment(self, first: int, last: int, chance: bool) -> _Segment:
        """What the steps changed for each seat. The rest after its own cost is luck if there is chance, else others."""
        parts: list[Parts] = []
        for seat in self.seats:
            costs = (each.cost for each in self.choices if each.seat == seat and first <= each.step < last)
            cost = sum(costs, NO_CHANGE)
            rest = self.standings[last].of(seat) + -self.standings[first].of(seat) + cost
            lucky = chance or len(self.seats) == 1  # a solo game has no others
            parts.append(Parts(rest, cost, NO_CHANGE) if lucky else Parts(NO_CHANGE, cost, rest))
        return _Segment(first, last, chance, parts)

    def _turn(self, first: int, last: int, segments: Sequence[_Segment]) -> Turn:
        within = [segment for segment in segments if first <= segment.first < last]
        position, chance = self.positions[first], self.record.steps[first].chance
        # a record may begin after the roll
        rolled = chance if isinstance(chance, Dice) else position.dice
        dice = None if rolled is None else dice_shape(rolled)
        return Turn(first, position.turn, position.active, dice, [_total(within, seat) for seat in self.seats])

    def _seat(self, seat: int, curve: Sequence[Standing], segments: Sequence[_Segment]) -> SeatReview:
        made = [choice.grade for choice in self.choices if choice.seat == seat]
        grades: dict[Grade, int] = {grade: made.count(grade) for grade in GRADES}
        return SeatReview(seat, curve[0].of(seat), curve[-1].of(seat), _total(segments, seat), grades)

    def _moments(self, segments: Sequence[_Segment]) -> list[Moment]:
        """The largest swings, at most one per seat and turn, in the order of the game."""
        losses = (
            Moment(each.step, each.turn, each.seat, "decision", -each.cost, each.reason, at)
            for at, each in enumerate(self.choices)
            if each.grade in COSTLY and each.reason is not None
        )
        swings = [*self._luck_moments(segments), *losses]
        chosen: dict[tuple[int, int], Moment] = {}
        for moment in sorted(swings, key=lambda moment: -abs(moment.swing.by(self.measure))):
            if len(chosen) < MAX_MOMENTS:
                chosen.setdefault((moment.turn, moment.seat), moment)
        return sorted(chosen.values(), key=lambda moment: moment.step)

    def _luck_moments(self, segments: Sequence[_Segment]) -> Iterator[Moment]:
        """Steps of chance, as luck of the seat they affected most."""
        for segment in segments:
            lucks = [part.luck.by(self.measure) for part in segment.parts]
            # if gain and loss are equal, prefer the seat that gains
            seat = max(self.seats, key=lambda seat: (round(abs(lucks[seat]), 9), lucks[seat]))
            if segment.chance and abs(lucks[seat]) >= LIMITS[self.measure][1]:
                lucky = self.best_reasons.get((segment.last, seat), Reason("lucky", {}))
                why = Reason("unlucky", {}) if lucks[seat] < 0 else lucky
                turn = self.positions[segment.first].turn
                yield Moment(segment.last, turn, seat, "luck", segment.parts[seat].luck, why, None)


def _shares(chances: Sequence[float]) -> list[float]:
    """Normalize chances to win, which come from different views, to a sum of 1; 0 in a solo game."""
    total = sum(chances)
    if len(chances) == 1:
        return [0.0]
    return [chance / total for chance in chances] if total > 0 else [1 / len(chances)] * len(chances)


def _does_nothing(decision: Decision) -> bool:
    return isinstance(decision, Pass) or (isinstance(decision, Play) and not decision.numbers)


def _compared(ranked: Sequence[RankedOption], decision: Decision) -> tuple[RankedOption, RankedOption, Amount]:
    """The best option, the chosen one, and its cost, never negative: the best by win may have fewer points."""
    best, chosen = ranked[0], next(option for option in ranked if option.decision == decision)
    win, points = best.evaluation.win - chosen.evaluation.win, best.evaluation.points - chosen.evaluation.points
    return best, chosen, Amount(max(0.0, win), max(0.0, points))


def _total(segments: Iterable[_Segment], seat: int) -> Parts:
    return sum((segment.parts[seat] for segment in segments), Parts(NO_CHANGE, NO_CHANGE, NO_CHANGE))
