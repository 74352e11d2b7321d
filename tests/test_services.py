"""Tests of the PostgreSQL and Redis servers for tests: restarts, and cleanup in every case."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Literal

import psycopg
import pytest
import redis as redis_client

from .services import MissingProgramError, Postgres, Redis, Server, find, missing, programs
from .subprocess_env import clean_environment, interruptible

ROOT = Path(__file__).parents[1]

BROWSERS = ("chromium-headless-shell", "firefox-esr", "WebKitWebDriver", "Xvfb")

START_SCRIPT = """
import sys, time
from tests.services import Postgres, Redis
with getattr(sys.modules["tests.services"], sys.argv[1])() as server:
    print(server._process.pid, server.folder, flush=True)
    time.sleep(60)
"""


def value(url: str, query: str) -> object:
    with psycopg.connect(url) as connection:
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return row[0]


def is_running(pid: int) -> bool:
    """Whether a process that is not our child is running; a zombie is not."""
    try:
        return subprocess.check_output(["ps", "-o", "stat=", "-p", str(pid)], text=True).strip()[0] != "Z"
    except subprocess.CalledProcessError:
        return False


def eventually(condition: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return condition()


class TestPostgres:
    def test_a_database_is_fresh_and_durable(self, postgres_database: str) -> None:
        assert value(postgres_database, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
        settings = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "max_connections": "200"}
        assert {name: value(postgres_database, f"SHOW {name}") for name in settings} == settings

    def test_it_listens_on_loopback_alone(self, postgres: Postgres) -> None:
        assert value(postgres.url(), "SHOW listen_addresses") == "127.0.0.1"
        assert value(postgres.url(), "SHOW unix_socket_directories") == ""

    @pytest.mark.parametrize("how", ["fast", "immediate"])
    def test_a_restart_keeps_what_was_committed(
        self, postgres: Postgres, postgres_database: str, how: Literal["fast", "immediate"]
    ) -> None:
        with closing(psycopg.connect(postgres_database)) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 1 AS number")
            connection.commit()
            connection.execute("INSERT INTO kept VALUES (2)")
            postgres.restart(how)
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT 1")
        assert value(postgres_database, "SELECT sum(number) FROM kept") == 1

    def test_while_it_is_stopped_connections_fail(self, postgres: Postgres, postgres_database: str) -> None:
        postgres.stop()
        assert not postgres.running
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(postgres_database)
        postgres.start()
        assert value(postgres_database, "SELECT 1") == 1

    def test_a_database_in_use_is_dropped(self, postgres: Postgres) -> None:
        postgres.create("in use")
        with closing(psycopg.connect(postgres.url("in%20use"))):
            postgres.drop("in use")
        assert value(postgres.url(), "SELECT count(*) FROM pg_database WHERE datname = 'in use'") == 0


class TestRedis:
    @pytest.mark.parametrize("end", [Redis.kill, Redis.stop])
    def test_it_restarts_empty_on_the_same_port(
        self, redis: Redis, redis_url: str, end: Callable[[Redis], None]
    ) -> None:
        with redis_client.Redis.from_url(redis_url, retry=None) as client:
            client.set("kept", "no")
            end(redis)
            assert not redis.running
            with pytest.raises(redis_client.ConnectionError):
                client.get("kept")
            redis.start()
            assert redis.url() == redis_url
            assert client.get("kept") is None

    def test_every_test_gets_it_empty(self, redis: Redis, redis_url: str) -> None:
        with redis_client.Redis.from_url(redis_url) as client:
            assert client.dbsize() == 0
            client.set("left", "here")
            redis.clear()
            assert client.dbsize() == 0


@pytest.mark.parametrize("kind", [Postgres, Redis])
class TestNothingIsLeft:
    def test_after_the_end(self, kind: type[Server]) -> None:
        with kind() as server:
            assert server.running
            folder = server.folder
        assert not server.running
        assert not folder.exists()

    @pytest.mark.deep
    @pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
    def test_after_its_starter_was_killed(self, kind: type[Server], sign: signal.Signals) -> None:
        with subprocess.Popen(
            [sys.executable, "-c", START_SCRIPT, kind.__name__],
            cwd=ROOT,
            env=clean_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=interruptible,  # noqa: PLW1509 - single-threaded
        ) as starter:
            assert starter.stdout is not None
            pid, folder = starter.stdout.readline().split()
            assert is_running(int(pid))
            starter.send_signal(sign)
        assert eventually(lambda: not is_running(int(pid)))
        assert eventually(lambda: not Path(folder).exists())


class TestMissingPrograms:
    @pytest.fixture(autouse=True)
    def bare(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr(programs, "DEBIAN", tmp_path)

    def test_the_message_names_programs_and_packages(self) -> None:
        assert missing() == ["redis-server", "initdb", "postgres", "pg_basebackup", *BROWSERS]
        with pytest.raises(MissingProgramError) as caught:
            programs.install()
        assert str(caught.value) == (
            f"The tests need redis-server and initdb and postgres and pg_basebackup and {' and '.join(BROWSERS)}, "
            "not found here: install with, for example: sudo apt-get install redis-server postgresql "
            "chromium-headless-shell firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb"
        )

    @pytest.mark.parametrize(("kind", "package"), [(Postgres, "postgresql"), (Redis, "redis-server")])
    def test_a_server_does_not_start(self, kind: type[Server], package: str) -> None:
        with pytest.raises(MissingProgramError, match=f"sudo apt-get install {package}$"):
            kind().__enter__()

    def test_the_newest_version_is_found(self, tmp_path: Path) -> None:
        for version in ("9.6", "17", "15"):
            program = tmp_path / version / "bin" / "initdb"
            program.parent.mkdir(parents=True)
            program.touch(0o755)
        assert find("initdb") == tmp_path / "17" / "bin" / "initdb"


@pytest.mark.deep
def test_a_test_that_needs_a_missing_program_fails(tmp_path: Path) -> None:
    program = (
        "import sys, pathlib, pytest, tests.services.programs as programs\n"
        f"programs.DEBIAN = pathlib.Path({str(tmp_path)!r})\n"
        "sys.exit(pytest.main(['-p', 'no:cacheprovider', '-q', 'tests/test_services.py::TestRedis']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=clean_environment(PATH=str(tmp_path)) | {"PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "The tests need redis-server, not found here: install with, for example: sudo" in done.stdout
    assert "skipped" not in done.stdout


def test_the_check_exits_with_two(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.services", "check"],
        cwd=ROOT,
        env=clean_environment(PATH=str(tmp_path)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("The tests need redis-server")
