"""A table on one device."""

import json
import random
from typing import Any

import msgspec
import pytest

from rowlock import local_table as module
from rowlock.fairness import Verdict
from rowlock.i18n import words
from rowlock.local_table import LocalTable
from rowlock.server import frames
from rowlock.tables.messages import Update

NOON = 1_700_000_000_000
GAMES = ("classic", "cards", "onboard")
OLA, JAN, BOT = {"name": "Ola"}, {"name": "Jan", "entropy": "abc"}, {"bot": "greedy"}


def ask(text: str) -> Any:
    """An answer that is no refusal."""
    answer = json.loads(text)
    assert "error" not in answer, answer
    return answer


def refusal(text: str) -> Any:
    """A refusal, which has a sentence in every language."""
    error = json.loads(text)["error"]
    if error["family"] == "table":
        assert words("pl")(f"table-{error['code']}", **error["details"])
    return error


def begun(game: str = "classic", *seats: dict[str, str], **settings: Any) -> LocalTable:
    local = LocalTable()
    ask(local.create(json.dumps({"game": game, **settings}), json.dumps(seats or (OLA, JAN)), NOON))
    return local


def look(local: LocalTable, seat: int | None, after: int | None = None) -> Any:
    return ask(local.look(seat, after, NOON))


def do(local: LocalTable, seat: int, kind: str, **more: Any) -> Any:
    command = {"type": kind, **more}
    if kind not in ("resign", "back"):
        command["step"] = look(local, seat)["table"]["game"]["step"]
    return ask(local.do(seat, json.dumps(command), NOON))


def act(local: LocalTable, rng: random.Random) -> bool:
    """The next thing that happens in a random game; whether there was one."""
    if ask(local.tick(NOON, 0))["acted"]:
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
    local, rng = begun(game, *seats), random.Random(game)
    assert refusal(local.record())["code"] == "not_finished"
    while act(local, rng):
        pass
    seen = look(local, None, 0)
    assert seen["table"]["status"] == "finished"
    assert [each["seq"] for each in seen["happenings"]] == list(range(1, seen["seq"] + 1))
    assert [each["kind"] for each in seen["table"]["seats"]] == ["bot" if "bot" in each else "person" for each in seats]
    record = ask(local.record())["record"]
    verdict = ask(local.verify(record))
    assert (verdict["fair"], verdict["committed"], verdict["findings"]) == (True, True, [])
    assert verdict["rolls"] + verdict["shuffles"] > 0
    seed = seen["table"]["seed"]
    lie = ask(local.verify(record.replace(seed, "f" * 32 + seed[32:])))
    assert "wrong_commitment" in [finding["code"] for finding in lie["findings"]]


