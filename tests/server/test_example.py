"""The example bot plays whole games on a real server; the records verify."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from .. import http_client as plain_http
from ..deep import deep
from ..services.servers import PROCESS_TIMEOUT
from ..subprocess_env import clean_environment
from .processes import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def client(server: Server, name: str) -> httpx.Client:
    """Return an HTTP client of a new guest, identified by a token instead of the cookie."""
    with plain_http.client(base_url=server.url) as guest:
        guest.post("/api/guests", json={"name": name}).raise_for_status()
        token = guest.post("/api/me/tokens", json={"label": "bot"}).raise_for_status().json()["token"]
    return plain_http.client(base_url=server.url, headers={"Authorization": f"Bearer {token}"})


def bot(server: Server, guest: httpx.Client, table: str) -> "subprocess.Popen[str]":
    token = guest.headers["Authorization"].split()[1]
    return subprocess.Popen(
        [sys.executable, "-W", "error", str(BOT), f"{server.url}/api/tables/{table}"],
        env=clean_environment(ROWLOCK_TOKEN=token, WEBSOCKETS_BACKOFF_INITIAL_DELAY="0.2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(program: "subprocess.Popen[str]") -> tuple[str, str]:
    out, err = program.communicate(timeout=PROCESS_TIMEOUT)
    assert program.returncode == 0, err
    return out, err


def look(guest: httpx.Client, table: str, what: str = "") -> httpx.Response:
    return guest.get(f"/api/tables/{table}{what}").raise_for_status()


def check_fair(guest: httpx.Client, table: str, tmp_path: Path) -> None:
    """Check with the server and with ``rowlock verify`` that every die follows from the seed."""
    seen = look(guest, table).json()
    assert seen["status"] == "finished"
    assert seen["game"]["winners"]
    verdict = look(guest, table, "/verification").json()
    assert (verdict["fair"], verdict["committed"], verdict["findings"]) == (True, True, [])
    record = tmp_path / "game.rowlock"
    record.write_text(look(guest, table, "/record").text, "utf-8")
    assert f'[Commitment "{seen["commitment"]}"]' in record.read_text("utf-8")
    subprocess.run([sys.executable, "-m", "rowlock", "verify", str(record)], check=True, capture_output=True)


@pytest.mark.deep
@pytest.mark.parametrize(
    "settings",
    [{"game": "cards", "jokers": True}, deep({"game": "classic"}), deep({"game": "onboard", "track": "b"})],
    ids=["cards", "classic", "onboard"],
)
def test_two_example_bots_play_a_fair_game(settings: dict[str, Any], server: Server, tmp_path: Path) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(client(server, name)) for name in ("Ada", "Bob")]
        table = guests[0].post("/api/tables", json=settings).raise_for_status().json()["id"]
        programs = [stack.enter_context(bot(server, guest, table)) for guest in guests]
        for program in programs:
            out, err = ended(program)
            assert "finished" in out
            assert err == ""
        check_fair(guests[1], table, tmp_path)


@pytest.mark.deep
def test_example_bots_play_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, ExitStack() as stack:
        guests = [stack.enter_context(client(server, name)) for name in ("Ada", "Bob")]
        table = guests[0].post("/api/tables", json={"game": "classic"}).raise_for_status().json()["id"]
        programs = [stack.enter_context(bot(server, guest, table)) for guest in guests]
        for seq in (15, 40):
            until = time.monotonic() + PROCESS_TIMEOUT
            while look(guests[0], table).json()["seq"] < seq:
                assert time.monotonic() < until
            server.kill()
            server.start()
        for program in programs:
            ended(program)
        check_fair(guests[0], table, tmp_path)


def test_the_example_bot_says_why_it_cannot_play(server: Server) -> None:
    with client(server, "Ada") as guest, bot(server, guest, "0" * 20) as program:
        _, err = program.communicate(timeout=PROCESS_TIMEOUT)
        assert program.returncode == 1
        assert "no_such_table" in err
