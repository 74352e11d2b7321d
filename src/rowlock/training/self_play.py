"""Whole turns of many games at once, and what a network is to learn from them.

A turn is played by two networks: the one that learns, and one that is frozen, which is the same one in self-play. Each
turn gives its moments in order; a game that is over begins anew.
"""

# JAX says little of its types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

from typing import Any, Final, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from ..engine.cards import options as cards
from ..engine.dice import features as dice_features
from ..engine.dice import options as dice
from ..engine.model import Network, best, settled
from ..engine.rows import COUNT, Array, points, take
from . import greedy

MIN_CARELESS: Final = 0.02
"""The noise of the most careful of careless games, in chances to win; others have up to sixteen times as much."""
STAYS: Final = 0.4
"""How often a careless pawn stays where it is."""


class Moment(NamedTuple):
    """A moment of many games: what every seat saw, whether it counts, and how the game ended if it ended there.

    ``ends`` are win, margin and points ``[B, N, 3]`` of every seat; ``moved`` says that seats move up afterwards.
    """

    own: Array
    others: Array
    pairs: Array
    counts: Array
    over: Array
    ends: Array
    moved: Array


class Play(Protocol):
    """A kind of game with a number of players: how it begins, and how a turn of it goes."""

    @property
    def features(self) -> tuple[int, int, int]: ...
    @property
    def moments(self) -> int: ...
    @property
    def players(self) -> int: ...

    def board(self, turn: int) -> Any: ...

    def begin(self, key: Array, batch: int) -> Any: ...

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        table: Any,
        key: Array,
        jitter: float,
        board: Any = None,
        with_care: bool = False,
    ) -> tuple[list[Moment], Any]:
        """A turn gives its moments and the next table.

        Where there is a frozen network, only the seat ``learner`` ``[B]`` is played by the other one. With care nothing
        is done carelessly, whatever kind of game it is: so matches are played.
        """
        ...


def ends(total: Array) -> Array:
    """Win, margin and points of every seat of games that are over ``[B, N, 3]``."""
    players = total.shape[1]
    each: list[Array] = []
    for seat in range(players):
        others = (
            jnp.stack([total[:, other] for other in range(players) if other != seat], axis=1)
            if players > 1
            else total[:, :0]
        )
        value = settled(total[:, seat], others)
        each.append(jnp.stack([jnp.asarray(part, jnp.float32) for part in value], axis=-1))
    return jnp.stack(each, axis=1)


def _seen(features: list[tuple[Array, Array, Array]]) -> tuple[Array, Array, Array]:
    batch = features[0][0].shape[0]
    pairs = [jnp.broadcast_to(pair, (batch, *pair.shape[-2:])) for _, _, pair in features]
    return (
        jnp.stack([own for own, _, _ in features], axis=1),
        jnp.stack([others for _, others, _ in features], axis=1),
        jnp.stack(pairs, axis=1),
    )


def _noise(key: Array, size: Any) -> Any:
    """Noise for choices, of one size or of one for each game; each call draws its own, for no two shapes in a turn need
    be alike.
    """
    keys, sizes = iter(jax.random.split(key, 64)), jnp.asarray(size)

    def noise(shape: tuple[int, ...]) -> Array:
        each = sizes.reshape(-1, *[1] * (len(shape) - 1)) if sizes.ndim else sizes
        return each * jax.random.gumbel(next(keys), shape)

    return noise