def test_there_are_as_many_seats_as_are_named_and_the_first_person_is_host() -> None:
    local = begun("classic", BOT, OLA, JAN, seats=5)
    assert [look(local, seat)["table"]["host"] for seat in range(3)] == [False, True, False]
    assert look(local, 0)["table"]["settings"]["seats"] == 3
    assert look(local, 2)["table"]["you"] == 2
    assert [each["entropy"] for each in look(local, None)["table"]["seats"]] == [None, None, "abc"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_saved_in_the_middle_goes_on_byte_for_byte(game: str) -> None:
    local, rng = begun(game, OLA, JAN, BOT), random.Random(game)
    while act(local, rng):
        if rng.random() < 0.8:
            continue
        again = LocalTable()
        ask(again.load(local.log()))
        assert again.log() == local.log()
        for seat in (0, 1, 2, None):
            for after in (None, 0, 3):
                assert again.look(seat, after, NOON) == local.look(seat, after, NOON)
        local = again


def test_a_log_grows_by_its_last_entries() -> None:
    local, rng = begun("classic", OLA, BOT), random.Random(1)
    kept: list[Any] = []
    for _ in range(20):
        kept += ask(local.log(len(kept)))
        act(local, rng)
    kept += ask(local.log(len(kept)))
    assert kept == ask(local.log())
    assert [entry[1] for entry in kept] == list(range(1, len(kept) + 1))
    assert ask(local.log(10**6)) == []


def test_a_decision_can_be_taken_back_until_all_are_in() -> None:
    local = begun()
    active = look(local, None)["table"]["game"]["to_act"][0]
    do(local, active, "roll")
    before = look(local, active)["table"]["game"]
    do(local, active, "decide", decision=before["options"][-1])
    waiting = look(local, active)["table"]["game"]
    assert (waiting["pending"], waiting["undo"]) == (before["options"][-1], True)
    do(local, active, "undo")
    after = look(local, active)
    assert after["table"]["game"] == before
    assert refusal(local.do(active, json.dumps({"type": "undo", "step": 1}), NOON))["code"] == "too_late_to_undo"


def test_who_resigns_against_one_ends_the_game() -> None:
    local = begun()
    do(local, 1, "resign")
    assert look(local, 0)["table"]["game"]["winners"] == [0]
    assert ask(local.tick(NOON, 0)) == {"seq": 5, "acted": False, "wait": None}
    assert ask(local.record())["record"]


def test_one_person_plays_solo() -> None:
    local, rng = LocalTable(), random.Random(5)
    ask(local.create('{"game":"classic","solo":true}', json.dumps([OLA]), NOON))
    while act(local, rng):
        pass
    seen = look(local, 0)["table"]
    assert (seen["status"], seen["game"]["winners"], len(seen["seats"])) == ("finished", [], 1)
    assert ask(local.verify(ask(local.record())["record"]))["fair"]


def test_hands_stay_with_their_seats_and_decisions_with_the_table() -> None:
    local, rng = begun("cards", OLA, JAN, {"name": "Ewa"}), random.Random(3)
    simultaneous = 0
    for _ in range(150):
        hands = [look(local, seat)["table"]["game"]["table"]["hand"] for seat in range(3)]
        assert look(local, None)["table"]["game"]["table"]["hand"] == []
        for seat in range(3):
            told = local.look(seat, None, NOON)
            table = json.loads(told)["table"]["game"]["table"]
            assert table["other_hands"].keys() == {str(at) for at in range(3) if at != seat}
            strangers = {card for at in range(3) if at != seat for card in hands[at]} - set(hands[seat])
            assert not any(f'"{card}"' in told for card in strangers)
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
    local = begun("classic", OLA, BOT, {"bot": "random"})
    now, acted = NOON, 0
    while look(local, None)["table"]["game"]["to_act"] != [0]:
        ticked = ask(local.tick(now, 700))
        if ticked["acted"]:
            acted += 1
        elif ticked["wait"] is None:
            break
        else:
            assert 0 < ticked["wait"] <= 700
            assert ask(local.tick(now + ticked["wait"] - 1, 700))["acted"] is False
            now += ticked["wait"]
    assert ask(local.tick(now, 700))["wait"] is None or acted
    assert look(local, None)["seq"] == 5 + acted


def test_a_clock_that_is_set_back_does_not_keep_bots_waiting() -> None:
    local = begun("classic", BOT, {"bot": "random"}, OLA)
    while ask(local.tick(NOON, 0))["acted"]:
        pass
    seen = ask(local.look(2, None, NOON - 3_600_000))
    assert seen["now"] == NOON
    command = {"type": "roll" if seen["table"]["game"]["roll"] else "decide", "step": seen["table"]["game"]["step"]}
    if command["type"] == "decide":
        command["decision"] = {"type": "pass"}
    ask(local.do(2, json.dumps(command), NOON - 3_600_000))
    ticked = ask(local.tick(NOON - 3_600_000, 700))
    assert ticked["wait"] == 700
    assert ask(local.tick(NOON - 3_600_000 + 700, 700))["acted"]


def test_clocks_run_out_on_a_device_too() -> None:
    local = begun("classic", OLA, JAN, clock={"per_decision": 5})
    active = look(local, None)["table"]["game"]["to_act"][0]
    assert ask(local.tick(NOON, 0)) == {"seq": 4, "acted": False, "wait": 5000}
    assert ask(local.tick(NOON + 5000, 0))["acted"]
    assert look(local, active, 4)["happenings"][0]["by"] == "clock"


def test_what_a_device_says_is_what_a_server_would_say() -> None:
    local = begun("onboard", OLA, JAN)
    update = msgspec.json.decode(local.look(0, 1, NOON), type=frames.ServerFrame)
    assert isinstance(update, Update)
    assert msgspec.json.encode(update).decode() == local.look(0, 1, NOON)
    do(local, 0, "resign")
    verdict = local.verify(ask(local.record())["record"])
    assert msgspec.json.encode(msgspec.json.decode(verdict, type=Verdict)).decode() == verdict


@pytest.mark.parametrize(
    ("settings", "seats", "code", "details"),
    [
        ("{", "[]", "bad_request", {"where": "settings"}),
        ("[]", "[]", "bad_request", {"where": "settings"}),
        ('{"game":"chess"}', "[]", "bad_request", {"where": "game"}),
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
def test_a_table_that_cannot_be_made_leaves_the_old_one(
    settings: str, seats: str, code: str, details: dict[str, Any]
) -> None:
    local = begun()
    log = local.log()
    assert refusal(local.create(settings, seats, NOON)) == {"code": code, "family": "table", "details": details}
    assert local.log() == log


@pytest.mark.parametrize(
    "log", ["", "{}", "[]", "[[]]", '[["t",1,0,null,null,{"e":"stood","seat":0}]]', '[["t",1,0,null,null,{"e":"x"}]]']
)
def test_a_log_that_is_none_leaves_the_old_table(log: str) -> None:
    local = begun()
    before = local.log()
    assert refusal(local.load(log))["code"] == "bad_request"
    assert local.log() == before


def test_a_log_with_a_hole_is_refused() -> None:
    entries = ask(begun().log())
    for spoiled in (entries[:2] + entries[3:], entries[1:], [*entries, entries[-1]]):
        assert refusal(LocalTable().load(json.dumps(spoiled))) == {
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
def test_a_command_that_is_none_is_refused(command: str, code: str, where: str) -> None:
    error = refusal(begun().do(0, command, NOON))
    assert (error["code"], error["details"]) == (code, {"where": where})


def test_what_the_rules_refuse_comes_with_its_clause() -> None:
    local = begun("onboard")
    active = look(local, None)["table"]["game"]["to_act"][0]
    command = {"type": "decide", "step": 0, "decision": {"type": "pass"}}
    error = refusal(local.do(active, json.dumps(command), NOON))
    assert error == {"code": "dice_wanted", "family": "error", "details": {}, "clause": "B8"}
    do(local, active, "roll")
    command = {"type": "decide", "step": 1, "decision": {"type": "mark", "row": "red", "number": 12}}
    assert refusal(local.do(active, json.dumps(command), NOON))["family"] == "error"
    command = {"type": "decide", "step": 1, "decision": {"type": "move"}}
    error = refusal(local.do(active, json.dumps(command), NOON))
    assert error == {"code": "bad_frame", "family": "table", "details": {"where": "decision"}}
    assert refusal(local.do(1 - active, '{"type":"roll","step":0}', NOON))["code"] == "out_of_date"
    assert refusal(local.do(7, '{"type":"resign"}', NOON))["code"] == "not_seated"


@pytest.mark.parametrize("wrong", [-1, 1.5, "x", None, 10**20, True])
def test_numbers_that_are_none_are_refused(wrong: Any) -> None:
    local = begun()
    assert refusal(local.tick(wrong, 0))["details"] == {"where": "now"}
    assert refusal(local.tick(NOON, wrong))["details"] == {"where": "pause"}
    assert refusal(local.log(wrong))["details"] == {"where": "after"}
    assert refusal(local.create('{"game":"classic"}', json.dumps([OLA, JAN]), wrong))["details"] == {"where": "now"}
    assert "error" in json.loads(local.do(wrong, '{"type":"resign"}', NOON))
    if wrong is not None:
        assert "error" in json.loads(local.look(wrong, None, NOON))
        assert refusal(local.look(0, wrong, NOON))["details"] == {"where": "after"}


def test_a_text_that_is_no_record_is_refused() -> None:
    assert refusal(LocalTable().verify("hello"))["code"] == "bad_record"
    deep = f'[Game "onboard"]\n[Players "2"]\n[Position "{"[" * 30_000}"]\n'
    assert refusal(LocalTable().verify(deep))["code"] == "bad_record"
    assert refusal(LocalTable().verify("x" * (module.MAX_RECORD + 1)))["details"] == {"where": "record"}


def test_before_there_is_a_table_there_is_nothing() -> None:
    local = LocalTable()
    for text in (local.log(), local.record(), local.look(0, None, NOON), local.tick(NOON, 0)):
        assert refusal(text)["code"] == "no_such_table"
    assert refusal(local.do(0, '{"type":"resign"}', NOON))["code"] == "no_such_table"


def test_who_has_seen_more_than_there_is_gets_the_table_alone() -> None:
    seen = look(begun(), 0, 99)
    assert (seen["resync"], seen["happenings"]) == (True, [])
