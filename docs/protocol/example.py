"""Example of the page: a game of two, the same in every run because secret, entropy and time are fixed."""

from collections.abc import Iterator

import msgspec

from rowlock.fairness import commitment_to, pledge_to
from rowlock.formats.schema import MarkShape
from rowlock.rules import RuleError
from rowlock.server.problems import error_message
from rowlock.tables.commands import act, create
from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.frames import Ack, Do, ErrorFrame, Ping, Pong, Resume
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import Clock, Command, Decide, GameView, Reveal, Roll, Settings, Sit, Start, Update
from rowlock.tables.players import Player

TABLE = "4be0643f1d98573b97ca"
SECRET = "5f0c1d9e7ab34c6e8d2f41b09a6c7e35"  # noqa: S105 - the secret of an example
TEXTS = "anchor7Qx2Lw", "oar42Zt9bKe1"
NOON = 1_700_000_000_000
ADA, BOB = Player("ada", "Ada"), Player("bob", "Bob")


class Example:
    """The table, and the last seq that Ada's client has seen."""

    def __init__(self) -> None:
        created = msgspec.structs.replace(create(Settings("classic", clock=Clock(60, 300)), ADA), secret=SECRET)
        self.now = NOON
        self.live = LiveTable([Entry(TABLE, 1, self.now, ADA.id, None, created)])
        self.seen: int | None = None

    def do(self, player: Player, command: Command, request_id: str) -> int:
        self.now += 1500
        table = self.live.table
        event = act(table, player, command, self.now)
        self.live.extend([Entry(TABLE, table.seq + 1, self.now, player.id, request_id, event)])
        return self.live.table.seq

    def update(self) -> Update:
        update = self.live.update(ADA.id, self.seen, self.now)
        assert update is not None
        self.seen = update.seq
        return update

    def request(self, command: Command, request_id: str) -> tuple[Do, Ack | ErrorFrame]:
        """Return a command of Ada and its answer."""
        try:
            answer: Ack | ErrorFrame = Ack(request_id, self.do(ADA, command, request_id))
        except (TableError, RuleError) as error:
            clause = error.clause if isinstance(error, RuleError) else None
            answer = ErrorFrame(self.seen or 0, error.code, error_message(error, "en"), request_id, clause)
        return Do(request_id, command), answer

    def game(self, player: Player) -> GameView:
        update = self.live.update(player.id, None, self.now)
        assert update is not None
        assert update.table.game is not None
        return update.table.game

    def play_out(self) -> None:
        """Finish the game: both players always take the first option that is not a pass."""
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
    """Yield every frame of the example with its introduction."""
    table = Example()
    yield "She gets the whole table:", table.update()
    pledges = [pledge_to(TABLE, commitment_to(SECRET), seat, text) for seat, text in enumerate(TEXTS)]
    sent, answer = table.request(Sit(0, pledge=pledges[0]), "a-1")
    yield f"Her client draws the text `{TEXTS[0]}`. She takes a seat and pledges it:", sent
    yield "", answer
    yield "", table.update()
    table.do(BOB, Sit(1, pledge=pledges[1]), "b-1")
    table.request(Start(), "a-2")
    table.do(BOB, Reveal(TEXTS[1]), "b-2")
    yield "Bob sits down, Ada starts the game, Bob's client reveals his text. The table waits for hers:", table.update()
    sent, answer = table.request(Reveal(TEXTS[0]), "a-2r")
    yield "", sent
    yield "", answer
    active = ADA if table.game(ADA).roll else BOB
    table.do(active, Roll(0), "r-1")
    yield (
        "The game has begun, the dice are rolled. Her slow client gets one update:",
        table.update(),
    )
    game = table.game(ADA)
    sent, answer = table.request(Decide(game.step, MarkShape("red", 12)), "a-3")
    yield "An illegal decision, and a legal one:", sent
    yield "", answer
    sent, answer = table.request(Decide(game.step, game.options[1]), "a-4")
    yield "", sent
    yield "", answer
    sent, answer = table.request(Roll(game.step - 1), "a-5")
    yield "A command for an earlier step is rejected:", sent
    yield "", answer
    yield (
        "She requests the updates after an entry again. Her decision is hidden until Bob has decided:",
        Resume(table.seen),
    )
    yield "", table.update()
    yield "A check of the connection:", Ping()
    yield "", Pong(table.seen or 0, table.now)
    table.play_out()
    table.seen = table.live.table.seq - 1
    yield "The last update of the game has the seed:", table.update()
