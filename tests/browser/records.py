"""Finished games made without a browser: at a table of the server, or as notation."""

from contextlib import ExitStack
from dataclasses import replace
from random import Random
from typing import Any

import httpx

from rowlock import Game, RecordError, RuleError, fairness
from rowlock.formats import notation
from rowlock.record import Record
from rowlock.rules import Dice

from .. import http_client as plain_http
from ..server.processes import Server

NAMES = ("Ada", "Ben")
MAX_COMMANDS = 3000
View = dict[str, Any]


def finished_table(server: Server, game: str) -> str:
    """Play a game of Ada and Ben over the API; return the id of the table."""
    with ExitStack() as stack:
        people = [stack.enter_context(plain_http.client(base_url=f"{server.url}/api")) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            person.post("/guests", json={"name": name}).raise_for_status()
        table = people[0].post("/tables", json={"game": game}).raise_for_status().json()["id"]
        for person in people:
            _do(person, table, {"type": "sit"})
        _play(people, table, _do(people[0], table, {"type": "start"}))
        return str(table)


def _do(person: httpx.Client, table: str, command: View) -> View:
    answer = person.post(f"/tables/{table}/commands", json={"command": command}).raise_for_status()
    view: View = answer.json()["table"]
    return view


def _play(people: list[httpx.Client], table: str, view: View) -> None:
    """Play random legal decisions until the game is over."""
    rng = Random(table)
    for _ in range(MAX_COMMANDS):
        if view["status"] == "finished":
            return
        seat = view["game"]["to_act"][0]
        if view["you"] != seat:
            view = people[seat].get(f"/tables/{table}").json()
        game = view["game"]
        decision = {} if game["roll"] else {"decision": rng.choice(game["options"])}
        command = {"type": "decide" if decision else "roll", "step": game["step"], **decision}
        view = _do(people[seat], table, command)
    raise AssertionError("the game does not end")


def game_text(game: str, seed: str = "rowlock") -> str:
    """A random game of Ada and Ben in notation, with its seed and a commitment to it."""
    rng = Random(seed)
    played = Game.new(game, NAMES, seed=seed, date="2026-01-31", commitment=fairness.commitment_to(seed))
    while not played.over:
        if played.wants == "dice":
            played.roll()
        seat = played.to_act[0]
        played.play(seat, rng.choice(played.options(seat)))
    return str(played)


def one_die_changed(text: str) -> str:
    """The same game with one die changed; still a legal game."""
    record = notation.read(text)
    for at, step in reversed(list(enumerate(record.steps))):
        if isinstance(step.chance, Dice):
            one, other = step.chance.white
            changed = replace(step, chance=replace(step.chance, white=(one % 6 + 1, other)))
            try:
                return _checked(replace(record, steps=(*record.steps[:at], changed, *record.steps[at + 1 :])))
            except (RuleError, RecordError):
                continue  # a player crossed that sum
    raise AssertionError("no die can be changed")


def _checked(record: Record) -> str:
    text = notation.write(record)
    notation.read(text)
    return text
