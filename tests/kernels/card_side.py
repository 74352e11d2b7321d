"""The card game in differential tests: plain rules, records and kernels. Names are those of ``dice_side``."""

from collections.abc import Sequence
from struct import Struct
from typing import Any

import numpy as np

from rowlock import Card, Decision
from rowlock.kernels import position_arrays as records
from rowlock.kernels.cards import policies as card_policies
from rowlock.kernels.cards import rules as card_rules
from rowlock.kernels.cards import shuffle as card_shuffle
from rowlock.kernels.cards.turn import RECORD, SCRATCH, begin, refill
from rowlock.kernels.decision_codes import encode_decision
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.policies import CardGames, Policy, pack_kinds
from rowlock.kernels.sheets import points
from rowlock.rules import cards, full_deck

from . import plain_rng as plain
from .dice_side import END, in_order, turn_words

STRUCT = Struct("<20H10B2xIB25B5B4s55sB55sBx")
"""Fields of ``CARD_RECORD`` in order: packs a record without NumPy, many times faster than ``pack``."""
MAX_LISTED = 100_000
"""Room for the options of all positions of a game; the kernel reports an overflow."""
PHASE = {name: at for at, name in enumerate(records.CARD_PHASES)}


def encode(position: cards.Position, options: Sequence[Decision]) -> list[int]:
    """The codes of options, in the order of the kernels."""
    return [encode_decision(position, option) for option in in_order(position, options)]


def shuffled(seed: int, game: int, draw: int, items: Sequence[Card]) -> tuple[Card, ...]:
    order = list(items)
    blocks = range(plain.SHUFFLE, plain.SHUFFLE + 7)
    stream = iter([word for block in blocks for word in plain.words(seed, game, draw, block)])
    word = 0
    for count, at in enumerate(range(len(order) - 1, 0, -1)):
        word = plain.rest(word, at + 2) if count % 2 else next(stream)
        other = plain.below(word, at + 1)
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def new(match: Any, seed: int, game: int) -> cards.Position:
    deck = shuffled(seed, game, 0, full_deck(match.jokers))
    return cards.new(match.players, deck, match.jokers, game % match.players)


def chance(position: cards.Position, seed: int, game: int) -> tuple[Card, ...] | None:
    return shuffled(seed, game, position.turn, position.discard) if cards.chance(position) else None


def words(position: cards.Position, seed: int, game: int) -> list[int]:
    """The words of the decisions at a position, from the active seat on."""
    turn = turn_words(seed, game, position.turn, plain.TURN)
    if position.phase != "number":
        return turn[:1] if position.phase == "draw" else turn[3:]
    more = plain.words(seed, game, position.turn, plain.MORE_SEATS) if len(position.sheets) > 2 else []
    return [*turn[1:3], *more]


def numbers(some: Sequence[Card]) -> bytes:
    return bytes([records.NUMBER_OF[card] for card in some])


def packed(position: cards.Position) -> bytes:
    """The record of a position."""
    sheets = position.sheets
    players = len(sheets)
    empty = (0,) * (5 - players)
    rows: tuple[int, ...] = ()
    for sheet in sheets:
        rows += sheet.rows
    hands = b"".join([numbers(hand).ljust(cards.FULL_HAND, b"\0") for hand in position.hands])
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
        position.jokers,
        *hands.ljust(25, b"\0"),
        *[len(hand) for hand in position.hands],
        *empty,
        numbers(position.display),
        numbers(position.pile[::-1]),
        len(position.pile),
        numbers(position.discard),
        len(position.discard),
    )


# Kernels.


def games_at(position: cards.Position, policy: Policy) -> CardGames:
    """Arguments of kernels for a position, with one policy for all seats."""
    players = len(position.sheets)
    return CardGames(np.uint64(0), np.uint64(0), players, pack_kinds([policy] * players), int(position.jokers))


@kernel
def list_options(position: Any, games: CardGames, seat: int, listed: Any) -> int:
    return card_rules.options(position, seat, listed)


@kernel
def score(position: Any, games: CardGames, seat: int) -> int:
    return points(position, seat)


@kernel
def choose(position: Any, games: CardGames, seat: int, scratch: Any, word: np.uint32) -> int:
    if position.phase == records.DRAW:
        return card_policies.choose_draw(position, games, seat, word)
    if position.phase == records.NUMBER:
        return card_policies.choose_number(position, games, seat, word)
    return card_policies.choose_play(position, games, seat, scratch, word)


@kernel
def apply(position: Any, games: CardGames, codes: Any, order: Any) -> None:
    if card_rules.needs_shuffle(position):
        card_rules.refill_pile(position, order)
    card_rules.apply(position, records.NO_BOARD, codes)


@kernel
def step(position: Any, games: CardGames, scratch: Any, game: np.uint64, decided: Any) -> None:
    """The next position, and the decisions that lead to it."""
    now = card_shuffle.turn_words(scratch, games, game, int64(position.turn))
    refill(position, games, scratch, game)
    active, first = int64(position.active), 0 if position.phase == records.DRAW else 3
    if position.phase == records.NUMBER:
        first = 1
    for after in range(games.players if position.phase == records.NUMBER else 1):
        seat = (active + after) % games.players
        word = scratch.turns[now + first + after] if after < 2 else scratch.more[now - 2 + after]
        decided[seat] = choose(position, games, seat, scratch, word)
    card_rules.apply(position, records.NO_BOARD, decided)


__all__ = ["RECORD", "SCRATCH", "begin"]
