"""Batched steps: the rules applied to many positions at once, for learning and search.

The interface mirrors ``rules``: options, decisions and chance as arguments, next positions as the result. Decisions
are codes (see ``decision_codes``), one column per seat; columns of seats that are not to act are ignored.

>>> from rowlock.rules import classic
>>> batch = pack([classic.new(2)] * 1000)
>>> batch = roll(batch, dice(seed=1, games=np.arange(1000), turns=1))
>>> codes, counts = options(batch, seat=0)
>>> decisions = np.zeros((1000, 2), np.uint32)
>>> decisions[:, 0] = codes[np.arange(1000), counts - 1]
>>> batch = apply(batch, decisions)
>>> int(scores(batch)[:, 0].sum())
1000
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..rules import cards, classic, onboard
from ..rules.sheet import PENALTY
from .cards import rules as card_rules
from .cards.plays import MAX_PLAYS
from .cards.shuffle import MAX_WORDS, shuffle
from .dice import rules as dice_rules
from .dice.turn import faces
from .jit import int64, kernel
from .position_arrays import MAX_CARDS, MAX_SEATS, OVER, ROLL, Batch, Board, pack, unpack
from .rng import TURN, words
from .sheets import ONE, POINTS, nth_bit

MAX_DICE_OPTIONS: Final = 9
"""Pass, and two sums in each of four rows."""

Codes = NDArray[np.uint32]
Mask = NDArray[np.bool_]


class IllegalDecision(ValueError):
    """A decision that is not an option of its seat; ``index`` and ``seat`` locate it."""

    def __init__(self, index: int, seat: int) -> None:
        super().__init__(f"position {index}: the decision of seat {seat} is not one of its options")
        self.index, self.seat = index, seat


class WrongPhase(ValueError):
    """The positions are in a phase that does not take this step."""


def dice(seed: int, games: ArrayLike, turns: ArrayLike) -> NDArray[np.uint8]:
    """The six dice of one turn of each game: white, white, red, yellow, green, blue."""
    numbers, draws = _draws(seed, games, turns, None)
    rolled = np.empty((len(numbers), 6), np.uint8)
    _roll_dice(np.uint64(seed), numbers, draws, rolled)
    return rolled


def shuffled_discards(batch: Batch, seed: int, games: ArrayLike, turns: ArrayLike) -> NDArray[np.uint8]:
    """The shuffled discard pile of each position, for the card game's draw; unused places are 0."""
    numbers, draws = _draws(seed, games, turns, len(batch))
    shuffled = batch.records["discard"].copy()
    _shuffle(np.uint64(seed), numbers, draws, batch.records["discard_size"], shuffled)
    return shuffled


def _draws(
    seed: int, games: ArrayLike, turns: ArrayLike, count: int | None
) -> tuple[NDArray[np.uint64], NDArray[np.uint32]]:
    """Broadcast games and turns to one entry per position, as contiguous arrays that match the kernels' types."""
    if not 0 <= seed < 2**64:
        raise ValueError("a seed must be from 0 to 2**64 - 1")
    numbers, draws = np.asarray(games, np.uint64), np.asarray(turns, np.uint32)
    shape = np.broadcast_shapes(numbers.shape, draws.shape, (1,) if count is None else (count,))
    if len(shape) != 1 or (count is not None and shape != (count,)):
        raise ValueError("games and turns must be one for each position, or one for all")
    return np.broadcast_to(numbers, shape).copy(), np.broadcast_to(draws, shape).copy()


def _lines(batch: Batch, array: NDArray[Any], name: str, columns: int) -> NDArray[Any]:
    """Check that an array has one line per position and at least ``columns`` columns."""
    if array.ndim != 2 or len(array) != len(batch) or array.shape[1] < columns:
        raise ValueError(f"{name}: expected a line for each of {len(batch)} positions, of {columns} columns")
    return array


