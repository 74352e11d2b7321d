"""Learner: temporal-difference targets and Adam steps, compiled by JAX."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ..engine.arrays import Array
from ..engine.model import SCALE, Network, embed, outputs, shape
from .self_play import Games, Observation, Players


class Settings(NamedTuple):
    """Hyperparameters. ``trace`` is the λ of TD(λ): the weight of later outcomes against the next prediction."""

    batch: int = 8192
    turns: int = 16
    parts: int = 16
    trace: float = 0.8
    rate: float = 2e-3
    last_rate: float = 2e-5
    jitter: float = 0.01
    last_jitter: float = 0.001


class Learner(NamedTuple):
    """Weights, their moving average, and the moments of Adam."""

    net: Network
    mean: Network
    first: Network
    second: Network
    count: Array


def new_learner(features: tuple[int, int, int], key: Array, width: int) -> Learner:
    """A learner with random weights."""
    shapes = shape(features, width)
    weights = []
    for at, (key_, size) in enumerate(zip(jax.random.split(key, len(shapes)), shapes, strict=True)):
        # about a dozen embeddings are summed
        scale = 0.15 if at < 3 else (2 / size[0]) ** 0.5
        weights.append(jnp.zeros(size) if len(size) == 1 else scale * jax.random.normal(key_, size))
    net = Network(*weights)
    none = jax.tree.map(jnp.zeros_like, net)
    return Learner(net, net, none, none, jnp.zeros((), jnp.int32))


def _outputs(net: Network, features: tuple[Array, Array, Array], dense: bool) -> Array:
    """Network outputs ``[..., 3]``; see :func:`rowlock.engine.model.outputs`."""
    sums, (own, others, pairs) = _embed_dense if dense else embed, features
    return outputs(net, sums(net.own, own), sums(net.other, others) + sums(net.pair, pairs))


def _embed_dense(table: Array, at: Array) -> Array:
    """:func:`embed` as a matrix product, the gradient of which needs no scatter."""
    many = sum((at[..., k : k + 1] == jnp.arange(table.shape[0])).astype(table.dtype) for k in range(at.shape[-1]))
    return many @ table


def _as_targets(out: Array) -> Array:
    """Network outputs in the units of the targets: chance to win, scaled margin and points."""
    return jnp.concatenate([jax.nn.sigmoid(out[..., :1]), out[..., 1:]], axis=-1)


class Tables(NamedTuple):
    """Games in progress of one kind, and the learner's seat in each."""

    states: Any
    seats: Array


class Step(NamedTuple):
    """What changes from round to round: the random key, the learning rate, the scale of the noise, and the board."""

    key: Array
    rate: Array
    jitter: Array
    board: Any


@partial(jax.jit, static_argnames=("kind", "settings"))
def train_round(
    kind: Games, settings: Settings, learner: Learner, frozen: Network | None, tables: Tables, step: Step
) -> tuple[Learner, Tables, dict[str, Array]]:
    """Play ``settings.turns`` turns with the current weights, then train on them; also returns figures for the log.

    With a ``frozen`` network as the opponent only the learner's seat is learned from.
    """
    net = learner.net

    def turn(tables: Tables, key: Array) -> Any:
        states, seats = tables
        observations, after = kind.turn(Players(net, frozen, seats), states, key, step.jitter, step.board)
        observed = jax.tree.map(lambda *each: jnp.stack(each), *map(_short, observations))
        return Tables(after, (seats - 1) % kind.players), (observed, seats)

    keys = jax.random.split(step.key, settings.turns + 2)
    tables, (observed, learner_seats) = jax.lax.scan(turn, tables, keys[: settings.turns])
    observed = jax.tree.map(lambda each: each.reshape((-1, *each.shape[2:])), observed)
    learner_seats = jnp.repeat(learner_seats, kind.stages, axis=0)
    who = Players(net, frozen, tables.seats)
    following, _ = kind.turn(who, tables.states, keys[-1], step.jitter, step.board)
    targets = _targets(net, observed, following[0], settings.trace)
    counts = jnp.broadcast_to(observed.counts[:, :, None], targets.shape[:-1])
    if frozen is not None:
        counts = counts & (jnp.arange(kind.players) == learner_seats[..., None])
    flat = jax.tree.map(lambda each: each.reshape((-1, *each.shape[3:])), (observed[:3], targets, counts))
    size = flat[-1].shape[0] // settings.parts
    order = jax.random.permutation(keys[-2], flat[-1].shape[0])[: size * settings.parts].reshape(settings.parts, size)

    def improve(learner: Learner, at: Array) -> tuple[Learner, Array]:
        part = jax.tree.map(lambda each: each[at], flat)
        loss, gradient = jax.value_and_grad(_loss)(learner.net, *part)
        return _adam_step(learner, gradient, step.rate), loss

    learner, losses = jax.lax.scan(improve, learner, order)
    games, won = _ended(observed, learner_seats)
    points = jnp.where(observed.over & observed.counts, observed.final_values[..., 2].mean(axis=-1), 0)
    totals = {"points": jnp.sum(points), "turns": settings.turns * settings.batch, "won": won}
    means = {name: total / jnp.maximum(games, 1) for name, total in totals.items()}
    return learner, tables, {"loss": losses.mean(), "games": games, **means}


