"""Test helpers: a table driven without a service, and drivers and watchers of a service."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from functools import reduce
from random import Random
from typing import Any, TypeVar

import msgspec
from hypothesis import Phase, settings

from rowlock import Decision
from rowlock.formats.codec import decision_shape
from rowlock.formats.schema import DecisionShape
from rowlock.game import Game
from rowlock.tables.commands import act, create
from rowlock.tables.events import AnyEvent, Entry
from rowlock.tables.fanout import Fanout, OnAnnouncement, OnSubscribed
from rowlock.tables.log import chained
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
    Update,
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
WHOLE_GAMES = settings(max_examples=5, derandomize=True, phases=[Phase.generate])
"""Settings for properties of seeded games. No shrinking: a smaller seed is not a smaller game."""
NOON = 1_700_000_000_000
TEST_TIMEOUT = 60.0  # seconds
T = TypeVar("T")


class ManualClock:
    """A clock that only moves on request."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += round(seconds * SECOND)


# A table without a service


def fold(entries: Sequence[Entry]) -> Table:
    """Compute a table from its whole log."""
    return reduce(apply_entry, entries[1:], new_table(entries[0]))


class ScriptedTable:
    """A table driven by a test: its log, the table after each entry, and a manual clock."""

    def __init__(self, settings: Settings, host: Player = ADA, seed: object = 0) -> None:
        self.clock = ManualClock()
        created = msgspec.structs.replace(create(settings, host), secret=Random(f"{seed}").randbytes(16).hex())
        self.entries = [chained("", Entry("scripted", 1, self.clock(), host.id, None, created))]
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
        identity = None if player is None else player.id
        entry = chained(self.table.hash, Entry("scripted", self.table.seq + 1, self.clock(), identity, None, event))
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
        """Decide for a seat: the given decision, or the cheapest."""
        self.do(self.player(seat), Decide(self.step, self.shape(seat, decision or self.game.options(seat)[0])))

    def shape(self, seat: int, decision: Decision) -> DecisionShape:
        return decision_shape(decision, self.game.view(seat).table)

    def undo(self, seat: int) -> None:
        self.do(self.player(seat), Undo(self.step))

    def all_decide(self) -> None:
        """Decide for every seat to act."""
        for seat in self.game.to_act:
            self.decide(seat)

    def until(self, phase: str) -> None:
        """Play the cheapest decisions until a phase begins."""
        while self.game.position.phase != phase:
            if self.game.wants == "dice":
                self.roll()
            else:
                self.all_decide()

    def pass_time(self, seconds: float = 0, pause: int = 0) -> list[AnyEvent]:
        """Advance the clock and append all due events."""
        self.clock.wait(seconds)
        made = []
        while (event := due_event(self.table, self.clock(), pause)) is not None:
            made.append(self.append(event))
        return made

    def act_randomly(self, rng: Random) -> None:
        """Append due events, or else one random act of a person."""
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
        """Play a random game to its end, yielding after each act."""
        while self.table.status == "playing":
            self.act_randomly(rng)
            yield


def scripted(
    game: str = "classic", people: int = 2, bots: int = 0, *, seed: object = 0, bot: str = "greedy", **settings: Any
) -> ScriptedTable:
    """Return a table whose game has begun: people, each with entropy, then bots."""
    made = ScriptedTable(msgspec.convert({"game": game, "seats": people + bots, **settings}, Settings), seed=seed)
    for player in PEOPLE[:people]:
        made.do(player, Sit(entropy=player.id))
    for seat in range(people, people + bots):
        made.do(ADA, SeatBot(seat, bot))
    made.do(ADA, Start())
    return made


