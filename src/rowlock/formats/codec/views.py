"""JSON of scores and of views."""

from functools import lru_cache

from ...rules import COLORS, Score, Visible, cards, classic, onboard
from ...rules.sheet import NAMES
from ...rules.track import Field
from ..json_reader import Json
from ..schema import CardsTable, ClassicTable, OnboardTable, ScoreShape, TableShape
from .chance import dice_shape
from .positions import PositionReader, position_from_json, sheet_shape
from .values import to_dict, to_json_dict


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


@lru_cache(16)
def _closed(closed: int) -> list[str]:
    return [NAMES[color] for color in COLORS if closed >> color & 1]


@lru_cache(64)
def _track(track: tuple[Field, ...]) -> list[list[str | int]]:
    return [[NAMES[field.color], field.number, field.bonus] for field in track]


@lru_cache(4096)
def score_shape(score: Score) -> ScoreShape:
    rows, crosses = (dict(zip(NAMES, values, strict=True)) for values in (score.rows, score.crosses))
    return ScoreShape(rows, crosses, score.penalties, score.bonus, score.total)  # type: ignore[arg-type]


def score_to_json(score: Score) -> Json:
    return to_dict(score_shape(score))


def view_to_json(table: Visible, seat: int) -> Json:
    """Encode the view of a seat."""
    return {"seat": seat, **to_dict(table_shape(table, seat))}


def visible_from_shape(shape: TableShape) -> Visible:
    """Decode a view; inverse of ``table_shape``. Raises FormatError ``bad_position`` for an impossible one.

    In the card game, entries that depend on hidden cards are not checked.
    """
    if isinstance(shape, CardsTable):
        return _visible_cards(shape)
    data = to_json_dict(shape)
    del data["seat"]
    position = position_from_json(data)
    assert isinstance(position, classic.Position)
    return position


def _visible_cards(shape: CardsTable) -> cards.VisiblePosition:
    reader = PositionReader({}, "cards")
    sheets = tuple(reader.sheet(to_json_dict(sheet), f"sheets[{at}]") for at, sheet in enumerate(shape.sheets))
    hand = reader.cards(list(shape.hand), "hand")
    own = tuple(sorted(card.number for card in hand))
    others = shape.other_hands
    seats = range(len(sheets))
    reader.integer(shape.active, "active", seats)
    if others.keys() != {str(at) for at in seats if at != shape.seat}:
        reader.fail("other_hands", "must have one entry for each other player")
    hands = tuple(own if at == shape.seat else tuple(others[str(at)]) for at in seats)
    return cards.VisiblePosition(
        seat=shape.seat,
        sheets=sheets,
        active=shape.active,
        turn=shape.turn,
        phase=shape.phase,
        jokers=shape.joker,
        hand=hand,
        hands=hands,
        display=tuple(shape.display),
        pile_top=shape.pile_top,
        pile_size=shape.pile_size,
        discard_top=shape.discard_top,
        discard_size=shape.discard_size,
        active_crossed=shape.active_crossed,
        end_reason=shape.end_reason,
    )
