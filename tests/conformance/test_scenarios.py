"""All rule scenarios, through the public library and through the referee as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from rowlock import RULESETS, FormatError, RuleError, position_from_json, position_to_json
from rowlock.interchange import chance_from_json, decision_from_json, decision_to_json, score_to_json, view_to_json
from rowlock.rules import CARDS, ruleset_of, winners

from .scenarios import SCENARIOS, Json, Refused, hold


class Library:
    """The rules called from Python."""

    def new(self, game: str, options: Json) -> Json:
        arguments = {"jokers" if name == "joker" else name: value for name, value in options.items()}
        if "deck" in arguments:
            arguments["deck"] = [CARDS[text] for text in arguments["deck"]]
        ruleset: Any = RULESETS[game]
        try:
            return position_to_json(ruleset.new(**arguments))
        except RuleError as error:
            raise Refused from error

    def legal(self, state: Json, player: int) -> list[Json]:
        position = position_from_json(state)
        return [decision_to_json(option, position) for option in ruleset_of(position).options(position, player)]

    def apply(self, state: Json, decisions: Json, chance: Json | None) -> Json:
        position = position_from_json(state)
        assert position_to_json(position) == state
        try:
            chosen = {int(seat): decision_from_json(data, position) for seat, data in decisions.items()}
            return position_to_json(ruleset_of(position).apply(position, chosen, chance_from_json(chance)))
        except (RuleError, FormatError) as error:
            raise Refused from error

    def score(self, state: Json) -> tuple[list[Json], list[int]]:
        position = position_from_json(state)
        scores = ruleset_of(position).scores(position)
        return [score_to_json(score) for score in scores], list(winners(scores))

    def view(self, state: Json, player: int) -> Json:
        position = position_from_json(state)
        table: Any = ruleset_of(position).view(position, player)
        return view_to_json(table, player)


class Referee:
    """The rules asked over a pipe."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rowlock", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, **request: object) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        if "error" in reply:
            assert set(reply["error"]) >= {"code", "message"}
            raise Refused(reply["error"]["message"])
        return reply

    def new(self, game: str, options: Json) -> Json:
        state: Json = self.ask(op="new", game=game, **options)["state"]
        return state

    def legal(self, state: Json, player: int) -> list[Json]:
        legal: list[Json] = self.ask(op="legal", state=state, player=player)["legal"]
        return legal

    def apply(self, state: Json, decisions: Json, chance: Json | None) -> Json:
        after: Json = self.ask(op="apply", state=state, decisions=decisions, chance=chance)["state"]
        return after

    def score(self, state: Json) -> tuple[list[Json], list[int]]:
        reply = self.ask(op="score", state=state)
        return reply["score"], reply["winners"]

    def view(self, state: Json, player: int) -> Json:
        view: Json = self.ask(op="view", state=state, player=player)["view"]
        return view

    def close(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


@pytest.fixture(scope="module")
def referee() -> Iterator[Referee]:
    judge = Referee()
    yield judge
    assert judge.close() == 0


def test_all_scenarios_are_here() -> None:
    assert len(SCENARIOS) == 145


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario["id"]))
def test_scenario_in_the_library(scenario: Json) -> None:
    hold(scenario, Library())


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario["id"]))
def test_scenario_with_the_referee(scenario: Json, referee: Referee) -> None:
    hold(scenario, referee)