def _ended(observed: Observation, seats: Array) -> tuple[Array, Array]:
    """Number of games that ended, and how many of them the learner's seats won."""
    ended = observed.over & observed.counts
    won = jnp.take_along_axis(observed.final_values[..., 0], seats[..., None], axis=-1)[..., 0]
    return jnp.sum(ended), jnp.sum(jnp.where(ended, won, 0))


def _short(observation: Observation) -> Observation:
    """Store feature indices as int16, to halve the memory."""
    own, others, pairs = (part.astype(jnp.int16) for part in observation[:3])
    return observation._replace(own=own, others=others, pairs=pairs)


def _targets(net: Network, observed: Observation, last: Observation, trace: float) -> Array:
    """TD(λ) targets of every observation and seat: the final value if the game ended there."""
    expected = jax.lax.map(lambda part: _as_targets(_outputs(net, part, dense=False)), observed[:3])
    beyond = _as_targets(_outputs(net, _short(last)[:3], dense=False))
    scaled = observed.final_values * jnp.array([1, 1 / SCALE, 1 / SCALE])

    def back(later: tuple[Array, Array], now: Any) -> tuple[tuple[Array, Array], Array]:
        predicted, target = later
        over, end, moved, expected, counts = now
        mixed = (1 - trace) * predicted + trace * target
        mixed = jnp.where(moved, jnp.roll(mixed, 1, axis=1), mixed)
        target = jnp.where(over[:, None, None], end, mixed)
        # an observation that does not count is passed over
        counted = counts[:, None, None]
        return (jnp.where(counted, expected, predicted), jnp.where(counted, target, later[1])), target

    _, targets = jax.lax.scan(
        back, (beyond, beyond), (observed.over, scaled, observed.moved, expected, observed.counts), reverse=True
    )
    return targets


def _loss(net: Network, features: tuple[Array, Array, Array], target: Array, counts: Array) -> Array:
    out = _outputs(net, features, dense=True)
    win = jax.nn.softplus(out[..., 0]) - target[..., 0] * out[..., 0]
    rest = jnp.sum((out[..., 1:] - target[..., 1:]) ** 2, axis=-1)
    return jnp.sum(counts * (win + 0.5 * rest)) / jnp.maximum(jnp.sum(counts), 1)


def _adam_step(learner: Learner, gradient: Network, rate: Array) -> Learner:
    """One step of Adam and of the moving average."""
    count = learner.count + 1
    first = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, learner.first, gradient)
    second = jax.tree.map(lambda a, b: 0.999 * a + 0.001 * b * b, learner.second, gradient)
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = jax.tree.map(lambda w, a, b: w - step * a / (jnp.sqrt(b) + 1e-8), learner.net, first, second)
    mean = jax.tree.map(lambda a, b: 0.9995 * a + 0.0005 * b, learner.mean, net)
    return Learner(net, mean, first, second, count)


@partial(jax.jit, static_argnames=("kind", "turns"))
def match(kind: Games, turns: int, who: Players, states: Any, key: Array, board: Any) -> tuple[Tables, Array, Array]:
    """Play one seat by a network and the others by another, without random openings; count games ended and won."""

    def turn(carried: Any, key: Array) -> Any:
        (states, seats), games, won = carried
        observations, after = kind.turn(who._replace(learner=seats), states, key, 0.0, board, openings=False)
        for observation in observations:
            ended, mine = _ended(observation, seats)
            games, won = games + ended, won + mine
        return (Tables(after, (seats - 1) % kind.players), games, won), None

    begun = (Tables(states, who.learner), jnp.zeros((), jnp.int32), jnp.zeros(()))
    carried, _ = jax.lax.scan(turn, begun, jax.random.split(key, turns))
    return carried
