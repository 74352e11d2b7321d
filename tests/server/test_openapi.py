"""The OpenAPI description against a real server: generated requests get the responses it describes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .. import http_client as plain_http
from ..subprocess_env import clean_environment
from .client import TIMEOUT, Person, run
from .processes import Server

CONFIG = """
[checks]
# a name, a bot or a record that matches its schema can still be invalid
positive_data_acceptance.enabled = false
# Litestar omits methods in its response to OPTIONS
allow_header_conformance.enabled = false
negative_data_rejection.expected-statuses = ["400", "401", "403", "404", "413"]

[generation]
deterministic = true
"""
TABLES = """
[parameters]
"path.table_id" = "{waiting}"

[[operations]]
include-path-regex = "/(record|verification|history|replay|review)$"
parameters = {{ "path.table_id" = "{finished}" }}
"""
OPERATIONS = 39


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def generate(server: Server, folder: Path, config: str, *options: str) -> None:
    """Run Schemathesis against the server; any finding fails."""
    (folder / "schemathesis.toml").write_text(CONFIG + config, "utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", folder / "schemathesis.toml"),
            *("run", f"{server.url}/api/openapi.json", "--url", server.url, "--no-color", "--max-examples=5"),
            *("--suppress-health-check=all", "--generation-database=none", *options),
        ],
        capture_output=True,
        cwd=folder,
        env=clean_environment(COLUMNS="200"),
        encoding="utf-8",
        timeout=2 * TIMEOUT,
        check=False,
    )
    lines = [line[:500] for line in done.stdout.splitlines()]
    assert done.returncode == 0, "\n".join([*lines[-150:], done.stderr[-3000:]])
    assert f"Tested: {OPERATIONS}" in done.stdout
    assert "Traceback" not in server.log(), server.log()


@pytest.mark.deep
def test_anonymous_requests_are_answered_as_described(server: Server, tmp_path: Path) -> None:
    generate(server, tmp_path, "", "--phases=coverage,fuzzing")


@pytest.mark.deep
def test_requests_by_token_are_answered_as_described(server: Server, tmp_path: Path) -> None:
    async def set_up() -> tuple[str, str, Person]:
        async with await Person.guest(server.url, "Ada") as ada:
            waiting, finished = [await ada.new_table() for _ in range(2)]
            await ada.does(finished, "sit")
            await ada.does(finished, "seat_bot", seat=1, bot="greedy")
            await ada.does(finished, "start")
            assert (await ada.does(finished, "resign"))["table"]["status"] == "finished"
            async with await ada.program() as program:
                return waiting, finished, program

    waiting, finished, program = run(set_up())
    tables = TABLES.format(waiting=waiting, finished=finished)
    header = f"--header=Authorization: {program.headers['Authorization']}"
    generate(server, tmp_path, tables, header, "--phases=coverage,fuzzing,stateful")


def test_the_description_is_complete(server: Server) -> None:
    description = plain_http.get(f"{server.url}/api/openapi.json").json()
    operations = [
        operation
        for path in description["paths"].values()
        for method, operation in path.items()
        if method in ("get", "post", "put", "patch", "delete")
    ]
    assert len(operations) == OPERATIONS
    shapes = description["components"]["schemas"]
    wanted = set(references(description))
    assert wanted == {f"#/components/schemas/{name}" for name in shapes}
    for name, shape in shapes.items():
        assert shape["additionalProperties"] is False, name
    for operation in operations:
        for status, answer in operation["responses"].items():
            media = list(answer.get("content", {}))
            assert media == ["application/problem+json"] or int(status) < 400, operation["operationId"]


def references(data: Any) -> Iterator[str]:
    """Return every $ref."""
    if isinstance(data, dict):
        if isinstance(data.get("$ref"), str):
            yield data["$ref"]
        for each in data.values():
            yield from references(each)
    elif isinstance(data, list):
        for each in data:
            yield from references(each)
