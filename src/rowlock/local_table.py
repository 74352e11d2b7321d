"""A table on one device: the same table as a server's, without a server.

Whoever plays on one device, be it a browser or a program, has one :class:`LocalTable`. Texts go in and texts come
out, all of them JSON but a record: nothing here knows a clock, a network or a disk. What is refused comes back as
``{"error": ...}`` and has changed nothing. The table is the fold of its log, so the log is all there is to keep.
"""

import re
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from . import fairness
from .fairness import Verdict, verdict
from .formats import notation
from .formats.json_reader import FormatError
from .formats.schema import Shape
from .rules import RuleError
from .tables.commands import act, create
from .tables.errors import TableError
from .tables.events import AnyEvent, Entry, Millis, entry_to_bytes
from .tables.messages import (
    Back,
    BotName,
    Command,
    Decide,
    Entropy,
    Happening,
    Name,
    Resign,
    Roll,
    SeatBot,
    Settings,
    Sit,
    Start,
    Undo,
    Update,
)
from .tables.players import Player
from .tables.table import Table, apply_entry, new_table
from .tables.timers import due, due_event
from .tables.views import SharedView, happening, shared_view, table_view

MAX_RECORD: Final = 64 * 1024
"""A whole game of five has a few thousand characters."""
MAX_DEPTH: Final = 500
"""No record has brackets nested deeper, whatever its players are called."""
_Time = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]  # a date has a year of four digits
_Record = Annotated[str, Meta(max_length=MAX_RECORD)]
_NonNegative = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SeatSetup(Shape, frozen=True):
    """Who is to sit on a seat: a person by name, perhaps with a text for the dice, or a bot, perhaps by name."""

    name: Name | None = None
    entropy: Entropy | None = None
    bot: BotName | None = None


_Seats = Annotated[list[SeatSetup], Meta(min_length=1, max_length=5)]
_LocalCommand = Roll | Decide | Undo | Back | Resign
"""The commands that a game on one device knows: everybody has sat down, and there is nobody to go to."""


class Done(Shape, frozen=True):
    """What was asked is done: ``seq`` is the last entry of the log."""

    seq: int


class TickResult(Shape, frozen=True):
    """Whether the table ``acted`` by itself, and milliseconds until it does again; null if it waits for people."""

    seq: int
    acted: bool
    wait: int | None


class RecordText(Shape, frozen=True):
    """The record of a game, in notation."""

    record: str


class ErrorDetail(Shape, frozen=True, omit_defaults=True):
    """Why not. ``FAMILY-CODE`` is the name of the sentence in ``locales``, ``details`` are its values."""

    code: str
    family: str
    details: dict[str, str | int]
    clause: str | None = None


class ErrorAnswer(Shape, frozen=True):
    error: ErrorDetail


class InputError(ValueError):
    """What was given is not what it should be; ``where`` names the entry at fault."""

    def __init__(self, code: str, where: str) -> None:
        self.code = code
        self.where = where
        super().__init__(f"{where} is not what it should be.")


