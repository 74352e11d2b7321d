"""Fixtures of the browser tests: Chromium, a server, and visitors whose errors fail the test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from ..push_service import PushBox, push_box
from ..server.processes import Server
from ..services.programs import MissingProgramError
from .visitors import TIMEOUT, Visitors, launch

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="package")
def box() -> Iterator[PushBox]:
    """The push service that the server's messages go to."""
    with push_box() as made:
        yield made


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, box: PushBox) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), env=box.environment | {"ROWLOCK_PUSH_DELAY": "1"}) as running:
        yield running
        log = running.whole_log()
    assert "Traceback" not in log, log


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Scoped to the package: while it runs, no other test of the process can have an event loop."""
    try:
        with launch() as browser:
            yield browser
    except MissingProgramError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    server.start()  # an earlier test may have failed while it was down
    visitors = Visitors(chromium, server.url)
    yield visitors
    visitors.check_and_close()
