"""Table, an immutable value, and the fold over log entries that computes it.

Pure: no clock, no database. Elapsed time is computed from the timestamps of the entries.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from ..fairness import commitment_to, joint_seed
from ..formats.codec import position_from_json
from ..game import Game
from ..record import Record
from ..rules import RULESETS, Position, winners
from . import events
from .events import Decided, Entry, Guest, Millis, Rolled
from .messages import Clock, Settings, Status

SECOND: Final = 1000
NO_GUEST: Final = Guest()
SETTINGS: Final = ("solo", "jokers", "track")
"""Settings that are options of a game."""
UNDO_DEPTH: Final = 8
"""Earlier positions a game keeps for undo; a table can take back fewer steps than this."""


class Seat(Struct, frozen=True):
    """A seat and its state in the game. ``bank`` is what is left of the clock's bank, in milliseconds.

    ``spent`` are the times of its player's last decisions, refunded on undo. At a rematch a person's seat is
    ``reserved`` until the player has sat down there. ``hints`` counts the steps for which its player requested a hint,
    and ``hinted`` is the last of them. ``back`` is when its player last came back or undid.
    ``used`` are the milliseconds of the clock's total that its decisions have taken.
    """

    guest: Guest = NO_GUEST
    away: bool = False
    resigned: bool = False
    bank: int = 0
    spent: tuple[int, ...] = ()
    reserved: bool = False
    hints: int = 0
    hinted: int | None = None
    back: Millis = 0
    used: int = 0

    @property
    def taken(self) -> bool:
        return self.guest.player is not None or self.guest.bot is not None

    @property
    def bot(self) -> str | None:
        return self.guest.bot


class Table(Struct, frozen=True):
    """A table after entry ``seq`` of its log. ``waiting_since``: since when each seat to act has been waited for.

    ``position`` is the starting position, None for a new game. ``revealing``: the host has started, and the pledged
    texts are revealed. ``round`` counts the secrets. ``hash`` is that of the entry. ``ended`` is when the game ended.
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
    revealing: bool = False
    round: int = 1
    hash: str = ""
    ended: Millis = 0

    def seat_of(self, player: str | None) -> int | None:
        if player is not None:
            for at, seat in enumerate(self.seats):
                if seat.guest.player == player:
                    return at
        return None

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """Seats that have pledged a text and not revealed it."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.guest.pledge and not seat.guest.entropy)

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats the table waits for: those that have to decide, or the active one that has to roll."""
        if self.game is None or self.status != "playing":
            return ()
        return (self.game.position.active,) if self.game.wants == "dice" else self.game.to_act

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last decision."""
        if self.game is None or self.status != "playing" or not self.settings.undo:
            return False
        return bool(self.seats[seat].spent) and self.game.can_take_back(seat)

    @property
    def hints(self) -> bool:
        """Whether hints are allowed; by default, only without a clock."""
        allowed = self.settings.hints
        return self.settings.clock is None if allowed is None else allowed

    @property
    def winners(self) -> tuple[int, ...]:
        """Winning seats: the highest total among the seats that have not resigned."""
        if self.status != "finished" or self.game is None:
            return ()
        staying = [at for at, seat in enumerate(self.seats) if not seat.resigned]
        if len(staying) < 2:
            return tuple(staying) if len(self.seats) > 1 else ()  # a solo game has no winner
        scores = self.game.scores
        return tuple(staying[at] for at in winners(tuple(scores[at] for at in staying)))

    @property
    def record(self) -> Record | None:
        """The record of the finished game, seed included; None before the end."""
        return self.game.record if self.game is not None and self.status == "finished" else None


def new_table(entry: Entry) -> Table:
    """Create a table from the first entry of its log."""
    event = entry.event
    assert isinstance(event, events.Created)
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
        hash=entry.hash,
    )


def apply_entry(table: Table, entry: Entry) -> Table:
    """Apply the next entry of the log."""
    assert (entry.table, entry.seq) == (table.id, table.seq + 1)
    table = replace(rewound(table, entry.at), seq=entry.seq, at=entry.at, hash=entry.hash)
    return _APPLY[type(entry.event)](table, entry.event)


def rewound(table: Table, at: Millis) -> Table:
    """Return a table none of whose times is later than ``at``: a server's clock was ahead when they were taken."""
    if table.at <= at:
        return table
    since = {seat: min(each, at) for seat, each in table.waiting_since.items()}
    seats = tuple(replace(seat, back=min(seat.back, at)) for seat in table.seats)
    return replace(table, at=at, waiting_since=since, seats=seats)


