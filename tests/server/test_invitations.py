"""Invitations: the link to a table and its QR code."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
import uvicorn

from rowlock.server import addresses
from rowlock.server.app import create_app
from rowlock.server.config import load_config
from rowlock.server.http.invitations import MAX_LINK, link_to, qr_code
from rowlock.server.processes import listening_socket
from rowlock.tables.storage.database import upgrade

from .. import http_client as plain_http
from .client import Json, Person, run
from .processes import Server


def request_invitation(url: str, headers: dict[str, str] | None = None) -> tuple[str, httpx.Response]:
    sent = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]

    async def ask() -> tuple[str, httpx.Response]:
        async with await Person.guest(url, "Ada") as ada:
            table = await ada.new_table()
            return table, await ada.http.get(f"/tables/{table}/invitation", headers=sent)

    return run(ask())


def check_code(found: Json) -> None:
    """Check that the QR code is that of the link, error level M, without a border."""
    rows = found["qr"]
    assert len(rows) in range(21, 178, 4)
    assert all(len(row) == len(rows) and set(row) <= {"0", "1"} for row in rows)
    assert [row[:7] for row in rows[:7]] == ["1111111", "1000001", *["1011101"] * 3, "1000001", "1111111"]
    made = segno.make(found["link"], error="m", boost_error=False)
    assert rows == ["".join(map(str, row)) for row in made.matrix]
    assert made.error == "M"


def test_the_link_is_where_the_request_came_to(plain: Server) -> None:
    table, answer = request_invitation(plain.url)
    found = answer.json()
    assert (found["link"], found["here_only"]) == (f"{plain.url}/t/{table}", True)
    check_code(found)
    table, answer = request_invitation(plain.url, {"Host": "club.local:8443"})
    assert (answer.json()["link"], answer.json()["here_only"]) == (f"http://club.local:8443/t/{table}", False)
    check_code(answer.json())
    assert plain_http.get(f"{plain.url}/api/tables/none/invitation").json()["code"] == "no_such_table"


def test_behind_a_proxy_the_link_is_that_of_the_proxy(tmp_path: Path) -> None:
    with Server(tmp_path, env={"ROWLOCK_PROXIES": "127.0.0.1"}) as server:
        table, answer = request_invitation(server.url, {"Host": "club.local", "X-Forwarded-Proto": "https"})
    assert (answer.json()["link"], answer.json()["here_only"]) == (f"https://club.local/t/{table}", False)
    check_code(answer.json())


@pytest.mark.parametrize("host", ["play.example", "evil.example", "localhost", "a:b"])
def test_where_origins_are_set_the_link_is_that_of_the_first(proxied: Server, host: str) -> None:
    table, answer = request_invitation(proxied.url, {"Host": host})
    assert (answer.json()["link"], answer.json()["here_only"]) == (f"https://else.example/t/{table}", False)
    check_code(answer.json())


@pytest.mark.parametrize("host", ["[::1", "[x]:1", "a:b", "a:99999", "ada@play.example", "é", "x" * MAX_LINK, "a b"])
def test_an_invalid_host_header_is_handled(plain: Server, host: str) -> None:
    _, answer = request_invitation(plain.url, {"Host": host})
    assert answer.status_code in (200, 400, 403), answer.text
    if answer.status_code == httpx.codes.OK:
        check_code(answer.json())


@contextmanager
def serve_all_interfaces(folder: Path, client: str = "127.0.0.1", origins: tuple[str, ...] = ()) -> Iterator[str]:
    """Run a server on all interfaces that sees every client at one address."""
    config = replace(load_config(folder, None, None), all_interfaces=True, limit_scale=0, origins=origins)
    upgrade(config.database)
    app = create_app(config)

    async def relocated(scope: Any, receive: Any, send: Any) -> None:
        await app(scope if scope["type"] == "lifespan" else {**scope, "client": (client, 50_000)}, receive, send)

    with listening_socket("0.0.0.0", 0) as listening:
        server = uvicorn.Server(uvicorn.Config(relocated, log_level="warning", proxy_headers=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def test_on_all_interfaces_the_link_has_the_network_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_all_interfaces(tmp_path) as url:
        port = url.rpartition(":")[2]
        for name, link, here in (
            ("192.168.1.7", f"http://192.168.1.7:{port}", False),
            (None, url, True),
        ):
            monkeypatch.setattr("rowlock.server.http.invitations.network_address", lambda name=name: name)
            table, answer = request_invitation(url)
            assert (answer.json()["link"], answer.json()["here_only"]) == (f"{link}/t/{table}", here)
            check_code(answer.json())


@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("172.17.0.1", {}),  # a container, reached from its host as localhost
        ("203.0.113.7", {"Host": "localhost:8000"}),
        ("2001:db8::7", {"Host": "[::1]"}),
        (
            "127.0.0.1",
            {"Host": "localhost", "X-Forwarded-For": "203.0.113.7"},
        ),  # through a proxy that is not configured
        ("127.0.0.1", {"Host": "localhost", "Forwarded": "for=203.0.113.7"}),
    ],
)
def test_the_network_address_is_not_sent_to_remote_clients(
    client: str, headers: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rowlock.server.http.invitations.network_address", lambda: "192.168.1.7")
    with serve_all_interfaces(tmp_path, client) as url:
        table, answer = request_invitation(url, headers)
        base = f"http://{headers['Host']}" if "Host" in headers else url
        assert (answer.json()["link"], answer.json()["here_only"]) == (f"{base}/t/{table}", True)


@pytest.mark.parametrize("client", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_the_network_address_is_sent_to_local_clients(
    client: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rowlock.server.http.invitations.network_address", lambda: "192.168.1.7")
    with serve_all_interfaces(tmp_path, client) as url:
        table, answer = request_invitation(url, {"Host": "localhost"})
        assert (answer.json()["link"], answer.json()["here_only"]) == (f"http://192.168.1.7/t/{table}", False)
        assert "rowlock_sockets" in plain_http.get(f"{url}/metrics").text


def test_a_configured_origin_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rowlock.server.http.invitations.network_address", lambda: "192.168.1.7")
    with serve_all_interfaces(tmp_path, origins=("http://localhost:1234",)) as url:
        table, answer = request_invitation(url)
        assert (answer.json()["link"], answer.json()["here_only"]) == (f"http://localhost:1234/t/{table}", True)


@pytest.mark.parametrize(
    ("base", "on_network", "link", "here"),
    [
        ("http://localhost:8000/", False, "http://localhost:8000/t/x", True),
        ("http://localhost:8000/", True, "http://192.168.1.7:8000/t/x", False),
        ("http://localhost/", True, "http://192.168.1.7/t/x", False),
        ("http://[::1]:8000/", True, "http://192.168.1.7:8000/t/x", False),
        ("http://[::1]:8000/", False, "http://[::1]:8000/t/x", True),
        ("http://192.168.1.9:8000/", True, "http://192.168.1.9:8000/t/x", False),
        ("https://play.example/", True, "https://play.example/t/x", False),
    ],
)
def test_a_link(base: str, on_network: bool, link: str, here: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rowlock.server.http.invitations.network_address", lambda: "192.168.1.7")
    assert link_to("t/x", base, on_network=on_network) == (link, here)


@pytest.mark.parametrize("base", ["http://[::1/", "http:///", "http://a:b/", f"http://{'a' * MAX_LINK}/", "http://é/"])
def test_an_invalid_base_has_no_link(base: str) -> None:
    with pytest.raises(ValueError, match=r"URL|Port"):
        link_to("t/x", base, on_network=False)


def test_the_longest_link_has_a_code() -> None:
    assert len(qr_code("x" * MAX_LINK)) <= 177


def test_addresses() -> None:
    assert [addresses.is_wildcard(host) for host in ("0.0.0.0", "::", "127.0.0.1", "x")] == [True, True, False, False]
    here = {"127.0.0.1": True, "127.9.9.9": True, "::1": True, "::ffff:127.0.0.1": True}
    here |= {"localhost": True, "a.localhost": True, "::ffff:192.168.1.7": False}
    here |= {"0.0.0.0": False, "192.168.1.7": False, "play.example": False}
    assert {host: addresses.is_loopback(host) for host in here} == here
    found = addresses.network_address()
    assert found is None or socket.inet_aton(found)
