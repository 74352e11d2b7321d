"""Reactions over sockets: across servers, without a seat, too many, and hostile."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from rowlock.server.limits import REACTIONS as RATE
from rowlock.tables.messages import REACTIONS

from .client import Json, Pair, Person, Socket, during_a_game, from_new_address, run, two_at_a_table
from .conftest import ORIGIN
from .processes import Server

SENT = 50


def reactions(socket: Socket) -> list[tuple[int, str]]:
    """The reactions that a socket was sent, with their seats."""
    return [(frame["seat"], frame["reaction"]) for frame in socket.frames if frame["type"] == "reaction"]


async def hears(socket: Socket, *expected: tuple[int, str]) -> None:
    await socket.until(lambda: len(reactions(socket)) >= len(expected))
    assert reactions(socket) == list(expected)


async def settled(socket: Socket) -> None:
    """Wait until the server has handled all that was sent over a socket."""
    pongs = sum(frame["type"] == "pong" for frame in socket.frames)
    await socket.send({"type": "ping"})
    await socket.until(lambda: sum(frame["type"] == "pong" for frame in socket.frames) > pongs)


def test_everybody_who_asked_sees_the_eight_and_others_nothing(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair, Person(plain.url) as onlooker:
            older = pair.sockets[1]  # opened without reactions=1
            async with pair.bob.socket(pair.table, reactions=1) as bob, onlooker.socket(pair.table, reactions=1) as eve:
                await bob.ready()
                await eve.ready()
                for reaction in REACTIONS:
                    await pair.sockets[0].send({"type": "react", "reaction": reaction})
                for socket in (bob, eve):
                    await hears(socket, *((0, reaction) for reaction in REACTIONS))
                await older.alive()
                assert reactions(older) == []
                assert await pair.play_on() == 5  # nothing of it is in the log

    run(play())


def test_a_reaction_reaches_players_at_another_server(tmp_path: Path, postgres_database: str, redis_url: str) -> None:
    async def play(urls: list[str]) -> None:
        async with two_at_a_table(urls[0]) as pair:
            bob = pair.bob.elsewhere(urls[1])
            async with bob, bob.socket(pair.table, reactions=1) as there:
                await there.ready()
                async with pair.ada.socket(pair.table, reactions=1) as here:
                    await here.ready()
                    await there.send({"type": "react", "reaction": "hello"})
                    await hears(there, (1, "hello"))
                    while not reactions(here):  # sent before the subscription, it is lost
                        await there.send({"type": "react", "reaction": "hello"})
                        await settled(there)
                    assert reactions(here)[0] == (1, "hello")

    secret = {"ROWLOCK_SECRET": "one secret for all servers of one database"}
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(tmp_path / name, postgres_database, redis_url, secret))
            for name in ("here", "there")
        ]
        run(play([server.url for server in servers]))


def test_without_a_seat_nobody_reacts(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        async with (
            Person(plain.url) as anonymous,
            await Person.guest(plain.url, "Eve") as eve,
            anonymous.socket(pair.table) as nobody,
            eve.socket(pair.table) as spectator,
        ):
            frame = {"type": "react", "id": "r-1", "reaction": "wow"}
            for socket, code in ((nobody, "no_identity"), (spectator, "not_seated")):
                answer = await socket.ask(frame)
                assert (answer["type"], answer["code"], answer["id"]) == ("error", code, "r-1")
                await socket.alive()

    during_a_game(plain.url, attack)


@pytest.mark.parametrize(
    ("reaction", "code"),
    [
        ("", "unknown_reaction"),
        ("Wow", "unknown_reaction"),
        ("<b>you are slow</b>", "unknown_reaction"),
        ("\u0000", "unknown_reaction"),
        ("x" * 41, "bad_frame"),
        (None, "bad_frame"),
        (7, "bad_frame"),
        (["wow"], "bad_frame"),
        ({"wow": "wow"}, "bad_frame"),
    ],
)
def test_anything_but_the_eight_is_refused_and_shown_to_nobody(plain: Server, reaction: Any, code: str) -> None:
    async def attack(pair: Pair) -> None:
        async with pair.bob.socket(pair.table, reactions=1) as bob:
            await bob.ready()
            assert (await bob.ask({"type": "react", "reaction": reaction}))["code"] == code
            more: Json = {"type": "react", "reaction": "wow", "text": "you are slow"}
            assert (await bob.ask(more))["code"] == "bad_frame"
            await bob.alive()
            assert reactions(bob) == []

    during_a_game(plain.url, attack)


def test_more_than_a_few_at_once_are_refused_on_all_sockets_of_a_player(proxied: Server) -> None:
    async def play() -> None:
        async with (
            two_at_a_table(proxied.url, headers=from_new_address(Origin=ORIGIN)) as pair,
            pair.bob.socket(pair.table, reactions=1) as bob,
        ):
            await bob.ready()
            first, second = pair.sockets
            for number in range(SENT):
                await (second, bob)[number % 2].send({"type": "react", "id": f"r-{number}", "reaction": "wow"})
            for socket in (second, bob):
                await settled(socket)
            refused = [frame for frame in (*second.frames, *bob.frames) if frame["type"] == "error"]
            await bob.until(lambda: len(reactions(bob)) == SENT - len(refused))
            assert RATE.burst <= len(reactions(bob)) < SENT // 2  # nor does another socket help
            assert {frame["code"] for frame in refused} == {"too_fast"}
            assert all(frame["id"].startswith("r-") and frame["retry"] > 0 for frame in refused)
            await first.send({"type": "react", "reaction": "thanks"})  # the limit is of one player
            await bob.until(lambda: (0, "thanks") in reactions(bob))
            await second.alive()

    run(play())
