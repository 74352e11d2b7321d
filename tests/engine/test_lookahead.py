"""One-turn lookahead: the expectation equals that of enumerating all rolls."""

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from rowlock.engine.arrays import Result, pick
from rowlock.engine.dice import turn as dice
from rowlock.engine.dice.features import BOARD_FEATURES, CLASSIC_FEATURES, Model, expected
from rowlock.engine.dice.lookahead import lookahead, luck
from rowlock.engine.dice.options import decide, passive_options
from rowlock.engine.model import Value, final_value, load, where_value
from rowlock.engine.rows import answered, can_cross, ended, locks, moves, with_cross
from rowlock.rules.track import check_track, named_track

from ..deep import deep
from ..games import SHORT_TRACK
from .networks import random_network

EVERY_ROLL: NDArray[np.int32] = np.array(list(product(range(1, 7), repeat=6)), np.int32)
BOARDS = {
    "no board": None,
    "track a": dice.board_of(named_track("a")),
    "short track": dice.board_of(check_track(SHORT_TRACK)),
}
CASES = [
    ("no board", 1, 0),
    ("no board", 2, 0),
    deep("no board", 3, 2),
    deep("track a", 2, 4),
    ("short track", 3, 1),
]
"""Board, number of players, and mask of closed rows, whose dice are out of the game."""


def position(model: Model, players: int, turns: int = 8) -> dice.DiceBatch:
    """A position after some turns; a turn that would end the game is skipped."""
    rng, state = np.random.default_rng(turns), dice.new_games(np, 1, players)
    for _ in range(turns):
        faces = rng.integers(1, 7, (1, 6)).astype(np.int32)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        result = dice.apply(model.board, state, rolled, decide(model, state, rolled))
        state = state if result.over[0] else result.state
    return state


def chosen_turns(model: Model, big: dice.DiceBatch, rolled: dice.Dice) -> tuple[dice.Choice, NDArray[np.float32]]:
    """The choices for each roll, and their utility to the active seat.

    The others answer as if no other seat acted. All turns of the active seat are enumerated, and the best is chosen.
    """
    board, (count, players) = model.board, big.penalties.shape
    white = np.zeros((count, players), np.int64)
    if players > 1:
        quiet = dice.idle_turn(board, big)
        answers = passive_options(model, big, rolled.number, list(range(1, players)), quiet)
        white[:, 1:] = np.where(answers.legal, answers.value.utility(), -np.inf).argmax(axis=-1)
    best = dice.Choice(white, np.zeros(count, np.int64), np.zeros(count, np.int64))
    utility = np.full(count, -np.inf, np.float32)
    for first, second, steps in product(range(5), range(9), range(6 if board else 1)):
        some = np.nonzero(legal_turn(board, big, rolled, white, first, second, steps))[0]
        answered = white[some]
        answered[:, 0] = first
        choice = dice.Choice(answered, np.full(len(some), second), np.full(len(some), steps))
        result = dice.apply(board, pick(big, some), pick(rolled, some), choice)
        found = evaluate_result(model, result, players - 1).utility()
        better = found > utility[some]
        utility[some[better]] = found[better]
        best.white[some[better], 0] = first
        best.color[some[better]] = second
        best.steps[some[better]] = steps
    return best, utility


def legal_turn(
    board: dice.Board | None,
    big: dice.DiceBatch,
    rolled: dice.Dice,
    white: NDArray[np.int64],
    first: int,
    second: int,
    steps: int,
) -> NDArray[np.bool_]:
    """Where the actions are legal for the active seat and each has an effect."""
    count = len(big.closed)
    found: NDArray[np.bool_] = moves(big.rows[:, 0], big.closed, rolled.number[:, None, None]).legal[:, first]
    all_rows = answered(big.rows, rolled.number, np.concatenate([np.full((count, 1), first), white[:, 1:]], axis=1))
    rows, closed = all_rows[:, 0], big.closed
    for seat in range(big.penalties.shape[1]):
        closed = closed | locks(all_rows[:, seat])
    if second:
        color = moves(rows, closed, rolled.sums)
        found = found & color.legal[:, second] & ~ended(closed)
        rows = with_cross(rows, color.row[[second]], color.at[:, second, None])
        closed = closed | locks(rows)
    if board is not None and steps:
        field = big.free_fields()[:, steps - 1]
        on = np.minimum(field, board.fields)
        row, place = rows[np.arange(count), board.color[on]], board.place[on]
        fits = can_cross(row, place) & (((closed >> board.color[on]) & 1) == 0)
        found = found & (field <= board.fields) & (fits | (((row >> place) & 1) == 1)) & ~ended(closed)
    return found


