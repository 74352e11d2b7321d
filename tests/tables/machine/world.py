"""Two servers over one log, and a third that looks on: what the machine of `test_service_machine` turns, and what must
hold of it whatever it does.

A simple model (`service_model`) says what must come of everything. Time is moved by hand.
"""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Coroutine
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
from rowlock.tables.events import Entry, event_from_text
from rowlock.tables.live_table import MAX_HAPPENINGS
from rowlock.tables.players import Player
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.table import Table, apply_entry, new_table
from rowlock.tables.views import table_view

from .model import Body, Refusal, SeatModel, TableModel
from .requests import PEOPLE
from .servers import Client, GatedStore, Line, Wire, stop
from .views import told_right, view_is_right

VIEWERS: Final = (*(player.id for player in PEOPLE), "nobody we know", None)
SEEN: Final = Counter[str]()
"""What has come up, and how often."""
T = TypeVar("T")


@cache
def empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        upgrade(database_url(str(file)))
        return file.read_bytes()


class ServiceWorld(RuleBasedStateMachine):
    """Servers, those who watch, and the models of their tables."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.file = Path(self.folder.name) / "tables.db"
        self.file.write_bytes(empty_database())
        self.log = sqlite3.connect(self.file)
        # the same secrets and ids every time
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
        self.wire = Wire()
        self.servers: list[Tables] = []
        self.lines: list[Line] = []
        self.models: dict[str, TableModel] = {}
        self.folds: dict[str, list[Table]] = {}
        self.clients: list[Client] = []
        self.numbers = 0
        self.touched: set[str] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def new_server(self, at: int) -> None:
        """The third server only looks at things: what it reads makes the other two no wiser."""

        async def new() -> Tables:
            line = Line(self.wire if at < 2 else Wire())
            tables = Tables(GatedStore(self.file), line, Times(lambda: self.now, self.pause, run_timers=False))
            await tables.open()
            self.lines[at : at + 1] = [line]
            return tables

        self.servers[at : at + 1] = [self.run(new())]

    def close(self) -> None:
        """Leave nothing behind."""

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
        """Mostly the last one."""
        models = list(self.models.values())
        return models[-1 - (number % len(models))]

    # Commands

    def store(self, server: int) -> GatedStore:
        store = self.servers[server].store
        assert isinstance(store, GatedStore)
        return store

    async def send(
        self, server: int, model: TableModel, who: Player, what: m.Command, request: str | None
    ) -> int | Refusal:
        try:
            return await self.servers[server].do(model.id, who, what, request)
        except TableError as error:
            return error.code
        except RuleError:
            return "rules"

    def fresh(self) -> str:
        self.numbers += 1
        return f"r{self.numbers}"

    def entries(self, model: TableModel, seq: int) -> list[Entry]:
        """The log after a seq, past the service."""
        rows = self.log.execute(
            "SELECT seq, at, player, request, body FROM event WHERE table_id = ? AND seq > ? ORDER BY seq",
            (model.id, seq),
        )
        entries = [
            Entry(model.id, seq, at, player, request, event_from_text(body)) for seq, at, player, request, body in rows
        ]
        assert [entry.seq for entry in entries] == list(range(seq + 1, seq + 1 + len(entries)))
        return entries

    def news(self, model: TableModel) -> list[tuple[Entry, Body]]:
        """Entries of the log that the model does not know yet."""
        return [(entry, msgspec.to_builtins(entry.event)) for entry in self.entries(model, model.seq)]

    def take(self, model: TableModel, entry: Entry, body: Body, expected: Body | Refusal) -> None:
        """An entry is what it must be, and the model takes it over."""
        assert not isinstance(expected, str), expected
        assert expected.items() <= body.items()
        assert entry.at == self.now
        model.apply(body, entry.at)
        self.folds[model.id].append(apply_entry(self.folds[model.id][-1], entry))
        if entry.player is not None and entry.request is not None:
            model.requests[entry.player, entry.request] = entry.seq
        if body["e"] == "rematched":
            self.adopt(body["table"], model)
        for player in {seat.player for seat in model.seats}:
            view_is_right(model, table_view(self.folds[model.id][-1], player), player)
        self.touched.add(model.id)
        SEEN[f"{body['e']} {body.get('by', '')}".strip()] += 1
        if model.status == "finished" and body["e"] != "rematched":
            SEEN["over" if body["e"] != "resigned" else "given up"] += 1
            self.the_record_is_fair(model)

    def adopt(self, table: str, earlier: TableModel | None = None) -> None:
        """A new table, from its first entry."""
        if table in self.models:
            return
        at, text = self.log.execute("SELECT at, body FROM event WHERE table_id = ? AND seq = 1", (table,)).fetchone()
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
        self.folds[table] = [new_table(Entry(table, 1, at, None, None, event_from_text(text)))]
        self.touched.add(table)

    def settle(self, model: TableModel, sent: list[tuple[Player, m.Command, str | None, int | Refusal | None]]) -> None:
        """Account for commands that were sent: an entry for each that was accepted, in the order of the log, and none
        for a refusal, which must be right before or after the others. No answer is None.
        """
        judged = [{str(model.judge(who.id, what))} for who, what, _, _ in sent]
        left = {(who.id, request): (who, what) for who, what, request, _ in sent}
        for entry, body in self.news(model):
            assert entry.player is not None
            _, what = left.pop((entry.player, entry.request))
            self.take(model, entry, body, model.judge(entry.player, what))
            for codes, (who, other, _, _) in zip(judged, sent, strict=True):
                codes.add(str(model.judge(who.id, other)))
        for codes, (who, _, request, answer) in zip(judged, sent, strict=True):
            if isinstance(answer, int):
                done = model.requests[who.id, request] if request is not None else model.seq
                assert answer == done
            elif answer is not None:
                assert answer in codes
                assert (who.id, request) not in model.requests

    def ask_for(self, model: TableModel, who: Player, what: m.Command, server: int, request: str | None = None) -> None:
        request = request or self.fresh()
        answer = self.run(self.send(server, model, who, what, request))
        self.settle(model, [(who, what, request, answer)])
        if not isinstance(answer, int):
            SEEN[f"refused {answer}"] += 1

    # Seeing

    async def quiet(self, call: Any, *arguments: object) -> None:
        """Call, and wait until both servers have done what follows."""
        made = call(*arguments)
        if asyncio.iscoroutine(made):
            await made
        while tasks := [task for server in self.servers for task in server._tasks]:
            await asyncio.gather(*tasks)
        for _ in range(10_000):  # those who watch take it in; who never does fails in the end
            if not any(self.behind(client) for client in self.clients):
                break
            await asyncio.sleep(0.001)

    def behind(self, client: Client) -> bool:
        """Whether somebody who watches has not seen yet what their server would show them."""
        if client.task is None or client.task.done() or self.models[client.table].settings.delay:
            return False  # an onlooker's delay passes on the wall's clock, which stands still here
        live = self.servers[client.server]._live.get(client.table)
        try:
            return live is None or live.visible(client.player, self.now).seq != client.seen
        except TableError:  # they are about to be told
            return True

    def watch_as(self, client: Client) -> None:
        async def watching() -> None:
            try:
                async for update in self.servers[client.server].watch(client.table, client.player, client.seen):
                    client.updates.append(update)
                    client.seen = update.table.seq
            except TableError as error:
                client.refused = error.code

        async def begin() -> None:
            client.task = asyncio.create_task(watching())
            await self.quiet(lambda: None)

        self.run(begin())

    def looks_right(self, model: TableModel, viewer: str | None, server: int) -> None:
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
        view_is_right(model, view, viewer)

    def updates_are_right(self, client: Client) -> None:
        """Nothing is missed, nothing comes twice, and what one seat decided is told when all have."""
        model = self.models[client.table]
        assert client.refused is None or model.visible(client.player, self.now) == client.refused
        if client.task is not None and client.task.done():
            client.task.result()
        seen = client.updates[client.checked - 1].table.seq if client.checked else None
        for update in client.updates[client.checked :]:
            told = [happening.seq for happening in update.happenings]
            if update.resync:
                assert told == []
            elif told:
                assert told == list(range(told[0], update.table.seq + 1))
                assert seen is None or told[0] == seen + 1
            for happening in update.happenings:
                told_right(happening, model.history[happening.seq - 1])
            assert len(told) <= MAX_HAPPENINGS
            seen = update.table.seq
            view_is_right(model, update.table, client.player)
        client.checked = len(client.updates)

    # What always holds

    def the_log_has_one_entry_for_each_command(self) -> None:
        counted = dict(self.log.execute("SELECT table_id, count(*) FROM event GROUP BY table_id").fetchall())
        assert counted == {model.id: model.seq for model in self.models.values()}

    def the_log_tells_the_same_story(self) -> None:
        for table in self.touched:
            model, folded = self.models[table], self.folds[table][-1]
            assert (folded.status, folded.waiting_since, folded.host) == (model.status, model.waiting_since, model.host)
            assert (folded.game and folded.game.record) == (model.game and model.game.record)
            seats = [(seat.guest.player, seat.bot, seat.away, seat.resigned, seat.bank) for seat in folded.seats]
            assert seats == [(seat.player, seat.bot, seat.away, seat.resigned, seat.bank) for seat in model.seats]

    def no_server_knows_what_is_not_so(self) -> None:
        """A server may be behind, never beside."""
        for server in self.servers[:2]:
            for live in server._live.values():
                assert live.table == self.folds[live.id][live.table.seq - 1]

    def everybody_sees_what_they_may(self) -> None:
        for table in self.touched:
            for viewer in VIEWERS:
                self.looks_right(self.models[table], viewer, 2)
        self.touched.clear()
        for client in self.clients:
            self.updates_are_right(client)

    def the_record_is_fair(self, model: TableModel) -> None:
        table = self.run(self.servers[2].finished(model.id, model.seats[0].player or model.seats[1].player))
        assert table.record is not None
        report = verify(notation.write(table.record))
        assert (report.fair, report.committed) == (True, True)
        assert list(table.winners) == model.winners
