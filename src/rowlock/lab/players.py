"""Players of simulations and tournaments: bots by name, optionally with a time limit, and external programs.

``greedy`` is a bot, ``champion@50`` a bot with 50 milliseconds per decision, ``exec:COMMAND`` a program, and
``optimal`` plays the dice game by its solution for one player.
"""

import re
import shlex
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..bots import BOTS, Bot, ManyBot
from ..bots.external import ProgramBot
from ..bots.protocol import TimedBot
from ..i18n import LANGUAGES, words
from ..rules import classic

if TYPE_CHECKING:  # needs Numba, which slows down the start of worker processes
    from ..kernels.policies import Policy
    from ..kernels.solver.solution import Solution

PROGRAM: Final = "exec:"
OPTIMAL: Final = "optimal"
SOLVED_GAMES: Final = (classic.NAME,)
"""Games that have a solution."""
COMPILED: Final = ("random", "greedy", OPTIMAL)
"""Players that the kernels can play."""
MAX_MS: Final = 600_000
_COMMA: Final = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")
"""A comma that separates players; commas in quotes, as in a command, do not."""


class PlayerError(ValueError):
    """An invalid player: ``message`` and ``values`` select the localized message."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(words(LANGUAGES[0])(message, **values))
        self.message = message
        self.values = values


@dataclass(frozen=True, slots=True)
class Player:
    """A bot, a program or the solution. ``ms`` is None for the bot's default time, or if it takes none."""

    name: str
    level: str = ""
    command: tuple[str, ...] = ()
    ms: int | None = None
    solution: "Solution | None" = None

    @property
    def think_ms(self) -> int:
        """Milliseconds a bot searches per decision; 0 for programs, whose time is their own."""
        bot = None if self.command else self.make_bot("")
        return bot.ms if isinstance(bot, TimedBot) else 0

    @property
    def is_batched(self) -> bool:
        """Whether one bot instance plays all games at once, with batched decisions."""
        return not self.command and isinstance(self.make_bot(""), ManyBot)

    @property
    def policy(self) -> "Policy":
        """The player compiled; its name must be in ``COMPILED``."""
        from ..kernels.policies import BUILT_IN, by_solution  # noqa: PLC0415

        return BUILT_IN[self.name] if self.solution is None else by_solution(self.solution)

    def make_bot(self, seed: str) -> Bot:
        """A new bot with its own random seed."""
        if self.command:
            return ProgramBot(self.command, self.ms)
        if self.level == OPTIMAL:
            from .option_values import SolutionBot  # noqa: PLC0415

            assert self.solution is not None
            return SolutionBot(self.solution)
        return BOTS[self.level](seed) if self.ms is None else BOTS[self.level](seed, ms=self.ms)


def known_players(game: str) -> str:
    """What can be named as a player, for messages."""
    return ", ".join((*BOTS, *((OPTIMAL,) if game in SOLVED_GAMES else ()), f"{PROGRAM}…"))


def parse_players(text: str, ms: int | None = None, game: str = "classic") -> tuple[Player, ...]:
    """Parse a comma-separated list; ``ms`` is the default time limit. Raises PlayerError."""
    return tuple(parse_player(each.strip(), ms, game) for each in _COMMA.split(text))


def parse_player(name: str, ms: int | None = None, game: str = "classic") -> Player:
    """Parse one player. Raises PlayerError."""
    if not name:
        raise PlayerError("cli-bad-value", parameter="--bots")
    if name.startswith(PROGRAM):
        return Player(name, command=_command(name), ms=ms)
    level, at, time = name.partition("@")
    if name == OPTIMAL and game not in SOLVED_GAMES:
        raise PlayerError("simulate-only-classic", bot=name, bots=known_players(game))
    if level not in BOTS and name != OPTIMAL:
        raise PlayerError("cli-no-bot", name=level, bots=known_players(game))
    is_timed = level in BOTS and isinstance(BOTS[level](""), TimedBot)
    if not at:
        return Player(name, level, ms=ms if is_timed else None)
    if not is_timed:
        raise PlayerError("arena-no-time", bot=level)
    if not re.fullmatch(r"[0-9]{1,6}", time) or int(time) > MAX_MS:
        raise PlayerError("arena-bad-time", bot=level, time=time, most=MAX_MS)
    return Player(name, level, ms=int(time))


def _command(name: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(name.removeprefix(PROGRAM)))
    except ValueError:  # unbalanced quote
        command = ()
    if not command:
        raise PlayerError("arena-bad-command", name=name)
    if shutil.which(command[0]) is None:
        raise PlayerError("arena-no-program", program=command[0])
    return command
