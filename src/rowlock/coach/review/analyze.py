"""A game that was played, looked back on: who stood how, what chance gave, and what the decisions gave away.

The change of a seat's outlook over a game has three parts, and they add up: **luck**, what dice or cards gave, its best
decision taken for granted; less its **cost**, what its own decisions gave away against the best; and what **others**
did. All is judged from each seat's own view. The chance to win is normalised over the seats, so that it adds up to 1.

A step number is how many steps of the record were played before: ``Game.replay(record, step)`` is the game at that
moment, to be tried again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Literal, get_args

import msgspec

from ...formats import notation
from ...formats.json_reader import FormatError, Json
from ...formats.schema import DecisionShape, DiceShape, Shape, decision_shape, dice_shape
from ...game import View
from ...record import Record
from ...rules import Decision, Dice, Pass, Play, Position, winners
from ..evaluation import Evaluation, Evaluator, RankedOption, evaluate, evaluate_position
from ..explain import Reason, reason

Grade = Literal["best", "fine", "slip", "mistake", "blunder"]
Measure = Literal["win", "points"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
LIMITS: Final[dict[Measure, tuple[float, ...]]] = {"win": (0.002, 0.01, 0.03, 0.08), "points": (0.1, 0.75, 2.0, 5.0)}
"""The cost from which on a decision is no longer the best, fine, a slip, a mistake."""
COSTLY: Final[tuple[Grade, ...]] = ("slip", "mistake", "blunder")
"""The grades that are worth a word."""
MOMENTS: Final = 3
MS: Final = 50
"""Milliseconds to think about a decision that looks costly."""


class Amount(Shape, frozen=True):
    """A difference in what a seat can expect: of its chance to win, where 1 is all of it, and of its points."""

    win: float
    points: float


class Standing(Shape, frozen=True):
    """A point of the curve: what every seat could expect before a turn's roll or draw, or at the end of the record.

    ``win`` adds up to 1; in a solo game it has a 0.
    """

    step: int
    turn: int
    win: Sequence[float]
    points: Sequence[float]


class Choice(Shape, frozen=True):
    """A decision against the best one. ``win`` and ``points`` are what its seat could expect after it.

    ``options`` counts what there was to choose from: where there was one, there is no choice to look at. ``reason``
    is null if nothing is to be said against it.
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
    """What made a seat's outlook change: ``luck - cost + others`` is the change. A cost is never negative."""

    luck: Amount
    cost: Amount
    others: Amount


class Turn(Shape, frozen=True):
    """A turn, and what it changed for each seat. ``step`` is where it begins, ``dice`` what was rolled in it."""

    step: int
    turn: int
    active: int
    dice: DiceShape | None
    parts: Sequence[Parts]


class Moment(Shape, frozen=True):
    """One of the swings that decided the game, for the seat it mattered to most.

    ``choice`` is the place of the decision in the review's ``choices``; null if it was luck. ``step`` is where to try
    again: before that decision, or with that roll on the table.
    """

    step: int
    turn: int
    seat: int
    kind: Literal["luck", "decision"]
    swing: Amount
    reason: Reason
    choice: int | None


class SeatReview(Shape, frozen=True):
    """One seat's game in sum: where it began and ended, why, and how many of its decisions were how good."""

    seat: int
    start: Amount
    end: Amount
    parts: Parts
    grades: dict[Grade, int]


