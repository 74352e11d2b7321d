"""The levels, from the weakest to the strongest, and where each of them can play.

A level is known by its name, in records and on the wire. People read ``bot-NAME`` and ``bot-NAME-about`` in their own
language. To add one, add a line to :data:`LEVELS` and these two messages to every language.
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
    """A level: called with a seed, ``sit`` gives its bot. One that ``needs`` a package can only play where that is."""

    name: str
    sit: Callable[..., Bot]
    needs: str | None = None

    @property
    def light(self) -> bool:
        """Whether it plays wherever Python does: in a browser too."""
        return self.needs is None

    @property
    def here(self) -> bool:
        """Whether it can play on this machine."""
        return self.needs is None or find_spec(self.needs) is not None


def lazy_bot(module: str, name: str) -> Callable[..., Bot]:
    """Sits a bot down whose module is imported only then, by its name: neither a start nor a browser pays for it."""

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
"""Every level, the weakest first. One that needs NumPy is ``Level("name", heavy("module", "Class"), "numpy")``."""
LIGHT: Final = tuple(level.name for level in LEVELS if level.light)
"""The levels that play without a server, in a browser."""
BOTS: Final[dict[str, Callable[..., Bot]]] = {level.name: level.sit for level in LEVELS if level.here}
"""Every level that can play here, the weakest first; called with a seed, it sits down."""
