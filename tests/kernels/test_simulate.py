"""Simulation of whole games: results, and validation of the arguments."""

from typing import Any

import numpy as np
import pytest

from rowlock.kernels import BUILT_IN, Setup, Solution, by_solution, jit, simulate_games
from rowlock.kernels.jit import cache_folder, sources_digest
from rowlock.rules import IllegalSetup, named_track

RANDOM = BUILT_IN["random"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("chess", 2, {}),
        ("classic", 0, {}),
        ("classic", 6, {}),
        ("cards", 1, {}),
        ("onboard", 5, {}),
        ("classic", 2, {"track": named_track("a")}),
        ("classic", 2, {"jokers": True}),
        ("onboard", 2, {"track": named_track("a")[:4]}),
        ("onboard", 2, {"track": (("red", 2, 5000),) * 5}),
    ],
)
def test_invalid_setups(game: str, players: int, options: dict[str, Any]) -> None:
    with pytest.raises((IllegalSetup, ValueError)):
        Setup(game, players, **options)


@pytest.mark.parametrize(
    ("seed", "first", "count"), [(-1, 0, 1), (2**64, 0, 1), (0, -1, 1), (0, 2**64, 1), (0, 0, -1), (0, 2**64 - 1, 2)]
)
def test_numbers_out_of_range(seed: int, first: int, count: int) -> None:
    with pytest.raises(ValueError, match="numbered"):
        simulate_games(Setup("classic", 2), [RANDOM] * 2, seed, first, count)


def test_the_highest_seed_and_number() -> None:
    last = simulate_games(Setup("classic", 3), [RANDOM] * 3, 2**64 - 1, 2**64 - 1, 1)
    assert last["turns"][0] > 3
    assert last["start"][0] == (2**64 - 1) % 3
    assert (last == simulate_games(Setup("classic", 3), [RANDOM] * 3, 2**64 - 1, 2**64 - 3, 3)[2:]).all()


def test_policies_that_do_not_fit() -> None:
    one = by_solution(Solution(1, np.zeros((1, 1, 4))))
    with pytest.raises(ValueError, match="2 seats and 1 policies"):
        simulate_games(Setup("classic", 2), [RANDOM], 0, 0, 1)
    with pytest.raises(ValueError, match="for classic, not for cards"):
        simulate_games(Setup("cards", 2), [RANDOM, one], 0, 0, 1)
    with pytest.raises(ValueError, match="for 2 players"):
        simulate_games(Setup("classic", 2), [one, RANDOM], 0, 0, 1)
    with pytest.raises(ValueError, match="for classic, not for onboard"):
        simulate_games(Setup("onboard", 2), [one, RANDOM], 0, 0, 1)


def test_the_cache_folder_is_named_for_a_digest_of_the_sources() -> None:
    assert cache_folder().name == sources_digest()
    assert cache_folder("/elsewhere").parts[-2:] == ("elsewhere", sources_digest())


def test_kernels_compile_without_a_writable_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    real, tried = jit._compiled, list[bool]()

    def nowhere(function: Any, cache: bool) -> Any:
        tried.append(cache)
        if cache:
            raise RuntimeError("cannot cache function: no locator available")
        return real(function, cache)

    monkeypatch.setattr(jit, "_compiled", nowhere)
    assert jit.kernel(lambda one, other: one + other)(2, 3) == 5
    assert tried == [True, False]
