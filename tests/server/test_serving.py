"""``rowlock serve``: shutdown, restart, crash recovery, and errors of its options."""

import asyncio
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rowlock.cli import main
from rowlock.cli import start_server as hosting

from .. import http_client as plain_http
from ..deep import deep
from ..push_service import CONTACT, KEY
from ..services.servers import free_port
from ..subprocess_env import clean_environment
from .client import TIMEOUT, Json, Pair, Person, Socket, run, two_at_a_table
from .processes import Server

ROUNDS = 2
Attempt = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("how", ["kill", deep("stop")])
def test_every_acknowledged_move_is_in_the_log_when_the_server_stops_in_the_middle(tmp_path: Path, how: str) -> None:
    async def play() -> None:
        rng = Random(how)
        with Server(tmp_path) as server:
            secret = (tmp_path / "secret").read_bytes()
            async with two_at_a_table(server.url) as pair:
                await pair.play_on()
                known = 0
                for _ in range(ROUNDS):
                    acknowledged = await interrupted(server, pair, how, rng.randrange(5, 60))
                    server.start()
                    events = (await pair.ada.get(f"/tables/{pair.table}/history", after=known)).json()
                    assert not events["more"]
                    log = {each["seq"]: each for each in events["happenings"]}
                    assert sorted(log) == list(range(known + 1, known + len(log) + 1))
                    for seq, (what, seat) in acknowledged.items():
                        assert (log[seq]["what"], log[seq]["seat"]) == (what, seat)
                    known += len(log)
                    # identities and seats are unchanged
                    assert (tmp_path / "secret").read_bytes() == secret
                    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
                    for seat, person in enumerate((pair.ada, pair.bob)):
                        assert (await person.see(pair.table))["you"] == seat
                async with pair.ada.socket(pair.table) as ada, pair.bob.socket(pair.table) as bob:
                    again = Pair(pair.ada, pair.bob, pair.table, [ada, bob])
                    for each in again.sockets:
                        await each.ready()
                        await settle(each)
                    await again.play_on()

    run(play())


async def interrupted(server: Server, pair: Pair, how: str, moves: int) -> dict[int, tuple[str, int]]:
    """Decide and undo as fast as possible until the server stops after some moves; return what it acknowledged."""
    acknowledged: dict[int, tuple[str, int]] = {}
    enough = asyncio.Event()

    async def hurry() -> None:
        async with pair.ada.socket(pair.table) as own:
            await own.ready()
            await settle(own)
            with suppress(ConnectionClosed, AssertionError):  # it may stop between a command and its answer
                while True:
                    for kind, what in (("decide", "decided"), ("undo", "undone")):
                        more: Json = {"decision": {"type": "pass"}} if kind == "decide" else {}
                        answer = await own.do(kind, step=1, **more)
                        if answer["type"] == "ack":
                            acknowledged[answer["seq"]] = (what, 0)
                            if len(acknowledged) >= moves:
                                enough.set()
            if how == "stop":
                assert own.closed == 1012, "clients get the close code of a restart"

    hurrying = asyncio.create_task(hurry())
    await enough.wait()
    await asyncio.to_thread(server.stop if how == "stop" else server.kill)
    await hurrying
    assert len(acknowledged) >= moves
    return acknowledged


async def settle(socket: Socket) -> None:
    """Undo the last decision, so that every round starts the same."""
    if socket.table["game"]["undo"]:
        await socket.does("undo", step=1)


def test_a_restart_keeps_tables_cookies_and_tokens_and_brings_sockets_up_to_date(tmp_path: Path) -> None:
    async def play() -> None:
        with Server(tmp_path) as server:
            async with two_at_a_table(server.url, "cards", jokers=True) as pair, await pair.bob.program() as program:
                seq = await pair.play_on()
                before = await pair.ada.see(pair.table)
                server.restart()
                assert await pair.sockets[0].until_closed() == 1012
                assert await pair.ada.see(pair.table) == before
                assert (await program.see(pair.table))["you"] == 1
                async with pair.ada.socket(pair.table, after=seq - 1) as ada, program.socket(pair.table) as bob:
                    table = await ada.ready()
                    assert table == before
                    assert [each["seq"] for each in ada.updates[0]["happenings"]] == [seq]
                    await bob.ready()
                    assert await Pair(pair.ada, program, pair.table, [ada, bob]).play_on() == seq + 1

    run(play())


@pytest.mark.deep
def test_a_bot_goes_on_by_itself_after_a_crash(tmp_path: Path) -> None:
    async def play() -> None:
        # the bot would act in a quarter of an hour; the restarted server has no pause
        with Server(tmp_path, env={"ROWLOCK_BOT_PAUSE": "900000"}) as server:
            async with await Person.guest(server.url, "Ada") as ada:
                to_act = [0]
                while to_act != [1]:  # the first seat is random
                    table = await ada.new_table()
                    await ada.does(table, "sit")
                    await ada.does(table, "seat_bot", seat=1, bot="greedy")
                    to_act = (await ada.does(table, "start"))["table"]["game"]["to_act"]
                server.kill()
                with Server(tmp_path) as second:
                    async with ada.elsewhere(second.url) as again, again.socket(table) as own:
                        await own.ready(lambda table: table["game"]["step"] > 0)

    run(play())


# Invalid options


