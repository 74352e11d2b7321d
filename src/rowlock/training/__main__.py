"""``python -m rowlock.training NAME --out FOLDER``: train a network from a seed, or a best response to one."""

# JAX says little of its types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..engine.model import Network
from . import learner as learning
from .plan import Course, courses
from .self_play import DicePlay, Play

LINES = 60
"""So many lines in a log, spread evenly."""
GREEDY = Path("greedy")
"""Instead of weights: the opponent is the greedy bot."""
DUEL = "duel"
TABLES = ("own", "other", "pair")
EARLY = 0.1
"""How far into the course the network stands that later ones are matched with; the beginning, if it is given."""


def main() -> None:
    """Train, tell how it goes, and leave the weights and the log."""
    asked = argparse.ArgumentParser(prog="python -m rowlock.training", description=__doc__)
    asked.add_argument("name", choices=list(courses()))
    asked.add_argument("--out", type=Path, required=True, help="the folder for the weights and the log")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rounds", type=int, help="instead of the course's own number")
    asked.add_argument("--begin", type=Path, help="finished weights: go on from them, with smaller steps")
    asked.add_argument(
        "--against", type=Path, help="finished weights, or greedy: train a best response to them, two players"
    )
    asked.add_argument(
        "--carelessly", action="store_true", help="let every other game begin with careless decisions of the learner"
    )
    asked.add_argument("--seconds", type=float, help="end after so long, wherever the rounds are")
    given = asked.parse_args()
    if given.against == GREEDY and given.name != DUEL:
        asked.error(f"greedy bots play {DUEL} alone")
    course = courses()[given.name]
    course = course._replace(rounds=given.rounds or course.rounds)
    if given.carelessly:
        if not all(isinstance(play, DicePlay) for play in course.plays):
            asked.error("careless beginnings are for the dice games alone")
        course = course.carelessly()
    given.out.mkdir(parents=True, exist_ok=True)
    train(course, given.name, given.seed, given.out, given.begin, given.against, given.seconds)


def train(
    course: Course,
    name: str,
    seed: int,
    out: Path,
    begin: Path | None = None,
    against: Path | None = None,
    seconds: float | None = None,
) -> None:
    """Follow a course from a seed. The same seed and machine give the same weights, unless the clock ends it."""
    settings, key = course.settings, jax.random.key(seed)
    if against == GREEDY:
        course = course.greedily()
    plays: Sequence[Play] = course.plays if against is None else course.plays[:1]
    key, one = jax.random.split(key)
    finished = begin or (None if against == GREEDY else against)
    learner, settings = _beginning(course, one, finished, on=begin is not None)
    frozen = learner.net if against in (None, GREEDY) else _read(against)
    tables: dict[int, Any] = {}
    seats: dict[int, Any] = {}
    for play in plays:
        key, one = jax.random.split(key)
        tables[id(play)] = play.begin(one, settings.batch)
        seats[id(play)] = jnp.arange(settings.batch) % play.players
    began = time.perf_counter()

    def practise(play: Any, learner: learning.Learner, key: Any, rate: float, jitter: float, at: int) -> Any:
        return learning.practise(
            play,
            settings,
            against is not None,
            learner,
            frozen,
            tables[id(play)],
            seats[id(play)],
            key,
            jnp.float32(rate),
            jnp.float32(jitter),
            play.board(at),
        )

    ready: Any = jax.block_until_ready  # which has no types
    # compiling is most of the wait at first, and can be done side by side
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda play: ready(practise(play, learner, key, 0, 0, 0)), set(plays)))
    print(f"compiled in {time.perf_counter() - began:.0f} s", flush=True)
    started, early, games, at, share = time.perf_counter(), learner.mean, 0, 0, 0.0
    told_at = -1.0
    log = (out / f"{name}.jsonl").open("w")
    while share < 1:
        rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + np.cos(np.pi * share))
        rate *= min(1.0, (at + 1) / 20)
        jitter = settings.jitter + (settings.last_jitter - settings.jitter) * share
        told: list[tuple[int, dict[str, Any]]] = []
        for play in plays:
            key, one = jax.random.split(key)
            learner, tables[id(play)], seats[id(play)], figures = practise(play, learner, one, rate, jitter, at)
            told.append((play.players, figures))
        at += 1
        was, share = share, at / course.rounds
        games += sum(int(figures["games"]) for _, figures in told)
        if seconds is not None:
            share = max(share, (time.perf_counter() - started) / (seconds - started + began))
        if begin is None and was < EARLY <= share:
            early = learner.mean
        if share - told_at >= 1 / LINES or share >= 1:
            told_at, first = share, told[0][1]
            line: dict[str, Any] = {
                "round": at,
                "seconds": round(time.perf_counter() - started, 1),
                "games": games,
                **{each: round(float(first[each]), 4) for each in ("loss", "points", "turns", "won")},
            }
            if plays[0].players > 1:
                key, one = jax.random.split(key)
                line["match"] = round(
                    contest(plays[0], learner.mean, early if against is None else frozen, one, 2048, 64), 4
                )
            _tell(log, line)
            _write(out / f"{name}.npz", learner, new=finished is None)
    _finish(log, plays[0], learner.mean, frozen if against is not None else early, key)


