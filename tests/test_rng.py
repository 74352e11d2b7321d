"""Tests of seeded chance: pinned values, which must never change, and statistical fairness."""

import hmac
import json
from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from rowlock import Dice, Game, position_to_json
from rowlock.bots import advance, seat_bots
from rowlock.rng import ChanceSource, fresh_seed
from rowlock.rules import full_deck

from .positions import dice


def test_dice_are_the_bytes_of_an_hmac_that_anyone_can_compute() -> None:
    """Draw i of seed s: HMAC-SHA256(s, "i.0"), bytes below 252, modulo 6."""
    digest = hmac.new(b"any seed", b"17.0", sha256).digest()
    faces = [byte % 6 + 1 for byte in digest if byte < 252][:6]
    assert ChanceSource("any seed").dice(17) == Dice((faces[0], faces[1]), (faces[2], faces[3], faces[4], faces[5]))


@pytest.mark.parametrize(
    ("seed", "draw", "rolled"),
    [
        ("7", 2, dice(6, 1, 1, 1, 1, 4)),
        ("7", 3, dice(4, 6, 2, 2, 3, 6)),
        ("", 2, dice(6, 4, 1, 3, 3, 4)),
        ("zażółć", 1000, dice(5, 3, 3, 3, 2, 5)),
    ],
)
def test_dice_of_a_seed_are_pinned(seed: str, draw: int, rolled: Dice) -> None:
    assert ChanceSource(seed).dice(draw) == rolled


def test_shuffles_and_lots_of_a_seed_are_pinned() -> None:
    assert ChanceSource("7").shuffle(1, "abcdefghij") == tuple("gacfhebdji")
    lots = [ChanceSource(str(seed)).lot(5) for seed in range(20)]
    assert lots == [0, 4, 4, 2, 2, 4, 4, 4, 1, 2, 1, 4, 2, 2, 1, 1, 0, 4, 3, 0]


def test_a_long_shuffle_needs_more_than_one_block_of_bytes() -> None:
    """Shuffling 55 cards takes more bytes than one HMAC has, so a second block follows."""
    order = ChanceSource("7").shuffle(1, range(55))
    assert sorted(order) == list(range(55))
    assert order[:10] == (17, 47, 31, 27, 35, 0, 50, 4, 2, 7)
    assert order[-10:] == (32, 10, 18, 1, 41, 46, 22, 24, 8, 43)


@pytest.mark.parametrize(
    ("name", "players", "turns", "totals", "digest"),
    [
        ("classic", 2, 16, [9, -2], "1d70ec7c9704b768"),
        ("classic", 5, 25, [16, 17, 12, 2, 12], "6f42156b316e45cd"),
        ("cards", 3, 17, [6, 6, -12], "659a5a47f00d4b8a"),
        ("onboard", 4, 22, [16, 10, 25, -5], "d84d92143797e8b7"),
    ],
)
def test_the_same_seed_gives_the_same_game_on_every_python(
    name: str, players: int, turns: int, totals: list[int], digest: str
) -> None:
    """Dice, decks, reshuffles and the random bot, from the first draw to the last position."""
    game = Game.new(name, players, seed="golden", bots=dict.fromkeys(range(players), "random"))
    advance(game, seat_bots(game.bots, "golden"))
    assert game.position.turn == turns
    assert [score.total for score in game.scores] == totals
    last = json.dumps(position_to_json(game.position), sort_keys=True)
    assert sha256(last.encode()).hexdigest()[:16] == digest


def test_draws_are_independent() -> None:
    one, other = ChanceSource("x"), ChanceSource("x")
    forwards = [one.dice(draw) for draw in range(20)]
    backwards = [other.dice(draw) for draw in reversed(range(20))]
    assert forwards == backwards[::-1]


def test_seeds_and_draws_give_different_dice() -> None:
    rolls = {ChanceSource(str(seed)).dice(draw) for seed in range(10) for draw in range(10)}
    assert len(rolls) > 95


def test_a_shuffle_is_a_permutation() -> None:
    deck = full_deck(jokers=True)
    shuffled = ChanceSource("x").shuffle(1, deck)
    assert shuffled != deck
    assert Counter(shuffled) == Counter(deck)
    assert ChanceSource("x").shuffle(1, ()) == ()
    assert ChanceSource("x").shuffle(1, [1]) == (1,)


def test_fresh_seeds_are_fresh() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) == kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


# Bounds are chi-square quantiles at one in a million; with fixed seeds the results are deterministic.


def test_every_die_is_fair() -> None:
    rolls = [ChanceSource("fair").dice(draw) for draw in range(6000)]
    for at in range(2):
        assert chi_square(Counter(roll.white[at] for roll in rolls), 6) < 36.0
    for at in range(4):
        assert chi_square(Counter(roll.colors[at] for roll in rolls), 6) < 36.0


def test_dice_are_independent_of_each_other() -> None:
    rolls = [ChanceSource("pairs").dice(draw) for draw in range(6000)]
    assert chi_square(Counter((roll.white[0], roll.colors[3]) for roll in rolls), 36) < 93.0
    assert chi_square(Counter(roll.white for roll in rolls), 36) < 93.0


@pytest.mark.parametrize(("count", "bound"), [(2, 24.0), (3, 27.7), (4, 30.7), (5, 33.4)])
def test_the_lot_is_fair(count: int, bound: float) -> None:
    assert chi_square(Counter(ChanceSource(f"lot {seed}").lot(count) for seed in range(4000)), count) < bound


def test_every_permutation_is_equally_likely() -> None:
    orders = Counter[object](ChanceSource("orders").shuffle(draw, "abcd") for draw in range(6000))
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(orders, 24) < 72.0
