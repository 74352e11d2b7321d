"""Simulation of dice games one after the other, with any policies."""

from typing import Any, Final

import numpy as np

from ..jit import int64, kernel
from ..policies import Functions, Tables
from ..position_arrays import OVER, Board
from ..results import Columns, Results, columns
from ..rng import MORE_SEATS, TURN, Words, below, rest, words
from ..solver.backward_induction import Values
from .policies import choose
from .rules import apply, new, roll, score

THREE_DICE: Final = 6**3
SCRATCH: Final = np.dtype([("codes", np.int64, (5,)), ("dice", np.uint8, (6,))], align=True)
"""Scratch space as one record: passing arrays costs reference counting, which takes longer than a choice."""


@kernel
def faces(first: np.uint32, second: np.uint32, dice: Any) -> None:
    """Six dice from two words, three from each."""
    for half in range(2):
        three = below(second if half else first, THREE_DICE)
        dice[3 * half] = three // 36 + 1
        dice[3 * half + 1] = three // 6 % 6 + 1
        dice[3 * half + 2] = three % 6 + 1


@kernel
def action1_word(turn: Words, more: Words, place: int) -> np.uint32:
    """The word for the action 1 choice of the seat ``place`` seats after the active one."""
    if place == 0:
        return turn[2]
    if place == 1:
        return rest(turn[0], THREE_DICE)
    return more[0] if place == 2 else more[1] if place == 3 else more[2]


def simulate(
    results: Results,
    positions: Any,
    board: Board,
    players: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    solved: Values,
    seed: np.uint64,
    first: np.uint64,
) -> None:
    """Fill the results with the games from number ``first`` on. Game *g* begins with seat *g* modulo the players."""
    _simulate(columns(results), positions, board, players, kinds, tables, functions, solved, seed, first)


@kernel
def _simulate(
    results: Columns,
    positions: Any,
    board: Board,
    players: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    solved: Values,
    seed: np.uint64,
    first: np.uint64,
) -> None:
    scratches, buffer = np.zeros(1, SCRATCH), np.zeros(64, np.uint32)
    for at in range(len(results.turns)):
        position, scratch = positions[0], scratches[0]
        game = np.uint64(first + np.uint64(at))
        start = int64(game % np.uint64(players))
        new(position, players, start)
        while position.phase != OVER:
            turn = words(seed, game, np.uint32(position.turn), TURN)
            more = words(seed, game, np.uint32(position.turn), MORE_SEATS) if players > 2 else turn
            faces(turn[0], turn[1], scratch.dice)
            roll(position, scratch.dice)
            active = int64(position.active)
            # decisions in order: all seats in action 1, then the active seat
            for decision in range(players + (2 if len(board) > 1 else 1)):
                seat = (active + decision) % players if decision < players else active
                word = turn[3] if decision == players else rest(turn[1], THREE_DICE)
                if decision < players:
                    word = action1_word(turn, more, decision)
                scratch.codes[seat] = choose(position, board, seat, kinds, tables, functions, solved, buffer, word)
                if decision >= players - 1:
                    apply(position, board, scratch.codes)
                    if position.phase == OVER:
                        break
        _write_result(results, at, position, board, start)


@kernel
def _write_result(results: Columns, at: int, position: Any, board: Board, start: int) -> None:
    for seat in range(position.players):
        for color in range(4):
            results.rows[at, seat, color] = position.rows[seat, color]
        results.penalties[at, seat], results.pawns[at, seat] = position.penalties[seat], position.pawns[seat]
        results.scores[at, seat] = score(position, board, seat)
    results.turns[at], results.start[at], results.end[at] = position.turn, start, position.end
