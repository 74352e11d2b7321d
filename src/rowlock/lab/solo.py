"""Solo games compared with the solution: expected points lost, and perfect play with the same dice."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..coach.evaluation import Evaluation, RankedOption
from ..game import Game, View
from ..kernels.solver.solution import Solution, cache_path, read
from ..record import Record
from ..rules import Decision, classic
from .option_values import OptionValue, expected_score, option_values
from .solve import is_solved


@dataclass(frozen=True, slots=True)
class SoloDecision:
    """A decision of a solo game: its step, position and chosen option, and all options, best first."""

    step: int
    position: classic.Position
    chosen: OptionValue
    ranked: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class SoloComparison:
    """A finished solo game compared with perfect play.

    ``average`` is the expected score of perfect play from the start of the game, ``points`` the actual score and
    ``lost`` the expected points its decisions gave away. ``perfect`` is the score of perfect decisions with the same
    dice; None if the record has no seed for dice that were not rolled.
    """

    average: float
    points: int
    lost: float
    perfect: int | None


def cached_solution() -> Solution | None:
    """The solution for one player if it is cached; solving takes minutes, so it is not done here."""
    found = read(cache_path(1), 1) if is_solved(1) else None
    return None if found is None else Solution(1, found[1])


@dataclass(frozen=True, slots=True)
class SolutionEvaluator:
    """Evaluates solo games by the solution, with the interface of the network evaluator."""

    solution: Solution

    def evaluate(self, view: View, *_: object) -> tuple[RankedOption, ...]:
        """Rank all options by their exact value; the arguments but ``view`` are ignored."""
        return tuple(RankedOption(each.decision, Evaluation(0.0, each.value)) for each in self._ranked(view))

    def evaluate_position(self, view: View) -> Evaluation:
        """The expected points, before a roll or with its dice."""
        position = view.table
        assert isinstance(position, classic.Position)
        waiting = position.phase in {"roll", "over"}
        return Evaluation(0.0, expected_score(self.solution, position) if waiting else self._ranked(view)[0].value)

    def _ranked(self, view: View) -> list[OptionValue]:
        assert isinstance(view.table, classic.Position)
        return option_values(self.solution, view.table)


def solo_decisions(solution: Solution, record: Record) -> Iterator[SoloDecision]:
    """Every decision of a solo game with more than one option."""
    for step, (position, made) in enumerate(zip(record.positions(), record.steps, strict=False)):
        assert isinstance(position, classic.Position)
        if 0 in made.decisions and len(ranked := option_values(solution, position)) > 1:
            yield SoloDecision(step, position, _chosen(ranked, made.decisions[0]), tuple(ranked))


def _chosen(ranked: list[OptionValue], decision: Decision) -> OptionValue:
    return next(each for each in ranked if each.decision == decision)


def perfect_game(solution: Solution, record: Record) -> Game:
    """The game with the same dice and perfect decisions. The record must have a seed."""
    game = Game(Record(record.initial, record.names, seed=record.seed))
    while not game.over:
        if game.wants == "dice":
            game.roll()
        else:
            position = game.position
            assert isinstance(position, classic.Position)
            game.play(0, option_values(solution, position)[0].decision)
    return game


def compare_with_solution(solution: Solution, record: Record) -> SoloComparison:
    """Compare a solo game of the dice game with perfect play."""
    first = record.initial
    assert isinstance(first, classic.Position)
    rolling = first.phase in {"roll", "over"}
    average = expected_score(solution, first) if rolling else option_values(solution, first)[0].value
    points = classic.scores(record.position)[0].total  # type: ignore[arg-type]
    lost = sum(each.chosen.loss for each in solo_decisions(solution, record))
    perfect = None if record.seed is None else perfect_game(solution, record).scores[0].total
    return SoloComparison(average, points, lost, perfect)
