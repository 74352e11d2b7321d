"""Setting up a game by asking: which game, which variant, who plays."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from ...bots import BOTS, LEVELS
from ...i18n import Words
from ...record import MAX_NAME, is_text
from ...rules import RULESETS, classic
from ...rules.track import NAMED
from ..typed_input import NotUnderstood, is_yes, plain
from . import saves

BOT_PREFIX: Final = "bot:"
_LEVEL_NAMES: Final = frozenset(level.name for level in LEVELS)


def bot_names() -> str:
    """What is typed for a bot."""
    return ", ".join(f"{BOT_PREFIX}{name}" for name in BOTS)


def level_name(bot: str, words: Words) -> str | None:
    """What a level is called; nothing if it is a stranger's bot."""
    return words(f"bot-{bot}") if bot in _LEVEL_NAMES else None


def bot_lines(words: Words, names: Iterable[str] = tuple(BOTS), prefix: str = BOT_PREFIX) -> Iterator[str]:
    """A line for each bot: what is typed for it, its name and what it is like; of a stranger no more."""
    names = tuple(names)
    width = max((len(prefix + name) for name in names), default=0)
    for name in names:
        description = f"  {level_name(name, words)}: {words(f'bot-{name}-about')}" if name in _LEVEL_NAMES else ""
        yield f"  {prefix + name:{width}}{description}".rstrip()


def parse_seats(text: str, words: Words) -> tuple[list[str], dict[int, str]]:
    """Names and bots by seat. A bot is called by its level; who has the same name gets a number."""
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


class SetupDialog:
    """Asks what the command line does not say. What is not understood is asked again."""

    def __init__(self, words: Words, console: Console, ask: Callable[[str], str]) -> None:
        self.words = words
        self.console = console
        self.ask = ask

    def say(self, message: str, /, **values: str | int) -> None:
        self.console.print(Text(self.words(message, **values)))

    def game(self) -> str | Path:
        """A game by its name, or the file of one that was left."""
        left = saves.last_unfinished()
        self.say("welcome")
        return self._game(left)

    def ruleset(self) -> str:
        """A game by its name."""
        game = self._game(None)
        assert isinstance(game, str)
        return game

    def _game(self, left: Path | None) -> str | Path:
        self.say("ask-game")
        if left is not None:
            self.say("ask-game-left", name=left.stem)
        for at, name in enumerate(RULESETS, start=1):
            self.console.print(Text(f"  {at}  {self.words(f'game-{name}')}: {self.words(f'about-{name}')}"))
        choices: dict[str, str | Path] = {str(at): name for at, name in enumerate(RULESETS, start=1)}
        choices |= {name: name for name in RULESETS} | {"": next(iter(RULESETS))}
        if left is not None:
            choices["0"] = left
        while (typed := plain(self.ask("> "))) not in choices:
            self.say("ask-game-again", count=len(RULESETS))
        return choices[typed]

    def bots(self, names: Iterable[str] = tuple(BOTS), prefix: str = BOT_PREFIX) -> None:
        """Show the bots, the weakest first, and what each is like."""
        for line in bot_lines(self.words, names, prefix):
            self.console.print(Text(line))

    def variant(self, game: str) -> dict[str, Any]:
        """The options of a game that a player would be asked for at the table."""
        if game == "cards":
            self.say("ask-jokers")
            return {"jokers": is_yes(self.ask("> "), self.words)}
        if game == "onboard":
            self.say("ask-track")
            while (typed := plain(self.ask("> ")) or NAMED[0]) not in NAMED:
                self.say("ask-track")
            return {"track": typed}
        return {}

    def seats(self, game: str) -> tuple[str, dict[str, Any]]:
        """Who plays, as text, and the option of the game that goes with it: one word is for who plays solo."""
        usual = f"{self.words('you')}, {BOT_PREFIX}greedy"
        solo = [word.strip() for word in self.words("typed-solo").split(",")] if game == classic.NAME else []
        self.say("ask-seats", usual=usual)
        self.bots()
        if solo:
            self.say("ask-seats-solo", word=solo[0])
        typed = self.ask("> ").strip()
        if plain(typed) in map(plain, solo):
            return self.words("you"), {"solo": True}
        return typed or usual, {}
