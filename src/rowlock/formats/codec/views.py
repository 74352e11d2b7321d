"""JSON of scores and of views."""

from ...rules import Score, Visible, cards, classic
from ..json_reader import Json
from ..schema import CardsTable, TableShape, score_shape, table_shape
from .positions import PositionReader, position_from_json
from .values import to_dict, to_json_dict


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
