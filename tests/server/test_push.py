"""Push messages over HTTP: the key, subscriptions and their limits, and servers that tell each turn once."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from rowlock.i18n import words
from rowlock.server import config
from rowlock.server.config import BadConfig, PushConfig, load_config
from rowlock.server.push.web_push import ServerKey

from ..push_service import CONTACT, KEY, Browser, PushBox, Received, push_box
from ..subprocess_env import clean_environment
from .client import Json, Person, run
from .processes import Server

DAYS = {"clock": {"per_decision": 2 * 86_400}}


@pytest.fixture(scope="module")
def box() -> Iterator[PushBox]:
    with push_box() as made:
        yield made
        assert not made.refused


@pytest.fixture(scope="module")
def pushing(box: PushBox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends push messages."""
    with Server(tmp_path_factory.mktemp("pushing"), env=box.environment | {"ROWLOCK_LIMIT_SCALE": "1"}) as server:
        yield server
        log = server.whole_log()
    assert "Traceback" not in log, log


async def subscribe(person: Person, browser: Browser) -> str:
    answer = await person.post("/me/push", **browser.json)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return str(answer.json()["id"])


async def begin(ada: Person, bob: Person, **settings: Any) -> str:
    """Begin a game of two; return its table."""
    table = await ada.new_table(**settings)
    for person in (ada, bob):
        await person.does(table, "sit")
    await ada.does(table, "start")
    return table


async def moves(person: Person, table: str) -> bool:
    """Let a player roll or decide, if it is their turn."""
    game = (await person.see(table))["game"]
    if game["roll"]:
        await person.does(table, "roll", step=game["step"])
    elif game["options"]:
        await person.does(table, "decide", step=game["step"], decision=game["options"][0])
    return bool(game["roll"] or game["options"])


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_server_without_a_key_sends_nothing(plain: Server) -> None:
    async def work() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            assert (await ada.get("/push")).json() == {"key": None}
            assert code(await ada.post("/me/push", **Browser("https://fcm.googleapis.com/1").json)) == (404, "no_push")
            assert (await ada.http.delete("/me/push/" + "0" * 64)).status_code == httpx.codes.NO_CONTENT

    run(work())


def test_the_key_is_public_and_its_private_part_nowhere(pushing: Server) -> None:
    async def work() -> None:
        async with Person(pushing.url) as nobody:
            answer = await nobody.get("/push")
            assert len(answer.json()["key"]) == 87
            assert KEY not in answer.text
            assert KEY not in pushing.whole_log()

    run(work())


def test_only_a_guest_with_a_cookie_subscribes(pushing: Server, box: PushBox) -> None:
    async def work() -> None:
        browser = box.browser()
        async with Person(pushing.url) as nobody, await Person.guest(pushing.url, "Ada") as ada:
            assert code(await nobody.post("/me/push", **browser.json)) == (401, "no_identity")
            async with await ada.program() as program:
                assert code(await program.post("/me/push", **browser.json)) == (403, "not_by_token")
            assert await subscribe(ada, browser) == await subscribe(ada, browser)

    run(work())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/abc",
        "https://127.0.0.1/abc",
        "https://169.254.169.254/latest",
        "https://localhost/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "file:///etc/passwd",
    ],
)
def test_an_endpoint_that_is_none_is_refused(pushing: Server, box: PushBox, endpoint: str) -> None:
    async def work() -> None:
        async with await Person.guest(pushing.url, "Ada") as ada:
            given = box.browser().json | {"endpoint": endpoint}
            answer = await ada.post("/me/push", **given)
            assert code(answer) == (400, "bad_subscription")
            assert endpoint not in answer.text

    run(work())


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": ""},
        {"endpoint": "https://fcm.googleapis.com/" + "a" * 2000},
        {"endpoint": 7},
        {"keys": {}},
        {"keys": None},
        {"keys": {"p256dh": "a" * 101, "auth": "a"}},
        {"keys": {"p256dh": "a", "auth": "a" * 41}},
        {"more": 1},
    ],
)
def test_a_malformed_subscription_is_refused(pushing: Server, box: PushBox, change: Json) -> None:
    async def work() -> None:
        async with await Person.guest(pushing.url, "Ada") as ada:
            assert code(await ada.post("/me/push", **(box.browser().json | change))) == (400, "bad_request")
            assert (await ada.http.delete("/me/push/..%2f..")).status_code in (400, 404)
            assert (await ada.http.delete("/me/push/" + "x" * 64)).status_code == httpx.codes.BAD_REQUEST

    run(work())


def test_subscribing_has_a_limit(pushing: Server, box: PushBox) -> None:
    async def work() -> None:
        async with await Person.guest(pushing.url, "Ada") as ada:
            browser = box.browser()
            answers = [await ada.post("/me/push", **browser.json) for _ in range(25)]
            assert code(answers[-1]) == (429, "too_fast")

    run(work())