def _beginning(course: Course, key: Any, finished: Path | None, on: bool) -> tuple[learning.Learner, learning.Settings]:
    """Weights that know nothing, or finished ones, which change in smaller steps: to go ``on``, or where a best
    response begins, for which its opponent's weights are as good as any.
    """
    learner, settings = learning.begin(course.plays[0].features, key, course.width), course.settings
    if finished is None:
        return learner, settings
    settings = settings._replace(rate=settings.rate / 3)
    if on:
        settings = settings._replace(jitter=settings.jitter / 3)
    return learner._replace(net=_read(finished), mean=_read(finished)), settings


def _finish(log: Any, play: Play, net: Network, rival: Network, key: Any) -> None:
    """The last line of a log: how often the network beats the one that it was measured by."""
    if play.players > 1:
        _tell(log, {"final": {play.players: round(contest(play, net, rival, key, 8192, 400), 4)}})
    log.close()


def _tell(log: Any, line: dict[str, Any]) -> None:
    text = json.dumps(line)
    log.write(text + "\n")
    log.flush()
    print(text, flush=True)


def contest(play: Play, net: Network, frozen: Network, key: Any, batch: int, turns: int) -> float:
    """The share of games that one seat wins which is played by a network, the others by another."""
    one, two, three = jax.random.split(key, 3)
    tables, seats = play.begin(one, batch), jnp.arange(batch) % play.players
    # games begun together end together at first: the first lot is played but not counted
    board = play.board(0)
    tables, seats, _, _ = learning.match(play, turns // 2, net, frozen, tables, seats, two, board)
    _, _, games, won = learning.match(play, turns, net, frozen, tables, seats, three, board)
    return float(won) / max(1, int(games))


def _read(path: Path) -> Network:
    with np.load(path) as arrays:
        return Network(*(jnp.asarray(arrays[field], jnp.float32) for field in Network._fields))


def _write(path: Path, learner: learning.Learner, new: bool) -> None:
    """Half precision halves the package: a weight's last digits decide nothing. Nor do the vectors of features that a
    course never met: in ``new`` weights they are noise still, which would not be compressed.
    """
    kept: dict[str, Any] = {field: np.asarray(getattr(learner.mean, field), np.float16) for field in Network._fields}
    if new:
        for table in TABLES:
            met = np.asarray(getattr(learner.second, table)).any(axis=1, keepdims=True)
            kept[table] = np.where(met, kept[table], 0)
    np.savez_compressed(path, **kept)


if __name__ == "__main__":
    main()
