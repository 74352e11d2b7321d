"""Gain of search by playouts, in the dice game for two: ``python -m rowlock.training.playouts``.

A match with and without search would need millions of games, since most decisions are the same. So games are played
without search; where the search would choose otherwise, both choices are played out many times by the network with the
same dice, and the difference is the gain. The opponent is the champion itself or the greedy bot.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, cast

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from ..bots import Bot
from ..bots.champion import ChampionBot
from ..bots.greedy import GreedyBot
from ..engine.arrays import Array, each
from ..engine.dice.encode import encode
from ..engine.dice.features import Model
from ..engine.dice.options import decide
from ..engine.dice.turn import Dice, DiceBatch, apply, new_games
from ..engine.model import Network, load
from ..engine.rows import points
from ..game import Game
from ..rules import Decision, classic
from . import greedy
from .self_play import begin_again, combine_choices, final_values

PLAYERS: Final = 2
BATCH: Final = 65_536
"""Playouts per batch."""
PLAIN: Final = ChampionBot(ms=0)
GREEDY: Final = GreedyBot()


class Pair(NamedTuple):
    """The position at the end of a turn after a seat's choice without search, and after its choice with search."""

    seat: int
    plain: classic.Position
    searched: classic.Position


def differing_decisions(games: int, seed: str, searching: ChampionBot, greedy_opponent: bool = False) -> list[Pair]:
    """The decisions of some games that differ with search: in self-play, or against greedy bots in turn of seats."""
    tables = [
        (Game.new("classic", PLAYERS, seed=f"{seed} {at}"), {at % PLAYERS} if greedy_opponent else set[int]())
        for at in range(games)
    ]
    found: list[Pair] = []
    while tables:
        for game, _ in tables:
            if game.wants == "dice":
                game.roll()
        asked = [(game, scripted, seat) for game, scripted in tables for seat in game.to_act if seat not in scripted]
        views = [game.view(seat) for game, _, seat in asked]
        options = [game.options(seat) for game, _, seat in asked]
        plain, searched = (bot.choose_many(views, options) for bot in (PLAIN, searching))
        for (game, scripted, seat), usual, other in zip(asked, plain, searched, strict=True):
            if usual != other:
                found.append(Pair(seat, *(_end_of_turn(game, scripted, {seat: each}) for each in (usual, other))))
        for (game, _, seat), usual in zip(asked, plain, strict=True):
            game.play(seat, usual)
        for game, scripted in tables:
            for seat in scripted.intersection(game.to_act):
                game.play(seat, GREEDY.choose(game.view(seat), game.options(seat)))
        tables = [(game, scripted) for game, scripted in tables if not game.over]
    return found


def _end_of_turn(game: Game, scripted: set[int], decided: dict[int, Decision]) -> classic.Position:
    """The position at the end of the turn after a decision, if all others are made without search."""
    game = game.copy()
    while game.to_act:
        for seat in game.to_act:
            bot: Bot = GREEDY if seat in scripted else PLAIN
            choice = decided.pop(seat, None) or bot.choose(game.view(seat), game.options(seat))
            game.play(seat, choice)
    return cast("classic.Position", game.position)


def gains(pairs: Sequence[Pair], times: int, seed: int, greedy_opponent: bool = False) -> NDArray[np.float64]:
    """The gain in the chance to win of each pair, by playouts against itself or a greedy bot."""
    net = each(jnp.asarray, load("duel"))
    found: list[NDArray[np.float64]] = []
    size = max(1, min(len(pairs), BATCH // times // 2))
    for first in range(0, len(pairs), size):
        some = [*pairs[first : first + size]]
        filled = some + some[-1:] * (size - len(some))  # all lots alike: one compilation serves them
        positions = [position for pair in filled for position in (pair.plain, pair.searched)]
        seats = np.array([(pair.seat - position.active) % PLAYERS for pair in filled for position in pair[1:]])
        state = each(jnp.asarray, encode(positions))
        over = jnp.asarray([position.phase == "over" for position in positions])
        key = jax.random.fold_in(jax.random.key(seed), first)
        won = np.asarray(_win_shares(net, state, jnp.asarray(seats), over, key, times, greedy_opponent), np.float64)
        found.append((won[1::2] - won[::2])[: len(some)])
        print(f"{first + len(some)}/{len(pairs)}", flush=True)
    return np.concatenate(found) if found else np.zeros(0)


@partial(jax.jit, static_argnames=("times", "greedy_opponent"))
def _win_shares(
    net: Network, state: DiceBatch, seats: Array, over: Array, key: Array, times: int, greedy_opponent: bool
) -> Array:
    """The share of ``times`` playouts that a seat wins from each position; each pair of positions shares its dice."""
    count = len(seats)
    final = points(state.rows, state.penalties)

    def many(part: Array) -> Array:
        return jnp.repeat(part, times, axis=0)

    def turn(now: Any) -> Any:
        state, seats, going, won, number = now
        faces = jax.random.randint(jax.random.fold_in(key, number), (count // 2, 1, times, 6), 1, 7, dtype=jnp.int32)
        faces = jnp.broadcast_to(faces, (count // 2, 2, times, 6)).reshape(-1, 6)
        rolled = Dice(faces[:, :2], faces[:, 2:])
        choice = decide(Model(net), state, rolled)
        if greedy_opponent:
            choice = combine_choices(seats, choice, greedy.choose(state, rolled))
        result = apply(None, state, rolled, choice)
        seats = (seats - 1) % PLAYERS
        won = jnp.where(going & result.over, _share(result.points, seats), won)
        going = going & ~result.over
        # keep finished games within the range of the features
        state = begin_again(~going, new_games(jnp, len(seats), PLAYERS), result.state)
        return state, seats, going, won, number + 1

    begun = (each(many, state), many(seats), many(~over), many(_share(final, seats)), 0)
    _, _, _, won, _ = jax.lax.while_loop(lambda now: jnp.any(now[2]), turn, begun)
    return won.reshape(count, times).mean(axis=1)


def _share(total: Array, seats: Array) -> Array:
    return jnp.take_along_axis(final_values(total)[..., 0], seats[:, None], axis=1)[:, 0]


def main() -> None:
    """Print the gain of search in a seat's chance to win a game, with its standard error."""
    parser = argparse.ArgumentParser(prog="python -m rowlock.training.playouts", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games to sample decisions from")
    parser.add_argument("--times", type=int, default=1024, help="playouts of each choice")
    parser.add_argument("--ms", type=int, default=50, help="the champion's time setting")
    parser.add_argument("--alone", action="store_true", help="search without the opponent model")
    parser.add_argument("--against", choices=["itself", "greedy"], default="itself")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    greedy_opponent = arguments.against == "greedy"
    searching = ChampionBot(ms=arguments.ms, habits=not arguments.alone)
    pairs = differing_decisions(arguments.games, str(arguments.seed), searching, greedy_opponent)
    print(f"{len(pairs)} decisions of {arguments.games} games differ with search", flush=True)
    found = gains(pairs, arguments.times, arguments.seed, greedy_opponent)
    seats = arguments.games if greedy_opponent else PLAYERS * arguments.games
    error = float(np.sqrt((found**2).sum())) / seats
    print(f"search adds {found.sum() / seats:+.3%} to a seat's chance, standard error {error:.3%}")


if __name__ == "__main__":
    main()