def _with_seat(table: Table, seat: int, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(table, seats=tuple(seats))


def options_of(settings: Settings) -> dict[str, Any]:
    """Keyword options of ``Game.new``."""
    options = {name: getattr(settings, name) for name in SETTINGS if name in RULESETS[settings.game].OPTIONS}
    further = {} if settings.options is UNSET else settings.options
    return {name: value for name, value in (options | further).items() if value is not None}


def _revealed(table: Table, event: events.Revealed) -> Table:
    table = _with_seat(table, event.seat, guest=replace(table.seats[event.seat].guest, entropy=event.text))
    return _started(table, event) if event.date else table


def _voided(table: Table, event: events.Voided) -> Table:
    seats = tuple(replace(seat, guest=without_text(seat.guest)) for seat in table.seats)
    made = {"secret": event.secret, "commitment": commitment_to(event.secret), "round": table.round + 1}
    return _with_seat(replace(table, seats=seats, revealing=False, **made), event.seat, guest=NO_GUEST)


def without_text(guest: Guest) -> Guest:
    """Drop the text of a seat and its pledge: the server must not draw a secret knowing the text that joins it."""
    return replace(guest, entropy="", pledge="")


def _started(table: Table, event: events.Started | events.Revealed) -> Table:
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
    # logs written before seats could be reserved may start with reserved seats
    seats = tuple(replace(seat, bank=bank, reserved=False) for seat in table.seats)
    return _update_waiting(replace(table, status="playing", game=game, seats=seats, revealing=False))


def _acted(table: Table, event: Rolled | Decided) -> Table:
    assert table.game is not None
    game, seat = table.game.copy(), event.seat
    if isinstance(event, Rolled):
        game.roll()
    else:
        game.play(seat, event.decision)
    game.forget(UNDO_DEPTH)
    was, clock, spent = table.seats[seat], table.settings.clock, table.at - table.waiting_since[seat]
    if clock is not None:
        # the time available, since a table may act late: otherwise undo would refund more than was charged
        spent = min(spent, available(clock, was))
    charged = {"bank": was.bank - _overrun(table, spent), "used": was.used + spent}
    table = _with_seat(table, seat, **charged, spent=(*was.spent, spent)[-4:])
    # a decision made by the table cannot be undone: that would stop the clock
    table = _with_seat(table, seat, away=False) if event.by == "person" else _with_seat(table, seat, spent=())
    table = _update_waiting(replace(table, game=game), moved=seat)
    return _ended(table) if game.over else table


def _undone(table: Table, event: events.Undone) -> Table:
    assert table.game is not None
    game, seat = table.game.copy(), event.seat
    game.take_back(seat)
    *spent, last = table.seats[seat].spent
    was = table.seats[seat]
    refunded = {"bank": was.bank + _overrun(table, last), "used": was.used - last}
    table = _with_seat(table, seat, spent=tuple(spent), back=table.at, **refunded)
    table = _update_waiting(replace(table, game=game), moved=seat)
    # resume the clock where the decision had stopped it: undo must not gain time
    return replace(table, waiting_since={**table.waiting_since, seat: table.at - last})


def _hinted(table: Table, event: events.Hinted) -> Table:
    assert table.game is not None
    return _with_seat(table, event.seat, hints=table.seats[event.seat].hints + 1, hinted=len(table.game.steps))


def _resigned(table: Table, event: events.Resigned) -> Table:
    table = _with_seat(table, event.seat, resigned=True, away=False)
    staying = [each for each in table.seats if not each.resigned]
    over = len(staying) < 2 or all(each.bot for each in staying)
    return _ended(table) if over else table


def _ended(table: Table) -> Table:
    return replace(table, status="finished", waiting_since={}, ended=table.at)


def available(clock: Clock, seat: Seat) -> Millis:
    """Return the milliseconds that a clock leaves a seat for its next decision."""
    time = clock.per_decision * SECOND + seat.bank
    return time if clock.total is None else min(time, max(0, clock.total * SECOND - seat.used))


def _overrun(table: Table, spent: int) -> int:
    clock = table.settings.clock
    return max(0, spent - clock.per_decision * SECOND) if clock else 0


def _update_waiting(table: Table, moved: int | None = None) -> Table:
    """Update ``waiting_since`` to the current actors: from now, unless already waited for in this step."""
    was = {seat: at for seat, at in table.waiting_since.items() if seat != moved}
    return replace(table, waiting_since={seat: was.get(seat, table.at) for seat in table.actors})


_APPLY: Final[dict[type, Callable[[Table, Any], Table]]] = {
    events.Sat: lambda table, event: _with_seat(table, event.seat, guest=event.guest, reserved=False),
    events.Stood: lambda table, event: _with_seat(table, event.seat, guest=NO_GUEST, reserved=False),
    events.Revealing: lambda table, _: replace(table, revealing=True),
    events.Revealed: _revealed,
    events.Voided: _voided,
    events.Started: _started,
    Rolled: _acted,
    Decided: _acted,
    events.Undone: _undone,
    events.Hinted: _hinted,
    events.WentAway: lambda table, event: _with_seat(table, event.seat, away=True),
    # the grace starts again, the clock does not: time used stays used
    events.CameBack: lambda table, event: _with_seat(table, event.seat, away=False, back=table.at),
    events.Resigned: _resigned,
    events.Rematched: lambda table, event: replace(table, rematch=event.table),
    events.Closed: lambda table, _: replace(table, status="closed"),
}
