"""The fields of frames and table views that test clients use."""

from typing import Final

import msgspec

NULL: Final = msgspec.Raw(b"null")


class SeatInfo(msgspec.Struct, frozen=True):
    kind: str
    reserved: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    step: int
    roll: bool
    undo: bool
    options: list[msgspec.Raw]


class TableInfo(msgspec.Struct, frozen=True):
    seq: int
    status: str
    you: int | None
    host: bool
    seats: list[SeatInfo]
    game: GameInfo | None
    rematch: str | None


class HappeningInfo(msgspec.Struct, frozen=True):
    seq: int


class Frame(msgspec.Struct, frozen=True):
    """Any frame of a server."""

    type: str
    seq: int
    id: str | None = None
    code: str = ""
    resync: bool = False
    happenings: list[HappeningInfo] = []
    table: msgspec.Raw = NULL
