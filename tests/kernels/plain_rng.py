"""The kernels' random numbers in plain Python integers, as a reference for tests."""

import os
from collections.abc import Sequence

WORD = 0xFFFFFFFF
TURN, MORE_SEATS, SHUFFLE = 0, 1, 16
"""Streams of a draw, as documented in ``rowlock.kernels.rng``."""


def games(default: int) -> int:
    """Number of games of a test: its default, or a multiple set by ``ROWLOCK_DEEP_GAMES``."""
    return default * int(os.environ.get("ROWLOCK_DEEP_GAMES", "1"))


def philox(counter: Sequence[int], key: Sequence[int]) -> list[int]:
    """Philox4x32-10 as in the paper: four words from a counter of four and a key of two."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        first, second = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = (second >> 32) ^ c1 ^ k0, second & WORD, (first >> 32) ^ c3 ^ k1, first & WORD
        k0, k1 = (k0 + 0x9E3779B9) & WORD, (k1 + 0xBB67AE85) & WORD
    return [c0, c1, c2, c3]


def words(seed: int, game: int, draw: int, stream: int) -> list[int]:
    """The four words of one stream of a draw of a game."""
    return philox((game & WORD, game >> 32, draw, stream), (seed & WORD, seed >> 32))


def below(word: int, bound: int) -> int:
    return word * bound >> 32


def rest(word: int, bound: int) -> int:
    return word * bound & WORD
