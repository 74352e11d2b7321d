"""Notes of the terminal client: made once, kept in a file, and a text is revealed only under the noted conditions."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from rowlock.fairness import pledge_to
from rowlock.tables.messages import Command, Reveal, Settings, Sit, Stand, Start, TableView
from rowlock.tables.views import table_view
from rowlock.terminal.online.notes import Notes

from ..tables.helpers import ADA, BOB, ScriptedTable

SERVER = "http://127.0.0.1:8000"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


class Client:
    """A client at seat 0 of a table without a server."""

    def __init__(self) -> None:
        self.made = ScriptedTable(Settings("classic"))
        self.notes = Notes(SERVER, self.made.table.id)
        self.made.do(ADA, self.notes.pledge(self.view, 0))
        self.made.do(BOB, Sit(1))

    @property
    def view(self) -> TableView:
        return table_view(self.made.table, ADA.id)

    def start(self) -> TableView:
        self.made.do(ADA, Start())
        return self.view


def owed(notes: Notes, view: TableView, *, arriving: bool = False) -> Command | None:
    notes.note(view)
    return notes.answer(view, arriving=arriving)


def with_pledge(view: TableView, pledge: str | None) -> TableView:
    return replace(view, seats=[replace(view.seats[0], pledge=pledge), *view.seats[1:]])


def test_the_text_is_revealed_when_the_host_has_started_also_by_a_restarted_client() -> None:
    client = Client()
    assert owed(client.notes, client.view, arriving=True) is None
    view = client.start()
    restarted = Notes(SERVER, view.id)
    answer = owed(restarted, view)
    assert isinstance(answer, Reveal)
    assert owed(client.notes, view) == answer
    assert pledge_to(view.id, view.commitment, 0, answer.text) == view.seats[0].pledge
    client.made.do(ADA, answer)
    assert client.made.table.status == "playing"
    assert [(seat.pledge is not None) for seat in restarted.seen.rounds[0].seats] == [True, False]


def test_nothing_is_revealed_with_another_commitment_round_or_pledge() -> None:
    client = Client()
    owed(client.notes, client.view)
    view = client.start()
    for lie in (
        replace(view, commitment="0" * 64),
        replace(view, round=2),
        with_pledge(view, "0" * 64),
        with_pledge(view, None),
        replace(view, revealing=(1,)),
        replace(view, you=None),
        replace(view, status="playing"),
    ):
        assert not isinstance(owed(Notes(SERVER, view.id), lie), Reveal)
    assert client.notes.contradicted(replace(view, commitment="0" * 64))
    assert Notes(SERVER, view.id).seen.rounds[0].commitment == view.commitment


def test_a_void_round_gets_a_new_pledge_once() -> None:
    client = Client()
    client.notes.note(client.start())
    first = client.notes.seen.rounds[0]
    client.made.do(BOB, Stand())
    answer = owed(client.notes, client.view)
    assert isinstance(answer, Sit)
    assert answer.pledge is not None
    assert owed(client.notes, client.view) is None  # sent already
    client.made.do(ADA, answer)
    assert owed(client.notes, with_pledge(client.view, "0" * 64)) is None  # another device has pledged
    old, new = client.notes.seen.rounds
    assert old == first
    assert (new.round, new.commitment) == (2, client.view.commitment)
    assert new.text != old.text


def test_on_arrival_a_pledge_without_its_text_is_replaced(home: Path) -> None:
    client = Client()
    for file in (home / "rowlock" / "seen").iterdir():
        file.unlink()
    notes = Notes(SERVER, client.view.id)
    answer = owed(notes, client.view, arriving=True)
    assert isinstance(answer, Sit)
    client.made.do(ADA, answer)
    assert isinstance(owed(notes, client.start()), Reveal)


def test_a_server_without_pledges_gets_the_text_itself() -> None:
    client = Client()
    old = replace(client.view, round=0, seats=[replace(client.view.seats[0], pledge=None), client.view.seats[1]])
    notes = Notes("http://old", old.id)
    answer = owed(notes, old, arriving=True)
    assert isinstance(answer, Sit)
    assert (answer.pledge, answer.entropy) == (None, notes.seen.rounds[0].text)


def test_contradicting_draws_are_all_kept_and_bounded() -> None:
    client = Client()
    answer = owed(client.notes, client.start())
    assert isinstance(answer, Reveal)
    client.made.do(ADA, answer)
    client.made.roll()
    view = client.view
    assert view.game is not None
    for white in range(1, 7):
        dice = {"white": [white, white], "red": 1, "yellow": 1, "green": 1, "blue": 1}
        table = replace(view.game.table, dice=dice)
        client.notes.note(replace(view, game=replace(view.game, table=table)))
        client.notes.note(replace(view, game=replace(view.game, table=table)))
    assert len(client.notes.seen.draws) == 4


def test_notes_that_cannot_be_kept_do_not_stop_the_game(home: Path) -> None:
    (home / "rowlock").write_text("a file where the folder should be")
    client = Client()
    assert client.notes.failure is not None
    assert isinstance(owed(client.notes, client.start()), Reveal)


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"table":"other"}', b"[" * 100_000])
def test_a_damaged_file_is_begun_anew(content: bytes) -> None:
    path = Notes(SERVER, "scripted").path
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    client = Client()
    assert client.notes.failure is None
    assert Notes(SERVER, "scripted").seen == client.notes.seen or len(client.notes.seen.rounds) == 1
