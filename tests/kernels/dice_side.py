"""The dice games in differential tests: plain rules, records and kernels."""

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np

from rowlock import PASS, Decision, Dice
from rowlock.kernels import position_arrays as records
from rowlock.kernels.decision_codes import encode_decision
from rowlock.kernels.dice import policies as dice_policies
from rowlock.kernels.dice import rules as dice_rules
from rowlock.kernels.dice.turn import RECORD, SCRATCH, begin, roll_dice
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.policies import DiceGames, Policy, pack_kinds
from rowlock.kernels.sheets import points
from rowlock.rules import classic, onboard
from rowlock.rules.moves import CROSSES
from rowlock.rules.sheet import COLORS, NUMBERS, place

from . import plain_rng as plain

STRUCT = Struct("<20H10B2xI2B4BB5Bbb2x")
"""Fields of ``DICE_RECORD`` in order: packs a record without NumPy, many times faster than ``pack``."""
MAX_LISTED = 5000
"""Room for the options of a game: one mask per seat and position."""
PHASE = {name: at for at, name in enumerate(records.DICE_PHASES)}
END = {name: at for at, name in enumerate(records.ENDS)}
THREE_DICE = [(at // 36 + 1, at // 6 % 6 + 1, at % 6 + 1) for at in range(6**3)]
CODE_OF: dict[Decision, int] = {
    CROSSES[color][number]: 1 + 11 * color + place(color, number) for color in COLORS for number in NUMBERS
}
CODE_OF[PASS] = 0
"""``encode_decision`` of crosses, as a table; verified by a test."""
BIT_OF = {decision: 1 << code for decision, code in CODE_OF.items()}
CROSSING = {"action1", "action2", "number"}
"""Phases whose options are crosses, in all games: kernels list them in the order of their codes."""


def in_order(position: Any, options: Sequence[Decision]) -> list[Decision]:
    """The options in the order of the kernels."""
    return sorted(options, key=CODE_OF.__getitem__) if position.phase in CROSSING else list(options)


def encode(position: Any, options: Sequence[Decision]) -> list[int]:
    """Options as a bit mask of their codes."""
    if position.phase == "step3":
        return [sum([1 << encode_decision(position, option) for option in options])]
    return [sum([BIT_OF[option] for option in options])]


def new(match: Any, seed: int, game: int) -> classic.Position:
    start = game % match.players
    if match.track:
        return onboard.new(match.players, match.setup.track, start)
    return classic.new(match.players, start, solo=match.players == 1)


turn_words = lru_cache(maxsize=8)(plain.words)


def chance(position: classic.Position, seed: int, game: int) -> Dice | None:
    if position.phase != "roll":
        return None
    turn = turn_words(seed, game, position.turn, plain.TURN)
    one, other, red = THREE_DICE[plain.below(turn[0], 6**3)]
    return Dice((one, other), (red, *THREE_DICE[plain.below(turn[1], 6**3)]))


def words(position: classic.Position, seed: int, game: int) -> list[int]:
    """The words of the decisions at a position, from the active seat on."""
    turn = turn_words(seed, game, position.turn, plain.TURN)
    if position.phase != "action1":
        return [turn[3] if position.phase == "action2" else plain.rest(turn[1], 6**3)]
    more = plain.words(seed, game, position.turn, plain.MORE_SEATS) if len(position.sheets) > 2 else []
    return [turn[2], plain.rest(turn[0], 6**3), *more]


def packed(position: classic.Position) -> bytes:
    """The record of a position."""
    sheets, dice = position.sheets, position.dice
    players = len(sheets)
    empty = (0,) * (5 - players)
    pawns: tuple[int, ...] = (0,) * 5
    announced = left = -1
    if isinstance(position, onboard.Position):
        pawns = position.pawns + empty
        if position.last_turns is not None:
            assert position.announced_by is not None
            announced, left = position.announced_by, len(position.last_turns)
    rows: tuple[int, ...] = ()
    for sheet in sheets:
        rows += sheet.rows
    return STRUCT.pack(
        *rows,
        *empty * 4,
        *[sheet.penalties for sheet in sheets],
        *empty,
        players,
        position.active,
        PHASE[position.phase],
        position.active_crossed,
        END[position.end_reason],
        position.turn,
        *(dice.white if dice else (0, 0)),
        *(dice.colors if dice else (0, 0, 0, 0)),
        position.closed,
        *pawns,
        announced,
        left,
    )


# Kernels.


def games_at(position: classic.Position, policy: Policy) -> DiceGames:
    """Arguments of kernels for a position, with one policy for all seats."""
    players, values = len(position.sheets), np.zeros((0, 0, 4)) if policy.solution is None else policy.solution.values
    board = records.pack([position]).board
    return DiceGames(np.uint64(0), np.uint64(0), players, pack_kinds([policy] * players), board, values)


@kernel
def list_options(position: Any, games: DiceGames, seat: int, listed: Any) -> int:
    listed[0] = dice_rules.options(position, games.board, seat)
    return 1


@kernel
def score(position: Any, games: DiceGames, seat: int) -> int:
    return points(position, seat) + int64(games.board[position.pawns[seat], 2])


@kernel
def choose(position: Any, games: DiceGames, seat: int, scratch: Any, word: np.uint32) -> int:
    return dice_policies.choose(position, games, seat, scratch, word)


@kernel
def apply(position: Any, games: DiceGames, codes: Any, order: Any) -> None:
    dice_rules.apply(position, games.board, codes)


@kernel
def step(position: Any, games: DiceGames, scratch: Any, game: np.uint64, decided: Any) -> None:
    """The next position, and the decisions that lead to it."""
    if position.phase == records.ROLL:
        roll_dice(position, games, scratch, game)
        return
    phase, active, players = position.phase, int64(position.active), games.players
    first = 0 if phase == records.ACTION1 else players + phase - records.ACTION2
    for after in range(players if phase == records.ACTION1 else 1):
        seat = (active + after) % players
        decided[seat] = choose(position, games, seat, scratch, scratch.words[first + after])
    dice_rules.apply(position, games.board, decided)


__all__ = ["RECORD", "SCRATCH", "begin"]
