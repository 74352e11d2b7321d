"""Measurements of the dice game: perfect play alone, networks at tables of two to five, and simple rules."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from rowlock.engine.arrays import pick
from rowlock.engine.dice.evaluate import models
from rowlock.engine.dice.options import COLOR_ACTIONS, passive_options, seat_options
from rowlock.engine.dice.turn import Board, Dice, idle_turn, new_games
from rowlock.engine.encode import BatchKey
from rowlock.engine.model import mean
from rowlock.engine.rows import COUNT
from rowlock.rules.sheet import LOCK

from .dice_games import (
    Array,
    Finished,
    Moment,
    Policy,
    Rule,
    by_network,
    by_rule,
    by_seat,
    model_for,
    play,
    play_batches,
)
from .dice_values import (
    CrossValues,
    LockValues,
    network_points,
    network_worth,
    perfect,
    repeated,
    solo_options,
    solo_points,
    solo_worth,
)

SEED: Final = 2026
SOLO_GAMES: Final = 5_000
TABLE_GAMES: Final = {2: 3_000, 3: 2_000, 4: 1_500, 5: 1_200}
RULE_GAMES: Final = {2: 12_000, 4: 6_000}
"""Games of a match between two rules; each deal is played once from every seat."""
CHAMPION_GAMES: Final = 1_000
NEAREST: Final = 5
"""Places of colored sums shown apart; later ones are counted together."""
BASE: Final = Rule()
BEST: Final = Rule(forced=4, start=2, favor=0.25, patient=True)
"""The best simple player found: the rules of thumb together."""
RULES: Final = {
    "free 0": Rule(free=0),
    "free 2": Rule(free=2),
    "free 3": Rule(free=3),
    "forced 0": Rule(forced=0),
    "forced 2": Rule(forced=2),
    "forced 4": Rule(forced=4),
    "forced 6": Rule(forced=6),
    "start 2": Rule(start=2),
    "start 3": Rule(start=3),
    "favor": Rule(favor=0.25),
    "late 2": Rule(late=2),
    "patient": Rule(patient=True),
    "one": Rule(one=True),
    "shy": Rule(shy=True),
    "best": BEST,
}
"""Rules to compare with the base: skip at most one number, or three to avoid a penalty."""


def rounded(value: float, digits: int = 4) -> float:
    return round(float(value), digits)


def spread(values: Array) -> list[float]:
    """Mean and standard error."""
    return [rounded(values.mean()), rounded(values.std() / np.sqrt(len(values)))]


def summary(ended: Finished, board: Board | None = None) -> dict[str, Any]:
    """Statistics of finished games."""
    games = len(ended.turns)
    crosses, locked = COUNT[ended.rows], (ended.rows & LOCK) > 0
    found = {
        "games": games,
        "turns": spread(ended.turns),
        "points": spread(ended.points.mean(axis=1)),
        "winner": spread(ended.points.max(axis=1)),
        "crosses": rounded(crosses.sum(axis=2).mean() - locked.sum(axis=2).mean()),
        "penalties": rounded(ended.penalties.mean()),
        "locked": rounded(COUNT[ended.closed].mean()),
        "own_locks": rounded(locked.sum(axis=2).mean()),
        "first": spread(ended.wins()[:, 0]),
        "best_row": rounded(crosses.max(axis=2).mean()),
        "worst_row": rounded(crosses.min(axis=2).mean()),
        "ends": {name: rounded(share) for name, share in ended.ends(board).items()},
    }
    if board is not None:
        found["bonus"] = rounded(board.bonus[ended.pawns].mean())
        found["field"] = rounded(ended.pawns.mean())
    return found


def scaled(games: int, scale: float, seats: int = 1) -> int:
    """A share of a number of games, in whole deals of one game per seat."""
    return max(1, round(games * scale / seats))


def solo(scale: float = 1.0) -> dict[str, Any]:
    """Perfect play of the solo game: exact values in the positions that it meets, and the network's estimates."""
    values, estimate = CrossValues(solo_worth), CrossValues(network_points(model_for(1)), every=5)

    def watch(moment: Moment) -> None:
        values(moment)
        estimate(moment)

    ended = play_batches(perfect(), 1, scaled(SOLO_GAMES, scale), SEED, watch=watch)
    start = rounded(float(solo_points(np.zeros(4, np.int32), np.zeros((), np.int32))))
    return {"value": start, **summary(ended), **values.tables(), "estimate": estimate.tables()["by_skip"]}


def table(players: int, scale: float = 1.0) -> dict[str, Any]:
    """Networks at a table: statistics of games, values of crosses, penalties and locks."""
    model = model_for(players)
    values, locks = CrossValues(network_worth(model), every=4), LockValues(model)

    def watch(moment: Moment) -> None:
        values(moment)
        locks(moment)

    ended = play_batches(by_network(model), players, scaled(TABLE_GAMES[players], scale), SEED, watch=watch)
    return {**summary(ended), **values.tables(), "locks": locks.tables()}


