"""Benchmarks of the plain rules: games, referee and perft, against a bare loop in the same Python.

The loop measures the cost of an interpreter step on this machine.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from rowlock import Game
from rowlock.bots import RandomBot, advance
from rowlock.formats.codec import decision_to_json, position_to_json
from rowlock.perft import perft
from rowlock.referee import answer
from rowlock.rng import ChanceSource
from rowlock.rules import RULESETS, cards, classic, full_deck, onboard

from .timing import Measure, Work, timed

BASELINE_STEPS = 1_000_000
BARE_LOOP = "a million steps of a bare Python loop"


def baseline() -> int:
    """A bare loop: a million steps are the unit of the ratios."""
    value = 0
    for _ in range(BASELINE_STEPS):
        value = (value * 5 + 1) & 0xFFFF
    return 1


def rules_games(name: str, games: int) -> Callable[[], int]:
    """Random two-player games on the rules alone: options, choice, unchecked apply."""
    rules: Any = RULESETS[name]

    def run() -> int:
        choose = random.Random(1).random
        for at in range(games):
            source, draw = ChanceSource(str(at)), 2
            deck = {"deck": source.shuffle(1, full_deck(False))} if name == "cards" else {}
            position = rules.new(2, **deck)
            while position.phase != "over":
                wanted, chance = rules.chance(position), None
                if wanted is not None:
                    chance = source.dice(draw) if wanted == "dice" else source.shuffle(draw, position.discard)
                    draw += 1
                decisions = {}
                for seat in rules.to_act(position):
                    options = rules.options(position, seat)
                    decisions[seat] = options[int(choose() * len(options))]
                position = rules.apply_unchecked(position, decisions, chance)
        return games

    return run


def whole_games(name: str, games: int) -> Callable[[], int]:
    """The same through Game: views, checked decisions, a record."""

    def run() -> int:
        for at in range(games):
            game = Game.new(name, 2, seed=at)
            advance(game, {0: RandomBot("0"), 1: RandomBot("1")})
        return games

    return run


def requests(name: str) -> list[bytes]:
    """The referee requests of a game: wants, legal moves, apply, view and score."""
    game, lines = Game.new(name, 2, seed=1), list[bytes]()
    bot = RandomBot("1")

    def request(**fields: object) -> None:
        lines.append(json.dumps(fields).encode() + b"\n")

    while not game.over:
        position = game.position
        state = position_to_json(position)
        request(op="wants", state=state)
        if game.wants == "dice":
            game.roll()
            continue
        decisions = {}
        for seat in game.to_act:
            request(op="legal", state=state, player=seat)
            choice = bot.choose(game.view(seat), game.options(seat))
            decisions[str(seat)] = decision_to_json(choice, position)
            game.play(seat, choice)
        if game.record.steps[-1].chance is None:
            request(op="apply", state=state, decisions=decisions)
        request(op="view", state=state, player=0)
        request(op="score", state=state)
    return lines


def referee_in_process(name: str) -> Callable[[], int]:
    lines = requests(name)

    def run() -> int:
        for line in lines:
            assert not answer(line).startswith(b'{"error"')
        return len(lines)

    return run


def referee_over_a_pipe(name: str) -> Work:
    """One request at a time, each awaiting its answer, like a driver in another language."""
    lines = requests(name)

    def run() -> float:
        command = [sys.executable, "-m", "rowlock", "referee"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(b"{}\n")
            process.stdin.flush()
            process.stdout.readline()
            began = perf_counter()
            for line in lines:
                process.stdin.write(line)
                process.stdin.flush()
                assert not process.stdout.readline().startswith(b'{"error"')
            seconds = perf_counter() - began  # excludes the start of Python
            process.stdin.close()
        return len(lines) / seconds

    return run


def perft_one_turn() -> int:
    for rules in (classic, onboard):
        perft(rules.new(2), 1)
    perft(cards.new(2, full_deck(False)), 1)
    return 3


def measures() -> list[Measure]:
    """The measurements of the plain rules."""
    found = list[Measure]()

    def add(what: str, unit: str, work: Work) -> None:
        found.append(Measure(what, unit, work, BARE_LOOP, timed(baseline)))

    for name, games in (("classic", 400), ("cards", 120), ("onboard", 150)):
        add(f"{name}: random games of two, rules alone", "games", timed(rules_games(name, games)))
        add(f"{name}: random games of two, through Game", "games", timed(whole_games(name, games // 3)))
    for name in RULESETS:
        add(f"{name}: referee, in process", "requests", timed(referee_in_process(name)))
        add(f"{name}: referee, over a pipe", "requests", referee_over_a_pipe(name))
    add("perft of one turn of two players, of each game", "counts", timed(perft_one_turn))
    return found
