"""Self-play: whole turns of many games at once, as observations to learn from.

A turn is played by the learning network and optionally by a frozen one for the other seats. It yields an observation
per stage, in order; finished games are replaced by new ones.
"""

# JAX has few types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

from typing import Any, Final, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from ..engine import cards, dice
from ..engine.model import Network, best, final_value
from ..engine.rows import COUNT, Array, points, take
from . import greedy

MIN_OPENING_NOISE: Final = 0.02
"""Smallest noise scale of random openings, in chance to win; the largest is sixteen times that."""
OPENING_STAY_PROBABILITY: Final = 0.4
"""Probability that a pawn stays in a random opening."""


class Observation(NamedTuple):
    """A stage of many games: the features of every seat, whether it counts, and whether the game ended there.

    ``final_values`` are win, margin and points ``[B, N, 3]`` of every seat; ``moved`` says that seats rotate after it.
    """

    own: Array
    others: Array
    pairs: Array
    counts: Array
    over: Array
    final_values: Array
    moved: Array


class Games(Protocol):
    """Batches of one kind of game with a number of players."""

    @property
    def features(self) -> tuple[int, int, int]: ...
    @property
    def stages(self) -> int: ...
    @property
    def players(self) -> int: ...

    def board(self, turn: int) -> Any: ...

    def new_games(self, key: Array, batch: int) -> Any: ...

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        state: Any,
        key: Array,
        jitter: float,
        board: Any = None,
        without_openings: bool = False,
    ) -> tuple[list[Observation], Any]:
        """Play a turn; returns its observations and the next state.

        With a ``frozen`` network, ``net`` plays only the seat ``learner`` ``[B]``. ``without_openings`` disables random
        openings, for matches.
        """
        ...


def final_values(total: Array) -> Array:
    """Win, margin and points of every seat of finished games ``[B, N, 3]``."""
    players = total.shape[1]
    each: list[Array] = []
    for seat in range(players):
        others = (
            jnp.stack([total[:, other] for other in range(players) if other != seat], axis=1)
            if players > 1
            else total[:, :0]
        )
        value = final_value(total[:, seat], others)
        each.append(jnp.stack([jnp.asarray(part, jnp.float32) for part in value], axis=-1))
    return jnp.stack(each, axis=1)


def _observed(features: list[tuple[Array, Array, Array]]) -> tuple[Array, Array, Array]:
    batch = features[0][0].shape[0]
    pairs = [jnp.broadcast_to(pair, (batch, *pair.shape[-2:])) for _, _, pair in features]
    return (
        jnp.stack([own for own, _, _ in features], axis=1),
        jnp.stack([others for _, others, _ in features], axis=1),
        jnp.stack(pairs, axis=1),
    )


def _noise(key: Array, size: Any) -> Any:
    """A ``Jitter`` of Gumbel noise, of one scale or one per game; each call uses another key."""
    keys, sizes = iter(jax.random.split(key, 64)), jnp.asarray(size)

    def noise(shape: tuple[int, ...]) -> Array:
        each = sizes.reshape(-1, *[1] * (len(shape) - 1)) if sizes.ndim else sizes
        return each * jax.random.gumbel(next(keys), shape)

    return noise


