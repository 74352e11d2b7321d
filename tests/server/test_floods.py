"""Rate limits and slow clients: floods are throttled, slow sockets closed, other players unaffected."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from rowlock.server.connections import MAX_SOCKETS
from rowlock.server.limits import CONNECTS, FRAMES, GUESTS, LISTED_NEARBY, MAX_LISTED, REQUESTS
from rowlock.server.processes import listening_socket
from rowlock.server.protocols import MAX_QUEUED
from rowlock.server.websocket import MAX_THROTTLED

from .. import http_client as plain_http
from .client import TIMEOUT, Pair, Person, check_problem, during_a_game, from_new_address, run, two_at_a_table
from .processes import Server


@asynccontextmanager
async def limited_pair(server: Server) -> AsyncIterator[Pair]:
    """Start a game of two from an address of its own."""
    async with two_at_a_table(server.url, headers=from_new_address()) as pair:
        yield pair


def test_a_flood_on_a_socket_is_refused_with_a_time_to_wait_and_then_ends_it(proxied: Server) -> None:
    async def play() -> None:
        async with limited_pair(proxied) as pair, pair.ada.socket(pair.table) as flood:
            await flood.ready()
            most = int(FRAMES.burst + MAX_THROTTLED) + 1
            sent = 0

            def few_unanswered() -> bool:
                return flood.closed is not None or len(flood.answers) > sent - MAX_QUEUED // 2

            with suppress(ConnectionClosed):
                while flood.closed is None:
                    await flood.send({"type": "ping"})
                    sent += 1
                    # a server that is busy closes on a long queue at once
                    await flood.until(few_unanswered)
            assert await flood.until_closed() == 4429
            errors = [frame for frame in flood.frames if frame["type"] == "error"]
            assert {frame["code"] for frame in errors} == {"too_fast"}
            assert len(errors) == MAX_THROTTLED
            assert all(0 < frame["retry"] <= 1 / FRAMES.per_second + 0.01 for frame in errors)
            assert len([frame for frame in flood.frames if frame["type"] == "pong"]) >= FRAMES.burst
            assert sent >= most
            await pair.play_on()

    run(play())


def test_a_flood_of_requests_is_refused_with_a_time_to_wait_and_others_are_not(proxied: Server) -> None:
    async def play() -> None:
        async with limited_pair(proxied) as pair, await Person.guest(proxied.url, "Eve", from_new_address()) as eve:
            answer = await first_throttled(lambda: eve.get("/me"), int(REQUESTS.burst))
            check_problem(answer, 429, "too_fast")
            assert int(answer.headers["retry-after"]) >= 1
            assert (await pair.ada.get("/me")).status_code == httpx.codes.OK
            await pair.play_on()

    run(play())


async def first_throttled(ask: Callable[[], Any], least: int) -> httpx.Response:
    """Send requests until one is throttled; return that response. At least ``least`` have to succeed before."""
    until = time.monotonic() + TIMEOUT
    answered = 0
    while time.monotonic() < until:
        answers = await asyncio.gather(*(ask() for _ in range(20)))
        refused = [answer for answer in answers if answer.status_code == httpx.codes.TOO_MANY_REQUESTS]
        answered += len(answers) - len(refused)
        if refused:
            assert answered >= least
            found: httpx.Response = refused[0]
            return found
    raise AssertionError(f"none of {answered} requests was throttled")


def test_new_guests_and_tried_codes_are_limited_per_address(proxied: Server) -> None:
    async def play() -> None:
        async with (
            Person(proxied.url, from_new_address()) as anonymous,
            Person(proxied.url, from_new_address()) as other,
        ):
            first = await anonymous.post("/recover", recovery_code="wrong")
            check_problem(first, 403, "bad_code")
            answer = await first_throttled(
                lambda: anonymous.post("/recover", recovery_code="wrong"), int(GUESTS.burst) - 1
            )
            check_problem(answer, 429, "too_fast")
            check_problem(await anonymous.post("/guests", name="Eve"), 429, "too_fast")
            assert (await other.post("/guests", name="Bob")).status_code == httpx.codes.CREATED

    run(play())


def test_the_list_cannot_be_filled_by_one_guest_or_one_address(proxied: Server) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            same = from_new_address()
            guests = [
                await stack.enter_async_context(await Person.guest(proxied.url, f"Eve {at}", same)) for at in range(20)
            ]
            answers = await asyncio.gather(
                *(guest.post("/tables", game="classic", listed=True) for guest in guests for _ in range(MAX_LISTED + 1))
            )
            made = [answer for answer in answers if answer.status_code == httpx.codes.CREATED]
            assert len(made) <= LISTED_NEARBY.burst + 5  # the bucket refills while the requests run
            eve = guests[0]
            by_link = await eve.post("/tables", game="classic")
            assert by_link.status_code == httpx.codes.CREATED, "others are found by their link alone"
            async with await Person.guest(proxied.url, "Ada", from_new_address()) as ada:
                mine = [await ada.new_table(listed=True) for _ in range(MAX_LISTED)]
                shown = [each["id"] for each in (await ada.get("/tables")).json()]
                assert shown[:MAX_LISTED] == mine[::-1]
                check_problem(await ada.post("/tables", game="classic", listed=True), 409, "too_many_listed")
                await ada.does(mine[0], "close")
                assert await ada.new_table(listed=True)

    run(play())


def test_one_person_cannot_hold_many_sockets(proxied: Server) -> None:
    async def play() -> None:
        async with limited_pair(proxied) as pair, AsyncExitStack() as stack:
            eve = await stack.enter_async_context(await Person.guest(proxied.url, "Eve", from_new_address()))
            sockets = [await stack.enter_async_context(eve.socket(pair.table)) for _ in range(MAX_SOCKETS)]
            for socket in sockets:
                await socket.ready()
            async with eve.socket(pair.table) as one_more:
                assert await one_more.until_closed() == 4429
                assert one_more.refusals == ["too_many_sockets"]
            await sockets[0].connection.close()
            await wait_for_room(eve, pair.table)
            seq = await pair.play_on()
            for socket in sockets[1:]:
                await socket.ready(lambda table: table["seq"] >= seq)

    run(play())


async def wait_for_room(person: Person, table: str) -> None:
    """Retry until a socket is accepted; the server may notice late that another one has closed."""
    while True:
        async with person.socket(table) as socket:
            await socket.until(lambda: socket.frames)
            if socket.updates:
                return


def test_opening_sockets_is_limited(proxied: Server) -> None:
    async def play() -> None:
        async with limited_pair(proxied) as pair:
            async with await Person.guest(proxied.url, "Eve", from_new_address()) as eve:
                refusals: list[str] = []
                while not refusals:
                    async with eve.socket(pair.table, client="again") as socket:
                        await socket.until(lambda socket=socket: socket.frames)  # type: ignore[misc]
                        refusals = socket.refusals
                        if refusals:
                            assert await socket.until_closed() == 4429
                assert refusals == ["too_fast"]
            assert CONNECTS.burst > 1
            await pair.play_on()

    run(play())


def test_a_reconnecting_client_replaces_its_own_socket_only(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        ada, bob, table = pair.ada, pair.bob, pair.table
        async with ada.socket(table, client="phone") as first, bob.socket(table, client="phone") as bobs:
            await first.ready()
            await bobs.ready()
            async with ada.socket(table, client="phone") as second, ada.socket(table, client="desk") as third:
                assert await first.until_closed() == 4409
                for socket in (second, third, bobs):
                    await socket.ready()
                    await socket.alive()

    during_a_game(plain.url, attack)


# Slow clients


def metric(server: Server, name: str) -> float:
    """Return the value of a metric; 0 if it is not exposed yet."""
    lines = plain_http.get(f"{server.url}/metrics", timeout=TIMEOUT).text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0)


def pid_of(server: Server) -> int:
    assert server._process is not None
    return server._process.pid


SLOW_READERS = 40
CHANGES = 100
MAX_GROWTH = 16 * 1024 * 1024
DROPPED = 'rowlock_sockets_dropped_total{reason="slow"}'


@pytest.mark.deep
def test_clients_that_never_read_are_dropped_without_memory_growth(tmp_path: Any) -> None:
    async def play(server: Server) -> None:
        process = psutil.Process(pid_of(server))
        async with two_at_a_table(server.url, "onboard") as pair:
            await pair.play_on()
            await change(pair, CHANGES)
            before, texts = process.memory_info().rss, len(pair.sockets[0].texts)
            unread = [unread_socket(server, pair) for _ in range(SLOW_READERS)]
            try:
                sent = 0  # enough that buffering all of it would exceed the limit
                while sent * SLOW_READERS < 2 * MAX_GROWTH or metric(server, DROPPED) < SLOW_READERS:
                    await change(pair, CHANGES)
                    sent = sum(map(len, pair.sockets[0].texts[texts:]))
                assert process.memory_info().rss - before < MAX_GROWTH
                await pair.play_on()
            finally:
                for each in unread:
                    each.close()

    with Server(tmp_path) as server:
        run(play(server))


async def change(pair: Pair, times: int) -> None:
    """Decide and undo repeatedly."""
    for _ in range(times // 2):
        for kind, values in (("decide", {"decision": {"type": "pass"}}), ("undo", {})):
            await pair.sockets[0].does(kind, step=1, **values)


def unread_socket(server: Server, pair: Pair) -> socket.socket:
    """Open a socket of Ada's that never reads."""
    unread = socket.socket()
    unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    unread.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536
    )  # as over a network: on loopback the system buffers megabytes
    unread.connect(("127.0.0.1", server.port))
    unread.sendall(
        f"GET /api/tables/{pair.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: rowlock={pair.ada.cookie}\r\n\r\n".encode()
    )
    return unread


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="needs TCP_USER_TIMEOUT")
def test_accepted_connections_have_a_tcp_user_timeout() -> None:
    with listening_socket("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


def test_a_socket_lost_without_a_close_frame_is_removed(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        before = metric(plain, "rowlock_sockets")
        async with pair.ada.connection(pair.table) as connection:
            await connection.recv()
            assert metric(plain, "rowlock_sockets") == before + 1
            connection.transport.abort()
        while metric(plain, "rowlock_sockets") != before:
            await asyncio.sleep(0.01)

    during_a_game(plain.url, attack)
