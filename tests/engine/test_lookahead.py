"""One-turn lookahead: the expectation equals that of enumerating all rolls."""

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from rowlock.engine import dice
from rowlock.engine.dice.features import Result
from rowlock.engine.dice.lookahead import lookahead, luck
from rowlock.engine.dice.turn import color_moves, free_fields, white_moves
from rowlock.engine.model import Network, Value, final_value, load, where_value
from rowlock.engine.rows import can_cross, ended, locks
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


def position(net: Network, board: dice.Board | None, players: int, turns: int = 8) -> dice.DiceBatch:
    """A position after some turns; a turn that would end the game is skipped."""
    rng, state = np.random.default_rng(turns), dice.new_games(np, 1, players)
    for _ in range(turns):
        faces = rng.integers(1, 7, (1, 6)).astype(np.int32)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        result = dice.apply(board, state, rolled, dice.decide(net, board, state, rolled))
        state = state if result.over[0] else result.state
    return state


def chosen_turns(
    net: Network, board: dice.Board | None, big: dice.DiceBatch, rolled: dice.Dice
) -> tuple[dice.Choice, NDArray[np.float32]]:
    """The choices for each roll, and their utility to the active seat.

    The others answer as if no other seat acted. All turns of the active seat are enumerated, and the best is chosen.
    """
    count, players = big.penalties.shape
    number, quiet = rolled.white.sum(axis=1), dice.idle_turn(board, big)
    white = np.zeros((count, players), np.int64)
    if players > 1:
        answers = dice.passive_options(net, board, big, number, list(range(1, players)), quiet, big.rows)
        white[:, 1:] = np.where(answers.legal, answers.value.utility(), -np.inf).argmax(axis=-1)
    best = dice.Choice(white, np.zeros(count, np.int64), np.zeros(count, np.int64))
    utility = np.full(count, -np.inf, np.float32)
    for first, second, steps in product(range(5), range(9), range(6 if board else 1)):
        some = np.nonzero(legal_turn(board, big, rolled, white, first, second, steps))[0]
        answered = white[some]
        answered[:, 0] = first
        choice = dice.Choice(answered, np.full(len(some), second), np.full(len(some), steps))
        result = dice.apply(board, _part(big, some), dice.Dice(*(each[some] for each in rolled)), choice)
        found = evaluate_result(net, board, result, players - 1).utility()
        better = found > utility[some]
        utility[some[better]] = found[better]
        best.white[some[better], 0] = first
        best.color[some[better]] = second
        best.steps[some[better]] = steps
    return best, utility


def _part(state: dice.DiceBatch, some: NDArray[np.int64]) -> dice.DiceBatch:
    return dice.DiceBatch(*(part[some] for part in state))


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
    count, number = len(big.closed), rolled.white.sum(axis=1)
    sheets, legal = white_moves(big.rows[:, 0], big.closed, number)
    rows = sheets[:, first]
    closed = big.closed | locks(rows)
    for seat in range(1, big.penalties.shape[1]):
        after, _ = white_moves(big.rows[:, seat], big.closed, number)
        closed = closed | locks(after[np.arange(count), white[:, seat]])
    found: NDArray[np.bool_] = legal[:, first]
    if second:
        after, can = color_moves(rows, closed, rolled)
        found = found & can[:, second] & ~ended(closed)
        rows = after[:, second]
        closed = closed | locks(rows)
    if board is not None and steps:
        field = free_fields(board, big.pawns[:, 0], big.pawns[:, 1:])[:, steps - 1]
        on = np.minimum(field, board.fields)
        row, place = rows[np.arange(count), board.color[on]], board.place[on]
        fits = can_cross(row, place) & (((closed >> board.color[on]) & 1) == 0)
        found = found & (field <= board.fields) & (fits | (((row >> place) & 1) == 1)) & ~ended(closed)
    return found


def evaluate_result(net: Network, board: dice.Board | None, result: Result, seat: int) -> Value:
    final = final_value(result.points[:, seat], np.delete(result.points, seat, axis=1))
    return where_value(result.over, final, dice.expected(net, board, result.state, seat))


@pytest.mark.parametrize(("name", "players", "closed"), CASES)
def test_the_expectation_is_the_mean_of_all_rolls_and_luck_the_rest(name: str, players: int, closed: int) -> None:
    """Rolls that differ only in the order of the white dice or in dice out of the game are enumerated once."""
    board = BOARDS[name]
    net = random_network(dice.CLASSIC_FEATURES if board is None else dice.BOARD_FEATURES, players)
    state = position(net, board, players)
    state = state._replace(closed=state.closed | closed)
    faces = EVERY_ROLL[EVERY_ROLL[:, 0] <= EVERY_ROLL[:, 1]]
    for row in range(4):
        faces = faces[(faces[:, 2 + row] == 1) | (closed >> row & 1 == 0)]
    weight = np.where(faces[:, 0] == faces[:, 1], 1, 2)
    rolled, big = dice.Dice(faces[:, :2], faces[:, 2:]), _part(state, np.zeros(len(faces), np.int64))
    choice, _ = chosen_turns(net, board, big, rolled)
    result = dice.apply(board, big, rolled, choice)
    some = np.random.default_rng(players).integers(0, len(faces), 40)
    for seat in range(players):
        every = evaluate_result(net, board, result, (seat - 1) % players)
        exact = lookahead(net, board, state, seat)
        given = luck(net, board, _part(big, some), dice.Dice(*(part[some] for part in rolled)), seat)
        for mine, brute, gain in zip(exact, every, given, strict=True):
            assert float(mine[0]) == pytest.approx(float(np.average(brute, weights=weight)), rel=1e-4, abs=1e-4)
            assert gain == pytest.approx(brute[some] - mine[0], rel=1e-3, abs=1e-4)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_probabilities_sum_to_one(players: int) -> None:
    """A constant network expects its constant, in positions far from the end of the game."""
    zero = random_network(dice.CLASSIC_FEATURES, 1)
    flat = zero._replace(last=np.zeros_like(zero.last), last_bias=np.array([0.3, 0.2, 0.1], np.float32))
    state = dice.new_games(np, 3, players)
    for seat in range(players):
        found = lookahead(flat, None, state, seat)
        assert found.win == pytest.approx(1 / (1 + np.exp(-0.3)), abs=1e-5)
        assert found.points == pytest.approx(5, abs=1e-4)


def test_the_expectation_agrees_with_sampled_rolls() -> None:
    """With a network of the package and the actual decisions of all seats, which also react to each other."""
    net, rng = load("duel"), np.random.default_rng(1)
    state = position(net, None, 2, turns=14)
    faces = rng.integers(1, 7, (4000, 6)).astype(np.int32)
    rolled, big = dice.Dice(faces[:, :2], faces[:, 2:]), _part(state, np.zeros(len(faces), np.int64))
    result = dice.apply(None, big, rolled, dice.decide(net, None, big, rolled))
    for seat in range(2):
        exact = lookahead(net, None, state, seat)
        sampled = evaluate_result(net, None, result, (seat - 1) % 2)
        for mine, some in zip(exact, sampled, strict=True):
            assert abs(float(mine[0]) - some.mean()) < 5 * some.std() / len(some) ** 0.5
