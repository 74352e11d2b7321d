"""Review of a game: evaluation curve, luck, cost of decisions and decisive moments.

The change of a seat's evaluation over a game is the sum of three parts: **luck**, the effect of dice or cards given
best decisions; minus **cost**, the loss of its own decisions compared with the best; and the effect of **others**. Each
seat is evaluated from its own view; chances to win are then normalized to a sum of 1.

A step is the number of steps of the record played before: ``Game.replay(record, step)`` is the game at that point.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Literal, get_args

import msgspec

from ...formats import notation
from ...formats.codec import decision_shape, dice_shape
from ...formats.json_reader import FormatError, Json
from ...formats.schema import DecisionShape, DiceShape, Shape
from ...game import View
from ...record import Record
from ...rules import Decision, Dice, Pass, Play, Position, winners
from ..evaluation import Evaluation, Evaluator, RankedOption, evaluate, evaluate_position
from ..explain import Reason, reason

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


class Standing(Shape, frozen=True):
    """A point of the curve: the evaluation of every seat before a turn's roll or draw, or at the end of the record.

    ``win`` adds up to 1; in a solo game it is 0.
    """

    step: int
    turn: int
    win: Sequence[float]
    points: Sequence[float]


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

    game: Literal["classic", "cards", "onboard"]
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
    at = sum(limit <= _measured(measure, cost) for limit in LIMITS[measure])
    return GRADES[at]


def costly(choices: Iterable[Choice], measure: Measure) -> list[Choice]:
    """The costly decisions, costliest first."""
    return sorted(
        (choice for choice in choices if choice.grade in COSTLY), key=lambda choice: -_measured(measure, choice.cost)
    )


def review_to_json(review: Review) -> Json:
    data: Json = msgspec.json.decode(msgspec.json.encode(review))
    return data


def review_from_json(data: object) -> Review:
    """Read a review from a JSON value. Raises FormatError ``bad_review``."""
    try:
        return msgspec.convert(data, Review)
    except msgspec.ValidationError as error:
        raise FormatError("bad_review", "", str(error)) from error


@dataclass(frozen=True, slots=True)
class _Segment:
    """The steps between two evaluated ones: a step of chance, or the decisions after it."""

    first: int
    last: int
    chance: bool


class _Reviewer:
    def __init__(self, record: Record, evaluator: Evaluator, position_evaluator: PositionEvaluator, ms: int) -> None:
        self.record, self.rules, self.ms = record, record.ruleset, ms
        self.evaluator, self.position_evaluator = evaluator, position_evaluator
        self.positions: list[Position] = record.positions()
        self.players = len(record.names)
        self.measure: Measure = "win" if self.players > 1 else "points"

    def review(self, progress: Progress) -> Review:
        positions, end = self.positions, len(self.positions) - 1
        evaluated = self._evaluated_steps()
        choices: list[Choice] = []
        standings: dict[int, Standing] = {}
        best_reasons: dict[tuple[int, int], Reason | None] = {}
        for step in range(len(positions)):
            rankings = dict(self._rankings(step)) if step < end else {}
            if step in evaluated:
                standings[step] = self._standing(step, rankings)
            for seat, ranked in rankings.items():
                choice, best_reasons[step, seat] = self._choice(step, seat, ranked)
                choices.append(choice)
            progress(step + 1, end + 1)
        segments = [_Segment(i, j, self._starts_turn(i)) for i, j in pairwise(sorted(evaluated))]
        parts = [self._parts(segment, standings, choices) for segment in segments]
        curve = [standings[step] for step in sorted(evaluated) if step in {0, end} or self._starts_turn(step)]
        last = positions[-1]
        scores, over = self.rules.scores(last), last.phase == "over"
        return Review(
            game=self.rules.NAME,  # type: ignore[arg-type]  # the rules know no other
            names=list(self.record.names),
            bots=[self.record.bots.get(seat) for seat in range(self.players)],
            measure=self.measure,
            over=over,
            winners=list(winners(scores)) if over else [],
            result=[score.total for score in scores],
            curve=curve,
            turns=[self._turn(i.step, j.step, segments, parts) for i, j in pairwise(curve)],
            choices=choices,
            seats=[self._seat(seat, curve, parts, choices) for seat in range(self.players)],
            moments=self._moments(segments, parts, choices, best_reasons),
        )

    def _starts_turn(self, step: int) -> bool:
        """Whether a roll or a draw is next."""
        return self.positions[step].phase in {"roll", "draw"}

    def _evaluated_steps(self) -> set[int]:
        """The steps at which all seats are evaluated: before and after chance, and both ends."""
        end = len(self.positions) - 1
        before = [step for step in range(end + 1) if self._starts_turn(step)]
        return {0, end, *before, *(step + 1 for step in before if step < end)}

    def _view(self, position: Position, seat: int) -> View:
        table: Any = self.rules.view(position, seat)
        return View(seat, table, self.rules.to_act(position))

    def _standing(self, step: int, rankings: Mapping[int, Sequence[RankedOption]]) -> Standing:
        position = self.positions[step]
        totals = self.rules.scores(position)
        if position.phase == "over":
            won = winners(totals)
            win = [1 / len(won) if seat in won else 0.0 for seat in range(self.players)]
            return Standing(step, position.turn, win, [float(score.total) for score in totals])
        seen = [
            rankings[seat][0].evaluation if seat in rankings else self.position_evaluator(self._view(position, seat))
            for seat in range(self.players)
        ]
        return Standing(step, position.turn, _shares([each.win for each in seen]), [each.points for each in seen])

    def _rankings(self, step: int) -> Iterator[tuple[int, tuple[RankedOption, ...]]]:
        """The options of each seat that had a choice in a step, ranked without search."""
        position = self.positions[step]
        for seat in self.record.steps[step].decisions:
            options = self.rules.options(position, seat)
            if len(options) > 1:
                yield seat, self.evaluator(self._view(position, seat), options, 0, ())

    def _choice(self, step: int, seat: int, ranked: Sequence[RankedOption]) -> tuple[Choice, Reason | None]:
        """A decision compared with the best, and the reason for the best unless it crosses nothing."""
        position, decision = self.positions[step], self.record.steps[step].decisions[seat]
        view = self._view(position, seat)
        best, chosen = _best_and_chosen(ranked, decision)
        cost = _cost(best, chosen)
        if self.ms and _measured(self.measure, cost) >= LIMITS[self.measure][1]:
            again = self.evaluator(view, [each.decision for each in ranked], self.ms, (decision,))
            best, chosen = _best_and_chosen(again, decision)
            cost = _cost(best, chosen)
        graded = grade(cost, self.measure)
        choice = Choice(
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
            reason=None if graded == "best" else reason(view, chosen, best),
        )
        return choice, None if _does_nothing(best.decision) else reason(view, best, best)

    def _parts(self, segment: _Segment, standings: Mapping[int, Standing], choices: Sequence[Choice]) -> list[Parts]:
        """The parts of the change of each seat. The rest after its own cost is luck if there is chance, else others."""
        before, after = standings[segment.first], standings[segment.last]
        found: list[Parts] = []
        for seat in range(self.players):
            own = (choice.cost for choice in choices if choice.seat == seat and choice.step in _steps(segment))
            cost = _sum(own)
            rest = Amount(
                after.win[seat] - before.win[seat] + cost.win,
                after.points[seat] - before.points[seat] + cost.points,
            )
            lucky = segment.chance or self.players == 1  # a solo game has no others
            found.append(Parts(rest, cost, NO_CHANGE) if lucky else Parts(NO_CHANGE, cost, rest))
        return found

    def _turn(self, first: int, last: int, segments: Sequence[_Segment], parts: Sequence[Sequence[Parts]]) -> Turn:
        within = [parts for segment, parts in zip(segments, parts, strict=True) if first <= segment.first < last]
        position, chance = self.positions[first], self.record.steps[first].chance
        # a record may begin after the roll
        rolled = chance if isinstance(chance, Dice) else getattr(position, "dice", None)
        dice = None if rolled is None else dice_shape(rolled)
        totals = [_sum_parts(each[seat] for each in within) for seat in range(self.players)]
        return Turn(first, position.turn, position.active, dice, totals)

    def _seat(
        self,
        seat: int,
        curve: Sequence[Standing],
        parts: Sequence[Sequence[Parts]],
        choices: Sequence[Choice],
    ) -> SeatReview:
        start, end = (Amount(each.win[seat], each.points[seat]) for each in (curve[0], curve[-1]))
        grades = [choice.grade for choice in choices if choice.seat == seat]
        counts: dict[Grade, int] = {each: grades.count(each) for each in GRADES}
        return SeatReview(seat, start, end, _sum_parts(each[seat] for each in parts), counts)

    def _moments(
        self,
        segments: Sequence[_Segment],
        parts: Sequence[Sequence[Parts]],
        choices: Sequence[Choice],
        best_reasons: Mapping[tuple[int, int], Reason | None],
    ) -> list[Moment]:
        """The largest swings, at most one per seat and turn, in the order of the game."""
        swings = [*self._luck_moments(segments, parts, best_reasons), *self._costly_moments(choices)]
        chosen: dict[tuple[int, int], Moment] = {}
        for moment in sorted(swings, key=lambda moment: -abs(_measured(self.measure, moment.swing))):
            if len(chosen) < MAX_MOMENTS:
                chosen.setdefault((moment.turn, moment.seat), moment)
        return sorted(chosen.values(), key=lambda moment: moment.step)

    def _luck_moments(
        self,
        segments: Sequence[_Segment],
        parts: Sequence[Sequence[Parts]],
        best_reasons: Mapping[tuple[int, int], Reason | None],
    ) -> Iterator[Moment]:
        """Steps of chance, as luck of the seat they affected most."""
        for segment, each in zip(segments, parts, strict=True):
            lucks = [_measured(self.measure, part.luck) for part in each]
            # if gain and loss are equal, prefer the seat that gains
            seat = max(range(self.players), key=lambda seat: (round(abs(lucks[seat]), 9), lucks[seat]))
            if segment.chance and abs(lucks[seat]) >= LIMITS[self.measure][1]:
                why = Reason("unlucky", {}) if lucks[seat] < 0 else best_reasons.get((segment.last, seat))
                turn, lucky = self.positions[segment.first].turn, Reason("lucky", {})
                yield Moment(segment.last, turn, seat, "luck", each[seat].luck, why or lucky, None)

    def _costly_moments(self, choices: Sequence[Choice]) -> Iterator[Moment]:
        """Costly decisions, as losses of their seats."""
        for at, choice in enumerate(choices):
            if choice.grade in COSTLY and choice.reason is not None:
                lost = Amount(-choice.cost.win, -choice.cost.points)
                yield Moment(choice.step, choice.turn, choice.seat, "decision", lost, choice.reason, at)


NO_CHANGE: Final = Amount(0.0, 0.0)


def _measured(measure: Measure, amount: Amount) -> float:
    return amount.win if measure == "win" else amount.points


def _steps(segment: _Segment) -> range:
    return range(segment.first, segment.last)


def _shares(chances: Sequence[float]) -> list[float]:
    """Normalize chances to win, which come from different views, to a sum of 1; 0 in a solo game."""
    total = sum(chances)
    if len(chances) == 1:
        return [0.0]
    return [chance / total for chance in chances] if total > 0 else [1 / len(chances)] * len(chances)


def _does_nothing(decision: Decision) -> bool:
    return isinstance(decision, Pass) or (isinstance(decision, Play) and not decision.numbers)


def _best_and_chosen(ranked: Sequence[RankedOption], decision: Decision) -> tuple[RankedOption, RankedOption]:
    """The best and the chosen option."""
    return ranked[0], next(option for option in ranked if option.decision == decision)


def _cost(best: RankedOption, chosen: RankedOption) -> Amount:
    """The cost of a choice, never negative: the best option by win may have fewer points."""
    return Amount(
        max(0.0, best.evaluation.win - chosen.evaluation.win),
        max(0.0, best.evaluation.points - chosen.evaluation.points),
    )


def _sum(amounts: Iterable[Amount]) -> Amount:
    some = list(amounts)
    return Amount(sum(amount.win for amount in some), sum(amount.points for amount in some))


def _sum_parts(parts: Iterable[Parts]) -> Parts:
    some = list(parts)
    return Parts(_sum(part.luck for part in some), _sum(part.cost for part in some), _sum(part.others for part in some))
