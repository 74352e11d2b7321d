"""``python -m rowlock.training.playouts``: what time to think is worth, in the dice game for two.

Between the champion and itself without search a match of a million games would hardly tell. But in most decisions both
choose alike. So games are played without search, and where the search would choose something else, both choices are
played out many times by the network, with the same dice: the difference is what the search adds. The opponent is the
champion itself, or the greedy bot.
"""

# JAX says little of its types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from ..bots.champion import ChampionBot
from ..bots.greedy import GreedyBot
from ..engine.dice import options as dice
from ..engine.encode import dice_batch
from ..engine.model import Network, load
from ..engine.rows import Array, points
from ..game import Game
from ..rules import Decision, classic
from . import greedy
from .self_play import among, ends

PLAYERS: Final = 2
TOGETHER: Final = 65_536
"""Games that are played out at once."""


class Pair(NamedTuple):
    """Where a turn ended after what a seat chose without search, and where after what it would have chosen with it."""

    seat: int
    plain: classic.Position
    searched: classic.Position


@dataclass(eq=False)
class _Line:
    """A game that goes on without search: to its end, or to that of a turn in which one decision was another."""

    game: Game
    greedy: int | None = None
    """The seat that is the greedy bot's, if one is."""
    whole: bool = True
    others: "list[tuple[int, _Line]]" = field(default_factory=list[Any])
    """The lines that began with another decision in this turn, with the seats that took it."""

    @property
    def between_turns(self) -> bool:
        return self.game.over or self.game.wants == "dice"

    @property
    def position(self) -> classic.Position:
        assert isinstance(self.game.position, classic.Position)
        return self.game.position


def contested(games: int, seed: str, thinker: ChampionBot, greedily: bool = False) -> list[Pair]:
    """The decisions of some games that somebody with time would have taken otherwise: in self-play, or against greedy
    bots.
    """
    lines = [
        _Line(Game.new("classic", PLAYERS, seed=f"{seed} {at}"), at % PLAYERS if greedily else None)
        for at in range(games)
    ]
    found: list[tuple[int, classic.Position, _Line]] = []
    while lines:
        for line in lines:
            if line.game.wants == "dice":
                line.game.roll()
        lines += _decided(lines, thinker)
        for line in lines:
            if line.between_turns:
                found += [(seat, line.position, other) for seat, other in line.others]
                line.others = []
        lines = [line for line in lines if not (line.game.over if line.whole else line.between_turns)]
    return [Pair(seat, plain, other.position) for seat, plain, other in found]


def _decided(lines: Sequence[_Line], thinker: ChampionBot) -> list[_Line]:
    """Let everybody decide without search; the lines that begin where the search would have decided otherwise."""
    asked = [(line, seat) for line in lines for seat in line.game.to_act if seat != line.greedy]
    plain = dict(zip(asked, _chosen(asked, ChampionBot(ms=0)), strict=True))
    whole = [(line, seat) for line, seat in asked if line.whole]
    simple = GreedyBot()
    for line in lines:
        for seat in line.game.to_act:
            if seat == line.greedy:
                plain[line, seat] = simple.choose(line.game.view(seat), line.game.options(seat))
    new: list[_Line] = []
    for (line, seat), choice in zip(whole, _chosen(whole, thinker), strict=True):
        if choice != plain[line, seat]:
            other = _Line(line.game.copy(), line.greedy, whole=False)
            for one in line.game.to_act:
                other.game.play(one, choice if one == seat else plain[line, one])
            line.others.append((seat, other))
            new.append(other)
    for (line, seat), choice in plain.items():
        line.game.play(seat, choice)
    return new


def _chosen(asked: Sequence[tuple[_Line, int]], bot: ChampionBot) -> Sequence[Decision]:
    options = [line.game.options(seat) for line, seat in asked]
    return bot.choose_many([line.game.view(seat) for line, seat in asked], options)


