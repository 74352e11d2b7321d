"""WebSocket frames of a table, and the HTTP bodies that clients of ours read or write.

``docs/build/protocol.md`` and its JSON Schema are generated from the frames.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ..formats.schema import Shape
from .code_words import MAX_CODE
from .messages import Command, PresenceView, ReactionView, TableView, Update

MAX_FRAME: Final = 16 * 1024
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+$")]


# From a client


class Do(Shape, frozen=True, tag_field="type", tag="do"):
    """Execute a command. ``id`` is chosen by the client: a command sent again with the same id is executed once."""

    id: RequestId
    command: Command


class Resume(Shape, frozen=True, tag_field="type", tag="resume"):
    """Request the updates after a seq again. ``after`` is that seq; null requests the whole table."""

    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


class Ping(Shape, frozen=True, tag_field="type", tag="ping"):
    """Check the connection; answered with a pong."""


class React(Shape, frozen=True, tag_field="type", tag="react"):
    """Say something from your seat to all at the table. Only an error is an answer, and names the ``id``."""

    reaction: Annotated[str, Meta(max_length=40)]
    id: RequestId | None = None


ClientFrame = Do | Resume | Ping | React


# From the server


class Ack(Shape, frozen=True, tag_field="type", tag="ack"):
    """Your command is committed, as entry ``seq`` of the table's log."""

    id: str
    seq: int


class ErrorFrame(Shape, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """A frame was rejected; nothing has changed. ``seq`` is the last entry you were sent.

    ``id`` is that of the command, if the frame could be parsed; ``clause`` is the rule that forbids it.
    """

    seq: int
    code: str
    message: str
    id: str | None = None
    clause: str | None = None
    retry: float | None = None


class Pong(Shape, frozen=True, tag_field="type", tag="pong"):
    """Answer to a ping."""

    seq: int
    now: int


ServerFrame = Update | PresenceView | ReactionView | Ack | ErrorFrame | Pong


# HTTP bodies


class CommandRequest(Shape, frozen=True):
    """A command. ``id``: a command sent again with the same id is executed once."""

    command: Command
    id: RequestId | None = None


class CommandResult(Shape, frozen=True):
    """A committed command. ``seq`` is its entry in the log; ``table`` is the table after it."""

    seq: int
    table: TableView


class Me(Shape, frozen=True):
    """Your guest identity. ``code_since`` is when your recovery code was created, null if long ago."""

    name: str
    code_since: int | None = None


class MeWithCode(Shape, frozen=True):
    """Your guest identity.

    ``recovery_code`` brings it back whatever happens to your devices; it works once and is not shown again. Null after
    a device code: the recovery code you have stays valid.
    """

    name: str
    recovery_code: str | None
    code_since: int | None = None


class Health(Shape, frozen=True):
    """State of the server. ``bots`` are the available bots, weakest first."""

    status: Literal["ok"]
    version: str
    bots: Sequence[str]


class TableCode(Shape, frozen=True):
    """Two words that lead to a table: to say over the phone, and to type in any language that has words.

    They are in the language of the request, or else in English.
    """

    code: str
    until: int


class CodeRequest(Shape, frozen=True):
    """The code of a table, as somebody has typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=MAX_CODE)]


class FoundTable(Shape, frozen=True):
    """The table of a code."""

    table: str


class Problem(Shape, frozen=True, omit_defaults=True):
    """An error. ``code`` is stable, ``detail`` a sentence in the requested language."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    clause: str | None = None


decoder: Final[msgspec.json.Decoder[ClientFrame]] = msgspec.json.Decoder(ClientFrame)
encoder: Final = msgspec.json.Encoder()
