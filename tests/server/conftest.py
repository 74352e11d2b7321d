"""Servers that the hostile tests share."""

from collections.abc import Iterator

import pytest

from .serving import Server

ORIGIN = "https://play.example"
METRICS_TOKEN = "only for the one who watches"
PROXIED = {
    "ROWLOCK_LIMIT_SCALE": "1",
    "ROWLOCK_PROXIES": "127.0.0.1",
    "ROWLOCK_ORIGINS": f"https://else.example, {ORIGIN}",
    "ROWLOCK_METRICS_TOKEN": METRICS_TOKEN,
}


def served(server: Server) -> Iterator[Server]:
    """A server for a module's tests. Whatever they did to it, it never met anything it had not foreseen."""
    with server:
        yield server
        log = server.log()
        server.stop()
    assert "Traceback" not in log, log
    assert "unforeseen" not in log, log


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nothing was said to, without rate limits."""
    yield from served(Server(tmp_path_factory.mktemp("plain")))


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits behind a proxy that it trusts: who asks may come from any address."""
    yield from served(Server(tmp_path_factory.mktemp("proxied"), env=PROXIED))
