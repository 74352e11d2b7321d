"""A game registered from outside works everywhere: library, formats, referee, bots, live tables, terminal."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import Game, IllegalMove, IllegalSetup
from rowlock.bots import BOTS, advance, seat_bots
from rowlock.coach.hints import hint
from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.formats.codec import (
    chance_to_json,
    decision_from_json,
    decision_to_json,
    position_from_json,
    position_to_json,
    table_shape,
    visible_from_shape,
)
from rowlock.formats.errors import FormatError
from rowlock.i18n import add_words, words
from rowlock.referee import answer
from rowlock.replay import replay
from rowlock.rng import ChanceSource
from rowlock.tables.commands import create
from rowlock.tables.errors import TableError
from rowlock.tables.events import Decided, Guest, Sat
from rowlock.tables.messages import SeatBot, Settings, Sit, Start
from rowlock.testing import check_bot, check_ruleset

from ..server.client import Person, play_on, run, two_at_a_table
from ..server.processes import Server
from ..tables.helpers import ADA, ScriptedTable
from ..terminal.screen import Screen

# pexpect forks, which warns in a process with threads, as the parallel test runner has
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


def played(seed: int, calls: int = 10_000, players: int = 3) -> Game:
    """Make up to ``calls`` random decisions and rolls of a new game."""
    game, rng = Game.new("hush", players, seed=seed), Random(seed)
    while not game.over and calls:
        calls -= 1
        if game.wants:
            game.roll()
        else:
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.options(seat)))
    return game


def test_the_ruleset_conforms(hush: Any) -> None:
    def new(source: ChanceSource) -> Any:
        return hush.new(3, **hush.dealt({}, source.setup()))

    assert check_ruleset(hush, new, games=10) > 100


@pytest.mark.parametrize("bot", ["random", "novice", "greedy", "steady"])
def test_bots_play_it_from_their_views_alone(bot: str) -> None:
    assert check_bot(BOTS[bot], games=4, rulesets=["hush"]).games == 4


def test_greedy_bots_make_crosses() -> None:
    game = Game.new("hush", 3, seed=2)
    advance(game, seat_bots(dict.fromkeys(range(3), "greedy"), "2"))
    assert game.over
    assert all(sum(row.bit_count() for row in sheet.rows) > 1 for sheet in game.position.sheets)


def test_an_analysis_without_networks_is_refused_with_a_code() -> None:
    game = played(1, 1)
    seat = game.to_act[0]
    with pytest.raises(IllegalSetup) as caught:
        hint(game.view(seat), game.options(seat))
    assert (caught.value.code, caught.value.details) == ("no_engine", {"game": "hush"})


@given(st.integers(0, 10**6), st.integers(0, 200))
def test_a_game_is_undone_copied_and_written(seed: int, calls: int) -> None:
    game = played(seed, calls)
    text = str(game)
    assert Game.replay(text) == game
    assert str(Game.replay(text)) == text
    before = game.copy()
    if calls and game.record.steps:
        game.undo()
        assert game != before
    assert verify(str(before)).fair
    assert len(replay(before.record).frames) == len(before.record.steps) + 1


@given(st.integers(0, 10**6), st.integers(0, 200))
def test_positions_views_and_decisions_go_through_json(seed: int, calls: int) -> None:
    game = played(seed, calls)
    position = game.position
    data = json.loads(json.dumps(position_to_json(position)))
    assert data["game"] == "hush"
    assert position_from_json(data) == position
    for seat in (None, *range(3)):
        view = position.view(seat)
        assert visible_from_shape(table_shape(view, seat)) == view
    for seat in game.to_act:
        for option in game.options(seat):
            assert decision_from_json(decision_to_json(option, position), position) == option


@pytest.mark.parametrize(
    ("entry", "value", "where"),
    [
        ("players", 5, "players"),
        ("secrets", [["x"]], "secrets[0][0]"),
        ("phase", "sleep", "phase"),
        ("extra", 1, "extra"),
    ],
)
def test_a_bad_entry_of_a_position_is_named(entry: str, value: object, where: str) -> None:
    data = json.loads(json.dumps(position_to_json(played(1, 5).position)))
    with pytest.raises(FormatError) as caught:
        position_from_json({**data, entry: value})
    assert where in caught.value.where


def test_the_notation_names_the_place_of_a_mistake() -> None:
    text = str(played(2))
    with pytest.raises(notation.RecordError):
        notation.read(text.replace("1A.", "1A. 9+9", 1).replace("1B.", "1B. 9+9", 1).replace("1C.", "1C. 9+9", 1))


def test_the_referee_plays_it(hush: Any) -> None:
    position, source = hush.new(2, **hush.dealt({}, ChanceSource("referee").setup())), ChanceSource("referee")
    state: Any = position_to_json(position)
    for step in range(500):
        wants = _asked({"op": "wants", "state": state})
        if not wants["players"] and wants["chance"] is None:
            break
        request: dict[str, Any] = {"op": "apply", "state": state}
        if wants["chance"]:
            dice = source.dice(step)
            request["chance"] = chance_to_json(dice)
        else:
            legal = {seat: _asked({"op": "legal", "state": state, "player": seat}) for seat in wants["players"]}
            request["decisions"] = {str(seat): each["legal"][-1] for seat, each in legal.items()}
        state = _asked(request)["state"]
    assert state["phase"] == "over"
    assert _asked({"op": "score", "state": state})["winners"]
    assert "bag" not in _asked({"op": "view", "state": state, "player": 0})["view"]["facts"]


def _asked(request: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request).encode()))
    assert "error" not in reply, reply
    return reply


def test_a_wrong_decision_is_refused() -> None:
    game = Game.new("hush", 2, seed=1, start=0)
    game.roll()
    for text in ("w7r", "w13r", "@3"):
        with pytest.raises(IllegalMove):
            game.play(0, text)
        assert not game.is_legal(0, text)


def test_it_brings_its_words(tmp_path: Path) -> None:
    assert [words(language)("game-hush") for language in ("en", "pl", "cs")] == ["Hush", "Cisza", "Ticho"]
    (tmp_path / "en.ftl").write_text("only-english = Hello, { $name }\n", "utf-8")
    add_words(tmp_path)
    assert words("sk")("only-english", name="Ada") == "Hello, Ada"


def test_a_live_table_over_a_real_socket_with_a_spectator(server: Server, hush: Any) -> None:
    async def test() -> None:
        async with (
            two_at_a_table(server.url, "hush", hints=False) as pair,
            await Person.guest(server.url, "Eve") as eve,
            eve.socket(pair.table) as watching,
        ):
            while pair.sockets[0].table["status"] == "playing":
                await play_on(pair.sockets)
            last = await watching.ready(lambda table: table["status"] == "finished")
            assert last["game"]["table"]["ruleset"] == "hush"
            ada, bob = (socket.updates[3]["table"]["game"]["table"]["facts"] for socket in pair.sockets)
            assert len(ada["own"]) == len(bob["own"]) == hush.SECRETS
            for update in watching.updates:
                facts = update["table"]["game"]["table"]["facts"]
                assert facts["own"] == []
                assert set(facts) == {"own", "held"}
            record = (await pair.ada.get(f"/tables/{pair.table}/record")).text
            assert verify(record).fair

    run(test())


@pytest.mark.parametrize("game", ["hush", "cards"])
def test_a_table_has_no_options_but_those_of_its_game(game: str) -> None:
    for option in ("bag", "deck", "jokers", "other"):  # "bag" and "deck" are for chance, "jokers" is a setting
        with pytest.raises(TableError) as caught:
            create(Settings(game, options={option: True}), ADA)
        assert (caught.value.code, caught.value.details) == ("bad_option", {"game": game, "option": option})


def test_a_table_has_the_options_of_its_game_and_so_has_its_rematch(server: Server) -> None:
    async def test() -> None:
        async with two_at_a_table(server.url, "hush", hints=False, options={"secrets": 2}) as pair:
            seen = await pair.ada.see(pair.table)
            assert seen["settings"]["options"] == {"secrets": 2}
            assert seen["game"]["table"]["facts"]["held"] == [2, 2]
            await pair.ada.does(pair.table, "resign")
            after = (await pair.ada.does(pair.table, "rematch"))["table"]["rematch"]
            assert (await pair.ada.see(after))["settings"] == seen["settings"]
            for option, code in (
                ({"secrets": 4}, "unknown_option"),
                ({"bag": 1}, "bad_option"),
                ({"x": []}, "bad_request"),
            ):
                refused = (await pair.ada.post("/tables", game="hush", options=option)).json()
                assert refused["code"] == code
            assert "options" not in (await pair.ada.see(await pair.ada.new_table("hush")))["settings"]

    run(test())


def test_bots_play_at_a_live_table(server: Server) -> None:
    async def test() -> None:
        async with await Person.guest(server.url, "Ada") as ada:
            table = await ada.new_table("hush", hints=False)
            async with ada.socket(table) as socket:
                await socket.does("sit")
                await socket.does("seat_bot", seat=1, bot="random")
                await socket.does("start")
                await socket.does("resign")
                await socket.ready(lambda table: table["status"] == "finished")

    run(test())


def test_bots_that_need_networks_are_refused_and_replaced_where_they_sit() -> None:
    """Tables from before they were refused go on, with the stand-in or the greedy bot."""
    with pytest.raises(TableError) as caught:
        create(Settings("hush", stand_in="expert"), ADA)
    assert (caught.value.code, caught.value.details) == ("bot_cannot_play", {"bot": "expert", "game": "hush"})
    made = ScriptedTable(Settings("hush"))
    with pytest.raises(TableError) as caught:
        made.do(ADA, SeatBot(1, "champion"))
    assert caught.value.code == "bot_cannot_play"
    made.do(ADA, Sit())
    made.append(Sat(1, Guest("Champion", bot="champion")))
    made.do(ADA, Start())
    for _ in range(4):
        made.pass_time()
        if made.game.wants == "dice":
            made.roll()
        else:
            made.all_decide()
    assert any(isinstance(entry.event, Decided) and entry.event.by == "bot" for entry in made.entries)


def test_a_missing_module_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "hush", ROWLOCK_GAMES="no_such_game")
    assert "no_such_game" in screen.rest()
    assert screen.child.exitstatus == 2
