"""The greedy bot in arrays decides like the bot, and plays the learner's opponents."""

# JAX has few types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from rowlock import Game
from rowlock.bots import BOTS
from rowlock.engine.dice import turn as dice
from rowlock.engine.dice.encode import encode, encode_rolls
from rowlock.engine.dice.features import CLASSIC_FEATURES, Model
from rowlock.engine.dice.options import decide
from rowlock.rules import Cross, Decision, classic
from rowlock.training import greedy
from rowlock.training.self_play import DiceGames, Players

from ..engine.networks import random_network


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_decides_as_the_bot_does(players: int) -> None:
    bot = BOTS["greedy"]("")
    for seed in range(4):
        game = Game.new("classic", players, seed=seed)
        others = [BOTS[("novice", "steady", "greedy")[(seed + seat) % 3]](str(seat)) for seat in range(players)]
        while not game.over:
            state = encode([_position(game)])
            game.roll()
            position = _position(game)
            assert position.dice is not None
            choice = greedy.choose(state, encode_rolls([position.dice]))
            asked = [(position.active + step) % players for step in range(players)]
            greedily = {seat: bot.choose(game.view(seat), game.options(seat)) for seat in asked}
            assert choice.white[0].tolist() == [_row(greedily[seat]) for seat in asked]
            again = game.copy()
            for seat in asked:
                again.play(seat, greedily[seat])
                game.play(seat, others[seat].choose(game.view(seat), game.options(seat)))
            for seat in again.to_act:
                second = bot.choose(again.view(seat), again.options(seat))
                taken = int(choice.color[0])
                assert bool(taken) == isinstance(second, Cross)
                if isinstance(second, Cross):
                    row, die = divmod(taken - 1, 2)
                    shown = position.dice.colors[row]
                    assert shown is not None
                    assert (row, shown + position.dice.white[die]) == (second.color, second.number)
            for seat in game.to_act:
                game.play(seat, others[seat].choose(game.view(seat), game.options(seat)))


def _position(game: Game) -> classic.Position:
    assert isinstance(game.position, classic.Position)
    return game.position


def _row(decision: Decision) -> int:
    return decision.color + 1 if isinstance(decision, Cross) else 0


def test_it_plays_every_seat_but_the_learners() -> None:
    batch = 6
    play, net = DiceGames(2, greedy_opponents=True), random_network(CLASSIC_FEATURES, 3)
    learner = np.arange(batch) % 2
    state, key = dice.new_games(jnp, batch, 2), jax.random.key(5)
    turn: Any = jax.jit(lambda state, key: play.turn(Players(net, None, jnp.asarray(learner)), state, key, 0.0)[1])
    after = turn(state, key)
    faces = np.asarray(jax.random.randint(jax.random.split(key)[0], (batch, 6), 1, 7))
    rolled = dice.Dice(faces[:, :2], faces[:, 2:])
    alone = dice.new_games(np, batch, 2)
    expected = dice.apply(None, alone, rolled, greedy.choose(alone, rolled)).state
    own = dice.apply(None, alone, rolled, decide(Model(net), alone, rolled)).state
    for at in range(batch):
        mine, other = (int(learner[at]) - 1) % 2, -int(learner[at]) % 2  # seats have rotated
        assert np.asarray(after.rows)[at, other].tolist() == expected.rows[at, other].tolist()
        assert np.asarray(after.rows)[at, mine].tolist() == own.rows[at, mine].tolist()
    assert not np.array_equal(own.rows, expected.rows)
