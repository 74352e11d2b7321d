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
from .games import CardGames, DiceGames
from .jit import kernel
from .policies import BUILT_IN, Policy, pack_kinds
from .position_arrays import OVER, board
from .results import Columns, Results, columns, result_record

_Common = tuple[np.uint64, np.uint64, int, int]
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
    seated = [_policy(each) for each in policies]
    _check_policies(setup, seated)
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


def bundle(setup: Setup, policies: Sequence[Policy], seed: int, first: int) -> DiceGames | CardGames:
    """The games from number ``first`` on, as kernels take them. Raises ValueError for a game without kernels."""
    if setup.game not in _BUNDLES:
        raise ValueError(f"{setup.game} is not compiled")
    common = np.uint64(seed), np.uint64(first), setup.players, pack_kinds(policies)
    return _BUNDLES[setup.game](common, setup, policies)


def _card_games(common: _Common, setup: Setup, _policies: Sequence[Policy]) -> CardGames:
    return CardGames(*common, int(setup.jokers))


def _dice_games(common: _Common, setup: Setup, policies: Sequence[Policy]) -> DiceGames:
    values = np.zeros((0, 0, MAX_PENALTIES))
    for policy in policies:
        if policy.solution is not None:
            # arrays from Ray's object store are read-only, which is another type to the compiler
            values = np.require(policy.solution.values, requirements="W")
    return DiceGames(*common, board(setup.track), values)


def simulate_in_sequence(results: Results, games: DiceGames | CardGames) -> None:
    """Fill the results with games played one after the other, on one record."""
    turn, simulate = _IN_SEQUENCE[type(games)]
    simulate(columns(results), games, np.zeros(1, turn.RECORD), np.zeros(1, turn.SCRATCH))


def _loop(turn: Any) -> Callable[[Columns, Any, Any, Any], None]:
    """The loop over games for a ``turn`` module. Numba caches it by the module's name."""

    @kernel
    def simulate(results: Columns, games: Any, positions: Any, scratches: Any) -> None:
        for at in range(len(results.turns)):
            position, scratch = positions[0], scratches[0]
            game = np.uint64(games.first + np.uint64(at))
            turn.begin(position, games, scratch, game)
            results.start[at] = position.active
            while position.phase != OVER:
                turn.play_turn(position, games, scratch, game)
            turn.finish(results, at, position, games)

    return simulate


_IN_SEQUENCE: Final[dict[type, tuple[Any, Callable[[Columns, Any, Any, Any], None]]]] = {
    DiceGames: (dice_turn, _loop(dice_turn)),
    CardGames: (card_turn, _loop(card_turn)),
}
_IN_LANES: Final[dict[type, Callable[[Columns, Any], None]]] = {DiceGames: lanes.simulate}
"""Random play of many games at once, where there is a kernel for it."""
_BUNDLES: Final[dict[str, Callable[[_Common, Setup, Sequence[Policy]], DiceGames | CardGames]]] = {
    classic.NAME: _dice_games,
    onboard.NAME: _dice_games,
    cards.NAME: _card_games,
}


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
