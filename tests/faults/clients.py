"""Clients at a table, which reconnect when cut and resend commands until they are answered."""

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

from ..client_frames import Frame, TableInfo
from .ledger import Ledger, Sent

ANSWER_TIMEOUT: Final = 8.0  # seconds; after it the connection is considered dead
MIN_PAUSE: Final = 0.05
MAX_PAUSE: Final = 1.0
SAMPLE_RATE: Final = 0.05  # share of the updates that is compared with the log at the end


class Chances(msgspec.Struct, frozen=True):
    """Probabilities of client faults."""

    duplicate: float = 0.06
    also_http: float = 0.05
    reorder: float = 0.04
    ignore: float = 0.03
    cut: float = 0.02
    resume: float = 0.02
    undo: float = 0.05


_FRAME: Final = msgspec.json.Decoder(Frame)
_INFO: Final = msgspec.json.Decoder(TableInfo)
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Person:
    """A guest with a unique name, by which the database identifies the player."""

    name: str
    cookie: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie}


@dataclass(frozen=True, slots=True)
class Answer:
    """Result of a command: its seq if acknowledged, its code if refused."""

    seq: int | None = None
    code: str = ""


class RunContext:
    """State shared by all clients of a run."""

    def __init__(self, ledger: Ledger, urls: list[str], http: httpx.AsyncClient, chances: Chances) -> None:
        self.ledger = ledger
        self.urls = urls
        self.http = http
        self.chances = chances
        self.calm = asyncio.Event()  # no more faults
        self.stopping = False
        self.clients: set[Client] = set()
        self.background: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Let every client finish its current command and send no more."""
        self.stopping = True
        for client in self.clients:
            client.updated.set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)


class Client:
    """A socket of a player or spectator at a table. ``seat`` is the seat to take, ``bots`` the seats for bots."""

    def __init__(
        self,
        context: RunContext,
        table: str,
        person: Person | None,
        home: int,
        rng: Random,
        seat: int = 0,
        bots: frozenset[int] = frozenset(),
    ) -> None:
        self.context = context
        self.ledger = context.ledger
        self.table = table
        self.person = person
        self.rng = rng
        self.seat = seat
        self.bots = bots
        self.info: TableInfo | None = None
        self.view = b""
        self.updated = asyncio.Event()
        self.gone = False  # a failover has lost the table
        self.companions: list[Client] = [self]  # all clients of the party at this table
        self.over = False  # all of them have seen the end
        self._at = home % len(context.urls)
        self._name = f"client-{rng.getrandbits(32):x}"
        self._waiting: dict[str, asyncio.Future[Answer | None]] = {}
        self._requests: dict[str, Sent] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._fresh = True  # the next update may come without happenings
        self._resumed = False
        self._first = True  # the next update is the first of its connection
        self._since = 0.0
        context.clients.add(self)
        self._connection = asyncio.create_task(self._keep_connected())

    @property
    def seq(self) -> int:
        return self.info.seq if self.info is not None else 0

    @property
    def finished(self) -> bool:
        return self.info is not None and self.info.status == "finished"

    async def close(self, *, last: bool = False) -> None:
        """Disconnect, and record the last view in the ledger."""
        self._connection.cancel()
        await asyncio.gather(self._connection, return_exceptions=True)
        self.context.clients.discard(self)
        self._record_view(last=last)

    def cut(self) -> None:
        """Abort the connection without a closing handshake, like a lost network."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._connected.clear()

    # Connection

    async def _keep_connected(self) -> None:
        pause = MIN_PAUSE
        while not self.gone:
            before = self.seq
            socket = await self._connect()
            if socket is not None:
                try:
                    await self._listen(socket)
                finally:
                    self._disconnected()
                    socket.transport.abort()
                    await socket.wait_closed()
                self.ledger.counts["reconnects"] += 1
            pause = MIN_PAUSE if self.seq > before else min(MAX_PAUSE, 2 * pause)
            if len(self.context.urls) > 1 and (socket is None or self.rng.random() < 0.3):
                self._at = (self._at + 1) % len(self.context.urls)
            await asyncio.sleep(pause * (0.5 + self.rng.random()))
        self._connected.set()  # nobody shall wait for it

    async def _connect(self) -> ClientConnection | None:
        address = f"{self.context.urls[self._at].replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        query = f"?client={self._name}"
        self._fresh = self.info is None or self.rng.random() < 0.3
        self._resumed, self._first = False, True
        if not self._fresh:  # mostly from the last seq, sometimes from an earlier one
            query += f"&after={self.seq if self.rng.random() < 0.8 else self.rng.randrange(self.seq + 1)}"
        headers = self.person.headers if self.person is not None else {}
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
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
                self._receive(await socket.recv(decode=False))
        except (OSError, EOFError, WebSocketException):
            return

    def _disconnected(self) -> None:
        self._socket = None
        self._connected.clear()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)

    # Incoming frames

    def _receive(self, data: bytes | str) -> None:
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
        if frame.code == "no_such_table":
            self._leave()

    def _leave(self) -> None:
        """Give up a table that the servers no longer know."""
        self.gone = True
        self.ledger.gone.add(self.table)
        self.updated.set()
        self.cut()

    def _updated(self, frame: Frame) -> None:
        seqs = [happening.seq for happening in frame.happenings]
        if frame.resync:
            self.ledger.counts["resyncs"] += 1
        elif seqs:
            if seqs != list(range(seqs[0], frame.seq + 1)) or seqs[0] > self.seq + 1:
                self._add_violation(f"at {self.seq} it got happenings {seqs} with the update to {frame.seq}")
        elif not (self._fresh or self._resumed or (self._first and frame.seq == self.seq)):
            self._add_violation(f"at {self.seq} it got no happenings with the update to {frame.seq}")
        told = frame.resync or self._first or self._resumed
        if frame.seq < self.seq and not (told and self.ledger.may_go_back(self.table, frame.seq)):
            self._add_violation(f"at {self.seq} it got an older update, to {frame.seq}")
        self._fresh = self._first = False
        self.view = bytes(frame.table)
        self.info = _INFO.decode(self.view)
        if self.rng.random() < SAMPLE_RATE:
            self._record_view()
        self.updated.set()

    def _add_violation(self, what: str) -> None:
        viewer = self.person.name if self.person is not None else "spectator"
        self.ledger.add_violation("diverged", self.table, f"{viewer}: {what}")

    def _record_view(self, *, last: bool = False) -> None:
        if self.info is not None:
            name = self.person.name if self.person is not None else None
            self.ledger.add_view(self.table, name, self.seq, self.view, last=last)

    def _answer(self, request: str, answer: Answer) -> None:
        waiting = self._waiting.get(request)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # Outgoing commands

    async def until(self, condition: Callable[[TableInfo], bool]) -> bool:
        """Wait until the table fulfills a condition; return False if the run stops or the table is lost before."""
        while not (self.info is not None and condition(self.info)):
            if self.context.stopping or self.gone:
                return False
            self.updated.clear()
            await self.updated.wait()
        return True

    async def play(self) -> None:
        """Sit down and play randomly until all have seen the end, the table is lost or the run stops."""
        while not (self.context.stopping or self.gone or self.over):
            self.updated.clear()
            if self.finished and all(each.finished or each.gone for each in self.companions):
                for each in self.companions:
                    each.over = True
                    each.updated.set()
                return
            command = self._choose(self.info) if self.info is not None and self.person is not None else None
            if command is None:
                await self._idle()
            else:
                await self._act(command)

    async def do(self, command: dict[str, Any]) -> Answer:
        """Send a command until it is answered."""
        return await self._deliver(self._new(command), command)

    def _choose(self, info: TableInfo) -> dict[str, Any] | None:
        game, chances = info.game, self.context.chances
        if info.status == "waiting":
            return self._lobby_command(info)
        if game is None or info.status != "playing":
            return None
        if game.undo and self.rng.random() < chances.undo:
            return {"type": "undo", "step": game.step}
        if game.roll:
            return {"type": "roll", "step": game.step}
        return (
            {"type": "decide", "step": game.step, "decision": self.rng.choice(game.options)} if game.options else None
        )

    def _lobby_command(self, info: TableInfo) -> dict[str, Any] | None:
        if info.you is None or info.seats[info.you].reserved:
            seat = self.seat if info.you is None else info.you  # a rematch assigns another seat
            return {"type": "sit", "seat": seat, "entropy": f"{self.rng.getrandbits(40):x}"}
        if not info.host:
            return None
        for bot in self.bots:
            if info.seats[bot].kind == "open":
                return {"type": "seat_bot", "seat": bot, "bot": self.rng.choice(("greedy", "random"))}
        ready = all(seat.kind != "open" and not seat.reserved for seat in info.seats)
        return {"type": "start"} if ready else None

    async def _idle(self) -> None:
        """Wait for an update; sometimes cut the connection or send ``resume`` with some seq first."""
        if self.rng.random() < self.context.chances.cut / 4:
            self.ledger.faults["sockets cut by clients"] += 1
            self.cut()
        elif self.rng.random() < self.context.chances.resume and self._socket is not None and self.info is not None:
            self.ledger.faults["resume frames"] += 1
            after = self.rng.choice((None, self.seq, self.rng.randrange(self.seq + 1)))
            self._resumed = True
            with suppress(OSError, WebSocketException):
                await self._socket.send(_encode({"type": "resume", "after": after}), text=True)
        await self.updated.wait()

    async def _act(self, command: dict[str, Any]) -> None:
        chances = self.context.chances
        later = self._next_command(command) if self.rng.random() < chances.reorder else None
        if later is None:
            answer = await self.do(command)
        else:
            self.ledger.faults["commands sent out of order"] += 1
            early = self._new(later)
            refused, answer = await asyncio.gather(
                self._deliver(early, later), self._deliver(self._new(command), command)
            )
            if refused.seq is None and self.info is not None and self.info.game is not None:
                again = await self._deliver(early, later)  # now its predecessor is there
                answer = again if again.seq is not None else answer
        if answer.seq is None:
            await asyncio.sleep(MIN_PAUSE * self.rng.random())  # too late: the update is on its way
        else:
            await self._wait_for_update(answer.seq)

    async def _wait_for_update(self, seq: int) -> None:
        """Wait for the update that contains an entry."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                while self.seq < seq:
                    self.updated.clear()
                    await self.updated.wait()
        except TimeoutError:
            if self._socket is not None and time.monotonic() - self._since > ANSWER_TIMEOUT:
                self.ledger.counts["late updates"] += 1
                self.cut()

    def _next_command(self, command: dict[str, Any]) -> dict[str, Any] | None:
        """Return a command that is valid after this one, but not before it."""
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
        rng, chances, faults = self.rng, self.context.chances, self.ledger.faults
        data = _encode({"type": "do", "id": sent.request, "command": command})
        copies = rng.choice((2, 3)) if rng.random() < chances.duplicate else 1
        ignores, cuts = rng.random() < chances.ignore, rng.random() < chances.cut
        if rng.random() < chances.also_http:
            self.context.spawn(self._post(sent, command))
        pause = MIN_PAUSE
        while not self.gone:
            answer = await self._send_once(sent, data, copies, cuts=cuts)
            copies, cuts = 1, False
            if answer is not None and answer.seq is not None and ignores:
                ignores = False
                faults["acknowledgements ignored"] += 1
                self.cut()
            elif answer is not None and answer.code not in ("unavailable", "server_error"):
                return answer
            elif answer is not None:
                await asyncio.sleep(pause * (0.5 + rng.random()))
                pause = min(MAX_PAUSE, 2 * pause)
        return Answer(code="no_such_table")

    async def _send_once(self, sent: Sent, data: bytes, copies: int, *, cuts: bool) -> Answer | None:
        """Send a command and wait for the answer; return None if the connection is lost before."""
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
            async with asyncio.timeout(ANSWER_TIMEOUT):
                return await answer
        except TimeoutError:
            self.ledger.counts["late answers"] += 1
            self.cut()
            return None
        except (OSError, WebSocketException):
            self._connected.clear()  # the receiving task reconnects
            return None
        finally:
            del self._waiting[sent.request]

    async def _post(self, sent: Sent, command: dict[str, Any]) -> None:
        """Send the same command over HTTP, to another server if there is one, at a random time."""
        assert self.person is not None
        await asyncio.sleep(self.rng.random() * 0.02)
        url = self.context.urls[(self._at + 1) % len(self.context.urls)]
        self.ledger.faults["commands also sent over HTTP"] += 1
        self.ledger.counts["duplicates"] += 1
        sent.copies += 1
        data = _encode({"id": sent.request, "command": command})
        headers = {**self.person.headers, "Content-Type": "application/json"}
        try:
            answer = await self.context.http.post(
                f"{url}/api/tables/{self.table}/commands", content=data, headers=headers
            )
        except httpx.HTTPError:
            return
        found = answer.json()
        if answer.status_code == httpx.codes.OK:
            self.ledger.acknowledged(sent, found["seq"])
        else:
            self.ledger.refused(sent, found["code"])
