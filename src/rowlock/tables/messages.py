"""What goes between a table and those who sit at it: settings and commands in, what each may see out.

All are typed and bounded when they are read; unknown entries are refused.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from ..fairness import MAX_ENTROPY
from ..formats.schema import ColorName, DecisionShape, DiceShape, OutcomeShape, RowNumber, ScoreShape, Shape, TableShape
from ..record import MAX_NAME
from ..rules.track import LENGTHS

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Entropy = Annotated[str, Meta(pattern=f"^[0-9A-Za-z]{{1,{MAX_ENTROPY}}}$", max_length=MAX_ENTROPY)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Literal["classic", "cards", "onboard"]
TrackField = tuple[ColorName, RowNumber, Annotated[int, Meta(ge=0, le=20)]]
CustomTrack = Annotated[list[TrackField], Meta(min_length=LENGTHS[0], max_length=LENGTHS[-1])]
DAY = 86_400


class Clock(Shape, frozen=True):
    """Time to decide, in seconds: for each decision, and a bank for the whole game that is used when it runs over."""

    per_decision: Annotated[int, Meta(ge=5, le=14 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=14 * DAY)] = 0


class Settings(Shape, frozen=True):
    """How a table is set up.

    ``solo`` is for the dice game with one seat. ``jokers`` is for the card game, ``track`` for On Board: one of the two
    boards, or fields of your own. A ``listed`` table can be found by everybody, another by its link alone. After
    ``grace`` seconds of waiting, the bot named ``stand_in`` plays for a seat until its player is back; null waits.
    Onlookers see the table ``delay`` seconds late. Where ``hints`` are allowed, a player may ask what the options are
    worth; null allows them unless there is a clock.
    """

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=5)] = 2
    solo: bool = False
    jokers: bool = False
    track: Literal["a", "b"] | CustomTrack | None = None
    listed: bool = False
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=5, le=14 * DAY)] | None = None
    stand_in: BotName = "greedy"
    undo: bool = True
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    hints: bool | None = None


# Commands


class Sit(Shape, frozen=True, tag_field="type", tag="sit"):
    """Take a seat, the first free one if none is named. ``entropy`` is your own part of the dice.

    Sent again from the seat before the game begins, it changes the name or the part.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    entropy: Entropy | None = None


class Stand(Shape, frozen=True, tag_field="type", tag="stand"):
    """Leave the seat before the game begins."""


class SeatBot(Shape, frozen=True, tag_field="type", tag="seat_bot"):
    """The host lets a bot play a seat. Without a ``name`` it has its level's in English, with a number if taken."""

    seat: SeatNumber
    bot: BotName
    name: Name | None = None


class FreeSeat(Shape, frozen=True, tag_field="type", tag="free_seat"):
    """The host frees a seat before the game begins."""

    seat: SeatNumber


class Start(Shape, frozen=True, tag_field="type", tag="start"):
    """The host begins the game."""


class Roll(Shape, frozen=True, tag_field="type", tag="roll"):
    """The active player rolls. ``step`` is the step of the game that the command was meant for."""

    step: StepNumber


class Decide(Shape, frozen=True, tag_field="type", tag="decide"):
    """Decide for your seat."""

    step: StepNumber
    decision: DecisionShape


class Undo(Shape, frozen=True, tag_field="type", tag="undo"):
    """Take your last decision back, as long as nobody has acted on it and no chance was drawn."""

    step: StepNumber


class Back(Shape, frozen=True, tag_field="type", tag="back"):
    """Take your seat back from the bot that stands in."""


class Resign(Shape, frozen=True, tag_field="type", tag="resign"):
    """Give up. The stand-in plays on for the others; without two players, or without a person, the game ends."""


class Rematch(Shape, frozen=True, tag_field="type", tag="rematch"):
    """The same players at a new table, everybody one seat further. Each has to sit down there before it begins."""


class Close(Shape, frozen=True, tag_field="type", tag="close"):
    """The host closes a table whose game has not begun."""


Command = Sit | Stand | SeatBot | FreeSeat | Start | Roll | Decide | Undo | Back | Resign | Rematch | Close


# What is seen


class SeatView(Shape, frozen=True):
    """A seat as everybody sees it. ``deadline`` is when the table acts for it, ``bank`` what is left, milliseconds.

    A seat of a rematch is ``reserved`` until its player comes and sends ``sit``. ``hints`` counts the decisions
    that its player asked for a hint at.
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


class GameView(Shape, frozen=True):
    """The game as one seat, or an onlooker, sees it, and what the seat may do now.

    ``outcomes`` say what each of the ``options`` does, in the same order.
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


Status = Literal["waiting", "playing", "finished", "closed"]


class TableView(Shape, frozen=True):
    """A table as one of those who look at it sees it. ``you`` is the seat, null for an onlooker.

    ``commitment`` is the promise made before anybody sat down: SHA-256 of the server's part of the ``seed``, which is
    told when the game has ended.
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


What = Literal[
    "created",
    "sat",
    "stood",
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
    """One entry of a table's log, as everybody may know it.

    ``decisions`` come with the step they complete: what one seat decided stays with the table until all have.
    """

    seq: int
    at: int
    what: What
    seat: int | None = None
    by: By | None = None
    decisions: dict[str, DecisionShape] | None = None
    dice: DiceShape | None = None
    reshuffled: bool = False


class Update(Shape, frozen=True, tag_field="type", tag="update"):
    """The table as you see it after the entry ``seq``, and what happened since the last update.

    With ``resync`` some happenings were left out: go by the table. ``now`` is the server's clock, in milliseconds.
    """

    seq: int
    now: int
    resync: bool
    happenings: Sequence[Happening]
    table: TableView


class Summary(Shape, frozen=True):
    """A table in a list."""

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
