"""Solo games compared with the solution: expected points lost, and perfect play with the same dice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from ..bots import advance
from ..coach.daily import Optimum
from ..coach.evaluation import Evaluation, RankedOption
from ..game import Game, View
from ..kernels.solver.solution import Solution, cache_path, read
from ..record import Record
from ..rules import classic
from .option_values import OptionValue, SolutionBot, expected_score, option_values
from .solve import is_solved


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
        position = cast("classic.Position", view.table)
        waiting = position.phase in {"roll", "over"}
        return Evaluation(0.0, expected_score(self.solution, position) if waiting else self._ranked(view)[0].value)

    def _ranked(self, view: View) -> list[OptionValue]:
        return option_values(self.solution, cast("classic.Position", view.table))


def losses(solution: Solution, record: Record) -> Iterator[float]:
    """The expected points that each decision of a solo game gave away."""
    positions = cast("Sequence[classic.Position]", record.positions())
    for position, made in zip(positions, record.steps, strict=False):
        if 0 in made.decisions:
            yield next(each.loss for each in option_values(solution, position) if each.decision == made.decisions[0])


def perfect_game(solution: Solution, record: Record) -> Game:
    """The game with the same dice and perfect decisions. The record must have a seed."""
    game = Game(Record(record.initial, record.names, seed=record.seed))
    advance(game, {0: SolutionBot(solution)})
    return game


def compare_with_solution(solution: Solution, record: Record) -> Optimum:
    """Compare a solo game of the dice game with perfect play; without a seed, not on the same dice."""
    average = SolutionEvaluator(solution).evaluate_position(View(0, record.initial, (0,))).points
    points = record.ruleset.scores(record.position)[0].total
    perfect = None if record.seed is None else perfect_game(solution, record).scores[0].total
    return Optimum(average, points, perfect, sum(losses(solution, record)))
