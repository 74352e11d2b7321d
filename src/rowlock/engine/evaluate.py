"""Evaluation of options and positions by the networks, in batches; each seat from its own view."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ..game import View
from ..rules import Decision, classic
from ..rules import cards as card_game
from .cards import evaluate as card_engine
from .dice import evaluate as dice_engine
from .model import Selection, Value, nothing_more

ENSEMBLE_SIZES: Final = {"duel": 8, "careful": 4, "solo": 1, "classic": 2, "onboard": 1, "cards": 2}
"""Ensemble size per network; a search uses the first member alone."""
WAITING_ENSEMBLE_SIZE: Final = 2
"""Ensemble size for a dice position in which the seat has nothing to decide: it is evaluated with lookahead."""
MIN_ROLLOUT_MS: Final = 200
"""Time from which on the search samples rolls of a second turn."""
MS_PER_ROLL: Final = 15
"""Approximate cost of one sampled roll of the second turn, in milliseconds."""
MAX_ROLLS: Final = 400
"""Limit of sampled rolls; more take memory without changing the result."""
MIN_CROWDED_BOARD_MS: Final = 150
"""Cost of the lookahead with three or more pawns on a board, in milliseconds; below it there is no search."""
TWO_PLAYERS: Final = 2


def evaluate_many(
    views: Sequence[View],
    options: Sequence[Sequence[Decision]],
    ms: int,
    networks: int | None = None,
    opponent_model: bool = False,
    also: Sequence[Selection] | None = None,
) -> list[Value]:
    """Evaluate each option of each view's seat, in the order of the options.

    ``ms`` is the approximate time on one core. It sets the depth of the search beforehand rather than by a clock, so
    that results are reproducible; 0 means the networks alone. The search covers the options that rank best without it
    and those that ``also`` selects of each view. With ``opponent_model`` a search in the dice game for two adapts to
    the opponent that the sheet suggests; otherwise opponents are assumed to play as well as the networks.
    """
    batches: dict[Any, list[int]] = {}
    for at, view in enumerate(views):
        batches.setdefault(_batch_key(view), []).append(at)
    found: list[Value | None] = [None] * len(views)
    for key, members in batches.items():
        tables: list[Any] = [views[at].table for at in members]
        some = [options[at] for at in members]
        extra = [also[at] if also else nothing_more for at in members]
        if isinstance(key, card_engine.BatchKey):
            size = networks or ENSEMBLE_SIZES["cards"]
            values = card_engine.evaluate_options(key, tables, some, size, _card_search(key, ms), extra)
        else:
            size = networks or ENSEMBLE_SIZES[dice_engine.network_for(key)]
            search = _dice_search(key, ms, opponent_model)
            values = dice_engine.evaluate_options(key, tables, some, size, search, extra)
        for at, value in zip(members, values, strict=True):
            found[at] = value
    values = [value for value in found if value is not None]
    assert len(values) == len(views)
    return values


def evaluate_position(view: View) -> Value:
    """Evaluate a position in which the view's seat has nothing to decide; arrays of one. The game must not be over."""
    table, key = view.table, _batch_key(view)
    if isinstance(key, card_engine.BatchKey):
        assert isinstance(table, card_game.VisiblePosition)
        return card_engine.evaluate_positions(key, [table], ENSEMBLE_SIZES["cards"])
    assert isinstance(table, classic.Position)
    return dice_engine.evaluate_positions(key, [table], WAITING_ENSEMBLE_SIZE)


def _batch_key(view: View) -> "card_engine.BatchKey | dice_engine.BatchKey":
    if isinstance(view.table, card_game.VisiblePosition):
        return card_engine.batch_key(view.table, view.seat)
    return dice_engine.batch_key(view.table, view.seat)


def _dice_search(key: dice_engine.BatchKey, ms: int, opponent_model: bool) -> dice_engine.Search | None:
    # a board multiplies the possible ends of a turn, and each evaluates the sheets of all opponents
    crowded = bool(key.track) and key.players > TWO_PLAYERS
    if ms <= 0 or (crowded and ms < MIN_CROWDED_BOARD_MS):
        return None
    rolls = 0 if ms < MIN_ROLLOUT_MS else min(MAX_ROLLS, (ms - MIN_ROLLOUT_MS // 2) // MS_PER_ROLL)
    return dice_engine.Search(
        3 if key.track else 4, rolls=rolls, careful=ENSEMBLE_SIZES["careful"] if opponent_model else 0
    )


def _card_search(key: card_engine.BatchKey, ms: int) -> card_engine.Search | None:
    ms_per_deal = 2 * (key.players + 2) if key.jokers else 4
    return None if ms <= 0 else card_engine.Search(4, int(np.clip(ms // ms_per_deal, 4, 400)))
