"""A tiny plan from start to end: weights, log, determinism, openings and best responses."""

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from rowlock.engine.dice.features import CLASSIC_FEATURES, NO_OPPONENT_OFFSET, Model
from rowlock.engine.dice.options import decide
from rowlock.engine.dice.turn import Dice, new_games
from rowlock.engine.model import Network, shape
from rowlock.engine.symmetry import ENSEMBLE_SIZES, FAMILIES
from rowlock.training.__main__ import Run, main, train
from rowlock.training.learner import Settings, match
from rowlock.training.plan import Plan, plans
from rowlock.training.self_play import DiceGames, Players

from ..engine.networks import random_network

ROUNDS = 40
# all tests share this plan: compiling another is slow
TINY = Plan((DiceGames(1),), ROUNDS, Settings(batch=64, turns=4, parts=2, rate=5e-3, jitter=0, last_jitter=0), width=16)
NET = random_network(CLASSIC_FEATURES, 3)


def trained(folder: Path, seed: int, begin: Path | None = None) -> tuple[Network, list[dict[str, float]]]:
    folder.mkdir()
    train(TINY, Run("solo", folder, seed, begin))
    with np.load(folder / "solo.npz") as arrays:
        net = Network(*(arrays[field].astype(np.float32) for field in Network._fields))
    return net, [json.loads(line) for line in (folder / "solo.jsonl").read_text(encoding="utf-8").splitlines()]


def test_a_plan_writes_weights_and_a_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net, log = trained(tmp_path / "one", seed=1)
    assert [weights.shape for weights in net] == shape(CLASSIC_FEATURES, 16)
    assert all(np.isfinite(weights).all() for weights in net)
    rolled = Dice(np.ones((1, 2), np.int32), np.ones((1, 4), np.int32))
    table = new_games(np, 1, 1)
    assert decide(Model(net), table, rolled).white.shape == (1, 1)
    assert [line["round"] for line in log] == list(range(1, ROUNDS + 1))
    assert {"round", "seconds", "games", "loss", "points", "turns", "won"} == set(log[-1])
    told = capsys.readouterr().out.splitlines()
    assert [json.loads(line) for line in told if line.startswith("{")] == log

    met = [table.any(axis=1) for table in (net.own, net.other, net.pair)]
    assert met[0].sum() > 50
    assert np.flatnonzero(met[1]).tolist() == [NO_OPPONENT_OFFSET]
    assert np.flatnonzero(met[2]).tolist() == [0]

    again, _ = trained(tmp_path / "again", seed=1)
    assert all(np.array_equal(a, b) for a, b in zip(net, again, strict=True))
    other, _ = trained(tmp_path / "other", seed=2)
    assert not np.array_equal(net.own, other.own)


def test_it_learns(tmp_path: Path) -> None:
    """The loss decreases, and training can continue from the weights."""
    net, log = trained(tmp_path / "one", seed=1)
    assert log[-1]["loss"] < 0.7 * log[0]["loss"]
    other, _ = trained(tmp_path / "other", seed=2)
    more, _ = trained(tmp_path / "more", seed=2, begin=tmp_path / "one" / "solo.npz")
    assert np.abs(more.own - net.own).mean() < np.abs(other.own - net.own).mean() / 4


def test_every_network_but_best_responses_has_a_plan() -> None:
    responses = {"response", "careful"}
    assert set(plans()) == {*ENSEMBLE_SIZES, *FAMILIES["duel"]} - responses


@pytest.mark.parametrize("against", [None, NET], ids=["self-play", "best response"])
def test_random_openings_are_in_every_other_game_and_not_learned_from(against: Network | None) -> None:
    batch = 48

    def turns(kind: DiceGames) -> tuple[list[Any], list[Any]]:
        turn: Any = jax.jit(lambda table, key: kind.turn(Players(NET, against, jnp.zeros(batch, int)), table, key, 0.0))
        table, observations, tables = kind.new_games(jax.random.key(0), batch), list[Any](), list[Any]()
        for key in jax.random.split(jax.random.key(1), 12):
            (observation,), table = turn(table, key)
            observations.append(observation)
            tables.append(np.asarray(table.rows))
        return observations, tables

    (observations, tables), (_, usual) = turns(DiceGames(1, random_openings=True)), turns(DiceGames(1))
    learned = np.array([observation.counts for observation in observations])
    began = np.array([np.ones(batch, bool), *(observation.over for observation in observations[:-1])])
    assert learned[:, ::2].all()
    assert not learned[0, 1::2].any()
    assert learned[:, 1::2].any(axis=0).mean() > 0.5
    # an opening that has ended does not resume
    assert (learned[1:] | ~learned[:-1] | began[1:]).all()
    assert np.array_equal(np.array(tables)[:, ::2], np.array(usual)[:, ::2])
    assert not np.array_equal(np.array(tables)[:, 1::2], np.array(usual)[:, 1::2])


def test_a_match_has_no_random_openings() -> None:
    """Otherwise the learner, which alone has them, would lose to itself."""

    def rows(kind: DiceGames) -> Any:
        tables, key = kind.new_games(jax.random.key(0), 48), jax.random.key(1)
        return match(kind, 6, Players(NET, NET, jnp.zeros(48, int)), tables, key, None)[0].states.rows

    assert np.array_equal(rows(DiceGames(1, random_openings=True)), rows(DiceGames(1)))


def test_a_best_response_can_have_random_openings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["train", "duel", "--carelessly", "--against", "greedy", "--out", str(tmp_path)])
    plans_trained: list[Plan] = []
    monkeypatch.setattr("rowlock.training.__main__.train", lambda plan, *_: plans_trained.append(plan))
    main()
    (plan,) = plans_trained
    for kind in (*plan.kinds, *plan.with_games(greedy_opponents=True).kinds):
        assert isinstance(kind, DiceGames)
        assert kind.random_openings
    assert [
        kind.greedy_opponents for kind in plan.with_games(greedy_opponents=True).kinds if isinstance(kind, DiceGames)
    ] == [True]


def test_random_openings_are_for_dice_games_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", "cards", "--carelessly", "--out", str(tmp_path / "new")])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "careless" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    plan = plans()["onboard"]
    assert [kind.players for kind in plan.with_games(random_openings=True).kinds] == [
        kind.players for kind in plan.kinds
    ]
    assert len(set(plan.with_games(random_openings=True).kinds)) == len(set(plan.kinds)) == 3


def test_a_response_to_greedy_bots_is_for_duel_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", "cards", "--against", "greedy", "--out", str(tmp_path)])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "duel" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
