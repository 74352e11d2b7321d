"""Evaluation of options and positions by the networks, in batches; each seat from its own view."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from ..game import View
from ..rules import Decision, IllegalSetup, Visible, classic, onboard
from ..rules import cards as card_game
from .cards import evaluate as cards
from .dice import evaluate as dice
from .model import Value
from .search import Effort, Selection, nothing_more


class Evaluator(Protocol):
    """The part of the engine that serves a kind of game; views with the same batch key are evaluated together."""

    def batch_key(self, table: Any, seat: int, /) -> Any: ...
    def evaluate_options(
        self,
        key: Any,
        tables: Sequence[Any],
        options: Sequence[Sequence[Decision]],
        effort: Effort,
        also: Sequence[Selection],
        /,
    ) -> list[Value]: ...
    def evaluate_positions(self, key: Any, tables: Sequence[Any], /) -> Value: ...


EVALUATORS: Final[dict[str, Evaluator]] = {classic.NAME: dice, onboard.NAME: dice, card_game.NAME: cards}
"""Evaluators by the name of the game: the one place in the engine that knows which game it is."""


def evaluator_of(table: Visible) -> Evaluator:
    """The evaluator of a view. Raises IllegalSetup ``no_engine`` for a game without networks."""
    name = table.rules.NAME
    if name not in EVALUATORS:
        raise IllegalSetup("no_engine", "B1", game=name)
    return EVALUATORS[name]


def evaluate_many(
    views: Sequence[View],
    options: Sequence[Sequence[Decision]],
    ms: int,
    networks: int | None = None,
    opponent_model: bool = False,
    also: Sequence[Selection] | None = None,
) -> list[Value]:
    """Evaluate each option of each view's seat, in the order of the options.

    The work is that of an :class:`Effort`. A search covers the options that rank best without it and those that
    ``also`` selects of each view.
    """
    effort = Effort(ms, networks, opponent_model)
    batches: dict[Any, list[int]] = {}
    for at, view in enumerate(views):
        evaluator = evaluator_of(view.table)
        batches.setdefault((evaluator, evaluator.batch_key(view.table, view.seat)), []).append(at)
    found: dict[int, Value] = {}
    for (evaluator, key), members in batches.items():
        tables, some = [views[at].table for at in members], [options[at] for at in members]
        extra = [also[at] if also else nothing_more for at in members]
        found.update(zip(members, evaluator.evaluate_options(key, tables, some, effort, extra), strict=True))
    return [found[at] for at in range(len(views))]


def evaluate_position(view: View) -> Value:
    """Evaluate a position in which the view's seat has nothing to decide; arrays of one. The game must not be over."""
    evaluator = evaluator_of(view.table)
    return evaluator.evaluate_positions(evaluator.batch_key(view.table, view.seat), [view.table])
