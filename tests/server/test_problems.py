"""Errors of routes: unexpected ones are logged with the route, and answered without details."""

import pytest
from litestar import get
from litestar.params import FromPath
from litestar.testing import create_test_client

from rowlock.server.problems import handle_exception

from .client import check_problem


@get("/tables/{table_id:str}/broken")
async def broken(table_id: FromPath[str]) -> None:
    raise RuntimeError(f"no luck with {len(table_id)}")


def test_an_unexpected_error_is_logged_with_its_route(caplog: pytest.LogCaptureFixture) -> None:
    with create_test_client([broken], exception_handlers={Exception: handle_exception}, logging_config=None) as client:
        answer = client.get("/tables/private/broken")
    check_problem(answer, 500, "server_error")
    assert "no luck" not in answer.text
    (record,) = (each for each in caplog.records if each.name == "rowlock.server.problems")
    assert record.getMessage() == "unexpected error in GET /tables/{table_id}/broken"
    assert record.exc_info is not None
