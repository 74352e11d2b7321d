"""A client at a table: a socket that comes back when it is cut, and commands that are sent until they are answered."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .ledger import Ledger, Sent

PATIENCE: Final = 8.0  # seconds for an answer; then the connection counts as dead
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
SAMPLED: Final = 0.05  # of all updates: kept, and compared with the log at the end
NOTHING: Final = msgspec.Raw(b"null")


class Chances(msgspec.Struct, frozen=True):
    """How often clients misbehave, of one."""

    duplicate: float = 0.06
    elsewhere: float = 0.05
    reorder: float = 0.04
    ignore: float = 0.03
    cut: float = 0.02
    resume: float = 0.02
    undo: float = 0.05


class SeatBrief(msgspec.Struct, frozen=True):
    kind: str
    reserved: bool = False


class GameBrief(msgspec.Struct, frozen=True):
    step: int
    roll: bool
    undo: bool
    options: list[msgspec.Raw]


class Brief(msgspec.Struct, frozen=True):
    """What a client goes by of a table."""

    seq: int
    status: str
    you: int | None
    host: bool
    seats: list[SeatBrief]
    game: GameBrief | None
    rematch: str | None


class HappeningBrief(msgspec.Struct, frozen=True):
    seq: int


class Frame(msgspec.Struct, frozen=True):
    """Any frame of a server."""

    type: str
    seq: int
    id: str | None = None
    code: str = ""
    resync: bool = False
    happenings: list[HappeningBrief] = []
    table: msgspec.Raw = NOTHING


_FRAME: Final = msgspec.json.Decoder(Frame)
_BRIEF: Final = msgspec.json.Decoder(Brief)
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Person:
    """A guest: the name is nobody else's, so the database says by it whose entries are whose."""

    name: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie}


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a command: the seq it was acknowledged with, or the code it was refused with."""

    seq: int | None = None
    code: str = ""


class Setting:
    """What all clients of a run share."""

    def __init__(self, ledger: Ledger, urls: list[str], http: httpx.AsyncClient, chances: Chances) -> None:
        self.ledger = ledger
        self.urls = urls
        self.http = http
        self.chances = chances
        self.stopping = False
        self.clients: set[Client] = set()
        self.background: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Let every client finish what it is at, and begin nothing new."""
        self.stopping = True
        for client in self.clients:
            client.news.set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)


