"""Tests of LocalTable: whole games, saved logs, hidden information, errors."""

import json
import random
from typing import Any

import msgspec
import pytest

from rowlock import Game
from rowlock import local_table as module
from rowlock.fairness import Verdict, commitment_to
from rowlock.i18n import words
from rowlock.local_table import LocalTable
from rowlock.tables import frames
from rowlock.tables.messages import Update

NOON = 1_700_000_000_000
GAMES = ("classic", "cards", "onboard")
OLA, JAN, BOT = {"name": "Ola"}, {"name": "Jan", "entropy": "abc"}, {"bot": "greedy"}


def result(text: str) -> Any:
    """Decode a result that is not an error."""
    answer = json.loads(text)
    assert "error" not in answer, answer
    return answer


def error_of(text: str) -> Any:
    """Decode an error, and check that it has a translation."""
    error = json.loads(text)["error"]
    if error["family"] == "table":
        assert words("pl")(f"table-{error['code']}", **error["details"])
    return error


def started(game: str = "classic", *seats: dict[str, str], **settings: Any) -> LocalTable:
    local = LocalTable()
    result(local.create(json.dumps({"game": game, **settings}), json.dumps(seats or (OLA, JAN)), NOON))
    return local


def look(local: LocalTable, seat: int | None, after: int | None = None) -> Any:
    return result(local.look(seat, after, NOON))


def do(local: LocalTable, seat: int, kind: str, **more: Any) -> Any:
    command = {"type": kind, **more}
    if kind not in ("resign", "back"):
        command["step"] = look(local, seat)["table"]["game"]["step"]
    return result(local.do(seat, json.dumps(command), NOON))


def act(local: LocalTable, rng: random.Random) -> bool:
    """Run one action of a random game; return False if the game has ended."""
    if result(local.tick(NOON, 0))["acted"]:
        return True
    game = look(local, None)["table"]["game"]
    if look(local, None)["table"]["status"] != "playing":
        return False
    seat = rng.choice(game["to_act"])
    mine = look(local, seat)["table"]["game"]
    if mine["roll"]:
        do(local, seat, "roll")
    else:
        do(local, seat, "decide", decision=rng.choice(mine["options"]))
    return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [(OLA, JAN), (BOT, OLA, {"bot": "random"}), (OLA, JAN, BOT, {"name": "Ewa"})])
def test_a_game_is_played_to_its_end_and_its_record_is_fair(game: str, seats: tuple[dict[str, str], ...]) -> None:
    local, rng = started(game, *seats), random.Random(game)
    assert error_of(local.record())["code"] == "not_finished"
    while act(local, rng):
        pass
    seen = look(local, None, 0)
    assert seen["table"]["status"] == "finished"
    assert [each["seq"] for each in seen["happenings"]] == list(range(1, seen["seq"] + 1))
    assert [each["kind"] for each in seen["table"]["seats"]] == ["bot" if "bot" in each else "person" for each in seats]
    record = result(local.record())["record"]
    verdict = result(local.verify(record))
    assert (verdict["fair"], verdict["committed"], verdict["findings"]) == (True, True, [])
    assert verdict["rolls"] + verdict["shuffles"] > 0
    seed = seen["table"]["seed"]
    lie = result(local.verify(record.replace(seed, "f" * 32 + seed[32:])))
    assert "wrong_commitment" in [finding["code"] for finding in lie["findings"]]


def test_a_record_is_compared_with_what_was_seen() -> None:
    local, record = LocalTable(), str(Game.new("classic", 2, seed="secret:mine:", commitment=commitment_to("secret")))
    notes: dict[str, Any] = {"round": 1, "commitment": commitment_to("secret"), "seat": 0, "text": "mine"}
    for text, code in (("mine", None), ("other", "other_text")):
        verdict = result(local.verify(record, json.dumps({"table": "t", "rounds": [notes | {"text": text}]})))
        assert [each["code"] for each in verdict["findings"]] == ([] if code is None else [code])
    for bad in ("{", "{}", '{"table": 1}', '{"table":"t","draws":' + "[" * 600 + "]" * 600 + "}"):
        assert error_of(local.verify(record, bad))["code"] in ("bad_request", "bad_frame")


