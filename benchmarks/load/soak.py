"""``make soak``: an hour of mixed load on one server process, and its memory as a curve.

People play in pairs or against a bot while others watch. Sockets break and come back, games end, are reviewed, and give
way to new tables with new guests; players ask for hints. A line of figures is written every few seconds, so an
interrupted run keeps what it has measured.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import linear_regression, quantiles
from typing import Any, Final, cast

import httpx
import matplotlib as mpl
import psutil
import uvloop
from matplotlib.figure import Figure
from rich.progress import Progress
from tests.http_client import async_client

from rowlock.lab.report.charts import STYLE
from rowlock.tables.storage.database import database_url, upgrade

from .__main__ import Load, Pair, console, create_tables, database_for, running

SAMPLE_INTERVAL: Final = 10.0
RECONNECT: Final = 600.0
"""Seconds after which a socket breaks, on average."""
SETTLING: Final = 0.25
"""Part of the run before which memory may still grow: caches fill, first games end."""
BOTS: Final = (*("novice", "greedy", "steady") * 5, "champion")
"""Bots of tables; a champion at about 40 of 2,500, as many as one address may have."""
WITH_BOT: Final = 0.25
"""Share of new tables with one person, a bot and a spectator."""
GAMES: Final = ("classic", "cards", "onboard")
MIB: Final = 2**20


class Soak(Load):
    """Drives the sockets of the run, and everything else that people do. ``counts`` says how often they did."""

    def __init__(self, pairs: list[Pair], port: int, http: httpx.AsyncClient, interval: float) -> None:
        super().__init__(pairs, "127.0.0.1", port, relay=False)
        self.measuring = True
        self.counts: Counter[str] = Counter()
        self._http = http
        self._interval = interval
        self._random = Random(1)
        self._moving: set[int] = set()
        """Pairs that are on their way to another table, or back to this one."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._finished: list[str] = []

    async def run(self) -> None:
        """Play until cancelled."""
        sockets = len(self.pairs) * 2
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._every(self._interval / sockets, self._move))
                group.create_task(self._every(RECONNECT / sockets, self._break))
                group.create_task(self._every(1.0, self._hint))
                group.create_task(self._every(20.0, self._review))
        finally:
            for task in self._tasks:
                task.cancel()

    async def _every(self, interval: float, act: Callable[[], Awaitable[None] | None]) -> None:
        """Act so often on average; what takes longer goes on beside it, but only 100 at a time."""
        start, done = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - start) / interval)
            for _ in range(min(due - done, 1000)):
                work = act()
                if work is not None and len(self._tasks) < 100:
                    task = asyncio.create_task(self._try(work))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
                elif asyncio.iscoroutine(work):
                    work.close()
            done = due
            await asyncio.sleep(max(0.002, min(interval, 1.0)))

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (httpx.HTTPError, OSError) as error:
            self.counts[f"failed: {type(error).__name__} {str(error)[:60]}"] += 1

    # What people do

    def _pick(self) -> Pair | None:
        """Return a pair that is at its table."""
        pair = self._random.choice(self.pairs)
        return None if id(pair) in self._moving else pair

    def _move(self) -> Awaitable[None] | None:
        pair = self._pick()
        if pair is None:
            return None
        lost = [at for at, client in enumerate(pair.clients) if client.lost]
        if lost:
            self.counts["closed by the server"] += 1
            return self._reconnect(pair, lost[0])
        if not pair.over:
            self.move(pair)
            return None
        self._moving.add(id(pair))
        return self._next_game(pair)

    def _break(self) -> Awaitable[None] | None:
        pair = self._pick()
        return None if pair is None or pair.over else self._reconnect(pair, self._random.randrange(2))

    async def _reconnect(self, pair: Pair, at: int) -> None:
        """Lose a connection, and come back some seconds later."""
        self._moving.add(id(pair))
        try:
            pair.clients[at].close()
            await asyncio.sleep(self._random.random() * 8)
            await self._open(pair, at)
            self.counts["reconnects"] += 1
        finally:
            self._moving.discard(id(pair))

    async def _open(self, pair: Pair, at: int) -> None:
        while True:
            try:
                await self.open(pair, at)
            except OSError:
                self.counts["connections refused"] += 1
                await asyncio.sleep(1)
            else:
                pair.mover = -1
                return

    async def _next_game(self, pair: Pair) -> None:
        """Leave a table whose game has ended, and meet at a new one as new guests."""
        try:
            self._finished = [*self._finished[-50:], pair.paths[0].split("/")[3]]
            for client in pair.clients:
                client.close()
            ann, bob = [await self._new_guest(name) for name in ("Ann", "Bob")]
            with_bot = self._random.random() < WITH_BOT
            table = (await self._post("", ann, {"game": self._random.choice(GAMES), "seats": 2}))["id"]
            await self._command(table, ann, {"type": "sit"})
            bot = {"type": "seat_bot", "seat": 1, "bot": self._random.choice(BOTS)}
            await self._command(table, *((ann, bot) if with_bot else (bob, {"type": "sit"})))
            await self._command(table, ann, {"type": "start"})
            path = f"/api/tables/{table}/socket"
            pair.paths, pair.cookies = (path, path), (ann, bob)
            pair.views, pair.seqs, pair.over = [None, None], [0, 0], False
            for at in (0, 1):
                await self._open(pair, at)
            self.counts["games"] += 1
            self.counts["games with a bot"] += with_bot
        finally:
            self._moving.discard(id(pair))

    async def _hint(self) -> None:
        pair = self._pick()
        game = pair.views[0] if pair is not None and not pair.over else None
        if pair is not None and game is not None and game.options:
            found = await self._post(f"/{pair.paths[0].split('/')[3]}/hint", pair.cookies[0], {"step": game.step})
            self.counts["hints" if "code" not in found else f"no hint: {found['code']}"] += 1

    async def _review(self) -> None:
        if self._finished:
            url = f"/api/tables/{self._finished.pop(0)}/review"
            while (answer := await self._http.get(url)).status_code == 202:
                await asyncio.sleep(1)
            self.counts["reviews" if answer.status_code == 200 else f"no review: {answer.status_code}"] += 1

    # HTTP

    async def _new_guest(self, name: str) -> str:
        answer = await self._http.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        return answer.headers["set-cookie"].split(";")[0]

    async def _post(self, path: str, cookie: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self._http.post(f"/api/tables{path}", json=body, headers={"cookie": cookie})
        if not (path.endswith("/hint") and answer.status_code == 409):  # the game has moved on
            answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def _command(self, table: str, cookie: str, command: dict[str, Any]) -> None:
        await self._post(f"/{table}/commands", cookie, {"command": command})


class Sampler:
    """Writes a line of figures every few seconds."""

    def __init__(self, soak: Soak, server: psutil.Process, file: Path) -> None:
        self._soak, self._server, self._file = soak, server, file
        self._start = self._last = time.perf_counter()
        self._cpu = sum(server.cpu_times()[:2])
        self._moves = 0

    def sample(self) -> dict[str, Any]:
        soak, now, cpu = self._soak, time.perf_counter(), sum(self._server.cpu_times()[:2])
        cuts = quantiles(soak.times, n=100) if len(soak.times) > 1 else [0.0] * 99
        workers = 0
        for child in self._server.children(recursive=True):
            with contextlib.suppress(psutil.Error):
                workers += child.memory_info().rss
        figures = {
            "seconds": round(now - self._start, 1),
            "server": round(self._server.memory_info().rss / MIB, 1),
            "workers": round(workers / MIB, 1),
            "sockets": sum(not client.lost for pair in soak.pairs for client in pair.clients),
            "moves": round((soak.moves - self._moves) / (now - self._last), 1),
            "p50": round(1000 * cuts[49], 1),
            "p99": round(1000 * cuts[98], 1),
            "cpu": round((cpu - self._cpu) / (now - self._last), 3),
            "refused": soak.refused,
            **soak.counts,
        }
        self._last, self._cpu, self._moves = now, cpu, soak.moves
        soak.times.clear()
        with self._file.open("a") as file:
            file.write(json.dumps(figures) + "\n")
        return figures


async def measure(options: argparse.Namespace, folder: Path) -> None:
    """Set up the server and its tables, and play for the time that was asked for."""
    async with database_for(options.database, folder) as database:
        upgrade(database_url(database))
        with Progress(console=console, transient=True) as progress:
            pairs = await create_tables(database, folder, options.sockets // 2, progress)
        port = options.port
        serve = [sys.executable, "-m", "rowlock", "serve", "--port", str(port), "--data", str(folder)]
        with running([*serve, "--database", database], port, "/api/health") as server:
            async with async_client(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as http:
                soak = Soak(pairs, port, http, options.interval)
                with Progress(console=console, transient=True) as progress:
                    await soak.connect(progress, f"{options.sockets} sockets")
                    await play(soak, Sampler(soak, server, options.out / "soak.jsonl"), options.minutes * 60, progress)


async def play(soak: Soak, sampler: Sampler, seconds: float, progress: Progress) -> None:
    bar = progress.add_task("playing", total=seconds)
    playing = asyncio.create_task(soak.run())
    try:
        while not progress.finished and not playing.done():
            await asyncio.sleep(SAMPLE_INTERVAL)
            figures = sampler.sample()
            progress.update(bar, completed=figures["seconds"])
            if not console.is_terminal:
                console.print(json.dumps(figures), highlight=False, soft_wrap=True)
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing


def summary(lines: list[dict[str, Any]]) -> str:
    """Say how much memory the server has, and how much more it takes in an hour once it has settled."""
    settled = [line for line in lines if line["seconds"] >= SETTLING * lines[-1]["seconds"]]
    slope = linear_regression([line["seconds"] / 3600 for line in settled], [line["server"] for line in settled]).slope
    last = lines[-1]
    minutes, settled_at = last["seconds"] / 60, settled[0]["server"]
    return (
        f"{minutes:.0f} minutes, {last['sockets']:,} sockets; server {settled_at:.0f} MiB settled, "
        f"{last['server']:.0f} MiB at the end, {slope:+.1f} MiB an hour"
    )


def draw(lines: list[dict[str, Any]], file: Path) -> None:
    """Draw the curves: memory, moves and sockets, latency."""
    with mpl.rc_context(cast("Any", STYLE)):
        figure = Figure(figsize=(11, 8), layout="constrained")
        memory, traffic, latency = figure.subplots(3, 1, sharex=True, height_ratios=(3, 2, 2))
        minutes = [line["seconds"] / 60 for line in lines]
        for name, label, color in (("server", "server", "#1f5fa8"), ("workers", "analysis workers", "#b8860b")):
            memory.plot(minutes, [line[name] for line in lines], label=label, color=color)
        memory.set_title(f"Memory, MiB ({summary(lines)})")
        traffic.plot(minutes, [line["sockets"] for line in lines], label="sockets", color="#1f5fa8")
        traffic.plot(minutes, [line["moves"] for line in lines], label="moves a second", color="#2e7d32")
        traffic.set_title("Sockets, and moves of people a second")
        for name, color in (("p50", "#2e7d32"), ("p99", "#b3261e")):
            latency.plot(minutes, [line[name] for line in lines], label=name, color=color)
        latency.set_title("Milliseconds from a move to the frame that shows it to the other socket")
        latency.set_yscale("log")
        latency.set_xlabel("minutes")
        for axes in (memory, traffic, latency):
            axes.grid(axis="y")
            axes.legend(frameon=False, loc="center right")
        for axes in (memory, traffic):
            axes.set_ylim(bottom=0)
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.soak", description=__doc__)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--interval", type=float, default=15, help="seconds between two moves of a socket (15)")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--port", type=int, default=18_766)
    parser.add_argument("--out", type=Path, default=Path("build/soak"), help="folder of figures and picture")
    parser.add_argument("--draw", action="store_true", help="only draw what an earlier run has measured")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    figures = options.out / "soak.jsonl"
    if not options.draw:
        figures.unlink(missing_ok=True)
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
            uvloop.run(measure(options, Path(folder)))
    lines = [json.loads(line) for line in figures.read_text().splitlines()]
    draw(lines, options.out / "soak.svg")
    print(summary(lines))
    for name, count in sorted(lines[-1].items()):
        print(f"{count:>12,} {name}")


if __name__ == "__main__":
    main()