def _in_opening(state: dice.DiceBatch) -> Array:
    """Which games are in their random opening: every other game, until its seats have one to twelve crosses or
    penalties on average.
    """
    at = jnp.arange(state.closed.shape[0])
    until = jnp.where(at % 2 == 0, 0, 1 + at // 2 % 12)
    done = take(COUNT, state.rows).sum(axis=(1, 2)) + state.penalties.sum(axis=1)
    return done < until * state.penalties.shape[1]


def _noise_scale(opening: Array, jitter: Any) -> Array:
    """The noise scale of each game; in a random opening from slight to nearly uniform choices."""
    at = jnp.arange(len(opening))
    return jnp.where(opening, MIN_OPENING_NOISE * 2.0 ** (at // 24 % 5), jitter)


def _combine_white(learner: Array, own: Array, other: Array) -> Array:
    """Answers to the white sum: the learner's seat from ``own``, the others from ``other``."""
    xp = own.__array_namespace__()
    return xp.where(xp.arange(own.shape[1]) == learner[:, None], own, other)


def combine_choices(learner: Array, own: dice.Choice, other: dice.Choice) -> dice.Choice:
    """Choices of a turn: the learner's seat from ``own``, the others from ``other``."""
    xp, is_learner = own.white.__array_namespace__(), learner == 0
    return dice.Choice(
        _combine_white(learner, own.white, other.white),
        xp.where(is_learner, own.color, other.color),
        xp.where(is_learner, own.steps, other.steps),
    )


class DiceGames:
    """Dice games, with or without a board; with ``greedy_opponents`` all seats but the learner's are greedy bots.

    With ``random_openings`` every other game begins with noisy decisions of the learner, which are not learned from: so
    the network also learns positions that good play does not reach, for advising people.
    """

    stages = 1

    def __init__(
        self,
        players: int,
        boards: tuple[dice.Board, ...] = (),
        greedy_opponents: bool = False,
        random_openings: bool = False,
    ) -> None:
        self.players, self.boards = players, boards
        self.greedy_opponents, self.random_openings = greedy_opponents, random_openings
        self.features = dice.BOARD_FEATURES if boards else dice.CLASSIC_FEATURES

    def board(self, turn: int) -> dice.Board | None:
        return self.boards[turn % len(self.boards)] if self.boards else None

    def new_games(self, key: Array, batch: int) -> dice.DiceBatch:
        del key  # nothing is dealt
        return dice.new_games(jnp, batch, self.players)

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        state: dice.DiceBatch,
        key: Array,
        jitter: float,
        board: dice.Board | None = None,
        without_openings: bool = False,
    ) -> tuple[list[Observation], dice.DiceBatch]:
        batch = state.closed.shape[0]
        one, two = jax.random.split(key)
        faces = jax.random.randint(one, (batch, 6), 1, 7, dtype=jnp.int32)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        opening = _in_opening(state) if self.random_openings and not without_openings else jnp.zeros((batch,), bool)
        choice = dice.decide(net, board, state, rolled, _noise(two, _noise_scale(opening, jitter)))
        if board is not None:
            stays = opening & jax.random.bernoulli(jax.random.fold_in(two, 1), OPENING_STAY_PROBABILITY, (batch,))
            choice = choice._replace(steps=jnp.where(stays, 0, choice.steps))
        other = greedy.choose(state, rolled) if self.greedy_opponents else None
        if frozen is not None and not self.greedy_opponents:
            other = dice.decide(frozen, board, state, rolled)
        if other is not None:
            choice = combine_choices(learner, choice, other)
        result = dice.apply(board, state, rolled, choice)
        observed = _observed([dice.batch_features(board, state, seat) for seat in range(self.players)])
        observation = Observation(
            *observed,
            ~opening,
            result.over,
            jnp.roll(final_values(result.points), 1, axis=1),
            jnp.ones((), bool),
        )
        new = dice.new_games(jnp, batch, self.players)
        again = jax.tree.map(lambda a, b: jnp.where(_broadcast(result.over, b), a, b), new, result.state)
        return [observation], again


def _broadcast(over: Array, like: Array) -> Array:
    return over.reshape(over.shape + (1,) * (like.ndim - 1))


class CardGames:
    """Card games."""

    stages = 3
    features = cards.FEATURES
    displays = 4

    def __init__(self, players: int, jokers: bool) -> None:
        self.players, self.jokers = players, jokers

    def board(self, turn: int) -> None:
        del turn

    def new_games(self, key: Array, batch: int) -> cards.CardBatch:
        return cards.new_games(jnp, jax.random.uniform(key, (batch, cards.CARDS)), self.players, self.jokers)

    def turn(
        self,
        net: Network,
        frozen: Network | None,
        learner: Array,
        state: cards.CardBatch,
        key: Array,
        jitter: float,
        board: None = None,
        without_openings: bool = False,
    ) -> tuple[list[Observation], cards.CardBatch]:
        del board, without_openings  # there are neither boards nor random openings
        keys = jax.random.split(key, 5)
        noise = _noise(keys[0], jitter)
        is_learner = learner == 0
        batch = state.penalties.shape[0]
        before = self._observation(state, jnp.full((batch,), cards.DRAW, jnp.int32))
        displays = jax.random.uniform(keys[1], (batch, self.displays, 4, 5))
        places, missing = cards.choose_draw(net, state, displays, self.jokers, noise)
        if frozen is not None:
            places = jnp.where(is_learner[:, None], places, cards.choose_draw(frozen, state, displays, self.jokers)[0])
        state = cards.after_draw(state, places, missing, jax.random.uniform(keys[2], (batch, 3, cards.CARDS)))
        drawn = self._observation(state, jnp.full((batch,), cards.DRAWN, jnp.int32), display_filled=False)
        white = cards.choose_answers(net, state, self.jokers, noise)
        if frozen is not None:
            white = _combine_white(learner, white, cards.choose_answers(frozen, state, self.jokers))
        has_crossed = white[:, 0] > 0
        state = state._replace(rows=cards.rows_after_answers(state, white))
        early = jnp.any(cards.has_ended(state.rows), axis=1)
        drawn = drawn._replace(over=early, final_values=final_values(points(state.rows, state.penalties)))
        playing = self._observation(state, jnp.where(has_crossed, cards.CROSSED, cards.PLAY))
        options, found = cards.play_options(net, state, has_crossed, self.jokers)
        which = best(options.value, options.legal, noise)
        if frozen is not None:
            other, _ = cards.play_options(frozen, state, has_crossed, self.jokers)
            which = jnp.where(is_learner, which, best(other.value, other.legal))
        after, over, total = cards.after_play(state, found, which, has_crossed)
        playing = playing._replace(
            counts=~early, over=over, final_values=jnp.roll(final_values(total), 1, axis=1), moved=jnp.ones((), bool)
        )
        new = self.new_games(keys[4], batch)
        again = jax.tree.map(lambda a, b: jnp.where(_broadcast(early | over, b), a, b), new, after)
        return [before, drawn, playing], again

    def _observation(self, state: cards.CardBatch, stage: Array, display_filled: bool = True) -> Observation:
        observed = _observed(
            [cards.batch_features(state, seat, stage, self.jokers, display_filled) for seat in range(self.players)]
        )
        batch = stage.shape[0]
        none = jnp.zeros((batch,), bool)
        return Observation(*observed, ~none, none, jnp.zeros((batch, self.players, 3)), jnp.zeros((), bool))
