"""Hints: a seat's options ranked by evaluation, each with a reason, from the seat's view alone."""

from collections.abc import Sequence
from typing import Final, cast

from ..formats.codec import decision_shape
from ..formats.schema import DecisionShape, Shape
from ..game import View
from ..rules import Decision, Draw, Play, cards
from .evaluation import Evaluator, RankedOption, evaluate
from .explain import Explainer, Reason, echoes

SEARCH_MS: Final = 50
"""Search time in milliseconds."""
MAX_RANKED: Final = 8
"""Default length of a hint; a hand of cards can have hundreds of options."""


class HintOption(Shape, frozen=True):
    """An option with its evaluation. ``win`` is the chance to win, from 0 to 1, a tie counting as a share.

    In a solo game ``win`` is null. ``points`` are the expected points at the end of the game. ``reason`` says why it
    is the best option, or what it lacks.
    """

    decision: DecisionShape
    win: float | None
    points: float
    reason: Reason


class Hint(Shape, frozen=True):
    """The options of a seat ranked by evaluation, best first.

    ``tempting`` is the index in ``options`` of the alternative a player is most likely to consider: the option that
    gains most points at once or, if that is the best one, the second; its reason is shown beside that of the best.
    ``tempting`` is null if there is no alternative or its reason would only repeat that of the best. ``more`` counts
    the options left out; none of them ranks above the best.
    """

    options: Sequence[HintOption]
    tempting: int | None
    more: int


def equivalence_key(view: View, option: Decision) -> object:
    """A key that is equal for options that the seat cannot tell apart and that have the same effect.

    Face-down cards with the same number are equivalent. Jokers shown without a cross have no color that counts (AC21).
    """
    match option:
        case Draw(places):
            display = cast("cards.VisiblePosition", view.table).display  # only the card game has draws
            return Draw, tuple(sorted(display[at] for at in places))
        case Play(shown, _, ()):
            return Play, shown
        case _:
            return option


def distinct(view: View, options: Sequence[Decision]) -> list[Decision]:
    """The first option of each equivalence class, in order."""
    return list({equivalence_key(view, option): option for option in reversed(options)}.values())[::-1]


def hint(
    view: View, options: Sequence[Decision], evaluator: Evaluator = evaluate, most: int | None = MAX_RANKED
) -> Hint:
    """Rank the options of the view's seat, which is to act: the best ``most`` of them, or all.

    The candidates are searched alike, so that every ranked option was searched.
    """
    explainer = Explainer(view)
    ranked = evaluator(view, distinct(view, options), SEARCH_MS, lambda quick: candidates(explainer, quick, most))
    return hint_from_ranking(explainer, ranked, most)


def candidates(explainer: Explainer, quick: Sequence[RankedOption], most: int | None = MAX_RANKED) -> list[Decision]:
    """The options to search: those that rank best without search and the one that gains most at once; or all."""
    found = [each.decision for each in quick[: None if most is None else max(most, MAX_RANKED)]]
    richest = _richest(explainer, quick).decision
    return found if richest in found else [*found, richest]


def hint_from_ranking(explainer: Explainer, ranked: Sequence[RankedOption], most: int | None = MAX_RANKED) -> Hint:
    """Build the hint of options ranked best first: the first ``most``, or all.

    The tempting option gains most at once or, if the best one does, is the second. It replaces the last one if it ranks
    below it and its reason says something new.
    """
    best, shown, tempting = ranked[0], list(ranked[:most]), None
    if len(shown) > 1:
        richest = _richest(explainer, ranked)
        other = ranked[1] if richest is best else richest
        if not echoes(explainer.reason(other, best), explainer.reason(best, best)):
            tempting = other
            shown = shown if other in shown else [*shown[:-1], other]
    options = [hint_option(explainer, each, best) for each in shown]
    return Hint(options, None if tempting is None else shown.index(tempting), len(ranked) - len(shown))


def hint_option(explainer: Explainer, option: RankedOption, best: RankedOption) -> HintOption:
    """An option as hints show it, with its reason."""
    table, evaluation = explainer.table, option.evaluation
    win = None if len(table.sheets) == 1 else round(evaluation.win, 6)
    shape = decision_shape(option.decision, table)
    return HintOption(shape, win, round(evaluation.points, 4), explainer.reason(option, best))


def _richest(explainer: Explainer, ranked: Sequence[RankedOption]) -> RankedOption:
    """The option that gains most points at once; of several, the first."""
    return max(ranked, key=lambda each: explainer.outcome(each.decision).points)
