"""Counter-based random numbers (Philox): a pure function of seed, game, draw and stream.

Philox4x32-10 (Salmon, Moraes, Dror and Shaw: Parallel Random Numbers: As Easy as 1, 2, 3) maps a counter of four words
and a key of two to four random words. The key is the seed; the counter holds the numbers of the game, the draw and the
stream. There is no state, so a game is identical on one thread, on many or on a cluster, in any order of execution, and
no two games share a draw.

The draw of a turn has the turn's number. The words of its streams ``TURN`` and, for more than two players,
``MORE_SEATS`` are used as follows; seats are counted from the active one:

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

A number below *n* is the high word of ``word * n``; the low word holds the remaining randomness and serves for another
number. The bias is below one in a million.
"""

from typing import Final

import numpy as np

from .jit import kernel

ROUNDS: Final = 10
FIRST_MULTIPLIER, SECOND_MULTIPLIER = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
FIRST_WEYL, SECOND_WEYL = np.uint32(0x9E3779B9), np.uint32(0xBB67AE85)
HALF: Final = np.uint64(32)

TURN: Final = np.uint32(0)
MORE_SEATS: Final = np.uint32(1)
SHUFFLE: Final = np.uint32(16)
"""First of the streams used for shuffles: one stream per block of words, two cards per word."""

Words = tuple[np.uint32, np.uint32, np.uint32, np.uint32]
Key = tuple[np.uint32, np.uint32]


@kernel
def philox(counter: Words, key: Key) -> Words:
    """Four random words from a counter and a key."""
    (c0, c1, c2, c3), (k0, k1) = counter, key
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
    counter = np.uint32(game), np.uint32(game >> HALF), np.uint32(draw), np.uint32(stream)
    return philox(counter, (np.uint32(seed), np.uint32(seed >> HALF)))


@kernel
def below(word: np.uint32, bound: int | np.uint32) -> np.uint32:
    """A number in ``range(bound)``."""
    return np.uint32((np.uint64(word) * np.uint64(bound)) >> HALF)


@kernel
def rest(word: np.uint32, bound: int | np.uint32) -> np.uint32:
    """The randomness left in a word after :func:`below` with the same bound."""
    return np.uint32(np.uint64(word) * np.uint64(bound))
