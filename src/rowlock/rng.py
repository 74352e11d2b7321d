"""Chance from a seed: the same seed gives the same dice and the same shuffles, everywhere and always.

Draw *i* of a game is made of the bytes of HMAC-SHA256 with the seed as key and the draw's number as message, with
rejection sampling so that nothing is favored. No draw depends on an earlier one: a move that is taken back and made
again meets the same dice, and anyone with the seed can check any draw alone.
"""

import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

from .rules import Dice

T = TypeVar("T")

LOT = 0
"""The number of the draw that says who begins; in the card game the first shuffle is draw 1."""


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def derived_seed(seed: str, purpose: str) -> str:
    """A seed for another purpose, such as a bot's own chance, from which this one cannot be found again."""
    return hmac.digest(seed.encode("utf-8", "surrogatepass"), purpose.encode(), "sha256").hex()[:32]


class ChanceSource:
    """The draws of one game, by number."""

    def __init__(self, seed: str) -> None:
        self._key = seed.encode("utf-8", "surrogatepass")

    def lot(self, count: int) -> int:
        """Which of so many begins."""
        return _below(self._bytes(LOT), count)

    def dice(self, draw: int) -> Dice:
        """Six dice."""
        stream = self._bytes(draw)
        white1, white2, red, yellow, green, blue = (_below(stream, 6) + 1 for _ in range(6))
        return Dice((white1, white2), (red, yellow, green, blue))

    def shuffle(self, draw: int, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order."""
        stream, order = self._bytes(draw), list(items)
        for at in range(len(order) - 1, 0, -1):
            other = _below(stream, at + 1)
            order[at], order[other] = order[other], order[at]
        return tuple(order)

    def _bytes(self, draw: int) -> Iterator[int]:
        block = 0
        while True:
            yield from hmac.digest(self._key, b"%d.%d" % (draw, block), "sha256")
            block += 1


def _below(stream: Iterator[int], bound: int) -> int:
    """A number below a bound of at most 256, each equally likely."""
    assert 0 < bound <= 256
    fair = 256 - 256 % bound
    return next(byte for byte in stream if byte < fair) % bound
