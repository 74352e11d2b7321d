"""Learner: temporal-difference targets and Adam steps, compiled by JAX."""

# JAX has few types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ..engine.model import SCALE, Network, embed, outputs, shape
from ..engine.rows import Array
from .self_play import Games, Observation


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
        if len(size) == 1:
            weights.append(jnp.zeros(size))
        else:
            # about a dozen embeddings are summed
            scale = 0.15 if at < 3 else (2 / size[0]) ** 0.5
            weights.append(scale * jax.random.normal(key_, size))
    net = Network(*weights)
    none = jax.tree.map(jnp.zeros_like, net)
    return Learner(net, net, none, none, jnp.zeros((), jnp.int32))


def _outputs(net: Network, own: Array, others: Array, pairs: Array, dense: bool) -> Array:
    """Network outputs ``[..., 3]``; see :func:`rowlock.engine.model.outputs`."""
    sums = _embed_dense if dense else embed
    return outputs(net, sums(net.own, own), sums(net.other, others) + sums(net.pair, pairs))


def _embed_dense(table: Array, at: Array) -> Array:
    """:func:`embed` as a matrix product, the gradient of which needs no scatter."""
    many = sum((at[..., k : k + 1] == jnp.arange(table.shape[0])).astype(table.dtype) for k in range(at.shape[-1]))
    return many @ table


def _as_targets(out: Array) -> Array:
    """Network outputs in the units of the targets: chance to win, scaled margin and points."""
    return jnp.concatenate([jax.nn.sigmoid(out[..., :1]), out[..., 1:]], axis=-1)


@partial(jax.jit, static_argnames=("kind", "settings", "versus"))
def train_round(
    kind: Games,
    settings: Settings,
    versus: bool,
    learner: Learner,
    frozen: Network,
    states: Any,
    seats: Array,
    key: Array,
    rate: Array,
    jitter: Array,
    board: Any,
) -> tuple[Learner, Any, Array, dict[str, Array]]:
    """Play ``settings.turns`` turns with the current weights, then train on them; also returns figures for the log."""
    net = learner.net

    def turn(carried: Any, key: Array) -> Any:
        states, seats = carried
        observations, after = kind.turn(net, frozen if versus else None, seats, states, key, jitter, board)
        observed = jax.tree.map(lambda *each: jnp.stack(each), *map(_short, observations))
        return (after, (seats - 1) % kind.players), (observed, seats)

    keys = jax.random.split(key, settings.turns + 2)
    (states, after), (observed, learner_seats) = jax.lax.scan(turn, (states, seats), keys[: settings.turns])
    observed = jax.tree.map(lambda each: each.reshape((-1, *each.shape[2:])), observed)
    learner_seats = jnp.repeat(learner_seats, kind.stages, axis=0)
    following, _ = kind.turn(net, frozen if versus else None, after, states, keys[-1], jitter, board)
    targets = _targets(net, observed, following[0], settings.trace)
    if versus:
        counts = observed.counts[:, :, None] & (jnp.arange(kind.players) == learner_seats[..., None])
    else:
        counts = jnp.broadcast_to(observed.counts[:, :, None], targets.shape[:-1])
    flat = jax.tree.map(
        lambda each: each.reshape((-1, *each.shape[3:])),
        (observed.own, observed.others, observed.pairs, targets, counts),
    )
    size = flat[-1].shape[0] // settings.parts
    order = jax.random.permutation(keys[-2], flat[-1].shape[0])[: size * settings.parts].reshape(settings.parts, size)

    def step(learner: Learner, at: Array) -> tuple[Learner, Array]:
        part = jax.tree.map(lambda each: each[at], flat)
        loss, gradient = jax.value_and_grad(_loss)(learner.net, *part)
        return _adam_step(learner, gradient, rate), loss

    learner, losses = jax.lax.scan(step, learner, order)
    ended = observed.over & observed.counts
    games = jnp.sum(ended)
    won = jnp.take_along_axis(observed.final_values[..., 0], learner_seats[..., None], axis=2)[..., 0]
    points = observed.final_values[..., 2].mean(axis=-1)
    figures = {
        "loss": losses.mean(),
        "games": games,
        "points": jnp.sum(jnp.where(ended, points, 0)) / jnp.maximum(games, 1),
        "turns": settings.turns * settings.batch / jnp.maximum(games, 1),
        "won": jnp.sum(jnp.where(ended, won, 0)) / jnp.maximum(games, 1),
    }
    return learner, states, after, figures


def _short(observation: Observation) -> Observation:
    """Store feature indices as int16, to halve the memory."""
    small = [each.astype(jnp.int16) for each in (observation.own, observation.others, observation.pairs)]
    return observation._replace(own=small[0], others=small[1], pairs=small[2])


def _targets(net: Network, observed: Observation, last: Observation, trace: float) -> Array:
    """TD(λ) targets of every observation and seat: the final value if the game ended there."""
    expected = jax.lax.map(
        lambda part: _as_targets(_outputs(net, part[0], part[1], part[2], False)),
        (observed.own, observed.others, observed.pairs),
    )
    small = _short(last)
    beyond = _as_targets(_outputs(net, small.own, small.others, small.pairs, False))
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


def _loss(net: Network, own: Array, others: Array, pairs: Array, target: Array, counts: Array) -> Array:
    out = _outputs(net, own, others, pairs, dense=True)
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
def match(
    kind: Games, turns: int, net: Network, frozen: Network, states: Any, seats: Array, key: Array, board: Any
) -> Any:
    """Play one seat by a network and the others by another, without random openings; count games ended and won."""

    def turn(carried: Any, key: Array) -> Any:
        states, seats, games, won = carried
        observations, after = kind.turn(net, frozen, seats, states, key, 0.0, board, without_openings=True)
        for observation in observations:
            ended = observation.over & observation.counts
            games += jnp.sum(ended)
            won += jnp.sum(
                jnp.where(ended, jnp.take_along_axis(observation.final_values[..., 0], seats[:, None], axis=1)[:, 0], 0)
            )
        return (after, (seats - 1) % kind.players, games, won), None

    none = jnp.zeros((), jnp.int32)
    carried, _ = jax.lax.scan(turn, (states, seats, none, none * 1.0), jax.random.split(key, turns))
    return carried
