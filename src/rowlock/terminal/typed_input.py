"""Parser of what a player types: commands, option numbers, decisions in short notation, dice."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ..i18n import Words, plain
from ..rules import CARDS, COLORS, Color, Cross, Decision, Dice, Draw, Move, Pass, Play
from ..rules.moves import CROSSES
from ..rules.sheet import BY_NAME, NUMBERS

COMMANDS: Final = ("help", "options", "hint", "all", "table", "sheets", "undo", "save", "quit")
LIVE_COMMANDS: Final = ("roll", "start", "bot", "free", "say", "resign", "rematch")
"""Further commands of an online table."""
COMMAND_KEYS: Final = {name: f"command-{name}" for name in COMMANDS} | {name: f"live-{name}" for name in LIVE_COMMANDS}
"""The message that lists the words of each command."""
TABLE_COMMANDS: Final = tuple(name for name in COMMAND_KEYS if name != "all")
"""Commands of an online table: no "all", because the server ranks the best options only."""


class NotUnderstood(Exception):
    """The line cannot be parsed. ``reason`` is the key of a message that explains the expected input."""

    def __init__(self, reason: str, /, **values: str | int) -> None:
        self.reason = reason
        self.values = values
        super().__init__(reason)

    def sentence(self, words: Words) -> str:
        return words(self.reason, **self.values)


def alternatives(message: str, words: Words) -> list[str]:
    """Return the words that a message lists."""
    return [word.strip() for word in words(message).split(",")]


def means(line: str, message: str, words: Words) -> bool:
    """Whether a line is one of the words that a message lists."""
    return plain(line) in map(plain, alternatives(message, words))


def command(line: str, words: Words, commands: Iterable[str] = COMMANDS) -> str | None:
    """Return the command that a line names, in English or in the player's language."""
    typed = "help" if line == "?" else plain(line)
    return next((name for name in commands if typed == name or means(line, COMMAND_KEYS[name], words)), None)


def decision(line: str, options: Sequence[Decision], words: Words) -> Decision:
    """Parse a decision: an option's number, or notation, which may be illegal. Raises NotUnderstood."""
    typed, first = plain(line), first_number(options)
    unknown = NotUnderstood("typed-no-option", number=typed[:9], least=first, most=len(options) - 1 + first)
    if typed.isascii() and typed.isdigit() and not isinstance(options[0], Draw):
        at = int(typed) - first if len(typed) < 6 else len(options)
        if at not in range(len(options)):
            raise unknown
        return options[at]
    if isinstance(options[0], Pass) and (typed == "-" or means(line, "typed-pass", words)):
        return options[0]
    kinds = {type(option) for option in options}
    if Move in kinds:
        return _move(typed)
    if Draw in kinds:
        return _draw(typed)
    if Play in kinds:
        return _play(typed, words)
    if kinds <= {Pass, Cross}:
        return _cross(typed, words)
    named = {plain(str(option)): option for option in options}
    if typed not in named:
        raise unknown
    return named[typed]


def first_number(options: Sequence[Decision]) -> int:
    """Return the number of the first option: 0 if it is a pass, else 1."""
    return 0 if isinstance(options[0], Pass) else 1


def label(options: Sequence[Decision], at: int) -> str:
    """Return what to type for an option: its number, or the places of a draw."""
    option = options[at]
    return str(option).replace("#", "") if isinstance(option, Draw) else str(first_number(options) + at)


def _cross(typed: str, words: Words) -> Cross:
    match = re.fullmatch(r"([^\W\d]+)\s*(\d{1,2})", typed)
    color = match and _color(match[1], words)
    if match is None or color is None or int(match[2]) not in NUMBERS:
        raise NotUnderstood("typed-cross")
    return CROSSES[color][int(match[2])]


def _color(typed: str, words: Words) -> Color | None:
    """Find a color by its English letter, or by a prefix of its name in English or the player's language."""
    for color in COLORS:
        # three letters identify a color in every language, whatever its grammatical ending
        stems = (str(color)[:3], plain(words(f"color-{color}"))[:3])
        if typed == color.letter.lower() or (len(typed) > 1 and any(stem.startswith(typed[:3]) for stem in stems)):
            return color
    return None


def _move(typed: str) -> Move:
    match = re.fullmatch(r"@?\s*(\d{1,3})", typed)
    if match is None:
        raise NotUnderstood("typed-move")
    return Move(int(match[1]))


def _draw(typed: str) -> Draw:
    if not re.fullmatch(r"[1-4](?:[\s,]+[1-4])*", typed):
        raise NotUnderstood("typed-draw")
    return Draw(tuple(int(place) - 1 for place in re.findall(r"\d", typed)))


def _play(typed: str, words: Words) -> Play:
    """Parse cards, then > and the numbers to cross: ``g11 g9 > 11 9``. Nothing after > means no cross."""
    shown, _, crossed = typed.partition(">")
    names = [text.replace(" ", "").upper() for text in re.findall(r"[a-z]\s*\d{1,2}", shown)]
    if not names or not CARDS.keys() >= {*names} or re.sub(r"[a-z]\s*\d{1,2}|[\s,]", "", shown):
        raise NotUnderstood("typed-play")
    cards = tuple(CARDS[name] for name in names)
    numbers = tuple(int(number) for number in re.findall(r"\d{1,2}", crossed))
    letters = re.match(r"\s*([^\W\d]+)", crossed)
    shared = next((card.color for card in cards if card.color is not None), None)
    color = _color(letters[1], words) if letters else shared
    if color is None and numbers and not letters:
        raise NotUnderstood("typed-joker-color")
    if (letters and color is None) or any(number not in NUMBERS for number in numbers):
        raise NotUnderstood("typed-play")
    # without a color there are only jokers and no cross, so that the color has no effect
    return Play(cards, BY_NAME["red"] if color is None else color, numbers)


def dice(line: str, closed: int) -> Dice:
    """Parse a roll of real dice: two white ones, then the colors in play from red to blue. Raises NotUnderstood."""
    rolled = [color for color in COLORS if not closed >> color & 1]
    faces = [int(face) for face in re.findall(r"\d", line)]
    if not re.fullmatch(r"[1-6\s,+]*", line) or len(faces) != 2 + len(rolled):
        raise NotUnderstood("typed-dice", count=2 + len(rolled))
    colored = dict(zip(rolled, faces[2:], strict=True))
    red, yellow, green, blue = (colored.get(color, 0) for color in COLORS)
    return Dice((faces[0], faces[1]), (red, yellow, green, blue))
