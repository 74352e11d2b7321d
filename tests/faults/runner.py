"""Runner of a fault injection run: plays, injects faults, waits until idle and checks."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from .clients import RunContext
from .invariants import check_log, check_servers, check_tables
from .ledger import Ledger
from .log import Log, read_heads, read_log
from .parties import Party, http_client
from .plan import Plan
from .world import World

STALL_TIMEOUT: Final = 120.0  # seconds without a move and without a fault until the run fails
IDLE_TIMEOUT: Final = 60.0  # seconds for commands to finish, and again for updates to arrive
MOVES_AFTER_FAULTS: Final = 6  # that every table has to make when all is repaired, within IDLE_TIMEOUT


class Run:
    """A run and its current state."""

    def __init__(self, plan: Plan, world: World) -> None:
        self.plan = plan
        self.ledger = Ledger()
        self.phase = "setting up"
        self.log: Log | None = None
        self._world = world
        self._breaking = 0

    async def go(self) -> None:
        """Play, inject faults, wait until idle and check. Violations are in the ledger."""
        urls = [server.url for server in self._world.servers]
        async with http_client(urls) as http:
            context = RunContext(self.ledger, urls, http, self.plan.chances)
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
        await asyncio.gather(*(party.arrive() for party in parties))
        playing = [asyncio.create_task(party.play()) for party in parties]
        injecting = asyncio.create_task(self._inject_faults(context))
        try:
            await self._play_moves(self.plan.moves, (*playing, injecting))
            self.phase = "every table goes on"
            context.calm.set()
            await injecting
            await self._world.repair()
            await self._check_progress(parties)
            if "redis-kill" in self.plan.faults:  # so that the last moves are not published
                await self._world.lose_redis()
                await self._play_moves(self.ledger.moves + self.plan.tables // 2, playing)
            self.phase = "waiting until idle"
            context.stop()
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

    async def _play_moves(self, wanted: int, tasks: Sequence[asyncio.Task[None]]) -> None:
        """Wait until so many moves are acknowledged."""
        moves, since = self.ledger.moves, time.monotonic()
        while self.ledger.moves < wanted:
            await asyncio.sleep(0.05)
            for task in tasks:
                if task.done() and not task.cancelled() and task.exception() is not None:
                    task.result()
            # while a server that has the lock of SQLite is stopped, nobody can move
            if self.ledger.moves > moves or self._breaking:
                self.phase = "playing"
                moves, since = self.ledger.moves, time.monotonic()
            elif time.monotonic() - since > STALL_TIMEOUT:
                self.ledger.add_violation("failed", "-", f"no move for {STALL_TIMEOUT:.0f} seconds")
                return

    async def _check_progress(self, parties: list[Party]) -> None:
        """Check that every party goes on playing when all is repaired."""
        goals = {party: party.moves + MOVES_AFTER_FAULTS for party in parties}
        until = time.monotonic() + IDLE_TIMEOUT
        while goals and time.monotonic() < until:
            await asyncio.sleep(0.1)
            goals = {party: goal for party, goal in goals.items() if party.moves < goal}
        heads = await asyncio.to_thread(read_heads, self._world.database) if goals else {}
        for party in goals:
            what = f"it does not go on: {heads.get(party.table)} at {round(time.time() * 1000)}"
            self.ledger.add_violation("stuck", party.table, what)

    async def _inject_faults(self, context: RunContext) -> None:
        rng = Random(f"{self.plan.seed} breaking")
        async with asyncio.TaskGroup() as group:
            for at, kind in self.plan.schedule():
                while self.ledger.moves < at and not context.calm.is_set():
                    await asyncio.sleep(0.02)
                group.create_task(self._break(kind, Random(rng.getrandbits(64)), context))

    async def _break(self, kind: str, rng: Random, context: RunContext) -> None:
        self._breaking += 1
        try:
            await self._world.inject(kind, rng, context, self.plan.longest)
        finally:
            self._breaking -= 1

    async def _wait_until_idle(self, context: RunContext) -> None:
        """Wait until no action is due and all clients are up to date; those that are not then have diverged."""
        if context.background:
            await asyncio.wait(context.background, timeout=IDLE_TIMEOUT)
        until = time.monotonic() + IDLE_TIMEOUT
        idle_checks = 0
        while idle_checks < 3 and time.monotonic() < until:
            await asyncio.sleep(0.4)
            heads = await asyncio.to_thread(read_heads, self._world.database)
            busy = any(head.wake is not None for head in heads.values())
            behind = any(client.seq != head.seq for client in context.clients if (head := heads.get(client.table)))
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
