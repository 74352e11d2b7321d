"""Whole games across two servers: every frame shows its player only what the seat may see."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rowlock import Game
from rowlock.fairness import commitment_to, verify
from rowlock.formats.codec import decision_from_json, decision_to_json, score_to_json, table_shape, view_to_json
from rowlock.rules import cards

from ..deep import deep
from .client import Json, Person, Socket, command, run
from .processes import Server

CARD = re.compile(r"[RYGBJ]([2-9]|1[0-2])")
FRAME = {"type", "seq", "now", "resync", "happenings", "table"}
TABLE = {
    "id", "seq", "at", "status", "settings", "you", "host", "seats", "commitment", "seed", "game", "rematch",
    "rematch_of", "revealing", "round",
}  # fmt: skip
GAMES: Sequence[tuple[str, Mapping[str, Any], int]] = (
    ("classic", {}, 1),
    ("cards", {"jokers": True}, 0),
    ("onboard", {"track": "b"}, 0),
)
"""A game, its settings, and the number of bots besides three human players."""
LATE = ("out_of_date", "too_late_to_undo", "game_finished")
"""Errors that are legitimate when another player was faster."""


@pytest.fixture(params=["two servers", deep("one server"), deep("two workers")])
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """URLs of the two servers that share a table's players."""
    with ExitStack() as stack:
        if request.param == "one server":
            server = stack.enter_context(Server(tmp_path))
            yield server.url, server.url
            return
        shared = {
            "database": request.getfixturevalue("postgres_database"),
            "redis": request.getfixturevalue("redis_url"),
        }
        if request.param == "two workers":
            server = stack.enter_context(Server(tmp_path, **shared, workers=2))
            yield server.url, server.url
            return
        secret = {"ROWLOCK_SECRET": "one secret for all servers of one database"}
        both = [stack.enter_context(Server(tmp_path / name, **shared, env=secret)) for name in ("here", "there")]
        yield both[0].url, both[1].url


def test_players_on_different_servers_see_only_what_they_may(urls: tuple[str, str]) -> None:
    async def play() -> None:
        await asyncio.gather(*(whole_game(urls, game, options, bots) for game, options, bots in GAMES))

    run(play())


async def whole_game(urls: tuple[str, str], game: str, options: Mapping[str, Any], bots: int) -> None:
    """Play a game of three, one by token, with spectators at both servers; then check every frame."""
    here, there = urls
    async with AsyncExitStack() as stack:
        ada, bob, cleo = [
            await stack.enter_async_context(await Person.guest(url, name))
            for url, name in ((here, "Ada"), (there, "Bob"), (here, "Cleo"))
        ]
        program = await stack.enter_async_context(await cleo.program(there))
        table = await ada.new_table(game, seats=3 + bots, **options)
        people = [await stack.enter_async_context(person.socket(table)) for person in (ada, bob, program)]
        onlookers = [
            await stack.enter_async_context((await stack.enter_async_context(Person(url))).socket(table))
            for url in urls
        ]
        for seat, socket in enumerate(people):
            await socket.does("sit", seat=seat, entropy=f"part{seat}")
        for seat in range(3, 3 + bots):
            await people[0].does("seat_bot", seat=seat, bot="greedy")
        await people[0].does("start")
        await asyncio.gather(*(play_out(socket, Random(f"{game} {at}")) for at, socket in enumerate(people)))
        for socket in (*people, *onlookers):
            await socket.ready(lambda table: table["status"] == "finished")

        log = await history(ada, table)
        assert log == await history(program, table)
        record = (await bob.get(f"/tables/{table}/record")).text
        assert verify(record).fair
        assert verify(record).committed
        verdict = (await program.get(f"/tables/{table}/verification")).json()
        assert (verdict["fair"], verdict["committed"], verdict["findings"]) == (True, True, [])
        identities = [person.identity for person in (ada, bob, cleo)]
        checks = Checks(record, log, identities)
        for seat, socket in enumerate(people):
            checks.check(socket, seat)
            check_acknowledgements(socket, seat, log)
        for socket in onlookers:
            checks.check(socket, None)


