"""``python -m rowlock.training NAME --out FOLDER``: train a network from a seed, or a best response to one."""

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..engine.model import Network
from . import learner as learning
from .learner import Learner, Settings, Step, Tables
from .plan import Plan, plans
from .self_play import DiceGames, Games, Players

LINES = 60
"""Lines of a log, evenly spaced."""
GREEDY = Path("greedy")
"""Value of ``--against`` for the greedy bot instead of weights."""
DUEL = "duel"
EMBEDDINGS = ("own", "other", "pair")
EARLY = 0.1
"""Progress at which the reference network for matches is taken; with ``--begin``, the initial one."""


@dataclass(frozen=True)
class Run:
    """What to train and how: the options of the command line."""

    name: str
    out: Path
    seed: int = 1
    begin: Path | None = None
    against: Path | None = None
    seconds: float | None = None


def main() -> None:
    """Parse the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m rowlock.training", description=__doc__)
    parser.add_argument("name", choices=list(plans()))
    parser.add_argument("--out", type=Path, required=True, help="the folder for the weights and the log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, help="rounds, instead of those of the plan")
    parser.add_argument("--begin", type=Path, help="finished weights to continue from, with smaller steps")
    best_response = "finished weights, or greedy: train a best response to them, two players"
    parser.add_argument("--against", type=Path, help=best_response)
    careless = "begin every other game with careless (noisy) decisions of the learner"
    parser.add_argument("--carelessly", action="store_true", help=careless)
    parser.add_argument("--seconds", type=float, help="time limit, whatever the rounds")
    arguments = parser.parse_args()
    if arguments.against == GREEDY and arguments.name != DUEL:
        parser.error(f"greedy bots play {DUEL} alone")
    plan = plans()[arguments.name]
    plan = plan._replace(rounds=arguments.rounds or plan.rounds)
    if arguments.carelessly:
        if not all(isinstance(kind, DiceGames) for kind in plan.kinds):
            parser.error("careless beginnings are for the dice games alone")
        plan = plan.with_games(random_openings=True)
    arguments.out.mkdir(parents=True, exist_ok=True)
    train(plan, Run(**{field.name: getattr(arguments, field.name) for field in fields(Run)}))


def train(plan: Plan, run: Run) -> None:
    """Train by a plan; write weights and log.

    The same seed and machine give the same weights, unless ``seconds`` ends the training.
    """
    key, one = jax.random.split(jax.random.key(run.seed))
    if run.against == GREEDY:
        plan = plan.with_games(greedy_opponents=True)
    kinds: Sequence[Games] = plan.kinds if run.against is None else plan.kinds[:1]
    finished = run.begin or (None if run.against == GREEDY else run.against)
    learner, settings = _beginning(plan, one, finished, on=run.begin is not None)
    # greedy bots need no weights
    frozen = None if run.against is None else learner.net if run.against == GREEDY else _read(run.against)
    tables, key = _new_tables(kinds, key, settings.batch)
    began = time.perf_counter()

    def play(kind: Games, learner: Learner, key: Any, rate: float, jitter: float, at: int) -> Any:
        step = Step(key, jnp.float32(rate), jnp.float32(jitter), kind.board(at))
        return learning.train_round(kind, settings, learner, frozen, tables[kind], step)

    ready: Any = jax.block_until_ready  # which has no types
    with ThreadPoolExecutor() as pool:  # compile in parallel
        list(pool.map(lambda kind: ready(play(kind, learner, key, 0, 0, 0)), set(kinds)))
    print(f"compiled in {time.perf_counter() - began:.0f} s", flush=True)
    started, early, games, at, share, logged_at = time.perf_counter(), learner.mean, 0, 0, 0.0, -1.0
    with (run.out / f"{run.name}.jsonl").open("w") as log:
        while share < 1:
            rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + np.cos(np.pi * share))
            rate *= min(1.0, (at + 1) / 20)
            jitter = settings.jitter + (settings.last_jitter - settings.jitter) * share
            figures: list[dict[str, Any]] = []
            for kind in kinds:
                key, one = jax.random.split(key)
                learner, tables[kind], some = play(kind, learner, one, rate, jitter, at)
                figures.append(some)
            games += sum(int(some["games"]) for some in figures)
            at += 1
            was, share = share, at / plan.rounds
            if run.seconds is not None:
                share = max(share, (time.perf_counter() - started) / (run.seconds - started + began))
            if run.begin is None and was < EARLY <= share:
                early = learner.mean
            if share - logged_at >= 1 / LINES or share >= 1:
                logged_at, shown = share, ("loss", "points", "turns", "won")
                line: dict[str, Any] = {
                    "round": at,
                    "seconds": round(time.perf_counter() - started, 1),
                    "games": games,
                    **{each: round(float(figures[0][each]), 4) for each in shown},
                }
                if kinds[0].players > 1:
                    key, one = jax.random.split(key)
                    line["match"] = win_rate(kinds[0], learner.mean, frozen or early, one, 2048, 64)
                _log(log, line)
                _write(run.out / f"{run.name}.npz", learner, new=finished is None)
        if kinds[0].players > 1:
            rate = win_rate(kinds[0], learner.mean, frozen or early, key, 8192, 400)
            _log(log, {"final": {kinds[0].players: rate}})


def _new_tables(kinds: Sequence[Games], key: Any, batch: int) -> tuple[dict[Games, Tables], Any]:
    """New games of each kind, and the next key."""
    tables: dict[Games, Tables] = {}
    for kind in kinds:
        key, one = jax.random.split(key)
        tables[kind] = Tables(kind.new_games(one, batch), jnp.arange(batch) % kind.players)
    return tables, key


def _beginning(plan: Plan, key: Any, finished: Path | None, on: bool) -> tuple[Learner, Settings]:
    """A learner with random or ``finished`` weights; the latter are trained with smaller steps.

    ``on`` continues the training of the weights, with less exploration too; otherwise they are those of the opponent,
    from which a best response starts.
    """
    learner, settings = learning.new_learner(plan.kinds[0].features, key, plan.width), plan.settings
    if finished is None:
        return learner, settings
    jitter = settings.jitter / 3 if on else settings.jitter
    net = _read(finished)
    return learner._replace(net=net, mean=net), settings._replace(rate=settings.rate / 3, jitter=jitter)


def _log(log: Any, line: dict[str, Any]) -> None:
    text = json.dumps(line)
    log.write(text + "\n")
    log.flush()
    print(text, flush=True)


def win_rate(kind: Games, net: Network, frozen: Network, key: Any, batch: int, turns: int) -> float:
    """The share of games won by one seat with a network against the others with another, rounded."""
    one, two, three = jax.random.split(key, 3)
    who, board = Players(net, frozen, jnp.arange(batch) % kind.players), kind.board(0)
    # burn-in: games begun together would end together
    (states, seats), _, _ = learning.match(kind, turns // 2, who, kind.new_games(one, batch), two, board)
    _, games, won = learning.match(kind, turns, who._replace(learner=seats), states, three, board)
    return round(float(won) / max(1, int(games)), 4)


def _read(path: Path) -> Network:
    with np.load(path) as arrays:
        return Network(*(jnp.asarray(arrays[field], jnp.float32) for field in Network._fields))


def _write(path: Path, learner: Learner, new: bool) -> None:
    """Write the averaged weights in half precision, which halves the package at no loss of strength.

    In ``new`` weights, embeddings of features that never occurred are set to 0: they are random and would not compress.
    """
    weights: dict[str, Any] = {field: np.asarray(getattr(learner.mean, field), np.float16) for field in Network._fields}
    if new:
        for table in EMBEDDINGS:
            met = np.asarray(getattr(learner.second, table)).any(axis=1, keepdims=True)
            weights[table] = np.where(met, weights[table], 0)
    np.savez_compressed(path, **weights)


if __name__ == "__main__":
    main()