class LocalTable:
    """The one table of a device, once it is made by :meth:`create` or :meth:`load`.

    Times are milliseconds since 1970. A clock that is set back stands still for the table until it is where it was.
    """

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._happenings: list[Happening] = []
        self._table: Table | None = None
        self._shared: tuple[Table, SharedView] | None = None
        self._clock_offset = 0

    # What is asked for: each gives JSON, and an error as JSON

    def create(self, settings: str, seats: str, now: int) -> str:
        """A new table with everybody on their seats, and the game begun. ``{"seq": ...}``.

        A seat is ``{"name": "Ola"}``, if she likes with an ``entropy``, or ``{"bot": "greedy"}``, which may have a
        name; there are as many as are named, whatever the settings say.
        """
        return _respond(lambda: self._create(settings, seats, now))

    def load(self, log: str) -> str:
        """The table of a log that :meth:`log` gave. ``{"seq": ...}``."""
        return _respond(lambda: self._load(log))

    def log(self, after: int = 0) -> str:
        """The entries of the log after a seq, all of them from 0: a list of entries."""
        return _respond(lambda: self._log(after))

    def do(self, seat: int, command: str, now: int) -> str:
        """Carry out the command of a seat. ``{"seq": ...}``."""
        return _respond(lambda: self._do(seat, command, now))

    def tick(self, now: int, pause: int = 0) -> str:
        """Let the table do the next thing that it does by itself, if it is time. ``{"seq", "acted", "wait"}``.

        Bots take a pause before they act: people want to follow. What is next is due in ``wait`` milliseconds.
        """
        return _respond(lambda: self._tick(now, pause))

    def look(self, seat: int | None, after: int | None, now: int) -> str:
        """The table as a seat, or an onlooker, sees it, and what happened after a seq: an ``update``."""
        return _respond(lambda: self._look(seat, after, now))

    def record(self) -> str:
        """The record of the game that has ended. ``{"record": ...}``."""
        return _respond(self._record)

    def verify(self, record: str) -> str:
        """Every die and every shuffle of a record drawn again: a verdict."""
        return _respond(lambda: _verdict(record))

    # How it is done

    @property
    def table(self) -> Table:
        if self._table is None:
            raise TableError("no_such_table", table="-")
        return self._table

    def _create(self, settings: str, seats: str, now: int) -> Done:
        asked, wanted = _read(settings, Settings, "settings"), _read(seats, _Seats, "seats")
        now = _validated(now, _Time, "now")
        for at, seat in enumerate(wanted):
            if seat.name is None and seat.bot is None:
                raise InputError("bad_request", f"seats[{at}]")
        people = [_local_player(at, seat.name or "") for at, seat in enumerate(wanted) if seat.bot is None]
        if not people:
            raise TableError("nobody_plays")
        host = people[0]
        made = LocalTable()
        # hints need more than there is here
        first = create(msgspec.structs.replace(asked, seats=len(wanted), hints=False), host)
        made._begin(Entry(secrets.token_hex(10), 1, now, host.id, None, first))
        for at, seat in enumerate(wanted):
            if seat.bot is not None:
                made._act(host, SeatBot(at, seat.bot, seat.name), now)
            else:
                made._act(_local_player(at, seat.name or ""), Sit(at, seat.name, seat.entropy), now)
        made._act(host, Start(), now)
        return self._replace_by(made)

    def _load(self, log: str) -> Done:
        entries = _read(log, list[Entry], "log")
        made = LocalTable()
        try:
            made._begin(entries[0])
            for entry in entries[1:]:
                made._append(entry)
        except Exception as error:  # a log that was tampered with can be wrong in any way
            raise InputError("bad_request", "log") from error
        return self._replace_by(made)

    def _replace_by(self, made: "LocalTable") -> Done:
        vars(self).update(vars(made))
        return Done(self.table.seq)

    def _log(self, after: int) -> bytes:
        new = self._entries[_validated(after, _NonNegative, "after") : self.table.seq]
        lines = [entry_to_bytes(entry) for entry in new]
        return b"[" + b",".join(lines) + b"]"

    def _do(self, seat: int, text: str, now: int) -> Done:
        command = _read(text, _LocalCommand, "command", "bad_frame")
        self._act(_local_player(seat), command, self._time(now))
        return Done(self.table.seq)

    def _tick(self, now: int, pause: int) -> TickResult:
        now, pause = self._time(now), _validated(pause, _NonNegative, "pause")
        event = due_event(self.table, now, pause)
        if event is not None:
            self._append_event(event, None, now)
        coming = due(self.table, pause)
        return TickResult(self.table.seq, event is not None, None if coming is None else max(0, coming.at - now))

    def _look(self, seat: int | None, after: int | None, now: int) -> Update:
        table, now = self.table, self._time(now)
        if seat is not None and _validated(seat, _NonNegative, "seat") >= len(table.seats):
            raise TableError("not_seated")
        seen = table.seq if after is None else _validated(after, _NonNegative, "after")
        if self._shared is None or self._shared[0] is not table:
            self._shared = table, shared_view(table)
        player = None if seat is None else _local_player(seat).id
        missed = seen > table.seq
        view = table_view(table, player, self._shared[1])
        return Update(table.seq, now, missed, () if missed else self._happenings[seen:], view)

    def _record(self) -> RecordText:
        record = self.table.record
        if record is None:
            raise TableError("not_finished")
        return RecordText(notation.write(record))

    # The log

    def _time(self, given: int) -> Millis:
        """The table's time: a clock that was set back must not make bots wait until it is where it was."""
        now: Millis = _validated(given, _Time, "now") + self._clock_offset
        if now < self.table.at:
            self._clock_offset += self.table.at - now
            now = self.table.at
        return now

    def _act(self, player: Player, command: Command, now: Millis) -> None:
        self._append_event(act(self.table, player, command, now), player.id, now)

    def _append_event(self, event: AnyEvent, player: str | None, now: Millis) -> None:
        self._append(Entry(self.table.id, self.table.seq + 1, now, player, None, event))

    def _begin(self, entry: Entry) -> None:
        self._table = new_table(entry)
        self._entries.append(entry)
        self._happenings.append(happening(None, entry, self._table))

    def _append(self, entry: Entry) -> None:
        before = self.table
        self._table = apply_entry(before, entry)
        self._entries.append(entry)
        self._happenings.append(happening(before, entry, self._table))


def _local_player(seat: int, name: str = "") -> Player:
    return Player(f"seat{seat}", name)


def _read(text: str, kind: Any, where: str, code: str = "bad_request") -> Any:
    """What a JSON text says, typed and bounded."""
    try:
        value = msgspec.json.decode(text)
        return msgspec.convert(value, kind)
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as error:
        found = str(error).partition("`$")[2].rstrip("`").lstrip(".")
        raise InputError(code, found[:60] or where) from error


def _validated(value: object, kind: Any, where: str) -> Any:
    """A value that was given as it is, typed and bounded."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise InputError("bad_request", where) from error


def _verdict(text: str) -> Verdict:
    text = _validated(text, _Record, "record")
    if _nesting_depth(text) > MAX_DEPTH:
        raise TableError("bad_record", line=1, column=1)
    try:
        report = fairness.verify(text)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error
    return verdict(report)


def _nesting_depth(text: str) -> int:
    """How deep the brackets of a text are nested: a browser's stack may end where Python expects no end yet."""
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest


_ENCODER: Final = msgspec.json.Encoder()


def _respond(ask: Callable[[], Shape | bytes]) -> str:
    """The JSON of an answer, or of the reason why there is none."""
    try:
        answer = ask()
    except (TableError, RuleError, FormatError, InputError) as error:
        answer = ErrorAnswer(_error_detail(error))
    return (answer if isinstance(answer, bytes) else _ENCODER.encode(answer)).decode()


def _error_detail(error: TableError | RuleError | FormatError | InputError) -> ErrorDetail:
    if isinstance(error, RuleError):
        return ErrorDetail(error.code, "error", _details(error.details), error.clause)
    if isinstance(error, FormatError):
        return ErrorDetail("bad_frame", "table", {"where": error.where or "none"})
    if isinstance(error, InputError):
        return ErrorDetail(error.code, "table", {"where": error.where})
    return ErrorDetail(error.code, "table", _details(error.details))


def _details(details: Any) -> dict[str, str | int]:
    """Values for a sentence: a color by its name."""
    return {name: value if type(value) is int else str(value) for name, value in details.items()}