async def play_out(socket: Socket, rng: Random) -> None:
    """Play a seat to the end of the game, with occasional undo."""
    while True:
        table = await socket.ready(lambda table: table["status"] == "finished" or command(table) or undoable(table))
        if table["status"] == "finished":
            return
        found = command(table, rng)
        if undoable(table) and rng.random() < 0.1:
            found = {"kind": "undo", "step": table["game"]["step"]}
        if found is None:
            seq = table["seq"]
            await socket.ready(lambda table, seq=seq: table["seq"] > seq)  # type: ignore[misc]
            continue
        answer = await socket.do(**found)
        if answer["type"] == "error":
            assert answer["code"] in LATE, answer
        reached = max(answer["seq"], table["seq"] + 1)
        await socket.ready(lambda table, reached=reached: table["seq"] >= reached)  # type: ignore[misc]


def undoable(table: Json) -> bool:
    return bool(table["status"] == "playing" and table["game"]["undo"])


async def history(person: Person, table: str) -> list[Json]:
    """Return the whole public history of a table."""
    found: list[Json] = []
    more = True
    while more:
        page = (await person.get(f"/tables/{table}/history", after=len(found))).json()
        found += page["happenings"]
        more = page["more"]
    assert [each["seq"] for each in found] == list(range(1, len(found) + 1))
    return found


def check_acknowledgements(socket: Socket, seat: int, log: Sequence[Json]) -> None:
    """Check that every acknowledged command is in the log once, as sent."""
    words = {"sit": "sat", "start": "started", "roll": "rolled", "decide": "decided", "undo": "undone"}
    assert len(set(socket.acks.values())) == len(socket.acks) > 10
    for request, seq in socket.acks.items():
        sent = socket.sent[request]
        if sent["type"] in words:
            happening = log[seq - 1]
            assert happening["what"] == words[sent["type"]]
            assert happening.get("seat", seat) == seat
    own = [each["seq"] for each in log if each.get("seat") == seat and each["what"] in ("rolled", "decided", "undone")]
    assert set(own) <= set(socket.acks.values())


class ExpectedGame:
    """The game after an entry of the log, from the library: the complete steps, and the seats that decided since."""

    def __init__(self, game: Game, decided: frozenset[int], status: str) -> None:
        self.game = game
        self.decided = decided
        self.status = status

    @property
    def to_act(self) -> list[int]:
        if self.game.over:
            return []
        if self.game.wants == "dice":
            return [self.game.position.active]
        return [seat for seat in self.game.to_act if seat not in self.decided]


