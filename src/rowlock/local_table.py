"""LocalTable: a live table without a server, with JSON text in and out; the browser runs it in Pyodide.

Arguments and results are JSON texts, except a record, which is notation. The caller supplies the clock and the storage:
the table is the fold of its log, so saving the log is enough. Errors are returned as ``{"error": ...}`` and change
nothing.
"""

import re
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from . import fairness
from .fairness import Verdict
from .formats import notation
from .formats.errors import FormatError, bad_path
from .formats.schema import Shape
from .rules import RuleError
from .tables.commands import act, create
from .tables.errors import TableError
from .tables.events import AnyEvent, Entry, Millis
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
"""Characters; a whole game of five has a few thousand."""
MAX_DEPTH: Final = 500
"""Bound on nested brackets, above that of any valid record."""
_Time = Annotated[int, Meta(ge=0, le=253_402_300_799_999)]  # up to the year 9999
_Record = Annotated[str, Meta(max_length=MAX_RECORD)]
_NonNegative = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class SeatSetup(Shape, frozen=True):
    """Occupant of a seat: a person with a name and optional entropy, or a bot with an optional name."""

    name: Name | None = None
    entropy: Entropy | None = None
    bot: BotName | None = None


_Seats = Annotated[list[SeatSetup], Meta(min_length=1, max_length=5)]
_LocalCommand = Roll | Decide | Undo | Back | Resign
"""Commands of a local table, whose game begins with its creation; there are no rematches."""


class Done(Shape, frozen=True):
    """Success: ``seq`` is the last entry of the log."""

    seq: int


class TickResult(Shape, frozen=True):
    """Whether the table ``acted``, and milliseconds until its next automatic action; null if it waits for people."""

    seq: int
    acted: bool
    wait: int | None


class RecordText(Shape, frozen=True):
    """The record of a game, in notation."""

    record: str


class ErrorDetail(Shape, frozen=True, omit_defaults=True):
    """An error. ``FAMILY-CODE`` is the key of the message in ``locales``, ``details`` are its values."""

    code: str
    family: str
    details: dict[str, str | int]
    clause: str | None = None


class ErrorAnswer(Shape, frozen=True):
    error: ErrorDetail


class InputError(ValueError):
    """Invalid input; ``where`` names the bad entry."""

    def __init__(self, code: str, where: str) -> None:
        self.code = code
        self.where = where
        super().__init__(f"{where} is invalid.")


class LocalTable:
    """A table, set up by :meth:`create` or :meth:`load`.

    Times are milliseconds since 1970. If the clock is set back, the table's time continues from the last entry.
    """

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._happenings: list[Happening] = []
        self._table: Table | None = None
        self._shared: tuple[Table, SharedView] | None = None
        self._clock_offset = 0

    # Public methods: return JSON, errors included

    def create(self, settings: str, seats: str, now: int) -> str:
        """Create a table, seat everyone and begin the game. ``{"seq": ...}``.

        A seat is ``{"name": "Ola"}``, optionally with ``entropy``, or ``{"bot": "greedy"}``, optionally with ``name``.
        Their number overrides ``seats`` of the settings.
        """
        return _respond(lambda: self._create(settings, seats, now))

    def load(self, log: str) -> str:
        """Restore a table from the result of :meth:`log`. ``{"seq": ...}``."""
        return _respond(lambda: self._load(log))

    def log(self, after: int = 0) -> str:
        """Return the list of log entries after a seq; 0 for all."""
        return _respond(lambda: self._log(after))

    def do(self, seat: int, command: str, now: int) -> str:
        """Run a command of a seat. ``{"seq": ...}``."""
        return _respond(lambda: self._do(seat, command, now))

    def tick(self, now: int, pause: int = 0) -> str:
        """Run the next automatic action, if it is due. ``{"seq", "acted", "wait"}``.

        Bots act after ``pause`` milliseconds, so that people can follow. The next action is due in ``wait`` ones.
        """
        return _respond(lambda: self._tick(now, pause))

    def look(self, seat: int | None, after: int | None, now: int) -> str:
        """Return the table as a seat or a spectator sees it, and what happened after a seq: an ``update``."""
        return _respond(lambda: self._look(seat, after, now))

    def record(self) -> str:
        """Return the record of the finished game. ``{"record": ...}``."""
        return _respond(self._record)

    def verify(self, record: str) -> str:
        """Draw all dice and shuffles of a record again and return a verdict."""
        return _respond(lambda: _verdict(record))

    # Implementation

    @property
    def table(self) -> Table:
        if self._table is None:
            raise TableError("no_such_table", table="-")
        return self._table

    def _create(self, settings: str, seats: str, now: int) -> Done:
        base, wanted = _read(settings, Settings, "settings"), _read(seats, _Seats, "seats")
        now = _validated(now, _Time, "now")
        for at, seat in enumerate(wanted):
            if seat.name is None and seat.bot is None:
                raise InputError("bad_request", f"seats[{at}]")
        people = [_local_player(at, seat.name or "") for at, seat in enumerate(wanted) if seat.bot is None]
        if not people:
            raise TableError("nobody_plays")
        host = people[0]
        made = LocalTable()
        # no hints: the engine is not available here
        first = create(msgspec.structs.replace(base, seats=len(wanted), hints=False), host)
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
        except Exception as error:  # a tampered log can fail in any way
            raise InputError("bad_request", "log") from error
        return self._replace_by(made)

    def _replace_by(self, made: "LocalTable") -> Done:
        vars(self).update(vars(made))
        return Done(self.table.seq)

    def _log(self, after: int) -> bytes:
        return _ENCODER.encode(self._entries[_validated(after, _NonNegative, "after") : self.table.seq])

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

    # Log

    def _time(self, given: int) -> Millis:
        """Convert to the table's time, which never decreases: bots must not wait for a clock that was set back."""
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
    """Decode and validate a JSON text."""
    try:
        value = msgspec.json.decode(text)
        return msgspec.convert(value, kind)
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as error:
        raise InputError(code, bad_path(error)[:60] or where) from error


def _validated(value: object, kind: Any, where: str) -> Any:
    """Validate a plain argument."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise InputError("bad_request", where) from error


def _verdict(text: str) -> Verdict:
    text = _validated(text, _Record, "record")
    if _nesting_depth(text) > MAX_DEPTH:
        raise TableError("bad_record", line=1, column=1)
    try:
        return fairness.verify(text)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error


def _nesting_depth(text: str) -> int:
    """Nesting depth of brackets: a browser's stack may overflow before Python's recursion limit."""
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest


_ENCODER: Final = msgspec.json.Encoder()


def _respond(call: Callable[[], Shape | bytes]) -> str:
    """Encode the result of a call, or its error."""
    try:
        answer = call()
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
    """Convert the values to JSON: colors by name."""
    return {name: value if type(value) is int else str(value) for name, value in details.items()}
