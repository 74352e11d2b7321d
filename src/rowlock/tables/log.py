"""Stored form of a table's log: events as JSON text, and a chain of hashes over its entries.

The hash of an entry covers its row and the hash of the entry before it, so the last hash stands for the whole log. Rows
written before there were hashes have none; theirs are computed. Stored events leave out defaults, and unknown fields of
newer servers are ignored.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Union, get_args

import msgspec
from msgspec.structs import replace

from ..rules import RULES_VERSION
from .errors import TableError
from .events import AnyEvent, Created, Entry
from .messages import Clock, Settings


class StoredClock(Clock, frozen=True, omit_defaults=True, forbid_unknown_fields=False):
    """A clock as it is stored: fields of newer servers are ignored."""


class _StoredSettings(Settings, frozen=True, omit_defaults=True, forbid_unknown_fields=False):
    clock: StoredClock | None = None


class _StoredCreated(Created, frozen=True, tag="created"):
    settings: _StoredSettings


_STORED: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(
    Union[tuple(_StoredCreated if kind is Created else kind for kind in get_args(AnyEvent))]  # noqa: UP007
)


def encode_event(event: AnyEvent) -> str:
    """Return the JSON text of an event, without defaults."""
    stored = msgspec.convert(msgspec.to_builtins(event), _StoredCreated) if isinstance(event, Created) else event
    return msgspec.json.encode(stored).decode()


def decode_event(body: str) -> AnyEvent:
    """Decode an event, ignoring unknown fields. Raises msgspec.DecodeError, ValidationError for an unknown kind."""
    event = _STORED.decode(body)
    return msgspec.convert(msgspec.to_builtins(event), Created) if isinstance(event, _StoredCreated) else event


def chained(previous: str, entry: Entry) -> Entry:
    """Return an entry with its hash; ``previous`` is the hash of the entry before it, empty for the first."""
    body = encode_event(entry.event)
    return replace(entry, hash=_hash(previous, entry.table, entry.seq, entry.at, entry.player, entry.request, body))


def follows(previous: str, entry: Entry) -> bool:
    """Whether an entry comes right after the one with the hash ``previous``."""
    return chained(previous, entry).hash == entry.hash


def row_hash(previous: str, row: Any) -> str:
    """Compute the hash of a stored row, whatever is stored as its hash."""
    return _hash(previous, row.table_id, row.seq, row.at, row.player, row.request, row.body)


def read_rows(rows: Iterable[Any], seq: int = 0, previous: str = "") -> list[Entry]:
    """Decode rows of the ``event`` table that come after an entry: ``seq`` and ``previous`` are its seq and hash.

    Raises TableError: ``broken_log`` if an entry is missing, was changed or is unreadable, ``newer_log`` if a newer
    version wrote it.
    """
    entries: list[Entry] = []
    for row in rows:
        seq += 1
        if row.seq != seq:
            raise TableError("broken_log", seq=seq, why="it is missing")
        previous = row_hash(previous, row)
        if row.hash not in (None, previous):
            raise TableError("broken_log", seq=seq, why="its hash is wrong")
        try:
            event = decode_event(row.body)
        except msgspec.ValidationError as error:
            raise TableError("newer_log", seq=seq, why=str(error)) from error
        except msgspec.DecodeError as error:
            raise TableError("broken_log", seq=seq, why=str(error)) from error
        if isinstance(event, Created) and event.rules > RULES_VERSION:
            raise TableError("newer_log", seq=seq, why=f"rules of version {event.rules}")
        entries.append(Entry(row.table_id, row.seq, row.at, row.player, row.request, event, previous))
    return entries


def _hash(previous: str, *row: str | int | None) -> str:
    return sha256(msgspec.json.encode((previous, *row))).hexdigest()
