"""JSON interchange format of positions, decisions, chance, scores and views.

Reading checks types and bounds with msgspec, then the meaning: a malformed position (a row crossed from right to left,
a duplicate card, a lock without its number) raises FormatError naming the entry. Writing and reading round-trip.
"""

from functools import lru_cache
from typing import Any, cast

from ..rules import Chance, Decision, Dice, Position, Score, Visible
from ..rules.sheet import NAMES
from . import schema
from .errors import FormatError
from .games import FORMATS, base, format_of
from .games.base import cards_of, convert, dice_of, dice_shape, to_dict
from .schema import Json


def position_to_json(position: Position) -> Json:
    """Encode a position."""
    return format_of(position).position_to_json(position)


def position_from_json(data: object) -> Position:
    """Decode a position. Raises FormatError ``bad_position``."""
    if not isinstance(data, dict):
        raise FormatError("bad_position", "state", "must be an object")
    state = cast("Json", data)
    game = state.get("game")
    if not isinstance(game, str) or game not in FORMATS:
        raise FormatError("bad_position", "game", f"must be one of {', '.join(FORMATS)}")
    position: Position = FORMATS[game].position_from_json(state)
    return position


def table_shape(view: Visible, seat: int | None) -> schema.TableShape:
    """Convert what a seat sees, or an onlooker if None."""
    return format_of(view).table(view, seat)


def view_to_json(view: Visible, seat: int) -> Json:
    """Encode what a seat sees."""
    return to_dict(table_shape(view, seat))


def visible_from_shape(shape: schema.TableShape) -> Visible:
    """Decode a view; inverse of ``table_shape``. Raises FormatError ``bad_position`` for an impossible one."""
    game = shape.ruleset if isinstance(shape, schema.CustomTable) else str(type(shape).__struct_config__.tag)
    if game not in FORMATS:
        raise FormatError("bad_position", "ruleset", f"must be one of {', '.join(FORMATS)}")
    visible: Visible = FORMATS[game].visible(shape)
    return visible


def decision_shape(decision: Decision, table: Visible | None = None) -> schema.DecisionShape:
    """Convert a decision. With its table, a move has steps, field and whether it crosses; else the field only."""
    return base.decision_shape(decision) if table is None else format_of(table).decision_shape(decision, table)


def decision_to_json(decision: Decision, table: Visible | None = None) -> Json:
    """Encode a decision. With its whole position, a draw names cards and a move has steps, field and ``crosses``."""
    if table is None:
        return to_dict(base.decision_shape(decision))
    return format_of(table).decision_to_json(decision, table)


def decision_from_json(data: object, table: Visible) -> Decision:
    """Decode a decision made in a position or view. Raises FormatError ``bad_decision``.

    Legality is checked by ``apply``; IllegalMove is raised here only for what cannot be expressed in this position.
    Decode a player's input with that player's view: with the whole position a draw may name cards, and the error would
    reveal which cards are on display.
    """
    kind: Any = schema.NamedDecisionShape
    return decision_from_shape(convert(data, kind, "bad_decision", "decision"), table)


def decision_from_shape(shape: schema.DecisionShape | schema.NamedDecisionShape, table: Visible) -> Decision:
    """Decode a shape like :func:`decision_from_json`."""
    return format_of(table).decision(shape, table)


def chance_to_json(chance: Chance) -> Json:
    """Encode a roll or a reshuffle."""
    if isinstance(chance, Dice):
        return to_dict(dice_shape(chance))
    return {"reshuffle": [str(card) for card in chance]}


def chance_from_json(data: object) -> Chance | None:
    """Decode a roll or reshuffle; None for null. Raises FormatError ``bad_chance``."""
    if data is None:
        return None
    given: Any = data
    kind: Any = schema.ReshuffleShape if isinstance(given, dict) and "reshuffle" in given else schema.DiceShape
    shape: schema.ReshuffleShape | schema.DiceShape = convert(data, kind, "bad_chance", "chance")
    return cards_of(shape.reshuffle) if isinstance(shape, schema.ReshuffleShape) else dice_of(shape)


@lru_cache(4096)
def score_shape(score: Score) -> schema.ScoreShape:
    rows, crosses = (dict(zip(NAMES, values, strict=True)) for values in (score.rows, score.crosses))
    return schema.ScoreShape(rows, crosses, score.penalties, score.bonus, score.total)  # type: ignore[arg-type]


def score_to_json(score: Score) -> Json:
    return to_dict(score_shape(score))


def outcome_shape(view: Visible, seat: int, option: Decision) -> schema.OutcomeShape:
    """Preview one of a seat's options in its view."""
    outcome: Any = view.outcome(seat, option)
    return schema.OutcomeShape(*outcome)
