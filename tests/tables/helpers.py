"""Tables for tests: one that is played by hand without a service, and what a service is driven with."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar

import msgspec
from hypothesis import Phase, settings

from rowlock import Decision
from rowlock.formats.schema import DecisionShape, decision_shape
from rowlock.game import Game
from rowlock.tables.commands import act, create
from rowlock.tables.events import AnyEvent, Entry
from rowlock.tables.fanout import Fanout
from rowlock.tables.messages import (
    Command,
    Decide,
    GameView,
    Happening,
    Roll,
    SeatBot,
    Settings,
    Sit,
    Start,
    TableView,
    Undo,
)
from rowlock.tables.players import Player
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url
from rowlock.tables.storage.store import Store
from rowlock.tables.table import SECOND, Table, apply_entry, new_table
from rowlock.tables.timers import due_event

PEOPLE = tuple(Player(name.lower(), name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve"))
ADA, BOB, CLEO, DAN, EVE = PEOPLE
GAMES = ("classic", "cards", "onboard")
WHOLE_GAMES = settings(max_examples=5, deadline=None, derandomize=True, phases=[Phase.generate])
"""For a property of games that a seed makes: a smaller seed is no smaller game, so there is nothing to shrink."""
NOON = 1_700_000_000_000
PATIENCE = 60.0  # seconds until a test that waits for something gives up; nothing takes that long
T = TypeVar("T")


class Hand:
    """A clock that somebody moves by hand."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += round(seconds * SECOND)


# A table without a service


class Desk:
    """A table played by hand: its log, the table after each entry, and a clock that stands still until it is moved."""

    def __init__(self, settings: Settings, host: Player = ADA, seed: object = 0) -> None:
        self.clock = Hand()
        created = msgspec.structs.replace(create(settings, host), secret=Random(f"{seed}").randbytes(16).hex())
        self.entries = [Entry("desk", 1, self.clock(), host.id, None, created)]
        self.tables = [new_table(self.entries[0])]

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def step(self) -> int:
        return len(self.game.steps)

    @property
    def active(self) -> int:
        return self.game.position.active

    @property
    def passive(self) -> int:
        """A seat that is not active."""
        return next(at for at in range(len(self.table.seats)) if at != self.active)

    def append(self, event: AnyEvent, player: Player | None = None) -> AnyEvent:
        entry = Entry("desk", self.table.seq + 1, self.clock(), None if player is None else player.id, None, event)
        self.tables.append(apply_entry(self.table, entry))
        self.entries.append(entry)
        return event

    def do(self, player: Player, command: Command) -> AnyEvent:
        return self.append(act(self.table, player, command, self.clock()), player)

    def player(self, seat: int) -> Player:
        identity = self.table.seats[seat].guest.player
        return next(player for player in PEOPLE if player.id == identity)

    def roll(self) -> None:
        self.do(self.player(self.active), Roll(self.step))

    def decide(self, seat: int, decision: Decision | None = None) -> None:
        """A seat decides: the cheapest it can, if nothing is named."""
        self.do(self.player(seat), Decide(self.step, self.shape(seat, decision or self.game.options(seat)[0])))

    def shape(self, seat: int, decision: Decision) -> DecisionShape:
        return decision_shape(decision, self.game.view(seat).table)

    def undo(self, seat: int) -> None:
        self.do(self.player(seat), Undo(self.step))

    def all_decide(self) -> None:
        """Everybody whom the step waits for decides."""
        for seat in self.game.to_act:
            self.decide(seat)

    def until(self, phase: str) -> None:
        """Play on, always the cheapest, until a phase begins."""
        while self.game.position.phase != phase:
            if self.game.wants == "dice":
                self.roll()
            else:
                self.all_decide()

    def pass_time(self, seconds: float = 0, pause: int = 0) -> list[AnyEvent]:
        """Let time pass, and let the table do what is due by then."""
        self.clock.wait(seconds)
        made = []
        while (event := due_event(self.table, self.clock(), pause)) is not None:
            made.append(self.append(event))
        return made

    def go_on(self, rng: Random) -> None:
        """The next act of a random game: whose turn it is among people, or the table by itself."""
        self.clock.wait(rng.random())
        if self.pass_time():
            return
        seat = rng.choice(self.table.actors)
        people = [at for at, each in enumerate(self.table.seats) if not (each.bot or each.away or each.resigned)]
        undoing = [at for at in people if self.game.can_take_back(at)]
        if undoing and rng.random() < 0.1:
            self.undo(rng.choice(undoing))
        elif self.game.wants == "dice":
            self.roll()
        else:
            self.decide(seat, rng.choice(self.game.options(seat)))

    def play_out(self, rng: Random) -> Iterator[None]:
        """A random game to its end, act by act."""
        while self.table.status == "playing":
            self.go_on(rng)
            yield


