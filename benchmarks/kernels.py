"""Benchmarks of the kernels: against a hand-written C simulator, the plain rules, and each other."""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from rowlock import Game
from rowlock.bots import GreedyBot, advance
from rowlock.kernels import batch as batches
from rowlock.kernels.policies import BUILT_IN, Policy, by_solution
from rowlock.kernels.simulate import Setup, simulate_games
from rowlock.lab.runner import BATCH_GAMES
from rowlock.lab.solve import prepare, solve
from rowlock.lab.workers import Threads, cores
from rowlock.rules import RULESETS

from .plain import BARE_LOOP, baseline, rules_games
from .timing import Measure, Work, timed

REFERENCE: Final = Path(__file__).parent / "reference" / "sim.c"
IN_C: Final = "the same in C (reference/sim.c, gcc -O3 -march=native)"
PLAIN: Final = "the plain rules"
GAMES: Final = {"classic": 2_000_000, "onboard": 1_000_000, "cards": 300_000}
PLAIN_GAMES: Final = {"classic": 600, "onboard": 250, "cards": 150}


class CompilerMissing(Exception):
    """No C compiler for the baseline."""


@cache
def scratch() -> Path:
    """A temporary folder for this run, removed at exit."""
    folder = Path(tempfile.mkdtemp(prefix="rowlock-bench-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def in_c(players: int, games: int) -> Work:
    """The C simulator, compiled now; it measures its own time, so process startup does not count."""
    compiler = shutil.which("gcc")
    if compiler is None:
        raise CompilerMissing("The baseline in C needs gcc: install it, for example with: sudo apt-get install gcc")
    program = scratch() / "sim"
    subprocess.run([compiler, "-O3", "-march=native", "-o", str(program), str(REFERENCE)], check=True)

    def work() -> float:
        command = [str(program), str(players), str(games), "1"]
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        rate = re.match(r"(\d+) games/s", output)
        assert rate is not None, output
        return float(rate[1])

    return work


def games_of(name: str, policies: Sequence[Policy], games: int, threads: int = 1) -> Work:
    """Whole games by kernels, in batches as in a simulation, on a number of threads."""
    setup = Setup(name, len(policies))
    simulate_games(setup, policies, 1, 0, 1)

    def run() -> int:
        with ThreadPoolExecutor(threads) as pool:
            firsts = range(0, games, BATCH_GAMES)
            list(pool.map(lambda first: simulate_games(setup, policies, 1, first, BATCH_GAMES), firsts))
        return -(-games // BATCH_GAMES) * BATCH_GAMES

    return timed(run)


def greedy_plain(name: str, games: int) -> Callable[[], int]:
    def run() -> int:
        for at in range(games):
            advance(Game.new(name, 2, seed=at), {0: GreedyBot(), 1: GreedyBot()})
        return games

    return run


def plain_steps(positions: int) -> Work:
    """Action 1 of many positions by the plain rules: options and the step."""
    rules = RULESETS["classic"]
    start = batches.pack([rules.new(2)] * positions)
    rolled = batches.unpack(batches.roll(start, batches.dice(1, np.arange(positions), 1)))

    def run() -> int:
        for position in rolled:
            options = [rules.options(position, seat) for seat in range(2)]
            rules.apply(position, {0: options[0][-1], 1: options[1][-1]})
        return positions

    return timed(run)


def batch_steps(positions: int) -> Work:
    """The same on a batch."""
    rules = RULESETS["classic"]
    start = batches.pack([rules.new(2)])
    many = batches.Batch("classic", np.repeat(start.records, positions))
    rolled = batches.roll(many, batches.dice(1, np.arange(positions), 1))

    def run() -> int:
        decisions = np.zeros((positions, 2), np.uint32)
        for seat in range(2):
            codes, counts = batches.options(rolled, seat)
            decisions[:, seat] = codes[np.arange(positions), counts - 1]
        batches.apply(rolled, decisions)
        return positions

    run()
    return timed(run)


def solving(players: int) -> Work:
    """Solve without a cache, on all cores; kernels are compiled before."""
    prepare(players)

    def work() -> float:
        with tempfile.TemporaryDirectory() as folder:
            began = perf_counter()
            solve(players, Threads(), folder=Path(folder))
            return 1 / (perf_counter() - began)

    return work


def starting(cold: bool) -> Work:
    """``rowlock simulate`` of a few games, process startup included; ``cold`` means without compiled kernels."""

    def work() -> float:
        with tempfile.TemporaryDirectory() as empty:
            command = [sys.executable, "-m", "rowlock", "simulate", "classic", "--bots", "greedy", "--games", "1000"]
            environment = {**os.environ, "NUMBA_CACHE_DIR": empty if cold else str(scratch())}
            began = perf_counter()
            subprocess.run([*command, "--json"], check=True, capture_output=True, env=environment)
            return 1 / (perf_counter() - began)

    if not cold:
        work()
    return work


def measures() -> list[Measure]:
    """The measurements of the kernels and the solver."""
    random, greedy = BUILT_IN["random"], BUILT_IN["greedy"]
    c = in_c(2, GAMES["classic"])
    alone = games_of("classic", [random] * 2, GAMES["classic"])
    found = [
        Measure("classic: random games of two, kernel, one thread", "games", alone, IN_C, c, aim=2),
        Measure(
            f"classic: random games of two, kernel, {min(2, cores())} threads",
            "games",
            games_of("classic", [random] * 2, 2 * GAMES["classic"], min(2, cores())),
            "the same on one thread",
            alone,
            aim=1.8,
        ),
    ]
    for name in RULESETS:
        work = alone if name == "classic" else games_of(name, [random] * 2, GAMES[name])
        plain = timed(rules_games(name, PLAIN_GAMES[name]))
        aim = None if name == "classic" else 500
        found.append(Measure(f"{name}: random games of two, kernel, one thread", "games", work, PLAIN, plain, aim))
    for name in RULESETS:
        work, plain = games_of(name, [greedy] * 2, 100_000), timed(greedy_plain(name, 60))
        found.append(Measure(f"{name}: greedy games of two, kernel, one thread", "games", work, "Game and bots", plain))
    for players in (3, 4, 5):
        work = games_of("classic", [random] * players, 1_000_000)
        against = in_c(players, 1_000_000)
        found.append(Measure(f"classic: random games of {players}, kernel, one thread", "games", work, IN_C, against))
    optimal = by_solution(solve(1, Threads()))
    found += [
        Measure("classic: action 1 of a batch, checked", "steps", batch_steps(100_000), PLAIN, plain_steps(3_000)),
        Measure(
            "classic: solo games by the solution",
            "games",
            games_of("classic", [optimal], 100_000),
            "solo games of the greedy policy",
            games_of("classic", [greedy], 100_000),
        ),
        Measure("the solitaire solved from nothing", "times", solving(1), BARE_LOOP, timed(baseline), rounds=2),
        Measure(
            "first start, with compiling", "times", starting(cold=True), "a later start", starting(cold=False), rounds=2
        ),
    ]
    return found
