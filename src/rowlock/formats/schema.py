"""msgspec types of the JSON of views, decisions and scores, shared by all interfaces.

``codec`` converts them to and from JSON values, live tables send them as they are, and the protocol's JSON Schema is
generated from them. Shapes are built from views, so they hold nothing that a seat may not know.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ..rules import COLORS, Cross, Decision, Dice, Draw, Move, Pass, Play, Score, Sheet, Visible, cards, onboard
from ..rules.sheet import LAST, NAMES, number_at
from ..rules.track import LENGTHS, Field

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


def table_shape(table: Visible, seat: int | None) -> TableShape:
    """Convert the view of a seat, or of an onlooker if None."""
    if isinstance(table, cards.VisiblePosition):
        return CardsTable(
            seat=seat,
            joker=table.jokers,
            players=len(table.sheets),
            active=table.active,
            turn=table.turn,
            phase=table.phase,  # type: ignore[arg-type]  # the only phases of the rules
            sheets=[sheet_shape(sheet) for sheet in table.sheets],
            hand=[str(card) for card in table.hand],
            other_hands={str(at): list(hand) for at, hand in enumerate(table.hands) if at != seat},
            display=list(table.display),
            pile_top=table.pile_top,
            pile_size=table.pile_size,
            discard_top=table.discard_top,
            discard_size=table.discard_size,
            active_crossed=table.active_crossed,
            end_reason=table.end_reason,
        )
    common = (
        seat,
        len(table.sheets),
        table.active,
        table.turn,
        table.phase,
        None if table.dice is None else dice_shape(table.dice),
        [sheet_shape(sheet) for sheet in table.sheets],
        _closed(table.closed),
        table.active_crossed,
        table.end_reason,
    )
    if isinstance(table, onboard.Position):
        fields = _track(table.track)
        last = None if table.last_turns is None else list(table.last_turns)
        return OnboardTable(*common, fields, list(table.pawns), table.announced_by, last)  # type: ignore[arg-type]
    return ClassicTable(*common)  # type: ignore[arg-type]


@lru_cache(4096)
def sheet_shape(sheet: Sheet) -> SheetShape:
    red, yellow, green, blue = (_numbers(row, color) for color, row in enumerate(sheet.rows))
    locks: list[ColorName] = [NAMES[color] for color in sheet.locks]
    return SheetShape(red, yellow, green, blue, locks, sheet.penalties)


@lru_cache(4 * 4096)
def _numbers(row: int, color: int) -> list[int]:
    return [number_at(color, at) for at in range(LAST + 1) if row >> at & 1]


@lru_cache(16)
def _closed(closed: int) -> list[str]:
    return [NAMES[color] for color in COLORS if closed >> color & 1]


@lru_cache(64)
def _track(track: tuple[Field, ...]) -> list[list[str | int]]:
    return [[NAMES[field.color], field.number, field.bonus] for field in track]


def dice_shape(dice: Dice) -> DiceShape:
    red, yellow, green, blue = (face or None for face in dice.colors)
    return DiceShape(list(dice.white), red, yellow, green, blue)


class ScoreShape(Shape, frozen=True):
    """A score: points and crosses of each row (lock included), penalty points (negative), On Board's bonus."""

    rows: dict[ColorName, int]
    crosses: dict[ColorName, int]
    penalties: int
    bonus: int
    total: int


@lru_cache(4096)
def score_shape(score: Score) -> ScoreShape:
    rows, crosses = (dict(zip(NAMES, values, strict=True)) for values in (score.rows, score.crosses))
    return ScoreShape(rows, crosses, score.penalties, score.bonus, score.total)  # type: ignore[arg-type]


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
_PASS: Final = PassShape()


def decision_shape(decision: Decision, table: Visible | None = None) -> DecisionShape:
    """Convert a decision. With its table, a move has steps, field and whether it crosses; else the field only."""
    match decision:
        case Pass():
            return _PASS
        case Cross(color, number):
            return _mark(color, number)
        case Move(field):
            if isinstance(table, onboard.Position):
                return MoveShape(onboard.reach(table).index(field) + 1, field, bool(onboard.lands(table, field)))
            return MoveShape(field=field)
        case Draw(places):
            return DrawShape(list(places))
        case Play(shown, color, numbers):
            return PlayShape([str(card) for card in shown], NAMES[color], list(numbers))


@lru_cache(64)
def _mark(color: int, number: int) -> MarkShape:
    return MarkShape(NAMES[color], number)


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
