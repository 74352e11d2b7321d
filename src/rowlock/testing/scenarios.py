"""Scenarios of the rules: positions, chance and decisions with expected results.

They are data, ``scenarios.json``, to test any implementation of the rules: write a :class:`Judge` for yours, or make it
answer like ``rowlock referee`` and use :class:`ProgramJudge`.
"""

import json
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol, cast

from .. import referee
from ..formats.schema import Json
from .expect import expect


@cache
def scenarios() -> tuple[Json, ...]:
    """All scenarios: ``id``, ``game``, ``title``, clauses in ``refs``, and entries described in ``format``."""
    return tuple(json.loads(files("rowlock.testing").joinpath("scenarios.json").read_text("utf-8"))["scenarios"])


class RefusedError(Exception):
    """Raised by a judge for an illegal setup or decision."""


class Judge(Protocol):
    """An implementation of the rules on the interchange format. Raises RefusedError for what is illegal."""

    def new(self, game: str, options: Json, /) -> Json: ...
    def legal(self, state: Json, player: int, /) -> list[Json]: ...
    def apply(self, state: Json, decisions: Json, chance: Json | None, /) -> Json: ...
    def score(self, state: Json, /) -> tuple[list[Json], list[int]]: ...
    def view(self, state: Json, player: int, /) -> Json: ...


class _RefereeJudge(ABC):
    """Asks by the protocol of ``rowlock referee``."""

    @abstractmethod
    def answer(self, line: bytes) -> bytes:
        """Return the reply to a request."""

    def ask(self, **request: object) -> Json:
        reply: Json = json.loads(self.answer(json.dumps(request).encode()))
        if "error" in reply:
            expect(bool(reply["error"]["code"]), "an error has a code")
            raise RefusedError(reply["error"]["message"])
        return reply

    def new(self, game: str, options: Json) -> Json:
        return cast("Json", self.ask(op="new", game=game, **options)["state"])

    def legal(self, state: Json, player: int) -> list[Json]:
        return cast("list[Json]", self.ask(op="legal", state=state, player=player)["legal"])

    def apply(self, state: Json, decisions: Json, chance: Json | None) -> Json:
        return cast("Json", self.ask(op="apply", state=state, decisions=decisions, chance=chance)["state"])

    def score(self, state: Json) -> tuple[list[Json], list[int]]:
        reply = self.ask(op="score", state=state)
        return reply["score"], reply["winners"]

    def view(self, state: Json, player: int) -> Json:
        return cast("Json", self.ask(op="view", state=state, player=player)["view"])


class LibraryJudge(_RefereeJudge):
    """The rules of this library."""

    def answer(self, line: bytes) -> bytes:
        return referee.answer(line)


class ProgramJudge(_RefereeJudge):
    """A program that answers JSON lines like ``rowlock referee``."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - the caller's

    def answer(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def close(self) -> int:
        """Close the program's input; returns its exit code."""
        self.process.communicate()
        return self.process.returncode


def check_scenarios(judge: Judge, only: Iterable[Json] | None = None) -> int:
    """Run the scenarios; returns their number. AssertionError names the first that fails."""
    count = 0
    for scenario in scenarios() if only is None else only:
        try:
            _run(scenario, judge)
        except AssertionError as fault:
            name = f"{scenario['id']} ({', '.join(scenario['refs'])}) {scenario['title']}"
            raise AssertionError(f"{name}: {fault}") from fault
        count += 1
    return count


def _run(scenario: Json, judge: Judge) -> None:
    if scenario.get("new_raises"):
        try:
            judge.new(scenario["game"], scenario["new"])
        except RefusedError:
            return
        expect(False, "the setup should be illegal")
    state = scenario["setup"] if "setup" in scenario else judge.new(scenario["game"], scenario["new"])
    _check(scenario.get("expect", {}), state, judge)
    for step in scenario.get("steps", []):
        before = json.dumps(state)
        try:
            after = judge.apply(state, step.get("decisions", {}), step.get("chance"))
            expect(not step.get("raises"), f"should be illegal: {step}")
        except RefusedError as error:
            expect(bool(step.get("raises")), f"illegal ({error}): {step}")
            after = state
        expect(json.dumps(state) == before, "the old state changed")
        state = after
        _check(step.get("expect", {}), state, judge)


