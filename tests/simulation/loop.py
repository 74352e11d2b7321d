"""An event loop with virtual time: the seed chooses the order of ready callbacks, and time jumps to the next timer.

Every callback belongs to the node in whose context it was scheduled. A paused node's callbacks wait, a crashed node's
never run. The order depends neither on addresses nor on hashes: a task's place is drawn from the seed, its number and
its step.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any, Final

_MASK: Final = (1 << 64) - 1
MAX_STEPS: Final = 3_000_000
"""Callbacks of one run; more mean that it does not end."""


class Node:
    """What callbacks belong to: a server process. ``held`` are the callbacks that wait for the end of a pause."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.crashed = False
        self.paused = False
        self.held: list[Handle] = []


NODE: Final[ContextVar[Node | None]] = ContextVar("node", default=None)


class Endless(AssertionError):
    """A run that does not end, or in which nothing can happen any more."""


class Handle:
    """A scheduled callback."""

    __slots__ = ("_when", "arguments", "callback", "context", "done", "node", "owner")

    def __init__(
        self, callback: Callable[..., object], arguments: tuple[Any, ...], context: Context, when: float
    ) -> None:
        self.callback = callback
        self.arguments = arguments
        self.context = context
        self.node = context.get(NODE)
        self.done = False
        self.owner = 0
        self._when = when

    def cancel(self) -> None:
        self.done = True

    def cancelled(self) -> bool:
        return self.done

    def when(self) -> float:
        return self._when


class NumberedTask(asyncio.Task[Any]):
    """A task with a number of its own, and a count of its steps."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], loop: "VirtualLoop", context: Context | None) -> None:
        self.number = loop.next_number()
        self.steps = 0
        super().__init__(coroutine, loop=loop, name=f"task {self.number}", context=context)


class VirtualLoop(asyncio.AbstractEventLoop):
    """An event loop without a selector and without threads. ``on_work`` takes what is meant for a thread.

    ``digest`` sums up every step: equal digests mean equal runs.
    """

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.steps = 0
        self.digest = seed & _MASK
        self.errors: list[str] = []
        self.on_work: Callable[[Any, Callable[[], object], asyncio.Future[Any]], None] | None = None
        self._seed = (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & _MASK
        self._numbers = 0
        self._ready: list[tuple[int, int, Handle]] = []
        self._timers: list[tuple[float, int, Handle]] = []
        self._tasks: list[NumberedTask] = []
        self._over = False

    def next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    # Scheduling

    def time(self) -> float:
        return self.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        handle = Handle(callback, args, context if context is not None else copy_context(), self.now)
        if not self._over:
            self._push(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Any:
        handle = Handle(callback, args, context if context is not None else copy_context(), when)
        if not self._over:
            heappush(self._timers, (when, self.next_number(), handle))
        return handle

    def _push(self, handle: Handle) -> None:
        """Give a callback its place among the ready ones."""
        task = getattr(handle.callback, "__self__", None)
        if type(task) is NumberedTask:
            task.steps += 1
            owner, step = task.number, task.steps
        else:
            self._numbers += 1
            owner, step = self._numbers, 0
        handle.owner = owner
        place = (self._seed + owner * 0x9E3779B97F4A7C15 + step * 0xBF58476D1CE4E5B9) & _MASK
        place = ((place ^ (place >> 30)) * 0x94D049BB133111EB) & _MASK
        heappush(self._ready, (place ^ (place >> 31), owner, handle))

    def resume(self, node: Node) -> None:
        """End the pause of a node."""
        node.paused = False
        for handle in node.held:
            self._push(handle)
        node.held.clear()

    # Running

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run until this work has ended, and return its result."""
        main = self.create_task(work)
        asyncio._set_running_loop(self)
        try:
            self._run_until(main)
        finally:
            asyncio._set_running_loop(None)
        return main.result()

    def _run_until(self, main: "asyncio.Task[Any]") -> None:  # noqa: C901 - calls cost time here
        ready, timers = self._ready, self._timers
        steps, digest = self.steps, self.digest
        while not main.done():
            if not ready:
                if not timers:
                    raise Endless("nothing can happen any more")
                self.now = max(self.now, timers[0][0])
            while timers and timers[0][0] <= self.now:
                handle = heappop(timers)[2]
                if not handle.done:
                    self._push(handle)
            if not ready:
                continue
            handle = heappop(ready)[2]
            node = handle.node
            if handle.done or (node is not None and node.crashed):
                continue
            if node is not None and node.paused:
                node.held.append(handle)
                continue
            self.steps = steps = steps + 1
            if steps > MAX_STEPS:
                raise Endless(f"the run did not end in {MAX_STEPS} steps")
            self.digest = digest = (digest * 0x100000001B3 ^ handle.owner ^ int(self.now * 1e6) << 20) & _MASK
            try:
                handle.context.run(handle.callback, *handle.arguments)
            except Exception as error:  # noqa: BLE001 - a task keeps its own errors, so this is one of a callback
                self.errors.append(f"a callback raised {error!r}")

    def end(self) -> None:
        """Drop everything that is left. Runs no cleanup of the nodes, as if the machine were switched off."""
        self._over = True
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine: Any = task.get_coro()
                with suppress(BaseException):  # cleanup that wants to wait
                    coroutine.close()
        self._tasks.clear()
        self._ready.clear()
        self._timers.clear()

    # What asyncio needs of a loop

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> Any:
        task = NumberedTask(coro, self, context)
        self._tasks.append(task)  # keeps it: a crashed node's tasks must not run their cleanup
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        future = self.create_future()
        assert self.on_work is not None
        self.on_work(executor, lambda: func(*args), future)
        return future

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._over

    def is_closed(self) -> bool:
        return self._over

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._over:
            self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        self.call_exception_handler(context)
