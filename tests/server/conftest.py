"""Servers that the hostile tests share."""

from collections.abc import Iterator

import pytest

from .processes import Server

ORIGIN = "https://play.example"
METRICS_TOKEN = "only for the one who watches"
PROXIED = {
    "ROWLOCK_LIMIT_SCALE": "1",
    "ROWLOCK_PROXIES": "127.0.0.1",
    "ROWLOCK_ORIGINS": f"https://else.example, {ORIGIN}",
    "ROWLOCK_METRICS_TOKEN": METRICS_TOKEN,
}


def served(server: Server) -> Iterator[Server]:
    """A server for the tests of a worker. Whatever they did to it, it never met anything it had not foreseen."""
    with server:
        yield server
        log = server.whole_log()
        server.stop()
    for word in (
        "Traceback",
        "unexpected error",
        "housekeeping failed",
        "table command failed",
        "table updates failed",
    ):
        assert word not in log, log[log.index(word) - 1000 :]


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nothing was said to, without rate limits."""
    yield from served(Server(tmp_path_factory.mktemp("plain")))


@pytest.fixture(scope="session")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits behind a proxy that it trusts: who asks may come from any address.

    All tests of a worker share it, so who uses up an allowance does it under an address that no other test has.
    """
    yield from served(Server(tmp_path_factory.mktemp("proxied"), env=PROXIED))
