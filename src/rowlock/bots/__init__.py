"""Bots: given a seat's view and options, choose a decision."""

from collections.abc import Mapping

from ..game import Game
from ..rng import derived_seed
from .greedy import GreedyBot
from .levels import BOTS, LEVELS, LIGHT, Level, can_play
from .novice import NoviceBot
from .protocol import Bot, ManyBot
from .random import RandomBot
from .steady import SteadyBot


def seat_bots(names: Mapping[int, str], seed: str) -> dict[int, Bot]:
    """Create the named bot for each seat. Each seed is derived one-way from ``seed``, so it reveals nothing of it."""
    return {seat: BOTS[name](derived_seed(seed, f"bot {seat}")) for seat, name in names.items()}


def advance(game: Game, bots: Mapping[int, Bot]) -> None:
    """Roll and play the bots' decisions until a seat without a bot has to act or the game is over."""
    while not game.over:
        if game.wants == "dice":
            game.roll()
        seat = next((seat for seat in game.to_act if seat in bots), None)
        if seat is None:
            return
        game.play(seat, bots[seat].choose(game.view(seat), game.options(seat)))


__all__ = [
    "BOTS",
    "LEVELS",
    "LIGHT",
    "Bot",
    "GreedyBot",
    "Level",
    "ManyBot",
    "NoviceBot",
    "RandomBot",
    "SteadyBot",
    "advance",
    "can_play",
    "seat_bots",
]
