"""Limits below the application: floods of frames, oversized, slow and malformed requests, too many connections."""

import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
import uvicorn

from rowlock.server import protocols
from rowlock.server.connections import Connections
from rowlock.server.limits import CONTROL_FRAMES
from rowlock.server.processes import listening_socket
from rowlock.server.protocols import MAX_HEADERS, MAX_PIPELINED, MAX_QUEUED, MAX_REQUEST, HttpProtocol

from .client import TIMEOUT, Pair, during_a_game, from_new_address, run, two_at_a_table
from .processes import Server
from .test_floods import MAX_GROWTH, metric, pid_of, unread_socket

MEGABYTE = 1024 * 1024
BATCH = 64 * 1024
PING = b"\x89\xfd" + bytes(4 + 125)  # masked with zeros
EMPTY_FRAGMENT = b"\x00\x80" + bytes(4)
SMALL_FRAME = b"\x81\x82" + bytes(4) + b"{}"
REFUSED = "rowlock_connections_refused_total"


def rss(server: Server) -> int:
    return int(psutil.Process(pid_of(server)).memory_info().rss)


def flood(connection: socket.socket, part: bytes, most: int) -> int:
    """Send batches of a part until the server closes the connection, ``most`` bytes at most; return how many."""
    connection.settimeout(TIMEOUT)
    batch = part * (BATCH // len(part))
    sent = 0
    with suppress(ConnectionError):
        while sent < most:
            connection.sendall(batch)
            sent += len(batch)
    return sent


def until_closed(connection: socket.socket) -> bytes:
    """Read until the server closes the connection; return what was read."""
    connection.settimeout(TIMEOUT)
    received = b""
    with suppress(ConnectionError):
        while part := connection.recv(BATCH):
            received += part
    return received


# Frames of sockets


def test_a_socket_that_sends_pings_and_reads_no_pongs_is_dropped(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        before = rss(plain)
        with unread_socket(plain, pair) as unread:
            unread.recv(100)  # the handshake is complete
            most = 64 * MEGABYTE
            assert flood(unread, PING, most) < most
        assert rss(plain) - before < MAX_GROWTH

    during_a_game(plain.url, attack)


@pytest.mark.parametrize("frame", [PING, b"\x8a" + PING[1:], EMPTY_FRAGMENT], ids=["pings", "pongs", "fragments"])
def test_a_flood_of_control_frames_or_fragments_closes_the_socket(proxied: Server, frame: bytes) -> None:
    async def attack() -> None:
        async with two_at_a_table(proxied.url, headers=from_new_address()) as pair:
            async with pair.ada.socket(pair.table) as flooding:
                await flooding.ready()
                first = b"\x01\x80" + bytes(4) if frame is EMPTY_FRAGMENT else b""
                flooding.connection.transport.write(first + frame * int(CONTROL_FRAMES.burst + 20))
                assert await flooding.until_closed() == 4429
            await pair.play_on()

    run(attack())


@pytest.mark.parametrize("frame", [EMPTY_FRAGMENT, SMALL_FRAME], ids=["fragments", "messages"])
def test_frames_that_wait_are_bounded_without_limits_too(plain: Server, frame: bytes) -> None:
    async def attack(pair: Pair) -> None:
        dropped = 'rowlock_sockets_dropped_total{reason="too_fast"}'
        before = metric(plain, dropped)
        async with pair.ada.socket(pair.table) as flooding:
            await flooding.ready()
            first = b"\x01\x80" + bytes(4) if frame is EMPTY_FRAGMENT else b""
            flooding.connection.transport.write(first + frame * (20 * MAX_QUEUED))
            assert await flooding.until_closed() in (1006, 4429)  # the reset may overtake the close frame
        assert metric(plain, dropped) == before + 1

    during_a_game(plain.url, attack)


# Requests


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), TIMEOUT)


def ask(server: Server, request: bytes) -> bytes:
    """Send a request on a connection of its own; return all that the server sends until it closes it."""
    with connect(server) as connection:
        with suppress(ConnectionError):
            connection.sendall(request)
        return until_closed(connection)


def refusals(server: Server, reason: str) -> float:
    return metric(server, f'{REFUSED}{{reason="{reason}"}}')