def roll(batch: Batch, dice: NDArray[np.uint8]) -> Batch:
    """Apply dice: from ``roll`` to ``action1``. Raises WrongPhase in any other phase."""
    if not _awaits_dice(batch).all():
        raise WrongPhase("only positions before a roll take dice")
    faces = np.ascontiguousarray(_lines(batch, np.asarray(dice), "dice", 6), np.uint8)
    if (faces < 1).any() or (faces > 6).any() or (faces != dice).any():
        raise ValueError("dice must be faces from 1 to 6")
    after = batch.records.copy()
    _roll(after, faces)
    return replace(batch, records=after)


def options(batch: Batch, seat: ArrayLike) -> tuple[Codes, NDArray[np.int64]]:
    """The option codes of one seat, or of one seat per position, and their counts; lines are padded with 0."""
    seats = np.broadcast_to(np.asarray(seat, np.int64), (len(batch),)).copy()
    if (seats < 0).any() or (seats >= batch.records["players"]).any():
        raise ValueError("no such seat at the table")
    loops, counts, columns = _LOOPS[batch.game], np.zeros(len(batch), np.int64), MAX_DICE_OPTIONS
    if not _has(batch, "white"):
        # count first: most hands have few plays, but a hand can have hundreds
        loops.options(batch.records, batch.board, seats, np.zeros((len(batch), 0), np.uint32), counts)
        columns = int(counts.max(initial=0))
    codes = np.zeros((len(batch), columns), np.uint32)
    loops.options(batch.records, batch.board, seats, codes, counts)
    return codes, counts


def apply(batch: Batch, decisions: Codes, order: NDArray[np.uint8] | None = None) -> Batch:
    """The next positions; the batch itself is unchanged.

    ``order`` holds the shuffled discards, where needed. Raises IllegalDecision for a decision that is not an option,
    WrongPhase if a game is over, awaits dice or needs a shuffle, and ValueError for a wrong shape or order.
    """
    wrong = _LOOPS[batch.game].wrong_decision(batch.records, batch.board, _all_seats(batch, decisions))
    if wrong >= 0:
        raise IllegalDecision(*divmod(wrong, MAX_SEATS))
    if order is not None:
        _check_order(batch, order)
    return apply_unchecked(batch, decisions, order)


def _all_seats(batch: Batch, decisions: Codes) -> NDArray[np.int64]:
    """Decisions widened to one column per possible seat."""
    chosen = np.zeros((len(batch), MAX_SEATS), np.int64)
    players = int(batch.records["players"].max(initial=1))
    chosen[:, :players] = _lines(batch, np.asarray(decisions), "decisions", players)[:, :players]
    return chosen


def _check_order(batch: Batch, order: NDArray[np.uint8]) -> None:
    """Raise ValueError if a needed order is not a permutation of the discard (AC25)."""
    wanted = needs_shuffle(batch)
    new, old = _lines(batch, order, "order", MAX_CARDS)[wanted], batch.records["discard"][wanted]
    used = np.arange(MAX_CARDS) < batch.records["discard_size"][wanted][:, None]
    if (np.sort(np.where(used, new, 0)) != np.sort(old)).any():
        raise ValueError("order: not a permutation of the discard")


def apply_unchecked(batch: Batch, decisions: Codes, order: NDArray[np.uint8] | None = None) -> Batch:
    """Like :func:`apply`, without checking decisions and orders."""
    if (batch.records["phase"] == OVER).any() or _awaits_dice(batch).any():
        raise WrongPhase("a game that is over or awaits dice takes no decision")
    after, wanted = replace(batch, records=batch.records.copy()), needs_shuffle(batch)
    if wanted.any():
        if order is None:
            raise WrongPhase("the discard must be shuffled: see shuffled_discards()")
        _refill(after.records, wanted, np.ascontiguousarray(_lines(batch, order, "order", MAX_CARDS), np.uint8))
    _LOOPS[batch.game].apply(after.records, batch.board, _all_seats(batch, decisions))
    return after


def needs_shuffle(batch: Batch) -> Mask:
    """Mask of the positions whose next step takes a shuffled discard."""
    wanted = np.zeros(len(batch), np.bool_)
    if _has(batch, "discard"):
        _needs_shuffle(batch.records, wanted)
    return wanted


