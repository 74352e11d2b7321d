"""PostgreSQL and Redis as one runs them in a test: start, stop, kill, and start again on the same port."""

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
PATIENCE = 60.0  # seconds for a start or a stop; a busy machine takes a few

# A process that outlives its tests: it hears the number of every server they start (or an empty line when it is gone),
# and at the end of its input, however that came, it ends the last one and removes the folder.
KEEPER = """
server=
while read -r line; do server=$line; done
if [ -n "$server" ] && kill -s "$2" "$server" 2>/dev/null; then
  for try in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$server" 2>/dev/null || break; sleep 0.2; done
  kill -KILL "$server" 2>/dev/null
fi
rm -rf "$1"
"""


class ServerError(Exception):
    """A server did not do what it was told; the end of its log says why."""


class Server(ABC):
    """A server with a folder and a port of its own. In ``with`` it runs; at the end nothing of it is left."""

    LAST: ClassVar[signal.Signals]  # what ends it at once when nobody needs its data any more

    def __init__(self) -> None:
        self.folder = Path()
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._keeper: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.programs()
        self.folder = Path(tempfile.mkdtemp(prefix=f"rowlock-{type(self).__name__.lower()}-"))
        self._keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, "keeper", str(self.folder), self.LAST.name.removeprefix("SIG")],
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
        """Start, and return when it answers. Does nothing if it runs."""
        if self.running:
            return
        self._gone()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=clean_environment(LC_ALL="C"),
                **as_whom(),
                start_new_session=True,  # Ctrl-C is for the tests; they stop us in their order
            )
        self._tell(str(self._process.pid))
        until = time.monotonic() + PATIENCE
        while not self.answers(self._process.pid):
            if not self.running or time.monotonic() > until:
                self._end(self.LAST)
                raise ServerError(f"{type(self).__name__} did not start:\n{self.log()}")
            time.sleep(0.01)

    def log(self) -> str:
        """The last lines it wrote."""
        return "\n".join(self._log.read_text("utf-8", "replace").splitlines()[-20:]) if self._log.exists() else ""

    def close(self) -> None:
        """End it and remove its folder."""
        try:
            self._end(self.LAST)
        finally:
            if self._keeper is not None:
                self._keeper.communicate()
                self._keeper = None

    @abstractmethod
    def programs(self) -> None:
        """Find the programs, or raise before anything is made."""

    @abstractmethod
    def prepare(self) -> None:
        """What the folder needs before the first start."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self, pid: int) -> bool:
        """Whether the process takes connections, and not another one on its port."""

    @property
    def _log(self) -> Path:
        return self.folder / "log"

    def _end(self, sign: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(sign)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise ServerError(f"{type(self).__name__} did not stop:\n{self.log()}") from None
        finally:
            self._gone()

    def _gone(self) -> None:
        self._process = None
        self._tell("")

    def _tell(self, line: str) -> None:
        if self._keeper is not None and self._keeper.stdin is not None:
            self._keeper.stdin.write(f"{line}\n".encode())
            self._keeper.stdin.flush()


class Postgres(Server):
    """A PostgreSQL cluster that makes every commit durable, as in production."""

    LAST = signal.SIGQUIT

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{database}"

    def create(self, database: str) -> None:
        self._administer(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(database)))

    def drop(self, database: str) -> None:
        """Drop it, if it is there, whoever is connected."""
        self._administer(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(database)))

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Fast ends sessions and shuts down in order; immediate is a crash, and the next start recovers."""
        self._end(signal.SIGINT if how == "fast" else signal.SIGQUIT)

    def restart(self, how: Literal["fast", "immediate"] = "fast") -> None:
        self.stop(how)
        self.start()

    def programs(self) -> None:
        find("initdb")
        find("postgres")

    def prepare(self) -> None:
        subprocess.run(
            [
                find("initdb"),
                f"--pgdata={self._data}",
                "--username=postgres",
                "--auth=trust",
                "--locale=C",
                "--encoding=UTF8",
                "--no-sync",  # of the empty cluster alone; the server syncs
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            env=clean_environment(LC_ALL="C"),
            **as_whom(),
        )

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

    def _administer(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)


class Redis(Server):
    """A Redis that keeps nothing: after a stop or a kill it is empty."""

    LAST = signal.SIGKILL

    def url(self, database: int = 0) -> str:
        return f"redis://{HOST}:{self.port}/{database}"

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a warning."""
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


class Whom(TypedDict):
    user: int | None
    group: int | None
    extra_groups: list[int] | None


def as_whom() -> Whom:
    if (user := unprivileged()) is None:
        return {"user": None, "group": None, "extra_groups": None}
    return {"user": user[0], "group": user[1], "extra_groups": []}


def unprivileged() -> tuple[int, int] | None:
    """The user and group of the servers where we are root: PostgreSQL refuses root. Elsewhere they run as we do."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    user = users.get("postgres") or users["nobody"]
    return user.pw_uid, user.pw_gid


def free_port() -> int:
    """A free port below those that the system gives to clients: while a server is down, no client takes its place."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind((HOST, port))
            except OSError:
                continue
        return port