def gains(pairs: Sequence[Pair], times: int, seed: int, greedily: bool = False) -> NDArray[np.float64]:
    """How much more often a seat wins after what the search would have chosen, for each pair, playing both out: against
    itself, or against a greedy bot.
    """
    net = jax.tree.map(jnp.asarray, load("duel"))
    found: list[NDArray[np.float64]] = []
    size = max(1, min(len(pairs), TOGETHER // times // 2))
    for first in range(0, len(pairs), size):
        some = [*pairs[first : first + size]]
        filled = some + some[-1:] * (size - len(some))  # all lots alike: one compilation serves them
        positions = [position for pair in filled for position in (pair.plain, pair.searched)]
        seats = np.array([(pair.seat - position.active) % PLAYERS for pair in filled for position in pair[1:]])
        table = jax.tree.map(jnp.asarray, dice_batch(positions))
        over = jnp.asarray([position.phase == "over" for position in positions])
        key = jax.random.fold_in(jax.random.key(seed), first)
        won = np.asarray(_won(net, table, jnp.asarray(seats), over, key, times, greedily), np.float64)
        found.append((won[1::2] - won[::2])[: len(some)])
        print(f"{first + len(some)}/{len(pairs)}", flush=True)
    return np.concatenate(found) if found else np.zeros(0)


@partial(jax.jit, static_argnames=("times", "greedily"))
def _won(net: Network, table: dice.Table, seats: Array, over: Array, key: Array, times: int, greedily: bool) -> Array:
    """How often a seat wins from each position, played out so many times; two in a row meet the same dice."""
    count = len(seats)
    final = points(table.rows, table.penalties)

    def many(part: Array) -> Array:
        return jnp.repeat(part, times, axis=0)

    def turn(now: Any) -> Any:
        table, seats, going, won, number = now
        faces = jax.random.randint(jax.random.fold_in(key, number), (count // 2, 1, times, 6), 1, 7, dtype=jnp.int32)
        faces = jnp.broadcast_to(faces, (count // 2, 2, times, 6)).reshape(-1, 6)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        choice = dice.decide(net, None, table, rolled)
        if greedily:
            choice = among(seats, choice, greedy.choose(table, rolled))
        result = dice.apply(None, table, rolled, choice)
        seats = (seats - 1) % PLAYERS
        won = jnp.where(going & result.over, _share(result.points, seats), won)
        going = going & ~result.over
        new = dice.fresh(jnp, len(seats), PLAYERS)  # what is over must not grow beyond what a network knows
        table = jax.tree.map(lambda a, b: jnp.where(going.reshape(-1, *[1] * (b.ndim - 1)), b, a), new, result.table)
        return table, seats, going, won, number + 1

    begun = (jax.tree.map(many, table), many(seats), many(~over), many(_share(final, seats)), 0)
    _, _, _, won, _ = jax.lax.while_loop(lambda now: jnp.any(now[2]), turn, begun)
    return won.reshape(count, times).mean(axis=1)


def _share(total: Array, seats: Array) -> Array:
    return jnp.take_along_axis(ends(total)[..., 0], seats[:, None], axis=1)[:, 0]


def main() -> None:
    """Play, play out, and tell what the search adds to a seat's chance in a game, with its standard error."""
    asked = argparse.ArgumentParser(prog="python -m rowlock.training.playouts", description=__doc__)
    asked.add_argument("--games", type=int, default=1000, help="games whose decisions are looked at")
    asked.add_argument("--times", type=int, default=1024, help="how often each choice is played out")
    asked.add_argument("--ms", type=int, default=50, help="the champion's time setting")
    asked.add_argument("--alone", action="store_true", help="look further, and not at who the opponent is")
    asked.add_argument("--against", choices=["itself", "greedy"], default="itself")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    greedily = given.against == "greedy"
    thinker = ChampionBot(ms=given.ms, habits=not given.alone)
    pairs = contested(given.games, str(given.seed), thinker, greedily)
    print(f"{len(pairs)} decisions of {given.games} games are others with search", flush=True)
    found = gains(pairs, given.times, given.seed, greedily)
    seats = given.games if greedily else PLAYERS * given.games
    error = float(np.sqrt((found**2).sum())) / seats
    print(f"the search adds {found.sum() / seats:+.3%} to a seat's chance, standard error {error:.3%}")


if __name__ == "__main__":
    main()
