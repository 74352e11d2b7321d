"""msgspec types of the JSON of positions, views, decisions and scores, shared by all interfaces.

Live tables send views as they are, and the protocol's JSON Schema is generated from them. A ``...Table`` is built from
a view, so it holds nothing that a seat may not know.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..rules import cards
from ..rules.sheet import MAX_PENALTIES
from ..rules.track import LENGTHS

Json = dict[str, Any]
GameName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=20)]
"""Name of a ruleset: ``classic``, ``cards``, ``onboard``, or a further one of the server."""
ColorName = Literal["red", "yellow", "green", "blue"]
RowNumber = Annotated[int, Meta(ge=2, le=12)]
CardName = Annotated[str, Meta(pattern="^[RYGBJ]([2-9]|1[0-2])$", max_length=3)]
"""A card: the initial of its color, or J for a joker, then its number."""
Face = Annotated[int, Meta(ge=1, le=6)]
SeatIndex = Annotated[int, Meta(ge=0, le=4)]
FieldNumber = Annotated[int, Meta(ge=0, le=LENGTHS[-1])]
TrackField = tuple[ColorName, RowNumber, Annotated[int, Meta(ge=0, le=20)]]
TrackFields = Annotated[Sequence[TrackField], Meta(min_length=LENGTHS[0], max_length=LENGTHS[-1])]
Places = Annotated[list[Annotated[int, Meta(ge=0, lt=cards.DISPLAY)]], Meta(max_length=cards.DISPLAY)]
CardNames = Annotated[Sequence[CardName], Meta(max_length=55)]
_Row = Annotated[Sequence[RowNumber], Meta(max_length=11)]
_Colors = Annotated[Sequence[ColorName], Meta(max_length=4)]


class Shape(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all shapes: frozen, strict when decoded, untracked by the garbage collector since acyclic."""


# Positions and tables


class SheetShape(Shape, frozen=True):
    """A sheet: crossed numbers of each row from left to right, rows with a crossed lock, number of penalties."""

    red: _Row
    yellow: _Row
    green: _Row
    blue: _Row
    locks: _Colors
    penalties: Annotated[int, Meta(ge=0, le=MAX_PENALTIES)]


class DiceShape(Shape, frozen=True, omit_defaults=True):
    """A roll: two white dice, and the colored dice still in the game."""

    white: Annotated[Sequence[Face], Meta(min_length=2, max_length=2)]
    red: Face | None = None
    yellow: Face | None = None
    green: Face | None = None
    blue: Face | None = None


class TableState(Shape, frozen=True):
    """Entries that positions and views of all games have."""

    players: Annotated[int, Meta(ge=1, le=5)]
    active: SeatIndex
    turn: Annotated[int, Meta(ge=1, lt=100_000)]
    phase: str
    sheets: Annotated[Sequence[SheetShape], Meta(max_length=5)]
    active_crossed: bool
    end_reason: str | None


class DiceState(TableState, frozen=True):
    """Entries of the games with dice."""

    dice: DiceShape | None
    closed: _Colors


class ClassicState(DiceState, frozen=True, tag_field="game", tag="classic"):
    """A position of the dice game."""

    phase: Literal["roll", "action1", "action2", "over"]


class OnboardState(DiceState, frozen=True, tag_field="game", tag="onboard"):
    """A position of On Board. A track field is color, number and bonus; pawns count fields from 1."""

    phase: Literal["roll", "action1", "action2", "step3", "over"]
    track: TrackFields
    pawns: Annotated[Sequence[FieldNumber], Meta(max_length=4)]
    announced_by: SeatIndex | None
    last_turns: Annotated[Sequence[SeatIndex], Meta(max_length=4)] | None


class CardsState(TableState, frozen=True, tag_field="game", tag="cards"):
    """A position of the card game, hidden cards included."""

    phase: Literal["draw", "number", "play", "over"]
    joker: bool
    hands: Annotated[Sequence[CardNames], Meta(max_length=5)]
    display: CardNames
    pile: CardNames
    discard: CardNames


class ClassicTable(ClassicState, frozen=True, tag_field="game", tag="classic"):
    """The dice game as all seats see it."""

    seat: int | None


class OnboardTable(OnboardState, frozen=True, tag_field="game", tag="onboard"):
    """On Board as all seats see it. A track field is color, number and bonus; pawns count fields from 1."""

    seat: int | None
    track: Sequence[TrackField]  # a replay sends it once, and empty in its frames


class CardsTable(TableState, frozen=True, tag_field="game", tag="cards"):
    """The card game as one seat sees it. An onlooker (``seat`` null) has no hand and sees only backs."""

    seat: int | None
    joker: bool
    phase: Literal["draw", "number", "play", "over"]
    hand: Sequence[CardName]
    other_hands: dict[str, Sequence[int]]
    display: Sequence[int]
    pile_top: int | None
    pile_size: int
    discard_top: int | None
    discard_size: int


class CustomTable(DiceState, frozen=True, tag_field="game", tag="custom"):
    """A further game as one seat sees it. ``ruleset`` is its name, ``facts`` what it shows besides the sheets."""

    seat: int | None
    ruleset: str
    facts: dict[str, Any]


TableShape = ClassicTable | OnboardTable | CardsTable | CustomTable


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

    places: Places


class PlayShape(Shape, frozen=True, tag_field="type", tag="play"):
    """Card game: show one to three cards in a color and cross none, some or all of their numbers."""

    cards: Annotated[list[CardName], Meta(max_length=cards.FULL_HAND)]
    color: ColorName
    marks: Annotated[list[RowNumber], Meta(max_length=11)]


class TextShape(Shape, frozen=True, tag_field="type", tag="text"):
    """Any decision by its short text, such as ``r5``; further games have no other."""

    text: Annotated[str, Meta(max_length=100)]


class NamedDrawShape(Shape, frozen=True, tag_field="type", tag="draw"):
    """Card game: take cards of the display by place, or by name where the whole position is known."""

    places: Places | None = None
    cards: CardNames | None = None


DecisionShape = PassShape | MarkShape | MoveShape | DrawShape | PlayShape | TextShape
NamedDecisionShape = PassShape | MarkShape | MoveShape | NamedDrawShape | PlayShape | TextShape
"""Decisions of a program that knows the whole position."""


# Chance


class ReshuffleShape(Shape, frozen=True):
    """The reshuffled discard, top first."""

    reshuffle: CardNames


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
