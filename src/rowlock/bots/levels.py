"""Bot levels from weakest to strongest, and the packages they need.

Records and messages identify a level by name; users see the messages ``bot-NAME`` and ``bot-NAME-about``. To add a
level, add a line to :data:`LEVELS` and both messages to every language.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from .greedy import GreedyBot
from .novice import NoviceBot
from .protocol import Bot
from .random import RandomBot
from .steady import SteadyBot


@dataclass(frozen=True, slots=True)
class Level:
    """A level. ``sit(seed)`` creates its bot; ``needs`` names a package that must be installed."""

    name: str
    sit: Callable[..., Bot]
    needs: str | None = None

    @property
    def light(self) -> bool:
        """Whether it needs the standard library only, so that it runs in a browser."""
        return self.needs is None

    @property
    def here(self) -> bool:
        """Whether the package it needs is installed."""
        return self.needs is None or find_spec(self.needs) is not None


def lazy_bot(module: str, name: str) -> Callable[..., Bot]:
    """Return a factory that imports the bot's module on its first call, to keep start-up fast."""

    def sit(seed: str, ms: int | None = None) -> Bot:
        make: Any = getattr(import_module(f".{module}", __package__), name)
        bot: Bot = make(seed) if ms is None else make(seed, ms=ms)
        return bot

    return sit


LEVELS: Final = (
    Level("random", RandomBot),
    Level("novice", NoviceBot),
    Level("greedy", GreedyBot),
    Level("steady", SteadyBot),
    Level("expert", lazy_bot("expert", "ExpertBot"), "numpy"),
    Level("champion", lazy_bot("champion", "ChampionBot"), "numpy"),
)
"""All levels, weakest first."""
LIGHT: Final = tuple(level.name for level in LEVELS if level.light)
"""Names of the levels that run in a browser."""
BOTS: Final[dict[str, Callable[..., Bot]]] = {level.name: level.sit for level in LEVELS if level.here}
"""Factories of the levels whose packages are installed, weakest first; call with a seed."""
ENGINE_GAMES: Final = frozenset(("classic", "onboard", "cards"))
"""Games with networks; others are played by the levels without them."""


def can_play(name: str, game: str) -> bool:
    """Whether there is a level of this name, and it can play a game."""
    return name in BOTS and (name in LIGHT or game in ENGINE_GAMES)
