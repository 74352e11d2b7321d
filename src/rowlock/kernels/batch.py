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

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..rules import cards, classic, onboard
from . import sheets
from .cards import rules as card_rules
from .cards.plays import MAX_PLAYS
from .cards.shuffle import MAX_WORDS, shuffle
from .dice import rules as dice_rules
from .dice.turn import faces
from .jit import int64, kernel
from .position_arrays import MAX_CARDS, MAX_SEATS, OVER, ROLL, Batch, Board, pack, unpack
from .rng import TURN, words
from .sheets import ONE, nth_bit

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
    if not _steps(batch).awaits_dice(batch).all():
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
    counts = np.zeros(len(batch), np.int64)
    return _steps(batch).options(batch, seats, counts), counts


def apply(batch: Batch, decisions: Codes, order: NDArray[np.uint8] | None = None) -> Batch:
    """The next positions; the batch itself is unchanged.

    ``order`` holds the shuffled discards, where needed. Raises IllegalDecision for a decision that is not an option,
    WrongPhase if a game is over, awaits dice or needs a shuffle, and ValueError for a wrong shape or order.
    """
    chosen = _all_seats(batch, decisions)
    wrong = _steps(batch).wrong_decision(batch, chosen)
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
    steps = _steps(batch)
    if (batch.records["phase"] == OVER).any() or steps.awaits_dice(batch).any():
        raise WrongPhase("a game that is over or awaits dice takes no decision")
    after = replace(batch, records=batch.records.copy())
    steps.apply(after, _all_seats(batch, decisions), order)
    return after


def needs_shuffle(batch: Batch) -> Mask:
    """Mask of the positions whose next step takes a shuffled discard."""
    return _steps(batch).needs_shuffle(batch)


def scores(batch: Batch) -> NDArray[np.int16]:
    """Current points, one column per seat of the largest table; 0 for seats that do not exist."""
    points = np.zeros((len(batch), MAX_SEATS), np.int16)
    _scores(batch.records, points)
    points += _steps(batch).bonuses(batch)
    return points[:, : int(batch.records["players"].max(initial=1))]


class _DiceSteps:
    """Steps of both dice games. Without a board all pawns are on the start, which has no bonus."""

    def awaits_dice(self, batch: Batch) -> Mask:
        waiting: Mask = batch.records["phase"] == ROLL
        return waiting

    def needs_shuffle(self, batch: Batch) -> Mask:
        return np.zeros(len(batch), np.bool_)

    def options(self, batch: Batch, seats: NDArray[np.int64], counts: NDArray[np.int64]) -> Codes:
        codes = np.zeros((len(batch), MAX_DICE_OPTIONS), np.uint32)
        _dice_options(batch.records, batch.board, seats, codes, counts)
        return codes

    def wrong_decision(self, batch: Batch, chosen: NDArray[np.int64]) -> int:
        return _wrong_dice_decision(batch.records, batch.board, chosen)

    def apply(self, batch: Batch, chosen: NDArray[np.int64], _order: NDArray[np.uint8] | None) -> None:
        _apply_dice(batch.records, batch.board, chosen)

    def bonuses(self, batch: Batch) -> NDArray[np.int16]:
        bonuses: NDArray[np.int16] = batch.board[batch.records["pawns"], 2]
        return bonuses


class _CardSteps:
    """Steps of the card game."""

    def awaits_dice(self, batch: Batch) -> Mask:
        return np.zeros(len(batch), np.bool_)

    def needs_shuffle(self, batch: Batch) -> Mask:
        wanted = np.zeros(len(batch), np.bool_)
        _needs_shuffle(batch.records, wanted)
        return wanted

    def options(self, batch: Batch, seats: NDArray[np.int64], counts: NDArray[np.int64]) -> Codes:
        # count first: most hands have few plays, but a hand can have hundreds
        _card_options(batch.records, seats, np.zeros((len(batch), 0), np.uint32), counts)
        codes = np.zeros((len(batch), int(counts.max(initial=0))), np.uint32)
        _card_options(batch.records, seats, codes, counts)
        return codes

    def wrong_decision(self, batch: Batch, chosen: NDArray[np.int64]) -> int:
        return _wrong_card_decision(batch.records, chosen)

    def apply(self, batch: Batch, chosen: NDArray[np.int64], order: NDArray[np.uint8] | None) -> None:
        if order is None:
            if self.needs_shuffle(batch).any():
                raise WrongPhase("the discard must be shuffled: see shuffled_discards()")
            order = np.zeros((len(batch), MAX_CARDS), np.uint8)
        _apply_cards(batch.records, chosen, np.ascontiguousarray(_lines(batch, order, "order", MAX_CARDS), np.uint8))

    def bonuses(self, batch: Batch) -> NDArray[np.int16]:
        return np.zeros((len(batch), MAX_SEATS), np.int16)


