"""Positions as NumPy records, the form that kernels work on; packing is lossless.

A batch is an array of records of one game. Both dice games use the same record; the board is stored beside it, once
per batch. A pile of cards has its top at the end, so that drawing shortens it. Unused entries are 0, so equal positions
have equal records.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from ..rules import CARDS, Card, Dice, Position, Sheet, Track, cards, classic, onboard
from ..rules.sheet import Rows, clockwise, place

MAX_SEATS: Final = 5
MAX_CARDS: Final = 55

ROLL, ACTION1, ACTION2, STEP3, OVER = range(5)
DRAW, NUMBER, PLAY = range(3)
TURN_START: Final = 0
"""The first phase of a turn in every game: ``roll`` or ``draw``."""
DICE_PHASES: Final = ("roll", "action1", "action2", "step3", "over")
CARD_PHASES: Final = ("draw", "number", "play", "", "over")
NOT_ENDED, TWO_ROWS_LOCKED, FOUR_PENALTIES, TWO_ROWS_COMPLETED, TRACK_END = range(5)
ENDS: Final = (None, "two_rows_locked", "four_penalties", "two_rows_completed", "track_end")
NOT_ANNOUNCED: Final = -1

_TABLE: Final[list[tuple[Any, ...]]] = [
    ("rows", np.uint16, (MAX_SEATS, 4)),
    ("penalties", np.uint8, (MAX_SEATS,)),
    ("players", np.uint8),
    ("active", np.uint8),
    ("phase", np.uint8),
    ("crossed", np.uint8),
    ("end", np.uint8),
    ("turn", np.uint32),
]
DICE_RECORD: Final = np.dtype(
    [
        *_TABLE,
        ("white", np.uint8, (2,)),
        ("colors", np.uint8, (4,)),
        ("closed", np.uint8),
        ("pawns", np.uint8, (MAX_SEATS,)),
        ("announced", np.int8),
        ("left", np.int8),  # last turns left including the active seat's, or NOT_ANNOUNCED
    ],
    align=True,
)
CARD_RECORD: Final = np.dtype(
    [
        *_TABLE,
        ("jokers", np.uint8),
        ("hands", np.uint8, (MAX_SEATS, cards.FULL_HAND)),
        ("held", np.uint8, (MAX_SEATS,)),
        ("display", np.uint8, (cards.DISPLAY,)),
        ("pile", np.uint8, (MAX_CARDS,)),
        ("pile_size", np.uint8),
        ("discard", np.uint8, (MAX_CARDS,)),
        ("discard_size", np.uint8),
    ],
    align=True,
)
CARD_OF: Final[tuple[Card | None, ...]] = (None, *CARDS.values())
"""Card by its number from 1 to 55: color by color, then the jokers."""
NUMBER_OF: Final = {card: at for at, card in enumerate(CARD_OF) if card is not None}

Records = NDArray[np.void]
Board = NDArray[np.int16]
"""Fields of a track from 1, each as color, place and bonus; field 0 is the start. A single row means no board."""
NO_BOARD: Final[Board] = np.zeros((1, 3), dtype=np.int16)


class PackError(ValueError):
    """Positions that cannot form one batch, or a position that cannot occur in a game."""


@dataclass(frozen=True, eq=False)
class Batch:
    """Positions of one game as an array of records; ``track`` is On Board's, shared by all positions."""

    game: str
    records: Records
    track: Track = ()

    def __len__(self) -> int:
        return len(self.records)

    @property
    def board(self) -> Board:
        return board(self.track)


def board(track: Track) -> Board:
    """A track as a lookup array for kernels."""
    if not track:
        return NO_BOARD
    fields = [(field.color, place(field.color, field.number), field.bonus) for field in track]
    return np.array([(0, 0, 0), *fields], dtype=np.int16)


def pack(positions: Sequence[Position]) -> Batch:
    """Pack positions of one game, and on one track, into a batch. Raises PackError if they do not fit together."""
    if not positions:
        raise PackError("no position to pack")
    if any(len(position.sheets) > MAX_SEATS for position in positions):
        raise PackError(f"more than {MAX_SEATS} sheets")
    game = positions[0].rules.NAME
    if any(game != position.rules.NAME for position in positions):
        raise PackError("positions of a batch must be of one game")
    if game not in FORMS:
        raise PackError(f"{game} has no records")
    form = FORMS[game]
    tracks = {getattr(position, "track", ()) for position in positions}
    if len(tracks) > 1:
        raise PackError("positions of a batch must be on one track")
    records = np.zeros(len(positions), form.record)
    for record, position in zip(records, positions, strict=True):
        _pack_table(record, position, form.phases)
        form.pack(record, position)
    return Batch(game, records, tracks.pop())


