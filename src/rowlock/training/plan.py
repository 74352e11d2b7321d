"""Training plans: games, rounds and hyperparameters of each network."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from ..engine.dice.turn import Board, board_of
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


def _boards() -> tuple[Board, ...]:
    boards = [board_of(named_track(name)) for name in NAMED]
    return tuple(board for board in boards if board is not None)


def plans() -> Mapping[str, Plan]:
    """Plans by network name. Games of two players are the most frequent, as in practice."""
    two, three, four, five = (DiceGames(players) for players in range(2, 6))
    on2, on3, on4 = (DiceGames(players, _boards()) for players in range(2, 5))
    cards = {(players, jokers): CardGames(players, jokers) for players in range(2, 6) for jokers in (False, True)}
    plain = [cards[players, False] for players in range(2, 6)]
    with_jokers = [cards[players, True] for players in range(2, 6)]
    return {
        "duel": Plan(
            (two,), ROUNDS["duel"], Settings(rate=1.5e-3, last_rate=1e-5, jitter=0.002, last_jitter=0), width=256
        ),
        "classic": Plan((two, three, two, four, two, five), ROUNDS["classic"]),
        "solo": Plan((DiceGames(1),), ROUNDS["solo"], Settings(jitter=0, last_jitter=0)),
        "onboard": Plan((on2, on3, on2, on4), ROUNDS["onboard"], Settings(batch=4096)),
        "cards": Plan(
            (plain[0], with_jokers[0], plain[0], plain[1], plain[0], plain[2], plain[0], plain[3], *with_jokers[1:]),
            ROUNDS["cards"],
            Settings(batch=4096, turns=8),
        ),
    }


ROUNDS: Final = {"duel": 5623, "classic": 332, "solo": 3671, "onboard": 656, "cards": 163}
"""Rounds of the networks in the package."""
