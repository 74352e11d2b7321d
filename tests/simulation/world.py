"""One run: a cluster, its clients, the faults that the seed chooses, and the checks."""

import asyncio
import gc
import logging
import secrets
import time
import zlib
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, Final
from unittest.mock import patch

from rowlock.bots import RandomBot
from rowlock.game import Game
from rowlock.rules import Position
from rowlock.server.auth import Identities
from rowlock.tables.messages import Clock, Settings
from rowlock.tables.players import Player
from rowlock.tables.storage import store
from rowlock.tables.views import table_view

from .clients import Client, Party, Staller, encode
from .cluster import SECRET, URL, Cluster, Server
from .database import Database, Memory
from .faults import FAULTS, mend
from .ledger import Ledger, Logged, Violation
from .loop import Endless, VirtualLoop

CLIENTS: Final = 20
LONG: Final = 75.0
"""Seconds of faults in one of a hundred runs, so that a pause can last a minute."""
OPENINGS: Final = 40
"""Sets of tables whose games have begun, in which most runs continue."""
RECOVERY: Final = 6.0
"""Seconds after a fault that do not count as healthy yet."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a run is made of. ``slack`` are the healthy seconds that a table may be late; ``faults`` may happen."""

    name: str
    about: str
    faults: tuple[str, ...]
    most: int = 6
    seconds: float = 8.0
    slack: float = 45.0
    parties: int = 6
    broken: int = 0
    staller: bool = False
    clock: bool | None = None


SCENARIOS: Final = {
    each.name: each
    for each in (
        Scenario("mixed", "every fault", tuple(FAULTS)),
        Scenario("failover", "a standby that lags takes over", ("failover",), most=2, seconds=15),
        Scenario("broken", "205 overdue tables that cannot be read", ("all crash",), most=1, slack=20, broken=205,
                 seconds=6, parties=2),
        Scenario("stall", "a player who comes back at every deadline", (), most=0, slack=12, parties=1, seconds=40,
                 staller=True),
        Scenario("jump", "a clock that jumps hours ahead for some entries", ("clock jumps",), most=3, seconds=15,
                 clock=True),
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Opening:
    """Tables whose games have begun: the database, the time, who plays where and the log."""

    database: bytes
    now: float
    parties: list[Party]
    tables: dict[str, Logged]


@dataclass(frozen=True, slots=True)
class Result:
    """A run in numbers. Equal digests mean equal runs."""

    seed: int
    scenario: str
    digest: str
    violations: tuple[Violation, ...]
    counts: Counter[str]
    last: tuple[str, ...]
    virtual: float


class World:
    """The state of one run."""

    def __init__(
        self,
        seed: int | str,
        scenario: Scenario,
        memory: Memory,
        trace: Callable[[str], None] | None = None,
        opening: Opening | None = None,
    ) -> None:
        self.seed, self.scenario, self.trace, self.opening = seed, scenario, trace, opening
        self.rng = Random(f"{seed} {scenario.name}")
        self.loop = VirtualLoop(self.rng.getrandbits(64))  # type: ignore[abstract]
        self.database = Database(memory, self.loop, Random(self.rng.random()), self.note)
        self.database.on_commit = self._on_commit
        self.ledger = Ledger(memory.connection)
        if opening is not None:
            self.loop.now = opening.now
            self.database.load(opening.database)
            self.ledger.load(opening.tables)
        self.cluster = Cluster(self.loop, Random(self.rng.random()), self.note, self.ledger.fail)
        self.clients: list[Client] = []
        self.parties: list[Party] = []
        self.pause = 0.7
        self.calm = asyncio.Event()
        self.settling = self.quiet = self.over = False
        self.last: deque[str] = deque(maxlen=30)
        self.digest = 0
        self._heads: dict[str, int] = {}
        self._well_from = self._counted = self.loop.now

    def note(self, kind: str, detail: str) -> None:
        """Add a line to the trace, and count it."""
        line = f"{self.loop.now:10.4f} {self.loop.steps:7d} {kind} {detail}"
        self.digest = zlib.crc32(line.encode(), self.digest)
        self.ledger.counts[kind] += 1
        self.last.append(line)
        if self.trace is not None:
            self.trace(line)

    def _on_commit(self) -> None:
        self._count_healthy()
        for entry in self.ledger.read():
            self.note("commit", entry)

    def server(self, letter: str) -> Server | None:
        """Return a server, unless it is down."""
        server = self.cluster.servers[letter]
        return None if server.crashed else server

    # Healthy time

    def unwell(self, seconds: float) -> None:
        """From now, for so long, a table need not move."""
        self._count_healthy()
        self._well_from = max(self._well_from, self.loop.now + seconds + RECOVERY)

    def _count_healthy(self) -> None:
        now = self.loop.now
        self.ledger.healthy += max(0.0, now - max(self._counted, self._well_from))
        self._counted = now

    # The run

    async def main(self) -> None:
        scenario, rng = self.scenario, self.rng
        running = self._start()
        if scenario.broken:
            self._plant(scenario.broken)
        lasts = LONG if scenario.most > 1 and rng.random() < 0.01 else scenario.seconds * (0.6 + rng.random() * 0.6)
        faults, end = [asyncio.create_task(self._fault(*each)) for each in self._plan(lasts)], self.loop.now + lasts
        while self.loop.now < end and not self.ledger.violations:
            await self._watch()
        for fault in faults:
            fault.cancel()
        self.note("faults end", "")
        mend(self)
        await self._settle()
        self.over = True
        self.ledger.check_end()
        for task in running:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]

    def _start(self) -> "list[asyncio.Task[None]]":
        """Start the servers and the clients."""
        for letter in "abc":
            self.cluster.start(letter)
        self._invite()
        return [asyncio.create_task(client.run()) for client in self.clients]

    async def open(self) -> Opening:
        """Begin the games, without faults; who takes longer begins later."""
        self._start()
        await self._watch()
        await self._watch()
        while self.loop.now < 5 and any(table.now.status == "waiting" for table in self.ledger.tables.values()):
            await self._watch()
        parties = [replace(party, members=[]) for party in self.parties]
        return Opening(self.database.connection.serialize(), self.loop.now, parties, self.ledger.tables)

    async def _watch(self) -> None:
        await asyncio.sleep(0.5)
        self._count_healthy()
        self.ledger.check_progress(self.scenario.slack)

    async def _settle(self) -> None:
        """Without faults, wait until every table has moved on, then until everybody has seen it."""
        self.settling, ledger = True, self.ledger
        self.calm.set()
        self._heads = {name: logged.now.seq for name, logged in ledger.tables.items() if logged.now.status == "playing"}

        def resting() -> list[str]:
            # a failover may have taken back the end of a game that its people have left
            attended = {party.table for party in self.parties if not self.scenario.staller}
            return [
                f"table {name} has not moved since the faults ended, at {seq}"
                for name, seq in self._heads.items()
                if name in attended and not self.moved_on(name)
            ]

        for client in self.clients:
            client.hurry()
        await self._until(resting, 70 + self.scenario.slack, "stuck")
        self.quiet = True
        await self._until(lambda: [f"{client.name}'s {client.request} was never answered" for client in self.clients
                                   if client.request is not None], 60, "unanswered")  # fmt: skip
        heads = {name: logged.now.seq for name, logged in ledger.tables.items()}
        await self._until(lambda: self._diverged(heads), 30, "diverged")

    def moved_on(self, table: str) -> bool:
        """Whether the faults have ended, and a table that was being played then has moved since."""
        logged = self.ledger.tables.get(table)
        return self.settling and (logged is None or logged.now.seq > self._heads.get(table, -1))

    async def _until(self, left: Callable[[], list[str]], seconds: float, kind: str) -> None:
        end = self.loop.now + seconds
        while (found := left()) and not self.ledger.violations:
            if self.loop.now > end:
                for each in found:
                    self.ledger.fail(kind, each)
            else:
                await self._watch()

    def _diverged(self, heads: dict[str, int]) -> list[str]:
        """Return which clients and servers have not seen these heads, or have something else than the log."""
        found = [each for client in self.clients if (each := self._client_diverged(client, heads)) is not None]
        for server in self.cluster.up():
            for name, live in server.tables._live.items():
                logged, seq = self.ledger.tables.get(name), live.table.seq
                if name in self.ledger.planted or logged is None or logged.broken:
                    continue
                self.ledger.counts["tables compared"] += 1
                if not heads.get(name, 0) <= seq <= logged.now.seq or live.table != logged.tables[seq - 1]:
                    found.append(f"server {server.name} has another table {name} at {seq} than the log")
        return found

    def _client_diverged(self, client: Client, heads: dict[str, int]) -> str | None:
        party, table = client.party, client.table or ""
        if client.link is None or client.table != party.table:
            waits = party.table is not None and client.failed is None
            return f"{client.name} is not connected to {party.table}" if waits else None
        logged, where = self.ledger.tables.get(table), f"table {table}: {client.name} at {client.link.server.name}"
        delayed = client.info is not None and client.info.you is None and party.settings.delay
        head = 0 if delayed else heads.get(table, 0)
        if logged is None or not head <= client.seq <= logged.now.seq:
            return f"{where} has seen {client.seq} of {head}"
        if client.seq and not logged.broken:
            self.ledger.counts["views compared"] += 1
            if encode(table_view(logged.tables[client.seq - 1], client.player.id)) != client.view:
                return f"{where} does not see what the log says at {client.seq}"
        return None

    # Clients

    def _invite(self) -> None:
        """Create the clients, their parties and what they will play."""
        rng, scenario = self.rng, self.scenario
        guests = _memory()[1]
        opening = self.opening.parties if self.opening is not None else None
        for number in range(scenario.parties):
            self.parties.append(self._party(number) if opening is None else replace(opening[number], members=[]))
        for number in range(CLIENTS if scenario.parties > 2 else 3 * scenario.parties):
            player, token = guests[number]
            headers = [(b"authorization", f"Bearer {token}".encode())]
            party = self.parties[number % len(self.parties)]
            kind = Staller if scenario.staller and not party.members else Client
            self.clients.append(kind(self, player, headers, party, Random(rng.random())))

    def _party(self, number: int) -> Party:
        rng, scenario = self.rng, self.scenario
        if scenario.staller:
            settings = Settings("classic", 2, clock=Clock(6), grace=5)
            return Party(settings, 1)
        people, game = (
            1 if scenario.broken else rng.choice((1, 2, 2, 2, 3)),
            rng.choice(("classic", "onboard", "cards")),
        )
        bots = 3 if scenario.broken else 1 if people == 1 else rng.choice((0, 0, 1))
        if number % 3 == 2 and not scenario.clock:
            position = rng.choice(late_positions())
            seats = len(position.sheets)
            return Party(Settings(position.rules.NAME, seats), seats, position)
        timed = scenario.clock or rng.random() < 0.5
        clock = Clock(rng.randint(5, 8), rng.choice((0, 3))) if timed else None
        grace = rng.choice((None, 5, 6))
        settings = Settings(
            game, people + bots, clock=clock, grace=grace, stand_in=rng.choice(("greedy", "random")),
            delay=rng.choice((0, 0, 0, 2)),
        )  # fmt: skip
        return Party(settings, people)

    def _plant(self, count: int) -> None:
        """Put tables into the database that no server can read."""
        connection = self.database.connection
        for number in range(count):
            name = f"{number:020x}"
            self.ledger.planted.add(name)
            connection.execute(
                "INSERT INTO event (table_id, seq, at, body) VALUES (?, 1, 0, ?)", (name, '{"e":"from the future"}')
            )
            connection.execute(
                "INSERT INTO game_table (id, head, status, listed, created, updated, wake, summary) "
                "VALUES (?, 1, 'playing', 0, 0, 0, 1, '{}')",
                (name,),
            )
        connection.commit()

    # Faults

    def _plan(self, lasts: float) -> list[tuple[str, float]]:
        """Choose faults, and after how many seconds they happen."""
        rng, scenario = self.rng, self.scenario
        count = rng.randint(1, scenario.most) if scenario.most else 0
        first = 1.0 if self.opening is None else 0.3
        return [(rng.choice(scenario.faults), first + rng.random() * (lasts - first - 0.5)) for _ in range(count)]

    async def _fault(self, kind: str, at: float) -> None:
        rng = Random(f"{self.seed} {kind} {at}")
        await asyncio.sleep(at)
        self.note(f"FAULT {kind}", "")
        await FAULTS[kind](self, rng)

    def restart(self) -> None:
        """Start the servers that have crashed."""
        for letter, server in self.cluster.servers.items():
            if server.crashed:
                self.cluster.start(letter)
                self.note("start", self.cluster.servers[letter].name)


@cache
def late_positions() -> tuple[Position, ...]:
    """Positions shortly before the end of a game."""
    found: list[Position] = []
    for number, game in enumerate(("classic", "onboard", "cards") * 2):
        playing, bot = Game.new(game, 2, seed=f"late {number}"), RandomBot(f"{number}")
        positions: list[Position] = []
        while not playing.over:
            if playing.wants == "dice":
                playing.roll()
            positions.append(playing.position)
            for seat in playing.to_act:
                playing.play(seat, bot.choose(playing.view(seat), playing.options(seat)))
        found.append(positions[-8])
    return tuple(found)


class _Errors(logging.Handler):
    """Collects what servers log as errors: tracebacks that nobody should see."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        message = record.getMessage()
        if record.levelno >= logging.ERROR and not any(name in message for name in self.world.ledger.planted):
            self.world.ledger.fail("raised", f"{message}: {error!r}")
        elif not self.world.ledger.planted:
            self.world.note("log", message)


def _chance(rng: Random) -> Any:
    """Let secrets be drawn from a seed."""
    return patch.multiple(
        secrets,
        token_hex=lambda count=32: rng.randbytes(count).hex(),
        token_bytes=lambda count=32: rng.randbytes(count),
        token_urlsafe=lambda count=32: rng.randbytes(count).hex(),
        choice=rng.choice,
        randbelow=rng.randrange,
        randbits=rng.getrandbits,
    )


@contextmanager
def _virtual(world: World, memory: Memory) -> Iterator[None]:
    """Replace the clock, chance, the database and logging by those of the run."""
    wall = world.cluster.wall
    names = ("time", "monotonic", "perf_counter")
    virtual: dict[str, Any] = {"time": wall, "monotonic": world.loop.time, "perf_counter": world.loop.time}
    for name in names:
        virtual[f"{name}_ns"] = lambda name=name: int(virtual[name]() * 1e9)
    handler, logger = _Errors(world), logging.getLogger("rowlock")
    level, propagates = logger.level, logger.propagate
    with patch.multiple(time, **virtual), _chance(Random(world.rng.random())), \
            patch.object(store, "engine_for", lambda *_: memory.engine):  # fmt: skip
        logger.addHandler(handler)
        logger.propagate = False
        logger.setLevel(logging.WARNING)
        try:
            yield
        finally:
            logger.removeHandler(handler)
            logger.propagate = propagates
            logger.setLevel(level)


@cache
def _memory() -> tuple[Memory, list[tuple[Player, str]]]:
    """Create the database of this process, and the guests of every run with their tokens."""
    memory = Memory()
    loop = VirtualLoop(0)  # type: ignore[abstract]
    Database(memory, loop, Random(0), lambda *_: None)

    async def invite() -> list[tuple[Player, str]]:
        identities = Identities(store.Store(URL), SECRET)
        players = [(await identities.new_guest(f"p{number}"))[0] for number in range(CLIENTS)]
        return [(player, (await identities.new_token(player, "simulated")).token) for player in players]

    with _chance(Random(0)), patch.object(store, "engine_for", lambda *_: memory.engine):
        guests: list[tuple[Player, str]] = loop.run(invite())
    loop.end()
    memory.empty = memory.connection.serialize()
    return memory, guests


@cache
def _opening(number: int) -> Opening:
    late_positions()
    memory, _ = _memory()
    world = World(f"opening {number}", SCENARIOS["mixed"], memory)
    with _virtual(world, memory):
        opening: Opening = world.loop.run(world.open())
        world.loop.end()
    return opening


def simulate(seed: int, scenario: str = "mixed", trace: Callable[[str], None] | None = None) -> Result:
    """Run one seed and return what it found."""
    late_positions()
    memory, _ = _memory()
    collecting = gc.isenabled()
    gc.disable()  # cleanup by the collector would run at times of its own
    # a quarter of the runs begins with empty tables
    opening = _opening(seed % OPENINGS) if scenario == "mixed" and seed % 4 else None
    world = World(seed, SCENARIOS[scenario], memory, trace, opening)
    ledger = world.ledger
    try:
        with _virtual(world, memory):
            try:
                world.loop.run(world.main())
            except Endless as error:
                ledger.fail("endless", str(error))
            for message in world.loop.errors:
                ledger.fail("raised", message)
            violations, counts = tuple(ledger.violations), Counter(ledger.counts)
            world.loop.end()
    finally:
        if collecting:
            gc.enable()
    counts["seeds"], counts["steps"] = 1, world.loop.steps
    digest = f"{world.loop.digest:016x}{world.digest:08x}"
    return Result(seed, scenario, digest, violations, counts, tuple(world.last), world.loop.now)


def run_some(chunk: tuple[list[int], str]) -> list[Result]:
    """Run some seeds of a scenario in this process."""
    results = [simulate(seed, chunk[1]) for seed in chunk[0]]
    gc.collect()
    return results
