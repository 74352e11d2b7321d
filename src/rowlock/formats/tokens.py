"""Tags and tokens of the notation, with their place in the text for errors."""

import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from ..record import is_text
from ..rules import CARDS, PASS, Card, Cross, Decision
from ..rules.errors import sentences
from ..rules.moves import CROSSES
from ..rules.sheet import BY_LETTER, LAST, NUMBERS, place
from .errors import RecordError

UNDECIDED: Final = "?"
PENALTY: Final = "(-5)"
YES_NO: Final = {"yes": True, "no": False}
_TAG: Final = re.compile(r'\[([A-Za-z.]{1,20}) "((?:[^"\\]|\\.)*)"\]\s*')
_CROSS: Final = re.compile(r"([rygb])(1?\d)(!?)", re.ASCII)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Token:
    """A token of a turn, or the value of a tag, with its place in the text."""

    text: str
    line: int
    column: int

    def fail(self, code: str, **details: object) -> NoReturn:
        raise RecordError(code, self.line, self.column, **details)

    def wrong(self, wanted: str) -> NoReturn:
        assert wanted in sentences("wanted")
        self.fail("token_wrong", token=self.text, wanted=wanted)

    def cross(self) -> Cross:
        """Parse a cross such as ``r5``, or ``r12!`` with its lock."""
        match = _CROSS.fullmatch(self.text)
        if match is None or int(match[2]) not in NUMBERS:
            self.wrong("cross")
        cross = CROSSES[BY_LETTER[match[1]]][int(match[2])]
        if match[3]:
            self.check_lock(cross)
        return cross

    def check_lock(self, cross: Cross) -> None:
        """Check an annotated lock: only the last number is crossed with it (B17)."""
        if place(cross.color, cross.number) != LAST:
            self.fail("no_lock_here", token=self.text)


class Tags:
    """The tags of a text. ``unread`` are those that no method has taken yet."""

    def __init__(self) -> None:
        self.tags: dict[str, Token] = {}
        self.unread: set[str] = set()

    def parse(self, line: str, at: int) -> None:
        """Parse a line with a tag."""
        match = _TAG.fullmatch(line)
        if match is None:
            raise RecordError("bad_tag", at, 1)
        name = match.group(1)
        if name in self.tags:
            raise RecordError("tag_twice", at, 2, tag=name)
        self.tags[name] = Token(re.sub(r"\\(.)", r"\1", match.group(2)), at, match.start(2) + 1)
        self.unread.add(name)

    def take(self, name: str) -> Token | None:
        self.unread.discard(name)
        return self.tags.get(name)

    def required(self, name: str) -> Token:
        return self.take(name) or self.missing(name)

    def text(self, name: str, max_length: int) -> str | None:
        tag = self.take(name)
        if tag is None:
            return None
        if not is_text(tag.text, max_length):
            self.bad_value(name)
        return tag.text

    def choice(self, name: str, allowed: Mapping[str, T]) -> T:
        value = self.required(name).text
        return allowed[value] if value in allowed else self.bad_value(name)

    def cards(self, name: str, count: int | None = None) -> list[Card]:
        texts = self.required(name).text.split()
        if not all(text in CARDS for text in texts) or count not in (None, len(texts)):
            self.bad_value(name)
        return [CARDS[text] for text in texts]

    def missing(self, name: str) -> NoReturn:
        raise RecordError("tag_missing", 1, 1, tag=name)

    def bad_value(self, name: str) -> NoReturn:
        tag = self.tags[name]
        tag.fail("tag_value", tag=name, value=tag.text[:40])


class Line:
    """The remaining tokens of the line of one turn."""

    def __init__(self, text: str, at: int) -> None:
        self.tokens = deque(Token(found.group(), at, found.start() + 1) for found in re.finditer(r"\S+", text))
        self.end = Token("", at, len(text.rstrip()) + 1)

    def __bool__(self) -> bool:
        return bool(self.tokens)

    @property
    def first(self) -> Token:
        """The next token, or an empty one at the end of the line."""
        return self.tokens[0] if self.tokens else self.end

    def next(self, wanted: str) -> Token:
        if not self.tokens:
            self.end.fail("token_missing", wanted=wanted)
        return self.tokens.popleft()

    def peek(self, *texts: str) -> bool:
        return bool(self.tokens) and self.tokens[0].text in texts

    def accept(self, text: str) -> bool:
        """Take the next token if it is this one."""
        if self.peek(text):
            self.tokens.popleft()
            return True
        return False

    def action(self) -> Decision | None:
        """Parse a pass or a cross; None for a decision that is still open."""
        token = self.next("decision")
        if token.text == UNDECIDED:
            return None
        return PASS if token.text == "-" else token.cross()

    def card(self, wanted: str) -> Card:
        token = self.next(wanted)
        return CARDS[token.text] if token.text in CARDS else token.wrong(wanted)


def card_texts(cards: Iterator[Card] | tuple[Card, ...]) -> str:
    """Format cards: ``R2 Y12 J5``."""
    return " ".join(map(str, cards))
