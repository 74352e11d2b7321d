"""How fast the plain rules are.

Seconds differ from machine to machine, so every figure also stands as a ratio to a baseline of the same run: a bare
loop in the same Python, which says what an interpreter step costs here and now.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from rowlock import Game, __version__
from rowlock.bots import RandomBot, advance
from rowlock.chance import ChanceSource
from rowlock.interchange import decision_to_json, position_to_json
from rowlock.perft import perft
from rowlock.referee import answer
from rowlock.rules import RULESETS, cards, classic, full_deck, onboard

ROUNDS = 5
BASELINE_STEPS = 1_000_000


def baseline() -> int:
    """A bare loop: its million steps are the unit of the ratios."""
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
    """What a driver asks the referee in the course of a game: who, what is legal, apply, and now and then the rest."""
    game, lines = Game.new(name, 2, seed=1), list[bytes]()
    bot = RandomBot("1")

    def ask(**request: object) -> None:
        lines.append(json.dumps(request).encode() + b"\n")

    while not game.over:
        position = game.position
        state = position_to_json(position)
        ask(op="wants", state=state)
        if game.wants == "dice":
            game.roll()
            continue
        decisions = {}
        for seat in game.to_act:
            ask(op="legal", state=state, player=seat)
            choice = bot.choose(game.view(seat), game.options(seat))
            decisions[str(seat)] = decision_to_json(choice, position)
            game.play(seat, choice)
        if game.record.steps[-1].chance is None:
            ask(op="apply", state=state, decisions=decisions)
        ask(op="view", state=state, player=0)
        ask(op="score", state=state)
    return lines


def referee_in_process(name: str) -> Callable[[], int]:
    lines = requests(name)

    def run() -> int:
        for line in lines:
            assert not answer(line).startswith(b'{"error"')
        return len(lines)

    return run


def referee_over_a_pipe(name: str) -> Callable[[], int]:
    """One request at a time, each waiting for its answer, as a driver in another language would."""
    lines = requests(name)

    def run() -> int:
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
            run.seconds = perf_counter() - began  # type: ignore[attr-defined]  # without the start of Python
            process.stdin.close()
        return len(lines)

    return run


def perft_one_turn() -> int:
    for rules in (classic, onboard):
        perft(rules.new(2), 1)
    perft(cards.new(2, full_deck(False)), 1)
    return 3


def best(run: Callable[[], int]) -> float:
    """Units a second in the best of some rounds: the one least disturbed."""
    rates = []
    for _ in range(ROUNDS):
        began = perf_counter()
        units = run()
        rates.append(units / getattr(run, "seconds", perf_counter() - began))
    return max(rates)


def main() -> None:
    figures: list[tuple[str, str, Callable[[], int]]] = []
    for name, games in (("classic", 400), ("cards", 120), ("onboard", 150)):
        figures.append((f"{name}: random two-player games, rules alone", "games", rules_games(name, games)))
        figures.append((f"{name}: random two-player games, through Game", "games", whole_games(name, games // 3)))
    for name in RULESETS:
        figures.append((f"{name}: referee, in process", "requests", referee_in_process(name)))
        figures.append((f"{name}: referee, over a pipe", "requests", referee_over_a_pipe(name)))
    figures.append(("perft of one turn, two players, of each game", "counts", perft_one_turn))
    console = Console()
    unit = best(baseline)
    table = Table(title=f"rowlock {__version__} on Python {sys.version.split()[0]}, one core, best of {ROUNDS}")
    table.add_column("what")
    table.add_column("a second", justify="right")
    table.add_column("per million steps of a bare loop", justify="right")
    for what, of, run in track(figures, description="measuring", console=Console(stderr=True), transient=True):
        rate = best(run)
        table.add_row(what, f"{rate:,.0f} {of}", f"{rate / unit:,.1f} {of}")
    table.caption = f"baseline: {unit * BASELINE_STEPS / 1e6:,.1f} million steps of the bare loop a second"
    console.print(table)


if __name__ == "__main__":
    main()
