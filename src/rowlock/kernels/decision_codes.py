"""Decisions as integer codes.

======= =========== ===================================================================================
phase   code        decision
======= =========== ===================================================================================
any     0           pass
action1 1 to 44     cross: ``1 + 11 * color + place``; the same in action2, and for the card game's number
step3   1 to 5      number of free fields the pawn moves
draw    1 to 15     places of the display as a bit mask
play    32 bits     up to three cards of six bits each, the color, and the marked places as a mask of 11 bits
======= =========== ===================================================================================

Options are in ascending order of their codes; draws and plays of the card game are in the order of the rules.
"""

from typing import Final, cast

from ..rules import COLORS, PASS, Cross, Decision, Draw, Move, Play, Position, onboard
from ..rules.moves import CROSSES
from ..rules.sheet import number_at, place
from .position_arrays import CARD_OF, NUMBER_OF

PLACES: Final = 11
CARD_BITS: Final = 6
COLOR_AT: Final = 3 * CARD_BITS
MARKS_AT: Final = COLOR_AT + 2


def encode_decision(position: Position, decision: Decision) -> int:
    """The code of a decision at a position; the decision must belong to the phase but need not be legal."""
    match decision:
        case Cross(color, number):
            return 1 + PLACES * color + place(color, number)
        case Move(field):
            return onboard.reach(cast("onboard.Position", position)).index(field) + 1
        case Draw(places):
            return sum(1 << at for at in places)
        case Play(cards, color, numbers):
            shown = sum(NUMBER_OF[card] << CARD_BITS * at for at, card in enumerate(cards))
            marks = sum(1 << place(color, number) for number in numbers)
            return shown | color << COLOR_AT | marks << MARKS_AT
        case _:
            return 0


def decode_decision(position: Position, code: int) -> Decision:
    """The decision of a code at a position: the inverse of :func:`encode_decision`."""
    match position.phase:
        case "draw":
            return Draw(tuple(at for at in range(4) if code >> at & 1))
        case "play":
            shown = (code >> at & (1 << CARD_BITS) - 1 for at in range(0, COLOR_AT, CARD_BITS))
            cards = tuple(card for number in shown if (card := CARD_OF[number]) is not None)
            color, marks = COLORS[code >> COLOR_AT & 3], code >> MARKS_AT
            return Play(cards, color, tuple(number_at(color, at) for at in range(PLACES) if marks >> at & 1))
        case _ if not code:
            return PASS
        case "step3":
            return Move(onboard.reach(cast("onboard.Position", position))[code - 1])
        case _:
            row, at = divmod(code - 1, PLACES)
            return CROSSES[row][number_at(row, at)]
