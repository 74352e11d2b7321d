"""Deadlines on database calls: one that does not return in time is ended by cutting its connection.

A database, or the network before it, may accept everything and answer nothing. Timeouts of the database do not help
then, nor do those of TCP, since every packet is acknowledged.
"""

import asyncio
import os
import socket
import sqlite3
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, Generic, ParamSpec, TypeVar

from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError

P = ParamSpec("P")
T = TypeVar("T")
READ_TIMEOUT: Final = 5.0
"""Seconds for a read."""
COMMIT_TIMEOUT: Final = 10.0
"""Seconds for a write and its commit."""
RETRY_DELAY: Final = 1.0
"""Seconds after a call that was not answered in time in which no other is tried."""
MAX_WAITING: Final = 10_000
"""Calls that may wait for a thread; further ones fail at once."""
_JOIN_TIMEOUT: Final = COMMIT_TIMEOUT + 1


class Overdue(Exception):
    """A database call was not answered in time; whether it took effect is unknown."""


class Watch:
    """The connection that a thread uses at the moment; :meth:`cut` ends what it is doing."""

    def __init__(self) -> None:
        self.over = False
        self._lock = threading.Lock()
        self._connection: Any = None

    def attach(self, connection: Any) -> None:
        with self._lock:
            self._connection = connection
            if self.over:
                _cut(connection)

    def cut(self) -> None:
        with self._lock:
            self.over = True
            if self._connection is not None:
                _cut(self._connection)

    def detach(self) -> None:
        with self._lock:
            self._connection = None


class _Local(threading.local):
    watch: Watch | None = None


_local: Final = _Local()


def watch_connections(engine: Engine) -> None:
    """Let the deadlines of calls apply to the connections of an engine, from the moment they are made."""

    def connect(dialect: Any, _record: Any, arguments: Any, options: Any) -> Any:
        connection = dialect.connect(*arguments, **options)
        use(connection)
        return connection

    def use(connection: Any, *_: Any) -> None:
        if _local.watch is not None:
            _local.watch.attach(connection)

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "checkout", use)


@contextmanager
def watched(watch: Watch) -> Generator[None]:
    """Let a watch follow the connections of this thread."""
    _local.watch = watch
    try:
        yield
    finally:
        _local.watch = None
        watch.detach()


@contextmanager
def deadline(seconds: float) -> Generator[None]:
    """Cut the connection of this thread after a time."""
    watch = Watch()
    timer = threading.Timer(seconds, watch.cut)
    timer.daemon = True
    timer.start()
    try:
        with watched(watch):
            yield
    finally:
        timer.cancel()


def _cut(connection: Any) -> None:
    if isinstance(connection, sqlite3.Connection):
        connection.interrupt()
        return
    # through a twin of the file descriptor, since closing the original is for the driver; fails if that has been done
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as twin:
        twin.shutdown(socket.SHUT_RDWR)


class DaemonThreads(Executor):
    """An executor of daemon threads: unlike those of ThreadPoolExecutor, one that is stuck lets the process exit."""

    def __init__(self, number: int, name: str) -> None:
        self._max_workers = number
        self._thread_name_prefix = name
        self._threads: list[threading.Thread] = []
        self._queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self._queue.put((future, partial(fn, *args, **kwargs)))
        if len(self._threads) < self._max_workers:
            self._threads.append(threading.Thread(target=self._work, name=self._thread_name_prefix, daemon=True))
            self._threads[-1].start()
        return future

    def _work(self) -> None:
        while (item := self._queue.get()) is not None:
            future, call = item
            if future.set_running_or_notify_cancel():
                try:
                    result = call()
                except BaseException as error:  # noqa: BLE001 - goes to the caller
                    future.set_exception(error)
                else:
                    future.set_result(result)
            del item, future, call  # not kept alive while waiting for the next

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Let the threads end; wait for them, but not for stuck ones."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads if wait else ():
            thread.join(_JOIN_TIMEOUT)


class _Call(Generic[T]):
    """A call of :class:`Calls`. ``answer`` is set even if the thread never returns."""

    def __init__(self, work: Callable[[], T], seconds: float, attempts: int) -> None:
        self.work = work
        self.seconds = seconds
        self.attempts = attempts
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self.loop.create_future()
        self.watch = Watch()
        self.started: float | None = None
        self.lost_connection = False
        self.running: asyncio.Future[T]
        self.timer: asyncio.TimerHandle

    def run(self) -> T:
        """Run in a thread."""
        self.started = self.loop.time()
        with watched(self.watch):
            while True:
                try:
                    return self.work()
                except DBAPIError as error:
                    self.lost_connection |= error.connection_invalidated
                    self.attempts -= 1
                    if self.watch.over or not self.attempts or not error.connection_invalidated:
                        raise


class Calls:
    """Runs database calls in threads, each with a deadline.

    After one that was not answered in time, a single call is tried a second later, and so on until one is answered; the
    others fail at once.
    ``interruptions`` counts lost connections: another database may have taken over, and lack the latest entries.
    """

    def __init__(self) -> None:
        self.interruptions = 0
        self._hanging = False
        self._retry_at = 0.0
        self._calls: set[_Call[Any]] = set()

    async def run(self, threads: Executor, seconds: float, work: Callable[[], T], attempts: int = 2) -> T:
        """Call ``work`` in a thread, again if its connection was dead, as after a restart of the database.

        Raises Overdue. A cancelled caller does not end the call.
        """
        # calls that waited for one another, as for a table's lock, would otherwise wait for a deadline each
        early = self._hanging and asyncio.get_running_loop().time() < self._retry_at
        if early or len(self._calls) >= (1 if self._hanging else MAX_WAITING):
            raise Overdue
        call = _Call(work, seconds, attempts)
        self._calls.add(call)
        call.running = call.loop.run_in_executor(threads, call.run)
        call.timer = call.loop.call_later(seconds, self._expire, call)
        call.running.add_done_callback(lambda _: self._finish(call))
        return await call.answer

    def _expire(self, call: _Call[Any]) -> None:
        if call.started is not None:
            left = call.started + call.seconds - call.loop.time()
            if left > 0.001:  # it has waited for a thread first
                call.timer = call.loop.call_later(left, self._expire, call)
                return
            self._hanging, self._retry_at = True, call.loop.time() + RETRY_DELAY
            self.interruptions += 1
            call.watch.cut()
            for waiting in [each for each in self._calls if each.started is None]:
                self._give_up(waiting)
        self._give_up(call)

    def _give_up(self, call: _Call[Any]) -> None:
        self._calls.discard(call)
        call.timer.cancel()
        call.running.cancel()
        if not call.answer.done():
            call.answer.set_exception(Overdue())
            call.answer.exception()  # mark it as retrieved, in case the caller is cancelled now

    def _finish(self, call: _Call[Any]) -> None:
        error = None if call.running.cancelled() else call.running.exception()
        if call not in self._calls:
            return  # given up
        self._calls.discard(call)
        call.timer.cancel()
        self.interruptions += call.lost_connection
        if error is None:
            self._hanging = False
        if call.answer.done():
            return  # the caller was cancelled
        if error is None:
            call.answer.set_result(call.running.result())
        else:
            call.answer.set_exception(error)
            call.answer.exception()
