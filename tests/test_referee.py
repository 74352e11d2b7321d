"""Tests of the referee, in process and as a subprocess."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rowlock import Game, position_to_json
from rowlock.formats.codec import chance_to_json, decision_to_json, score_to_json, view_to_json
from rowlock.referee import MAX_LINE, answer, serve
from rowlock.rules import cards, classic, full_deck, onboard, winners

from .games import SHORT_TRACK, random_game
from .positions import at_cards, at_dice, dice, on_board, sheet

Json = dict[str, Any]

NEW = position_to_json(classic.new(2))
ROLLED = position_to_json(at_dice(sheet(), sheet(), rolled=dice(2, 3)))
BOARD = position_to_json(on_board(sheet(), sheet(), pawns=(0, 0), track=SHORT_TRACK))
DRAW = position_to_json(at_cards("R2 R3 R4 R5", "B2 B3 B4 B5", phase="draw", display="Y2 Y3 Y4 Y5"))
LAST_DRAW = position_to_json(at_cards("R2 R3 R4 R5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard=""))


def ask(**request: object) -> Json:
    reply: Json = json.loads(answer(json.dumps(request).encode()))
    return reply


def error(**request: object) -> Json:
    reply = ask(**request)
    assert set(reply) == {"error"}
    found: Json = reply["error"]
    return found


# The operations


@pytest.mark.parametrize(
    ("request_", "position"),
    [
        ({"game": "classic", "players": 3, "start": 2}, classic.new(3, start=2)),
        ({"game": "classic", "players": 1, "solo": True}, classic.new(1, solo=True)),
        ({"game": "classic", "players": 2, "solo": False}, classic.new(2)),
        ({"game": "onboard", "players": 2}, onboard.new(2, "a")),
        ({"game": "onboard", "players": 2, "track": "b"}, onboard.new(2, "b")),
        ({"game": "onboard", "players": 2, "track": SHORT_TRACK}, onboard.new(2, SHORT_TRACK)),
        (
            {"game": "cards", "players": 2, "deck": [str(card) for card in full_deck(jokers=False)]},
            cards.new(2, full_deck(jokers=False)),
        ),
        (
            {"game": "cards", "players": 5, "joker": True, "deck": [str(card) for card in full_deck(jokers=True)]},
            cards.new(5, full_deck(jokers=True), jokers=True),
        ),
    ],
)
def test_new_gives_the_first_position(request_: Json, position: Any) -> None:
    assert ask(op="new", **request_) == {"state": position_to_json(position)}


def test_wants_names_the_seats_to_act_and_the_next_chance() -> None:
    assert ask(op="wants", state=NEW) == {"players": [], "chance": "dice", "cards": []}
    assert ask(op="wants", state=ROLLED) == {"players": [0, 1], "chance": None, "cards": []}
    assert ask(op="wants", state=DRAW) == {"players": [0], "chance": None, "cards": []}
    assert ask(op="wants", state=LAST_DRAW) == {"players": [0], "chance": "reshuffle", "cards": LAST_DRAW["discard"]}


def test_legal_lists_every_option() -> None:
    assert ask(op="legal", state=NEW, player=0) == {"legal": []}
    assert ask(op="legal", state=ROLLED, player=1)["legal"][:2] == [
        {"type": "pass"},
        {"type": "mark", "row": "red", "number": 5},
    ]
    assert ask(op="legal", state=BOARD, player=0)["legal"][1] == {
        "type": "move",
        "steps": 1,
        "field": 1,
        "crosses": True,
    }


def test_apply_treats_missing_and_null_alike() -> None:
    roll = chance_to_json(dice(1, 2))
    assert "state" in ask(op="apply", state=NEW, chance=roll)
    assert "state" in ask(op="apply", state=NEW, chance=roll, decisions=None)
    assert "state" in ask(op="apply", state=NEW, chance=roll, decisions={})
    passing = {"0": {"type": "pass"}, "1": {"type": "pass"}}
    assert "state" in ask(op="apply", state=ROLLED, decisions=passing)
    assert "state" in ask(op="apply", state=ROLLED, decisions=passing, chance=None)


def test_score_names_leaders() -> None:
    reply = ask(op="score", state=ROLLED)
    assert reply["winners"] == [0, 1]
    assert [score["total"] for score in reply["score"]] == [0, 0]


def test_view_hides_what_a_seat_cannot_see() -> None:
    view = ask(op="view", state=DRAW, player=1)["view"]
    assert view["hand"] == ["B2", "B3", "B4", "B5"]
    assert view["other_hands"] == {"0": [2, 3, 4, 5]}
    assert "hands" not in view


def test_whole_games_over_the_referee_are_those_of_the_library() -> None:
    for seed in range(12):
        game = random_game(f"referee {seed}")
        positions = game.record.positions()
        for position, step, after in zip(positions, game.record.steps, positions[1:], strict=False):
            rules, state = position.rules, position_to_json(position)
            decisions = {str(seat): decision_to_json(d, position) for seat, d in step.decisions.items()}
            chance = None if step.chance is None else chance_to_json(step.chance)
            assert ask(op="apply", state=state, decisions=decisions, chance=chance) == {
                "state": position_to_json(after)
            }
            assert ask(op="wants", state=state)["players"] == list(rules.to_act(position))
            seat = position.active
            legal = [decision_to_json(option, position) for option in rules.options(position, seat)]
            assert ask(op="legal", state=state, player=seat) == {"legal": legal}
            table: Any = rules.view(position, seat)
            assert ask(op="view", state=state, player=seat) == {"view": view_to_json(table, seat)}
        scores = game.scores
        assert ask(op="score", state=position_to_json(game.position)) == {
            "score": [score_to_json(score) for score in scores],
            "winners": list(winners(scores)),
        }


# Errors


@pytest.mark.parametrize(
    ("request_", "code", "where"),
    [
        ({}, "bad_request", "op"),
        ({"op": None}, "bad_request", "op"),
        ({"op": ["new"]}, "bad_request", "op"),
        ({"op": "resign"}, "bad_request", "op"),
        ({"op": "new", "game": "classic", "players": 2, "seed": 1}, "bad_request", "request.seed"),
        ({"op": "new", "game": "chess", "players": 2}, "bad_request", "game"),
        ({"op": "new", "players": 2}, "bad_request", "game"),
        ({"op": "new", "game": "classic"}, "bad_request", "players"),
        ({"op": "new", "game": "classic", "players": 2.0}, "bad_request", "players"),
        ({"op": "new", "game": "classic", "players": True}, "bad_request", "players"),
        ({"op": "new", "game": "classic", "players": 2, "start": None}, "bad_request", "start"),
        ({"op": "new", "game": "classic", "players": 2, "start": "0"}, "bad_request", "start"),
        ({"op": "new", "game": "classic", "players": 2, "track": "a"}, "bad_request", "track"),
        ({"op": "new", "game": "onboard", "players": 2, "joker": True}, "bad_request", "joker"),
        ({"op": "new", "game": "onboard", "players": 1, "solo": True}, "bad_request", "solo"),
        ({"op": "new", "game": "classic", "players": 1, "solo": 1}, "bad_request", "solo"),
        ({"op": "new", "game": "cards", "players": 2}, "bad_request", "deck"),
        ({"op": "new", "game": "cards", "players": 2, "deck": ["R1"]}, "bad_request", "deck[0]"),
        ({"op": "new", "game": "cards", "players": 2, "deck": [], "joker": 1}, "bad_request", "joker"),
        ({"op": "legal", "player": 0}, "bad_request", "state"),
        ({"op": "legal", "state": NEW}, "bad_request", "player"),
        ({"op": "legal", "state": NEW, "player": 2}, "bad_request", "player"),
        ({"op": "legal", "state": NEW, "player": "0"}, "bad_request", "player"),
        ({"op": "view", "state": NEW, "player": -1}, "bad_request", "player"),
        ({"op": "score", "state": NEW, "player": 0}, "bad_request", "request.player"),
        ({"op": "score", "state": None}, "bad_position", "state"),
        ({"op": "score", "state": {**NEW, "turn": 0}}, "bad_position", "turn"),
        ({"op": "apply", "state": NEW, "decisions": []}, "bad_request", "decisions"),
        ({"op": "apply", "state": NEW, "decisions": False}, "bad_request", "decisions"),
        ({"op": "apply", "state": NEW, "decisions": {"5": {}}}, "bad_request", "decisions"),
        ({"op": "apply", "state": NEW, "decisions": {"00": {}}}, "bad_request", "decisions"),
        ({"op": "apply", "state": ROLLED, "decisions": {"0": {"type": "go"}}}, "bad_decision", "decisions.0.type"),
        ({"op": "apply", "state": NEW, "chance": {"white": [1]}}, "bad_chance", "chance.white"),
    ],
)
def test_a_format_error_names_the_entry(request_: Json, code: str, where: str) -> None:
    found = error(**request_)
    assert (found["code"], found["where"]) == (code, where)
    assert found["message"]
    assert "clause" not in found


@pytest.mark.parametrize(
    ("request_", "code", "clause"),
    [
        ({"op": "new", "game": "classic", "players": 6}, "bad_players", "B3"),
        ({"op": "new", "game": "classic", "players": 10**18}, "bad_players", "B3"),
        ({"op": "new", "game": "classic", "players": 1}, "bad_players", "B3"),
        ({"op": "new", "game": "classic", "players": 2, "solo": True}, "bad_solo", "B3"),
        ({"op": "new", "game": "classic", "players": 2, "start": 4}, "bad_start", "B3"),
        ({"op": "new", "game": "onboard", "players": 2, "track": "c"}, "unknown_track", "AO26"),
        ({"op": "new", "game": "onboard", "players": 2, "track": 7}, "not_a_track", "AO1"),
        ({"op": "new", "game": "onboard", "players": 2, "track": [["red", 1, 1]] * 5}, "track_number", "AO1"),
        ({"op": "new", "game": "cards", "players": 2, "deck": ["R2"]}, "bad_deck", "C1"),
        ({"op": "apply", "state": NEW}, "dice_wanted", "B8"),
        ({"op": "apply", "state": ROLLED, "decisions": {"0": {"type": "pass"}}}, "decision_missing", "B9"),
        (
            {"op": "apply", "state": LAST_DRAW, "decisions": {"0": {"type": "draw", "places": [0]}}},
            "reshuffle_wanted",
            "C12",
        ),
        ({"op": "apply", "state": BOARD, "decisions": {"0": {"type": "move", "steps": 9}}}, "too_many_steps", "O6"),
    ],
)
def test_a_rule_error_names_the_clause(request_: Json, code: str, clause: str) -> None:
    found = error(**request_)
    assert (found["code"], found["clause"]) == (code, clause)
    assert "where" not in found


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"nothing",
        b'{"op": "new"} x',
        b"\xff\xfe",
        b'"\xed\xa0\x80"',
        b'{"op": "\\ud800"}',
        b"\xef\xbb\xbf{}",
        b"NaN",
        b"1e999",
        b"9" * 5000,
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
    ids=lambda line: repr(line[:12]),
)
def test_invalid_json_is_an_error(line: bytes) -> None:
    assert json.loads(answer(line))["error"]["code"] == "bad_json"


@pytest.mark.parametrize("line", [b"null", b"[]", b"7", b'"new"', b"true", b"[" * 500 + b"]" * 500])
def test_json_other_than_an_object_is_an_error(line: bytes) -> None:
    assert json.loads(answer(line))["error"]["code"] == "bad_request"


# The stream


def served(lines: bytes) -> list[Json]:
    replies = io.BytesIO()
    serve(io.BytesIO(lines), replies)
    text = replies.getvalue()
    assert text == b"" or text.endswith(b"\n")
    return [json.loads(line) for line in text.splitlines()]


REQUEST = json.dumps({"op": "wants", "state": NEW}).encode()
REPLY = {"players": [], "chance": "dice", "cards": []}


def test_every_line_has_a_reply_even_a_blank_one() -> None:
    first, second, third = served(REQUEST + b"\r\n  \n" + REQUEST + b"\n")
    assert first == third == REPLY
    assert second["error"]["code"] == "bad_json"
    assert served(b"") == []


def test_the_last_line_needs_no_line_break() -> None:
    assert served(REQUEST) == [REPLY]


def test_a_line_that_is_too_long_is_skipped_to_its_end() -> None:
    for extra in (0, 1, 5, MAX_LINE, 3 * MAX_LINE):
        first, second = served(b"x" * (MAX_LINE + extra) + b"\n" + REQUEST + b"\n")
        assert first["error"]["code"] == "bad_request"
        assert second == REPLY


def test_a_long_line_that_is_within_the_limit_is_answered() -> None:
    padded = REQUEST + b" " * (MAX_LINE - 1 - len(REQUEST)) + b"\n"
    assert len(padded) == MAX_LINE
    assert served(padded) == [REPLY]


class Process:
    """``python -m rowlock referee``, line by line."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rowlock", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, line: bytes) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        return reply

    def close(self) -> tuple[int, bytes, bytes]:
        out, err = self.process.communicate()
        return self.process.returncode, out, err