class Review(Shape, frozen=True):
    """The review of a record. ``measure`` says what decisions are judged by: in a solo game nobody wins.

    ``curve`` has a point at the beginning of each turn and one at the end of the record; ``turns`` lie between them.
    ``choices`` are all decisions where there was a choice, in the order of the game; ``moments`` are at most three, in
    that order too.
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
    ms: int = MS,
) -> Review:
    """The review of a record, or of its notation, finished or not. Raises RecordError.

    Every decision is judged at a glance, and those that look costly once more, looking for about ``ms`` milliseconds
    at what was chosen and at what was best. ``progress`` hears
    how much is done, and of how much. Decisions that still waited for others when the record ends are not looked at.
    """
    if isinstance(record, str):
        record = notation.read(record)
    return _Reviewer(record, evaluator, position_evaluator, ms).review(progress or (lambda _done, _total: None))


def grade(cost: Amount, measure: Measure) -> Grade:
    """How good a decision of this cost is."""
    at = sum(limit <= _by(measure, cost) for limit in LIMITS[measure])
    return GRADES[at]


def costly(choices: Iterable[Choice], measure: Measure) -> list[Choice]:
    """The decisions that are worth a word, the costliest first."""
    return sorted(
        (choice for choice in choices if choice.grade in COSTLY), key=lambda choice: -_by(measure, choice.cost)
    )


def review_to_json(review: Review) -> Json:
    data: Json = msgspec.json.decode(msgspec.json.encode(review))
    return data


def review_from_json(data: object) -> Review:
    """The review that a JSON value is. FormatError ``bad_review`` if it is none."""
    try:
        return msgspec.convert(data, Review)
    except msgspec.ValidationError as error:
        raise FormatError("bad_review", "", str(error)) from error


# How it is made


@dataclass(frozen=True, slots=True)
class _Stretch:
    """From one mark of the game to the next: a step of chance, or the decisions after it."""

    first: int
    last: int
    chance: bool


class _Reviewer:
    """Looks at one record."""

    def __init__(self, record: Record, evaluator: Evaluator, position_evaluator: PositionEvaluator, ms: int) -> None:
        self.record, self.rules, self.ms = record, record.ruleset, ms
        self.evaluator, self.position_evaluator = evaluator, position_evaluator
        self.positions: list[Position] = record.positions()
        self.players = len(record.names)
        self.measure: Measure = "win" if self.players > 1 else "points"

    def review(self, progress: Progress) -> Review:
        positions, end = self.positions, len(self.positions) - 1
        marks = self._marks()
        choices: list[Choice] = []
        standings: dict[int, Standing] = {}
        praises: dict[tuple[int, int], Reason | None] = {}
        for step in range(len(positions)):
            rankings = dict(self._rankings(step)) if step < end else {}
            if step in marks:
                standings[step] = self._standing(step, rankings)
            for seat, ranked in rankings.items():
                choice, praises[step, seat] = self._choice(step, seat, ranked)
                choices.append(choice)
            progress(step + 1, end + 1)
        stretches = [_Stretch(i, j, self._starts_turn(i)) for i, j in pairwise(sorted(marks))]
        parts = [self._parts(stretch, standings, choices) for stretch in stretches]
        curve = [standings[step] for step in sorted(marks) if step in {0, end} or self._starts_turn(step)]
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
            turns=[self._turn(i.step, j.step, stretches, parts) for i, j in pairwise(curve)],
            choices=choices,
            seats=[self._seat(seat, curve, parts, choices) for seat in range(self.players)],
            moments=self._moments(stretches, parts, choices, praises),
        )

    # Where everybody stands

    def _starts_turn(self, step: int) -> bool:
        """Whether chance is next: dice to be rolled, or cards to be drawn."""
        return self.positions[step].phase in {"roll", "draw"}

    def _marks(self) -> set[int]:
        """The steps where the outlook of all seats has to be known: before and after chance, at both ends."""
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

    # Decisions

    def _rankings(self, step: int) -> Iterator[tuple[int, tuple[RankedOption, ...]]]:
        """What each seat that had a choice in a step could have done, at a glance."""
        position = self.positions[step]
        for seat in self.record.steps[step].decisions:
            options = self.rules.options(position, seat)
            if len(options) > 1:
                yield seat, self.evaluator(self._view(position, seat), options, 0, ())

    def _choice(self, step: int, seat: int, ranked: Sequence[RankedOption]) -> tuple[Choice, Reason | None]:
        """A decision against the best, and what is good about that if it does something."""
        position, decision = self.positions[step], self.record.steps[step].decisions[seat]
        view = self._view(position, seat)
        best, chosen = _found(ranked, decision)
        cost = _cost(best, chosen)
        if self.ms and _by(self.measure, cost) >= LIMITS[self.measure][1]:
            again = self.evaluator(view, [each.decision for each in ranked], self.ms, (decision,))
            best, chosen = _found(again, decision)
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

    # What made the difference

    def _parts(self, stretch: _Stretch, standings: Mapping[int, Standing], choices: Sequence[Choice]) -> list[Parts]:
        """What changed for each seat. What its decisions do not explain is luck where there is chance, else others."""
        before, after = standings[stretch.first], standings[stretch.last]
        found: list[Parts] = []
        for seat in range(self.players):
            own = (choice.cost for choice in choices if choice.seat == seat and choice.step in _steps(stretch))
            cost = _sum(own)
            rest = Amount(
                after.win[seat] - before.win[seat] + cost.win,
                after.points[seat] - before.points[seat] + cost.points,
            )
            lucky = stretch.chance or self.players == 1  # alone there are no others
            found.append(Parts(rest, cost, NOTHING) if lucky else Parts(NOTHING, cost, rest))
        return found

    def _turn(self, first: int, last: int, stretches: Sequence[_Stretch], parts: Sequence[Sequence[Parts]]) -> Turn:
        within = [parts for stretch, parts in zip(stretches, parts, strict=True) if first <= stretch.first < last]
        position, chance = self.positions[first], self.record.steps[first].chance
        rolled = chance if isinstance(chance, Dice) else getattr(position, "dice", None)  # where a record begins later
        dice = None if rolled is None else dice_shape(rolled)
        together = [_together(each[seat] for each in within) for seat in range(self.players)]
        return Turn(first, position.turn, position.active, dice, together)

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
        return SeatReview(seat, start, end, _together(each[seat] for each in parts), counts)

    def _moments(
        self,
        stretches: Sequence[_Stretch],
        parts: Sequence[Sequence[Parts]],
        choices: Sequence[Choice],
        praises: Mapping[tuple[int, int], Reason | None],
    ) -> list[Moment]:
        """The largest swings, one of a seat in a turn, in the order of the game."""
        swings = [*self._strokes(stretches, parts, praises), *self._costs(choices)]
        chosen: dict[tuple[int, int], Moment] = {}
        for moment in sorted(swings, key=lambda moment: -abs(_by(self.measure, moment.swing))):
            if len(chosen) < MOMENTS:
                chosen.setdefault((moment.turn, moment.seat), moment)
        return sorted(chosen.values(), key=lambda moment: moment.step)

    def _strokes(
        self,
        stretches: Sequence[_Stretch],
        parts: Sequence[Sequence[Parts]],
        praises: Mapping[tuple[int, int], Reason | None],
    ) -> Iterator[Moment]:
        """Every step of chance, as luck of the seat that it meant most to."""
        for stretch, each in zip(stretches, parts, strict=True):
            lucks = [_by(self.measure, part.luck) for part in each]
            # of two who gain and lose the same it is told of who gains
            seat = max(range(self.players), key=lambda seat: (round(abs(lucks[seat]), 9), lucks[seat]))
            if stretch.chance and abs(lucks[seat]) >= LIMITS[self.measure][1]:
                why = Reason("unlucky", {}) if lucks[seat] < 0 else praises.get((stretch.last, seat))
                turn, lucky = self.positions[stretch.first].turn, Reason("lucky", {})
                yield Moment(stretch.last, turn, seat, "luck", each[seat].luck, why or lucky, None)

    def _costs(self, choices: Sequence[Choice]) -> Iterator[Moment]:
        """Every costly decision, as a loss of its seat."""
        for at, choice in enumerate(choices):
            if choice.grade in COSTLY and choice.reason is not None:
                lost = Amount(-choice.cost.win, -choice.cost.points)
                yield Moment(choice.step, choice.turn, choice.seat, "decision", lost, choice.reason, at)


NOTHING: Final = Amount(0.0, 0.0)


def _by(measure: Measure, amount: Amount) -> float:
    return amount.win if measure == "win" else amount.points


def _steps(stretch: _Stretch) -> range:
    return range(stretch.first, stretch.last)


def _shares(chances: Sequence[float]) -> list[float]:
    """Chances to win that add up to 1: each is of its seat's own view, and views differ. Alone, nobody wins."""
    total = sum(chances)
    if len(chances) == 1:
        return [0.0]
    return [chance / total for chance in chances] if total > 0 else [1 / len(chances)] * len(chances)


def _does_nothing(decision: Decision) -> bool:
    return isinstance(decision, Pass) or (isinstance(decision, Play) and not decision.numbers)


def _found(ranked: Sequence[RankedOption], decision: Decision) -> tuple[RankedOption, RankedOption]:
    """The best option, and the one that was chosen."""
    return ranked[0], next(option for option in ranked if option.decision == decision)


def _cost(best: RankedOption, chosen: RankedOption) -> Amount:
    """What a choice gave away. The best may be best for the one and not for the other: that is no gain."""
    return Amount(
        max(0.0, best.evaluation.win - chosen.evaluation.win),
        max(0.0, best.evaluation.points - chosen.evaluation.points),
    )


def _sum(amounts: Iterable[Amount]) -> Amount:
    some = list(amounts)
    return Amount(sum(amount.win for amount in some), sum(amount.points for amount in some))


def _together(parts: Iterable[Parts]) -> Parts:
    some = list(parts)
    return Parts(_sum(part.luck for part in some), _sum(part.cost for part in some), _sum(part.others for part in some))