class Client:
    """One socket of a person, or of an onlooker, at a table. ``seat`` is the one it takes, ``bots`` those for bots."""

    def __init__(
        self,
        setting: Setting,
        table: str,
        person: Person | None,
        home: int,
        rng: Random,
        seat: int = 0,
        bots: frozenset[int] = frozenset(),
    ) -> None:
        self.setting = setting
        self.ledger = setting.ledger
        self.table = table
        self.person = person
        self.rng = rng
        self.seat = seat
        self.bots = bots
        self.brief: Brief | None = None
        self.view = b""
        self.news = asyncio.Event()
        self._at = home % len(setting.urls)
        self._name = f"client-{rng.getrandbits(32):x}"
        self._waiting: dict[str, asyncio.Future[Answer | None]] = {}
        self._requests: dict[str, Sent] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._fresh = True  # whether an update may come without happenings
        self._resumed = False
        self._since = 0.0
        setting.clients.add(self)
        self._stays = asyncio.create_task(self._stay())

    @property
    def seq(self) -> int:
        return self.brief.seq if self.brief is not None else 0

    async def close(self, *, last: bool = False) -> None:
        """Leave. What was seen last stays in the ledger."""
        self._stays.cancel()
        await asyncio.gather(self._stays, return_exceptions=True)
        self.setting.clients.discard(self)
        self._keep(last=last)

    def cut(self) -> None:
        """Cut the connection as a lost network does: no goodbye."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._connected.clear()

    # The connection

    async def _stay(self) -> None:
        pause = FIRST_PAUSE
        while True:
            before = self.seq
            socket = await self._connect()
            if socket is not None:
                try:
                    await self._listen(socket)
                finally:
                    self._lost()
                    socket.transport.abort()
                    await socket.wait_closed()
                self.ledger.counts["reconnects"] += 1
            pause = FIRST_PAUSE if self.seq > before else min(LONGEST_PAUSE, 2 * pause)
            if len(self.setting.urls) > 1 and (socket is None or self.rng.random() < 0.3):
                self._at = (self._at + 1) % len(self.setting.urls)
            await asyncio.sleep(pause * (0.5 + self.rng.random()))

    async def _connect(self) -> ClientConnection | None:
        address = f"{self.setting.urls[self._at].replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        query = f"?client={self._name}"
        self._fresh = self.brief is None or self.rng.random() < 0.3
        self._resumed = False
        if not self._fresh:  # mostly from what was seen last, now and then from long before
            query += f"&after={self.seq if self.rng.random() < 0.8 else self.rng.randrange(self.seq + 1)}"
        headers = self.person.headers if self.person is not None else {}
        try:
            async with asyncio.timeout(PATIENCE):
                return await connect(
                    address + query,
                    additional_headers=headers,
                    compression=None,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=None,
                )
        except (OSError, EOFError, TimeoutError, WebSocketException):
            return None

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._since = time.monotonic()
        self._connected.set()
        try:
            while True:
                self._hear(await socket.recv(decode=False))
        except (OSError, EOFError, WebSocketException):
            return

    def _lost(self) -> None:
        self._socket = None
        self._connected.clear()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)

    # What comes

    def _hear(self, data: bytes | str) -> None:
        frame = _FRAME.decode(data)
        if frame.type == "update":
            self._updated(frame)
        elif frame.type == "ack" and frame.id is not None:
            self.ledger.acknowledged(self._requests[frame.id], frame.seq)
            self._answer(frame.id, Answer(frame.seq))
        elif frame.type == "error" and frame.id is not None:
            self.ledger.refused(self._requests[frame.id], frame.code)
            self._answer(frame.id, Answer(code=frame.code))
        elif frame.type == "error":
            self.ledger.refusals[f"{frame.code} (connection)"] += 1

    def _updated(self, frame: Frame) -> None:
        told = [happening.seq for happening in frame.happenings]
        if frame.resync:
            self.ledger.counts["resyncs"] += 1
        elif told:
            if told != list(range(told[0], frame.seq + 1)) or told[0] > self.seq + 1:
                self._broken(f"at {self.seq} it was told {told} as what led to {frame.seq}")
        elif not (self._fresh or self._resumed):
            self._broken(f"at {self.seq} it was told nothing of what led to {frame.seq}")
        if frame.seq < self.seq:
            self._broken(f"it was at {self.seq} and was taken back to {frame.seq}")
        self._fresh = False
        self.view = bytes(frame.table)
        self.brief = _BRIEF.decode(self.view)
        if self.rng.random() < SAMPLED:
            self._keep()
        self.news.set()

    def _broken(self, what: str) -> None:
        who = self.person.name if self.person is not None else "onlooker"
        self.ledger.broken("diverged", self.table, f"{who}: {what}")

    def _keep(self, *, last: bool = False) -> None:
        if self.brief is not None:
            name = self.person.name if self.person is not None else None
            self.ledger.keep(self.table, name, self.seq, self.view, last=last)

    def _answer(self, request: str, answer: Answer) -> None:
        waiting = self._waiting.get(request)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # What goes

    async def until(self, condition: Callable[[Brief], bool]) -> bool:
        """Wait until the table is like this; False if the run stops before."""
        while not (self.brief is not None and condition(self.brief)):
            if self.setting.stopping:
                return False
            self.news.clear()
            await self.news.wait()
        return True

    async def play(self) -> None:
        """Sit down, play as it comes, until the game has ended or the run stops."""
        while not self.setting.stopping:
            self.news.clear()
            if self.brief is not None and self.brief.status == "finished":
                return
            command = self._choose(self.brief) if self.brief is not None and self.person is not None else None
            if command is None:
                await self._idle()
            else:
                await self._act(command)

    async def do(self, command: dict[str, Any]) -> Answer:
        """Send a command until it is answered, and have seen what came of it."""
        return await self._deliver(self._new(command), command)

    def _choose(self, brief: Brief) -> dict[str, Any] | None:
        game, chances = brief.game, self.setting.chances
        if brief.status == "waiting":
            return self._set_up(brief)
        if game is None:
            return None
        if game.undo and self.rng.random() < chances.undo:
            return {"type": "undo", "step": game.step}
        if game.roll:
            return {"type": "roll", "step": game.step}
        return (
            {"type": "decide", "step": game.step, "decision": self.rng.choice(game.options)} if game.options else None
        )

    def _set_up(self, brief: Brief) -> dict[str, Any] | None:
        if brief.you is None or brief.seats[brief.you].reserved:
            seat = self.seat if brief.you is None else brief.you  # at a rematch it is another one
            return {"type": "sit", "seat": seat, "entropy": f"{self.rng.getrandbits(40):x}"}
        if not brief.host:
            return None
        for bot in self.bots:
            if brief.seats[bot].kind == "open":
                return {"type": "seat_bot", "seat": bot, "bot": self.rng.choice(("greedy", "random"))}
        ready = all(seat.kind != "open" and not seat.reserved for seat in brief.seats)
        return {"type": "start"} if ready else None

    async def _idle(self) -> None:
        """Wait for news; meanwhile the connection is cut, or asked to begin again from some seq."""
        if self.rng.random() < self.setting.chances.cut / 4:
            self.ledger.faults["sockets cut by clients"] += 1
            self.cut()
        elif self.rng.random() < self.setting.chances.resume and self._socket is not None and self.brief is not None:
            self.ledger.faults["resume frames"] += 1
            after = self.rng.choice((None, self.seq, self.rng.randrange(self.seq + 1)))
            self._resumed = True
            with suppress(OSError, WebSocketException):
                await self._socket.send(_encode({"type": "resume", "after": after}), text=True)
        await self.news.wait()

    async def _act(self, command: dict[str, Any]) -> None:
        chances = self.setting.chances
        later = self._what_follows(command) if self.rng.random() < chances.reorder else None
        if later is None:
            answer = await self.do(command)
        else:
            self.ledger.faults["commands sent in the other order"] += 1
            early = self._new(later)
            refused, answer = await asyncio.gather(
                self._deliver(early, later), self._deliver(self._new(command), command)
            )
            if refused.seq is None and self.brief is not None and self.brief.game is not None:
                again = await self._deliver(early, later)  # now that what it was meant to follow is there
                answer = again if again.seq is not None else answer
        if answer.seq is None:
            await asyncio.sleep(FIRST_PAUSE * self.rng.random())  # it was too late: what it is about is on its way
        else:
            await self._see(answer.seq)

    async def _see(self, seq: int) -> None:
        """Wait until the own command shows."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.seq < seq:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            if self._socket is not None and time.monotonic() - self._since > PATIENCE:
                self.ledger.counts["updates that were late"] += 1
                self.cut()

    def _what_follows(self, command: dict[str, Any]) -> dict[str, Any] | None:
        """A command that is right after this one, and too early before it."""
        if command["type"] == "roll":
            return {"type": "decide", "step": command["step"] + 1, "decision": {"type": "pass"}}
        return {"type": "undo", "step": command["step"]} if command["type"] == "decide" else None

    def _new(self, command: dict[str, Any]) -> Sent:
        assert self.person is not None
        sent = self.ledger.new(self.table, self.person.name, command["type"])
        self._requests[sent.request] = sent
        self.ledger.counts["commands"] += 1
        return sent

    async def _deliver(self, sent: Sent, command: dict[str, Any]) -> Answer:
        rng, chances, faults = self.rng, self.setting.chances, self.ledger.faults
        data = _encode({"type": "do", "id": sent.request, "command": command})
        copies = rng.choice((2, 3)) if rng.random() < chances.duplicate else 1
        ignores, cuts = rng.random() < chances.ignore, rng.random() < chances.cut
        if rng.random() < chances.elsewhere:
            self.setting.spawn(self._post(sent, command))
        pause = FIRST_PAUSE
        while True:
            answer = await self._once(sent, data, copies, cuts=cuts)
            copies, cuts = 1, False
            if answer is not None and answer.seq is not None and ignores:
                ignores = False
                faults["acknowledgements ignored"] += 1
                self.cut()
            elif answer is not None and answer.code not in ("unavailable", "server_error"):
                return answer
            elif answer is not None:
                await asyncio.sleep(pause * (0.5 + rng.random()))
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _once(self, sent: Sent, data: bytes, copies: int, *, cuts: bool) -> Answer | None:
        """Send a command and wait for the answer; None if the connection is lost before."""
        await self._connected.wait()
        socket = self._socket
        if socket is None:
            return None
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._waiting[sent.request] = answer
        try:
            for _ in range(copies):
                self.ledger.counts["duplicates"] += bool(sent.copies)
                sent.copies += 1
                await socket.send(data, text=True)
            if cuts:
                self.ledger.faults["sockets cut before the answer"] += 1
                await asyncio.sleep(self.rng.random() * 0.01)
                self.cut()
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            self.ledger.counts["answers that were late"] += 1
            self.cut()
            return None
        except (OSError, WebSocketException):
            self._connected.clear()  # whoever listens finds out next, and connects again
            return None
        finally:
            del self._waiting[sent.request]

    async def _post(self, sent: Sent, command: dict[str, Any]) -> None:
        """The same command over HTTP, by a server that may be another one; perhaps first, perhaps last."""
        assert self.person is not None
        await asyncio.sleep(self.rng.random() * 0.02)
        url = self.setting.urls[(self._at + 1) % len(self.setting.urls)]
        self.ledger.faults["commands also sent over HTTP"] += 1
        self.ledger.counts["duplicates"] += 1
        sent.copies += 1
        data = _encode({"id": sent.request, "command": command})
        headers = {**self.person.headers, "Content-Type": "application/json"}
        try:
            answer = await self.setting.http.post(
                f"{url}/api/tables/{self.table}/commands", content=data, headers=headers
            )
        except httpx.HTTPError:
            return
        found = answer.json()
        if answer.status_code == httpx.codes.OK:
            self.ledger.acknowledged(sent, found["seq"])
        else:
            self.ledger.refused(sent, found["code"])