@pytest.fixture
def attempt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Attempt:
    """Run ``rowlock serve`` with serving disabled; return exit status, standard output and standard error."""

    def never(*_: object) -> None:
        raise AssertionError("the server was started")

    def attempted(*options: str, data: Path = tmp_path / "data") -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main(["serve", f"--data={data}", f"--port={free_port()}", "--lang=en", *options])
        assert isinstance(ended.value.code, int)
        return ended.value.code, *capsys.readouterr()

    for name in [name for name in os.environ if name.startswith("ROWLOCK_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(hosting, "serve", never)
    return attempted


def check_refused(done: tuple[int, str, str], *words: str) -> None:
    """Check for exit status 2 and a message of one sentence."""
    code, out, err = done
    assert (code, out) == (2, ""), err
    (line,) = err.strip().splitlines()
    for word in words:
        assert word in line, line


PUSH = {"ROWLOCK_PUSH_KEY": KEY, "ROWLOCK_PUSH_CONTACT": CONTACT}


@pytest.mark.parametrize(
    ("options", "env", "words"),
    [
        (["--database=mysql://host/name"], {}, ["--database"]),
        (["--database=://"], {}, ["--database"]),
        ([], {"ROWLOCK_DATABASE": "oracle://host"}, ["ROWLOCK_DATABASE"]),
        (["--redis=http://127.0.0.1"], {}, ["--redis"]),
        (["--workers=2"], {}, ["--redis"]),
        ([], {"ROWLOCK_SECRET": "short"}, ["ROWLOCK_SECRET", "32"]),
        ([], {"ROWLOCK_ORIGINS": "play.example"}, ["ROWLOCK_ORIGINS", "play.example"]),
        ([], {"ROWLOCK_ORIGINS": "https://play.example/path"}, ["ROWLOCK_ORIGINS"]),
        ([], {"ROWLOCK_ORIGINS": "https://["}, ["ROWLOCK_ORIGINS"]),
        ([], {"ROWLOCK_PROXIES": "localhost"}, ["ROWLOCK_PROXIES", "localhost"]),
        ([], {"ROWLOCK_LIMIT_SCALE": "fast"}, ["ROWLOCK_LIMIT_SCALE"]),
        ([], {"ROWLOCK_LIMIT_SCALE": "-1"}, ["ROWLOCK_LIMIT_SCALE"]),
        ([], {"ROWLOCK_LIMIT_SCALE": "nan"}, ["ROWLOCK_LIMIT_SCALE"]),
        ([], {"ROWLOCK_BOT_PAUSE": "inf"}, ["ROWLOCK_BOT_PAUSE"]),
        ([], PUSH | {"ROWLOCK_PUSH_KEY": "short"}, ["ROWLOCK_PUSH_KEY", "push-key"]),
        ([], PUSH | {"ROWLOCK_PUSH_KEY": "A" * 43}, ["ROWLOCK_PUSH_KEY"]),
        ([], {"ROWLOCK_PUSH_KEY": KEY}, ["ROWLOCK_PUSH_CONTACT", "mailto:"]),
        ([], PUSH | {"ROWLOCK_PUSH_CONTACT": "host@example.org"}, ["ROWLOCK_PUSH_CONTACT"]),
        ([], PUSH | {"ROWLOCK_PUSH_SERVICES": "http://10.0.0.1"}, ["ROWLOCK_PUSH_SERVICES", "http://10.0.0.1"]),
        ([], PUSH | {"ROWLOCK_PUSH_DELAY": "soon"}, ["ROWLOCK_PUSH_DELAY"]),
        (["--database=postgresql://127.0.0.1:1/none"], {}, ["refused"]),
        (["--database=/proc/nothing/file"], {}, []),
        (["--redis=redis://127.0.0.1:port"], {}, ["--redis"]),
        (["--host=no host"], {}, []),
    ],
    ids=lambda each: " ".join(f"{name}={value}" for name, value in each.items()) if isinstance(each, dict) else None,
)
def test_an_invalid_setting_is_reported_in_one_sentence(
    attempt: Attempt, monkeypatch: pytest.MonkeyPatch, options: list[str], env: Mapping[str, str], words: list[str]
) -> None:
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    check_refused(attempt(*options), *words)


@pytest.mark.parametrize("option", ["--port=70000", "--port=x", "--workers=0", "--nothing"])
def test_unknown_options_are_refused(attempt: Attempt, option: str) -> None:
    check_refused(attempt(option), option.partition("=")[0])


def test_a_folder_that_is_a_file_is_refused(attempt: Attempt, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    check_refused(attempt(data=file), str(file))


def test_a_port_in_use_is_refused_and_its_server_unaffected(tmp_path: Path) -> None:
    with Server(tmp_path / "first") as server:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "rowlock", "serve", f"--port={server.port}", f"--data={tmp_path}/2"],
            capture_output=True,
            encoding="utf-8",
            env=clean_environment(),
            timeout=TIMEOUT,
            check=False,
        )
        check_refused((done.returncode, done.stdout, done.stderr), str(server.port))
        assert plain_http.get(f"{server.url}/api/health").status_code == httpx.codes.OK


def test_the_database_password_is_not_printed(attempt: Attempt) -> None:
    with socket.socket() as taken:  # bound, not listening
        taken.bind(("127.0.0.1", 0))
        address = f"postgresql://ada:hush-hush@127.0.0.1:{taken.getsockname()[1]}/none"
        done = attempt(f"--database={address}")
    check_refused(done)
    assert "hush-hush" not in done[2]
