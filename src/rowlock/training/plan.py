"""What is trained, on what games and how long."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ..engine.dice.features import Board, board_of
from ..rules.track import NAMED, named_track
from .learner import Settings
from .self_play import CardPlay, DicePlay


class Course(NamedTuple):
    """A network's course: its kinds of game in the order of a round, how many rounds, and how."""

    plays: tuple[DicePlay | CardPlay, ...]
    rounds: int
    settings: Settings = Settings()
    width: int = 128

    def carelessly(self) -> "Course":
        """The same for games of which every other one begins carelessly."""
        return self._with(lambda play: DicePlay(play.players, play.boards, play.greedily, carelessly=True))

    def greedily(self) -> "Course":
        """The same against greedy bots."""
        return self._with(lambda play: DicePlay(play.players, play.boards, greedily=True, carelessly=play.carelessly))

    def _with(self, other: Callable[[DicePlay], DicePlay]) -> "Course":
        """The same with other kinds of the dice games; a kind that comes again stays one and the same."""
        others = {play: other(play) for play in self.plays if isinstance(play, DicePlay)}
        return self._replace(plays=tuple(others[play] for play in self.plays if isinstance(play, DicePlay)))


def _boards() -> tuple[Board, ...]:
    boards = [board_of(named_track(name)) for name in NAMED]
    return tuple(board for board in boards if board is not None)


def courses() -> Mapping[str, Course]:
    """The networks by name. Two players come up most often, as they do at tables."""
    two, three, four, five = (DicePlay(players) for players in range(2, 6))
    on2, on3, on4 = (DicePlay(players, _boards()) for players in range(2, 5))
    cards = {(players, jokers): CardPlay(players, jokers) for players in range(2, 6) for jokers in (False, True)}
    plain = [cards[players, False] for players in range(2, 6)]
    with_jokers = [cards[players, True] for players in range(2, 6)]
    return {
        "duel": Course(
            (two,), ROUNDS["duel"], Settings(rate=1.5e-3, last_rate=1e-5, jitter=0.002, last_jitter=0), width=256
        ),
        "classic": Course((two, three, two, four, two, five), ROUNDS["classic"]),
        "solo": Course((DicePlay(1),), ROUNDS["solo"], Settings(jitter=0, last_jitter=0)),
        "onboard": Course((on2, on3, on2, on4), ROUNDS["onboard"], Settings(batch=4096)),
        "cards": Course(
            (plain[0], with_jokers[0], plain[0], plain[1], plain[0], plain[2], plain[0], plain[3], *with_jokers[1:]),
            ROUNDS["cards"],
            Settings(batch=4096, turns=8),
        ),
    }


ROUNDS: Final = {"duel": 5623, "classic": 332, "solo": 3671, "onboard": 656, "cards": 163}
"""How many rounds the networks in the package had."""