def test_the_given_seats_override_the_settings_and_the_first_person_is_host() -> None:
    local = started("classic", BOT, OLA, JAN, seats=5)
    assert [look(local, seat)["table"]["host"] for seat in range(3)] == [False, True, False]
    assert look(local, 0)["table"]["settings"]["seats"] == 3
    assert look(local, 2)["table"]["you"] == 2
    assert [each["entropy"] for each in look(local, None)["table"]["seats"]] == [None, None, "abc"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loaded_from_its_log_is_equal_byte_for_byte(game: str) -> None:
    local, rng = started(game, OLA, JAN, BOT), random.Random(game)
    while act(local, rng):
        if rng.random() < 0.8:
            continue
        again = LocalTable()
        result(again.load(local.log()))
        assert again.log() == local.log()
        for seat in (0, 1, 2, None):
            for after in (None, 0, 3):
                assert again.look(seat, after, NOON) == local.look(seat, after, NOON)
        local = again


def test_a_log_can_be_saved_incrementally() -> None:
    local, rng = started("classic", OLA, BOT), random.Random(1)
    saved: list[Any] = []
    for _ in range(20):
        saved += result(local.log(len(saved)))
        act(local, rng)
    saved += result(local.log(len(saved)))
    assert saved == result(local.log())
    assert [entry[1] for entry in saved] == list(range(1, len(saved) + 1))
    assert result(local.log(10**6)) == []


def test_a_decision_can_be_taken_back_until_all_are_in() -> None:
    local = started()
    active = look(local, None)["table"]["game"]["to_act"][0]
    do(local, active, "roll")
    before = look(local, active)["table"]["game"]
    do(local, active, "decide", decision=before["options"][-1])
    waiting = look(local, active)["table"]["game"]
    assert (waiting["pending"], waiting["undo"]) == (before["options"][-1], True)
    do(local, active, "undo")
    after = look(local, active)
    assert after["table"]["game"] == before
    assert error_of(local.do(active, json.dumps({"type": "undo", "step": 1}), NOON))["code"] == "too_late_to_undo"


def test_resigning_against_one_player_ends_the_game() -> None:
    local = started()
    do(local, 1, "resign")
    assert look(local, 0)["table"]["game"]["winners"] == [0]
    assert result(local.tick(NOON, 0)) == {"seq": 5, "acted": False, "wait": None}
    assert result(local.record())["record"]


def test_one_person_plays_solo() -> None:
    local, rng = LocalTable(), random.Random(5)
    result(local.create('{"game":"classic","solo":true}', json.dumps([OLA]), NOON))
    while act(local, rng):
        pass
    seen = look(local, 0)["table"]
    assert (seen["status"], seen["game"]["winners"], len(seen["seats"])) == ("finished", [], 1)
    assert result(local.verify(result(local.record())["record"]))["fair"]


def test_hands_and_pending_decisions_are_hidden_from_other_seats() -> None:
    local, rng = started("cards", OLA, JAN, {"name": "Ewa"}), random.Random(3)
    simultaneous = 0
    for _ in range(150):
        hands = [look(local, seat)["table"]["game"]["table"]["hand"] for seat in range(3)]
        assert look(local, None)["table"]["game"]["table"]["hand"] == []
        for seat in range(3):
            text = local.look(seat, None, NOON)
            table = json.loads(text)["table"]["game"]["table"]
            assert table["other_hands"].keys() == {str(at) for at in range(3) if at != seat}
            strangers = {card for at in range(3) if at != seat for card in hands[at]} - set(hands[seat])
            assert not any(f'"{card}"' in text for card in strangers)
        actors = look(local, None)["table"]["game"]["to_act"]
        if len(actors) > 1:
            simultaneous += 1
            seat, other = actors[:2]
            seen = look(local, other)["table"]["game"]
            options = look(local, seat)["table"]["game"]["options"]
            do(local, seat, "decide", decision=options[-1])
            then = look(local, other, look(local, other)["seq"] - 1)
            assert "decisions" not in then["happenings"][0]
            assert {**then["table"]["game"], "to_act": actors} == seen
        if not act(local, rng):
            break
    assert simultaneous > 5


def test_bots_take_a_pause_and_act_one_at_a_time() -> None:
    local = started("classic", OLA, BOT, {"bot": "random"})
    now, acted = NOON, 0
    while look(local, None)["table"]["game"]["to_act"] != [0]:
        ticked = result(local.tick(now, 700))
        if ticked["acted"]:
            acted += 1
        elif ticked["wait"] is None:
            break
        else:
            assert 0 < ticked["wait"] <= 700
            assert result(local.tick(now + ticked["wait"] - 1, 700))["acted"] is False
            now += ticked["wait"]
    assert result(local.tick(now, 700))["wait"] is None or acted
    assert look(local, None)["seq"] == 5 + acted


def test_a_clock_that_is_set_back_does_not_keep_bots_waiting() -> None:
    local = started("classic", BOT, {"bot": "random"}, OLA)
    while result(local.tick(NOON, 0))["acted"]:
        pass
    seen = result(local.look(2, None, NOON - 3_600_000))
    assert seen["now"] == NOON
    command = {"type": "roll" if seen["table"]["game"]["roll"] else "decide", "step": seen["table"]["game"]["step"]}
    if command["type"] == "decide":
        command["decision"] = {"type": "pass"}
    result(local.do(2, json.dumps(command), NOON - 3_600_000))
    ticked = result(local.tick(NOON - 3_600_000, 700))
    assert ticked["wait"] == 700
    assert result(local.tick(NOON - 3_600_000 + 700, 700))["acted"]


def test_clocks_run_out() -> None:
    local = started("classic", OLA, JAN, clock={"per_decision": 5})
    active = look(local, None)["table"]["game"]["to_act"][0]
    assert result(local.tick(NOON, 0)) == {"seq": 4, "acted": False, "wait": 5000}
    assert result(local.tick(NOON + 5000, 0))["acted"]
    assert look(local, active, 4)["happenings"][0]["by"] == "clock"


def test_results_are_encoded_like_frames_of_a_server() -> None:
    local = started("onboard", OLA, JAN)
    update = msgspec.json.decode(local.look(0, 1, NOON), type=frames.ServerFrame)
    assert isinstance(update, Update)
    assert msgspec.json.encode(update).decode() == local.look(0, 1, NOON)
    do(local, 0, "resign")
    verdict = local.verify(result(local.record())["record"])
    assert msgspec.json.encode(msgspec.json.decode(verdict, type=Verdict)).decode() == verdict


@pytest.mark.parametrize(
    ("settings", "seats", "code", "details"),
    [
        ("{", "[]", "bad_request", {"where": "settings"}),
        ("[]", "[]", "bad_request", {"where": "settings"}),
        ('{"game":"chess"}', '[{"name":"Ada"},{"bot":"greedy"}]', "bad_request", {"where": "game"}),
        ('{"game":"classic"}', "[]", "bad_request", {"where": "seats"}),
        ('{"game":"cards","solo":true}', '[{"name":"a"}]', "bad_option", {"game": "cards", "option": "solo"}),
        ('{"game":"classic"}', '[{"name":"a"},{}]', "bad_request", {"where": "seats[1]"}),
        ('{"game":"classic"}', '[{"name":"a"},{"name":" ","bot":"greedy"}]', "bad_name", {"most": 40}),
        ('{"game":"classic"}', '[{"name":"a"},{"name":""}]', "bad_request", {"where": "[1].name"}),
        ('{"game":"classic"}', '[{"name":"a"},{"name":" "}]', "bad_name", {"most": 40}),
        ('{"game":"classic"}', '[{"name":"a"},{"bot":"deep"}]', "unknown_bot", {"bot": "deep"}),
        ('{"game":"classic"}', '[{"bot":"greedy"},{"bot":"greedy"}]', "nobody_plays", {}),
        (
            '{"game":"onboard","jokers":true}', '[{"name":"a"},{"name":"b"}]',
            "bad_option", {"game": "onboard", "option": "jokers"},
        ),
    ],
)  # fmt: skip
def test_a_failed_create_keeps_the_old_table(settings: str, seats: str, code: str, details: dict[str, Any]) -> None:
    local = started()
    log = local.log()
    assert error_of(local.create(settings, seats, NOON)) == {"code": code, "family": "table", "details": details}
    assert local.log() == log


@pytest.mark.parametrize(
    "log", ["", "{}", "[]", "[[]]", '[["t",1,0,null,null,{"e":"stood","seat":0}]]', '[["t",1,0,null,null,{"e":"x"}]]']
)
def test_a_failed_load_keeps_the_old_table(log: str) -> None:
    local = started()
    before = local.log()
    assert error_of(local.load(log))["code"] == "bad_request"
    assert local.log() == before


def test_a_log_with_a_gap_is_rejected() -> None:
    entries = result(started().log())
    for mutated in (entries[:2] + entries[3:], entries[1:], [*entries, entries[-1]]):
        assert error_of(LocalTable().load(json.dumps(mutated))) == {
            "code": "bad_request", "family": "table", "details": {"where": "log"},
        }  # fmt: skip


@pytest.mark.parametrize(
    ("command", "code", "where"),
    [
        ("", "bad_frame", "command"),
        ("\ud800", "bad_frame", "command"),
        ('{"type":"rematch"}', "bad_frame", "type"),
        ('{"type":"roll","step":"1"}', "bad_frame", "step"),
        ('{"type":"decide","step":0,"decision":{"type":"mark","row":"pink","number":2}}', "bad_frame", "decision.row"),
        ("[" * 100_000, "bad_frame", "command"),
    ],
)
def test_an_invalid_command_is_rejected(command: str, code: str, where: str) -> None:
    error = error_of(started().do(0, command, NOON))
    assert (error["code"], error["details"]) == (code, {"where": where})


def test_errors_of_the_rules_have_their_clause() -> None:
    local = started("onboard")
    active = look(local, None)["table"]["game"]["to_act"][0]
    command = {"type": "decide", "step": 0, "decision": {"type": "pass"}}
    error = error_of(local.do(active, json.dumps(command), NOON))
    assert error == {"code": "dice_wanted", "family": "error", "details": {}, "clause": "B8"}
    do(local, active, "roll")
    command = {"type": "decide", "step": 1, "decision": {"type": "mark", "row": "red", "number": 12}}
    assert error_of(local.do(active, json.dumps(command), NOON))["family"] == "error"
    command = {"type": "decide", "step": 1, "decision": {"type": "move"}}
    error = error_of(local.do(active, json.dumps(command), NOON))
    assert error == {"code": "bad_frame", "family": "table", "details": {"where": "decision"}}
    assert error_of(local.do(1 - active, '{"type":"roll","step":0}', NOON))["code"] == "out_of_date"
    assert error_of(local.do(7, '{"type":"resign"}', NOON))["code"] == "not_seated"


@pytest.mark.parametrize("wrong", [-1, 1.5, "x", None, 10**20, True])
def test_invalid_numbers_are_rejected(wrong: Any) -> None:
    local = started()
    assert error_of(local.tick(wrong, 0))["details"] == {"where": "now"}
    assert error_of(local.tick(NOON, wrong))["details"] == {"where": "pause"}
    assert error_of(local.log(wrong))["details"] == {"where": "after"}
    assert error_of(local.create('{"game":"classic"}', json.dumps([OLA, JAN]), wrong))["details"] == {"where": "now"}
    assert "error" in json.loads(local.do(wrong, '{"type":"resign"}', NOON))
    if wrong is not None:
        assert "error" in json.loads(local.look(wrong, None, NOON))
        assert error_of(local.look(0, wrong, NOON))["details"] == {"where": "after"}


def test_an_invalid_record_is_rejected() -> None:
    assert error_of(LocalTable().verify("hello"))["code"] == "bad_record"
    deep = f'[Game "onboard"]\n[Players "2"]\n[Position "{"[" * 30_000}"]\n'
    assert error_of(LocalTable().verify(deep))["code"] == "bad_record"
    assert error_of(LocalTable().verify("x" * (module.MAX_RECORD + 1)))["details"] == {"where": "record"}


def test_without_a_table_every_method_fails() -> None:
    local = LocalTable()
    for text in (local.log(), local.record(), local.look(0, None, NOON), local.tick(NOON, 0)):
        assert error_of(text)["code"] == "no_such_table"
    assert error_of(local.do(0, '{"type":"resign"}', NOON))["code"] == "no_such_table"


def test_a_seq_beyond_the_log_gives_a_resync() -> None:
    seen = look(started(), 0, 99)
    assert (seen["resync"], seen["happenings"]) == (True, [])
