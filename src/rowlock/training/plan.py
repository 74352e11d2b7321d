"""Training plans: games, rounds and hyperparameters of each network."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ..engine.dice.turn import board_of
from ..rules.track import NAMED, named_track
from .learner import Settings
from .self_play import CardGames, DiceGames, Games


class Plan(NamedTuple):
    """The kinds of game in the order of a round, the number of rounds, hyperparameters and network width."""

    kinds: tuple[Games, ...]
    rounds: int
    settings: Settings = Settings()
    width: int = 128

    def with_games(self, **changes: Any) -> "Plan":
        """The plan with each dice game changed; repeated ones stay identical, so that they compile once."""
        others = {kind: replace(kind, **changes) for kind in self.kinds}
        return self._replace(kinds=tuple(others[kind] for kind in self.kinds))


def plans() -> Mapping[str, Plan]:
    """Plans by network name, with the rounds of those in the package. Most games have two players, as in practice."""
    boards = tuple(board for name in NAMED if (board := board_of(named_track(name))) is not None)
    two, three, four, five = (DiceGames(players) for players in range(2, 6))
    on2, on3, on4 = (DiceGames(players, boards) for players in range(2, 5))
    plain, with_jokers = ([CardGames(players, jokers) for players in range(2, 6)] for jokers in (False, True))
    cards = (plain[0], with_jokers[0], plain[0], plain[1], plain[0], plain[2], plain[0], plain[3], *with_jokers[1:])
    return {
        "duel": Plan((two,), 5623, Settings(rate=1.5e-3, last_rate=1e-5, jitter=0.002, last_jitter=0), width=256),
        "classic": Plan((two, three, two, four, two, five), 332),
        "solo": Plan((DiceGames(1),), 3671, Settings(jitter=0, last_jitter=0)),
        "onboard": Plan((on2, on3, on2, on4), 656, Settings(batch=4096)),
        "cards": Plan(cards, 163, Settings(batch=4096, turns=8)),
    }
