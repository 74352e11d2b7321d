"""Chance by counting: every random number is a function of a seed, a game and a draw, and of nothing else.

Philox4x32-10 (Salmon, Moraes, Dror and Shaw: Parallel Random Numbers: As Easy as 1, 2, 3) scrambles a counter of four
words with a key of two into four random words. The key is the seed; the counter is the game's number, the draw's and a
stream's. No state is carried along, so a game is the same game on one thread, on two or on a cluster, in whatever
order games are played, and no two games share a draw.

A turn is a draw: its number is the turn's. The words of its stream ``TURN``, and for more than two players those of
``MORE_SEATS``, serve the turn like this; seats are counted from the active one:

===== ============================================ ==================================
word  dice games                                   card game
===== ============================================ ==================================
0     white dice and red; the rest: 2nd seat's     the active seat's draw
      choice in action 1
1     yellow, green, blue; the rest: the pawn's    active seat's choice of the number
      choice
2     the active seat's choice in action 1         2nd seat's choice of the number
3     the active seat's choice in action 2         the active seat's play
more  choices of the 3rd, 4th and 5th seat         the same
===== ============================================ ==================================

A number below *n* is the high word of ``word * n``; the low word is what is left of the randomness, good for another
number. Nothing is favored by more than one in a million.
"""

from typing import Final

import numpy as np

from .jit import kernel

ROUNDS: Final = 10
MULTIPLIERS: Final = (np.uint64(0xD2511F53), np.uint64(0xCD9E8D57))
WEYL: Final = (np.uint32(0x9E3779B9), np.uint32(0xBB67AE85))
FIRST_MULTIPLIER, SECOND_MULTIPLIER = MULTIPLIERS
FIRST_WEYL, SECOND_WEYL = WEYL
HALF: Final = np.uint64(32)

TURN: Final = np.uint32(0)
MORE_SEATS: Final = np.uint32(1)
SHUFFLE: Final = np.uint32(16)
"""The first of the streams that shuffle: block by block, two cards to a word."""

Words = tuple[np.uint32, np.uint32, np.uint32, np.uint32]


@kernel
def philox(c0: np.uint32, c1: np.uint32, c2: np.uint32, c3: np.uint32, k0: np.uint32, k1: np.uint32) -> Words:
    """Four random words from a counter and a key."""
    for _ in range(ROUNDS):
        first, second = FIRST_MULTIPLIER * np.uint64(c0), SECOND_MULTIPLIER * np.uint64(c2)
        c0, c1, c2, c3 = (
            np.uint32(np.uint32(second >> HALF) ^ c1 ^ k0),
            np.uint32(second),
            np.uint32(np.uint32(first >> HALF) ^ c3 ^ k1),
            np.uint32(first),
        )
        k0, k1 = np.uint32(k0 + FIRST_WEYL), np.uint32(k1 + SECOND_WEYL)
    return c0, c1, c2, c3


@kernel
def words(seed: np.uint64, game: np.uint64, draw: np.uint32, stream: np.uint32) -> Words:
    """The four words of one stream of a draw of a game."""
    return philox(
        np.uint32(game),
        np.uint32(game >> HALF),
        np.uint32(draw),
        np.uint32(stream),
        np.uint32(seed),
        np.uint32(seed >> HALF),
    )


@kernel
def below(word: np.uint32, bound: int | np.uint32) -> np.uint32:
    """A number below a bound."""
    return np.uint32((np.uint64(word) * np.uint64(bound)) >> HALF)


@kernel
def rest(word: np.uint32, bound: int | np.uint32) -> np.uint32:
    """What is left of a word's randomness after a number below a bound was taken from it."""
    return np.uint32(np.uint64(word) * np.uint64(bound))
