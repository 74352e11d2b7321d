"""``python -m rowlock.training NAME --out FOLDER``: train a network from a seed, or a best response to one."""

# JAX has few types
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
from .plan import Plan, plans
from .self_play import DiceGames, Games

LINES = 60
"""Lines of a log, evenly spaced."""
GREEDY = Path("greedy")
"""Value of ``--against`` for the greedy bot instead of weights."""
DUEL = "duel"
EMBEDDINGS = ("own", "other", "pair")
EARLY = 0.1
"""Progress at which the reference network for matches is taken; with ``--begin``, the initial one."""


def main() -> None:
    """Parse the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m rowlock.training", description=__doc__)
    parser.add_argument("name", choices=list(plans()))
    parser.add_argument("--out", type=Path, required=True, help="the folder for the weights and the log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, help="rounds, instead of those of the plan")
    parser.add_argument("--begin", type=Path, help="finished weights to continue from, with smaller steps")
    parser.add_argument(
        "--against", type=Path, help="finished weights, or greedy: train a best response to them, two players"
    )
    parser.add_argument(
        "--carelessly",
        action="store_true",
        help="begin every other game with careless (noisy) decisions of the learner",
    )
    parser.add_argument("--seconds", type=float, help="time limit, whatever the rounds")
    arguments = parser.parse_args()
    if arguments.against == GREEDY and arguments.name != DUEL:
        parser.error(f"greedy bots play {DUEL} alone")
    plan = plans()[arguments.name]
    plan = plan._replace(rounds=arguments.rounds or plan.rounds)
    if arguments.carelessly:
        if not all(isinstance(kind, DiceGames) for kind in plan.kinds):
            parser.error("careless beginnings are for the dice games alone")
        plan = plan.with_random_openings()
    arguments.out.mkdir(parents=True, exist_ok=True)
    train(plan, arguments.name, arguments.seed, arguments.out, arguments.begin, arguments.against, arguments.seconds)


def train(
    plan: Plan,
    name: str,
    seed: int,
    out: Path,
    begin: Path | None = None,
    against: Path | None = None,
    seconds: float | None = None,
) -> None:
    """Train by a plan; write weights and log to ``out``.

    The same seed and machine give the same weights, unless ``seconds`` ends the training.
    """
    settings, key = plan.settings, jax.random.key(seed)
    if against == GREEDY:
        plan = plan.with_greedy_opponents()
    kinds: Sequence[Games] = plan.kinds if against is None else plan.kinds[:1]
    key, one = jax.random.split(key)
    finished = begin or (None if against == GREEDY else against)
    learner, settings = _beginning(plan, one, finished, on=begin is not None)
    frozen = learner.net if against in (None, GREEDY) else _read(against)
    states: dict[int, Any] = {}
    seats: dict[int, Any] = {}
    for kind in kinds:
        key, one = jax.random.split(key)
        states[id(kind)] = kind.new_games(one, settings.batch)
        seats[id(kind)] = jnp.arange(settings.batch) % kind.players
    began = time.perf_counter()

    def train_round(kind: Any, learner: learning.Learner, key: Any, rate: float, jitter: float, at: int) -> Any:
        return learning.train_round(
            kind,
            settings,
            against is not None,
            learner,
            frozen,
            states[id(kind)],
            seats[id(kind)],
            key,
            jnp.float32(rate),
            jnp.float32(jitter),
            kind.board(at),
        )

    ready: Any = jax.block_until_ready  # which has no types
    # compile in parallel
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda kind: ready(train_round(kind, learner, key, 0, 0, 0)), set(kinds)))
    print(f"compiled in {time.perf_counter() - began:.0f} s", flush=True)
    started, early, games, at, share = time.perf_counter(), learner.mean, 0, 0, 0.0
    logged_at = -1.0
    log = (out / f"{name}.jsonl").open("w")
    while share < 1:
        rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + np.cos(np.pi * share))
        rate *= min(1.0, (at + 1) / 20)
        jitter = settings.jitter + (settings.last_jitter - settings.jitter) * share
        figures_by_kind: list[tuple[int, dict[str, Any]]] = []
        for kind in kinds:
            key, one = jax.random.split(key)
            learner, states[id(kind)], seats[id(kind)], figures = train_round(kind, learner, one, rate, jitter, at)
            figures_by_kind.append((kind.players, figures))
        at += 1
        was, share = share, at / plan.rounds
        games += sum(int(figures["games"]) for _, figures in figures_by_kind)
        if seconds is not None:
            share = max(share, (time.perf_counter() - started) / (seconds - started + began))
        if begin is None and was < EARLY <= share:
            early = learner.mean
        if share - logged_at >= 1 / LINES or share >= 1:
            logged_at, first = share, figures_by_kind[0][1]
            line: dict[str, Any] = {
                "round": at,
                "seconds": round(time.perf_counter() - started, 1),
                "games": games,
                **{each: round(float(first[each]), 4) for each in ("loss", "points", "turns", "won")},
            }
            if kinds[0].players > 1:
                key, one = jax.random.split(key)
                line["match"] = round(
                    win_rate(kinds[0], learner.mean, early if against is None else frozen, one, 2048, 64), 4
                )
            _log(log, line)
            _write(out / f"{name}.npz", learner, new=finished is None)
    _finish(log, kinds[0], learner.mean, frozen if against is not None else early, key)


def _beginning(plan: Plan, key: Any, finished: Path | None, on: bool) -> tuple[learning.Learner, learning.Settings]:
    """A learner with random or ``finished`` weights; the latter are trained with smaller steps.

    ``on`` continues the training of the weights, with less exploration too; otherwise they are those of the opponent,
    from which a best response starts.
    """
    learner, settings = learning.new_learner(plan.kinds[0].features, key, plan.width), plan.settings
    if finished is None:
        return learner, settings
    settings = settings._replace(rate=settings.rate / 3)
    if on:
        settings = settings._replace(jitter=settings.jitter / 3)
    return learner._replace(net=_read(finished), mean=_read(finished)), settings


def _finish(log: Any, kind: Games, net: Network, rival: Network, key: Any) -> None:
    """Write the last line of the log: the win rate against the reference network."""
    if kind.players > 1:
        _log(log, {"final": {kind.players: round(win_rate(kind, net, rival, key, 8192, 400), 4)}})
    log.close()


def _log(log: Any, line: dict[str, Any]) -> None:
    text = json.dumps(line)
    log.write(text + "\n")
    log.flush()
    print(text, flush=True)


def win_rate(kind: Games, net: Network, frozen: Network, key: Any, batch: int, turns: int) -> float:
    """The share of games won by one seat with a network against the others with another."""
    one, two, three = jax.random.split(key, 3)
    states, seats = kind.new_games(one, batch), jnp.arange(batch) % kind.players
    # burn-in: games begun together would end together
    board = kind.board(0)
    states, seats, _, _ = learning.match(kind, turns // 2, net, frozen, states, seats, two, board)
    _, _, games, won = learning.match(kind, turns, net, frozen, states, seats, three, board)
    return float(won) / max(1, int(games))


def _read(path: Path) -> Network:
    with np.load(path) as arrays:
        return Network(*(jnp.asarray(arrays[field], jnp.float32) for field in Network._fields))


def _write(path: Path, learner: learning.Learner, new: bool) -> None:
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
