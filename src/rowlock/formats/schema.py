"""msgspec types of the JSON of views, decisions and scores, shared by all interfaces.

Live tables send them as they are, and the protocol's JSON Schema is
generated from them. ``codec`` builds them from views, so they hold nothing that a seat may not know.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..rules import cards
from ..rules.track import LENGTHS

ColorName = Literal["red", "yellow", "green", "blue"]
RowNumber = Annotated[int, Meta(ge=2, le=12)]
CardName = Annotated[str, Meta(pattern="^[RYGBJ]([2-9]|1[0-2])$", max_length=3)]
"""A card: the initial of its color, or J for a joker, then its number."""


class Shape(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all shapes: frozen, strict when decoded, untracked by the garbage collector since acyclic."""


# Tables


class SheetShape(Shape, frozen=True):
    """A sheet: crossed numbers of each row from left to right, rows with a crossed lock, number of penalties."""

    red: Sequence[int]
    yellow: Sequence[int]
    green: Sequence[int]
    blue: Sequence[int]
    locks: Sequence[ColorName]
    penalties: int


class DiceShape(Shape, frozen=True, omit_defaults=True):
    """A roll: two white dice, and the colored dice still in the game."""

    white: Sequence[int]
    red: int | None = None
    yellow: int | None = None
    green: int | None = None
    blue: int | None = None


class ClassicTable(Shape, frozen=True, tag_field="game", tag="classic"):
    """The dice game as all seats see it."""

    seat: int | None
    players: int
    active: int
    turn: int
    phase: Literal["roll", "action1", "action2", "over"]
    dice: DiceShape | None
    sheets: Sequence[SheetShape]
    closed: Sequence[ColorName]
    active_crossed: bool
    end_reason: str | None


class OnboardTable(Shape, frozen=True, tag_field="game", tag="onboard"):
    """On Board as all seats see it. A track field is color, number and bonus; pawns count fields from 1."""

    seat: int | None
    players: int
    active: int
    turn: int
    phase: Literal["roll", "action1", "action2", "step3", "over"]
    dice: DiceShape | None
    sheets: Sequence[SheetShape]
    closed: Sequence[ColorName]
    active_crossed: bool
    end_reason: str | None
    track: Sequence[tuple[ColorName, int, int]]
    pawns: Sequence[int]
    announced_by: int | None
    last_turns: Sequence[int] | None


class CardsTable(Shape, frozen=True, tag_field="game", tag="cards"):
    """The card game as one seat sees it. An onlooker (``seat`` null) has no hand and sees only backs."""

    seat: int | None
    joker: bool
    players: int
    active: int
    turn: int
    phase: Literal["draw", "number", "play", "over"]
    sheets: Sequence[SheetShape]
    hand: Sequence[CardName]
    other_hands: dict[str, Sequence[int]]
    display: Sequence[int]
    pile_top: int | None
    pile_size: int
    discard_top: int | None
    discard_size: int
    active_crossed: bool
    end_reason: str | None


TableShape = ClassicTable | OnboardTable | CardsTable


class ScoreShape(Shape, frozen=True):
    """A score: points and crosses of each row (lock included), penalty points (negative), On Board's bonus."""

    rows: dict[ColorName, int]
    crosses: dict[ColorName, int]
    penalties: int
    bonus: int
    total: int


# Decisions


class PassShape(Shape, frozen=True, tag_field="type", tag="pass"):
    """Cross nothing, or leave the pawn where it is."""


class MarkShape(Shape, frozen=True, tag_field="type", tag="mark"):
    """Cross a number of a row."""

    row: ColorName
    number: RowNumber


class MoveShape(Shape, frozen=True, tag_field="type", tag="move", omit_defaults=True):
    """On Board: move the pawn to a field, given by number or by steps. ``crosses``: whether landing crosses."""

    steps: Annotated[int, Meta(ge=1, lt=LENGTHS.stop)] | None = None
    field: Annotated[int, Meta(ge=0, lt=LENGTHS.stop)] | None = None
    crosses: bool | None = None


class DrawShape(Shape, frozen=True, tag_field="type", tag="draw"):
    """Card game: take the cards at these places of the display, counted from 0 on the left."""

    places: Annotated[list[Annotated[int, Meta(ge=0, lt=cards.DISPLAY)]], Meta(max_length=cards.DISPLAY)]


class PlayShape(Shape, frozen=True, tag_field="type", tag="play"):
    """Card game: show one to three cards in a color and cross none, some or all of their numbers."""

    cards: Annotated[list[CardName], Meta(max_length=cards.FULL_HAND)]
    color: ColorName
    marks: Annotated[list[RowNumber], Meta(max_length=11)]


DecisionShape = PassShape | MarkShape | MoveShape | DrawShape | PlayShape
# Outcomes of options


class OutcomeShape(Shape, frozen=True, omit_defaults=True):
    """The certain effects of an option, independent of hidden information and other seats' decisions.

    ``uses`` are the dice whose sum is crossed: white and white, or white and the row's color.
    """

    crosses: Sequence[tuple[ColorName, int]] = ()
    uses: Sequence[tuple[Literal["white", "red", "yellow", "green", "blue"], int]] = ()
    skips: Sequence[int] = ()
    locks: ColorName | None = None
    penalty: bool = False
    ends: bool = False
    points: int = 0
    bonus: int | None = None
    announces: bool = False
