"""The log of a table: each entry is one event, and a table is the fold of its entries.

The texts of stored entries are a contract with every database there is: an event may get new entries with defaults,
and never changes the meaning of an old one.
"""

from typing import Annotated, Final

import msgspec

from .messages import By, Settings


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e", gc=False):
    """What happened. Who is meant by ``player`` is an identity, not a name."""


class Guest(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits on a seat: a person with an identity, or a bot; nobody if neither is there."""

    name: str = ""
    entropy: str = ""
    player: str | None = None
    bot: str | None = None


class Created(Event, frozen=True, tag="created"):
    """``secret`` is the server's part of the dice: it leaves the table when the game has ended.

    ``position`` is where the game begins, as JSON text; empty for a new game.
    """

    settings: Settings
    host: str
    secret: str
    guests: tuple[Guest, ...] = ()
    rematch_of: str | None = None
    position: str = ""


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    guest: Guest


class Stood(Event, frozen=True, tag="stood"):
    seat: int


class Started(Event, frozen=True, tag="started"):
    date: str


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    by: By = "person"


class Decided(Event, frozen=True, tag="decided"):
    """The decision is its short text."""

    seat: int
    decision: str
    by: By = "person"


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A player has asked what the options are worth."""

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


AnyEvent = (
    Created
    | Sat
    | Stood
    | Started
    | Rolled
    | Decided
    | Undone
    | Hinted
    | WentAway
    | CameBack
    | Resigned
    | Rematched
    | Closed
)
Millis = Annotated[int, "milliseconds since 1970"]


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the log. ``request`` is the id its command came with: a player's request is applied once."""

    table: str
    seq: int
    at: Millis
    player: str | None
    request: str | None
    event: AnyEvent


_EVENT: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
_ENTRY: Final = msgspec.json.Decoder(Entry)
_ENCODER: Final = msgspec.json.Encoder()


def event_to_text(event: AnyEvent) -> str:
    return _ENCODER.encode(event).decode()


def event_from_text(text: str) -> AnyEvent:
    return _EVENT.decode(text)


def entry_to_bytes(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def entry_from_bytes(data: bytes) -> Entry:
    return _ENTRY.decode(data)