def _check(expectations: Json, state: Json, judge: Judge) -> None:
    for what, expected in expectations.items():
        found = _FOUND[what](expected, state, judge) if what in _FOUND else state[what]
        same = sorted(found) == sorted(expected) if what in _UNORDERED else found == expected
        expect(same, f"{what} should be {expected}, but is {found}")


_UNORDERED: Final = ("closed", "discard", "display", "coloured_dice")


def _canonical(decision: Json) -> str:
    """A decision as a text that does not depend on the order of cards."""
    return json.dumps({k: sorted(v) if k == "cards" else v for k, v in decision.items()}, sort_keys=True)


def _legal(state: Json, player: str, judge: Judge) -> list[str]:
    legal = sorted(_canonical(decision) for decision in judge.legal(state, int(player)))
    expect(len(set(legal)) == len(legal), "duplicate legal decision")
    return legal


def _exactly(expected: Json, state: Json, judge: Judge) -> Json:
    legal = {seat: _legal(state, seat, judge) for seat in expected}
    return {
        seat: some if sorted(map(_canonical, some)) == legal[seat] else legal[seat] for seat, some in expected.items()
    }


def _marks(expected: list[Json], state: Json, judge: Judge) -> list[Json]:
    plays = judge.legal(state, state["active"])
    found: list[Json] = []
    for case in expected:
        marks = [p["marks"] for p in plays if set(p["cards"]) == set(case["cards"]) and p["color"] == case["color"]]
        found.append(case if sorted(marks) == sorted(case["marks"]) else {**case, "marks": marks})
    return found


def _can_show(cards: Sequence[str], state: Json, judge: Judge) -> bool:
    return any(set(play["cards"]) == set(cards) for play in judge.legal(state, state["active"]))


def _named(expected: Any, found: Any) -> Any:
    """Restrict ``found`` recursively to the entries in ``expected``; lists of texts match in any order."""
    if isinstance(expected, dict):
        entries = cast("Json", expected)
        return {
            key: _named(entries[key], found[int(key)] if isinstance(found, list) else found[key]) for key in entries
        }
    if isinstance(expected, list):
        texts = cast("list[object]", expected)
        if all(isinstance(entry, str) for entry in (*texts, *found)):
            return texts if sorted(map(str, texts)) == sorted(found) else found
    return found


_FOUND: Final[dict[str, Callable[[Any, Json, Judge], Any]]] = {
    "legal": _exactly,
    "legal_has": lambda expected, state, judge: {
        seat: [each for each in some if _canonical(each) in _legal(state, seat, judge)]
        for seat, some in expected.items()
    },
    "legal_not": lambda expected, state, judge: {
        seat: [each for each in some if _canonical(each) not in _legal(state, seat, judge)]
        for seat, some in expected.items()
    },
    "legal_count": lambda expected, state, judge: {seat: len(_legal(state, seat, judge)) for seat in expected},
    "marks_for": _marks,
    "can_play": lambda expected, state, judge: [some for some in expected if _can_show(some, state, judge)],
    "cannot_play": lambda expected, state, judge: [some for some in expected if not _can_show(some, state, judge)],
    "sheets": lambda expected, state, _: _named(expected, state["sheets"]),
    "hands": lambda expected, state, _: _named(expected, state["hands"]),
    "score": lambda expected, state, judge: _named(expected, judge.score(state)[0]),
    "winners": lambda _, state, judge: judge.score(state)[1],
    "over": lambda expected, state, judge: (
        state["phase"] == "over"
        and not (expected and any(judge.legal(state, seat) for seat in range(state["players"])))
    ),
    "coloured_dice": lambda _, state, __: [die for die in state["dice"] if die != "white"],
    "hand_sizes": lambda _, state, __: [len(hand) for hand in state["hands"]],
    "pile_size": lambda _, state, __: len(state["pile"]),
    "number": lambda _, state, __: int(state["pile"][0][1:]) if state["phase"] == "number" else None,
    "view": lambda expected, state, judge: {
        seat: _named(entries, judge.view(state, int(seat))) for seat, entries in expected.items()
    },
}