def _careless(table: dice.Table) -> Array:
    """Which games are still in their careless beginning: none of every other table, and at those between them until
    each seat has one to twelve crosses or penalties on average. Once it is over, it is over for the game.
    """
    at = jnp.arange(table.closed.shape[0])
    until = jnp.where(at % 2 == 0, 0, 1 + at // 2 % 12)
    done = take(COUNT, table.rows).sum(axis=(1, 2)) + table.penalties.sum(axis=1)
    return done < until * table.penalties.shape[1]


def _carefully(careless: Array, jitter: Any) -> Array:
    """How much chance there is in the choices of each game: in a careless one from a little to nearly everything."""
    at = jnp.arange(len(careless))
    return jnp.where(careless, MIN_CARELESS * 2.0 ** (at // 24 % 5), jitter)


def _by(learner: Array, own: Array, other: Array) -> Array:
    """Each seat's choice: the learner's own, the others' from the frozen network."""
    xp = own.__array_namespace__()
    return xp.where(xp.arange(own.shape[1]) == learner[:, None], own, other)


def among(learner: Array, own: dice.Choice, other: dice.Choice) -> dice.Choice:
    """What everybody chooses, if the seat of the learner does so by its own choice, and all others by another."""
    xp, mine = own.white.__array_namespace__(), learner == 0
    return dice.Choice(
        _by(learner, own.white, other.white),
        xp.where(mine, own.color, other.color),
        xp.where(mine, own.steps, other.steps),
    )


class DicePlay:
    """The dice game, or the one with a board; ``greedily`` says that all but the learner are greedy bots.

    ``carelessly`` says that every other game begins with careless decisions, which nothing is learned from: what comes
    of them has to be known, too, if people are to be advised. They are the learner's own; a frozen network and greedy
    bots play as they always do.
    """

    moments = 1

    def __init__(
        self, players: int, boards: tuple[dice.Board, ...] = (), greedily: bool = False, carelessly: bool = False
    ) -> None:
        self.players, self.boards, self.greedily, self.carelessly = players, boards, greedily, carelessly
        self.features = dice.BOARD_FEATURES if boards else dice.CLASSIC_FEATURES

    def board(self, turn: int) -> dice.Board | None:
        return self.boards[turn % len(self.boards)] if self.boards else None

    def begin(self, key: Array, batch: int) -> dice.Table:
        del key  # nothing is dealt
        return dice.fresh(jnp, batch, self.players)

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        table: dice.Table,
        key: Array,
        jitter: float,
        board: dice.Board | None = None,
        with_care: bool = False,
    ) -> tuple[list[Moment], dice.Table]:
        batch = table.closed.shape[0]
        one, two = jax.random.split(key)
        faces = jax.random.randint(one, (batch, 6), 1, 7, dtype=jnp.int32)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        careless = _careless(table) if self.carelessly and not with_care else jnp.zeros((batch,), bool)
        choice = dice.decide(net, board, table, rolled, _noise(two, _carefully(careless, jitter)))
        if board is not None:
            stays = careless & jax.random.bernoulli(jax.random.fold_in(two, 1), STAYS, (batch,))
            choice = choice._replace(steps=jnp.where(stays, 0, choice.steps))
        other = greedy.choose(table, rolled) if self.greedily else None
        if frozen is not None and not self.greedily:
            other = dice.decide(frozen, board, table, rolled)
        if other is not None:
            choice = among(learner, choice, other)
        result = dice.apply(board, table, rolled, choice)
        seen = _seen([dice_features.features(board, table, seat) for seat in range(self.players)])
        moment = Moment(
            *seen,
            ~careless,
            result.over,
            jnp.roll(ends(result.points), 1, axis=1),
            jnp.ones((), bool),
        )
        new = dice.fresh(jnp, batch, self.players)
        again = jax.tree.map(lambda a, b: jnp.where(_wide(result.over, b), a, b), new, result.table)
        return [moment], again


def _wide(over: Array, like: Array) -> Array:
    return over.reshape(over.shape + (1,) * (like.ndim - 1))


class CardPlay:
    """The card game."""

    moments = 3
    features = cards.FEATURES
    guesses = 4

    def __init__(self, players: int, jokers: bool) -> None:
        self.players, self.jokers = players, jokers

    def board(self, turn: int) -> None:
        del turn

    def begin(self, key: Array, batch: int) -> cards.Table:
        return cards.dealt(jnp, jax.random.uniform(key, (batch, cards.CARDS)), self.players, self.jokers)

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        table: cards.Table,
        key: Array,
        jitter: float,
        board: None = None,
        with_care: bool = False,
    ) -> tuple[list[Moment], cards.Table]:
        del board, with_care  # there is no board, and nothing is done carelessly
        keys = jax.random.split(key, 5)
        noise = _noise(keys[0], jitter)
        mine = learner == 0
        batch = table.penalties.shape[0]
        before = self._moment(table, jnp.full((batch,), cards.DRAW, jnp.int32))
        guesses = jax.random.uniform(keys[1], (batch, self.guesses, 4, 5))
        places, missing = cards.choose_draw(net, table, guesses, self.jokers, noise)
        if frozen is not None:
            places = jnp.where(mine[:, None], places, cards.choose_draw(frozen, table, guesses, self.jokers)[0])
        table = cards.drawn(table, places, missing, jax.random.uniform(keys[2], (batch, 3, cards.CARDS)))
        drawn = self._moment(table, jnp.full((batch,), cards.DRAWN, jnp.int32), turned=False)
        white = cards.choose_answers(net, table, self.jokers, noise)
        if frozen is not None:
            white = _by(learner, white, cards.choose_answers(frozen, table, self.jokers))
        did = white[:, 0] > 0
        table = table._replace(rows=cards.answered(table, white))
        early = jnp.any(cards.finished(table.rows), axis=1)
        drawn = drawn._replace(over=early, ends=ends(points(table.rows, table.penalties)))
        playing = self._moment(table, jnp.where(did, cards.CROSSED, cards.PLAY))
        options, found = cards.play_options(net, table, did, self.jokers)
        which = best(options.value, options.legal, noise)
        if frozen is not None:
            theirs, _ = cards.play_options(frozen, table, did, self.jokers)
            which = jnp.where(mine, which, best(theirs.value, theirs.legal))
        after, over, total = cards.played(table, found, which, did)
        playing = playing._replace(
            counts=~early, over=over, ends=jnp.roll(ends(total), 1, axis=1), moved=jnp.ones((), bool)
        )
        new = self.begin(keys[4], batch)
        again = jax.tree.map(lambda a, b: jnp.where(_wide(early | over, b), a, b), new, after)
        return [before, drawn, playing], again

    def _moment(self, table: cards.Table, moment: Array, turned: bool = True) -> Moment:
        seen = _seen([cards.features(table, seat, moment, self.jokers, turned) for seat in range(self.players)])
        batch = moment.shape[0]
        none = jnp.zeros((batch,), bool)
        return Moment(*seen, ~none, none, jnp.zeros((batch, self.players, 3)), jnp.zeros((), bool))
