"""TCP relay before a service that can swallow all bytes, as a network or a host that hangs does."""

import asyncio
from contextlib import suppress
from typing import Self

from .servers import HOST


class SwallowingRelay:
    """Relay to a port of this machine, within ``async with``. While ``swallowing``, it accepts and answers nothing."""

    def __init__(self, target: int) -> None:
        self.swallowing = False
        self.port = 0
        self._target = target
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        there_reader, there_writer = await asyncio.open_connection(HOST, self._target)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, there_writer))
                both.create_task(self._pass(there_reader, writer))
        finally:
            writer.close()
            there_writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if not self.swallowing:
                    writer.write(data)
                    await writer.drain()
            if not self.swallowing:
                writer.close()
