"""A live table as a value, and the fold that makes it: every entry of its log takes it to the next one.

Pure: no clock, no database. What time does to a table is computed from the times of its entries.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from ..fairness import commitment_to, joint_seed
from ..formats.codec import position_from_json
from ..game import Game
from ..record import Record
from ..rules import Position, winners
from ..rules.moves import parse
from .events import (
    CameBack,
    Closed,
    Created,
    Decided,
    Entry,
    Guest,
    Hinted,
    Millis,
    Rematched,
    Resigned,
    Rolled,
    Sat,
    Started,
    Stood,
    Undone,
    WentAway,
)
from .messages import Settings, Status

SECOND: Final = 1000
NO_GUEST: Final = Guest()
UNDO_DEPTH: Final = 8
"""Moments a game keeps: what can be taken back at a table lies fewer behind."""


class Seat(Struct, frozen=True):
    """A seat and what the game has done to it. ``bank`` is what is left of the clock's bank, in milliseconds.

    ``spent`` are the times of the last decisions its player made, which come back if they are taken back. At a rematch
    a person's seat is ``reserved`` until the player has sat down there. ``hints`` counts the steps that its player has
    waiting_since for a hint at, and ``hinted`` is the last of them.
    """

    guest: Guest = NO_GUEST
    away: bool = False
    resigned: bool = False
    bank: int = 0
    spent: tuple[int, ...] = ()
    reserved: bool = False
    hints: int = 0
    hinted: int | None = None

    @property
    def taken(self) -> bool:
        return self.guest.player is not None or self.guest.bot is not None

    @property
    def bot(self) -> str | None:
        return self.guest.bot


class Table(Struct, frozen=True):
    """A table after the entry ``seq`` of its log. ``waiting_since``: when each seat to act was first waited for.

    ``position`` is where its game begins, if it goes on from somewhere.
    """

    id: str
    seq: int
    at: Millis
    settings: Settings
    host: str
    secret: str
    commitment: str
    created: Millis
    rematch_of: str | None
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    game: Game | None = None
    waiting_since: dict[int, Millis] = field(default_factory=dict)
    rematch: str | None = None
    position: Position | None = None

    def seat_of(self, player: str | None) -> int | None:
        """The seat that belongs to a player."""
        if player is not None:
            for at, seat in enumerate(self.seats):
                if seat.guest.player == player:
                    return at
        return None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats the table waits for: those that have to decide, or the active one that has to roll."""
        if self.game is None or self.status != "playing":
            return ()
        return (self.game.position.active,) if self.game.wants == "dice" else self.game.to_act

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last decision back."""
        if self.game is None or self.status != "playing" or not self.settings.undo:
            return False
        return bool(self.seats[seat].spent) and self.game.can_take_back(seat)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints. Where nothing is said, not against the clock."""
        allowed = self.settings.hints
        return self.settings.clock is None if allowed is None else allowed

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: the highest total among those who have not resigned."""
        if self.status != "finished" or self.game is None:
            return ()
        staying = [at for at, seat in enumerate(self.seats) if not seat.resigned]
        if len(staying) < 2:
            return tuple(staying) if len(self.seats) > 1 else ()  # who plays solo wins against nobody
        scores = self.game.scores
        return tuple(staying[at] for at in winners(tuple(scores[at] for at in staying)))

    @property
    def record(self) -> Record | None:
        """The game for those who look back on it, seed and all; None before the end."""
        return self.game.record if self.game is not None and self.status == "finished" else None


def new_table(entry: Entry) -> Table:
    """The table that the first entry of a log makes."""
    event = entry.event
    assert isinstance(event, Created)
    settings = event.settings
    guests = event.guests or (NO_GUEST,) * settings.seats
    seats = tuple(Seat(guest, reserved=guest.player is not None) for guest in guests)
    return Table(
        id=entry.table,
        seq=1,
        at=entry.at,
        settings=settings,
        host=event.host,
        secret=event.secret,
        commitment=commitment_to(event.secret),
        created=entry.at,
        rematch_of=event.rematch_of,
        seats=seats,
        position=position_from_json(json.loads(event.position)) if event.position else None,
    )


def fold(entries: Sequence[Entry]) -> Table:
    """The table of a whole log."""
    return apply_entries(new_table(entries[0]), entries[1:])


def apply_entries(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after more entries of its log."""
    return reduce(apply_entry, entries, table)


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after the next entry."""
    assert (entry.table, entry.seq) == (table.id, table.seq + 1)
    table = replace(table, seq=entry.seq, at=entry.at)
    return _APPLY[type(entry.event)](table, entry.event)


def _with_seat(table: Table, seat: int, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(table, seats=tuple(seats))


def _sat(table: Table, event: Sat) -> Table:
    return _with_seat(table, event.seat, guest=event.guest, reserved=False)


def _stood(table: Table, event: Stood) -> Table:
    return _with_seat(table, event.seat, guest=NO_GUEST, reserved=False)


def options_of(settings: Settings) -> dict[str, Any]:
    """What a table's game is made with."""
    if settings.game == "cards":
        return {"jokers": settings.jokers}
    return {"track": settings.track or "a"} if settings.game == "onboard" else {"solo": settings.solo}


