"""PostgreSQL and Redis processes for tests: start, stop, kill, and restart on the same port."""

import os
import pwd
import random
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar, Literal, Self, TypedDict

import psycopg
import redis
from psycopg import sql

from ..subprocess_env import clean_environment
from .programs import find

HOST = "127.0.0.1"
PROCESS_TIMEOUT = 60.0  # seconds for a start or a stop

# Cleanup process that outlives the tests. It reads the pid of each started server, or an empty line when one has ended;
# at end of input it ends the last server and removes the folder.
CLEANUP_SCRIPT = """
server=
while read -r line; do server=$line; done
if [ -n "$server" ] && kill -s "$2" "$server" 2>/dev/null; then
  for try in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$server" 2>/dev/null || break; sleep 0.2; done
  kill -KILL "$server" 2>/dev/null
fi
rm -rf "$1"
"""


class ServerError(Exception):
    """A server did not start or stop; the message has the end of its log."""


class Server(ABC):
    """A server with its own folder and port, running within ``with``; removes everything at exit."""

    LAST: ClassVar[signal.Signals]  # ends it at once, without saving data

    def __init__(self) -> None:
        self.folder = Path()
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._cleanup: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.programs()
        self.folder = Path(tempfile.mkdtemp(prefix=f"rowlock-{type(self).__name__.lower()}-"))
        self._cleanup = subprocess.Popen(
            ["/bin/sh", "-c", CLEANUP_SCRIPT, "cleanup", str(self.folder), self.LAST.name.removeprefix("SIG")],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        try:
            os.chown(self.folder, *((-1, -1) if (user := unprivileged()) is None else user))
            self.port = free_port()
            self.prepare()
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start and wait until it accepts connections. Does nothing if it is running."""
        if self.running:
            return
        self._clear_process()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=clean_environment(LC_ALL="C"),
                **user_arguments(),
                start_new_session=True,  # Ctrl-C goes to the tests, which stop the servers in order
            )
        self._report_pid(str(self._process.pid))
        until = time.monotonic() + PROCESS_TIMEOUT
        while not self.answers(self._process.pid):
            if not self.running or time.monotonic() > until:
                self._end(self.LAST)
                raise ServerError(f"{type(self).__name__} did not start:\n{self.log()}")
            time.sleep(0.01)

    def log(self) -> str:
        """Return the last lines of its log."""
        return "\n".join(self._log.read_text("utf-8", "replace").splitlines()[-20:]) if self._log.exists() else ""

    def close(self) -> None:
        """End it and remove its folder."""
        try:
            self._end(self.LAST)
        finally:
            if self._cleanup is not None:
                self._cleanup.communicate()
                self._cleanup = None

    @abstractmethod
    def programs(self) -> None:
        """Raise MissingProgramError if a program is missing, before anything is created."""

    @abstractmethod
    def prepare(self) -> None:
        """Prepare the folder before the first start."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self, pid: int) -> bool:
        """Whether this process, and not another one on its port, accepts connections."""

    @property
    def _log(self) -> Path:
        return self.folder / "log"

    def _end(self, signal_number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal_number)
        try:
            self._process.wait(PROCESS_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise ServerError(f"{type(self).__name__} did not stop:\n{self.log()}") from None
        finally:
            self._clear_process()

    def _clear_process(self) -> None:
        self._process = None
        self._report_pid("")

    def _report_pid(self, line: str) -> None:
        if self._cleanup is not None and self._cleanup.stdin is not None:
            self._cleanup.stdin.write(f"{line}\n".encode())
            self._cleanup.stdin.flush()


class Postgres(Server):
    """A PostgreSQL cluster with durable commits, as in production."""

    LAST = signal.SIGQUIT

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{database}"

    def create(self, database: str) -> None:
        self._administer(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(database)))

    def drop(self, database: str) -> None:
        """Drop a database if it exists, even with open connections."""
        self._administer(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(database)))

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Stop: ``fast`` is a clean shutdown, ``immediate`` a crash with recovery at the next start."""
        self._end(signal.SIGINT if how == "fast" else signal.SIGQUIT)

    def restart(self, how: Literal["fast", "immediate"] = "fast") -> None:
        self.stop(how)
        self.start()

    def programs(self) -> None:
        find("initdb")
        find("postgres")

    def prepare(self) -> None:
        # --no-sync affects the empty cluster only; the server syncs
        self._run("initdb", "--username=postgres", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync")

    def command(self) -> list[str]:
        settings = {"listen_addresses": HOST, "unix_socket_directories": "", "max_connections": "200", "fsync": "on"}
        options = [option for name, value in settings.items() for option in ("-c", f"{name}={value}")]
        return [str(find("postgres")), "-D", str(self._data), "-p", str(self.port), *options]

    def answers(self, pid: int) -> bool:
        try:
            lines = (self._data / "postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        return len(lines) >= 8 and lines[0] == str(pid) and lines[7].strip() == "ready"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *options: str) -> None:
        """Run a program that creates the data."""
        subprocess.run(
            [find(program), f"--pgdata={self._data}", *options],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            env=clean_environment(LC_ALL="C"),
            **user_arguments(),
        )

    def _administer(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)


class Standby(Postgres):
    """A PostgreSQL that follows another, asynchronously, through a port, until it is promoted."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self._source = source

    def promote(self) -> None:
        """Leave the other and accept writes."""
        self._administer(sql.SQL("SELECT pg_promote(true, {})").format(sql.Literal(int(PROCESS_TIMEOUT))))

    def programs(self) -> None:
        super().programs()
        find("pg_basebackup")

    def prepare(self) -> None:
        options = ("--username=postgres", "--checkpoint=fast", "--no-sync", "--write-recovery-conf")
        self._run("pg_basebackup", f"--host={HOST}", f"--port={self._source}", *options)


class Redis(Server):
    """A Redis without persistence: empty after every start."""

    LAST = signal.SIGKILL

    def url(self, database: int = 0) -> str:
        return f"redis://{HOST}:{self.port}/{database}"

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def clear(self) -> None:
        with redis.Redis.from_url(self.url()) as client:
            client.flushall()

    def programs(self) -> None:
        find("redis-server")

    def prepare(self) -> None:
        pass

    def command(self) -> list[str]:
        settings = {"port": str(self.port), "bind": HOST, "save": "", "appendonly": "no", "dir": str(self.folder)}
        return [str(find("redis-server")), *(word for name, value in settings.items() for word in (f"--{name}", value))]

    def answers(self, pid: int) -> bool:
        with redis.Redis(host=HOST, port=self.port) as client:
            try:
                information = client.info("server")
            except redis.ConnectionError:
                return False
        return isinstance(information, dict) and information["process_id"] == pid


class UserArguments(TypedDict):
    user: int | None
    group: int | None
    extra_groups: list[int] | None


def user_arguments() -> UserArguments:
    if (user := unprivileged()) is None:
        return {"user": None, "group": None, "extra_groups": None}
    return {"user": user[0], "group": user[1], "extra_groups": []}


def unprivileged() -> tuple[int, int] | None:
    """Return the user and group for the servers if root, since PostgreSQL refuses to run as root; else None."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    user = users.get("postgres") or users["nobody"]
    return user.pw_uid, user.pw_gid


def free_port() -> int:
    """Return a free port below the ephemeral range, so that no client takes it while a server is down."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind((HOST, port))
            except OSError:
                continue
        return port
