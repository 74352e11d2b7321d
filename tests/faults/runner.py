"""A run from the first table to the verdict."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from .clients import Chances, Setting
from .invariants import Log, check_log, check_servers, check_tables, read_log
from .ledger import Ledger
from .parties import Party, http_client
from .world import REDIS_KILL, World

STUCK: Final = 90.0  # seconds without a move: something is wrong that no client can mend
REST: Final = 60.0  # seconds to come to rest, and again for everybody to have seen it

USUAL: Final = Chances()


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done: so many tables at a time, until so many moves are acknowledged."""

    tables: int
    moves: int
    seed: str
    moves_per_fault: int = 500
    chances: Chances = USUAL

    def faults(self, kinds: tuple[str, ...]) -> list[tuple[int, str]]:
        """After how many moves what fails: every kind at least once."""
        rng = Random(f"{self.seed} faults")
        count = max(len(kinds), self.moves // self.moves_per_fault)
        rounds = [rng.sample(kinds, len(kinds)) for _ in range(-(-count // len(kinds)))]
        times = sorted(rng.randrange(self.moves // 20, self.moves * 19 // 20 + 1) for _ in range(count))
        planned = list(zip(times, [kind for each in rounds for kind in each], strict=False))
        if REDIS_KILL in kinds:  # so that nobody is told of the last moves
            planned.append((self.moves - min(self.moves // 20, self.tables // 2) - 1, REDIS_KILL))
        return planned


class Run:
    """A run, and all that is known of it at any moment."""

    def __init__(self, plan: Plan, world: World) -> None:
        self.plan = plan
        self.ledger = Ledger()
        self.doing = "tables are set up"
        self.log: Log | None = None
        self._world = world

    async def go(self) -> None:
        """Play, break, come to rest, check. What is broken for good is in the ledger."""
        async with http_client() as http:
            setting = Setting(self.ledger, [server.url for server in self._world.servers], http, self.plan.chances)
            watching = asyncio.create_task(self._world.watch(self.ledger))
            parties = [Party(setting, number, self.plan.seed) for number in range(self.plan.tables)]
            try:
                await self._play(setting, parties)
                await self._come_to_rest(setting)
                await self._check(setting, parties)
            finally:
                watching.cancel()
                tasks = [watching, *setting.background]
                for task in setting.background:
                    task.cancel()
                await asyncio.gather(*(client.close() for client in tuple(setting.clients)), return_exceptions=True)
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, setting: Setting, parties: list[Party]) -> None:
        playing = [asyncio.create_task(party.play()) for party in parties]
        breaking = asyncio.create_task(self._break(setting))
        try:
            await self._until_played(setting, playing, breaking)
            self.doing = "coming to rest"
            await breaking
            await self._world.repair()
            done, late = await asyncio.wait(playing, timeout=REST)
            for task in done:
                task.result()
            if late:
                self.ledger.broken("failed", "-", f"{len(late)} parties have commands that nobody answers")
        finally:
            for task in (*playing, breaking):
                task.cancel()
            await asyncio.gather(*playing, breaking, return_exceptions=True)

    async def _until_played(
        self, setting: Setting, playing: list[asyncio.Task[None]], breaking: asyncio.Task[None]
    ) -> None:
        moves, since = 0, time.monotonic()
        while self.ledger.moves < self.plan.moves:
            await asyncio.sleep(0.05)
            for task in (*playing, breaking):
                if task.done() and not task.cancelled() and task.exception() is not None:
                    task.result()
            if self.ledger.moves > moves:
                self.doing = "playing"
                moves, since = self.ledger.moves, time.monotonic()
            elif time.monotonic() - since > STUCK:
                self.ledger.broken("failed", "-", f"no move for {STUCK:.0f} seconds")
                break
        setting.stop()

    async def _break(self, setting: Setting) -> None:
        rng = Random(f"{self.plan.seed} breaking")
        async with asyncio.TaskGroup() as group:
            for at, kind in self.plan.faults(self._world.faults):
                while self.ledger.moves < at and not setting.stopping:
                    await asyncio.sleep(0.02)
                group.create_task(self._world.break_down(kind, Random(rng.getrandbits(64)), setting))

    async def _come_to_rest(self, setting: Setting) -> None:
        """Wait until no bot has anything to do and everybody has seen the end; who has not by then has diverged."""
        if setting.background:
            await asyncio.wait(setting.background, timeout=REST)
        until = time.monotonic() + REST
        calm = 0
        while calm < 3 and time.monotonic() < until:
            await asyncio.sleep(0.5)
            heads = (await asyncio.to_thread(read_log, self._world.database)).heads
            busy = any(head.wake is not None for head in heads.values())
            behind = any(client.seq < heads[client.table].seq for client in setting.clients)
            calm = 0 if busy or behind else calm + 1

    async def _check(self, setting: Setting, parties: list[Party]) -> None:
        self.doing = "checking"
        for client in tuple(setting.clients):
            await client.close(last=True)
        self.log = log = await asyncio.to_thread(read_log, self._world.database)
        check_log(log, self.ledger)
        tables = await asyncio.to_thread(check_tables, log, self.ledger)
        people = {log.players[person.name]: person for party in parties for person in party.people}
        await check_servers(tables, setting.urls, setting.http, people, self.ledger)
        if await asyncio.to_thread(read_log, self._world.database) != log:
            self.ledger.broken("failed", "-", "the log went on after everybody was at rest")
        if deaf := await asyncio.to_thread(self._world.deaf):
            self.ledger.broken("failed", "-", f"{deaf} servers no longer listen to Redis")
        for complaint in self._world.complaints():
            self.ledger.broken("failed", "-", f"a server wrote: {complaint}")


Report = Callable[[Run], None]


async def play(run: Run, report: Report | None = None, every: float = 0.5) -> None:
    """A run, with a report of it now and then."""
    going = asyncio.create_task(run.go())
    try:
        while not going.done():
            if report is not None:
                report(run)
            await asyncio.wait([going], timeout=every)
        going.result()
    finally:
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