def scores(batch: Batch) -> NDArray[np.int16]:
    """Current points, one column per seat of the largest table; 0 for seats that do not exist."""
    records = batch.records
    points: NDArray[np.int16] = POINTS[np.bitwise_count(records["rows"])].sum(axis=2, dtype=np.int16)
    points += PENALTY * records["penalties"].astype(np.int16)
    if _has(batch, "pawns"):
        points += batch.board[records["pawns"], 2]
    return points[:, : int(records["players"].max(initial=1))]


def _has(batch: Batch, field: str) -> bool:
    """Whether the positions have dice, pawns or cards."""
    return field in (batch.records.dtype.names or ())


def _awaits_dice(batch: Batch) -> Mask:
    waiting: Mask = (batch.records["phase"] == ROLL) & _has(batch, "white")
    return waiting


@kernel
def _roll_dice(seed: np.uint64, games: Any, turns: Any, rolled: Any) -> None:
    for at in range(len(games)):
        turn = words(seed, games[at], turns[at], TURN)
        faces(turn[0], turn[1], rolled[at])


@kernel
def _roll(records: Any, dice: Any) -> None:
    for at in range(len(records)):
        dice_rules.roll(records[at], dice[at])


@kernel
def _shuffle(seed: np.uint64, games: Any, turns: Any, sizes: Any, piles: Any) -> None:
    scratch = np.zeros(MAX_WORDS, np.uint32)
    for at in range(len(games)):
        shuffle(seed, games[at], int64(turns[at]), piles[at, : sizes[at]], scratch)


@kernel
def _needs_shuffle(records: Any, wanted: Any) -> None:
    for at in range(len(records)):
        wanted[at] = card_rules.needs_shuffle(records[at])


@kernel
def _refill(records: Any, wanted: Any, orders: Any) -> None:
    for at in range(len(records)):
        if wanted[at]:
            card_rules.refill_pile(records[at], orders[at])


class _Loops(NamedTuple):
    """Loops of one kind of game over the positions of a batch."""

    options: Callable[..., None]
    wrong_decision: Callable[..., int]
    apply: Callable[..., None]


@kernel
def _dice_options(records: Any, board: Board, seats: Any, codes: Any, counts: Any) -> None:
    for at in range(len(records)):
        mask, counts[at] = dice_rules.options(records[at], board, seats[at]), 0
        while mask:  # written in place: a line passed to a function would cost as much as the options
            codes[at, counts[at]] = nth_bit(mask, 0)
            mask &= mask - ONE
            counts[at] += 1


@kernel
def _card_options(records: Any, _board: Board, seats: Any, codes: Any, counts: Any) -> None:
    """Count the options of each seat, and write as many as there are columns."""
    found = np.zeros(MAX_PLAYS, np.uint32)
    for at in range(len(records)):
        counts[at] = card_rules.options(records[at], seats[at], found)
        for k in range(min(counts[at], codes.shape[1])):
            codes[at, k] = found[k]


def _loops(options: Callable[..., None], rules: Any) -> _Loops:
    """The loops for a module of rules. Numba caches them by the module's name."""

    @kernel
    def wrong_decision(records: Any, board: Board, decisions: Any) -> int:
        """The first illegal decision, as ``index * MAX_SEATS + seat``; -1 if there is none."""
        scratch = np.zeros(MAX_PLAYS, np.uint32)
        for at in range(len(records)):
            for seat in range(records[at].players):
                if not rules.allows(records[at], board, seat, decisions[at, seat], scratch):
                    return at * MAX_SEATS + seat
        return -1

    @kernel
    def apply(records: Any, board: Board, decisions: Any) -> None:
        for at in range(len(records)):
            rules.apply(records[at], board, decisions[at])

    return _Loops(options, wrong_decision, apply)


_DICE_LOOPS: Final = _loops(_dice_options, dice_rules)
_LOOPS: Final = {classic.NAME: _DICE_LOOPS, onboard.NAME: _DICE_LOOPS, cards.NAME: _loops(_card_options, card_rules)}


__all__ = [
    "Batch",
    "IllegalDecision",
    "WrongPhase",
    "apply",
    "apply_unchecked",
    "dice",
    "needs_shuffle",
    "options",
    "pack",
    "roll",
    "scores",
    "shuffled_discards",
    "unpack",
]