def head(lines: int, size: int) -> bytes:
    """Return a request with some header lines, of so many bytes in all."""
    start = b"GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n"
    each = (size - len(start) - 2) // lines - len("x00: \r\n")
    return start + b"".join(b"x%02d: %b\r\n" % (at % 100, b"a" * each) for at in range(lines)) + b"\r\n"


def test_a_head_within_the_limits_is_accepted(plain: Server) -> None:
    assert ask(plain, head(MAX_HEADERS - 2, protocols.MAX_HEAD)).startswith(b"HTTP/1.1 200 ")
    assert ask(plain, head(1, protocols.MAX_HEAD)).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(("lines", "size"), [(MAX_HEADERS, 8 * 1024), (1, 2 * protocols.MAX_HEAD)])
def test_a_head_too_large_is_refused(plain: Server, lines: int, size: int) -> None:
    before = refusals(plain, "head_too_large")
    assert ask(plain, head(lines, size)).startswith(b"HTTP/1.1 431 ")
    assert refusals(plain, "head_too_large") == before + 1


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nx: ", b"GET /", b""], ids=["header", "path", "empty lines"])
def test_a_head_without_end_is_cut_off_and_takes_no_memory(plain: Server, start: bytes) -> None:
    before, most = rss(plain), 32 * MEGABYTE
    with connect(plain) as connection:
        connection.sendall(start)
        assert flood(connection, b"a" if start else b"\r\n", most) < most
    assert rss(plain) - before < MAX_GROWTH


@pytest.mark.parametrize("route", [b"POST /api/guests", b"GET /api/health"])
def test_a_body_without_end_is_cut_off(plain: Server, route: bytes) -> None:
    most = 8 * MAX_REQUEST
    with connect(plain) as connection:
        connection.sendall(
            route + b" HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999999999999\r\n\r\n"
        )
        assert flood(connection, b"a", most) < most


def test_pipelined_requests_are_bounded(plain: Server) -> None:
    request = b"GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n"
    received = ask(plain, request * 2000)
    assert received.count(b"HTTP/1.1 200 ") <= MAX_PIPELINED + 1
    assert "Traceback" not in plain.whole_log()


def test_malformed_requests_are_counted_and_logged_once(plain: Server) -> None:
    before, logged = refusals(plain, "malformed"), len(plain.whole_log())
    for request in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET \xff HTTP/1.1\r\n\r\n") * 50:
        assert ask(plain, request).startswith(b"HTTP/1.1 400 ")
    assert refusals(plain, "malformed") == before + 150
    assert len(plain.whole_log()) - logged < 200


def test_a_client_that_leaves_within_a_body_is_not_logged(plain: Server) -> None:
    code = 'rowlock_refusals_total{code="bad_request"}'
    before = metric(plain, code)
    with connect(plain) as connection:
        connection.sendall(
            b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
        )
    until = time.monotonic() + TIMEOUT
    while metric(plain, code) == before:
        assert time.monotonic() < until, plain.log()
    assert "Traceback" not in plain.whole_log()