def _rolls() -> tuple[Dice, Array]:
    """All rolls up to symmetry, and how many of the 46,656 rolls each stands for."""
    faces = np.indices((6,) * 6).reshape(6, -1).T.astype(np.int32) + 1
    pairs = [(0, 1), (2, 3), (4, 5)]
    faces = faces[np.all([faces[:, one] <= faces[:, two] for one, two in pairs], axis=0)]
    weight = np.prod([np.where(faces[:, one] == faces[:, two], 1, 2) for one, two in pairs], axis=0)
    return Dice(faces[:, :2], faces[:, 2:]), weight


def _network_options(players: int, dice: Dice) -> tuple[Array, Array]:
    """The utility of each pair of first actions in percent of wins ``[B, 45]``, and which are legal."""
    ensemble = models(BatchKey(players, "action1", 0), 2)
    values, legal = list[Array](), list[Array]()
    for first in range(0, len(dice.white), 500):
        some = pick(dice, slice(first, first + 500))
        state = new_games(np, len(some.white), players)
        found = [seat_options(model, state, some, 0)[0] for model in ensemble]
        values.append(100 * mean([options.value for options in found]).utility())
        legal.append(found[0].legal)
    return np.concatenate(values), np.concatenate(legal)


def first_moves(players: int, scale: float = 1.0) -> dict[str, Any]:
    """The best first turn for every roll, as the active player and as another one; there are no games to scale."""
    del scale
    dice, weight = _rolls()
    start = new_games(np, 1, players)
    value, legal = solo_options(repeated(start, len(weight)), dice) if players == 1 else _network_options(players, dice)
    value = np.where(legal, value, -np.inf)
    best = value.argmax(axis=1)
    white, color = best // COLOR_ACTIONS > 0, best % COLOR_ACTIONS > 0
    kind = np.where(white & color, 0, np.where(white, 1, np.where(color, 2, 3)))
    near = np.minimum(dice.number - 2, 12 - dice.number)
    offered = np.concatenate([dice.sums[:, :2].reshape(-1, 4) - 2, 12 - dice.sums[:, 2:].reshape(-1, 4)], axis=1)
    place = np.take_along_axis(offered, np.maximum(best % COLOR_ACTIONS - 1, 0)[:, None], axis=1)[:, 0]
    shares = np.zeros((6, NEAREST + 1, 4))
    np.add.at(shares, (near, np.minimum(offered.min(axis=1), NEAREST), kind), weight)
    rolls = weight.sum()
    found = {
        "shares": (shares / rolls).round(6).tolist(),
        "kinds": [rounded(weight[kind == each].sum() / rolls) for each in range(4)],
        "leftmost": rounded(weight[color & (place == offered.min(axis=1))].sum() / weight[color].sum()),
        "penalty_rolls": int(weight[kind == 3].sum()),
    }
    if players > 1:
        found["other"] = _first_answers(players)
    return found


def _first_answers(players: int) -> list[float]:
    """What crossing the first white sum gains another player, in percent of wins, by distance from a row's start."""
    ensemble = models(BatchKey(players, "action1", 1), 2)
    state, number = new_games(np, 11, players), np.arange(2, 13, dtype=np.int32)
    options = [passive_options(model, state, number, [1], idle_turn(None, state)) for model in ensemble]
    win = 100 * mean([found.value for found in options]).win[:, 0]
    gain = np.where(options[0].legal[:, 0], win, -np.inf)[:, 1:].max(axis=1) - win[:, 0]
    near = np.minimum(number - 2, 12 - number)
    return [rounded(gain[near == each].mean()) for each in range(6)]


def match(one: Policy, other: Policy, players: int, deals: int, board: Board | None = None) -> dict[str, Any]:
    """One player against a table of others: share of wins and points, each deal played once from every seat."""
    wins, points, others = list[Array](), list[Array](), list[Array]()
    for seat in range(players):
        seats = [one if at == seat else other for at in range(players)]
        ended = play(by_seat(seats), players, deals, (SEED, players), board)
        wins.append(ended.wins()[:, seat])
        points.append(ended.points[:, seat])
        others.append(np.delete(ended.points, seat, axis=1).mean(axis=1))
    means = [np.mean(part, axis=0) for part in (wins, points, others)]
    return {"games": players * deals, **dict(zip(("wins", "points", "others"), map(spread, means), strict=True))}


def rules(players: int, scale: float = 1.0) -> dict[str, Any]:
    """Simple rules against the base, and the networks against the base and the best of them."""
    base, deals = by_rule(BASE), scaled(RULE_GAMES[players], scale, players)
    found = {name: match(by_rule(rule), base, players, deals) for name, rule in RULES.items()}
    network, deals = by_network(model_for(players)), scaled(CHAMPION_GAMES, scale, players)
    for name, rule in (("base", BASE), ("best", BEST)):
        found[f"champion {name}"] = match(network, by_rule(rule), players, deals)
    return found


PARTS: Final[dict[str, Callable[[float], dict[str, Any]]]] = {
    "rules 4": partial(rules, 4),
    **{f"table {players}": partial(table, players) for players in TABLE_GAMES},
    "rules 2": partial(rules, 2),
    **{f"first {players}": partial(first_moves, players) for players in range(1, 6)},
    "solo": solo,
}
"""Measurements by name, the longest first; each is made with a share of the games."""
