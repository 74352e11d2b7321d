"""From turns to weights: targets by temporal differences, steps by Adam, all of it compiled."""

# JAX says little of its types
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyright: reportUnknownLambdaType=false

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ..engine.model import SCALE, Network, outputs, shape, summed
from ..engine.rows import Array
from .self_play import Moment, Play


class Settings(NamedTuple):
    """How to learn. ``trace`` is how much of a target is what happened later, against what was expected next."""

    batch: int = 8192
    turns: int = 16
    parts: int = 16
    trace: float = 0.8
    rate: float = 2e-3
    last_rate: float = 2e-5
    jitter: float = 0.01
    last_jitter: float = 0.001


class Learner(NamedTuple):
    """Weights, their running average, and what Adam remembers."""

    net: Network
    mean: Network
    first: Network
    second: Network
    count: Array


def begin(features: tuple[int, int, int], key: Array, width: int) -> Learner:
    """A network that knows nothing."""
    shapes = shape(features, width)
    weights = []
    for at, (key_, size) in enumerate(zip(jax.random.split(key, len(shapes)), shapes, strict=True)):
        if len(size) == 1:
            weights.append(jnp.zeros(size))
        else:
            # the vectors of a dozen features are summed
            scale = 0.15 if at < 3 else (2 / size[0]) ** 0.5
            weights.append(scale * jax.random.normal(key_, size))
    net = Network(*weights)
    none = jax.tree.map(jnp.zeros_like, net)
    return Learner(net, net, none, none, jnp.zeros((), jnp.int32))


def _looked(net: Network, own: Array, others: Array, pairs: Array, dense: bool) -> Array:
    """Win as a logit, margin and points in scale ``[..., 3]``."""
    sums = _dense if dense else summed
    return outputs(net, sums(net.own, own), sums(net.other, others) + sums(net.pair, pairs))


def _dense(table: Array, at: Array) -> Array:
    """The same sum as a product: its gradient needs no scattering."""
    many = sum((at[..., k : k + 1] == jnp.arange(table.shape[0])).astype(table.dtype) for k in range(at.shape[-1]))
    return many @ table


def _said(out: Array) -> Array:
    """What the network says in the units of targets: chance, margin and points in scale."""
    return jnp.concatenate([jax.nn.sigmoid(out[..., :1]), out[..., 1:]], axis=-1)


@partial(jax.jit, static_argnames=("play", "settings", "versus"))
def practise(
    play: Play,
    settings: Settings,
    versus: bool,
    learner: Learner,
    frozen: Network,
    tables: Any,
    seats: Array,
    key: Array,
    rate: Array,
    jitter: Array,
    board: Any,
) -> tuple[Learner, Any, Array, dict[str, Array]]:
    """Play so many turns with the weights as they are, then follow what was seen. Gives figures for the log."""
    net = learner.net

    def turn(carried: Any, key: Array) -> Any:
        tables, seats = carried
        moments, after = play.turn(net, frozen if versus else None, seats, tables, key, jitter, board)
        seen = jax.tree.map(lambda *each: jnp.stack(each), *map(_short, moments))
        return (after, (seats - 1) % play.players), (seen, seats)

    keys = jax.random.split(key, settings.turns + 2)
    (tables, after), (seen, whose) = jax.lax.scan(turn, (tables, seats), keys[: settings.turns])
    seen = jax.tree.map(lambda each: each.reshape((-1, *each.shape[2:])), seen)
    whose = jnp.repeat(whose, play.moments, axis=0)
    following, _ = play.turn(net, frozen if versus else None, after, tables, keys[-1], jitter, board)
    targets = _targets(net, seen, following[0], settings.trace)
    if versus:
        counts = seen.counts[:, :, None] & (jnp.arange(play.players) == whose[..., None])
    else:
        counts = jnp.broadcast_to(seen.counts[:, :, None], targets.shape[:-1])
    flat = jax.tree.map(
        lambda each: each.reshape((-1, *each.shape[3:])), (seen.own, seen.others, seen.pairs, targets, counts)
    )
    size = flat[-1].shape[0] // settings.parts
    order = jax.random.permutation(keys[-2], flat[-1].shape[0])[: size * settings.parts].reshape(settings.parts, size)

    def step(learner: Learner, at: Array) -> tuple[Learner, Array]:
        part = jax.tree.map(lambda each: each[at], flat)
        loss, slope = jax.value_and_grad(_loss)(learner.net, *part)
        return _followed(learner, slope, rate), loss

    learner, losses = jax.lax.scan(step, learner, order)
    ended = seen.over & seen.counts
    games = jnp.sum(ended)
    won = jnp.take_along_axis(seen.ends[..., 0], whose[..., None], axis=2)[..., 0]
    points = seen.ends[..., 2].mean(axis=-1)
    figures = {
        "loss": losses.mean(),
        "games": games,
        "points": jnp.sum(jnp.where(ended, points, 0)) / jnp.maximum(games, 1),
        "turns": settings.turns * settings.batch / jnp.maximum(games, 1),
        "won": jnp.sum(jnp.where(ended, won, 0)) / jnp.maximum(games, 1),
    }
    return learner, tables, after, figures


