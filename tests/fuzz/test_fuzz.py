"""Fuzz tests of every parser: bad input raises only the documented error, accepted input is sound."""

import json
import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from rowlock import (
    FormatError,
    Game,
    IllegalMove,
    IllegalSetup,
    Position,
    RecordError,
    position_from_json,
    position_to_json,
)
from rowlock.formats import notation
from rowlock.formats.codec import chance_to_json, decision_from_json, decision_to_json, view_to_json
from rowlock.referee import answer
from rowlock.rules import cards, check_track, full_deck, named_track, onboard
from tests.games import SETUPS, SHORT_TRACK, every_decision, random_dice, random_game

from .mutation import NASTY, Json, mutated, mutated_bytes, mutated_text, paths, similar

pytestmark = [pytest.mark.fuzz, pytest.mark.no_cover]  # four times slower under a tracer

INPUTS = 100_000 if os.environ.get("ROWLOCK_DEEP") else 10_000
"""Inputs per parser. A normal run takes the first chunk; ``ROWLOCK_DEEP=1`` takes all ten."""
CHUNK = 10_000
CHUNKS = INPUTS // CHUNK

T = TypeVar("T")
E = TypeVar("E", bound=Exception)


def attempt(call: Callable[[], T], allowed: type[E]) -> T | E:
    """The result of a call, or the one error it may raise."""
    try:
        return call()
    except allowed as error:
        return error


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@cache
def some_positions() -> list[Position]:
    """Positions of all games in all phases, from the first to the last turn."""
    found: dict[tuple[object, ...], Position] = {}
    for setup in range(len(SETUPS)):
        for seed in range(8):
            for position in random_game(f"fuzz {seed}", setup=setup).record.positions():
                key = (setup, position.phase, position.end_reason, len(position.sheets), position.turn % 7)
                found.setdefault(key, position)
    return list(found.values())


def exercise(position: Position, rng: Random) -> None:
    """Use an accepted position in every way. Decisions may raise only IllegalMove."""
    data = position_to_json(position)
    assert position_from_json(data) == position
    rules = position.rules
    rules.scores(position)
    seats = rules.to_act(position)
    for seat in range(len(position.sheets)):
        table: Any = rules.view(position, seat)
        view_to_json(table, seat)
        assert bool(rules.options(position, seat)) == (seat in seats)
    decisions = {seat: rng.choice(rules.options(position, seat)) for seat in seats}
    kind = rules.chance(position)
    chance: Any = None
    if kind == "dice":
        chance = random_dice(rng)
    elif kind == "reshuffle":
        assert isinstance(position, cards.Position)
        chance = position.discard
    if position.phase == "over":
        with pytest.raises(IllegalMove):
            rules.apply(position)
        return
    for decision in decisions.values():
        assert decision_from_json(decision_to_json(decision, position), position) == decision
    after = rules.apply(position, decisions, chance)
    assert after == rules.apply_unchecked(position, decisions, chance)
    if after.turn < 100_000:
        position_to_json(after)


def try_any_decisions(position: Position, rng: Random) -> None:
    """Arbitrary decisions are legal or raise IllegalMove."""
    rules = position.rules
    for seat in rules.to_act(position):
        every = list(every_decision(position, seat))
        for decision in rng.sample(every, 3):
            legal = decision in rules.options(position, seat)
            others = {at: rules.options(position, at)[0] for at in rules.to_act(position) if at != seat}
            chance = position.discard if isinstance(position, cards.Position) and rules.chance(position) else None
            try:
                rules.apply(position, {**others, seat: decision}, chance)
            except IllegalMove:
                assert not legal
            else:
                assert legal


def canonical(state: Json) -> Json:
    """Normalize an accepted state: order of locks, dice of closed rows."""
    order = ["red", "yellow", "green", "blue"]
    sheets = [{**sheet, "locks": sorted(sheet["locks"], key=order.index)} for sheet in state["sheets"]]
    state = {**state, "sheets": sheets}
    if state["game"] != "cards":
        state["closed"] = sorted(state["closed"], key=order.index)
        if state["dice"] is not None:
            state["dice"] = {name: face for name, face in state["dice"].items() if name not in state["closed"]}
    return state


@chunks
def test_any_json_is_a_position_or_refused(chunk: int) -> None:
    rng = Random(f"positions {chunk}")
    examples = [(data, paths(data)) for data in map(position_to_json, some_positions())]
    accepted = 0
    for number in range(CHUNK):
        data, places = rng.choice(examples)
        hostile = mutated(data, places, rng)
        position = attempt(lambda: position_from_json(hostile), FormatError)  # noqa: B023 - called at once
        if isinstance(position, FormatError):
            assert position.code == "bad_position"
            continue
        accepted += 1
        assert json.dumps(position_to_json(position), sort_keys=True) == json.dumps(canonical(hostile), sort_keys=True)
        exercise(position, rng)
        if number % 20 == 0:
            try_any_decisions(position, rng)
    assert CHUNK * 0.05 < accepted < CHUNK * 0.6


WORDS = [
    "-",
    "?",
    "|",
    "~",
    ">",
    "(-5)",
    "r5",
    "r12!",
    "g2",
    "b-",
    "@3",
    "@5+g10",
    "1A.",
    "2B.",
    "3C.",
    "4+1",
    "6+6",
    "R2",
    "Y6",
]
WORDS += [
    "G5",
    "B1",
    "J7",
    "7:",
    "12:",
    '[A "x"]',
    '[Seed "1"]\n',
    "r13",
    "R13",
    "0A.",
    "999999A.",
    "1F.",
    "١",
    "@999",
    "+",
    "1+",
    ";",
]


