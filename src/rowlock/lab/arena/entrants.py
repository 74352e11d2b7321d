"""Entrants of a tournament: bots by name, optionally with a time limit, and external programs.

``greedy`` is a bot, ``champion@50`` a bot with 50 milliseconds per decision, ``exec:COMMAND`` a program.
"""

import re
import shlex
import shutil
from dataclasses import dataclass
from typing import Final

from ...bots import BOTS, Bot, ManyBot
from ...bots.external import ProgramBot
from ...bots.protocol import TimedBot
from ...i18n import LANGUAGES, words

PROGRAM: Final = "exec:"
MAX_MS: Final = 600_000
_ENTRY: Final = re.compile(r"""(?:[^,'"]|'[^']*'|"[^"]*"|['"])*""")
"""One entry of a comma-separated list; commas in quotes, as in a command, do not separate."""


class EntrantError(ValueError):
    """An invalid entrant: ``message`` and ``values`` select the localized message."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(words(LANGUAGES[0])(message, **values))
        self.message = message
        self.values = values


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot or a program. ``ms`` is None for the bot's default time, or if it takes none."""

    name: str
    level: str = ""
    command: tuple[str, ...] = ()
    ms: int | None = None

    @property
    def think_ms(self) -> int:
        """Milliseconds a bot searches per decision; 0 for programs, whose time is their own."""
        bot = None if self.command else self.make_bot("")
        return bot.ms if isinstance(bot, TimedBot) else 0

    @property
    def is_batched(self) -> bool:
        """Whether one bot instance plays all games at once, with batched decisions."""
        return not self.command and isinstance(self.make_bot(""), ManyBot)

    def make_bot(self, seed: str) -> Bot:
        """A new bot with its own random seed."""
        if self.command:
            return ProgramBot(self.command, self.ms)
        if self.ms is None:
            return BOTS[self.level](seed)
        return BOTS[self.level](seed, ms=self.ms)


def accepts_ms(level: str) -> bool:
    """Whether a bot of ``BOTS`` takes a time limit."""
    return isinstance(BOTS[level](""), TimedBot)


def parse_entrants(text: str, ms: int | None = None) -> tuple[Entrant, ...]:
    """Parse a comma-separated list; ``ms`` is the default time limit. Raises EntrantError."""
    return tuple(parse_entrant(each.strip(), ms) for each in _split(text))


def parse_entrant(name: str, ms: int | None = None) -> Entrant:
    """Parse one entrant. Raises EntrantError."""
    if name.startswith(PROGRAM):
        return Entrant(name, command=_command(name), ms=ms)
    level, at, time = name.partition("@")
    if level not in BOTS:
        raise EntrantError("cli-no-bot", name=level, bots=", ".join((*BOTS, f"{PROGRAM}…")))
    if not at:
        return Entrant(name, level, ms=ms if accepts_ms(level) else None)
    if not accepts_ms(level):
        raise EntrantError("arena-no-time", bot=level)
    if not re.fullmatch(r"[0-9]{1,6}", time) or int(time) > MAX_MS:
        raise EntrantError("arena-bad-time", bot=level, time=time, most=MAX_MS)
    return Entrant(name, level, ms=int(time))


def _split(text: str) -> list[str]:
    found, at = list[str](), 0
    while True:
        entry = _ENTRY.match(text, at)
        assert entry is not None
        found.append(entry[0])
        at = entry.end() + 1
        if entry.end() == len(text):
            return found


def _command(name: str) -> tuple[str, ...]:
    try:
        command = tuple(shlex.split(name.removeprefix(PROGRAM)))
    except ValueError:  # unbalanced quote
        command = ()
    if not command:
        raise EntrantError("arena-bad-command", name=name)
    if shutil.which(command[0]) is None:
        raise EntrantError("arena-no-program", program=command[0])
    return command
