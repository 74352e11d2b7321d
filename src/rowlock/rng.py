"""Deterministic dice, shuffles and lots from a seed.

Draw *i* of a game uses the bytes of HMAC-SHA256 with the seed as key and the number of the draw as message, with
rejection sampling to be unbiased. Draws are independent of each other: a move made again after an undo gets the same
dice, and with the seed any draw can be verified alone.
"""

import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from .rules import Dice

T = TypeVar("T")

LOT: Final = 0
SETUP: Final = 1
FIRST_STEP: Final = 2
"""Numbers of the draws: the first player, the setup such as the deck's shuffle, then one per step of the game."""


def fresh_seed() -> str:
    """A random seed of 128 bits from the system."""
    return secrets.token_hex(16)


def derived_seed(seed: str, purpose: str) -> str:
    """Derive a seed for another purpose, such as a bot's own randomness, by a one-way function."""
    return hmac.digest(seed.encode("utf-8", "surrogatepass"), purpose.encode(), "sha256").hex()[:32]


class ChanceSource:
    """Draws of one game, by number."""

    def __init__(self, seed: str) -> None:
        self._key = seed.encode("utf-8", "surrogatepass")

    def lot(self, count: int) -> int:
        """Draw the first player from ``count`` seats."""
        return _below(self._bytes(LOT), count)

    def setup(self) -> "Draw":
        """The draw for the setup of a game."""
        return Draw(self, SETUP)

    def step(self, steps: int) -> "Draw":
        """The draw for the next step of a game with so far ``steps`` steps."""
        return Draw(self, FIRST_STEP + steps)

    def dice(self, draw: int) -> Dice:
        """Roll six dice."""
        stream = self._bytes(draw)
        white1, white2, red, yellow, green, blue = (_below(stream, 6) + 1 for _ in range(6))
        return Dice((white1, white2), (red, yellow, green, blue))

    def shuffle(self, draw: int, items: Sequence[T]) -> tuple[T, ...]:
        """Shuffle (Fisher-Yates) into a new tuple."""
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


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of a source, for a ruleset to roll or shuffle."""

    source: ChanceSource
    number: int

    def dice(self) -> Dice:
        return self.source.dice(self.number)

    def shuffle(self, items: Sequence[T], /) -> tuple[T, ...]:
        return self.source.shuffle(self.number, items)


class Fixed:
    """Stands in for a draw where any legal outcome does: all dice show 1, the order stays."""

    def dice(self) -> Dice:
        return Dice((1, 1), (1, 1, 1, 1))

    def shuffle(self, items: Sequence[T], /) -> tuple[T, ...]:
        return tuple(items)


def _below(stream: Iterator[int], bound: int) -> int:
    """A uniform integer below a bound of at most 256."""
    assert 0 < bound <= 256
    fair = 256 - 256 % bound
    return next(byte for byte in stream if byte < fair) % bound
