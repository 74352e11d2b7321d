"""Simulation of whole games: any ruleset, any policies.

>>> results = simulate_games(Setup("classic", 2), ["random", "greedy"], seed=7, first=0, count=200)
>>> part = simulate_games(Setup("classic", 2), ["random", "greedy"], seed=7, first=50, count=150)
>>> bool((results[50:] == part).all())
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ..rules import RULESETS, IllegalSetup, Track, cards, check_track, classic, named_track, onboard
from ..rules.sheet import MAX_PENALTIES
from .cards import turn as card_turn
from .dice import lanes
from .dice import turn as dice_turn
from .jit import kernel
from .policies import BUILT_IN, CardGames, DiceGames, Policy, pack_kinds
from .position_arrays import OVER, board
from .results import Columns, Results, columns, result_record

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
        allowed, options = RULESETS[self.game].PLAYERS, RULESETS[self.game].OPTIONS
        if self.players not in allowed and not ("solo" in options and self.players == classic.SOLO_PLAYERS):
            raise IllegalSetup("bad_players", "B3", game=self.game, least=allowed[0], most=allowed[-1])
        if (self.track and "track" not in options) or (self.jokers and "jokers" not in options):
            raise ValueError(f"{self.game} does not have this option")
        if "track" in options:
            object.__setattr__(self, "track", check_track(self.track) if self.track else named_track("a"))


def simulate_games(setup: Setup, policies: Sequence[Policy | str], seed: int, first: int, count: int) -> Results:
    """Simulate the games ``first`` to ``first + count - 1``; one result record each.

    Seat *s* plays by ``policies[s]``, a policy or the name of a built-in one. Game *g* begins with seat *g* modulo the
    number of players. A game depends only on the seed, its number and the policies. Runs on one thread and releases the
    GIL. Raises ValueError for numbers out of range and for policies that do not fit the setup.
    """
    seated = [_policy(setup, each) for each in policies]
    if len(seated) != setup.players:
        raise ValueError(f"{setup.players} seats and {len(seated)} policies")
    if len({id(policy.solution) for policy in seated if policy.solution is not None}) > 1:
        raise ValueError("policies must share one solution")
    if not (0 <= seed < NUMBERS and 0 <= first < NUMBERS and 0 <= count <= NUMBERS - first):
        raise ValueError("seeds and games are numbered from 0 to 2**64 - 1")
    results = np.zeros(count, result_record(setup.players))
    games = bundle(setup, seated, seed, first)
    in_lanes = None if games.kinds else _IN_LANES.get(type(games))
    if in_lanes is None:
        simulate_in_sequence(results, games)
    else:
        in_lanes(columns(results), games)
    return results


def _policy(setup: Setup, given: Policy | str) -> Policy:
    """A policy by itself or by its name, if it fits the setup."""
    policy = BUILT_IN.get(given) if isinstance(given, str) else given
    if policy is None:
        raise ValueError(f"unknown policy {given}: use {', '.join(BUILT_IN)}, or by_solution for optimal play")
    if policy.game not in {None, setup.game}:
        raise ValueError(f"the policy {policy.name} is for {policy.game}, not for {setup.game}")
    if policy.solution is not None and policy.solution.players != setup.players:
        raise ValueError(f"the policy {policy.name} needs a solution for {setup.players} players")
    return policy


def bundle(setup: Setup, policies: Sequence[Policy], seed: int, first: int) -> DiceGames | CardGames:
    """The games from number ``first`` on, as kernels take them. Raises ValueError for a game without kernels."""
    turn = _TURNS.get(setup.game)
    if turn is None:
        raise ValueError(f"{setup.game} is not compiled")
    common = np.uint64(seed), np.uint64(first), setup.players, pack_kinds(policies)
    if turn is card_turn:
        return CardGames(*common, int(setup.jokers))
    solutions = [policy.solution.values for policy in policies if policy.solution is not None]
    # arrays from Ray's object store are read-only, which is another type to the compiler
    values = np.require(solutions[0], requirements="W") if solutions else np.zeros((0, 0, MAX_PENALTIES))
    return DiceGames(*common, board(setup.track), values)


def simulate_in_sequence(results: Results, games: DiceGames | CardGames) -> None:
    """Fill the results with games played one after the other, on one record."""
    turn, simulate = _IN_SEQUENCE[type(games)]
    simulate(columns(results), games, np.zeros(2, turn.RECORD), np.zeros(1, turn.SCRATCH))


def _loop(turn: Any) -> Callable[[Columns, Any, Any, Any], None]:
    """The loop over games for a ``turn`` module, on the first of two records; the other remains empty.

    Numba caches it by the module's name.
    """

    @kernel
    def simulate(results: Columns, games: Any, positions: Any, scratches: Any) -> None:
        for at in range(len(results.turns)):
            positions[0] = positions[1]
            position, scratch = positions[0], scratches[0]
            game = np.uint64(games.first + np.uint64(at))
            turn.begin(position, games, scratch, game)
            results.start[at] = position.active
            while position.phase != OVER:
                turn.play_turn(position, games, scratch, game)
            turn.write_result(results, at, position, games)

    return simulate


_IN_SEQUENCE: Final[dict[type, tuple[Any, Callable[[Columns, Any, Any, Any], None]]]] = {
    DiceGames: (dice_turn, _loop(dice_turn)),
    CardGames: (card_turn, _loop(card_turn)),
}
_IN_LANES: Final[dict[type, Callable[[Columns, Any], None]]] = {DiceGames: lanes.simulate}
"""Random play of many games at once, where there is a kernel for it."""
_TURNS: Final[dict[str, Any]] = {classic.NAME: dice_turn, onboard.NAME: dice_turn, cards.NAME: card_turn}
