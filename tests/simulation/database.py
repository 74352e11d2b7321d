"""The database of the cluster: SQLite in memory, behind calls that can be late, fail, hang or be answered by nobody."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import sqlalchemy
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from rowlock.tables.storage.schema import metadata

from .engine import DirectEngine
from .loop import NODE, Node, VirtualLoop

Note = Callable[[str, str], None]
EXECUTORS: Final = ("rowlock writes", "rowlock reads")
"""Thread names of the store's executors; other work of threads is computation."""


class Connection(sqlite3.Connection):
    """The one connection of all servers. Its commits can fail before or after they take effect."""

    database: "Database | None" = None

    def commit(self) -> None:
        fault = self.database.commit_fault() if self.database is not None and self.in_transaction else None
        if fault == "disk full":
            raise sqlite3.OperationalError("database or disk is full")
        wrote = self.in_transaction
        super().commit()
        if wrote and self.database is not None:
            self.database.on_commit()
        if fault == "answer lost":
            raise sqlite3.OperationalError("the answer to a commit was lost")


class Memory:
    """The engine of this process, used by all runs in turn."""

    def __init__(self) -> None:
        self.connection: Connection = sqlite3.connect(":memory:", check_same_thread=False, factory=Connection)
        metadata.create_all(
            sqlalchemy.create_engine("sqlite://", poolclass=StaticPool, creator=lambda: self.connection)
        )
        self.engine = DirectEngine(self.connection, self._on_begin)
        self.empty = self.connection.serialize()

    def _on_begin(self) -> None:
        if self.connection.database is not None:
            self.connection.database.begin()


@dataclass(slots=True)
class Work:
    """A call that a server has handed to a thread."""

    node: Node | None
    call: Callable[[], object]
    future: "asyncio.Future[Any]"
    executor: Any


@dataclass(slots=True)
class Threads:
    """An executor: so many threads, and the work that waits for one."""

    free: int
    waiting: deque[Work] = field(default_factory=deque[Work])


class Faults:
    """What goes wrong with the calls of some nodes for a while. Probabilities, and seconds of delay."""

    def __init__(self) -> None:
        self.slow = 0.0
        self.refuse = 0.0
        self.lose = 0.0
        self.full = 0.0
        self.hang_until = 0.0


class Database:
    """Runs the calls of the servers' threads at times that the seed chooses."""

    def __init__(self, memory: Memory, loop: VirtualLoop, rng: Random, note: Note) -> None:
        self.memory, self.loop, self.rng, self.note = memory, loop, rng, note
        self.faults: dict[str, Faults] = {}
        self.on_commit: Callable[[], None] = lambda: None
        self._threads: dict[int, Threads] = {}
        self._running: Work | None = None
        self._standby = b""
        self._broken: set[str] = set()
        loop.on_work = self.submit
        self.load(memory.empty)

    def load(self, image: bytes) -> None:
        """Replace the content of the database."""
        self.connection.database = None
        self.connection.deserialize(image)
        self.connection.database = self

    @property
    def connection(self) -> Connection:
        return self.memory.connection

    def faults_of(self, node: Node | None) -> Faults | None:
        return self.faults.get(node.name[0]) if node is not None and self.faults else None

    # Calls

    def submit(self, executor: Any, call: Callable[[], object], future: "asyncio.Future[Any]") -> None:
        work = Work(NODE.get(), call, future, executor)
        threads = self._threads.get(id(executor))
        if threads is None:
            threads = self._threads[id(executor)] = Threads(getattr(executor, "_max_workers", 8))
        if threads.free:
            threads.free -= 1
            self._start(work)
        else:
            threads.waiting.append(work)

    def _start(self, work: Work) -> None:
        faults, wait = self.faults_of(work.node), self.rng.random() * 0.002
        if faults is not None and faults.slow and self.rng.random() < 0.5:
            wait += self.rng.random() * faults.slow
            self.note("slow query", "")
        self.loop.call_later(wait, self._run, work, context=_OUTSIDE)

    def _run(self, work: Work) -> None:
        """Run a call, unless the server is gone or cannot reach the database."""
        if work.node is not None and work.node.crashed and self.rng.random() < 0.5:
            return
        if self._hangs(work):
            self.note("query hangs", "")
            self._hold(work)
            return
        result, error = self._call(work)
        self.loop.call_later(self.rng.random() * 0.002, self._answer, work, result, error, context=_OUTSIDE)

    def _hangs(self, work: Work) -> bool:
        faults = self.faults_of(work.node) if _is_database(work.executor) else None
        return faults is not None and faults.hang_until > self.loop.now

    def _hold(self, work: Work) -> None:
        """Hold a call that hangs until the fault ends, or the server cuts its connection and has the thread back.

        Then the database may have received it nevertheless, and carries it out later.
        """
        if work.future.done():
            self._release(work)
            if self.rng.random() < 0.5:
                self.loop.call_later(self.rng.random() * 10, self._call, work, context=_OUTSIDE)
        elif self._hangs(work):
            self.loop.call_later(0.5, self._hold, work, context=_OUTSIDE)
        else:
            self._run(work)

    def _call(self, work: Work) -> tuple[object, BaseException | None]:
        """Carry out a call; return its result or its error."""
        faults = self.faults_of(work.node) if _is_database(work.executor) else None
        result: object = None
        error: BaseException | None = None
        if faults is not None and self.rng.random() < faults.refuse:
            self.note("query refused", "")
            error = OperationalError("simulated", {}, OSError("unreachable"))
        else:
            self._running = work
            try:
                result = work.call() if work.node is None else _in_node(work.node, work.call)
            except Exception as raised:  # noqa: BLE001 - goes to the caller, as from a thread
                error = raised
            finally:
                self._running = None
        return result, error

    def _release(self, work: Work) -> None:
        """Give the thread of a call to the next."""
        threads = self._threads[id(work.executor)]
        if threads.waiting:
            self._start(threads.waiting.popleft())
        else:
            threads.free += 1

    def _answer(self, work: Work, result: object, error: BaseException | None) -> None:
        self._release(work)
        if work.future.done() or (work.node is not None and work.node.crashed):
            return
        if error is None:
            work.future.set_result(result)
        else:
            work.future.set_exception(error)
            work.future.exception()

    def commit_fault(self) -> str | None:
        """Return what happens to the commit of the call that runs."""
        faults = self.faults_of(self._running.node) if self._running is not None else None
        if faults is None:
            return None
        fault = None
        if self.rng.random() < faults.full:
            fault = "disk full"
        elif self.rng.random() < faults.lose:
            fault = "answer lost"
        if fault is not None:
            self.note(fault, "")
        return fault

    # Failover

    def replicate(self) -> None:
        """Bring the standby up to date."""
        self._standby = self.connection.serialize()

    def fail_over(self) -> None:
        """Go on from the standby; what was committed since is lost."""
        self.connection.deserialize(self._standby)
        self._broken.update("abc")

    def begin(self) -> None:
        """Break the connection of a server, once after each failover."""
        node = self._running.node if self._running is not None else None
        if node is not None and node.name[0] in self._broken:
            self._broken.discard(node.name[0])
            raise OperationalError("simulated", {}, OSError("connection lost"), connection_invalidated=True)


def _is_database(executor: Any) -> bool:
    return str(getattr(executor, "_thread_name_prefix", "")).startswith(EXECUTORS)


_OUTSIDE: Final = Context()
"""The context of what belongs to no node."""


def _in_node(node: Node, call: Callable[[], object]) -> object:
    token = NODE.set(node)
    try:
        return call()
    finally:
        NODE.reset(token)
