"""JSON of decisions."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ...rules import PASS, Cross, Decision, Draw, IllegalMove, Move, Pass, Play, Position, Visible, cards, onboard
from ...rules.deck import sorted_cards
from ...rules.moves import CROSSES
from ...rules.sheet import BY_NAME, LAST, NAMES
from ...rules.track import LENGTHS
from ..json_reader import Json, Reader
from ..schema import DecisionShape, DrawShape, MarkShape, MoveShape, PassShape, PlayShape
from .values import card_names, to_dict

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


def decision_to_json(decision: Decision, table: Position | Visible | None = None) -> Json:
    """Encode a decision. With its position, a draw names cards and a move has steps, field and ``crosses``."""
    if isinstance(table, cards.Position):
        if isinstance(decision, Draw):
            return {"type": "draw", "cards": card_names(sorted_cards(table.display[at] for at in decision.places))}
        table = None
    return to_dict(decision_shape(decision, table))


def decision_from_json(data: object, table: Position | Visible) -> Decision:
    """Decode a decision made in a position or view. Raises FormatError ``bad_decision``.

    Legality is checked by ``apply``; IllegalMove is raised here only for what cannot be expressed in this position.
    Decode a player's input with that player's view: with the whole position a draw may name cards, and the error would
    reveal which cards are on display.
    """
    reader = Reader("bad_decision")
    entries = reader.mapping(data, "decision")
    kind = entries.get("type")
    if not isinstance(kind, str) or kind not in _DECISIONS:
        reader.fail("decision.type", "must be pass, mark, move, draw or play")
    allowed, read = _DECISIONS[kind]
    reader.check_keys(entries, "decision", allowed)
    return read(reader, entries, table)


def decision_from_shape(shape: DecisionShape, table: Position | Visible) -> Decision:
    """Decode a shape like :func:`decision_from_json`, with a fast path for passes and crosses."""
    match shape:
        case PassShape():
            return PASS
        case MarkShape(row, number):
            return CROSSES[BY_NAME[row]][number]
        case _:
            return decision_from_json(to_dict(shape), table)


def _read_pass(_reader: Reader, _entries: Json, _table: Position | Visible) -> Decision:
    return PASS


def _read_mark(reader: Reader, entries: Json, _table: Position | Visible) -> Decision:
    color = reader.color(entries.get("row"), "decision.row")
    return CROSSES[color][reader.number(entries.get("number"), "decision.number")]


def _read_move(reader: Reader, entries: Json, table: Position | Visible) -> Decision:
    if not isinstance(table, onboard.Position):
        raise IllegalMove("wrong_decision", "B8")
    reach = onboard.reach(table)
    steps, field = entries.get("steps"), entries.get("field")
    if steps is None and field is None:
        reader.fail("decision", "must have steps or field")
    if field is not None:
        field = reader.integer(field, "decision.field", range(LENGTHS.stop))
    if steps is not None:
        at = reader.integer(steps, "decision.steps", range(1, LENGTHS.stop)) - 1
        if at >= len(reach):
            raise IllegalMove("too_many_steps", "O6", steps=steps, most=len(reach))
        if field is not None and field != reach[at]:
            raise IllegalMove("move_contradicts_itself", "O6")
        field = reach[at]
    assert field is not None
    if "crosses" in entries:
        crosses = reader.boolean(entries["crosses"], "decision.crosses")
        if field in reach and onboard.lands(table, field) is (not crosses):
            raise IllegalMove("move_contradicts_itself", "O9")
    return Move(field)


def _read_draw(reader: Reader, entries: Json, table: Position | Visible) -> Decision:
    if ("cards" in entries) == ("places" in entries):
        reader.fail("decision", "must have either cards or places")
    if "places" in entries:
        places = range(cards.DISPLAY)
        return Draw(
            tuple(reader.list_of(entries["places"], "decision.places", lambda d, w: reader.integer(d, w, places), 4))
        )
    if not isinstance(table, cards.Position):
        raise IllegalMove("wrong_decision", "C10")
    named = reader.cards(entries["cards"], "decision.cards")
    for card in named:
        if card not in table.display:
            raise IllegalMove("card_not_on_display", "C10", card=str(card))
    return Draw(tuple(table.display.index(card) for card in named))


def _read_play(reader: Reader, entries: Json, _table: Position | Visible) -> Decision:
    shown = reader.cards(entries.get("cards"), "decision.cards")
    color = reader.color(entries.get("color"), "decision.color")
    return Play(shown, color, tuple(reader.list_of(entries.get("marks"), "decision.marks", reader.number, LAST + 1)))


_DECISIONS: Final[dict[str, tuple[frozenset[str], Callable[[Reader, Json, Position | Visible], Decision]]]] = {
    "pass": (frozenset(("type",)), _read_pass),
    "mark": (frozenset(("type", "row", "number")), _read_mark),
    "move": (frozenset(("type", "steps", "field", "crosses")), _read_move),
    "draw": (frozenset(("type", "cards", "places")), _read_draw),
    "play": (frozenset(("type", "cards", "color", "marks")), _read_play),
}
