"""Message types of a live table: settings and commands in, views and updates out.

Decoding checks types and bounds and rejects unknown fields.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, Meta, UnsetType

from ..fairness import MAX_ENTROPY
from ..formats.schema import (
    DecisionShape,
    DiceShape,
    GameName,
    OutcomeShape,
    ScoreShape,
    Shape,
    TableShape,
    TrackFields,
)
from ..record import MAX_NAME

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Entropy = Annotated[str, Meta(pattern=f"^[0-9A-Za-z]{{1,{MAX_ENTROPY}}}$", max_length=MAX_ENTROPY)]
Pledge = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=100)]
DAY = 86_400


class Clock(Shape, frozen=True):
    """Time limits in seconds: for each decision, a bank per game for what runs over, and a total per game.

    Each seat has ``total`` seconds for all its decisions together; null sets no such limit. For a total alone, give
    ``per_decision`` the same value.
    """

    per_decision: Annotated[int, Meta(ge=5, le=14 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=14 * DAY)] = 0
    total: Annotated[int, Meta(ge=30, le=14 * DAY)] | None = None


class Settings(Shape, frozen=True):
    """Settings of a table.

    ``solo`` is for the dice game with one seat. ``jokers`` is for the card game, ``track`` for On Board: one of the two
    boards, or custom fields. A ``listed`` table appears in the public list, others are reached by link only. After
    ``grace`` seconds of waiting, the bot named ``stand_in`` plays for a seat until its player is back; null waits.
    Spectators see the table ``delay`` seconds late. If ``hints`` are allowed, a player may request the values of the
    options; null allows them unless there is a clock. ``options`` are those of a further game of the server.
    """

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=5)] = 2
    solo: bool = False
    jokers: bool = False
    track: Literal["a", "b"] | TrackFields | None = None
    listed: bool = False
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=5, le=14 * DAY)] | None = None
    stand_in: BotName = "greedy"
    undo: bool = True
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    hints: bool | None = None
    options: dict[str, OptionValue] | UnsetType = UNSET


# Commands


class Sit(Shape, frozen=True, tag_field="type", tag="sit"):
    """Take a seat, the first free one if none is named. ``pledge`` is the hash of your text for the seed of the dice.

    Sent again from the seat before the game begins, it changes the name or the pledge. ``entropy`` is a text that all
    may read at once, instead of a pledge.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    entropy: Entropy | None = None
    pledge: Pledge | None = None


class Reveal(Shape, frozen=True, tag_field="type", tag="reveal"):
    """Reveal the text that your seat has pledged. The last one begins the game."""

    text: Entropy


class Stand(Shape, frozen=True, tag_field="type", tag="stand"):
    """Leave the seat before the game begins. While texts are revealed, this voids the round."""


class SeatBot(Shape, frozen=True, tag_field="type", tag="seat_bot"):
    """Seat a bot; host only. Without a ``name`` it gets the English name of its level, numbered if taken."""

    seat: SeatNumber
    bot: BotName
    name: Name | None = None


class FreeSeat(Shape, frozen=True, tag_field="type", tag="free_seat"):
    """Free a seat before the game begins; host only. While texts are revealed, this voids the round."""

    seat: SeatNumber


class Start(Shape, frozen=True, tag_field="type", tag="start"):
    """Begin the game, or the revealing of the texts if a seat has pledged one; host only."""


class Roll(Shape, frozen=True, tag_field="type", tag="roll"):
    """Roll the dice; active player only. ``step`` is the step of the game that the command is meant for."""

    step: StepNumber


class Decide(Shape, frozen=True, tag_field="type", tag="decide"):
    """Decide for your seat."""

    step: StepNumber
    decision: DecisionShape


class Undo(Shape, frozen=True, tag_field="type", tag="undo"):
    """Take back your last decision, if no seat has acted on it and no dice or cards were drawn since."""

    step: StepNumber


class Back(Shape, frozen=True, tag_field="type", tag="back"):
    """Take your seat back from the stand-in bot."""


class Resign(Shape, frozen=True, tag_field="type", tag="resign"):
    """Resign. The stand-in plays on for the seat; with fewer than two players or no person left, the game ends."""


class Rematch(Shape, frozen=True, tag_field="type", tag="rematch"):
    """Open a new table with the same players, each moved one seat on. Each must ``sit`` there before it begins."""


class StandIn(Shape, frozen=True, tag_field="type", tag="stand_in"):
    """Let the stand-in bot play for a player who left a minute ago or longer, until they are back."""

    seat: SeatNumber


class Abandon(Shape, frozen=True, tag_field="type", tag="abandon"):
    """Close a table during its game, without a result, if all other people left a minute ago or longer."""


class Close(Shape, frozen=True, tag_field="type", tag="close"):
    """Close a table whose game has not begun; host only."""


_Play = Roll | Decide | Undo | Back | Resign | StandIn | Abandon
Command = Sit | Reveal | Stand | SeatBot | FreeSeat | Start | _Play | Rematch | Close


