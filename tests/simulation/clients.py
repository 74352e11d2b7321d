"""Clients: they connect to any server, sit, start, decide, repeat what was not answered, go away and come back."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from rowlock.rules import Position
from rowlock.tables.messages import Command, Settings
from rowlock.tables.players import Player

from .. import client_frames
from ..client_frames import Frame
from .cluster import Link, Server
from .ledger import Sent

if TYPE_CHECKING:
    from .world import World

ANSWER_TIMEOUT: Final = 4.0
UNKNOWN: Final = ("unavailable", "server_error", "busy")
"""Codes after which a command may have been carried out."""
encode: Final = msgspec.json.Encoder().encode


class SeatInfo(client_frames.SeatInfo, frozen=True):
    away: bool = False
    deadline: int | None = None


class CardsInfo(msgspec.Struct, frozen=True):
    """The table of the card game: own cards with colors, of other hands the numbers on the backs."""

    hand: list[str] = []
    other_hands: dict[str, list[int]] = {}


class GameInfo(client_frames.GameInfo, frozen=True):
    table: CardsInfo


class TableInfo(client_frames.TableInfo, frozen=True):
    seats: list[SeatInfo]  # type: ignore[assignment]
    game: GameInfo | None


_FRAME: Final = msgspec.json.Decoder(Frame)
_INFO: Final = msgspec.json.Decoder(TableInfo)


@dataclass(slots=True)
class Party:
    """People who want to play with each other. ``table`` is known once the host has created it."""

    settings: Settings
    people: int
    position: Position | None = None
    table: str | None = None
    members: list["Client"] = field(default_factory=list["Client"])

    @property
    def bots(self) -> range:
        return range(self.people, self.settings.seats)


@dataclass(slots=True)
class Request:
    """A command that is not answered yet."""

    id: str
    command: dict[str, Any]
    table: str
    until: float


class Client:
    """One person, or a spectator if the party has no seat left."""

    def __init__(self, world: "World", player: Player, headers: list[Any], party: Party, rng: Random) -> None:
        self.world, self.player, self.headers, self.party, self.rng = world, player, headers, party, rng
        self.loop = world.loop
        self.host, self.plays = not party.members, len(party.members) < party.people
        party.members.append(self)
        self.slow = rng.random() < 0.15
        self.link: Link | None = None
        self.info: TableInfo | None = None
        self.view = b""
        self.table: str | None = None
        self.request: Request | None = None
        self.fresh = True
        self.resumed = False
        self.failed: str | None = None
        self._acts = 0.0
        self._requests = 1000 if world.opening is not None else 0  # other ids than before
        self._server = rng.choice("abc")

    @property
    def name(self) -> str:
        return self.player.name

    @property
    def seq(self) -> int:
        return self.info.seq if self.info is not None else 0

    async def run(self) -> None:
        await asyncio.sleep(self.rng.random() * 0.3)
        while not self.world.over:
            if self.link is None and not await self._connect():
                await asyncio.sleep(0.1 + self.rng.random() * 0.4)
                continue
            assert self.link is not None
            due = self.request.until if self.request is not None else self._acts
            try:
                text = await self.link.inbox.get(due - self.loop.now)
            except TimeoutError:
                await self._due()
                continue
            if text is None:
                self.link = None
                await asyncio.sleep(self.rng.random() * 0.3)
            else:
                self._on_frame(text)

    # Connection

    async def _connect(self) -> bool:
        """Connect to a server, and say again what was not answered."""
        if self.table != self.party.table and self.request is None:
            self.table, self.info, self.view, self.failed = self.party.table, None, b"", None
        if self.table is None:
            if self.host and not self.world.quiet:
                await self._create()
            return False
        server = self.world.server(self._server)
        if server is None or self.rng.random() < 0.2:
            self._server = self.rng.choice("abc")
            return False
        query = f"client={self.name}" + (f"&after={self.seq}" if self.seq and self.rng.random() < 0.8 else "")
        self.link, self.fresh = Link(self.world.cluster, server, self.table, query, self.headers), True
        self.resumed = False
        self.link.on_sent = self._on_sent
        self.world.note("connect", f"{self.name} to {server.name}")
        self._acts = self.loop.now + 2
        if self.request is not None:
            self._send(self.request)
        return True

    def leave(self) -> None:
        """Disconnect without a word."""
        if self.link is not None:
            self.link.cut()
            self.link = None

    async def _create(self) -> None:
        server = self.world.server(self._server)
        if server is None:
            self._server = self.rng.choice("abc")
            return
        tables, party = server.tables, self.party
        if party.position is not None:
            call = server.spawn(tables.create_from(party.position, self.player))
        else:
            call = server.spawn(tables.create(party.settings, self.player))
        await asyncio.wait([call], timeout=ANSWER_TIMEOUT)
        if call.done() and not call.cancelled() and call.exception() is None:
            party.table = call.result()
            self.world.note("create", f"{self.name}: table {party.table}")

    # Frames

    def _on_sent(self, text: str) -> None:
        """Check a frame as the server sends it."""
        ledger = self.world.ledger
        if text.startswith('{"type":"ack"'):
            ack = _FRAME.decode(text)
            assert self.table is not None
            assert ack.id is not None
            ledger.acknowledged(self.table, self.player.id, ack.id, ack.seq)
            self.world.note("ack", f"{self.name} {ack.id} as {ack.seq}")
        else:
            ledger.check_secrets(text, self.name)

    def _on_frame(self, text: str) -> None:
        frame = _FRAME.decode(text)
        if frame.type == "update":
            self._on_update(frame)
        elif frame.type == "ack":
            if self.request is not None and frame.id == self.request.id:
                self.request = None
                self._think()
        elif frame.type == "error":
            self._on_error(frame)

    def _on_update(self, frame: Frame) -> None:
        ledger, was = self.world.ledger, self.seq
        view = bytes(frame.table)
        try:
            info = _INFO.decode(view)
        except msgspec.MsgspecError as error:  # such as colors of another hand
            ledger.fail("seen", f"table {self.table}: {self.name} was sent a view with {error}")
            return
        seqs = [each.seq for each in frame.happenings]
        gap = bool(seqs) and not self.fresh and (seqs[0] > was + 1 or (seqs[0] <= was and not self.resumed))
        if gap or (seqs and seqs != list(range(seqs[0], info.seq + 1))):
            ledger.fail("diverged", f"table {self.table}: {self.name} had {was} and was sent {seqs} for {info.seq}")
        self.info, self.view, self.fresh = info, view, False
        ledger.counts["frames"] += 1
        assert self.table is not None
        if ledger.counts["frames"] % 16 == 0:
            ledger.check_view(self.table, self.player.id, info.seq, view)
        if self.request is None:
            self._think()

    def _on_error(self, frame: Frame) -> None:
        self.world.note("refused", f"{self.name} {frame.id} {frame.code}")
        if frame.id is None:
            self.failed = frame.code
            if frame.code == "no_such_table" and self.table is not None and self.table not in self.world.ledger.tables:
                self.request = None
                if self.party.table == self.table:
                    self.party.table = None  # a failover has lost it
            return
        if self.request is None or frame.id != self.request.id or frame.code in UNKNOWN:
            return
        self.world.ledger.sent[self.request.table, self.player.id, self.request.id].refused += 1
        self.request = None
        self._think()

    # Acting

    def _think(self) -> None:
        rng, pause = self.rng, self.world.pause
        wait = rng.expovariate(1 / pause)
        if rng.random() < (0.3 if self.slow else 0.03) and not self.world.settling:
            wait += 3 + rng.random() * 6
        self._acts = self.loop.now + wait

    def hurry(self) -> None:
        """Act now instead of thinking for long."""
        if self.link is not None and self.request is None:
            self.link.inbox.wake()

    async def _due(self) -> None:
        """Say again what was not answered, or act, or go away for a while."""
        rng, world = self.rng, self.world
        if self.request is not None:
            self.leave()
            self._server = rng.choice("abc")
            return
        self._acts = self.loop.now + 3
        if self.party.table is not None and self.party.table != self.table:
            self.leave()
            return
        if world.quiet or self.info is None or self.link is None or world.moved_on(self.table or ""):
            return
        if not world.settling and rng.random() < 0.04:
            world.note("away", self.name)
            self.leave()
            with suppress(TimeoutError):
                await asyncio.wait_for(world.calm.wait(), rng.random() * 8)
            self._server = rng.choice("abc")
            return
        command = self._command(self.info)
        if command is not None:
            self._requests += 1
            self._begin(command)
        elif rng.random() < 0.05:
            self.resumed = True
            self.link.send(encode({"type": "resume", "after": max(0, self.seq - rng.randrange(9))}))

    def _begin(self, command: dict[str, Any]) -> None:
        assert self.table is not None
        request = self.request = Request(f"r{self._requests}", command, self.table, 0)
        self._send(request)
        if self.rng.random() < 0.08:
            self.world.note("command repeated", f"{self.name} {request.id}")
            if self.rng.random() < 0.5 or (server := self.world.server(self.rng.choice("abc"))) is None:
                self._send(request)
            else:
                self._call(server, request)

    def _send(self, request: Request) -> None:
        """Send a command over the socket."""
        assert self.link is not None
        request.until = self.loop.now + ANSWER_TIMEOUT
        self._sent(request)
        self.link.send(encode({"type": "do", "id": request.id, "command": request.command}))

    def _sent(self, request: Request) -> None:
        key = request.table, self.player.id, request.id
        self.world.ledger.sent.setdefault(key, Sent(str(request.command["type"]))).copies += 1

    def _call(self, server: Server, request: Request) -> None:
        """Send a command the way HTTP does, without an answer that anybody waits for."""
        self._sent(request)
        command: Command = msgspec.json.decode(encode(request.command), type=Command)

        async def call() -> None:
            seq = await server.tables.do(request.table, self.player, command, request.id)
            self.world.ledger.acknowledged(request.table, self.player.id, request.id, seq)

        server.spawn(call())

    def _command(self, info: TableInfo) -> dict[str, Any] | None:
        """Choose what to do from the view."""
        rng, game = self.rng, info.game
        if info.status == "waiting":
            return self._prepare(info) if self.plays else None
        if info.status == "finished":
            return self._play_again(info)
        if game is None or info.you is None:
            return None
        if info.seats[info.you].away:
            return {"type": "back"}
        if game.undo and rng.random() < 0.1 and not self.world.settling:
            return {"type": "undo", "step": game.step}
        if game.roll:
            return {"type": "roll", "step": game.step}
        if game.options:
            return {"type": "decide", "step": game.step, "decision": rng.choice(game.options)}
        if rng.random() < 0.004 and not self.world.settling:
            return {"type": "resign"}
        return None

    def _play_again(self, info: TableInfo) -> dict[str, Any] | None:
        if info.rematch is not None:
            self.party.table = info.rematch
        elif self.host and self.rng.random() < 0.5 and not self.world.settling:
            return {"type": "rematch"}
        return None

    def _prepare(self, info: TableInfo) -> dict[str, Any] | None:
        if info.you is None:
            free = [at for at, each in enumerate(info.seats) if each.kind == "open" and at not in self.party.bots]
            return {"type": "sit", "seat": free[0]} if free else None
        if info.seats[info.you].reserved:
            return {"type": "sit"}
        if info.host:
            for at in self.party.bots:
                if info.seats[at].kind == "open":
                    return {"type": "seat_bot", "seat": at, "bot": self.rng.choice(("random", "novice", "greedy"))}
            if all(seat.kind != "open" and not seat.reserved for seat in info.seats):
                return {"type": "start"}
        return None


class Staller(Client):
    """A player who never decides, and takes the seat back from the stand-in at every deadline, from several sockets."""

    async def run(self) -> None:
        self._playing = asyncio.create_task(super().run())
        extra: list[Link] = []
        while not self.world.over:
            await asyncio.sleep(0.002 + self.rng.random() * 0.004)
            info = self.info
            if info is None or info.game is None or info.you is None or self.table is None:
                continue
            while len(extra) < 12:
                server = self.world.server("abc"[len(extra) % 3])
                if server is None:
                    break
                extra.append(Link(self.world.cluster, server, self.table, "", self.headers))
            deadline = info.seats[info.you].deadline
            late = deadline is not None and self.world.cluster.wall() * 1000 > deadline - 100
            if (late or info.seats[info.you].away) and info.status == "playing":
                for link in extra:
                    self._requests += 1
                    link.send(encode({"type": "do", "id": f"b{self._requests}", "command": {"type": "back"}}))

    def _command(self, info: TableInfo) -> dict[str, Any] | None:
        return super()._command(info) if info.status == "waiting" else None


Maker = Callable[..., Client]
