"""Tests of ``rowlock join``: a real server, and a pseudo-terminal for each player."""

import re
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import Dice, Game
from rowlock.formats.codec import decision_shape
from rowlock.formats.games.base import dice_shape
from rowlock.i18n import LANGUAGES, plain, words
from rowlock.tables.code_words import code_number, code_text
from rowlock.tables.messages import Happening
from rowlock.terminal import typed_input as typed
from rowlock.terminal.online.client import Address, BadAddress, parse_address
from rowlock.terminal.online.narrator import with_positions

from .. import http_client as plain_http
from ..deep import deep
from ..server.processes import Server
from ..services.servers import free_port
from ..subprocess_env import clean_environment
from .screen import Screen

# pexpect forks, which warns in a process with threads, as the parallel test runner has
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
LINK = r"http://\S+/t/([0-9a-f]{20})"
QUESTION = r"press Enter to roll\.|cross out\?|your pawn\?|from the display: type"
OVER = "“rematch” to play again"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


class Seat(Screen):
    """``rowlock join`` in its own pseudo-terminal."""

    def __init__(self, home: Path, name: str, *arguments: str, **environment: str) -> None:
        self.name = name
        super().__init__(home / name, *arguments, command="join", **environment)

    @property
    def prompt(self) -> str:
        return f"{self.name}> "

    def answer_lobby(self, *answers: str) -> str:
        """Answer the questions of the lobby; return the output at the table, up to the prompt."""
        self.until(r"(^|\n)> ")
        for answer in answers[:-1]:
            self.ask(answer, r"\n> ")
        return self.ask(answers[-1], self.prompt)

    def decide(self, text: str) -> None:
        """Answer a question with the second option, usually a cross, or roll."""
        if "to roll." in text:
            self.type("")
            return
        output = text[text.rfind("Sheet of") :] + self.until(self.prompt)
        draw = re.search(r"take (one|\d) cards?", output)
        if draw is not None:
            self.type("1 2 3"[: 2 * int(draw[1].replace("one", "1")) - 1])
            return
        numbers = re.findall(r"^ {2,3}(\d+)  ", output, re.MULTILINE)
        self.type(numbers[min(1, len(numbers) - 1)])

    def play(self) -> str:
        """Play to the end."""
        while not (text := self.until(f"{QUESTION}|{OVER}")).endswith(OVER):
            self.decide(text)
        return text


def create_table(server: Server, home: Path, *answers: str) -> tuple[Seat, str]:
    """Create a table as Ada; return her seat and the table's URL."""
    ada = Seat(home, "Ada", server.url, "--name", "Ada")
    link = re.search(LINK, ada.answer_lobby(*answers))
    assert link is not None
    return ada, link[0]


def play_against_bot(server: Server, home: Path, game: str = "1") -> Seat:
    """Start a game of Ada against a bot."""
    ada = Seat(home, "Ada", server.url, "--name", "Ada")
    assert "Every seat is taken" in ada.answer_lobby(game, *([""] if game != "1" else []), "", "greedy")
    ada.type("start")
    return ada