HANDSHAKE = (
    b"GET /api/tables/a/socket HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize("frame", [b"", b"\xff" * 10], ids=["none", "garbage"])
def test_a_handshake_with_oversized_headers_is_refused_quietly(plain: Server, frame: bytes) -> None:
    assert b" 101 " not in ask(plain, HANDSHAKE + b"cookie: " + b"a" * 10_000 + b"\r\n\r\n" + frame)
    assert "Traceback" not in plain.whole_log()


@pytest.mark.deep
def test_every_worker_has_the_limits(tmp_path: Path, redis_url: str) -> None:
    with Server(tmp_path, redis=redis_url, workers=2) as server:
        for _ in range(10):
            assert ask(server, head(1, 2 * protocols.MAX_HEAD)).startswith(b"HTTP/1.1 431 ")
        assert refusals(server, "head_too_large") == 10


# Time and number of connections


@contextmanager
def in_process(opened: Connections) -> Iterator[tuple[str, int]]:
    """Serve an application that answers with the length of a body; yield the address."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message["more_body"]
        body = str(size).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
        await send({"type": "http.response.body", "body": body})

    with listening_socket("127.0.0.1", 0) as listening:
        http: Any = partial(HttpProtocol, opened=opened)
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off", http=http))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield listening.getsockname()
        finally:
            server.should_exit = True
            thread.join()


def test_a_closed_socket_leaves_nothing_to_the_garbage_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        with in_process(Connections(10)) as address:
            for _ in range(3):
                with socket.create_connection(address) as connection:
                    connection.sendall(HANDSHAKE + b"\r\n")
                    until_closed(connection)
            until = time.monotonic() + TIMEOUT
            while any(isinstance(each, HttpProtocol) for each in gc.get_objects()):
                assert time.monotonic() < until
                time.sleep(0.05)
    finally:
        gc.enable()


GET = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n"


UNFINISHED = {
    b"": b"",
    b"\r\n": b"",
    GET[:-2]: b"408",
    POST + b"half": b"408",
    GET + GET[:-2]: b"200",
    POST + b"all of it!" + POST + b"half": b"200",
}
"""What a client sends, and the status of the first response before the connection is closed."""


def test_a_request_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 2.0)
    monkeypatch.setattr(protocols, "BODY_TIMEOUT", 2.5)
    with in_process(Connections(1)) as address, ExitStack() as stack:
        opened = [stack.enter_context(socket.create_connection(address)) for _ in range(len(UNFINISHED) + 1)]
        for connection, sent in zip(opened, (*UNFINISHED, GET), strict=True):
            connection.sendall(sent)
        while not opened[-1].recv(BATCH).endswith(b"0"):
            pass
        opened[-1].sendall(b"\r\n")  # empty lines do not keep an idle connection
        received = [until_closed(connection)[9:12] for connection in opened]
    assert received == [*UNFINISHED.values(), b""]


def test_a_request_is_not_prolonged_byte_by_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 1.0)
    with in_process(Connections(1)) as address, socket.create_connection(address) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nx: ")
        sent, most = 0, int(TIMEOUT / 0.02)
        with suppress(ConnectionError):
            while sent < most:
                connection.sendall(b"a")
                sent += 1
                time.sleep(0.02)
        assert sent < most


def test_too_many_connections_of_an_address_are_refused_and_others_not() -> None:
    with in_process(Connections(0.003)) as address:
        first = [socket.create_connection(address, TIMEOUT) for _ in range(3)]
        try:
            with socket.create_connection(address) as one_more:
                assert until_closed(one_more).startswith(b"HTTP/1.1 503 ")
            with socket.create_connection(address, source_address=("127.0.0.2", 0)) as other:
                other.sendall(GET)
                assert other.recv(100).startswith(b"HTTP/1.1 200 ")
            first.pop().close()
            assert eventually(lambda: served(address))
            for each in first:
                each.sendall(GET)
                assert each.recv(100).startswith(b"HTTP/1.1 200 ")
        finally:
            for each in first:
                each.close()


def served(address: tuple[str, int]) -> bool:
    with socket.create_connection(address, TIMEOUT) as connection, suppress(ConnectionError):
        connection.sendall(GET)
        return connection.recv(100).startswith(b"HTTP/1.1 200 ")
    return False


def eventually(check: Callable[[], bool]) -> bool:
    until = time.monotonic() + TIMEOUT
    while not check():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_connections_are_counted_by_network_and_those_of_proxies_are_not() -> None:
    opened = Connections(0.002, ["192.0.2.0/24", "2001:db8:1::/48"])
    for hosts in (("198.51.100.7", "::ffff:198.51.100.7"), ("2001:db8:2::1", "2001:db8:2::2")):
        assert [opened.add((hosts[at % 2], at)) for at in range(3)] == [True, True, False]
        opened.remove((hosts[0], 0))
        opened.remove((hosts[0], 0))
        assert opened.add((hosts[1], 4))
    for host in ("192.0.2.9", "::ffff:192.0.2.9", "2001:db8:1::5"):
        assert all(opened.add((host, at)) for at in range(100))


def test_connections_leave_room_for_files_and_one_address_leaves_room_for_others() -> None:
    opened = Connections(1, files=400)
    assert [opened.add(("198.51.100.7", 0)) for _ in range(151)] == [True] * 150 + [False]
    opened.remove(("198.51.100.7", 0))
    assert [opened.add(("198.51.100.8", 0)) for _ in range(151)] == [True] * 150 + [False]
    unlimited = Connections(0, files=400)
    assert [unlimited.add(("198.51.100.7", 0)) for _ in range(301)] == [True] * 300 + [False]
    assert all(Connections(1, files=-1).add((f"198.51.100.{at}", 0)) for at in range(200))
