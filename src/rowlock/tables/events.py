"""Events and log entries of a table; a table is the fold of its log.

The stored JSON is a contract with every existing database: an event may gain fields with defaults, but existing fields
never change their meaning.
"""

from typing import Annotated, Final

import msgspec

from .messages import By, Settings


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e", gc=False):
    """Base of the events. A ``player`` is an identity, not a name."""


class Guest(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Occupant of a seat: a person (``player`` is the identity) or a ``bot``; an empty seat has neither.

    ``entropy`` is the text of the seat, with a ``pledge`` only after it was revealed.
    """

    name: str = ""
    entropy: str = ""
    player: str | None = None
    bot: str | None = None
    pledge: str = ""


class Created(Event, frozen=True, tag="created"):
    """``secret`` is the server's part of the seed, revealed when the game has ended.

    ``position`` is the starting position as JSON text, empty for a new game. ``rules`` is the ``RULES_VERSION`` that
    the table is played by, 0 in logs from before it was written.
    """

    settings: Settings
    host: str
    secret: str
    guests: tuple[Guest, ...] = ()
    rematch_of: str | None = None
    position: str = ""
    rules: int = 0


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    guest: Guest


class Stood(Event, frozen=True, tag="stood"):
    seat: int


class Revealing(Event, frozen=True, tag="revealing"):
    """The host has started: the seats that pledged a text reveal it."""


class Revealed(Event, frozen=True, tag="revealed"):
    """A seat has revealed its text. The last one begins the game and has its ``date``, as ``Started``."""

    seat: int
    text: str
    date: str = ""


class Voided(Event, frozen=True, tag="voided"):
    """A seat was freed while texts were revealed: all texts are void, and ``secret`` is the server's new one."""

    seat: int
    secret: str


class Started(Event, frozen=True, tag="started"):
    date: str


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    by: By = "person"


class Decided(Event, frozen=True, tag="decided"):
    """``decision`` is its short text, as ``str`` writes it."""

    seat: int
    decision: str
    by: By = "person"


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A player has requested a hint."""

    seat: int


class WentAway(Event, frozen=True, tag="went_away"):
    seat: int


class CameBack(Event, frozen=True, tag="came_back"):
    seat: int


class Resigned(Event, frozen=True, tag="resigned"):
    seat: int


class Rematched(Event, frozen=True, tag="rematched"):
    table: str


class Closed(Event, frozen=True, tag="closed"):
    pass


SeatEvent = Sat | Stood | Revealed | Voided | Rolled | Decided | Undone | Hinted | WentAway | CameBack | Resigned
AnyEvent = Created | Revealing | Started | SeatEvent | Rematched | Closed
Millis = Annotated[int, "milliseconds since 1970"]


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One entry of the log. ``request`` is the client's id of the command: each is applied once per player.

    ``hash`` chains it to the entry before it, see :func:`.log.chained`; empty outside a store.
    """

    table: str
    seq: int
    at: Millis
    player: str | None
    request: str | None
    event: AnyEvent
    hash: str = ""


EVENT: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
ENTRY: Final = msgspec.json.Decoder(Entry)
