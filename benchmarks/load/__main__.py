"""``make load``: load test of one server process with a growing number of sockets.

Every table has two players, each on a socket of its own, and every socket moves once in five seconds. The latency of a
move is the time from sending it to the frame that shows it to the opponent. A bare relay of frames, measured in the
same run, is the baseline.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
import psutil
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.services import Postgres

from rowlock.server.auth import COOKIE, Identities
from rowlock.server.config import load_config
from rowlock.tables.messages import Settings, Sit, Start
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.storage.store import Store

from .websocket_client import WebSocketClient

MOVE_INTERVAL = 5.0
"""Seconds between two moves of one socket."""
console = Console(stderr=True)


class Game(msgspec.Struct):
    step: int
    roll: bool
    options: list[msgspec.Raw]


class View(msgspec.Struct):
    status: str
    seq: int
    game: Game | None = None


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    code: str | None = None
    table: View | None = None


DECODE = msgspec.json.Decoder(Frame).decode


@dataclass(slots=True)
class Pair:
    """A table: two sockets, the options of each, and the move in flight."""

    paths: tuple[str, str]
    cookies: tuple[str, str]
    clients: list[WebSocketClient] = field(default_factory=list[WebSocketClient])
    views: list[Game | None] = field(default_factory=lambda: [None, None])
    seqs: list[int] = field(default_factory=lambda: [0, 0])
    moved: float = 0.0
    mover: int = -1
    over: bool = False


@dataclass(slots=True)
class Figures:
    """Measurements at one number of sockets."""

    what: str
    sockets: int
    held: int = 0
    idle_kib: float = 0.0
    moves: int = 0
    moves_per_second: float = 0.0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    unanswered: int = 0
    refused: int = 0
    cpu: float = 0.0


class Load:
    """Drives the sockets of one level."""

    def __init__(self, pairs: list[Pair], host: str, port: int, relay: bool) -> None:
        self.pairs = pairs
        self.host, self.port, self.relay = host, port, relay
        self.times: list[float] = []
        self.measuring = False
        self.refused = 0
        self.moves = 0
        self.ids = 0

    async def connect(self, progress: Progress, what: str) -> None:
        slots = asyncio.Semaphore(50)
        bar = progress.add_task(f"{what}: connecting", total=2 * len(self.pairs))

        async def one(pair: Pair, at: int) -> None:
            async with slots:
                await self.open(pair, at)
                progress.advance(bar)

        for at in (0, 1):
            await asyncio.gather(*(one(pair, at) for pair in self.pairs))
        while not self.relay and not all(all(pair.views) for pair in self.pairs):
            await asyncio.sleep(0.1)  # wait until all sockets have a view of their table
        progress.remove_task(bar)

    async def open(self, pair: Pair, at: int) -> None:
        """Open a socket of a table, or open it again."""
        _, client = await asyncio.get_running_loop().create_connection(
            lambda: WebSocketClient(self.host, pair.paths[at], pair.cookies[at], self.on_frame, (pair, at)),
            self.host,
            self.port,
        )
        pair.clients[at : at + 1] = [client]
        await client.opened

    def on_frame(self, client: WebSocketClient, payload: bytes) -> None:
        pair, at = client.data
        frame = DECODE(payload)
        if frame.type == "update":
            if frame.table is not None:
                pair.views[at] = frame.table.game
                pair.over = frame.table.status != "playing"
                pair.seqs[at] = frame.seq
            if pair.mover >= 0 and at != pair.mover:
                if self.measuring:
                    self.times.append(time.perf_counter() - pair.moved)
                pair.mover = -1
        elif frame.type == "error":
            self.refused += 1
            pair.mover = -1

    def move(self, pair: Pair) -> None:
        """Make a move at a table, by either player that can."""
        if pair.mover >= 0 or pair.over:
            return
        for at in random.sample((0, 1), 2):
            text = b"x" * 100 if self.relay else self.command(pair, at)
            if text is not None:
                pair.mover, pair.moved = at, time.perf_counter()
                pair.clients[at].send(text)
                self.moves += self.measuring
                return

    def command(self, pair: Pair, at: int) -> bytes | None:
        game = pair.views[at]
        if game is None or pair.seqs[0] != pair.seqs[1] or not (game.roll or game.options):
            return None
        self.ids += 1
        if game.roll:
            body = b'{"type":"roll","step":%d}' % game.step
        else:
            # mostly the first option, the cheapest, so that games outlast the measurement
            option = bytes(game.options[0 if random.random() < 0.7 else -1])
            body = b'{"type":"decide","step":%d,"decision":%s}' % (game.step, option)
        return b'{"type":"do","id":"l%d","command":%s}' % (self.ids, body)

    async def play(self, seconds: float, progress: Progress, what: str) -> None:
        """Move on every socket once in five seconds on average, evenly spread."""
        bar = progress.add_task(f"{what}: playing", total=seconds)
        start = time.perf_counter()
        order = self.pairs.copy()
        random.shuffle(order)
        done, gap = 0, MOVE_INTERVAL / 2 / len(order)
        while (now := time.perf_counter() - start) < seconds:
            while done * gap <= now:
                self.move(order[done % len(order)])
                done += 1
            progress.update(bar, completed=now)
            await asyncio.sleep(0.002)
        progress.remove_task(bar)


async def create_tables(database: str, data: Path, pairs: int, progress: Progress) -> list[Pair]:
    """Create started tables with two guests each."""
    config = load_config(data, database, None, {})
    store = Store(config.database)
    tables, identities = Tables(store, times=Times(run_timers=False)), Identities(store, config.secret)
    bar = progress.add_task("tables", total=pairs)
    found: list[Pair] = []
    slots = asyncio.Semaphore(100)

    async def one(at: int) -> None:
        async with slots:
            (ann, _), (bob, _) = [await identities.new_guest(name) for name in ("Ann", "Bob")]
            game = ("classic", "cards", "onboard")[at % 3]
            table = await tables.create(Settings(game), ann)
            await tables.do(table, ann, Sit())
            await tables.do(table, bob, Sit())
            await tables.do(table, ann, Start())
            path = f"/api/tables/{table}/socket"
            cookies = [f"{COOKIE}={identities.cookie(each, secure=False).value}" for each in (ann, bob)]
            found.append(Pair((path, path), (cookies[0], cookies[1])))
            progress.advance(bar)

    await asyncio.gather(*(one(at) for at in range(pairs)))
    await tables.close()
    progress.remove_task(bar)
    return found


@contextmanager
def running(command: list[str], port: int, probe: str) -> Iterator[psutil.Process]:
    environment = {**os.environ, "ROWLOCK_LIMIT_SCALE": "0"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        for _ in range(300):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}{probe}", timeout=1).close()
                break
            if process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.1)
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def level(what: str, pairs: list[Pair], server: psutil.Process, port: int, seconds: float) -> Figures:
    """Connect a number of sockets, leave them idle, then play on them."""
    figures = Figures(what, 2 * len(pairs))
    load = Load(pairs, "127.0.0.1", port, relay=what == "relay")
    with Progress(console=console, transient=True) as progress:
        before = server.memory_info().rss
        await load.connect(progress, f"{what} {figures.sockets}")
        await asyncio.sleep(3)
        figures.idle_kib = (server.memory_info().rss - before) / figures.sockets / 1024
        await load.play(MOVE_INTERVAL, progress, what)
        load.measuring = True
        used, start = sum(server.cpu_times()[:2]), time.perf_counter()
        await load.play(seconds, progress, what)
        figures.cpu = (sum(server.cpu_times()[:2]) - used) / (time.perf_counter() - start)
        load.measuring = False
        await asyncio.sleep(2)
    figures.held = sum(not client.lost for pair in pairs for client in pair.clients)
    figures.moves, figures.refused = load.moves, load.refused
    figures.moves_per_second = load.moves / seconds
    figures.unanswered = sum(pair.mover >= 0 for pair in pairs)
    cuts = quantiles(load.times, n=100) if len(load.times) > 1 else [0.0] * 99
    figures.p50, figures.p95, figures.p99 = (1000 * cuts[at] for at in (49, 94, 98))
    for pair in pairs:
        for client in pair.clients:
            client.close()
    await asyncio.sleep(1)
    return figures


@asynccontextmanager
async def database_for(kind: str, data: Path) -> AsyncIterator[str]:
    if kind == "sqlite":
        yield str(data / "tables.sqlite3")
        return
    with Postgres() as postgres:
        postgres.create("load")
        yield postgres.url("load")


async def measure(kind: str, sockets: int, seconds: float, port: int) -> Figures:
    if kind == "relay":
        pairs = [Pair((f"/{at}/a", f"/{at}/b"), ("", "")) for at in range(sockets // 2)]
        with running([sys.executable, "-m", "benchmarks.load.relay", str(port)], port, "/") as server:
            return await level(kind, pairs, server, port, seconds)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with database_for(kind, data) as database:
            upgrade(database_url(database))
            with Progress(console=console, transient=True) as progress:
                pairs = await create_tables(database, data, sockets // 2, progress)
            serve = [sys.executable, "-m", "rowlock", "serve", "--port", str(port), "--data", folder]
            with running([*serve, "--database", database], port, "/api/health") as server:
                return await level(kind, pairs, server, port, seconds)


def table(rows: list[Figures]) -> Table:
    shown = Table(title="One process, one move for each socket every five seconds")
    heads = (
        "server", "sockets", "held", "moves/s", "p50 ms", "p95 ms", "p99 ms", "p99 to relay", "KiB/idle socket",
        "unanswered", "refused", "CPU",
    )  # fmt: skip
    for head in heads:
        shown.add_column(head, justify="left" if head == "server" else "right")
    relay = {row.sockets: row for row in rows if row.what == "relay"}
    for row in rows:
        base = relay.get(row.sockets)
        ratio = f"{row.p99 / base.p99:.1f}" if base is not None and base.p99 else "-"
        times = (f"{value:.1f}" for value in (row.p50, row.p95, row.p99))
        shown.add_row(
            row.what, f"{row.sockets:,}", f"{row.held:,}", f"{row.moves_per_second:,.0f}", *times, ratio,
            f"{row.idle_kib:.1f}", str(row.unanswered), str(row.refused), f"{row.cpu:.0%}",
        )  # fmt: skip
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load")
    parser.add_argument("--sockets", default="200,1000,5000")
    parser.add_argument("--servers", default="relay,sqlite,postgres")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=18_765)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.install()
    rows: list[Figures] = []
    for sockets in map(int, options.sockets.split(",")):
        for kind in options.servers.split(","):
            rows.append(asyncio.run(measure(kind, sockets, options.seconds, options.port)))
            console.print(str(rows[-1]), highlight=False)
    Console(width=200).print(table(rows))
    if options.json:
        data: list[dict[str, Any]] = [
            {name: getattr(row, name) for name in Figures.__dataclass_fields__} for row in rows
        ]
        options.json.write_text(json.dumps(data, indent=1) + "\n")


if __name__ == "__main__":
    main()
