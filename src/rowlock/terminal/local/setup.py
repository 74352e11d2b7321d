"""Setup dialog: asks for the game, the variant and the players."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.text import Text

from ...bots import BOTS, LEVELS
from ...i18n import Words, plain
from ...record import MAX_NAME, is_text
from ...rules import RULESETS
from ...rules.track import NAMED
from ..dialog import Dialog
from ..typed_input import NotUnderstood, alternatives, means
from . import saves

T = TypeVar("T")
BOT_PREFIX: Final = "bot:"
_LEVEL_NAMES: Final = frozenset(level.name for level in LEVELS)


def bot_names() -> str:
    """List what can be typed for a bot."""
    return ", ".join(f"{BOT_PREFIX}{name}" for name in BOTS)


def level_name(bot: str, words: Words) -> str | None:
    """Return the translated name of a level; None for an unknown bot, e.g. of a newer server."""
    return words(f"bot-{bot}") if bot in _LEVEL_NAMES else None


def bot_lines(words: Words, names: Iterable[str] = tuple(BOTS), prefix: str = BOT_PREFIX) -> Iterator[str]:
    """Yield a line for each bot: what to type, name and description; an unknown bot has the first only."""
    names = tuple(names)
    width = max((len(prefix + name) for name in names), default=0)
    for name in names:
        description = f"  {level_name(name, words)}: {words(f'bot-{name}-about')}" if name in _LEVEL_NAMES else ""
        yield f"  {prefix + name:{width}}{description}".rstrip()


def parse_seats(text: str, words: Words) -> tuple[list[str], dict[int, str]]:
    """Parse names and bots, separated by commas. Duplicate names get a number. Raises NotUnderstood."""
    names: list[str] = []
    bots: dict[int, str] = {}
    for seat, entry in enumerate(part.strip() for part in text.split(",")):
        name = entry
        if entry.startswith(BOT_PREFIX):
            level = entry.removeprefix(BOT_PREFIX)
            if level not in BOTS:
                raise NotUnderstood("cli-no-bot", name=level[:MAX_NAME], bots=bot_names())
            bots[seat] = level
            name = level_name(level, words) or level
        if not is_text(name, MAX_NAME - 2):
            raise NotUnderstood("cli-bad-name", name=name[:MAX_NAME], most=MAX_NAME - 2)
        names.append(_unique_name(name, names))
    return names, bots


def _unique_name(name: str, taken: list[str]) -> str:
    return next(each for each in (name, *(f"{name} {count}" for count in range(2, 99))) if each not in taken)


class SetupDialog(Dialog):
    """Asks for what the command line leaves open, until each answer is valid."""

    def choose(self, choices: Mapping[str, T], again: str, **values: str | int) -> T:
        """Read a line until it is one of the choices; for any other say ``again``."""
        while (typed := plain(self.ask("> "))) not in choices:
            self.say(again, **values)
        return choices[typed]

    def confirms(self, question: str) -> bool:
        self.say(question)
        return means(self.ask("> "), "typed-yes", self.words)

    def game(self) -> str | Path:
        """Ask for a game: its name, or the file of an unfinished one."""
        unfinished = saves.last_unfinished()
        self.say("welcome")
        chosen = self.ruleset(None if unfinished is None else unfinished.stem)
        return unfinished if unfinished is not None and chosen == "0" else chosen

    def ruleset(self, unfinished: str | None = None) -> str:
        """Ask for a game and return its name; 0 for an unfinished one that is offered."""
        self.say("ask-game")
        if unfinished is not None:
            self.say("ask-game-left", name=unfinished)
        for at, name in enumerate(RULESETS, start=1):
            self.print(Text(f"  {at}  {self.words.game(name)}: {self.words(f'about-{name}')}"))
        choices = {str(at): name for at, name in enumerate(RULESETS, start=1)} | {name: name for name in RULESETS}
        choices |= {"": next(iter(RULESETS))} | ({} if unfinished is None else {"0": "0"})
        return self.choose(choices, "ask-game-again", count=len(RULESETS))

    def variant(self, game: str) -> dict[str, Any]:
        """Ask for the game's variant; return it as options of Game.new."""
        chosen: dict[str, Any] = {}
        if "jokers" in RULESETS[game].OPTIONS:
            chosen["jokers"] = self.confirms("ask-jokers")
        if "track" in RULESETS[game].OPTIONS:
            self.say("ask-track")
            chosen["track"] = self.choose({name: name for name in NAMED} | {"": NAMED[0]}, "ask-track")
        return chosen

    def seats(self, game: str) -> tuple[str, dict[str, Any]]:
        """Ask for the players; return the text for parse_seats, and the option ``solo`` if chosen."""
        default = f"{self.words('you')}, {BOT_PREFIX}greedy"
        alone = "solo" in RULESETS[game].OPTIONS
        self.say("ask-seats", usual=default)
        self.print(*map(Text, bot_lines(self.words)))
        if alone:
            self.say("ask-seats-solo", word=alternatives("typed-solo", self.words)[0])
        typed = self.ask("> ").strip()
        if alone and means(typed, "typed-solo", self.words):
            return self.words("you"), {"solo": True}
        return typed or default, {}
