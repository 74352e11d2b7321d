"""Random words of the card game: shuffles, and the words of many turns at once. See ``rng`` for the streams.

Blocks of words are computed in branch-free loops that the compiler vectorizes. The trip count must not be a
compile-time constant: the compiler would unroll a short loop instead of vectorizing it.
"""

from typing import Any, Final

import numpy as np

from ..jit import int64, kernel
from ..policies import CardGames
from ..rng import MORE_SEATS, SHUFFLE, TURN, below, rest, words

BLOCK_BATCH: Final = 8
"""Blocks per batch: vectorized, a batch costs no more than one block."""
MAX_BLOCKS: Final = 2 * BLOCK_BATCH
CARDS_PER_BATCH: Final = 2 * 4 * BLOCK_BATCH
MAX_WORDS: Final = 4 * MAX_BLOCKS


@kernel
def shuffle(seed: np.uint64, game: np.uint64, draw: int, items: Any, scratch: Any) -> None:
    """Shuffle an array; draw 0 is the initial deal, a reshuffle uses its turn's number. ``scratch`` is for words.

    Fisher-Yates from the last item to the second: each swaps with an item at or before its own place. Each word of the
    streams from ``SHUFFLE`` on gives two random numbers, the second from the rest of the first.
    """
    count = len(items)
    blocks = (count + CARDS_PER_BATCH - 2) // CARDS_PER_BATCH * BLOCK_BATCH
    for at in range(np.uint64(blocks)):
        block = words(seed, game, np.uint32(draw), np.uint32(SHUFFLE + np.uint32(at)))
        scratch[4 * at], scratch[4 * at + 1], scratch[4 * at + 2], scratch[4 * at + 3] = block
    for at in range(count // 2):
        word, last = scratch[at], count - 1 - 2 * at
        other = int64(below(word, last + 1))
        items[last], items[other] = items[other], items[last]
        # The second number is below ``last``: where that is 1 it is 0, and the first item stays.
        other = int64(below(rest(word, last + 1), last))
        items[last - 1], items[other] = items[other], items[last - 1]


@kernel
def turn_words(scratch: Any, games: CardGames, game: np.uint64, turn: int) -> int:
    """Offset of a turn's words in ``scratch.turns`` and ``scratch.more``; they are computed for a batch of turns."""
    blocks = MAX_BLOCKS if games.players > 2 else BLOCK_BATCH
    ahead = (turn - 1) & (blocks - 1)  # modulo, since the number of blocks is a power of two
    if not ahead:
        _draw_turns(games.seed, game, turn, TURN, scratch.turns[: 4 * blocks])
        if games.players > 2:
            _draw_turns(games.seed, game, turn, MORE_SEATS, scratch.more[: 4 * blocks])
    return 4 * ahead


@kernel
def _draw_turns(seed: np.uint64, game: np.uint64, turn: int, stream: np.uint32, drawn: Any) -> None:
    """Fill an array with the words of consecutive turns."""
    for at in range(np.uint64(len(drawn) // 4)):
        block = words(seed, game, np.uint32(np.uint32(turn) + np.uint32(at)), stream)
        drawn[4 * at], drawn[4 * at + 1], drawn[4 * at + 2], drawn[4 * at + 3] = block
