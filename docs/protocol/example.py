"""A real game of two for the page: the same at every run, since the secret, the texts and the time are fixed."""

from collections.abc import Iterator

import msgspec

from rowlock.formats.schema import MarkShape
from rowlock.rules import RuleError
from rowlock.server.frames import Ack, Do, ErrorFrame, Ping, Pong, Resume
from rowlock.server.problems import error_message
from rowlock.tables.commands import act, create
from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import Clock, Command, Decide, GameView, Roll, Settings, Sit, Start, Update
from rowlock.tables.players import Player

TABLE = "4be0643f1d98573b97ca"
SECRET = "5f0c1d9e7ab34c6e8d2f41b09a6c7e35"  # noqa: S105 - of one game, which is over
NOON = 1_700_000_000_000
ADA, BOB = Player("ada", "Ada"), Player("bob", "Bob")


class Example:
    """The table, and what Ada's client has seen of it."""

    def __init__(self) -> None:
        created = msgspec.structs.replace(create(Settings("classic", clock=Clock(60, 300)), ADA), secret=SECRET)
        self.now = NOON
        self.live = LiveTable([Entry(TABLE, 1, self.now, ADA.id, None, created)])
        self.seen: int | None = None

    def do(self, player: Player, command: Command, request: str) -> int:
        self.now += 1500
        table = self.live.table
        event = act(table, player, command, self.now)
        self.live.extend([Entry(TABLE, table.seq + 1, self.now, player.id, request, event)])
        return self.live.table.seq

    def update(self) -> Update:
        update = self.live.update(ADA.id, self.seen, self.now)
        assert update is not None
        self.seen = update.seq
        return update

    def asked(self, command: Command, request: str) -> tuple[Do, Ack | ErrorFrame]:
        """A command of Ada's, and its answer."""
        try:
            answer: Ack | ErrorFrame = Ack(request, self.do(ADA, command, request))
        except (TableError, RuleError) as error:
            clause = error.clause if isinstance(error, RuleError) else None
            answer = ErrorFrame(self.seen or 0, error.code, error_message(error, "en"), request, clause)
        return Do(request, command), answer

    def game(self, player: Player) -> GameView:
        update = self.live.update(player.id, None, self.now)
        assert update is not None
        assert update.table.game is not None
        return update.table.game

    def play_out(self) -> None:
        """Both always take the first option that is not a pass."""
        number = 0
        while self.live.table.status == "playing":
            for player in (ADA, BOB):
                game = self.game(player)
                if game.roll or game.options:
                    number += 1
                    chosen = game.options[-1 if len(game.options) == 1 else 1] if game.options else None
                    command = Roll(game.step) if chosen is None else Decide(game.step, chosen)
                    self.do(player, command, f"o-{number}")


def example() -> Iterator[tuple[str, msgspec.Struct]]:
    """Every frame of the example: what is said of it, and the frame."""
    table = Example()
    yield "She gets the whole table:", table.update()
    sent, answer = table.asked(Sit(entropy="anchor"), "a-1")
    yield "She takes a seat, and adds her part of the dice:", sent
    yield "", answer
    yield "", table.update()
    table.do(BOB, Sit(entropy="oar42"), "b-1")
    table.asked(Start(), "a-2")
    active = ADA if table.game(ADA).roll else BOB
    table.do(active, Roll(0), "r-1")
    yield (
        "Bob sits down, Ada starts the game, the dice are rolled. She was busy, and gets all of it at once:",
        (table.update()),
    )
    game = table.game(ADA)
    sent, answer = table.asked(Decide(game.step, MarkShape("red", 12)), "a-3")
    yield "She may cross what the white dice give, and nothing else:", sent
    yield "", answer
    sent, answer = table.asked(Decide(game.step, game.options[1]), "a-4")
    yield "", sent
    yield "", answer
    sent, answer = table.asked(Roll(game.step - 1), "a-5")
    yield "A command for a step that is over is refused, whatever it is:", sent
    yield "", answer
    yield (
        "She asks again for what came after an entry. Her decision is secret until Bob's is there:",
        Resume(table.seen),
    )
    yield "", table.update()
    yield "Is anybody there?", Ping()
    yield "", Pong(table.seen or 0, table.now)
    table.play_out()
    table.seen = table.live.table.seq - 1
    yield "The last update of the game has the seed:", table.update()