def run(home: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rowlock", "join", *arguments],
        input=typed,
        env=clean_environment(**{"XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", **environment}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# Whole games


@pytest.mark.parametrize(("game", "answers"), [("cards", ("y",)), deep("classic", ()), deep("onboard", ("b",))])
def test_two_people_play_a_whole_game(game: str, answers: tuple[str, ...], server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, game, *answers, "2", "", "")
    bob = Seat(tmp_path, "Bob", link, "--name", "Bob")
    assert "The host can start" in bob.until(bob.prompt)
    assert "Bob sits down." in ada.until("to start")
    ada.type("start")
    ends: dict[str, str] = {}
    others = threading.Thread(target=lambda: ends.update(Bob=bob.play()))
    others.start()
    ends["Ada"] = ada.play()
    others.join(60)
    text = plain_http.get(f"{link.replace('/t/', '/api/tables/')}/record").text
    record = Game.replay(text)
    assert record.over
    assert record.names == ("Ada", "Bob")
    for end in ends.values():
        assert "Fair: every roll and every shuffle follows from the seed" in end
        assert f"{link.replace('/t/', '/api/tables/')}/record" in end
        for name, score in zip(record.names, record.scores, strict=True):
            assert re.search(rf"{name}: .* = {score.total} ", end)
    bob.until(bob.prompt)
    assert "saved in" in bob.ask("save", bob.prompt)
    (saved,) = (tmp_path / "Bob" / "rowlock" / "games").glob("*.rowlock")
    assert saved.read_text("utf-8") == text


@pytest.mark.parametrize("game", ["3", deep("1"), deep("2")])
def test_a_person_plays_against_a_bot_and_has_a_rematch(game: str, server: Server, tmp_path: Path) -> None:
    ada = play_against_bot(server, tmp_path, game)
    end = ada.play()
    assert "Fair: " in end
    assert re.search(r"You win|Greedy wins|a tie", end)
    ada.until(ada.prompt)
    assert "Greedy, Ada. Every seat is taken." in ada.ask("rematch", "Type “start” to start.")
    assert "Greedy, Ada." in ada.ask("start", QUESTION)
    ada.type("quit")
    assert "Come back with:" in ada.rest()
    assert ada.child.exitstatus == 0


def test_a_rematch_of_two_people_waits_for_both(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "", "2", "", "")
    bob = Seat(tmp_path, "Bob", link, "--name", "Bob")
    bob.until(bob.prompt)
    ada.until("to start")
    ada.type("start")
    for seat in (ada, bob):
        seat.until(r"to roll\.|\(waiting for")
        seat.until(seat.prompt)
    bob.ask("resign", bob.prompt)
    bob.ask("yes", OVER)
    ada.until(OVER)
    assert "Bob, Ada. Every seat is taken." in ada.ask("rematch", "to start")
    ada.until(ada.prompt)
    assert "has not come yet" in ada.ask("start", ada.prompt)
    assert "The host can start" in bob.ask("rematch", "The host can start")
    bob.until(bob.prompt)
    ada.until("Bob sits down")
    ada.until(ada.prompt)
    assert "Bob, Ada." in ada.ask("start", "Bob, Ada\\.")
    bob.until("Bob, Ada\\.")


# Commands of a seat


def first_question(seat: Seat) -> str:
    """Roll if it is our turn to; return the output up to the first question."""
    text = seat.until(QUESTION)
    if "to roll." in text:
        seat.type("")
        text = seat.until(QUESTION)
    return text + seat.until(seat.prompt)


def test_a_decision_is_taken_back_while_others_decide(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "", "2", "", "")
    bob = Seat(tmp_path, "Bob", link, "--name", "Bob")
    bob.until(bob.prompt)
    ada.until("to start")
    ada.type("start")
    output = {seat: seat.until(r"to roll\.|\(waiting for") for seat in (ada, bob)}
    roller = next(seat for seat, text in output.items() if "to roll." in text)
    other = bob if roller is ada else ada
    roller.type("")
    question = roller.until(r"cross out\?") + roller.until(roller.prompt)
    dice = re.search(r"Dice: .*", question)
    assert dice is not None
    other.until(r"cross out\?")
    assert f"(waiting for {other.name}) {roller.name}> " in roller.ask("1", f"waiting.*{roller.prompt}")
    back = roller.ask("undo", r"cross out\?") + roller.until(roller.prompt)
    assert "Taken back." in back
    assert dice.group() in back
    assert f"{roller.name} takes a decision back." in other.until("back\\.")
    roller.type("g2")
    assert re.search("white dice give|needs five", roller.until(roller.prompt))  # the server's sentence
    roller.type("-")
    roller.until("waiting for")
    other.type("0")
    other.until(
        rf"{roller.name} crosses out nothing\."
    )  # printed together with the other decision, in the order of seats


def test_a_player_who_quits_returns_to_the_same_seat(server: Server, tmp_path: Path) -> None:
    ada = play_against_bot(server, tmp_path)
    first_question(ada)
    ada.type("quit")
    left = ada.rest()
    assert ada.child.exitstatus == 0
    link = re.search(LINK, left)
    assert link is not None
    (file,) = (tmp_path / "Ada" / "rowlock" / "guests").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = Seat(tmp_path, "Ada", link[0])
    assert "cross out?" in first_question(again)
    again.interrupt()
    assert "Your seat waits for you." in again.rest()
    listed = Seat(tmp_path, "Ada", server.url)
    assert "it is your turn" in listed.until(r"\n> ")
    assert "cross out?" in listed.ask("1", r"cross out\?")
    listed.child.sendeof()
    assert "Come back with" in listed.rest()


def test_resigning_asks_first_and_ends_a_game_of_two(server: Server, tmp_path: Path) -> None:
    ada = play_against_bot(server, tmp_path)
    first_question(ada)
    assert "Do you want to give up" in ada.ask("resign", ada.prompt)
    assert "You are still in the game." in ada.ask("no", ada.prompt)
    ada.ask("resign", ada.prompt)
    end = ada.ask("yes", OVER)
    assert "Ada resigns." in end
    assert "You resigned." in end
    assert "Greedy wins!" in end


def test_the_host_fills_seats_with_bots(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "", "3", "", "")
    assert "Some seats are still free." in ada.ask("start", ada.prompt)
    assert "Random sits down." in ada.ask("bot random", ada.prompt)
    assert "There is no bot called genius." in ada.ask("bot genius", ada.prompt)
    assert "Type “start” to start." in ada.ask("bot", ada.prompt)
    assert "Every seat of this table is taken." in ada.ask("bot", ada.prompt)
    assert "Ada, Random, Greedy. Every seat is taken." in ada.ask("table", ada.prompt)
    late = Seat(tmp_path, "Cid", link, "--name", "Cid")
    assert "You are watching." in late.until("> ")
    ada.type("start")
    ada.until(QUESTION)
    assert "Turn 1" in late.until("Turn 1")


def test_a_spectator_needs_no_name_and_has_no_seat(server: Server, tmp_path: Path) -> None:
    ada, link = create_table(server, tmp_path, "2", "", "2", "", "y")
    eve = Seat(tmp_path, "Eve", server.url, "--watch")
    assert "Ada (1 of 2 seats taken)" in eve.until(r"\n> ")
    eve.child.close()
    eve = Seat(tmp_path, "Eve", link, "--watch")
    assert "You are watching." in eve.until("> ")
    ada.ask("bot", ada.prompt)
    ada.type("start")
    eve.until("Turn 1")
    shown = eve.ask("table", "Display: ")
    assert "Ada holds" in shown
    assert "Your hand" not in shown
    assert "watching" in eve.ask("resign", "only players")
    assert not (tmp_path / "Eve" / "rowlock" / "guests").exists()


def test_invalid_input_is_reported(server: Server, tmp_path: Path) -> None:
    ada = play_against_bot(server, tmp_path)
    first_question(ada)
    for nonsense in ("?!", "purple 5", "99", "@3", "é"):
        assert re.search("Type the number|There is no option", ada.ask(nonsense, ada.prompt))
    assert "give up the game" in ada.ask("help", ada.prompt)
    assert "Sheet of Greedy" in ada.ask("sheets", ada.prompt)
    assert "   0  nothing" in ada.ask("options", ada.prompt)
    assert "The server keeps the game" in ada.ask("save", ada.prompt)
    assert "The game is still being played." in ada.ask("rematch", ada.prompt)
    ada.child.sendeof()
    ada.rest()


def test_two_words_lead_to_a_table_and_players_say_something_to_each_other(server: Server, tmp_path: Path) -> None:
    wrong = run(tmp_path, server.url, "lamp", "lamp")
    assert (wrong.returncode, wrong.stderr) == (2, f"{words('en')('table-no_such_code')}\n")
    ada = Seat(tmp_path, "Ada", server.url, "--name", "Ada")
    told = re.search(r"these two words: (\w+) (\w+)", ada.answer_lobby("", "2", "", ""))
    assert told is not None
    polish = code_text(code_number(told[0].partition(": ")[2]) or 0, "pl")
    bob = Seat(tmp_path, "Bob", server.url, *polish.upper().split(), "--name", "Bob", "--lang", "pl")
    assert "Ada, Bob" in bob.until(bob.prompt)
    ada.until("Bob sits down")
    assert "Bob: Dzięki!" in bob.ask("powiedz dzięki", "Bob: Dzięki!")
    ada.until("Bob: Thanks!")
    ada.type("say so close")
    bob.until("Ada: O.włos!")
    assert "  8  Good game!" in ada.ask("say you are slow", "8  Good game!")
    ada.ask("say 8", "Ada: Good game!")
    bob.until("Ada: Świetna gra!")
    eve = Seat(tmp_path, "Eve", server.url, *told.groups(), "--watch")
    assert "You are watching." in eve.until("> ")
    ada.type("say 1")
    eve.until("Ada: Hello!")
    assert "only players can do that" in eve.ask("say hello", "only players can do that")


# Connection


@pytest.mark.deep
def test_the_client_reconnects_to_a_restarted_server(tmp_path: Path) -> None:
    with Server(tmp_path / "server") as server:
        ada = play_against_bot(server, tmp_path)
        first_question(ada)
        server.kill()
        assert "The connection is lost." in ada.until(ada.prompt)
        ada.type("1")  # sent after reconnecting, and executed once
        server.start()
        assert "Connected again." in ada.until(r"Connected again\.")
        assert "Ada crosses" in ada.until("Ada crosses")
        ada.until(QUESTION)
        ada.type("quit")
        assert "Come back with" in ada.rest()


@pytest.mark.parametrize("language", ["pl", *map(deep, sorted({*LANGUAGES} - {"pl"}))])
def test_prompts_and_errors_in_every_language(language: str, server: Server, tmp_path: Path) -> None:
    say = words(language)
    nowhere = f"http://127.0.0.1:{free_port()}/"
    for address, sentence in (
        ("ftp://x", say("join-bad-address", address="ftp://x")),
        (nowhere, say("join-unreachable", address=nowhere)),
        (f"{server.url}/t/nosuchtable", say("table-no_such_table", table="nosuchtable")),
    ):
        refused = run(tmp_path, address, "--name", "Ada", "--lang", language)
        assert (refused.returncode, refused.stderr) == (2, f"{sentence}\n")
    answers = ["Ada", "", "", "greedy", say("live-start").split(",")[0]]
    played = run(tmp_path / "new", server.url, "--lang", language, typed="\n".join(answers))
    assert played.returncode == 0
    assert say("join-ask-name") in played.stdout
    assert say("live-ready", word=answers[-1]) in played.stdout
    assert say("live-left") in played.stdout


def test_a_recovery_code_brings_a_guest_back_and_is_shown_again_where_it_ends(server: Server, tmp_path: Path) -> None:
    def code_in(output: str) -> str:
        found = re.search(r"^Your recovery code: ([-a-z0-9]{23})$", output, re.MULTILINE)
        assert found is not None, output
        return found[1]

    first = code_in(run(tmp_path / "laptop", server.url, "--name", "Ada").stdout)
    found = run(tmp_path / "desk", server.url, "--code", first)
    second = code_in(found.stdout)
    assert second != first
    assert "Ada" in found.stdout
    refused = run(tmp_path / "thief", server.url, "--code", first)
    assert (refused.returncode, refused.stderr) == (2, words("en")("table-bad_code") + "\n")
    # signed out everywhere: the laptop says so, and the code signs it in again
    taken_back = {"recovery_code": second, "everywhere": True}
    third = plain_http.post(f"{server.url}/api/recover", json=taken_back).json()["recovery_code"]
    assert words("en")("join-signed-out", name="Ada") in run(tmp_path / "laptop", server.url).stdout
    assert (
        words("en")("join-signed-out", name="Ada") not in run(tmp_path / "laptop", server.url, "--code", third).stdout
    )


def test_input_from_a_pipe(server: Server, tmp_path: Path) -> None:
    lines = ["1", "2", "greedy", "start", *[""] * 3, "help", "quit"]
    played = run(tmp_path, server.url, "--name", "Ada", typed="\n".join(lines))
    assert played.returncode == 0
    assert "Come back with:" in played.stdout
    assert not played.stderr
    ended = run(tmp_path, server.url)
    assert ended.returncode == 0


def test_a_solo_table_starts_at_once_and_resigning_has_no_winner(server: Server, tmp_path: Path) -> None:
    lines = ["1", "1", "", "0", "resign", "y", "rematch", "start", "quit"]
    played = run(tmp_path, server.url, "--name", "Ada", typed="\n".join(lines))
    assert (played.returncode, played.stderr) == (0, "")
    assert "Type 1 to 5, or press Enter for 2." in played.stdout
    assert "a bot" not in played.stdout
    assert "The game was given up." in played.stdout
    assert "Fair:" in played.stdout
    assert "wins" not in played.stdout
    assert played.stdout.count("Qwixx: Ada.") > 1


def test_the_name_is_asked_for_until_it_is_valid(server: Server, tmp_path: Path) -> None:
    output = run(tmp_path, server.url, typed=f"{'x' * 41}\n\nAda\n")
    assert output.stdout.count("What is your name?") == 3
    assert "A name has 1 to 40 printable characters." in output.stdout
    assert "No game was started." in output.stdout
    refused = run(tmp_path / "other", server.url, "--name", "x" * 41)
    assert (refused.returncode, refused.stderr) == (2, "A name has 1 to 40 printable characters.\n")


# Units


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://host:8000/", Address("http://host:8000")),
        ("host:8000", Address("http://host:8000")),
        ("https://play.example.org/t/abc", Address("https://play.example.org", "abc")),
        ("http://host/api/tables/abc", Address("http://host", "abc")),
        ("http://host/api/tables/abc/socket", Address("http://host", "abc")),
        ("http://host/club/t/abc/", Address("http://host/club", "abc")),
        ("http://[::1]:8000/t/abc?x=1", Address("http://[::1]:8000", "abc")),
    ],
)
def test_valid_addresses(text: str, address: Address) -> None:
    assert parse_address(text) == address
    assert parse_address(address.link) == address


