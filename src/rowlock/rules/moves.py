"""Decisions of a seat: pass, cross, move the pawn, draw cards, play cards.

Decisions are normalized, hashable values. ``str()`` gives a short text that :func:`parse` reads.
"""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from .deck import CARDS, Card, sorted_cards
from .errors import IllegalMove
from .sheet import BY_LETTER, COLORS, NUMBERS, Color, place


class Decision:
    """Base of decisions: frozen, hashable, with a short text.

    ``reveals``: making it shows the seat something hidden, so it cannot be taken back.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Pass(Decision):
    """Cross nothing, or leave the pawn where it is."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Cross(Decision):
    """Cross a number, identified by row and number, not by dice (AB17).

    ``Cross("r", 5)`` and ``Cross("red", 5)`` are ``Cross(RED, 5)``. Raises IllegalMove for a number that no row has.
    """

    color: Color
    number: int

    if TYPE_CHECKING:

        def __init__(self, color: Color | str, number: int) -> None: ...

    def __post_init__(self) -> None:
        object.__setattr__(self, "color", Color(self.color))
        if self.number not in NUMBERS:
            raise IllegalMove("no_such_number", "B2", number=self.number)

    def __str__(self) -> str:
        return f"{self.color.letter.lower()}{self.number}"


@dataclass(frozen=True, slots=True)
class Move(Decision):
    """On Board: move the pawn to a field, counted from 1."""

    field: int

    def __str__(self) -> str:
        return f"@{self.field}"


@dataclass(frozen=True, slots=True)
class Draw(Decision):
    """Card game: take the cards at these places of the display, counted from 0 on the left.

    Places, not cards, because no seat sees the colors on the display (C2).
    """

    reveals: ClassVar[bool] = True
    places: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", tuple(sorted(self.places)))

    def __str__(self) -> str:
        return " ".join(f"#{at + 1}" for at in self.places)


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Card game: show one to three cards in a color and cross none, some or all of their numbers.

    Cards and numbers are sorted on construction, so that equivalent plays compare equal (AC27).
    """

    cards: tuple[Card, ...]
    color: Color
    numbers: tuple[int, ...] = ()

    if TYPE_CHECKING:

        def __init__(self, cards: tuple[Card, ...], color: Color | str, numbers: tuple[int, ...] = ()) -> None: ...

    def __post_init__(self) -> None:
        object.__setattr__(self, "color", Color(self.color))
        object.__setattr__(self, "cards", tuple(sorted_cards(self.cards)))
        object.__setattr__(self, "numbers", tuple(sorted(self.numbers, key=lambda n: place(self.color, n))))

    def __str__(self) -> str:
        letter = self.color.letter.lower()
        marks = " ".join(f"{letter}{number}" for number in self.numbers) or f"{letter}-"
        return f"{' '.join(map(str, self.cards))} > {marks}"


PASS: Final = Pass()
CROSSES: Final = tuple({number: Cross(color, number) for number in NUMBERS} for color in COLORS)
"""All crosses, as ``CROSSES[color][number]``, so that hot loops do not construct them."""


_CROSS: Final = re.compile(r"([rygb])([0-9]{1,2})")
_PLAY: Final = re.compile(r"((?:[RYGBJ][0-9]{1,2} )+)> ([rygb])(?:-|([0-9]{1,2}(?: \2[0-9]{1,2})*))")


def parse(text: str) -> Decision:
    """Parse the short text of a decision: ``-``, ``r5``, ``@7``, ``#1 #3`` or ``G11 G9 > g11 g9``.

    Raises IllegalMove ``not_a_decision`` if the text is malformed. Does not check legality.
    """
    if text == "-":
        return PASS
    if (cross := _CROSS.fullmatch(text)) and int(cross[2]) in NUMBERS:
        return CROSSES[BY_LETTER[cross[1]]][int(cross[2])]
    if re.fullmatch(r"@[0-9]{1,3}", text):
        return Move(int(text[1:]))
    if re.fullmatch(r"#[1-4](?: #[1-4])*", text):
        return Draw(tuple(int(at) - 1 for at in re.findall(r"[0-9]", text)))
    if play := _PLAY.fullmatch(text):
        shown = play[1].split()
        numbers = tuple(map(int, re.findall(r"[0-9]+", play[3] or "")))
        if all(card in CARDS for card in shown) and all(number in NUMBERS for number in numbers):
            return Play(tuple(CARDS[card] for card in shown), BY_LETTER[play[2]], numbers)
    raise IllegalMove("not_a_decision", "B8", text=text[:40])