def _short(moment: Moment) -> Moment:
    """Indices are small: half the memory."""
    small = [each.astype(jnp.int16) for each in (moment.own, moment.others, moment.pairs)]
    return moment._replace(own=small[0], others=small[1], pairs=small[2])


def _targets(net: Network, seen: Moment, last: Moment, trace: float) -> Array:
    """For every moment and seat: the end if it came there, else what was expected next and what happened later."""
    expected = jax.lax.map(
        lambda part: _said(_looked(net, part[0], part[1], part[2], False)), (seen.own, seen.others, seen.pairs)
    )
    small = _short(last)
    beyond = _said(_looked(net, small.own, small.others, small.pairs, False))
    scaled = seen.ends * jnp.array([1, 1 / SCALE, 1 / SCALE])

    def back(later: tuple[Array, Array], now: Any) -> tuple[tuple[Array, Array], Array]:
        said, target = later
        over, end, moved, expected, counts = now
        mixed = (1 - trace) * said + trace * target
        mixed = jnp.where(moved, jnp.roll(mixed, 1, axis=1), mixed)
        target = jnp.where(over[:, None, None], end, mixed)
        # a moment that does not count is not there: what comes later is seen through it
        there = counts[:, None, None]
        return (jnp.where(there, expected, said), jnp.where(there, target, later[1])), target

    _, targets = jax.lax.scan(
        back, (beyond, beyond), (seen.over, scaled, seen.moved, expected, seen.counts), reverse=True
    )
    return targets


def _loss(net: Network, own: Array, others: Array, pairs: Array, target: Array, counts: Array) -> Array:
    out = _looked(net, own, others, pairs, dense=True)
    win = jax.nn.softplus(out[..., 0]) - target[..., 0] * out[..., 0]
    rest = jnp.sum((out[..., 1:] - target[..., 1:]) ** 2, axis=-1)
    return jnp.sum(counts * (win + 0.5 * rest)) / jnp.maximum(jnp.sum(counts), 1)


def _followed(learner: Learner, slope: Network, rate: Array) -> Learner:
    """One step of Adam, and of the running average."""
    count = learner.count + 1
    first = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, learner.first, slope)
    second = jax.tree.map(lambda a, b: 0.999 * a + 0.001 * b * b, learner.second, slope)
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = jax.tree.map(lambda w, a, b: w - step * a / (jnp.sqrt(b) + 1e-8), learner.net, first, second)
    mean = jax.tree.map(lambda a, b: 0.9995 * a + 0.0005 * b, learner.mean, net)
    return Learner(net, mean, first, second, count)


@partial(jax.jit, static_argnames=("play", "turns"))
def match(
    play: Play, turns: int, net: Network, frozen: Network, tables: Any, seats: Array, key: Array, board: Any
) -> Any:
    """Games of one network against others played by another: how many ended, and how many of them it won. Both play
    with care: else the one that does not would be measured by it.
    """

    def turn(carried: Any, key: Array) -> Any:
        tables, seats, games, won = carried
        moments, after = play.turn(net, frozen, seats, tables, key, 0.0, board, with_care=True)
        for moment in moments:
            ended = moment.over & moment.counts
            games += jnp.sum(ended)
            won += jnp.sum(jnp.where(ended, jnp.take_along_axis(moment.ends[..., 0], seats[:, None], axis=1)[:, 0], 0))
        return (after, (seats - 1) % play.players, games, won), None

    none = jnp.zeros((), jnp.int32)
    carried, _ = jax.lax.scan(turn, (tables, seats, none, none * 1.0), jax.random.split(key, turns))
    return carried
