"""Server fixtures shared by the tests of a worker."""

from collections.abc import Iterator

import pytest

from .processes import Server

ORIGIN = "https://play.example"
METRICS_TOKEN = "token of the metrics"
PROXIED = {
    "ROWLOCK_LIMIT_SCALE": "1",
    "ROWLOCK_PROXIES": "127.0.0.1",
    "ROWLOCK_ORIGINS": f"https://else.example, {ORIGIN}",
    "ROWLOCK_METRICS_TOKEN": METRICS_TOKEN,
}


def served(server: Server) -> Iterator[Server]:
    """Run a server; afterwards its log must not contain unexpected errors."""
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
    """A server with default settings, without rate limits."""
    yield from served(Server(tmp_path_factory.mktemp("plain")))


@pytest.fixture(scope="session")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with default limits that trusts a proxy on 127.0.0.1, so that clients can use any address.

    All tests of a worker share it: a test that exhausts a limit has to use an address of its own.
    """
    yield from served(Server(tmp_path_factory.mktemp("proxied"), env=PROXIED))