@pytest.fixture
def process() -> Iterator[Process]:
    running = Process()
    yield running
    assert running.close() == (0, b"", b"")


def test_a_process_answers_each_line_before_the_next_is_sent(process: Process) -> None:
    """Invalid lines in between do no harm."""
    rng = Random(1)
    game = Game.new("classic", 3, seed=1, start=0)
    state = process.send(b'{"op": "new", "game": "classic", "players": 3}')["state"]
    while state["phase"] != "over":
        assert process.send(rng.choice([b"{", b"[]", b'{"op": "x"}', b"\xff"]))["error"]["code"]
        wants = process.send(json.dumps({"op": "wants", "state": state}).encode())
        chance, decisions = None, {}
        if wants["chance"] == "dice":
            chance = chance_to_json(game.roll())
        for seat in wants["players"]:
            legal = process.send(json.dumps({"op": "legal", "state": state, "player": seat}).encode())["legal"]
            choice = rng.randrange(len(legal))
            decisions[str(seat)] = legal[choice]
            game.play(seat, game.options(seat)[choice])
        request = {"op": "apply", "state": state, "decisions": decisions, "chance": chance}
        state = process.send(json.dumps(request).encode())["state"]
        assert state == position_to_json(game.position)
    assert game.over


def test_a_process_whose_reader_goes_away_ends_quietly() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "rowlock", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    running.stdin.write((REQUEST + b"\n") * 3)
    running.stdin.close()
    errors = running.stderr.read()
    running.stderr.close()
    running.wait()
    assert b"Traceback" not in errors


def test_an_illegal_decision_is_reported_with_its_seat() -> None:
    both = {"0": {"type": "pass"}, "1": {"type": "mark", "row": "red", "number": 12}}
    refused = error(op="apply", state=ROLLED, decisions=both)
    assert refused["seat"] == 1
