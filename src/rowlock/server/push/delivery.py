"""Delivery of push messages: a bounded queue, a few requests at a time, each with a deadline, and bounded retries."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import urlsplit

import httpx

from .. import metrics
from .web_push import Recipient, ServerKey, encrypt

log = logging.getLogger(__name__)
MAX_QUEUED: Final = 2000
"""Messages that wait for their turn or for another attempt; :attr:`Delivery.room` tells how many more there may be."""
CONCURRENCY: Final = 16
TIMEOUT: Final = 10.0
"""Seconds for a request, from the connection to the status."""
ATTEMPTS: Final = 4
RETRY_DELAY: Final = 2.0
"""Seconds before the second attempt; each further one waits three times as long as the one before."""
MAX_RETRY_DELAY: Final = 120.0
TOO_MANY: Final = 429
CLOSE_TIMEOUT: Final = 3.0
"""Seconds for the last messages when the server stops."""

Outcome = Literal["sent", "gone", "refused", "failed", "dropped"]


@dataclass(frozen=True, slots=True)
class PushMessage:
    """A message for one browser. ``topic`` replaces an earlier message that the push service still holds."""

    subscription: str
    endpoint: str
    to: Recipient
    content: bytes
    seconds: int
    topic: str


class Delivery:
    """Sends messages. ``on_gone`` is told the id of a subscription that no longer exists."""

    def __init__(
        self, key: ServerKey, on_gone: Callable[[str], Awaitable[None]], retry_delay: float = RETRY_DELAY
    ) -> None:
        self._key = key
        self._on_gone = on_gone
        self._retry_delay = retry_delay
        self._queue: asyncio.Queue[tuple[PushMessage, int]] = asyncio.Queue()
        self._retries: set[asyncio.TimerHandle] = set()
        self._workers: list[asyncio.Task[None]] = []
        # a redirect could lead anywhere
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)

    @property
    def room(self) -> int:
        """Number of messages that may still be posted."""
        return MAX_QUEUED - self._queue.qsize() - len(self._retries)

    def open(self) -> None:
        self._workers = [asyncio.create_task(self._work()) for _ in range(CONCURRENCY)]

    async def close(self) -> None:
        """Send what is queued, for a short time; what waits for another attempt is dropped."""
        for retry in self._retries:
            retry.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._queue.join()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self._client.aclose()

    def post(self, message: PushMessage) -> None:
        """Queue a message; drop it if there is no room."""
        if self.room > 0:
            self._queue.put_nowait((message, 1))
        else:
            _count("dropped")

    async def _work(self) -> None:
        while True:
            message, attempt = await self._queue.get()
            try:
                await self._send(message, attempt)
            except Exception:
                log.exception("push message failed")
                _count("failed")
            finally:
                self._queue.task_done()

    async def _send(self, message: PushMessage, attempt: int) -> None:
        headers = {
            "Authorization": self._key.authorization(message.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.seconds),
            "Topic": message.topic,
            "Urgency": "normal",
        }
        status, wait, service = 0, 0.0, urlsplit(message.endpoint).netloc
        try:
            async with asyncio.timeout(TIMEOUT):
                body = encrypt(message.content, message.to)
                async with self._client.stream("POST", message.endpoint, content=body, headers=headers) as answer:
                    status, wait = answer.status_code, _retry_after(answer)  # its body is not read
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            log.debug("push service %s: %s", service, type(error).__name__)
        if 200 <= status < 300:
            _count("sent")
        elif status in (404, 410):
            _count("gone")
            await self._on_gone(message.subscription)
        elif 300 <= status < 500 and status != TOO_MANY:
            # never the endpoint: who knows it can send to the browser
            log.warning("push service %s refused a message: %d", service, status)
            _count("refused")
        elif attempt < ATTEMPTS:
            self._retry(message, attempt, wait)
        else:
            log.warning("push service %s could not be reached: %s", service, status or "no answer")
            _count("failed")

    def _retry(self, message: PushMessage, attempt: int, wait: float) -> None:
        def again() -> None:
            self._retries.discard(timer)
            self._queue.put_nowait((message, attempt + 1))

        wait = min(MAX_RETRY_DELAY, max(wait, self._retry_delay * 3 ** (attempt - 1)))
        timer = asyncio.get_running_loop().call_later(wait, again)
        self._retries.add(timer)


def _retry_after(answer: httpx.Response) -> float:
    """Return the seconds of ``Retry-After``; 0 without one, or with a date."""
    text = answer.headers.get("retry-after", "")
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0.0


def _count(outcome: Outcome) -> None:
    metrics.PUSH_MESSAGES.labels(outcome).inc()
