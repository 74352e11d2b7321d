"""State and checks of `test_service_machine`: two servers over one log, and a third that only reads.

The model of `model.py` predicts every result. The clock is moved by hand.
"""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Coroutine
from contextlib import aclosing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from unittest.mock import patch

import msgspec
import pytest
from hypothesis.stateful import RuleBasedStateMachine

from rowlock import RuleError
from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.tables import messages as m
from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.live_table import MAX_HAPPENINGS
from rowlock.tables.log import decode_event
from rowlock.tables.players import Player
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.table import Table, apply_entry, new_table
from rowlock.tables.views import table_view

from .model import Body, ErrorCode, SeatModel, TableModel
from .requests import PEOPLE
from .servers import Client, FakeFanout, GatedStore, PubSub, stop
from .views import check_happening, check_view

VIEWERS: Final = (*(player.id for player in PEOPLE), "unknown player", None)
COVERED: Final = Counter[str]()
"""How often each kind of event occurred."""
T = TypeVar("T")


@cache
def empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        upgrade(database_url(str(file)))
        return file.read_bytes()


class ServiceWorld(RuleBasedStateMachine):
    """Servers, clients and the models of their tables."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.file = Path(self.folder.name) / "tables.db"
        self.file.write_bytes(empty_database())
        self.log = sqlite3.connect(self.file)
        # deterministic secrets and ids
        self.rng = Random(1)
        self.patches: list[Any] = [
            patch("rowlock.tables.commands.secret", lambda: self.rng.randbytes(16).hex()),
            patch("rowlock.tables.service.secrets.token_hex", lambda size: self.rng.randbytes(size).hex()),
        ]
        for each in self.patches:
            each.start()
        self.runner = asyncio.Runner()
        self.now = 1_700_000_000_000
        self.pause = 0
        self.pubsub = PubSub()
        self.servers: list[Tables] = []
        self.fanouts: list[FakeFanout] = []
        self.models: dict[str, TableModel] = {}
        self.folds: dict[str, list[Table]] = {}
        self.clients: list[Client] = []
        self.numbers = 0
        self.touched: set[str] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def new_server(self, at: int) -> None:
        """Start a server. The third only checks, apart from the fan-out: its reads must not update the other two."""

        async def new() -> Tables:
            fanout = FakeFanout(self.pubsub if at < 2 else PubSub())
            tables = Tables(GatedStore(self.file), fanout, Times(lambda: self.now, self.pause, run_timers=False))
            await tables.open()
            self.fanouts[at : at + 1] = [fanout]
            return tables

        self.servers[at : at + 1] = [self.run(new())]

    def close(self) -> None:
        """Release all resources."""

        async def close() -> None:
            for client in self.clients:
                await stop(client.task)
            for server in self.servers:
                await server.close()

        self.run(close())
        self.runner.close()
        self.log.close()
        self.folder.cleanup()
        for each in self.patches:
            each.stop()

    def table(self, number: int) -> TableModel:
        """Return a table, counted from the last."""
        models = list(self.models.values())
        return models[-1 - (number % len(models))]

    # Commands

    def store(self, server: int) -> GatedStore:
        store = self.servers[server].store
        assert isinstance(store, GatedStore)
        return store

    async def send(
        self, server: int, model: TableModel, player: Player, message: m.Command, request: str | None
    ) -> int | ErrorCode:
        try:
            return await self.servers[server].do(model.id, player, message, request)
        except TableError as error:
            return error.code
        except RuleError:
            return "rules"

    def new_request_id(self) -> str:
        self.numbers += 1
        return f"r{self.numbers}"

    def entries(self, model: TableModel, seq: int) -> list[Entry]:
        """Read the log after a seq directly from the database."""
        rows = self.log.execute(
            "SELECT seq, at, player, request, body, hash FROM event WHERE table_id = ? AND seq > ? ORDER BY seq",
            (model.id, seq),
        )
        entries = [
            Entry(model.id, seq, at, player, request, decode_event(body), hash_)
            for seq, at, player, request, body, hash_ in rows
        ]
        assert [entry.seq for entry in entries] == list(range(seq + 1, seq + 1 + len(entries)))
        return entries

    def new_entries(self, model: TableModel) -> list[tuple[Entry, Body]]:
        """Return the entries that the model has not applied yet."""
        return [(entry, msgspec.to_builtins(entry.event)) for entry in self.entries(model, model.seq)]

    def check_entry(self, model: TableModel, entry: Entry, body: Body, expected: Body | ErrorCode) -> None:
        """Check an entry against the expected event and apply it to the model."""
        assert not isinstance(expected, str), expected
        assert expected.items() <= body.items()
        assert entry.at == self.now
        model.apply(body, entry.at)
        self.folds[model.id].append(apply_entry(self.folds[model.id][-1], entry))
        if entry.player is not None and entry.request is not None:
            model.requests[entry.player, entry.request] = entry.seq
        if body["e"] == "rematched":
            self.add_model(body["table"], model)
        for player in {seat.player for seat in model.seats}:
            check_view(model, table_view(self.folds[model.id][-1], player), player)
        self.touched.add(model.id)
        COVERED[f"{body['e']} {body.get('by', '')}".strip()] += 1
        if model.status == "finished" and body["e"] != "rematched":
            COVERED["over" if body["e"] != "resigned" else "given up"] += 1
            self.the_record_is_fair(model)

    def add_model(self, table: str, earlier: TableModel | None = None) -> None:
        """Create the model of a new table from its first entry."""
        if table in self.models:
            return
        first = "SELECT at, body, hash FROM event WHERE table_id = ? AND seq = 1"
        at, text, hash_ = self.log.execute(first, (table,)).fetchone()
        body = json.loads(text)
        seats = [SeatModel() for _ in range(body["settings"].get("seats", 2))]
        if earlier is not None:
            assert (body["host"], body["rematch_of"]) == (earlier.host, earlier.id)
            old = earlier.seats[-1:] + earlier.seats[:-1]
            seats = [SeatModel(seat.player, seat.bot, seat.name, reserved=seat.player is not None) for seat in old]
            guests = [(guest.get("player"), guest.get("bot"), guest["name"]) for guest in body["guests"]]
            assert guests == [(seat.player, seat.bot, seat.name) for seat in seats]
            assert body["secret"] != earlier.secret
        settings = msgspec.convert(body["settings"], m.Settings)
        model = TableModel(table, body["host"], settings, body["secret"], seats, body.get("rematch_of"))
        model.apply(body, at)
        self.models[table] = model
        self.folds[table] = [new_table(Entry(table, 1, at, None, None, decode_event(text), hash_))]
        self.touched.add(table)

    def check_answers(
        self, model: TableModel, sent: list[tuple[Player, m.Command, str | None, int | ErrorCode | None]]
    ) -> None:
        """Check answers against the log: one entry for each accepted command, and none for an error, which must be
        the expected one before or after one of the other commands. None is no answer.
        """
        allowed = [{str(model.expect(player.id, message))} for player, message, _, _ in sent]
        left = {(player.id, request): (player, message) for player, message, request, _ in sent}
        for entry, body in self.new_entries(model):
            assert entry.player is not None
            _, message = left.pop((entry.player, entry.request))
            self.check_entry(model, entry, body, model.expect(entry.player, message))
            for codes, (player, other, _, _) in zip(allowed, sent, strict=True):
                codes.add(str(model.expect(player.id, other)))
        for codes, (player, _, request, answer) in zip(allowed, sent, strict=True):
            if isinstance(answer, int):
                done = model.requests[player.id, request] if request is not None else model.seq
                assert answer == done
            elif answer is not None:
                assert answer in codes
                assert (player.id, request) not in model.requests

    def run_command(
        self, model: TableModel, player: Player, message: m.Command, server: int, request: str | None = None
    ) -> None:
        request = request or self.new_request_id()
        answer = self.run(self.send(server, model, player, message, request))
        self.check_answers(model, [(player, message, request, answer)])
        if not isinstance(answer, int):
            COVERED[f"refused {answer}"] += 1

    # Views

    async def run_to_idle(self, call: Any, *arguments: object) -> None:
        """Call, and wait until the servers' tasks are done and the clients are up to date."""
        made = call(*arguments)
        if asyncio.iscoroutine(made):
            await made
        while tasks := [task for server in self.servers for task in server._tasks]:
            await asyncio.gather(*tasks)
        for _ in range(10_000):  # a client that stays behind fails in check_final_state
            if not any(self.behind(client) for client in self.clients):
                break
            await asyncio.sleep(0.001)

    def behind(self, client: Client) -> bool:
        """Whether a client has not received the latest state of its server."""
        if client.task is None or client.task.done() or self.models[client.table].settings.delay:
            return False  # a spectator's delay needs real time to pass
        live = self.servers[client.server]._live.get(client.table)
        try:
            return live is None or live.visible(client.player, self.now).seq != client.seen
        except TableError:  # the client is about to get the error
            return True

    def watch_as(self, client: Client) -> None:
        async def watching() -> None:
            try:
                async with aclosing(
                    self.servers[client.server].watch(client.table, client.player, client.seen)
                ) as updates:
                    async for update in updates:
                        assert isinstance(update, m.Update)
                        client.updates.append(update)
                        client.seen = update.table.seq
            except TableError as error:
                client.refused = error.code

        async def begin() -> None:
            client.task = asyncio.create_task(watching())
            await self.run_to_idle(lambda: None)

        self.run(begin())

    def check_look(self, model: TableModel, viewer: str | None, server: int) -> None:
        visible = model.visible(viewer, self.now)
        if isinstance(visible, str):
            with pytest.raises(TableError) as refused:
                self.run(self.servers[server].look(model.id, viewer))
            assert refused.value.code == visible
            return
        update = self.run(self.servers[server].look(model.id, viewer))
        view = update.table
        assert (list(update.happenings), update.resync) == ([], False)
        assert view.seq == visible
        check_view(model, view, viewer)

    def check_updates(self, client: Client) -> None:
        """Check that updates are complete, without repeats, and reveal decisions with the completed step only."""
        model = self.models[client.table]
        assert client.refused is None or model.visible(client.player, self.now) == client.refused
        if client.task is not None and client.task.done():
            client.task.result()
        seen = client.updates[client.checked - 1].table.seq if client.checked else None
        for update in client.updates[client.checked :]:
            seqs = [happening.seq for happening in update.happenings]
            if update.resync:
                assert seqs == []
            elif seqs:
                assert seqs == list(range(seqs[0], update.table.seq + 1))
                assert seen is None or seqs[0] == seen + 1
            for happening in update.happenings:
                check_happening(happening, model.history[happening.seq - 1])
            assert len(seqs) <= MAX_HAPPENINGS
            seen = update.table.seq
            check_view(model, update.table, client.player)
        client.checked = len(client.updates)

    # Invariants

    def the_log_has_one_entry_for_each_command(self) -> None:
        counted = dict(self.log.execute("SELECT table_id, count(*) FROM event GROUP BY table_id").fetchall())
        assert counted == {model.id: model.seq for model in self.models.values()}

    def the_fold_matches_the_model(self) -> None:
        for table in self.touched:
            model, folded = self.models[table], self.folds[table][-1]
            assert (folded.status, folded.waiting_since, folded.host) == (model.status, model.waiting_since, model.host)
            assert (folded.game and folded.game.record) == (model.game and model.game.record)
            seats = [(seat.guest.player, seat.bot, seat.away, seat.resigned, seat.bank) for seat in folded.seats]
            assert seats == [(seat.player, seat.bot, seat.away, seat.resigned, seat.bank) for seat in model.seats]

    def no_server_diverges_from_the_log(self) -> None:
        """A server may be behind the log, but must not differ from it."""
        for server in self.servers[:2]:
            for live in server._live.values():
                assert live.table == self.folds[live.table.id][live.table.seq - 1]

    def all_views_match_the_model(self) -> None:
        for table in self.touched:
            for viewer in VIEWERS:
                self.check_look(self.models[table], viewer, 2)
        self.touched.clear()
        for client in self.clients:
            self.check_updates(client)

    def the_record_is_fair(self, model: TableModel) -> None:
        table = self.run(self.servers[2].finished(model.id, model.seats[0].player or model.seats[1].player))
        assert table.record is not None
        report = verify(notation.write(table.record))
        assert (report.fair, report.committed) == (True, True)
        assert list(table.winners) == model.winners
