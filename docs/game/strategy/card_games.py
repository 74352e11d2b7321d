"""Card games in arrays: many games at once between networks and players that follow simple rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from rowlock.engine.arrays import pick
from rowlock.engine.cards.features import Model
from rowlock.engine.cards.options import Randomness, choose_answers, choose_draw, choose_play, play_turn
from rowlock.engine.cards.turn import (
    CARDS,
    COLOR_OF,
    DISPLAY,
    FULL_HAND,
    JOKER,
    MAX_DRAW,
    NUMBER_OF,
    SHOWN,
    CardBatch,
    Plays,
    cards_at,
    new_games,
)
from rowlock.engine.cards.turn import NUMBERS as KINDS
from rowlock.engine.rows import COUNT, LENGTH, moves, places, points
from rowlock.rules.sheet import LAST

from .dice_games import NO_CROSS, Array

Choose = Callable[..., Any]
"""Calls the policy for one of ``choose_draw``, ``choose_answers`` and ``choose_play`` with its arguments."""
SAMPLES: Final = 4
"""Sampled displays by which a network draws."""
BATCH: Final = 250


class FinishedCards(NamedTuple):
    """Finished games, seats in the order of play: seat 0 began."""

    points: Array
    rows: Array
    penalties: Array
    turns: Array

    def wins(self) -> Array:
        """Share of the win of each seat: a tie is a shared win."""
        best = self.points == self.points.max(axis=1, keepdims=True)
        shares: Array = best / best.sum(axis=1, keepdims=True)
        return shares


def by_network(model: Model) -> Choose:
    """All seats choose by a network, without search."""
    return lambda by, *given: by(model, *given)


def play(
    choose_in: Callable[[int], Choose], players: int, games: int, seed: tuple[int, ...], jokers: bool = False
) -> FinishedCards:
    """Play games to the end; ``choose_in`` returns the policy of a turn, counted from 0."""
    shuffle = np.random.default_rng((*seed, 0))
    state, running, turn = new_games(np, shuffle.random((games, CARDS)), players, jokers), np.arange(games), 0
    shapes = ((players,), (players, 4), (players,), ())
    ended = FinishedCards(*(np.zeros((games, *shape), np.int64) for shape in shapes))
    while len(running):
        rng = np.random.default_rng((*seed, 1, turn))
        drawn = Randomness(rng.random((games, SAMPLES, DISPLAY, 5)), rng.random((games, MAX_DRAW, CARDS)))
        played = play_turn(choose_in(turn), state, pick(drawn, running), jokers)
        after, early = played.result.state, played.early
        over = early | played.result.over
        turn += 1
        # a game that ends with the number has not rotated its seats
        rows, penalties = (
            np.where(early.reshape(-1, *[1] * (part.ndim - 1)), np.roll(before, -1, axis=1), part)[over]
            for part, before in zip(after[:2], played.answered[:2], strict=True)
        )
        found = points(rows, penalties), rows, penalties
        for part, value in zip(ended[:3], found, strict=True):
            part[running[over]] = np.roll(value, turn % players, axis=1)
        ended.turns[running[over]] = turn
        state, running = pick(after, ~over), running[~over]
    return ended


def play_batches(choose: Choose, players: int, games: int, seed: int, jokers: bool = False) -> FinishedCards:
    """Play games in batches of the size that networks like."""
    sizes = [min(BATCH, games - first) for first in range(0, games, BATCH)]
    parts = [play(lambda _turn: choose, players, size, (seed, at), jokers) for at, size in enumerate(sizes)]
    return FinishedCards(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def by_seat(policies: Sequence[Choose]) -> Callable[[int], Choose]:
    """Each seat has its own policy, in the order of play."""

    def in_turn(turn: int) -> Choose:
        order = [policies[(turn + at) % len(policies)] for at in range(len(policies))]

        def choose(by: Callable[..., Any], *given: Any) -> Any:
            if by is not choose_answers:
                return order[0](by, *given)
            found = {id(policy): policy(by, *given) for policy in order}
            return np.stack([found[id(policy)][:, at] for at, policy in enumerate(order)], axis=1)

        return choose

    return in_turn


@dataclass(frozen=True)
class CardRule:
    """A player who follows simple rules.

    ``free`` is how many numbers a cross may skip that need not be made, ``forced`` the same where a penalty threatens,
    ``start`` the same for the first cross of a row, if not as ``free``. ``most`` is the largest set played;
    ``draw`` is how cards are drawn: ``near`` takes numbers that skip few, ``first`` whatever lies there, ``pair`` the
    numbers next to cards in hand. ``answers`` tells whether to cross the number for everybody. ``clear`` plays dead
    cards together with others of their color.
    """

    free: int = 1
    forced: int = 3
    start: int | None = None
    most: int = 3
    draw: str = "near"
    answers: bool = True
    clear: bool = False


def by_rule(rule: CardRule) -> Choose:
    """All seats follow a rule."""
    policies: dict[Any, Choose] = {choose_draw: _draw, choose_answers: _answers, choose_play: _play}
    return lambda by, *given: policies[by](rule, *given)


def number_skips(rows: Array, number: Array) -> Array:
    """Numbers that a number would skip in each row of sheets ``[..., 4]``; ``NO_CROSS`` if it is behind."""
    skips = places(number[..., None, None])[..., 0] - LENGTH[rows]
    return np.where(skips < 0, NO_CROSS, skips)


def _draw(rule: CardRule, state: CardBatch, _uniform: Array) -> Array:
    """The places on display to draw from."""
    number = cards_at(state.location, SHOWN, DISPLAY)[0] % KINDS + 2
    if rule.draw == "first":
        return np.broadcast_to(np.arange(MAX_DRAW), (len(number), MAX_DRAW))
    cost = number_skips(state.rows[:, :1], number).sum(axis=-1).astype(float)
    if rule.draw == "pair":
        hand, held = state.hand()
        near = (np.abs(number[..., None] - NUMBER_OF[hand][:, None]) == 1) & held[:, None]
        cost = cost - 6 * near.any(axis=-1)
    return np.argsort(cost, axis=1, kind="stable")[:, :MAX_DRAW]


def _limited(rule: CardRule, rows: Array, skips: Array) -> Array:
    """Numbers skipped as far as they count: the first cross of a row has a limit of its own."""
    if rule.start is None:
        return skips
    return np.where((COUNT[rows] == 0) & (skips <= rule.start), np.minimum(skips, rule.free), skips)


def _answers(rule: CardRule, state: CardBatch) -> Array:
    """The answers of all seats to the number."""
    if not rule.answers:
        return np.zeros(state.penalties.shape, np.int64)
    number = state.top_number()
    legal = moves(state.rows, np.zeros_like(state.penalties), number[:, None, None, None]).legal[..., 1:]
    skips = _limited(
        rule, state.rows, number_skips(state.rows, np.repeat(number[:, None], state.rows.shape[1], axis=1))
    )
    skips = np.where(legal, skips, NO_CROSS)
    hand, held = state.hand()
    rows = state.rows[:, 0]
    color = np.minimum(COLOR_OF[hand], JOKER - 1)
    at = np.where(color < 2, NUMBER_OF[hand] - 2, 12 - NUMBER_OF[hand])
    own = at - np.take_along_axis(LENGTH[rows], color, axis=1)
    later = np.where(held & (own >= 0) & (at < LAST), own, NO_CROSS).min(axis=1)
    least = skips.min(axis=-1)
    takes = least <= rule.free
    takes[:, 0] |= (least[:, 0] <= rule.forced) & (least[:, 0] < later)
    return np.where(takes, skips.argmin(axis=-1) + 1, 0)


def play_costs(state: CardBatch, plays: Plays) -> tuple[Array, Array, Array]:
    """Crosses that each play makes, lock included, numbers that it skips, and cards that it uses ``[B, P]``."""
    before = state.rows[:, None, 0]
    crosses = (COUNT[plays.rows] - COUNT[before]).sum(axis=-1)
    locks = ((plays.rows ^ before) >> (LAST + 1) & 1).sum(axis=-1)
    used = (np.minimum(LENGTH[plays.rows], LAST + 1) - LENGTH[before]).clip(0).sum(axis=-1)
    return crosses, used - (crosses - locks), FULL_HAND - plays.kept.sum(axis=-1)


def _play(rule: CardRule, state: CardBatch, plays: Plays, has_crossed: Array) -> Array:
    """The play: most crosses within the limit, else the card that is farthest away."""
    crosses, skips, used = play_costs(state, plays)
    touched = plays.rows != state.rows[:, None, 0]
    empty = (touched & (COUNT[state.rows[:, None, 0]] == 0)).any(axis=-1)
    if rule.start is not None:
        skips = np.where(empty & (skips <= rule.start), np.minimum(skips, rule.free), skips)
    limit = np.where(has_crossed, rule.free, rule.forced)[:, None]
    good = plays.legal & plays.makes & (used <= rule.most)
    extra = (0.01 if rule.clear else -0.01) * used
    order = np.where(good & (skips <= limit), 20 * crosses - skips + extra, -np.inf)
    order = np.where(good & (skips <= rule.free), order + 1000, order)
    hand, _ = state.hand()
    color = np.minimum(COLOR_OF[hand], JOKER - 1)
    at = np.where(color < 2, NUMBER_OF[hand] - 2, 12 - NUMBER_OF[hand])
    away = at - np.take_along_axis(LENGTH[state.rows[:, 0]], color, axis=1)
    away = np.where(away < 0, NO_CROSS, away)
    thrown = np.where(plays.kept, 0, away[:, None]).sum(axis=-1)
    idle = np.where(plays.legal & ~plays.makes & (used == 1), -500.0 + thrown, -np.inf)
    best: Array = np.maximum(order, idle).argmax(axis=1)
    return best
