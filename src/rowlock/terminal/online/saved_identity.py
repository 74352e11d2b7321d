"""Saved identities: name and cookie of the player at each server, in files readable by the owner only."""

import os
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import msgspec
from platformdirs import user_data_path


class Identity(msgspec.Struct, frozen=True):
    """A guest of a server."""

    name: str
    cookie: str


def load(server: str) -> Identity | None:
    """Load the identity at a server; None if there is none that can be read."""
    with suppress(OSError, msgspec.MsgspecError, UnicodeError):
        return msgspec.json.decode(_path(server).read_bytes(), type=Identity)
    return None


def save(server: str, guest: Identity) -> None:
    """Write the identity at a server atomically. Raises OSError."""
    path = _path(server)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(guest))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _path(server: str) -> Path:
    return user_data_path("rowlock") / "guests" / f"{quote(server, safe='')}.json"
