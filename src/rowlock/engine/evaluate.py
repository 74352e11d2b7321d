"""Evaluation of options and positions by the networks, in batches; each seat from its own view."""

from collections.abc import Sequence
from typing import Any, Final

from ..game import View
from ..rules import Decision, IllegalSetup, classic, onboard
from ..rules import cards as card_game
from .cards import evaluate as cards
from .dice import evaluate as dice
from .model import Value
from .search import Effort

EVALUATORS: Final[dict[str, Any]] = {classic.NAME: dice, onboard.NAME: dice, card_game.NAME: cards}
"""Evaluators by the name of the game: the one place in the engine that knows which game it is.

Each is a module with ``batch_key``, ``evaluate_options`` and ``evaluate_position``; views with the same batch key are
evaluated together.
"""


def evaluator_of(view: View) -> tuple[Any, Any]:
    """The evaluator of a view and its batch key. Raises IllegalSetup ``no_engine`` for a game without networks."""
    name = view.table.rules.NAME
    if name not in EVALUATORS:
        raise IllegalSetup("no_engine", "B1", game=name)
    return EVALUATORS[name], EVALUATORS[name].batch_key(view.table, view.seat)


def evaluate_many(views: Sequence[View], options: Sequence[Sequence[Decision]], effort: Effort) -> list[Value]:
    """Evaluate each option of each view's seat, in the order of the options."""
    batches: dict[tuple[Any, Any], list[int]] = {}
    for at, view in enumerate(views):
        batches.setdefault(evaluator_of(view), []).append(at)
    found: dict[int, Value] = {}
    for (evaluator, key), members in batches.items():
        tables, some = [views[at].table for at in members], [options[at] for at in members]
        found.update(zip(members, evaluator.evaluate_options(key, tables, some, effort), strict=True))
    return [found[at] for at in range(len(views))]


__all__ = ["Effort", "evaluate_many", "evaluator_of"]
