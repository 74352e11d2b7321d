"""Fixtures of the browser tests: Chromium, a server, and visitors whose errors fail the test."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.processes import Server
from ..services.programs import MissingProgramError, find
from .visitors import FLAGS, TIMEOUT, Visitors

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running
        log = running.whole_log()
    assert "Traceback" not in log, log


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Scoped to the package: while it runs, no other test of the process can have an event loop."""
    try:
        program = find("chromium-headless-shell")
    except MissingProgramError as error:
        pytest.fail(str(error), pytrace=False)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *sandbox])
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    server.start()  # an earlier test may have failed while it was down
    visitors = Visitors(chromium, server.url)
    yield visitors
    visitors.check_and_close()
