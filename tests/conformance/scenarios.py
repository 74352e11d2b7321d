"""The rule scenarios, and what it means that one holds: the same for the library and for the referee."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

Json = dict[str, Any]

SCENARIOS: list[Json] = json.loads(Path(__file__).with_name("scenarios.json").read_text("utf-8"))["scenarios"]


class Refused(Exception):
    """The rules said no."""


class Judge(Protocol):
    """Somebody who knows the rules and speaks JSON."""

    def new(self, game: str, options: Json) -> Json: ...
    def legal(self, state: Json, player: int) -> list[Json]: ...
    def apply(self, state: Json, decisions: Json, chance: Json | None) -> Json: ...
    def score(self, state: Json) -> tuple[list[Json], list[int]]: ...
    def view(self, state: Json, player: int) -> Json: ...


def hold(scenario: Json, judge: Judge) -> None:
    """Play a scenario and check everything it expects."""
    if scenario.get("new_raises"):
        try:
            judge.new(scenario["game"], scenario["new"])
        except Refused:
            return
        raise AssertionError("the set-up should be refused")
    state = scenario["setup"] if "setup" in scenario else judge.new(scenario["game"], scenario["new"])
    _check(scenario.get("expect", {}), state, judge)
    for step in scenario.get("steps", []):
        before = json.dumps(state)
        try:
            after = judge.apply(state, step.get("decisions", {}), step.get("chance"))
        except Refused:
            assert step.get("raises"), f"refused: {step}"
            after = state
        else:
            assert not step.get("raises"), f"should be refused: {step}"
        assert json.dumps(state) == before
        state = after
        _check(step.get("expect", {}), state, judge)


def _check(expected: Json, state: Json, judge: Judge) -> None:
    for what, value in expected.items():
        _CHECKS.get(what, _plain)(what, value, state, judge)


def _plain(what: str, value: object, state: Json, _judge: Judge) -> None:
    assert state[what] == value, what


def _unordered(what: str, value: Iterable[str], state: Json, _judge: Judge) -> None:
    assert sorted(state[what]) == sorted(value), what


def canonical(decision: Json) -> str:
    """A decision as a text that does not depend on the order in which cards are named."""
    return json.dumps({k: sorted(v) if k == "cards" else v for k, v in decision.items()}, sort_keys=True)


def _legal(what: str, value: Mapping[str, Any], state: Json, judge: Judge) -> None:
    for seat, wanted in value.items():
        legal = [canonical(d) for d in judge.legal(state, int(seat))]
        assert len(set(legal)) == len(legal)
        if what == "legal_count":
            assert len(legal) == wanted
            continue
        named = {canonical(d) for d in wanted}
        if what == "legal":
            assert set(legal) == named
        elif what == "legal_has":
            assert named <= set(legal)
        else:
            assert not named & set(legal)


def _plays(state: Json, judge: Judge) -> list[tuple[frozenset[str], str, tuple[int, ...]]]:
    legal = judge.legal(state, state["active"])
    return [(frozenset(d["cards"]), d["color"], tuple(d["marks"])) for d in legal]


def _marks_for(_what: str, value: list[Json], state: Json, judge: Judge) -> None:
    plays = _plays(state, judge)
    for case in value:
        wanted = {tuple(marks) for marks in case["marks"]}
        assert {m for c, color, m in plays if c == frozenset(case["cards"]) and color == case["color"]} == wanted


def _can_play(what: str, value: list[list[str]], state: Json, judge: Judge) -> None:
    shown = {cards for cards, _, _ in _plays(state, judge)}
    for cards in value:
        assert (frozenset(cards) in shown) == (what == "can_play")


def _sheets(_what: str, value: Json, state: Json, _judge: Judge) -> None:
    for seat, entries in value.items():
        sheet = state["sheets"][int(seat)]
        for entry, wanted in entries.items():
            got = sheet[entry]
            assert (sorted(got) if entry == "locks" else got) == (sorted(wanted) if entry == "locks" else wanted)


def _score(_what: str, value: Json, state: Json, judge: Judge) -> None:
    scores, _ = judge.score(state)
    for seat, entries in value.items():
        for entry, wanted in entries.items():
            got = scores[int(seat)][entry]
            assert ({k: got[k] for k in wanted} if isinstance(wanted, dict) else got) == wanted


def _winners(_what: str, value: list[int], state: Json, judge: Judge) -> None:
    assert judge.score(state)[1] == value


def _over(_what: str, value: bool, state: Json, judge: Judge) -> None:
    assert (state["phase"] == "over") == value
    if value:
        assert all(not judge.legal(state, seat) for seat in range(state["players"]))


def _dice(_what: str, value: list[str], state: Json, _judge: Judge) -> None:
    assert set(state["dice"]) - {"white"} == set(value)


def _hands(_what: str, value: Json, state: Json, _judge: Judge) -> None:
    for seat, hand in value.items():
        assert sorted(state["hands"][int(seat)]) == sorted(hand)


def _hand_sizes(_what: str, value: list[int], state: Json, _judge: Judge) -> None:
    assert [len(hand) for hand in state["hands"]] == value


def _pile_size(_what: str, value: int, state: Json, _judge: Judge) -> None:
    assert len(state["pile"]) == value


def _number(_what: str, value: int, state: Json, _judge: Judge) -> None:
    assert state["phase"] == "number"
    assert int(state["pile"][0][1:]) == value


def _view(_what: str, value: Json, state: Json, judge: Judge) -> None:
    for seat, entries in value.items():
        view = judge.view(state, int(seat))
        assert {entry: view[entry] for entry in entries} == entries


_CHECKS: dict[str, Any] = {
    "legal": _legal,
    "legal_has": _legal,
    "legal_not": _legal,
    "legal_count": _legal,
    "marks_for": _marks_for,
    "can_play": _can_play,
    "cannot_play": _can_play,
    "sheets": _sheets,
    "score": _score,
    "winners": _winners,
    "over": _over,
    "coloured_dice": _dice,
    "closed": _unordered,
    "discard": _unordered,
    "display": _unordered,
    "hands": _hands,
    "hand_sizes": _hand_sizes,
    "pile_size": _pile_size,
    "number": _number,
    "view": _view,
}
