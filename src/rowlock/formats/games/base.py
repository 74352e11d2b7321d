"""GameFormat: the JSON and notation of one game, with defaults for games that bring none."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final, Generic, NoReturn, TypeVar

import msgspec

from ...rules import (
    CARDS,
    COLORS,
    PASS,
    Card,
    Cross,
    Decision,
    Dice,
    Draw,
    IllegalMove,
    Move,
    Pass,
    Play,
    Position,
    Ruleset,
    Sheet,
    Visible,
)
from ...rules.moves import CROSSES
from ...rules.sheet import BY_NAME, CROSSES_BEFORE_LAST, LAST, NAMES, Color, crossed, place
from .. import schema
from ..errors import FormatError, bad_path
from ..schema import Json
from ..tokens import UNDECIDED, Line, Tags

P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=Visible)
T = TypeVar("T")
_PASS: Final = schema.PassShape()
_COMMON: Final = ("active", "turn", "phase", "active_crossed", "end_reason")
_SHARED: Final = ("players", "sheets", "dice", "closed")


def convert(data: object, kind: type[T], code: str, where: str) -> T:
    """Decode a JSON value as a msgspec type. Raises FormatError naming the bad entry."""
    try:
        return msgspec.convert(data, kind)
    except UnicodeEncodeError as error:
        raise FormatError(code, where or "state", "has a text that is not Unicode") from error
    except msgspec.ValidationError as error:
        path, problem = bad_path(error), str(error).rpartition(" - at ")[0] or str(error)
        if field := _FIELD.match(problem):
            path = f"{path}.{field[1]}" if path else field[1]
        place = f"{where}.{path}" if where and path and not path.startswith("[") else where + path
        raise FormatError(code, place or "state", problem) from error


_FIELD: Final = re.compile(r"Object (?:missing required|contains unknown) field `(.*?)`")


def reject(where: str, problem: str) -> NoReturn:
    """Raise FormatError for an entry of a position."""
    raise FormatError("bad_position", where, problem)


def to_dict(value: object) -> Json:
    """Convert a shape, a dataclass or a mapping to plain values."""
    data: Json = msgspec.to_builtins(value)
    return data


# Parts that the games share


@lru_cache(4096)
def sheet_shape(sheet: Sheet) -> schema.SheetShape:
    red, yellow, green, blue = map(sheet.crosses, COLORS)
    return schema.SheetShape(red, yellow, green, blue, [NAMES[color] for color in sheet.locks], sheet.penalties)


def sheet_of(shape: schema.SheetShape, where: str) -> Sheet:
    """Decode a sheet; check the order of crosses and the locks."""
    red, yellow, green, blue = (_row(getattr(shape, name), color, f"{where}.{name}") for name, color in BY_NAME.items())
    sheet = Sheet((red, yellow, green, blue), shape.penalties)
    if sorted(BY_NAME[name] for name in shape.locks) != list(sheet.locks):
        reject(f"{where}.locks", "must name the rows whose last number is crossed")
    return sheet


def _row(numbers: Sequence[int], color: Color, where: str) -> int:
    row = 0
    for number in numbers:
        at = place(color, number)
        if row >> at:
            reject(where, "must be crossed from left to right")
        if at == LAST and row.bit_count() < CROSSES_BEFORE_LAST:
            reject(where, "has its last number with fewer than five crosses before")
        row = crossed(row, at)
    return row


def dice_shape(dice: Dice) -> schema.DiceShape:
    red, yellow, green, blue = (face or None for face in dice.colors)
    return schema.DiceShape(list(dice.white), red, yellow, green, blue)


def dice_of(shape: schema.DiceShape) -> Dice:
    one, other = shape.white
    return Dice((one, other), (shape.red or 0, shape.yellow or 0, shape.green or 0, shape.blue or 0))


def cards_of(names: Sequence[str]) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def common(table: Visible) -> dict[str, Any]:
    """The entries of TableState."""
    return {
        "players": len(table.sheets),
        "active": table.active,
        "turn": table.turn,
        "phase": table.phase,
        "sheets": [sheet_shape(sheet) for sheet in table.sheets],
        "active_crossed": table.active_crossed,
        "end_reason": table.end_reason,
    }


def dice_entries(table: Visible) -> dict[str, Any]:
    """The entries of DiceState."""
    dice = None if table.dice is None else dice_shape(table.dice)
    closed = [NAMES[color] for color in COLORS if table.closed >> color & 1]
    return {**common(table), "dice": dice, "closed": closed}


def decision_shape(decision: Decision) -> schema.DecisionShape:
    """Convert a decision without its position: a move has its field only."""
    match decision:
        case Pass():
            return _PASS
        case Cross(color, number):
            return schema.MarkShape(NAMES[color], number)
        case Move(field):
            return schema.MoveShape(field=field)
        case Draw(places):
            return schema.DrawShape(list(places))
        case Play(shown, color, numbers):
            return schema.PlayShape([str(card) for card in shown], NAMES[color], list(numbers))
        case _:
            return schema.TextShape(str(decision))


class GameFormat(Generic[P, V]):
    """JSON and notation of one game; a subclass says what differs.

    The defaults write the fields of the dataclasses of positions and views, and decisions as their short text, which
    must not contain spaces.
    """

    def __init__(self, rules: Ruleset[P], position: type[P], visible: type[V]) -> None:
        self.rules = rules
        self._position = position
        self._visible = visible

    # JSON

    def position_to_json(self, position: P) -> Json:
        return {"game": self.rules.NAME, **to_dict(position), **to_dict(dice_entries(position))}

    def position_from_json(self, data: Json) -> P:
        """Decode a position whose ``game`` is this one. Raises FormatError."""
        position = self._decode(self._position, {name: entry for name, entry in data.items() if name != "game"})
        if not position.over and not position.to_act() and position.chance() is None:
            reject("phase", "is not one of this game")
        return position

    def table(self, view: V, seat: int | None) -> schema.TableShape:
        """Convert what a seat sees, or an onlooker if None."""
        own = {name: entry for name, entry in to_dict(view).items() if name not in (*_COMMON, *_SHARED, "seat")}
        return schema.CustomTable(seat=seat, ruleset=self.rules.NAME, facts=own, **dice_entries(view))

    def visible(self, table: Any) -> V:
        """Decode a view; inverse of :meth:`table`. Raises FormatError ``bad_position`` for an impossible one."""
        shape: schema.CustomTable = table
        entries = {name: entry for name, entry in to_dict(shape).items() if name in (*_COMMON, *_SHARED, "seat")}
        return self._decode(self._visible, {**entries, **shape.facts})

    def _decode(self, kind: type[T], entries: Json) -> T:
        """Decode a dataclass from its entries; sheets, dice and closed rows have their own JSON."""
        names = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # a dataclass
        shared = convert({name: entries.get(name) for name in _SHARED}, _Shared, "bad_position", "")
        sheets = [sheet_of(sheet, f"sheets[{at}]") for at, sheet in enumerate(shared.sheets)]
        if shared.players not in self.rules.PLAYERS or len(sheets) != shared.players:
            reject("players", "must be the number of sheets, and one that the game allows")
        dice = None if shared.dice is None else dice_of(shared.dice)
        decoded = {"sheets": sheets, "dice": dice, "closed": sum(1 << BY_NAME[name] for name in shared.closed)}
        plain = {name: entry for name, entry in entries.items() if name not in _SHARED}
        if "seat" not in names:
            plain.pop("seat", None)
        for name in sorted(plain.keys() - names):
            reject(name, "is not an entry here")
        plain |= {name: msgspec.to_builtins(entry) for name, entry in decoded.items() if name in names}
        return convert(plain, kind, "bad_position", "")

    def decision_shape(self, decision: Decision, table: Visible) -> schema.DecisionShape:
        """Convert a decision made in a position or view."""
        return decision_shape(decision)

    def decision_to_json(self, decision: Decision, table: Visible) -> Json:
        """Encode a decision made in a position or view."""
        return to_dict(self.decision_shape(decision, table))

    def decision(self, shape: schema.DecisionShape | schema.NamedDecisionShape, table: Visible) -> Decision:
        """Decode a decision; raises IllegalMove for what cannot be expressed in this game."""
        match shape:
            case schema.PassShape():
                return PASS
            case schema.MarkShape(row, number):
                return CROSSES[BY_NAME[row]][number]
            case schema.TextShape(text):
                return self.rules.parse(text)
            case schema.DrawShape(places):
                return Draw(tuple(places))
            case schema.PlayShape(shown, color, marks):
                return Play(cards_of(shown), BY_NAME[color], tuple(marks))
            case schema.MoveShape():
                raise IllegalMove("wrong_decision", "B8")
            case _:
                if (shape.places is None) == (shape.cards is None):
                    raise FormatError("bad_decision", "decision", "must have either cards or places")
                if shape.places is None:
                    raise IllegalMove("wrong_decision", "C10")
                return Draw(tuple(shape.places))

    # Notation

    def setup_tags(self, initial: P) -> Iterator[tuple[str, str]] | None:
        """Tags of the options of a new game besides ``Start``; None if a ``Position`` says it all."""
        return None

    def read_setup(self, tags: Tags, players: int) -> Mapping[str, Any]:
        """Read the options of a new game from its tags."""
        tags.missing("Position")

    def number(self, position: P) -> int | None:
        """The number that the decisions of the next step are about, where the notation names it."""
        return None

    def decision_text(self, position: P, decision: Decision, lock: str) -> str:
        """Format a decision; ``lock`` annotates a cross that locks a row."""
        return f"{decision}{lock}"

    def read_decision(self, line: Line, position: P) -> Decision | None:
        """Parse a decision; None for one that is still open."""
        token = line.next("decision")
        if token.text == UNDECIDED:
            return None
        try:
            return self.rules.parse(token.text.rstrip("!"))
        except IllegalMove:
            token.wrong("decision")


class _Shared(schema.Shape, frozen=True):
    players: int
    sheets: list[schema.SheetShape]
    dice: schema.DiceShape | None
    closed: list[schema.ColorName]
