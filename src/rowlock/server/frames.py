"""What goes over a socket, both ways. ``docs/protocol.md`` and its JSON Schema are made from these types."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..formats.schema import Shape
from ..tables.messages import Command, Update

MAX_FRAME: Final = 16 * 1024
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+$")]


# From a client


class Do(Shape, frozen=True, tag_field="type", tag="do"):
    """Carry out a command. ``id`` is yours: sent again with the same id, the command is carried out once."""

    id: RequestId
    command: Command


class Resume(Shape, frozen=True, tag_field="type", tag="resume"):
    """Send what came after a seq again; null asks for the whole table."""

    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


class Ping(Shape, frozen=True, tag_field="type", tag="ping"):
    """Ask whether somebody is there."""


ClientFrame = Do | Resume | Ping


# From the server


class Ack(Shape, frozen=True, tag_field="type", tag="ack"):
    """Your command is committed, as the entry ``seq`` of the table's log."""

    id: str
    seq: int


class ErrorFrame(Shape, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """What you sent was refused, and nothing has changed. ``seq`` is the last entry you were told of.

    ``id`` is that of the command, if it was one that could be read; ``clause`` the rule that says no.
    """

    seq: int
    code: str
    message: str
    id: str | None = None
    clause: str | None = None
    retry: float | None = None


class Pong(Shape, frozen=True, tag_field="type", tag="pong"):
    """Here."""

    seq: int
    now: int


ServerFrame = Update | Ack | ErrorFrame | Pong

decoder: Final[msgspec.json.Decoder[ClientFrame]] = msgspec.json.Decoder(ClientFrame)
encoder: Final = msgspec.json.Encoder()
