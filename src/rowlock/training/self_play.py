"""Self-play: whole turns of many games at once, as observations to learn from.

A turn is played by the learning network and optionally by a frozen one for the other seats. It yields an observation
per stage, in order; finished games are replaced by new ones.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from ..engine.arrays import Array, each, take
from ..engine.cards import features as card_features
from ..engine.cards import options as card_options
from ..engine.cards import turn as card_turn
from ..engine.cards.turn import CardBatch
from ..engine.dice import features as dice_features
from ..engine.dice.options import decide
from ..engine.dice.turn import Board, Choice, Dice, DiceBatch, apply, new_games
from ..engine.model import Network, final_value_of
from ..engine.rows import COUNT, points
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


class Players(NamedTuple):
    """Networks of the seats: ``net``; with a ``frozen`` network, ``net`` for the seats ``learner`` ``[B]`` only."""

    net: Network
    frozen: Network | None
    learner: Array


def final_values(total: Array) -> Array:
    """Win, margin and points of every seat of finished games ``[B, N, 3]``."""
    values = [final_value_of(total, seat) for seat in range(total.shape[1])]
    return jnp.stack([jnp.stack([jnp.asarray(part, jnp.float32) for part in value], axis=-1) for value in values], 1)


def begin_again(over: Array, new: Any, state: Any) -> Any:
    """States with finished games replaced by new ones."""
    return each(lambda a, b: jnp.where(over.reshape(over.shape + (1,) * (b.ndim - 1)), a, b), new, state)


def _observed(features: list[tuple[Array, Array, Array]]) -> tuple[Array, Array, Array]:
    """The features of all seats, stacked."""
    own, others, pairs = zip(*features, strict=True)
    pairs = tuple(jnp.broadcast_to(pair, (len(own[0]), *pair.shape[-2:])) for pair in pairs)
    return jnp.stack(own, axis=1), jnp.stack(others, axis=1), jnp.stack(pairs, axis=1)


def _noise(key: Array, size: Any) -> Any:
    """A ``Jitter`` of Gumbel noise, of one scale or one per game; each call uses another key."""
    keys, sizes = iter(jax.random.split(key, 64)), jnp.asarray(size)

    def noise(shape: tuple[int, ...]) -> Array:
        each = sizes.reshape(-1, *[1] * (len(shape) - 1)) if sizes.ndim else sizes
        return each * jax.random.gumbel(next(keys), shape)

    return noise


def _in_opening(state: DiceBatch) -> Array:
    """Which games are in their random opening: every other game, until its seats have one to twelve crosses or
    penalties on average.
    """
    at = jnp.arange(state.closed.shape[0])
    until = jnp.where(at % 2 == 0, 0, 1 + at // 2 % 12)
    done = take(COUNT, state.rows).sum(axis=(1, 2)) + state.penalties.sum(axis=1)
    return done < until * state.penalties.shape[1]


def _combine_answers(learner: Array, own: Array, other: Array) -> Array:
    """Answers of all seats: the learner's from ``own``, the others from ``other``."""
    xp = own.__array_namespace__()
    return xp.where(xp.arange(own.shape[1]) == learner[:, None], own, other)


def combine_choices(learner: Array, own: Choice, other: Choice) -> Choice:
    """Choices of a turn: the learner's seat from ``own``, the others from ``other``."""
    xp, active = own.white.__array_namespace__(), learner == 0
    white = _combine_answers(learner, own.white, other.white)
    return Choice(white, xp.where(active, own.color, other.color), xp.where(active, own.steps, other.steps))


