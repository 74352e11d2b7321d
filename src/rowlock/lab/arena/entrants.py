"""Who takes part in an arena: bots by their names, with a time to think if they take one, and programs.

``greedy`` is a bot, ``champion@50`` one that thinks for 50 milliseconds, ``exec:COMMAND`` a program.
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
"""One of several that commas separate: in quotes, as a command may have them, a comma separates nothing."""


class EntrantError(ValueError):
    """There is no such entrant: ``message`` and ``values`` name the sentence that says why."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(words(LANGUAGES[0])(message, **values))
        self.message = message
        self.values = values


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot or a program as it was asked for. ``ms`` is None where it has a usual time of its own, or none at all."""

    name: str
    level: str = ""
    command: tuple[str, ...] = ()
    ms: int | None = None

    @property
    def think_ms(self) -> int:
        """The milliseconds that a bot takes for a decision, beyond a glance; a program's time is its own."""
        bot = None if self.command else self.make_bot("")
        return bot.ms if isinstance(bot, TimedBot) else 0

    @property
    def is_batched(self) -> bool:
        """Whether one bot plays in all games at once, asked for many decisions together."""
        return not self.command and isinstance(self.make_bot(""), ManyBot)

    def make_bot(self, seed: str) -> Bot:
        """The bot, with chance of its own."""
        if self.command:
            return ProgramBot(self.command, self.ms)
        if self.ms is None:
            return BOTS[self.level](seed)
        return BOTS[self.level](seed, ms=self.ms)


def accepts_ms(level: str) -> bool:
    """Whether a bot of ``BOTS`` can be told how long to think."""
    return isinstance(BOTS[level](""), TimedBot)


def parse_entrants(text: str, ms: int | None = None) -> tuple[Entrant, ...]:
    """Those that a text names between commas; ``ms`` is for who takes a time and has none. Raises EntrantError."""
    return tuple(parse_entrant(each.strip(), ms) for each in _split(text))


def parse_entrant(name: str, ms: int | None = None) -> Entrant:
    """The one that a text names. Raises EntrantError."""
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
    except ValueError:  # a quote that is not closed
        command = ()
    if not command:
        raise EntrantError("arena-bad-command", name=name)
    if shutil.which(command[0]) is None:
        raise EntrantError("arena-no-program", program=command[0])
    return command