def evaluate_result(model: Model, result: Result[dice.DiceBatch], seat: int) -> Value:
    final = final_value(result.points[:, seat], np.delete(result.points, seat, axis=1))
    return where_value(result.over, final, expected(model, result.state, seat))


@pytest.mark.parametrize(("name", "players", "closed"), CASES)
def test_the_expectation_is_the_mean_of_all_rolls_and_luck_the_rest(name: str, players: int, closed: int) -> None:
    """Rolls that differ only in the order of the white dice or in dice out of the game are enumerated once."""
    board = BOARDS[name]
    model = Model(random_network(CLASSIC_FEATURES if board is None else BOARD_FEATURES, players), board)
    state = position(model, players)
    state = state._replace(closed=state.closed | closed)
    faces = EVERY_ROLL[EVERY_ROLL[:, 0] <= EVERY_ROLL[:, 1]]
    for row in range(4):
        faces = faces[(faces[:, 2 + row] == 1) | (closed >> row & 1 == 0)]
    weight = np.where(faces[:, 0] == faces[:, 1], 1, 2)
    rolled, big = dice.Dice(faces[:, :2], faces[:, 2:]), pick(state, np.zeros(len(faces), np.int64))
    choice, _ = chosen_turns(model, big, rolled)
    result = dice.apply(board, big, rolled, choice)
    some = np.random.default_rng(players).integers(0, len(faces), 40)
    for seat in range(players):
        every = evaluate_result(model, result, (seat - 1) % players)
        exact = lookahead(model, state, seat)
        given = luck(model, pick(big, some), pick(rolled, some), seat)
        for mine, brute, gain in zip(exact, every, given, strict=True):
            assert float(mine[0]) == pytest.approx(float(np.average(brute, weights=weight)), rel=1e-4, abs=1e-4)
            assert gain == pytest.approx(brute[some] - mine[0], rel=1e-3, abs=1e-4)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_probabilities_sum_to_one(players: int) -> None:
    """A constant network expects its constant, in positions far from the end of the game."""
    zero = random_network(CLASSIC_FEATURES, 1)
    flat = zero._replace(last=np.zeros_like(zero.last), last_bias=np.array([0.3, 0.2, 0.1], np.float32))
    state = dice.new_games(np, 3, players)
    for seat in range(players):
        found = lookahead(Model(flat), state, seat)
        assert found.win == pytest.approx(1 / (1 + np.exp(-0.3)), abs=1e-5)
        assert found.points == pytest.approx(5, abs=1e-4)


def test_the_expectation_agrees_with_sampled_rolls() -> None:
    """With a network of the package and the actual decisions of all seats, which also react to each other."""
    model, rng = Model(load("duel")), np.random.default_rng(1)
    state = position(model, 2, turns=14)
    faces = rng.integers(1, 7, (4000, 6)).astype(np.int32)
    rolled, big = dice.Dice(faces[:, :2], faces[:, 2:]), pick(state, np.zeros(len(faces), np.int64))
    result = dice.apply(None, big, rolled, decide(model, big, rolled))
    for seat in range(2):
        exact = lookahead(model, state, seat)
        sampled = evaluate_result(model, result, (seat - 1) % 2)
        for mine, some in zip(exact, sampled, strict=True):
            assert abs(float(mine[0]) - some.mean()) < 5 * some.std() / len(some) ** 0.5