@dataclass(frozen=True, eq=False)
class DiceGames:
    """Dice games, with or without a board; with ``greedy_opponents`` all seats but the learner's are greedy bots.

    With ``random_openings`` every other game begins with noisy decisions of the learner, which are not learned from: so
    the network also learns positions that good play does not reach, for advising people.
    """

    players: int
    boards: tuple[Board, ...] = ()
    greedy_opponents: bool = False
    random_openings: bool = False
    stages = 1

    @property
    def features(self) -> tuple[int, int, int]:
        return dice_features.BOARD_FEATURES if self.boards else dice_features.CLASSIC_FEATURES

    def board(self, turn: int) -> Board | None:
        return self.boards[turn % len(self.boards)] if self.boards else None

    def new_games(self, key: Array, batch: int) -> DiceBatch:
        del key  # nothing is dealt
        return new_games(jnp, batch, self.players)

    def turn(
        self, who: Players, state: DiceBatch, key: Array, jitter: Any, board: Board | None = None, openings: bool = True
    ) -> tuple[list[Observation], DiceBatch]:
        """Play a turn; returns its observations and the next state. Matches do without random ``openings``."""
        batch = state.closed.shape[0]
        one, two = jax.random.split(key)
        faces = jax.random.randint(one, (batch, 6), 1, 7, dtype=jnp.int32)
        rolled = Dice(faces[:, :2], faces[:, 2:])
        opening = _in_opening(state) if self.random_openings and openings else jnp.zeros((batch,), bool)
        # in a random opening from slight to nearly uniform choices
        noise = _noise(two, jnp.where(opening, MIN_OPENING_NOISE * 2.0 ** (jnp.arange(batch) // 24 % 5), jitter))
        choice = decide(dice_features.Model(who.net, board), state, rolled, noise)
        if board is not None:
            stays = opening & jax.random.bernoulli(jax.random.fold_in(two, 1), OPENING_STAY_PROBABILITY, (batch,))
            choice = choice._replace(steps=jnp.where(stays, 0, choice.steps))
        if self.greedy_opponents:
            choice = combine_choices(who.learner, choice, greedy.choose(state, rolled))
        elif who.frozen is not None:
            other = decide(dice_features.Model(who.frozen, board), state, rolled)
            choice = combine_choices(who.learner, choice, other)
        result = apply(board, state, rolled, choice)
        observation = Observation(
            *_observed([dice_features.batch_features(board, state, seat) for seat in range(self.players)]),
            counts=~opening,
            over=result.over,
            final_values=jnp.roll(final_values(result.points), 1, axis=1),
            moved=jnp.ones((), bool),
        )
        return [observation], begin_again(result.over, new_games(jnp, batch, self.players), result.state)


@dataclass(frozen=True, eq=False)
class CardGames:
    """Card games."""

    players: int
    jokers: bool
    stages = 3
    features = card_features.FEATURES
    displays = 4

    def board(self, turn: int) -> None:
        del turn

    def new_games(self, key: Array, batch: int) -> CardBatch:
        uniform = jax.random.uniform(key, (batch, card_turn.CARDS))
        return card_turn.new_games(jnp, uniform, self.players, self.jokers)

    def turn(
        self,
        who: Players,
        state: CardBatch,
        key: Array,
        jitter: Any,
        board: None = None,
        openings: bool = True,
    ) -> tuple[list[Observation], CardBatch]:
        """Play a turn, as :meth:`DiceGames.turn`; there are neither boards nor random openings."""
        del board, openings
        keys, batch = jax.random.split(key, 5), state.penalties.shape[0]
        noise = _noise(keys[0], jitter)

        def choose(by: Any, *given: Any) -> Array:
            own = by(card_features.Model(who.net, self.jokers), *given, noise)
            if who.frozen is None:
                return own
            other = by(card_features.Model(who.frozen, self.jokers), *given)
            if by is card_options.choose_answers:
                return _combine_answers(who.learner, own, other)
            return jnp.where((who.learner == 0).reshape(-1, *[1] * (own.ndim - 1)), own, other)

        randomness = card_options.Randomness(
            jax.random.uniform(keys[1], (batch, self.displays, card_turn.DISPLAY, 5)),
            jax.random.uniform(keys[2], (batch, card_turn.MAX_DRAW, card_turn.CARDS)),
        )
        turn = card_options.play_turn(choose, state, randomness, self.jokers)
        answered, result = turn.answered, turn.result
        observations = [
            self._observation(state, card_features.DRAW),
            self._observation(turn.drawn, card_features.DRAWN)._replace(
                over=turn.early, final_values=final_values(points(answered.rows, answered.penalties))
            ),
            self._observation(answered, card_features.play_stage(turn.has_crossed))._replace(
                counts=~turn.early,
                over=result.over,
                final_values=jnp.roll(final_values(result.points), 1, axis=1),
                moved=jnp.ones((), bool),
            ),
        ]
        return observations, begin_again(turn.early | result.over, self.new_games(keys[4], batch), result.state)

    def _observation(self, state: CardBatch, stage: Array) -> Observation:
        batch, seats = state.penalties.shape[0], range(self.players)
        observed = _observed([card_features.batch_features(self.jokers, state, seat, stage) for seat in seats])
        none = jnp.zeros((batch,), bool)
        return Observation(*observed, ~none, none, jnp.zeros((batch, self.players, 3)), jnp.zeros((), bool))


Games = DiceGames | CardGames
"""Batches of one kind of game with a number of players."""