def unpack(batch: Batch) -> list[Position]:
    """The positions of a batch: the inverse of :func:`pack`."""
    form = FORMS[batch.game]
    return [form.unpack(record, _unpack_table(record, form.phases), batch.track) for record in batch.records]


def _pack_table(record: Any, position: Position, phases: Sequence[str]) -> None:
    for seat, sheet in enumerate(position.sheets):
        record["rows"][seat], record["penalties"][seat] = sheet.rows, sheet.penalties
    record["players"], record["active"], record["turn"] = len(position.sheets), position.active, position.turn
    record["phase"], record["end"] = phases.index(position.phase), ENDS.index(position.end_reason)
    record["crossed"] = position.active_crossed


def _pack_dice(record: Any, position: classic.Position) -> None:
    if position.dice is not None:
        record["white"], record["colors"] = position.dice.white, position.dice.colors
    record["closed"] = position.closed
    record["announced"] = record["left"] = NOT_ANNOUNCED
    players, board = len(position.sheets), onboard.board(position)
    record["pawns"][:players] = board.pawns
    if board.last_turns is not None and board.announced_by is not None:
        record["announced"], record["left"] = board.announced_by, len(board.last_turns)
        if board.last_turns != _last_turns(position.active, players, len(board.last_turns)):
            raise PackError("last turns must go clockwise from the active seat")


def _last_turns(active: int, players: int, left: int) -> tuple[int, ...]:
    return (active, *clockwise(active, players))[:left]


def _pack_cards(record: Any, position: cards.Position) -> None:
    record["jokers"] = position.jokers
    record["held"][: len(position.hands)] = [len(hand) for hand in position.hands]
    record["pile_size"], record["discard_size"] = len(position.pile), len(position.discard)
    places = [*zip(record["hands"], position.hands, strict=False), (record["display"], position.display)]
    for numbers, some in (*places, (record["pile"], position.pile[::-1]), (record["discard"], position.discard)):
        numbers[: len(some)] = [NUMBER_OF[card] for card in some]


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(values.tolist())


def _unpack_table(record: Any, phases: Sequence[str]) -> dict[str, Any]:
    """The fields of a position that all games have."""
    rows, penalties = record["rows"], _ints(record["penalties"])
    return {
        "sheets": tuple(Sheet(cast("Rows", _ints(rows[seat])), penalties[seat]) for seat in range(record["players"])),
        "active": int(record["active"]),
        "turn": int(record["turn"]),
        "phase": phases[int(record["phase"])],
        "active_crossed": bool(record["crossed"]),
        "end_reason": ENDS[int(record["end"])],
    }


def _unpack_dice(record: Any, table: dict[str, Any], track: Track) -> Position:
    white = cast("tuple[int, int]", _ints(record["white"]))
    table["dice"] = Dice(white, cast("Rows", _ints(record["colors"]))) if white[0] else None
    table["closed"] = int(record["closed"])
    if not track:
        return classic.Position(**table)
    players, left = int(record["players"]), int(record["left"])
    if left != NOT_ANNOUNCED:
        table["announced_by"] = int(record["announced"])
        table["last_turns"] = _last_turns(table["active"], players, left)
    return onboard.Position(**table, track=track, pawns=_ints(record["pawns"])[:players])


def _unpack_cards(record: Any, table: dict[str, Any], _track: Track) -> cards.Position:
    def some(numbers: Any, size: int) -> tuple[Card, ...]:
        return tuple(cast("Card", CARD_OF[number]) for number in _ints(numbers[:size]))

    return cards.Position(
        **table,
        jokers=bool(record["jokers"]),
        hands=tuple(some(record["hands"][seat], record["held"][seat]) for seat in range(record["players"])),
        display=some(record["display"], cards.DISPLAY),
        pile=some(record["pile"], record["pile_size"])[::-1],
        discard=some(record["discard"], record["discard_size"]),
    )


class Form(NamedTuple):
    """Records of a game: their type, the names of the phases, and how the fields of its own are packed and unpacked."""

    record: np.dtype[np.void]
    phases: tuple[str, ...]
    pack: Callable[[Any, Any], None]
    unpack: Callable[[Any, dict[str, Any], Track], Position]


_DICE_FORM: Final = Form(DICE_RECORD, DICE_PHASES, _pack_dice, _unpack_dice)
FORMS: Final = {
    classic.NAME: _DICE_FORM,
    onboard.NAME: _DICE_FORM,
    cards.NAME: Form(CARD_RECORD, CARD_PHASES, _pack_cards, _unpack_cards),
}
"""Records by the name of the game."""
