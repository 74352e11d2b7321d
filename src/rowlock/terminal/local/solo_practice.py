"""Solo practice: a solo game in which each decision is compared with perfect play."""

from pathlib import Path
from typing import ClassVar, cast

from rich.text import Text

from ...game import Game
from ...kernels.solver.solution import Solution
from ...lab.option_values import option_values
from ...lab.solo import compare_with_solution
from ...rules import Decision, Position, classic
from ..dialog import Terminal
from .game import LocalGame


class SoloPractice(LocalGame):
    """Solo game that prints the best decision and the loss after each decision, also after an undo."""

    practice: ClassVar = True

    def __init__(self, game: Game, terminal: Terminal, path: Path, solution: Solution) -> None:
        super().__init__(game, terminal, path)
        self.solution = solution

    def comment_on(self, before: Position, seat: int, decision: Decision) -> None:
        ranked = option_values(self.solution, cast("classic.Position", before), seat)
        if len(ranked) <= 1:
            return
        loss = next(each.loss for each in ranked if each.decision == decision)
        if loss:
            best = self.presenter.option(ranked[0].decision, before, seat)
            self.announce(self.words("practice-better", decision=best, loss=loss))
        else:
            self.announce(self.words("practice-perfect"))

    def finish(self) -> None:
        super().finish()
        found = compare_with_solution(self.solution, self.game.record)
        self.print(Text(self.words("solo-lost", points=found.lost or 0.0)))
        if found.perfect is not None:
            self.say("solo-same-dice", points=found.perfect)