@pytest.mark.parametrize("text", ["", "ftp://host", "http://", "http://host:x/", "http://a b/", "http://[::1", "//"])
def test_invalid_addresses(text: str) -> None:
    with pytest.raises(BadAddress):
        parse_address(text)


@given(st.sampled_from(["classic", "onboard"]), st.integers(0, 10**6), st.integers(1, 12), st.data())
def test_positions_within_an_update_of_a_dice_game_are_reconstructed(
    name: str, seed: int, steps: int, data: st.DataObject
) -> None:
    game = Game.new(name, 2, seed=seed)
    tables, happenings = [game.watch()], list[Happening]()
    while len(happenings) < steps and not game.over:
        seat, before, rolls = game.position.active, len(game.steps), game.wants == "dice"
        if rolls:
            game.roll()
        else:
            seat = game.to_act[0]
            options = game.options(seat)
            game.play(seat, options[data.draw(st.integers(0, len(options) - 1))])
        step = game.steps[-1] if len(game.steps) > before else None
        happenings.append(
            Happening(
                len(happenings) + 1,
                0,
                "rolled" if rolls else "decided",
                seat,
                decisions={str(at): decision_shape(decision) for at, decision in step.decisions.items()} or None
                if step
                else None,
                dice=dice_shape(step.chance) if step and isinstance(step.chance, Dice) else None,
            )
        )
        tables.append(game.watch())
    events = list(with_positions(tables[0], happenings, tables[-1]))
    assert [now for _, _, now in events] == tables[1:]
    assert [before for _, before, _ in events] == tables[:-1]


def test_words_of_commands_are_unique() -> None:
    for language in LANGUAGES:
        say = words(language)
        pairs = [
            (name, plain(word)) for name, key in typed.COMMAND_KEYS.items() for word in (name, *say(key).split(","))
        ]
        for name, word in pairs:
            assert typed.command(word, say, typed.COMMAND_KEYS) == name