# Services


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine with a timeout."""
    return asyncio.run(asyncio.wait_for(work, TEST_TIMEOUT))


@asynccontextmanager
async def serving(database: str, fanout: Fanout | None = None, times: Times | None = None) -> AsyncIterator[Tables]:
    """Run a service on a migrated database, with a manual clock by default."""
    tables = Tables(
        Store(database_url(database)), fanout, times or Times(now=ManualClock(), bot_pause=0, run_timers=False)
    )
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def start_game(tables: Tables, game: str = "classic", people: int = 2, bots: int = 0, **settings: Any) -> str:
    """Create a table, seat players and bots and begin the game; return its id."""
    wanted = msgspec.convert({"game": game, "seats": people + bots, **settings}, Settings)
    table_id = await tables.create(wanted, ADA)
    for player in PEOPLE[:people]:
        await tables.do(table_id, player, Sit(), "sit")
    for seat in range(people, people + bots):
        await tables.do(table_id, ADA, SeatBot(seat, "greedy"), f"bot {seat}")
    await tables.do(table_id, ADA, Start(), "start")
    return table_id


def command(game: GameView, rng: Random) -> Command | None:
    """Return a random command for the seat with this view; None if it is not to act."""
    if game.roll:
        return Roll(game.step)
    return Decide(game.step, rng.choice(game.options)) if game.options else None


async def next_command(
    tables: Tables, table_id: str, people: Sequence[Player], rng: Random
) -> tuple[Player, Command] | None:
    """Return a player to act and a random command; None if the game has ended or waits for the table."""
    for player in rng.sample(people, len(people)):
        seen = (await tables.look(table_id, player.id)).table
        if seen.status == "playing" and seen.game is not None and (found := command(seen.game, rng)) is not None:
            return player, found
    return None


async def play_on(tables: Sequence[Tables], table_id: str, rng: Random, acts: int = 10_000, name: str = "act") -> int:
    """Play up to ``acts`` acts, each on a random service; return how many were played."""
    for number in range(acts):
        await rng.choice(tables).run_due()
        found = await next_command(rng.choice(tables), table_id, PEOPLE, rng)
        if found is None:
            return number
        await rng.choice(tables).do(table_id, *found, f"{name} {number}")
    return acts


class Watcher:
    """Subscriber of a table: collects its views and happenings."""

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.views: list[TableView] = []
        self._changed = asyncio.Condition()

    async def follow(self, tables: Tables, table_id: str, player: str | None, seen: int | None) -> None:
        async with aclosing(tables.watch(table_id, player, seen)) as updates:
            async for update in updates:
                assert isinstance(update, Update)
                async with self._changed:
                    self.happenings += update.happenings
                    self.views.append(update.table)
                    self._changed.notify_all()

    async def until(self, condition: Callable[[TableView], bool]) -> TableView:
        """Wait for the first view that fulfills a condition."""
        async with self._changed:
            await self._changed.wait_for(lambda: any(map(condition, self.views)))
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


async def wait_until(condition: Callable[[], bool | Awaitable[bool]]) -> None:
    """Poll until a condition holds; :func:`run` has the timeout."""
    while not (found if isinstance(found := condition(), bool) else await found):
        await asyncio.sleep(0.01)


def at_phase(made: ScriptedTable, phase: str = "action1") -> ScriptedTable:
    made.until(phase)
    return made


class Announcements(Fanout):
    """Fan-out of announcements to the peers in this process."""

    def __init__(self, peers: list["Announcements"]) -> None:
        self.peers, self.hear, self.subscribed = peers, None, None
        self.silent = False
        peers.append(self)

    hear: OnAnnouncement | None
    subscribed: OnSubscribed | None

    def listen(self, on_announcement: OnAnnouncement, on_subscribed: OnSubscribed) -> None:
        self.hear, self.subscribed = on_announcement, on_subscribed

    def announce(self, table: str, data: bytes) -> None:
        for peer in () if self.silent else self.peers:
            if peer.hear is not None:
                peer.hear(data)

    def ask(self, tables: Collection[str]) -> None:
        assert self.subscribed is not None
        self.subscribed(tables)


def without_timers(clock: ManualClock) -> Times:
    return Times(now=clock, bot_pause=0, run_timers=False)
