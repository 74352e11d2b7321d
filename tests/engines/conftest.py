"""Fixtures of the engines: a server, and a page of each engine whose errors fail the test."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from ..server.processes import Server
from ..services.programs import MissingProgramError
from .chromium import chromium
from .firefox import firefox
from .page import Page
from .webkit import webkit

ENGINES: Final = {"chromium": chromium, "firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="package", params=ENGINES)
def window(server: Server, request: Any) -> Iterator[Page]:
    """Scoped to the package: while Chromium runs, no other test of the process can have an event loop."""
    try:
        with ENGINES[request.param](server.url) as page:
            yield page
    except MissingProgramError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def page(window: Page, request: Any) -> Iterator[Page]:
    """The page of a new visitor."""
    window.forget()
    window.label = request.node.originalname.removeprefix("test_")
    yield window
    assert not window.problems()