def test_a_turn_is_told_until_its_player_signs_out(pushing: Server, box: PushBox) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            names = ("Ada", "Bob", "Cleo", "Dan")
            people = [await stack.enter_async_context(await Person.guest(pushing.url, name)) for name in names]
            browsers = {person: box.browser() for person in people}
            for person, browser in browsers.items():
                await subscribe(person, browser)
            ada, bob, cleo, dan = people
            table = await begin(ada, bob, **DAYS)
            (first,) = await asyncio.to_thread(told, box, [browsers[ada], browsers[bob]])
            assert first.message == {"table": table, "game": "classic", "by": "", "waiting": 1}
            active = ada if first in box.at(browsers[ada]) else bob
            other = bob if active is ada else ada
            assert (await other.post("/me/sign-out")).status_code == httpx.codes.NO_CONTENT
            await moves(active, table)  # now the other has to decide
            await begin(cleo, dan, **DAYS)
            await asyncio.to_thread(told, box, [browsers[cleo], browsers[dan]])  # turns are told in their order
            assert box.at(browsers[other]) == []

    run(work())


def told(box: PushBox, browsers: list[Browser]) -> list[Received]:
    """Wait until one of some browsers is told something, and return what."""
    while True:
        count = len(box.received)
        if found := [each for browser in browsers for each in box.at(browser)]:
            return found
        box.wait(count + 1)


def test_two_servers_on_one_database_tell_each_turn_once_also_after_a_restart(tmp_path: Path) -> None:
    async def work(box: PushBox, servers: Sequence[Server]) -> int:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(await Person.guest(servers[0].url, name)) for name in "AB"]
            there = [await stack.enter_async_context(person.elsewhere(servers[1].url)) for person in people]
            browsers = [box.browser(), box.browser()]
            for person, browser in zip(people, browsers, strict=True):
                await subscribe(person, browser)
            table = await begin(people[0], there[1], **DAYS)
            for turn in range(6):
                found = (await asyncio.to_thread(box.wait, turn + 1))[turn]
                if turn == 2:
                    await asyncio.gather(*(asyncio.to_thread(server.restart) for server in servers))
                if turn == 4:
                    servers[1].kill()
                    servers[1].start()
                at = browsers.index(next(each for each in browsers if found in box.at(each)))
                # who was told moves until the game waits for the other
                while await moves((people, there)[turn % 2][at], table):
                    pass
            await asyncio.to_thread(box.wait, 7)
        for server in servers:
            server.stop()  # sends what is queued
            assert "Traceback" not in server.whole_log(), server.whole_log()
        return len(box.received)

    with push_box() as box:
        data = str(tmp_path / "tables.sqlite3")
        env = box.environment | {"ROWLOCK_SECRET": "s" * 32}
        with Server(tmp_path / "1", data, env=env) as one, Server(tmp_path / "2", data, env=env) as two:
            assert run(work(box, (one, two))) == 7
        assert not box.refused


def test_the_metrics_count_the_messages(pushing: Server, box: PushBox) -> None:
    async def work() -> None:
        async with await Person.guest(pushing.url, "Ada") as ada, await Person.guest(pushing.url, "Bob") as bob:
            browsers = [box.browser(), box.browser()]
            for person, browser in zip((ada, bob), browsers, strict=True):
                await subscribe(person, browser)
            await begin(ada, bob, **DAYS)
            await asyncio.to_thread(told, box, browsers)
            text = (await ada.http.get(f"{pushing.url}/metrics")).text
        assert 'rowlock_push_messages_total{outcome="sent"}' in text

    run(work())


def rowlock(*arguments: str, **env: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "rowlock", *arguments],
        capture_output=True,
        encoding="utf-8",
        env=clean_environment(**env),
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_command_makes_a_key_that_a_server_takes() -> None:
    code, out, err = rowlock("push-key")
    assert (code, err) == (0, "")
    name, _, key = out.strip().partition("=")
    assert name == "ROWLOCK_PUSH_KEY"
    assert ServerKey(key, "mailto:a@example.org").public
    assert rowlock("push-key")[1] != out


def test_a_server_whose_packages_are_missing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = {"ROWLOCK_PUSH_KEY": KEY, "ROWLOCK_PUSH_CONTACT": CONTACT}
    assert load_config(tmp_path, None, None, env).push == PushConfig(KEY, CONTACT)
    monkeypatch.setattr(config, "find_spec", lambda _: None)
    with pytest.raises(BadConfig) as raised:
        load_config(tmp_path, None, None, env)
    assert (raised.value.setting, raised.value.reason) == ("ROWLOCK_PUSH_KEY", "serve-push-missing")
    assert "pip install 'rowlock[push]'" in words("en")("serve-push-missing", setting="ROWLOCK_PUSH_KEY")
    assert load_config(tmp_path, None, None, {}).push is None  # nobody else needs them


def test_a_server_without_a_key_does_without_the_packages() -> None:
    code = "import sys; sys.modules['cryptography'] = None; from rowlock.server.app import create_app"
    done = subprocess.run([sys.executable, "-c", code], env=clean_environment(), timeout=120, check=False)
    assert done.returncode == 0