def _started(table: Table, event: Started) -> Table:
    settings, names = table.settings, tuple(seat.guest.name for seat in table.seats)
    common: dict[str, Any] = {
        "seed": joint_seed(table.secret, [seat.guest.entropy for seat in table.seats]),
        "commitment": table.commitment,
        "bots": {at: seat.bot for at, seat in enumerate(table.seats) if seat.bot is not None},
        "date": event.date,
    }
    if table.position is None:
        game = Game.new(settings.game, names, **common, **options_of(settings))
    else:
        game = Game(Record(table.position, names, **common))
    bank = settings.clock.bank * SECOND if settings.clock else 0
    # a log of before there were reserved seats may begin with some
    seats = tuple(replace(seat, bank=bank, reserved=False) for seat in table.seats)
    return _restart_waits(replace(table, status="playing", game=game, seats=seats))


def _acted(table: Table, event: Rolled | Decided) -> Table:
    assert table.game is not None
    game, seat = table.game.copy(), event.seat
    if isinstance(event, Rolled):
        game.roll()
    else:
        game.play(seat, parse(event.decision))
    game.forget(UNDO_DEPTH)
    table = _charge_clock(table, seat, table.at - table.waiting_since[seat])
    # what the table decided for somebody stands: to take it back would be to stop the clock
    table = _with_seat(table, seat, away=False) if event.by == "person" else _with_seat(table, seat, spent=())
    return _restart_waits(replace(table, game=game, status="finished" if game.over else "playing"), moved=seat)


def _undone(table: Table, event: Undone) -> Table:
    assert table.game is not None
    game, seat = table.game.copy(), event.seat
    game.take_back(seat)
    now, spent = table.at, table.seats[seat].spent
    table = _restart_waits(replace(table, game=game), moved=seat)
    last = spent[-1] if spent else 0
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], spent=spent[:-1], bank=seats[seat].bank + _overrun(table, last))
    # the clock goes on from where the decision had stopped it: taking back wins no time
    return replace(table, seats=tuple(seats), waiting_since={**table.waiting_since, seat: now - last})


def _hinted(table: Table, event: Hinted) -> Table:
    assert table.game is not None
    return _with_seat(table, event.seat, hints=table.seats[event.seat].hints + 1, hinted=len(table.game.steps))


def _went_away(table: Table, event: WentAway) -> Table:
    return _with_seat(table, event.seat, away=True)


def _came_back(table: Table, event: CameBack) -> Table:
    # who comes back has the whole time to decide again
    waiting_since = (
        {**table.waiting_since, event.seat: table.at} if event.seat in table.waiting_since else table.waiting_since
    )
    return replace(_with_seat(table, event.seat, away=False), waiting_since=waiting_since)


def _resigned(table: Table, event: Resigned) -> Table:
    table = _with_seat(table, event.seat, resigned=True, away=False)
    staying = [each for each in table.seats if not each.resigned]
    over = len(staying) < 2 or all(each.bot for each in staying)
    return replace(table, status="finished", waiting_since={}) if over else table


def _rematched(table: Table, event: Rematched) -> Table:
    return replace(table, rematch=event.table)


def _closed(table: Table, event: Closed) -> Table:
    return replace(table, status="closed")


def _charge_clock(table: Table, seat: int, spent: int) -> Table:
    """The time of a decision is taken from the bank as far as it ran over.

    A table that acts late takes no more than there was: else taking back would give more than was taken.
    """
    was, clock = table.seats[seat], table.settings.clock
    if clock is not None:
        spent = min(spent, clock.per_decision * SECOND + was.bank)
    return _with_seat(table, seat, bank=was.bank - _overrun(table, spent), spent=(*was.spent, spent)[-4:])


def _overrun(table: Table, spent: int) -> int:
    clock = table.settings.clock
    return max(0, spent - clock.per_decision * SECOND) if clock else 0


def _restart_waits(table: Table, moved: int | None = None) -> Table:
    """Since when each seat is waited for: from now, if it was not waited for already in this step."""
    was = {seat: at for seat, at in table.waiting_since.items() if seat != moved}
    return replace(table, waiting_since={seat: was.get(seat, table.at) for seat in table.actors})


_APPLY: Final[dict[type, Callable[[Table, Any], Table]]] = {
    Sat: _sat,
    Stood: _stood,
    Started: _started,
    Rolled: _acted,
    Decided: _acted,
    Undone: _undone,
    Hinted: _hinted,
    WentAway: _went_away,
    CameBack: _came_back,
    Resigned: _resigned,
    Rematched: _rematched,
    Closed: _closed,
}