def desk(
    game: str = "classic", people: int = 2, bots: int = 0, *, seed: object = 0, bot: str = "greedy", **settings: Any
) -> Desk:
    """A table whose game has begun: so many people, then so many bots, each person with a text for the dice."""
    made = Desk(msgspec.convert({"game": game, "seats": people + bots, **settings}, Settings), seed=seed)
    for player in PEOPLE[:people]:
        made.do(player, Sit(entropy=player.id))
    for seat in range(people, people + bots):
        made.do(ADA, SeatBot(seat, bot))
    made.do(ADA, Start())
    return made


# Services


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def serving(database: str, fanout: Fanout | None = None, times: Times | None = None) -> AsyncIterator[Tables]:
    """A service on a database that is up to date; time moves by hand if nothing else is said."""
    tables = Tables(Store(database_url(database)), fanout, times or Times(now=Hand(), bot_pause=0, run_timers=False))
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def begun(tables: Tables, game: str = "classic", people: int = 2, bots: int = 0, **settings: Any) -> str:
    """The id of a table whose game has begun."""
    wanted = msgspec.convert({"game": game, "seats": people + bots, **settings}, Settings)
    table_id = await tables.create(wanted, ADA)
    for player in PEOPLE[:people]:
        await tables.do(table_id, player, Sit(), "sit")
    for seat in range(people, people + bots):
        await tables.do(table_id, ADA, SeatBot(seat, "greedy"), f"bot {seat}")
    await tables.do(table_id, ADA, Start(), "start")
    return table_id


def command(game: GameView, rng: Random) -> Command | None:
    """What a seat with this view may do next, if it is for it to act."""
    if game.roll:
        return Roll(game.step)
    return Decide(game.step, rng.choice(game.options)) if game.options else None


async def next_command(
    tables: Tables, table_id: str, people: Sequence[Player], rng: Random
) -> tuple[Player, Command] | None:
    """Somebody whom a table waits for, and what they may do; None when the game has ended or waits for the table."""
    for player in rng.sample(people, len(people)):
        seen = (await tables.look(table_id, player.id)).table
        if seen.status == "playing" and seen.game is not None and (found := command(seen.game, rng)) is not None:
            return player, found
    return None


async def play_on(tables: Sequence[Tables], table_id: str, rng: Random, acts: int = 10_000, name: str = "act") -> int:
    """Play so many acts, or to the end, any of the services taking any of them; gives how many that were."""
    for number in range(acts):
        await rng.choice(tables).run_due()
        found = await next_command(rng.choice(tables), table_id, PEOPLE, rng)
        if found is None:
            return number
        await rng.choice(tables).do(table_id, *found, f"{name} {number}")
    return acts


class Watcher:
    """Somebody who looks at a table: what they see now, and all that they were told."""

    def __init__(self) -> None:
        self.told: list[Happening] = []
        self.views: list[TableView] = []
        self._news = asyncio.Condition()

    async def follow(self, tables: Tables, table_id: str, player: str | None, seen: int | None) -> None:
        async with aclosing(tables.watch(table_id, player, seen)) as updates:
            async for update in updates:
                async with self._news:
                    self.told += update.happenings
                    self.views.append(update.table)
                    self._news.notify_all()

    async def until(self, condition: Callable[[TableView], bool]) -> TableView:
        """The first view that fulfills a condition."""
        async with self._news:
            await self._news.wait_for(lambda: any(map(condition, self.views)))
        return next(view for view in self.views if condition(view))


@asynccontextmanager
async def watching(
    tables: Tables, table_id: str, player: str | None = None, seen: int | None = None
) -> AsyncIterator[Watcher]:
    watcher = Watcher()
    task = asyncio.create_task(watcher.follow(tables, table_id, player, seen))
    try:
        yield watcher
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def soon(condition: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is so; :func:`run` gives up where it never is."""
    while not (found if isinstance(found := condition(), bool) else await found):
        await asyncio.sleep(0.01)


def ready(made: Desk, phase: str = "action1") -> Desk:
    made.until(phase)
    return made
