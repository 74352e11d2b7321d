"""Turns of simulated card games: shuffles, and the decisions of each phase."""

from typing import Any, Final

import numpy as np

from ..decision_codes import PLACES
from ..jit import int64, kernel
from ..policies import CardGames
from ..position_arrays import CARD_RECORD, MAX_CARDS, OVER
from ..results import write_result
from .plays import MAX_PLAYS
from .policies import choose_draw, choose_number, choose_play
from .rules import CODE_BITS, PLAIN_CARDS, apply_draw, apply_numbers, apply_play, deal, needs_shuffle, refill_pile
from .shuffle import MAX_WORDS, shuffle, turn_words

RECORD: Final = CARD_RECORD
INITIAL_SHUFFLE: Final = 0
"""Draw number of the shuffled deck; a reshuffle has its turn's number."""
SCRATCH: Final = np.dtype(
    [
        ("cards", np.uint8, (MAX_CARDS,)),
        ("shuffle_words", np.uint32, (MAX_WORDS,)),
        ("turns", np.uint32, (MAX_WORDS,)),
        ("more", np.uint32, (MAX_WORDS,)),
        ("codes", np.uint32, (MAX_PLAYS,)),
    ],
    align=True,
)


@kernel
def begin(position: Any, games: CardGames, scratch: Any, game: np.uint64) -> None:
    """Begin a game on an empty record: shuffle and deal the cards."""
    position.players, position.active, position.turn = games.players, game % np.uint64(games.players), 1
    position.jokers = games.jokers
    count = PLAIN_CARDS + (PLACES if games.jokers else 0)
    for at in range(count):
        scratch.cards[at] = at + 1
    shuffle(games.seed, game, INITIAL_SHUFFLE, scratch.cards[:count], scratch.shuffle_words)
    deal(position, scratch.cards, count)


@kernel
def play_turn(position: Any, games: CardGames, scratch: Any, game: np.uint64) -> None:
    """Make and apply the decisions of a turn."""
    now, active = turn_words(scratch, games, game, int64(position.turn)), int64(position.active)
    refill(position, games, scratch, game)
    apply_draw(position, choose_draw(position, games, active, scratch.turns[now]))
    codes = 0
    for after in range(games.players):
        seat = active + after if active + after < games.players else active + after - games.players
        word = scratch.turns[now + 1 + after] if after < 2 else scratch.more[now - 2 + after]
        codes |= choose_number(position, games, seat, word) << CODE_BITS * seat
    apply_numbers(position, codes)
    if position.phase != OVER:
        apply_play(position, choose_play(position, games, active, scratch, scratch.turns[now + 3]))


@kernel
def refill(position: Any, games: CardGames, scratch: Any, game: np.uint64) -> None:
    """Refill the pile if drawing would take its last card."""
    if needs_shuffle(position):
        count = int64(position.discard_size)
        for at in range(count):
            scratch.cards[at] = position.discard[at]
        shuffle(games.seed, game, int64(position.turn), scratch.cards[:count], scratch.shuffle_words)
        refill_pile(position, scratch.cards)


__all__ = ["write_result"]