@cache
def some_texts() -> list[str]:
    """Short games of all kinds: openings, a few turns, and endings from a late position."""
    texts = [str(random_game(f"text {seed}", calls=seed % 25)) for seed in range(200)]
    for seed in range(100):
        whole = random_game(f"end {seed}", setup=seed % len(SETUPS)).record
        at = max(len(whole.steps) - 1 - seed % 4, 0)
        game = Game.at(whole.positions()[at], seed=seed)
        for step in whole.steps[at:]:
            if step.chance is not None and game.wants == "dice":
                game.roll(step.chance)  # type: ignore[arg-type]
            elif step.chance is not None:
                game.deal(step.chance)  # type: ignore[arg-type]
            for seat, decision in step.decisions.items():
                game.play(seat, decision)
        texts.append(str(game))
    return [text for text in texts if len(text) < 1500]


@chunks
def test_any_text_is_a_game_or_refused(chunk: int) -> None:
    rng = Random(f"records {chunk}")
    texts = some_texts()
    accepted = 0
    codes = Counter[str]()
    for number in range(CHUNK):
        text = rng.choice(texts)
        hostile = mutated_text(text, WORDS, rng)
        if number % 10 == 0:
            hostile = mutated_bytes(text.encode(), rng).decode("utf-8", "surrogateescape")
        record = attempt(lambda: notation.read(hostile), RecordError)  # noqa: B023 - called at once
        if isinstance(record, RecordError):
            codes[record.code] += 1
            lines = hostile.split("\n")
            assert 1 <= record.line <= len(lines)
            assert 1 <= record.column <= len(lines[record.line - 1]) + 1
            continue
        accepted += 1
        if number % 4 == 0:
            again = notation.write(record)
            assert notation.write(notation.read(again)) == again
            assert Game.replay(record).position == record.position
    assert CHUNK * 0.05 < accepted < CHUNK * 0.6
    assert len(codes) >= 12


def some_requests() -> list[Json]:
    requests: list[Json] = [
        {"op": "new", "game": "classic", "players": 3, "start": 1},
        {"op": "new", "game": "onboard", "players": 2, "track": SHORT_TRACK},
        {"op": "new", "game": "onboard", "players": 2, "track": "b"},
        {"op": "new", "game": "cards", "players": 2, "joker": True, "deck": [str(card) for card in full_deck(True)]},
    ]
    rng = Random("requests")
    for position in rng.sample(some_positions(), 60):
        rules, state = position.rules, position_to_json(position)
        decisions = {
            str(seat): decision_to_json(rng.choice(rules.options(position, seat)), position)
            for seat in rules.to_act(position)
        }
        chance = None
        if rules.chance(position) == "dice":
            chance = chance_to_json(random_dice(rng))
        elif isinstance(position, cards.Position) and rules.chance(position):
            chance = chance_to_json(position.discard)
        requests.append({"op": "apply", "state": state, "decisions": decisions, "chance": chance})
        requests += [{"op": op, "state": state} for op in ("score", "wants")]
        requests += [{"op": op, "state": state, "player": position.active} for op in ("legal", "view")]
    return requests


RESULTS = {"new": "state", "apply": "state", "legal": "legal", "score": "score", "view": "view", "wants": "players"}


@chunks
def test_any_line_has_an_answer(chunk: int) -> None:
    rng = Random(f"lines {chunk}")
    examples = []
    for request in some_requests():
        found = paths(request)
        # mutate the rest of a request as often as its position, which has most of the entries
        outside = [path for path in found if "state" not in path]
        examples.append((request, found, outside, json.dumps(request).encode()))
    answered = 0
    for number in range(CHUNK):
        request, everywhere, outside, line = rng.choice(examples)
        if number % 5 == 0:
            line = mutated_bytes(line, rng)
        else:
            line = json.dumps(mutated(request, everywhere if number % 4 else outside, rng)).encode()
        reply = json.loads(answer(line))
        assert isinstance(reply, dict)
        if set(reply) == {"error"}:
            error = reply["error"]
            assert isinstance(error["code"], str)
            assert error["message"]
            more = set(error) - {"code", "message"}
            assert more in (set(), {"clause"}, {"clause", "seat"}, {"where"})
        else:
            assert set(reply) & set(RESULTS.values())
            answered += 1
    assert CHUNK * 0.05 < answered < CHUNK * 0.6


@chunks
def test_any_json_is_a_track_or_refused(chunk: int) -> None:
    rng = Random(f"tracks {chunk}")
    tracks: list[Json] = [[list(field) for field in SHORT_TRACK], SHORT_TRACK[:5], [["blue", 2, 20]] * 60]
    tracks += [[[str(field.color), field.number, field.bonus] for field in named_track(name)] for name in ("a", "b")]
    examples = [(track, paths(track)) for track in tracks]
    accepted = 0
    for number in range(CHUNK):
        track, places = rng.choice(examples)
        hostile = mutated(track, places, rng)
        if number % 10 == 0:
            hostile = rng.choice([*NASTY, similar(track, rng)])
        fields = attempt(lambda: check_track(hostile), IllegalSetup)  # noqa: B023 - called at once
        if isinstance(fields, IllegalSetup):
            assert fields.clause == "AO1"
            continue
        accepted += 1
        again = [[str(field.color), field.number, field.bonus] for field in fields]
        assert json.dumps(again) == json.dumps(hostile)
        if number % 5 == 0:
            position = onboard.apply(onboard.new(2, hostile), {}, random_dice(rng))
            exercise(position, rng)
    assert CHUNK * 0.05 < accepted < CHUNK * 0.6
