"""Players made of code: a bot sees what a seat sees and chooses one of its options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from ..chance import derived_seed
from ..game import Game, View
from ..rules import Decision
from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Anything that can choose. It gets a seat's view and the seat's options, and gives one of the options."""

    def choose(self, view: View, options: Sequence[Decision], /) -> Decision: ...


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by its name; called with a seed, it sits down."""


def seat_bots(names: Mapping[int, str], seed: str) -> dict[int, Bot]:
    """A bot for each of these seats, each with a seed of its own that does not give away the game's."""
    return {seat: BOTS[name](derived_seed(seed, f"bot {seat}")) for seat, name in names.items()}


def advance(game: Game, bots: Mapping[int, Bot]) -> None:
    """Roll and let bots decide until a person is to act, or the game is over."""
    while not game.over:
        if game.wants == "dice":
            game.roll()
        seat = next((seat for seat in game.to_act if seat in bots), None)
        if seat is None:
            return
        game.play(seat, bots[seat].choose(game.view(seat), game.options(seat)))


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "advance", "seat_bots"]
