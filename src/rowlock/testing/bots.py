"""Conformance test of bots: legal, timely, deterministic choices from views alone."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from ..bots import Bot
from ..game import Game, View
from ..rng import Fixed, derived_seed
from ..rules import RULESETS, Decision, Position
from .expect import expect

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class BotReport:
    """Statistics of a bot's games. Times are in seconds per decision."""

    games: int
    decisions: int
    mean_time: float
    worst_time: float


def check_bot(
    make: Callable[[str], Bot],
    *,
    games: int = 20,
    seconds: float = 1.0,
    rulesets: Iterable[str] = tuple(RULESETS),
    seed: str = "conformance",
) -> BotReport:
    """Play ``games`` games of each ruleset with the bot in every seat, with varying players and options.

    ``make`` is called with a seed for each seat; bots with equal seeds must choose alike. Each choice is repeated by a
    second bot with the same seed, and by a third that gets an equal view of a position with different hidden cards: a
    different choice there shows a use of hidden information. AssertionError names the game, its seed and the turn.
    """
    times: list[float] = []
    played = 0
    for name in rulesets:
        rules = RULESETS[name]
        for at in range(games):
            label, players = f"{seed}/{name}/{at}", rules.PLAYERS[at % len(rules.PLAYERS)]
            varied: dict[str, Any] = {"jokers": at % 2 == 1, "track": "ab"[at % 2]}
            options = {option: value for option, value in varied.items() if option in rules.OPTIONS}
            _play(Game.new(name, players, seed=derived_seed(label, "game"), **options), make, label, seconds, times)
            played += 1
    return BotReport(played, len(times), sum(times) / max(len(times), 1), max(times, default=0.0))


class _Shuffling(Fixed):
    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def shuffle(self, items: Sequence[T], /) -> tuple[T, ...]:
        return tuple(self._chance.sample(items, len(items)))


def other_world(position: Position, seat: int, chance: random.Random) -> Position:
    """A position that differs only in what a seat cannot see; in the dice games the same position."""
    other: Position = position.rules.resampled(position, seat, _Shuffling(chance))
    return other


def _play(game: Game, make: Callable[[str], Bot], label: str, seconds: float, times: list[float]) -> None:
    seats = range(len(game.names))
    bots, twins, others = ([make(derived_seed(label, f"bot {seat}")) for seat in seats] for _ in range(3))
    chance = random.Random(label)  # noqa: S311 - a test, not a secret
    while not game.over:
        if game.wants == "dice":
            game.roll()
        seat = game.to_act[0]
        view, options = game.view(seat), game.options(seat)
        where = f"{game.name} for {len(seats)}, seed {label!r}, turn {view.table.turn}, seat {seat}, {view.table.phase}"
        began = perf_counter()
        choice = _choose(bots[seat], view, options, where)
        times.append(perf_counter() - began)
        expect(choice in options, f"{where}: {choice!r} is not among the options")
        expect(times[-1] <= seconds, f"{where}: took {times[-1]:.3f} s, limit {seconds} s")
        twin = _choose(twins[seat], view, options, where)
        expect(twin == choice, f"{where}: chose {choice!r}, but another bot with the same seed {twin!r}")
        there = Game.at(other_world(game.position, seat, chance))
        there_view = View(seat, there.view(seat).table, view.to_act, view.pending)
        expect(there_view == view, f"{where}: the view reveals hidden information")
        other = _choose(others[seat], there_view, there.options(seat), where)
        expect(other == choice, f"{where}: chose {choice!r}, but {other!r} with different hidden cards")
        game.play(seat, choice)


def _choose(bot: Bot, view: View, options: Any, where: str) -> Decision:
    try:
        return bot.choose(view, options)
    except Exception as error:
        raise AssertionError(f"{where}: the bot raised {error!r}") from error
