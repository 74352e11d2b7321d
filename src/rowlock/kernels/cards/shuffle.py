"""The chance of the card game: the words of many turns at once, and shuffles. The numbers are those of ``fast.philox``.

Blocks of words are made in loops without branches, so that the compiler can make several with one instruction. It does
so only if it does not know how many there will be: a few it would write out one after the other.
"""

from typing import Any, Final

import numpy as np

from ..jit import int64, kernel
from ..position_arrays import MAX_CARDS
from ..rng import MORE_SEATS, SHUFFLE, TURN, below, rest, words

BLOCK_BATCH: Final = 8
"""Blocks are made by so many: several cost no more than one."""
MAX_BLOCKS: Final = 2 * BLOCK_BATCH
CARDS_PER_BATCH: Final = 2 * 4 * BLOCK_BATCH
SCRATCH: Final = np.dtype(
    [
        ("cards", np.uint8, (MAX_CARDS,)),
        ("shuffle_words", np.uint32, (4 * MAX_BLOCKS,)),
        ("turns", np.uint32, (4 * MAX_BLOCKS,)),
        ("more", np.uint32, (4 * MAX_BLOCKS,)),
    ],
    align=True,
)
"""Room to work in: a record, because arrays that are handed over are counted, and that takes longer than a choice."""


@kernel
def shuffle(seed: np.uint64, game: np.uint64, draw: int, items: Any, count: int) -> None:
    """Bring the first items of an array in a new order; draw 0 is the first deal, a reshuffle has its turn's number.

    From the last to the second, each changes places with one that is not behind it. Which one, is a number below so
    many: the words of the streams from ``SHUFFLE`` on give one each, and what is left of them another.
    """
    shuffle_with(np.zeros(4 * MAX_BLOCKS, np.uint32), seed, game, draw, items, count)


@kernel
def shuffle_with(scratch: Any, seed: np.uint64, game: np.uint64, draw: int, items: Any, count: int) -> None:
    """Like :func:`shuffle`, with room for the words."""
    blocks = (count + CARDS_PER_BATCH - 2) // CARDS_PER_BATCH * BLOCK_BATCH
    for at in range(np.uint64(blocks)):
        block = words(seed, game, np.uint32(draw), np.uint32(SHUFFLE + np.uint32(at)))
        scratch[4 * at], scratch[4 * at + 1], scratch[4 * at + 2], scratch[4 * at + 3] = block
    for at in range(count // 2):
        word, last = scratch[at], count - 1 - 2 * at
        other = int64(below(word, last + 1))
        items[last], items[other] = items[other], items[last]
        # Below one there is only 0: if this is the first item it stays.
        other = int64(below(rest(word, last + 1), last))
        items[last - 1], items[other] = items[other], items[last - 1]


@kernel
def turn_words(scratch: Any, seed: np.uint64, game: np.uint64, turn: int, players: int) -> int:
    """Where in ``room.turns`` and ``room.more`` the words of a turn begin; every so many turns they are made."""
    blocks = MAX_BLOCKS if players > 2 else BLOCK_BATCH
    ahead = (turn - 1) & (blocks - 1)  # a remainder: blocks are a power of two
    if not ahead:
        for at in range(np.uint64(blocks)):
            block = words(seed, game, np.uint32(np.uint32(turn) + np.uint32(at)), TURN)
            scratch.turns[4 * at], scratch.turns[4 * at + 1], scratch.turns[4 * at + 2], scratch.turns[4 * at + 3] = (
                block
            )
        if players > 2:
            for at in range(np.uint64(blocks)):
                block = words(seed, game, np.uint32(np.uint32(turn) + np.uint32(at)), MORE_SEATS)
                scratch.more[4 * at], scratch.more[4 * at + 1], scratch.more[4 * at + 2], scratch.more[4 * at + 3] = (
                    block
                )
    return 4 * ahead
