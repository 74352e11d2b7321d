"""Views decoded from their shapes equal the originals: the inverse of ``table_shape``."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.formats.codec import table_shape, visible_from_shape
from rowlock.formats.errors import FormatError
from rowlock.formats.schema import CardsTable, TableShape
from rowlock.rules import Position, Visible

from ..strategies import board_positions, card_positions, dice_positions

POSITIONS = st.one_of(dice_positions(), board_positions(), card_positions())
DECODER: msgspec.json.Decoder[TableShape] = msgspec.json.Decoder(TableShape)


def seen_by(position: Position, seat: int | None) -> Visible:
    table: object = position.view(seat)
    assert isinstance(table, Visible)
    return table


def sent(position: Position, seat: int | None) -> TableShape:
    """The shape of a seat's view after a round trip through JSON."""
    return DECODER.decode(msgspec.json.encode(table_shape(seen_by(position, seat), seat)))


@given(POSITIONS, st.none() | st.integers(0, 1))
def test_a_view_round_trips_through_its_shape(position: Position, seat: int | None) -> None:
    seen = seen_by(position, seat)
    assert visible_from_shape(table_shape(seen, seat)) == seen
    assert visible_from_shape(sent(position, seat)) == seen
    assert table_shape(visible_from_shape(sent(position, seat)), seat) == table_shape(seen, seat)


@given(card_positions(), st.data())
def test_a_missing_hand_is_refused(position: Position, data: st.DataObject) -> None:
    shape = sent(position, 0)
    assert isinstance(shape, CardsTable)
    gone = data.draw(st.sampled_from(sorted(shape.other_hands)))
    hands = {seat: hand for seat, hand in shape.other_hands.items() if seat != gone}
    with pytest.raises(FormatError, match="other_hands"):
        visible_from_shape(msgspec.structs.replace(shape, other_hands=hands))
    with pytest.raises(FormatError, match="active"):
        visible_from_shape(msgspec.structs.replace(shape, active=len(shape.sheets)))