_DICE_STEPS: Final = _DiceSteps()
_STEPS: Final[dict[str, _DiceSteps | _CardSteps]] = {
    classic.NAME: _DICE_STEPS,
    onboard.NAME: _DICE_STEPS,
    cards.NAME: _CardSteps(),
}


def _steps(batch: Batch) -> _DiceSteps | _CardSteps:
    return _STEPS[batch.game]


@kernel
def _roll_dice(seed: np.uint64, games: Any, turns: Any, rolled: Any) -> None:
    for at in range(len(games)):
        turn = words(seed, games[at], turns[at], TURN)
        faces(turn[0], turn[1], rolled[at])


@kernel
def _shuffle(seed: np.uint64, games: Any, turns: Any, sizes: Any, piles: Any) -> None:
    scratch = np.zeros(MAX_WORDS, np.uint32)
    for at in range(len(games)):
        shuffle(seed, games[at], int64(turns[at]), piles[at, : sizes[at]], scratch)


@kernel
def _roll(records: Any, dice: Any) -> None:
    for at in range(len(records)):
        dice_rules.roll(records[at], dice[at])


@kernel
def _needs_shuffle(records: Any, wanted: Any) -> None:
    for at in range(len(records)):
        wanted[at] = card_rules.needs_shuffle(records[at])


@kernel
def _dice_options(records: Any, board: Board, seats: Any, codes: Any, counts: Any) -> None:
    for at in range(len(records)):
        mask = dice_rules.options(records[at], board, seats[at])
        while mask:
            codes[at, counts[at]] = nth_bit(mask, 0)
            mask &= mask - ONE
            counts[at] += 1


@kernel
def _card_options(records: Any, seats: Any, codes: Any, counts: Any) -> None:
    """Count the options of each seat, and write as many as there are columns."""
    found = np.zeros(MAX_PLAYS, np.uint32)
    for at in range(len(records)):
        counts[at] = card_rules.options(records[at], seats[at], found)
        for k in range(min(counts[at], codes.shape[1])):
            codes[at, k] = found[k]


@kernel
def _wrong_dice_decision(records: Any, board: Board, decisions: Any) -> int:
    """The first illegal decision, as ``index * MAX_SEATS + seat``; -1 if there is none."""
    for at in range(len(records)):
        for seat in range(records[at].players):
            mask, code = dice_rules.options(records[at], board, seat), decisions[at, seat]
            if mask and (not 0 <= code < 64 or not mask >> np.uint64(code) & ONE):
                return at * MAX_SEATS + seat
    return -1


@kernel
def _wrong_card_decision(records: Any, decisions: Any) -> int:
    found = np.zeros(MAX_PLAYS, np.uint32)
    for at in range(len(records)):
        for seat in range(records[at].players):
            count = card_rules.options(records[at], seat, found)
            is_option = count == 0
            for k in range(count):
                is_option = is_option or found[k] == decisions[at, seat]
            if not is_option:
                return at * MAX_SEATS + seat
    return -1


@kernel
def _apply_dice(records: Any, board: Board, decisions: Any) -> None:
    for at in range(len(records)):
        dice_rules.apply(records[at], board, decisions[at])


@kernel
def _apply_cards(records: Any, decisions: Any, orders: Any) -> None:
    for at in range(len(records)):
        card_rules.apply(records[at], decisions[at], orders[at])


@kernel
def _scores(records: Any, points: Any) -> None:
    """Points of the sheets, without the bonuses of a board."""
    for at in range(len(records)):
        for seat in range(records[at].players):
            points[at, seat] = sheets.points(records[at], seat)


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
