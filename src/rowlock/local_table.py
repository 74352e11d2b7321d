"""LocalTable: a live table without a server, with JSON text in and out; the browser runs it in Pyodide.

Arguments and results are JSON texts, except a record, which is notation. The caller supplies the clock and the storage:
the table is the fold of its log, so saving the log is enough. Errors are returned as ``{"error": ...}`` and change
nothing.
"""

import re
import secrets
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Annotated, Any, Concatenate, Final, ParamSpec

import msgspec
from msgspec import Meta

from . import fairness
from .fairness import Seen
from .formats import notation
from .formats.errors import FormatError, bad_path
from .formats.schema import Shape
from .rules import RuleError
from .tables import messages
from .tables.commands import act, create
from .tables.errors import TableError
from .tables.events import AnyEvent, Entry, Millis
from .tables.messages import Command, Happening, SeatBot, Settings, Sit, Start, Update
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
P = ParamSpec("P")


class SeatSetup(Shape, frozen=True):
    """Occupant of a seat: a person with a name and optional entropy, or a bot with an optional name."""

    name: messages.Name | None = None
    entropy: messages.Entropy | None = None
    bot: messages.BotName | None = None


_Seats = Annotated[list[SeatSetup], Meta(min_length=1, max_length=5)]
_LocalCommand = messages.Roll | messages.Decide | messages.Undo | messages.Back | messages.Resign
"""Commands of a local table, whose game begins with its creation; there are no rematches."""


def _answers_json(
    method: Callable[Concatenate["LocalTable", P], object],
) -> Callable[Concatenate["LocalTable", P], str]:
    """Encode the result of a method, or its error: ``FAMILY-CODE`` is the key of a message, ``details`` its values."""

    @wraps(method)
    def call(self: "LocalTable", /, *args: P.args, **named: P.kwargs) -> str:
        try:
            answer = method(self, *args, **named)
        except RuleError as error:
            answer = _error("error", error.code, error.details, clause=error.clause)
        except TableError as error:
            answer = _error("table", error.code, error.details)
        except FormatError as error:
            code = error.code if error.code == "bad_request" else "bad_frame"
            answer = _error("table", code, {"where": error.where or "none"})
        return msgspec.json.encode(answer).decode()

    return call


def _error(family: str, code: str, details: Mapping[str, object], **clause: str) -> dict[str, object]:
    values = {name: value if type(value) is int else str(value) for name, value in details.items()}
    return {"error": {"code": code, "family": family, "details": values, **clause}}


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

    @_answers_json
    def create(self, settings: str, seats: str, now: int) -> object:
        """Create a table, seat everyone and begin the game. ``{"seq": ...}``: the last entry of the log.

        A seat is ``{"name": "Ola"}``, optionally with ``entropy``, or ``{"bot": "greedy"}``, optionally with ``name``.
        Their number overrides ``seats`` of the settings.
        """
        base, wanted = _read(settings, Settings, "settings"), _read(seats, _Seats, "seats")
        now = _validated(now, _Time, "now")
        for at, seat in enumerate(wanted):
            if seat.name is None and seat.bot is None:
                raise TableError("bad_request", where=f"seats[{at}]")
        people = [_local_player(at, seat.name or "") for at, seat in enumerate(wanted) if seat.bot is None]
        if not people:
            raise TableError("nobody_plays")
        host = people[0]
        made = LocalTable()
        # no hints: the engine is not available here
        first = create(msgspec.structs.replace(base, seats=len(wanted), hints=False), host)
        made._append(Entry(secrets.token_hex(10), 1, now, host.id, None, first))
        for at, seat in enumerate(wanted):
            if seat.bot is not None:
                made._act(host, SeatBot(at, seat.bot, seat.name), now)
            else:
                made._act(_local_player(at, seat.name or ""), Sit(at, seat.name, seat.entropy), now)
        made._act(host, Start(), now)
        return self._replace_by(made)

    @_answers_json
    def load(self, log: str) -> object:
        """Restore a table from the result of :meth:`log`. ``{"seq": ...}``."""
        entries, made = _read(log, list[Entry], "log"), LocalTable()
        try:
            for entry in entries:
                made._append(entry)
            return self._replace_by(made)
        except Exception as error:  # a tampered log can fail in any way
            raise TableError("bad_request", where="log") from error

    @_answers_json
    def log(self, after: int = 0) -> object:
        """Return the list of log entries after a seq; 0 for all."""
        return self._entries[_validated(after, _NonNegative, "after") : self.table.seq]

    @_answers_json
    def do(self, seat: int, command: str, now: int) -> object:
        """Run a command of a seat. ``{"seq": ...}``."""
        wanted = _read(command, _LocalCommand, "command", "bad_frame")
        self._act(_local_player(seat), wanted, self._time(now))
        return {"seq": self.table.seq}

    @_answers_json
    def tick(self, now: int, pause: int = 0) -> object:
        """Run the next automatic action, if it is due. ``{"seq", "acted", "wait"}``.

        Bots act after ``pause`` milliseconds, so that people can follow. The next action is due in ``wait`` ones, null
        if the table waits for people.
        """
        now, pause = self._time(now), _validated(pause, _NonNegative, "pause")
        event = due_event(self.table, now, pause)
        if event is not None:
            self._append_event(event, None, now)
        coming = due(self.table, pause)
        wait = None if coming is None else max(0, coming.at - now)
        return {"seq": self.table.seq, "acted": event is not None, "wait": wait}

    @_answers_json
    def look(self, seat: int | None, after: int | None, now: int) -> object:
        """Return the table as a seat or a spectator sees it, and what happened after a seq: an ``update``."""
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

    @_answers_json
    def record(self) -> object:
        """Return the record of the finished game. ``{"record": ...}``."""
        record = self.table.record
        if record is None:
            raise TableError("not_finished")
        return {"record": notation.write(record)}

    @_answers_json
    def verify(self, record: str, seen: str = "null") -> object:
        """Draw all dice and shuffles of a record again, compare it with what was seen, and return a verdict."""
        text = _validated(record, _Record, "record")
        if _nesting_depth(text) > MAX_DEPTH:
            raise TableError("bad_record", line=1, column=1)
        if _nesting_depth(seen) > MAX_DEPTH:
            raise TableError("bad_request", where="seen")
        try:
            return fairness.check(text, _read(seen, Seen | None, "seen"))
        except notation.RecordError as error:
            raise TableError("bad_record", line=error.line, column=error.column) from error

    # Implementation

    @property
    def table(self) -> Table:
        if self._table is None:
            raise TableError("no_such_table", table="-")
        return self._table

    def _replace_by(self, made: "LocalTable") -> object:
        done = {"seq": made.table.seq}
        vars(self).update(vars(made))
        return done

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

    def _append(self, entry: Entry) -> None:
        before = self._table
        self._table = new_table(entry) if before is None else apply_entry(before, entry)
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
        raise FormatError(code, bad_path(error)[:60] or where, "is invalid") from error


def _validated(value: object, kind: Any, where: str) -> Any:
    """Validate a plain argument."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise TableError("bad_request", where=where) from error


def _nesting_depth(text: str) -> int:
    """Nesting depth of brackets: a browser's stack may overflow before Python's recursion limit."""
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest
