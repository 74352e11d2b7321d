"""Runner of a fault injection run: plays, injects faults, waits until idle and checks."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from .clients import Chances, RunContext
from .invariants import Log, check_log, check_servers, check_tables, read_log
from .ledger import Ledger
from .parties import Party, http_client
from .world import REDIS_KILL, World

STALL_TIMEOUT: Final = 90.0  # seconds without a move until the run fails
IDLE_TIMEOUT: Final = 60.0  # seconds for commands to finish, and again for updates to arrive

DEFAULT_CHANCES: Final = Chances()


@dataclass(frozen=True, slots=True)
class Plan:
    """Parameters of a run: concurrent tables, and moves to acknowledge."""

    tables: int
    moves: int
    seed: str
    moves_per_fault: int = 500
    chances: Chances = DEFAULT_CHANCES

    def faults(self, kinds: tuple[str, ...]) -> list[tuple[int, str]]:
        """Return the faults by number of moves; every kind occurs at least once."""
        rng = Random(f"{self.seed} faults")
        count = max(len(kinds), self.moves // self.moves_per_fault)
        rounds = [rng.sample(kinds, len(kinds)) for _ in range(-(-count // len(kinds)))]
        times = sorted(rng.randrange(self.moves // 20, self.moves * 19 // 20 + 1) for _ in range(count))
        planned = list(zip(times, [kind for each in rounds for kind in each], strict=False))
        if REDIS_KILL in kinds:  # so that the last moves are not published
            planned.append((self.moves - min(self.moves // 20, self.tables // 2) - 1, REDIS_KILL))
        return planned


class Run:
    """A run and its current state."""

    def __init__(self, plan: Plan, world: World) -> None:
        self.plan = plan
        self.ledger = Ledger()
        self.phase = "setting up"
        self.log: Log | None = None
        self._world = world

    async def go(self) -> None:
        """Play, inject faults, wait until idle and check. Violations are in the ledger."""
        async with http_client() as http:
            context = RunContext(self.ledger, [server.url for server in self._world.servers], http, self.plan.chances)
            watching = asyncio.create_task(self._world.watch(self.ledger))
            parties = [Party(context, number, self.plan.seed) for number in range(self.plan.tables)]
            try:
                await self._play(context, parties)
                await self._wait_until_idle(context)
                await self._check(context, parties)
            finally:
                watching.cancel()
                tasks = [watching, *context.background]
                for task in context.background:
                    task.cancel()
                await asyncio.gather(*(client.close() for client in tuple(context.clients)), return_exceptions=True)
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, context: RunContext, parties: list[Party]) -> None:
        playing = [asyncio.create_task(party.play()) for party in parties]
        injecting = asyncio.create_task(self._inject_faults(context))
        try:
            await self._play_moves(context, playing, injecting)
            self.phase = "waiting until idle"
            await injecting
            await self._world.repair()
            done, late = await asyncio.wait(playing, timeout=IDLE_TIMEOUT)
            for task in done:
                task.result()
            if late:
                self.ledger.add_violation("failed", "-", f"{len(late)} parties have unanswered commands")
        finally:
            for task in (*playing, injecting):
                task.cancel()
            await asyncio.gather(*playing, injecting, return_exceptions=True)

    async def _play_moves(
        self, context: RunContext, playing: list[asyncio.Task[None]], injecting: asyncio.Task[None]
    ) -> None:
        moves, since = 0, time.monotonic()
        while self.ledger.moves < self.plan.moves:
            await asyncio.sleep(0.05)
            for task in (*playing, injecting):
                if task.done() and not task.cancelled() and task.exception() is not None:
                    task.result()
            if self.ledger.moves > moves:
                self.phase = "playing"
                moves, since = self.ledger.moves, time.monotonic()
            elif time.monotonic() - since > STALL_TIMEOUT:
                self.ledger.add_violation("failed", "-", f"no move for {STALL_TIMEOUT:.0f} seconds")
                break
        context.stop()

    async def _inject_faults(self, context: RunContext) -> None:
        rng = Random(f"{self.plan.seed} breaking")
        async with asyncio.TaskGroup() as group:
            for at, kind in self.plan.faults(self._world.faults):
                while self.ledger.moves < at and not context.stopping:
                    await asyncio.sleep(0.02)
                group.create_task(self._world.inject(kind, Random(rng.getrandbits(64)), context))

    async def _wait_until_idle(self, context: RunContext) -> None:
        """Wait until no action is due and all clients are up to date; those that are not then have diverged."""
        if context.background:
            await asyncio.wait(context.background, timeout=IDLE_TIMEOUT)
        until = time.monotonic() + IDLE_TIMEOUT
        idle_checks = 0
        while idle_checks < 3 and time.monotonic() < until:
            await asyncio.sleep(0.5)
            heads = (await asyncio.to_thread(read_log, self._world.database)).heads
            busy = any(head.wake is not None for head in heads.values())
            behind = any(client.seq < heads[client.table].seq for client in context.clients)
            idle_checks = 0 if busy or behind else idle_checks + 1

    async def _check(self, context: RunContext, parties: list[Party]) -> None:
        self.phase = "checking"
        for client in tuple(context.clients):
            await client.close(last=True)
        self.log = log = await asyncio.to_thread(read_log, self._world.database)
        check_log(log, self.ledger)
        tables = await asyncio.to_thread(check_tables, log, self.ledger)
        people = {log.players[person.name]: person for party in parties for person in party.people}
        await check_servers(tables, context.urls, context.http, people, self.ledger)
        if await asyncio.to_thread(read_log, self._world.database) != log:
            self.ledger.add_violation("failed", "-", "the log changed after the run was idle")
        if unsubscribed := await asyncio.to_thread(self._world.unsubscribed):
            self.ledger.add_violation("failed", "-", f"{unsubscribed} servers are not subscribed to Redis")
        for line in self._world.tracebacks():
            self.ledger.add_violation("failed", "-", f"a server logged: {line}")


Report = Callable[[Run], None]


async def play(run: Run, report: Report | None = None, every: float = 0.5) -> None:
    """Execute a run, calling ``report`` every few seconds."""
    running = asyncio.create_task(run.go())
    try:
        while not running.done():
            if report is not None:
                report(run)
            await asyncio.wait([running], timeout=every)
        running.result()
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
