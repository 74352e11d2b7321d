"""Turns of simulated dice games: the roll, and the decisions of each phase."""

from typing import Any, Final

import numpy as np

from ..jit import int64, kernel
from ..policies import DiceGames
from ..position_arrays import DICE_RECORD, MAX_SEATS, NOT_ANNOUNCED, OVER
from ..results import Columns
from ..results import write_result as write_sheets
from ..rng import MORE_SEATS, TURN, below, rest, words
from .policies import choose
from .rules import apply, roll

RECORD: Final = DICE_RECORD
THREE_DICE: Final = 6**3
SCRATCH: Final = np.dtype(
    [
        ("codes", np.int64, (MAX_SEATS,)),
        ("states", np.int64, (4,)),
        ("words", np.uint32, (MAX_SEATS + 2,)),  # of the turn's decisions in order
        ("dice", np.uint8, (6,)),
    ],
    align=True,
)


@kernel
def faces(first: np.uint32, second: np.uint32, dice: Any) -> None:
    """Six dice from two words, three from each."""
    for half in range(2):
        three = below(second if half else first, THREE_DICE)
        dice[3 * half] = three // 36 + 1
        dice[3 * half + 1] = three // 6 % 6 + 1
        dice[3 * half + 2] = three % 6 + 1


@kernel
def begin(position: Any, games: DiceGames, scratch: Any, game: np.uint64) -> None:
    """Begin a game on an empty record."""
    position.players, position.active, position.turn = games.players, game % np.uint64(games.players), 1
    position.announced = position.left = NOT_ANNOUNCED


@kernel
def roll_dice(position: Any, games: DiceGames, scratch: Any, game: np.uint64) -> None:
    """Roll the dice, and draw the words of the turn's decisions."""
    turn = words(games.seed, game, np.uint32(position.turn), TURN)
    scratch.words[0], scratch.words[1] = turn[2], rest(turn[0], THREE_DICE)
    if games.players > 2:
        more = words(games.seed, game, np.uint32(position.turn), MORE_SEATS)
        scratch.words[2], scratch.words[3], scratch.words[4] = more[0], more[1], more[2]
    scratch.words[games.players], scratch.words[games.players + 1] = turn[3], rest(turn[1], THREE_DICE)
    faces(turn[0], turn[1], scratch.dice)
    roll(position, scratch.dice)


@kernel
def play_turn(position: Any, games: DiceGames, scratch: Any, game: np.uint64) -> None:
    """Roll the dice, then make and apply the decisions: of all seats in action 1, then of the active seat."""
    roll_dice(position, games, scratch, game)
    active, players = int64(position.active), games.players
    for decision in range(players + (2 if len(games.board) > 1 else 1)):
        seat = (active + decision) % players if decision < players else active
        scratch.codes[seat] = choose(position, games, seat, scratch, scratch.words[decision])
        if decision >= players - 1:
            apply(position, games.board, scratch.codes)
            if position.phase == OVER:
                break


@kernel
def write_result(results: Columns, at: int, position: Any, games: DiceGames) -> None:
    """Write the result of a game, with pawns and their bonuses."""
    write_sheets(results, at, position, games)
    for seat in range(position.players):
        results.pawns[at, seat] = position.pawns[seat]
        results.scores[at, seat] += games.board[position.pawns[seat], 2]
