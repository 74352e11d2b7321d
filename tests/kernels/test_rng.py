"""Random numbers of the kernels: Philox test vectors, uniformity and independence."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.kernels import rng as philox
from rowlock.kernels.dice import turn as dice_turn
from rowlock.kernels.jit import kernel

from . import plain_rng as plain

word = st.integers(0, 2**32 - 1)
long_word = st.integers(0, 2**64 - 1)

KNOWN = [
    ((0,) * 4, (0,) * 2, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
"""Known answers published by the authors of Philox."""


def compiled_philox(counter: tuple[int, ...], key: tuple[int, ...]) -> list[int]:
    words: Any = tuple(map(np.uint32, counter)), tuple(map(np.uint32, key))
    return list(map(int, philox.philox(*words)))


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, ...], answer: tuple[int, ...]) -> None:
    assert tuple(compiled_philox(counter, key)) == answer
    assert tuple(plain.philox(counter, key)) == answer


@given(st.tuples(word, word, word, word), st.tuples(word, word))
def test_blocks_equal_the_reference(counter: tuple[int, ...], key: tuple[int, ...]) -> None:
    assert compiled_philox(counter, key) == plain.philox(counter, key)


@given(long_word, long_word, word, word)
def test_words_equal_the_reference(seed: int, game: int, draw: int, stream: int) -> None:
    found = philox.words(np.uint64(seed), np.uint64(game), np.uint32(draw), np.uint32(stream))
    assert list(found) == plain.words(seed, game, draw, stream)


@given(word, st.integers(1, 1000))
def test_below_and_rest(some: int, bound: int) -> None:
    number, left = int(philox.below(np.uint32(some), bound)), int(philox.rest(np.uint32(some), bound))
    assert (number, left) == (plain.below(some, bound), plain.rest(some, bound))
    assert 0 <= number < bound
    assert number << 32 | left == some * bound


@kernel
def draw_many(seed: np.uint64, games: int, turns: int, throws: Any, more: Any) -> None:
    """The six faces of each turn of each game, then the rests of both words as numbers from 0 to 5."""
    dice = np.zeros(6, np.uint8)
    for game in range(games):
        for turn in range(turns):
            block = philox.words(seed, np.uint64(game), np.uint32(turn), philox.TURN)
            dice_turn.faces(block[0], block[1], dice)
            at = game * turns + turn
            for die in range(6):
                throws[at, die] = dice[die] - 1
            for half in range(2):
                throws[at, 6 + half] = philox.below(philox.rest(block[half], dice_turn.THREE_DICE), 6)
            for each in range(4):
                more[at, each] = block[each]


@pytest.fixture(scope="module")
def draws() -> tuple[Any, Any]:
    games, turns = 20_000, 20
    throws, words = np.zeros((games * turns, 8), np.int64), np.zeros((games * turns, 4), np.uint32)
    draw_many(np.uint64(7), games, turns, throws, words)
    return throws, words


def chi_square(counts: Any) -> float:
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("die", range(8))
def test_dice_are_fair(draws: tuple[Any, Any], die: int) -> None:
    assert chi_square(np.bincount(draws[0][:, die], minlength=6)) < 30  # five degrees: one seed in 70,000


@pytest.mark.parametrize(("one", "other"), [(one, other) for other in range(8) for one in range(other)])
def test_dice_are_independent(draws: tuple[Any, Any], one: int, other: int) -> None:
    """Includes choices made from the rests of the dice's words."""
    pairs = np.bincount(draws[0][:, one] * 6 + draws[0][:, other], minlength=36)
    assert chi_square(pairs) < 90  # 35 degrees: one seed in a million


def test_games_and_turns_differ(draws: tuple[Any, Any]) -> None:
    """No two of 400,000 blocks are equal, and a game's rolls are not those of the game before, shifted."""
    throws, words = draws
    assert len(np.unique(words, axis=0)) == len(words)
    games = throws[:, :6].reshape(20_000, 20, 6)
    for shift in range(3):
        same = (games[1:, shift:] == games[:-1, : 20 - shift]).mean()
        assert abs(same - 1 / 6) < 0.002


def test_streams_and_seeds_differ() -> None:
    found = {
        tuple(philox.words(np.uint64(seed), np.uint64(game), np.uint32(draw), np.uint32(stream)))
        for seed in (0, 1, 2**32)
        for game in (0, 1, 2**32)
        for draw in range(3)
        for stream in (0, 1, 16)
    }
    assert len(found) == 81
