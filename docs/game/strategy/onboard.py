"""Measurements of On Board: networks on both sides of the board, the pawn's moves, and simple rules."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from rowlock.engine.arrays import pick
from rowlock.engine.dice.features import Model
from rowlock.engine.dice.options import pawn_options
from rowlock.engine.dice.turn import Board, DiceBatch, board_of, scores
from rowlock.engine.rows import LENGTH, answered, locks, places, with_cross
from rowlock.rules.sheet import LAST
from rowlock.rules.track import LAST_FIELDS, NAMED, named_track

from .classic import SEED, match, scaled, spread, summary
from .dice_games import Array, Moment, Rule, by_network, by_rule, model_for, play, play_batches
from .dice_values import LEADS, MAX_SKIPPED, CrossValues, LockValues, Sums, network_worth

TABLE_GAMES: Final = {2: 2_500, 3: 1_200, 4: 1_000}
RULE_GAMES: Final = 8_000
CHAMPION_GAMES: Final = 1_000
CROSSED: Final = MAX_SKIPPED + 1
"""Index of landings on a number that is already crossed."""
BASE: Final = Rule()
BEST: Final = Rule(forced=4, start=2, land=3)
RULES: Final = {
    "stay": Rule(steps="stay"),
    "near": Rule(steps="near"),
    "land 0": Rule(land=0),
    "land 2": Rule(land=2),
    "land 3": Rule(land=3),
    "land 5": Rule(land=5),
    "careful": Rule(careful=True),
    "start 2": Rule(start=2),
    "free 2": Rule(free=2),
    "best": BEST,
}
"""Rules to compare with the base: go as far as you can, skip at most one number, or three to avoid a penalty."""


def board_named(side: str) -> Board:
    """One side of the board."""
    board = board_of(named_track(side))
    assert board is not None
    return board


def before_move(board: Board, moment: Moment) -> tuple[DiceBatch, Array, Array]:
    """The positions before the pawn moves, whether the active seat has crossed, and whether the game goes on."""
    state, dice, choice = moment.state, moment.dice, moment.choice
    rows = answered(state.rows, dice.number, choice.white)
    turn = state.begin_turn(rows, choice.white[:, 0] > 0)
    which = np.maximum(choice.color - 1, 0)
    at = places(dice.sums).reshape(-1, 8)[np.arange(len(which)), which]
    own = (choice.color > 0) & ~turn.over & (turn.closed >> which // 2 & 1 == 0)
    rows = rows.copy()
    rows[:, 0] = with_cross(rows[:, 0], np.where(own, which // 2 + 1, 0), at[:, None])
    closed = turn.closed | locks(rows[:, 0])
    going = np.bitwise_count(closed.astype(np.uint8)) < 2
    return state._replace(rows=rows, closed=closed), turn.has_crossed | own, going


class PawnValues:
    """What moves of the pawn gain against staying, in percent of wins, and where pawns land."""

    def __init__(self, model: Model) -> None:
        assert model.board is not None
        self.model, self.board = model, model.board
        self.landings = np.zeros(self.board.fields + 1)
        self.steps = np.zeros(6)
        self.by_skip = Sums(CROSSED + 1, 5)
        """Of landings by numbers skipped and steps, where a cross was made before."""
        self.announce = Sums(len(LEADS) + 1)
        """Of the best move to the last five fields against the best other one, by lead; neither locks a row."""

    def __call__(self, moment: Moment) -> None:
        state, has_crossed, going = before_move(self.board, moment)
        state, has_crossed, steps = pick(state, going), has_crossed[going], moment.choice.steps[going]
        fields, at = state.free_fields(), np.arange(len(steps))
        turn = state.begin_turn(state.rows, has_crossed)
        to = turn.landing(self.board, fields)
        taken = (steps > 0) & to.legal[at, np.maximum(steps - 1, 0)]
        np.add.at(self.landings, fields[at, steps - 1][taken], 1)
        np.add.at(self.steps, np.where(taken, steps, 0), 1)
        if moment.turn % 2:
            return
        options = pawn_options(self.model, state, has_crossed)
        win = 100 * np.asarray(options.value.win, np.float64)
        row = np.take_along_axis(state.rows[:, 0], np.maximum(to.row - 1, 0), axis=1)
        skipped = np.where(to.row > 0, np.minimum(to.at - LENGTH[row], MAX_SKIPPED), CROSSED)
        far = fields > self.board.fields - LAST_FIELDS
        plain = options.legal[:, 1:] & has_crossed[:, None] & ~far & (state.turns_left == 0)[:, None]
        game, step = np.nonzero(plain)
        self.by_skip.add((skipped[game, step], step), win[game, step + 1] - win[game, 0])
        # a landing that locks a row is another decision
        locking = np.concatenate([np.zeros_like(far[:, :1]), (to.row > 0) & (to.at == LAST)], axis=1)
        self._announce(state, options.legal & ~locking, options.value.utility(), win, far)

    def _announce(self, state: DiceBatch, legal: Array, utility: Array, win: Array, far: Array) -> None:
        far = np.concatenate([np.zeros_like(far[:, :1]), far], axis=1)
        one, other = (np.where(legal & part, utility, -np.inf) for part in (far, ~far))
        can = np.nonzero(np.isfinite(one.max(axis=1)) & (state.turns_left == 0))[0]
        best, rest = one[can].argmax(axis=1), other[can].argmax(axis=1)
        total = scores(self.board, state.rows, state.penalties, state.pawns)
        lead = (total[:, 0] - total[:, 1:].max(axis=1))[can]
        gain, better = win[can, best] - win[can, rest], utility[can, best] > utility[can, rest]
        self.announce.add((np.searchsorted(LEADS, lead, side="right"),), gain, better)

    def tables(self, games: int, players: int) -> dict[str, Any]:
        return {
            "landings": (self.landings / games / players).round(4).tolist(),
            "steps": (self.steps / self.steps.sum()).round(4).tolist(),
            "by_skip": self.by_skip.table(),
            "announce": self.announce.table(30),
        }


def table(side: str, players: int, scale: float = 1.0) -> dict[str, Any]:
    """Networks at a table: statistics of games, values of crosses, locks and moves of the pawn."""
    board, games = board_named(side), scaled(TABLE_GAMES[players], scale)
    model = model_for(players, board)
    values, locked, pawns = CrossValues(network_worth(model), every=6), LockValues(model), PawnValues(model)

    def watch(moment: Moment) -> None:
        values(moment)
        pawns(moment)
        if moment.turn % 2:
            locked(moment)

    ended = play_batches(by_network(model), players, games, SEED, board, watch)
    crosses = {name: values.tables()[name] for name in ("by_skip", "by_row", "penalty")}
    return {
        **summary(ended, board),
        "crosses_by": crosses,
        "pawn": pawns.tables(games, players),
        "locks": locked.tables(),
    }


def rules(side: str, scale: float = 1.0) -> dict[str, Any]:
    """Simple rules against the base, for two players, and the best of them against the network."""
    board = board_named(side)
    base, deals = by_rule(BASE, board), scaled(RULE_GAMES, scale, 2)
    found = {name: match(by_rule(rule, board), base, 2, deals, board) for name, rule in RULES.items()}
    found["first"] = {"wins": spread(play(base, 2, 2 * deals, (SEED,), board).wins()[:, 0])}
    network, deals = by_network(model_for(2, board)), scaled(CHAMPION_GAMES, scale, 2)
    for name, rule in (("base", BASE), ("best", BEST)):
        found[f"champion {name}"] = match(network, by_rule(rule, board), 2, deals, board)
    return found


PARTS: Final[dict[str, Callable[[float], dict[str, Any]]]] = {
    **{f"side {side} {players}": partial(table, side, players) for players in (4, 3, 2) for side in NAMED},
    **{f"rules {side}": partial(rules, side) for side in NAMED},
}
"""Measurements by name, the longest first; each is made with a share of the games."""
