"""Whole games, whatever the ruleset and whoever plays: the front of the kernels.

>>> setup = Setup("classic", 2)
>>> results = play(setup, [BUILT_IN["random"], BUILT_IN["greedy"]], seed=7, first=0, count=100)
>>> bool((results["scores"] == play(setup, [BUILT_IN["random"], BUILT_IN["greedy"]], 7, 0, 200)["scores"][:100]).all())
True
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ..rules import RULESETS, IllegalSetup, Track, named_track
from . import card_playing, dice_playing, lanes
from .policies import BUILT_IN, RANDOM, SOLVED, Policy, quietly, seat
from .records import CARD_RECORD, DICE_RECORD, board
from .results import Results, result_record

MOST_SEED: Final = 2**64 - 1
SOLO: Final = 1


@dataclass(frozen=True)
class Setup:
    """What is played: a game, how many play, and the game's options. One player is the dice game's solo."""

    game: str
    players: int
    track: Track = ()
    jokers: bool = False

    def __post_init__(self) -> None:
        if self.game not in RULESETS:
            raise IllegalSetup("unknown_game", "B3", game=self.game)
        allowed = RULESETS[self.game].PLAYERS
        if self.players not in allowed and (self.game, self.players) != ("classic", SOLO):
            raise IllegalSetup("bad_players", "B3", game=self.game, least=allowed[0], most=allowed[-1])
        if self.game == "onboard" and not self.track:
            object.__setattr__(self, "track", named_track("a"))


def play(setup: Setup, policies: Sequence[Policy], seed: int, first: int, count: int) -> Results:
    """The games with these numbers, one record each; seat *s* is played by ``policies[s]``.

    Game *g* begins with seat *g* modulo the number of players. It depends on the seed, its number and the policies,
    and on nothing else. Runs on one thread and lets go of the interpreter's lock.
    """
    if len(policies) != setup.players:
        raise ValueError(f"{setup.players} seats and {len(policies)} policies")
    if any(policy.kind == SOLVED for policy in policies) and setup.game != "classic":
        raise ValueError("only the dice game is solved")
    results = np.zeros(count, result_record(setup.players))
    seeded, start = np.uint64(seed), np.uint64(first)
    if setup.game != "cards" and all(policy.kind == RANDOM for policy in policies):
        lanes.play(results, board(setup.track), setup.players, seeded, start)
        return results
    at = seat(setup.game, policies)
    with quietly():
        if setup.game == "cards":
            card_playing.play(
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
            dice_playing.play(
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


__all__ = ["BUILT_IN", "Policy", "Setup", "play"]