class Checks:
    """Expected views after each log entry of a finished game, recomputed from its record."""

    def __init__(self, record: str, log: Sequence[Json], identities: Sequence[str]) -> None:
        final = Game.replay(record)
        seed = final.record.seed
        assert seed is not None
        self.seed = seed
        self.secret = seed.partition(":")[0]
        self.log = log
        self.identities = identities
        self.moments: dict[int, ExpectedGame] = {}
        game, decided = Game.replay(record, 0), frozenset[int]()
        started = False
        for each in log:
            started = started or each["what"] == "started"
            if not started:
                continue
            game = game.copy()
            decided = self._after(game, decided, each)
            self.moments[each["seq"]] = ExpectedGame(game, decided, "finished" if game.over else "playing")
        assert game.over
        assert tuple(game.steps) == tuple(final.steps)
        assert game.record == final.record

    @staticmethod
    def _after(game: Game, decided: frozenset[int], each: Json) -> frozenset[int]:
        """Advance the game by a public log entry; track the seats that decided since the last complete step."""
        what, seat = each["what"], each.get("seat")
        if what == "rolled":
            game.roll()
            dice = game.steps[-1].chance
            assert each["dice"] == json.loads(json.dumps(dice_json(dice)))
        elif what == "decided":
            assert seat in game.to_act
            decided |= {seat}
            if decided == set(game.to_act):
                assert {int(at) for at in each["decisions"]} == decided
                for at, decision in each["decisions"].items():
                    game.play(int(at), decision_from_json(decision, game.view(int(at)).table))
                return frozenset()
            assert "decisions" not in each, "a decision was disclosed before all had decided"
        elif what == "undone":
            if seat not in decided:
                game.take_back(each["seat"])
            return decided - {seat}
        return decided

    def check(self, socket: Socket, seat: int | None) -> None:
        """Check every frame of a socket."""
        assert len(socket.updates) > 20
        seen: list[int] = []
        for text, frame in zip(socket.texts, socket.frames, strict=True):
            for identity in self.identities:
                assert identity not in text
            if frame["type"] != "update":
                assert self.secret not in text
                continue
            assert set(frame) == FRAME
            assert set(frame["table"]) == TABLE
            assert frame["seq"] == frame["table"]["seq"]
            assert frame["table"]["commitment"] == commitment_to(self.secret)
            self._check_happenings(frame, seen[-1] if seen else None)
            seen.append(frame["seq"])
            if frame["table"]["status"] == "finished":
                assert frame["table"]["seed"] == self.seed
            else:
                assert frame["table"]["seed"] is None
                assert self.secret not in text
            moment = self.moments.get(frame["seq"])
            if moment is None:
                assert frame["table"]["game"] is None
            else:
                assert frame["table"]["status"] == moment.status
                self._check_game(frame, moment, seat)
        assert seen == sorted(set(seen))
        assert seen[-1] == len(self.log)

    def _check_happenings(self, frame: Json, last: int | None) -> None:
        if last is None:
            assert frame["happenings"] == []
        elif frame["resync"]:
            assert frame["seq"] - last > 50
        else:
            assert frame["happenings"] == self.log[last : frame["seq"]]

    def _check_game(self, frame: Json, moment: ExpectedGame, seat: int | None) -> None:
        game, shown = moment.game, frame["table"]["game"]
        if seat is None:
            assert frame["table"]["you"] is None
            assert shown["table"] == msgspec.to_builtins(table_shape(game.watch(), None))
            expected: list[Any] = []
        else:
            assert frame["table"]["you"] == seat
            view = game.view(seat)
            assert shown["table"] == json.loads(json.dumps(view_to_json(view.table, seat)))
            options = () if seat in moment.decided or game.over else game.options(seat)
            expected = [json.loads(json.dumps(decision_to_json(option, view.table))) for option in options]
        assert shown["options"] == expected
        assert (shown["pending"] is not None) == (seat in moment.decided)
        assert shown["step"] == len(game.steps)
        assert shown["to_act"] == moment.to_act
        assert shown["roll"] == (game.wants == "dice" and moment.to_act == [seat])
        assert shown["scores"] == [json.loads(json.dumps(score_to_json(score))) for score in game.scores]
        assert shown["winners"] == list(game.winners)
        position = game.position
        if isinstance(position, cards.Position):
            own = set() if seat is None else {str(card) for card in position.hands[seat]}
            assert card_names({**frame, "happenings": []}) <= own
            plays = {
                name
                for each in frame["happenings"]
                for decision in each.get("decisions", {}).values()
                if decision["type"] == "play"
                for name in decision["cards"]
            }
            assert card_names(frame["happenings"]) == plays
        else:
            assert card_names(frame) == set()


def dice_json(dice: Any) -> Json:
    names = ("red", "yellow", "green", "blue")
    colors = {name: face for name, face in zip(names, dice.colors, strict=True) if face}
    return {"white": list(dice.white), **colors}


def card_names(data: Any) -> set[str]:
    """Return every card named anywhere in the data."""
    if isinstance(data, str):
        return {data} if CARD.fullmatch(data) else set()
    if isinstance(data, dict):
        return set().union(*(card_names(each) for pair in data.items() for each in pair))
    if isinstance(data, list):
        return set().union(*map(card_names, data))
    return set()
