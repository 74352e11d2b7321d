"""Checks of ``rowlock join`` over a real server: honest games pass them, and a lying server is found out."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rowlock.i18n import words

from .. import http_client as plain_http
from ..server.processes import Server
from .test_join import OVER, Seat, create_table, first_question, play_against_bot

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
CHECKS = ("commitment", "first_commitment", "own_text", "pledges", "draws", "seen_draws")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def resign(seat: Seat) -> str:
    """Give up; return the output up to the end, in one line."""
    seat.ask("resign", seat.prompt)
    return " ".join(seat.ask("yes", OVER).split())


def answers(end: str) -> list[str]:
    """Return the answers to the six questions, in order."""
    say = words("en")
    return [
        re.findall(rf"{re.escape(say('check-question', name=name))} (yes|NO|not checked)", end)[0] for name in CHECKS
    ]


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        ("swapped_text", r"seat A has the text 0\d{11} in the seed, but this device knows \w{12}\."),
        ("other_rolls", r"the record has white \d \d.*, but this device saw white \d \d"),
    ],
)
def test_a_lying_server_is_found_out(lie: str, told: str, tmp_path: Path) -> None:
    with Server(tmp_path / "server", env={"ROWLOCK_GAMES": f"{__package__}.lies.{lie}"}) as server:
        ada = play_against_bot(server, tmp_path)
        first_question(ada)
        end = resign(ada)
    assert "Fair:" not in end
    assert "Not fair." in end
    assert re.search(told, end)


def test_all_checks_are_made_and_the_notes_verify_later(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "", "2", "", "")
    bob = Seat(tmp_path, "Bob", link, "--name", "Bob")
    bob.until(bob.prompt)
    bob.child.close(force=True)  # his text survives in the file
    ada.until("to start")
    assert "Still waiting for: Bob." in ada.ask("start", "waiting for: Bob\\.")
    bob = Seat(tmp_path, "Bob", link)
    for seat in (ada, bob):
        seat.until(r"to roll\.|\(waiting for")
        seat.until(seat.prompt)
    end = resign(bob)
    assert answers(end) == ["yes"] * 6
    assert answers(" ".join(ada.until(OVER).split())) == ["yes"] * 6

    (notes,) = (tmp_path / "Bob" / "rowlock" / "seen").iterdir()
    assert notes.stat().st_mode & 0o777 == 0o600
    record = tmp_path / "game.rowlock"
    record.write_text(plain_http.get(f"{link.replace('/t/', '/api/tables/')}/record").text, "utf-8")
    command = [sys.executable, "-m", "rowlock", "verify", str(record), "--seen"]
    checked = subprocess.run([*command, str(notes)], capture_output=True, text=True, timeout=60, check=False)
    assert (checked.returncode, answers(" ".join(checked.stdout.split()))) == (0, ["yes"] * 6)

    seen = json.loads(notes.read_text("utf-8"))
    text = seen["rounds"][-1]["text"]
    (tmp_path / "other.json").write_text(notes.read_text("utf-8").replace(text, "anotherText1"), "utf-8")
    found = subprocess.run(
        [*command, str(tmp_path / "other.json")], capture_output=True, text=True, timeout=60, check=False
    )
    assert found.returncode == 1
    assert f"seat B has the text {text} in the seed, but this device knows anotherText1." in found.stdout


def test_the_host_frees_the_seat_of_who_does_not_reveal_and_the_clients_pledge_again(
    server: Server, tmp_path: Path
) -> None:
    ada, link = create_table(server, tmp_path, "", "2", "", "")
    bob = Seat(tmp_path, "Bob", link, "--name", "Bob")
    bob.until(bob.prompt)
    bob.child.close(force=True)
    ada.until("to start")
    ada.ask("start", "Still waiting for: Bob\\.")
    ada.until(ada.prompt)
    assert "Whose seat?" in ada.ask("free Cid", ada.prompt)
    void = ada.ask("free", "Type “bot”")
    assert "Bob left before the game could start." in " ".join(void.split())
    ada.until(ada.prompt)
    ada.ask("bot", "to start")
    ada.until(ada.prompt)
    ada.type("start")
    first_question(ada)
    end = resign(ada)
    assert answers(end) == ["yes"] * 6
    assert "One earlier round was broken off after texts had been revealed" in end


def test_a_spectator_makes_the_checks_that_need_no_text(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "", "2", "", "")
    eve = Seat(tmp_path, "Eve", link, "--watch")
    eve.until("> ")
    ada.ask("bot", ada.prompt)
    ada.type("start")
    first_question(ada)
    resign(ada)
    made = answers(" ".join(eve.until("to save the record").split()))
    assert made[:3] == ["yes", "yes", "not checked"]
    assert made[4:] == ["yes", "yes"]
