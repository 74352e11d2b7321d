"""Simulation of whole games: any ruleset, any policies.

>>> results = simulate_games(Setup("classic", 2), ["random", "greedy"], seed=7, first=0, count=200)
>>> part = simulate_games(Setup("classic", 2), ["random", "greedy"], seed=7, first=50, count=150)
>>> bool((results[50:] == part).all())
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ..rules import RULESETS, IllegalSetup, Track, check_track, classic, named_track
from .cards import simulate as card_simulate
from .dice import lanes
from .dice import simulate as dice_simulate
from .policies import BUILT_IN, RANDOM, Policy, ignore_experimental_warnings, pack_policies
from .position_arrays import CARD_RECORD, DICE_RECORD, board
from .results import Results, result_record

NUMBERS: Final = 2**64
"""Exclusive upper bound of seeds and game numbers."""


@dataclass(frozen=True)
class Setup:
    """A game, its number of players and its options; one player means the dice game's solo mode."""

    game: str
    players: int
    track: Track = ()
    jokers: bool = False

    def __post_init__(self) -> None:
        if self.game not in RULESETS:
            raise IllegalSetup("unknown_game", "B3", game=self.game)
        allowed = RULESETS[self.game].PLAYERS
        if self.players not in allowed and (self.game, self.players) != ("classic", classic.SOLO_PLAYERS):
            raise IllegalSetup("bad_players", "B3", game=self.game, least=allowed[0], most=allowed[-1])
        if (self.track and self.game != "onboard") or (self.jokers and self.game != "cards"):
            raise ValueError(f"{self.game} does not have this option")
        if self.game == "onboard":
            object.__setattr__(self, "track", check_track(self.track) if self.track else named_track("a"))


def simulate_games(setup: Setup, policies: Sequence[Policy | str], seed: int, first: int, count: int) -> Results:
    """Simulate the games ``first`` to ``first + count - 1``; one result record each.

    Seat *s* plays by ``policies[s]``, a policy or the name of a built-in one. Game *g* begins with seat *g* modulo the
    number of players. A game depends only on the seed, its number and the policies. Runs on one thread and releases the
    GIL. Raises ValueError for numbers out of range and for policies that do not fit the setup.
    """
    seated = [_policy(each) for each in policies]
    _check_policies(setup, seated)
    if not (0 <= seed < NUMBERS and 0 <= first < NUMBERS and 0 <= count <= NUMBERS - first):
        raise ValueError("seeds and games are numbered from 0 to 2**64 - 1")
    results = np.zeros(count, result_record(setup.players))
    seeded, start = np.uint64(seed), np.uint64(first)
    if setup.game != "cards" and all(policy.kind == RANDOM for policy in seated):
        lanes.simulate(results, board(setup.track), setup.players, seeded, start)
        return results
    at = pack_policies(setup.game, seated)
    with ignore_experimental_warnings():
        if setup.game == "cards":
            card_simulate.simulate(
                results,
                np.zeros(1, CARD_RECORD),
                setup.players,
                setup.jokers,
                at.kinds,
                at.tables,
                at.functions,
                seeded,
                start,
            )
        else:
            dice_simulate.simulate(
                results,
                np.zeros(1, DICE_RECORD),
                board(setup.track),
                setup.players,
                at.kinds,
                at.tables,
                at.functions,
                at.solved,
                seeded,
                start,
            )
    return results


def _policy(given: Policy | str) -> Policy:
    if isinstance(given, Policy):
        return given
    if given not in BUILT_IN:
        raise ValueError(f"unknown policy {given}: use {', '.join(BUILT_IN)}, or by_solution for optimal play")
    return BUILT_IN[given]


def _check_policies(setup: Setup, policies: Sequence[Policy]) -> None:
    if len(policies) != setup.players:
        raise ValueError(f"{setup.players} seats and {len(policies)} policies")
    for policy in policies:
        if policy.game not in {None, setup.game}:
            raise ValueError(f"the policy {policy.name} is for {policy.game}, not for {setup.game}")
    solutions = {id(policy.solution): policy.solution for policy in policies if policy.solution is not None}
    if len(solutions) > 1 or any(solution.players != setup.players for solution in solutions.values()):
        raise ValueError(f"policies must share one solution for {setup.players} players")


__all__ = ["BUILT_IN", "Policy", "Setup", "simulate_games"]
