"""Delivery of push messages: what is sent, and what becomes of services that refuse, fail or do not answer."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest

from rowlock.server import metrics
from rowlock.server.push import delivery
from rowlock.server.push.delivery import ATTEMPTS, MAX_QUEUED, Delivery, PushMessage
from rowlock.server.push.web_push import Recipient, ServerKey

from .. import http_client as plain_http
from ..push_service import CONTACT, KEY, Browser, PushBox, push_box
from ..tables.helpers import run, wait_until


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushBox]:
    monkeypatch.setattr(httpx, "AsyncClient", plain_http.async_client)
    with push_box() as made:
        yield made


@asynccontextmanager
async def delivering(gone: list[str] | None = None) -> AsyncIterator[Delivery]:
    async def on_gone(subscription: str) -> None:
        if gone is not None:
            gone.append(subscription)

    made = Delivery(ServerKey(KEY, CONTACT), on_gone, retry_delay=0.01)
    made.open()
    try:
        yield made
    finally:
        await made.close()


def message(browser: Browser, text: str = "hello") -> PushMessage:
    keys = browser.json["keys"]
    to = Recipient(keys["p256dh"], keys["auth"])
    return PushMessage("the browser", browser.endpoint, to, text.encode(), 3600, "topic")


def counted(outcome: str) -> float:
    return float(metrics.PUSH_MESSAGES.labels(outcome)._value.get())


async def outcome(name: str, box: PushBox, browser: Browser, gone: list[str] | None = None) -> None:
    """Post a message and wait until it has this outcome."""
    before = counted(name)
    async with delivering(gone) as made:
        made.post(message(browser))
        await wait_until(lambda: counted(name) > before)
    assert counted(name) == before + 1
    assert not box.refused


def test_a_message_arrives_encrypted_with_its_headers(box: PushBox) -> None:
    browser = box.browser()
    run(outcome("sent", box, browser))
    (found,) = box.received
    assert found.text == "hello"
    assert {name: found.headers[name] for name in ("ttl", "topic", "urgency", "content-encoding")} == {
        "ttl": "3600",
        "topic": "topic",
        "urgency": "normal",
        "content-encoding": "aes128gcm",
    }
    assert found.sender == ServerKey(KEY, CONTACT).public


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_told(box: PushBox, status: int) -> None:
    gone: list[str] = []
    box.answers = [status]
    run(outcome("gone", box, box.browser(), gone))
    assert gone == ["the browser"]
    assert len(box.received) == 1


@pytest.mark.parametrize("status", [301, 400, 401, 403, 413])
def test_a_letter_that_is_refused_is_not_sent_again(
    box: PushBox, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    gone: list[str] = []
    box.answers = [(status, {"location": box.url + "/elsewhere"})]
    run(outcome("refused", box, box.browser(), gone))
    assert gone == []
    assert len(box.received) == 1
    assert str(status) in caplog.text
    assert "/push/0" not in caplog.text  # who knows the endpoint can write to the browser


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_letter_is_sent_again_after_a_failure(box: PushBox, status: int) -> None:
    box.answers = [status, (status, {"retry-after": "0"}), (status, {"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"})]
    run(outcome("sent", box, box.browser()))
    assert len(box.received) == 4


def test_a_letter_that_fails_for_ever_is_given_up(box: PushBox) -> None:
    box.answers = [500] * 100
    run(outcome("failed", box, box.browser()))
    assert len(box.received) == ATTEMPTS


def test_a_service_that_is_down_is_given_up(box: PushBox) -> None:
    browser = box.browser()
    box.close()
    run(outcome("failed", box, browser))
    assert box.received == []


def test_a_service_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "TIMEOUT", 0.05)

    async def test() -> None:
        writers: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, writer: writers.append(writer), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        before = counted("failed")
        async with silent, delivering() as made:
            made.post(message(Browser(f"http://127.0.0.1:{port}/push/0")))
            await wait_until(lambda: counted("failed") > before)
            for writer in writers:
                writer.close()
                await writer.wait_closed()

    run(test())


def test_the_wait_that_a_service_asks_for_is_kept_but_bounded(box: PushBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "MAX_RETRY_DELAY", 0.02)
    box.answers = [(503, {"retry-after": "86400"}), (429, {"retry-after": "9" * 400})]
    run(outcome("sent", box, box.browser()))
    assert len(box.received) == 3


def test_what_waits_is_bounded_and_the_rest_dropped(box: PushBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "CLOSE_TIMEOUT", 0)

    async def test() -> None:
        made = Delivery(ServerKey(KEY, CONTACT), lambda _: asyncio.sleep(0))  # not opened: nothing leaves the queue
        one, before = message(box.browser()), counted("dropped")
        for _ in range(MAX_QUEUED):
            assert made.room > 0
            made.post(one)
        assert made.room == 0
        made.post(one)
        assert counted("dropped") == before + 1
        await made.close()

    run(test())


def test_what_is_queued_is_sent_before_the_end(box: PushBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "CLOSE_TIMEOUT", 60)
    browsers = [box.browser() for _ in range(50)]

    async def test() -> None:
        async with delivering() as made:
            for each in browsers:
                made.post(message(each))

    run(test())
    assert len(box.received) == 50


def test_a_letter_that_waits_for_another_attempt_does_not_hold_up_the_end(box: PushBox) -> None:
    async def test() -> None:
        made = Delivery(ServerKey(KEY, CONTACT), lambda _: asyncio.sleep(0), retry_delay=10_000)
        made.open()
        box.answers = [500]
        made.post(message(box.browser()))
        await wait_until(lambda: made.room == MAX_QUEUED - 1 and not box.answers)
        await made.close()

    run(test())