# Views


class SeatView(Shape, frozen=True):
    """A seat, the same to all viewers. ``deadline`` is when the table acts for it, ``bank`` what is left, milliseconds.

    A seat of a rematch is ``reserved`` until its player sends ``sit``. ``hints`` counts the decisions for which its
    player requested a hint. ``pledge`` is the hash of the seat's text, and ``entropy`` the text, once it is revealed.
    ``time_left`` are the milliseconds of the clock's total that were left at the table's ``at``; since then they have
    been running if the table waits for the seat's player.
    """

    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    entropy: str | None
    reserved: bool
    away: bool
    resigned: bool
    bank: int | None
    deadline: int | None
    hints: int
    pledge: str | None = None
    time_left: int | None = None


class GameView(Shape, frozen=True):
    """The game as a seat or a spectator sees it, and what the seat may do now.

    ``outcomes`` describe the effect of each of the ``options``, in the same order. ``drawn``: the table shows what
    chance has just given, dice, cards or the setup, and no undo can change it: a client notes it.
    """

    table: TableShape
    step: int
    to_act: Sequence[int]
    roll: bool
    undo: bool
    hint: bool
    options: Sequence[DecisionShape]
    outcomes: Sequence[OutcomeShape]
    pending: DecisionShape | None
    scores: Sequence[ScoreShape]
    winners: Sequence[int]
    drawn: bool = False


Status = Literal["waiting", "playing", "finished", "closed"]


class TableView(Shape, frozen=True):
    """A table as one viewer sees it. ``you`` is the viewer's seat, null for a spectator.

    ``commitment`` is the SHA-256 of the server's part of the ``seed``, published before any text was pledged; the
    ``seed`` is revealed when the game has ended. ``revealing`` are the seats whose texts the table waits for, not empty
    from ``start`` until the game begins. ``round`` counts the commitments, from 1: a void round has a new one.
    """

    id: str
    seq: int
    at: int
    status: Status
    settings: Settings
    you: int | None
    host: bool
    seats: Sequence[SeatView]
    commitment: str
    seed: str | None
    game: GameView | None
    rematch: str | None
    rematch_of: str | None
    revealing: Sequence[int] = ()
    round: int = 0


What = Literal[
    "created",
    "sat",
    "stood",
    "revealing",
    "revealed",
    "voided",
    "started",
    "rolled",
    "decided",
    "undone",
    "hinted",
    "went_away",
    "came_back",
    "resigned",
    "rematched",
    "closed",
]
By = Literal["person", "bot", "stand_in", "clock"]


class Happening(Shape, frozen=True, omit_defaults=True):
    """The public part of one entry of a table's log.

    ``decisions`` come with the entry that completes the step: a seat's decision is hidden until all have decided.
    ``step`` is then the number of steps made. The round of pledges is public: ``commitment`` of ``created`` and
    ``voided``, ``pledge`` of ``sat``, ``text`` of ``sat``, ``revealed`` and ``started``, which may be the last reveal.
    """

    seq: int
    at: int
    what: What
    seat: int | None = None
    by: By | None = None
    decisions: dict[str, DecisionShape] | None = None
    dice: DiceShape | None = None
    reshuffled: bool = False
    step: int | None = None
    commitment: str | None = None
    pledge: str | None = None
    text: str | None = None


class Update(Shape, frozen=True, tag_field="type", tag="update"):
    """The table as you see it after entry ``seq``, and what happened since the last update.

    If ``resync`` is true, happenings were left out: use the table. ``now`` is the server's clock, in milliseconds.
    """

    seq: int
    now: int
    resync: bool
    happenings: Sequence[Happening]
    table: TableView


class PresenceView(Shape, frozen=True, tag_field="type", tag="presence"):
    """Players who are not at the table: ``left`` maps seats without an open socket to the time it closed.

    A seat is its number as text, the time in milliseconds of the server's clock. Sent to sockets opened with
    ``presence=1`` after their first update and whenever it changes; it is not in the log.
    """

    left: dict[str, int]


Reaction = Literal["hello", "good_luck", "wow", "well_played", "so_close", "oh_no", "thanks", "good_game"]
REACTIONS: Final[tuple[str, ...]] = get_args(Reaction)


class ReactionView(Shape, frozen=True, tag_field="type", tag="reaction"):
    """A player's reaction, to be shown for a moment.

    Sent to sockets opened with ``reactions=1``, that of the player too; it is not in the log and not repeated.
    """

    seat: int
    reaction: Reaction


class Summary(Shape, frozen=True):
    """A table in a list.

    ``deadline`` is when the table acts for you, null if it does not wait for you or without a clock. ``waited_for``: it
    is your turn, and other people play too.
    """

    id: str
    game: GameName
    status: Status
    listed: bool
    seats: int
    taken: int
    names: Sequence[str]
    your_turn: bool
    created: int
    updated: int
    clock: Clock | None = None
    deadline: int | None = None
    waited_for: bool = False
