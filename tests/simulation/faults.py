"""The faults: each is a coroutine that breaks something, waits and mends it."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Final

from .database import Faults

if TYPE_CHECKING:
    from .world import World

HOUR: Final = 3600.0
Fault = Callable[["World", Random], Awaitable[None]]


def _seconds(rng: Random) -> float:
    return rng.choice((1.0, 3.0, 8.0)) * (0.5 + rng.random())


async def _crash(world: "World", letters: str, seconds: float) -> None:
    world.unwell(seconds)
    for letter in letters:
        world.cluster.crash(letter)
    await asyncio.sleep(seconds)
    world.restart()


async def crash(world: "World", rng: Random) -> None:
    await _crash(world, rng.choice("abc"), _seconds(rng))


async def all_crash(world: "World", rng: Random) -> None:
    await _crash(world, "abc", _seconds(rng))


async def pause(world: "World", rng: Random) -> None:
    """Stop a server as SIGSTOP does, for up to a minute, while time goes on."""
    seconds = 60 * rng.random() if rng.random() < 0.2 else _seconds(rng)
    server = world.cluster.servers[rng.choice("abc")]
    world.unwell(seconds)
    server.paused = True
    await asyncio.sleep(seconds)
    world.loop.resume(server)


async def _cut_off(world: "World", letters: str, seconds: float) -> None:
    world.cluster.broker.cut_off.update(letters)
    await asyncio.sleep(seconds)
    for letter in letters:
        world.cluster.broker.heal(letter)


async def partition(world: "World", rng: Random) -> None:
    await _cut_off(world, rng.choice("abc"), 2 * _seconds(rng))


async def broker_away(world: "World", rng: Random) -> None:
    await _cut_off(world, "abc", 2 * _seconds(rng))


def _messages(kind: str) -> Fault:
    async def fault(world: "World", rng: Random) -> None:
        setattr(world.cluster.broker, kind, rng.random())
        await asyncio.sleep(_seconds(rng))
        setattr(world.cluster.broker, kind, 0.0)

    return fault


def _queries(kind: str, most: float = 1.0) -> Fault:
    """Let a share of the calls to the database go wrong, of one server or of all."""

    async def fault(world: "World", rng: Random) -> None:
        letters, seconds, share = rng.choice(("abc", rng.choice("abc"))), _seconds(rng), rng.random() * most
        world.unwell(seconds)
        for letter in letters:
            setattr(world.database.faults.setdefault(letter, Faults()), kind, share)
        await asyncio.sleep(seconds)
        for letter in letters:
            setattr(world.database.faults[letter], kind, 0.0)

    return fault


async def database_hangs(world: "World", rng: Random) -> None:
    letters, seconds = rng.choice(("abc", rng.choice("abc"))), 3 * _seconds(rng)
    world.unwell(seconds)
    for letter in letters:
        world.database.faults.setdefault(letter, Faults()).hang_until = world.loop.now + seconds
    await asyncio.sleep(seconds)


async def failover(world: "World", rng: Random) -> None:
    """Lose what was committed in the last seconds, as with an asynchronous standby that lags."""
    lag = rng.random() * 3
    world.unwell(lag)
    world.database.replicate()
    await asyncio.sleep(lag)
    world.database.fail_over()
    world.note("entries lost in a failover", str(world.ledger.failed_over()))


async def clock_jumps(world: "World", rng: Random) -> None:
    """Let a wall clock be minutes or hours ahead or behind for some seconds."""
    seconds, letter = _seconds(rng), rng.choice("abc")
    world.unwell(seconds)
    world.cluster.jumps[letter] = rng.choice((-6, -1, -0.01, 0.01, 1, 6)) * HOUR * (0.5 + rng.random())
    await asyncio.sleep(seconds)
    world.cluster.jumps[letter] = 0.0


async def sockets_cut(world: "World", rng: Random) -> None:
    for client in world.clients:
        if client.link is not None and rng.random() < 0.5:
            client.link.cut()


async def slow_clients(world: "World", rng: Random) -> None:
    seconds = 2 * _seconds(rng)
    for client in world.clients:
        if client.link is not None and rng.random() < 0.5:
            client.link.blocked_until = world.loop.now + seconds


FAULTS: Final[dict[str, Fault]] = {
    "crash": crash,
    "all crash": all_crash,
    "pause": pause,
    "partition": partition,
    "broker away": broker_away,
    "messages lost": _messages("lose"),
    "messages repeated": _messages("repeat"),
    "messages late": _messages("late"),
    "database slow": _queries("slow", 2.0),
    "database refuses": _queries("refuse"),
    "answers lost": _queries("lose"),
    "disk full": _queries("full"),
    "database hangs": database_hangs,
    "failover": failover,
    "clock jumps": clock_jumps,
    "sockets cut": sockets_cut,
    "slow clients": slow_clients,
}


def mend(world: "World") -> None:
    """End all faults."""
    world.restart()
    for server in world.cluster.up():
        if server.paused:
            world.loop.resume(server)
    broker = world.cluster.broker
    for letter in sorted(broker.cut_off):
        broker.heal(letter)
    for client in world.clients:
        if client.link is not None:
            client.link.blocked_until = 0.0
    broker.lose = broker.repeat = broker.late = 0.0
    world.database.faults.clear()
    world.cluster.jumps = dict.fromkeys("abc", 0.0)
    world.unwell(0)
