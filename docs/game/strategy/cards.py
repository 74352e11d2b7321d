"""Measurements of the card game: networks at tables of two to five, draws, sets, answers, hands and simple rules."""

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any, Final

import numpy as np

from rowlock.engine.arrays import each
from rowlock.engine.cards.features import DRAW, Model, expected
from rowlock.engine.cards.options import (
    DRAWS,
    Forecast,
    choose_answers,
    choose_draw,
    draw_values,
    number_options,
    play_options,
    sample_display,
)
from rowlock.engine.cards.turn import (
    CARDS,
    COLOR_OF,
    DISPLAY,
    JOKER,
    NUMBER_OF,
    NUMBERS,
    SHOWN,
    CardBatch,
    Plays,
    cards_at,
    new_games,
)
from rowlock.engine.model import load
from rowlock.engine.rows import COUNT, LENGTH
from rowlock.rules.sheet import LAST, LOCK, MAX_PENALTIES

from .card_games import (
    CardRule,
    Choose,
    FinishedCards,
    by_network,
    by_rule,
    by_seat,
    number_skips,
    play,
    play_batches,
    play_costs,
)
from .classic import SEED, rounded, scaled, spread
from .dice_games import NO_CROSS, Array
from .dice_values import MAX_SKIPPED, Sums

TABLE_GAMES: Final = {2: 1_500, 3: 800, 4: 600, 5: 500}
JOKER_GAMES: Final = 300
HANDS: Final = 20_000
RULE_GAMES: Final = 3_000
CHAMPION_GAMES: Final = 500
BASE: Final = CardRule()
BEST: Final = CardRule(free=2, forced=4)
RULES: Final = {
    "free 0": CardRule(free=0),
    "free 2": CardRule(free=2),
    "free 3": CardRule(free=3),
    "forced 2": CardRule(forced=2),
    "forced 5": CardRule(forced=5),
    "start 2": CardRule(start=2),
    "most 1": CardRule(most=1),
    "most 2": CardRule(most=2),
    "draw first": CardRule(draw="first"),
    "draw pair": CardRule(draw="pair"),
    "no answers": CardRule(answers=False),
    "clear": CardRule(clear=True),
    "best": BEST,
}
"""Rules to compare with the base: skip at most one number, or three to avoid a penalty, and play the largest set."""


def network(jokers: bool = False) -> Model:
    return Model(load("cards"), jokers)


def summary(ended: FinishedCards) -> dict[str, Any]:
    """Statistics of finished games."""
    crosses, locked = COUNT[ended.rows], (ended.rows & LOCK) > 0
    penalties = rounded((ended.penalties.max(axis=1) >= MAX_PENALTIES).mean())
    return {
        "games": len(ended.turns),
        "turns": spread(ended.turns),
        "points": spread(ended.points.mean(axis=1)),
        "winner": spread(ended.points.max(axis=1)),
        "crosses": rounded(crosses.sum(axis=2).mean() - locked.sum(axis=2).mean()),
        "penalties": rounded(ended.penalties.mean()),
        "own_locks": rounded(locked.sum(axis=2).mean()),
        "first": spread(ended.wins()[:, 0]),
        "ends": {"two rows completed": rounded(1 - penalties), "fourth penalty": penalties},
    }


class CardValues:
    """Watches a network play: what draws, answers and plays gain, in percent of wins, and how often it makes them."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.by_fit = Sums(MAX_SKIPPED + 2)
        """Of a card drawn against the mean of the display, by fewest numbers skipped in any row; last if in none."""
        self.by_start = Sums(NUMBERS)
        """The same in the first turn, by number."""
        self.by_rows = Sums(5)
        """The same, by rows in which the number skips at most one."""
        self.answers = Sums(2, MAX_SKIPPED + 1)
        """Of crossing the number for everybody against passing, by active or other seat and numbers skipped."""
        self.by_place = Sums(LAST, LAST)
        """Of crossing it without a skip, for another seat, by crosses in the row and place."""
        self.by_crosses = Sums(4)
        """Of one cross more: the best play with it against the best without, both skipping at most one number."""
        self.by_skip = Sums(2, MAX_SKIPPED + 1)
        """Of playing one cross against playing none, by penalty or not and numbers skipped."""
        self.sets = np.zeros((4, 4))
        """Plays by cards and crosses."""
        self.thrown = np.zeros((2, 3))
        """Plays without a cross by whether a penalty follows and the distance of the card: near, far, behind."""

    def __call__(self, by: Callable[..., Any], *given: Any) -> Any:
        chosen = by(self.model, *given)
        if by is choose_draw:
            self._draw(*given)
        elif by is choose_answers:
            self._answers(given[0], chosen)
        else:
            state, plays, has_crossed = given
            self._play(state, plays, has_crossed, chosen)
        return chosen

    def _draw(self, state: CardBatch, uniform: Array) -> None:
        one = state.missing() == 1
        if not one.any():
            return
        state, uniform = each(lambda part: part[one], state), uniform[one]
        displays = sample_display(state, uniform, self.model.jokers)
        found = draw_values(self.model, state, displays[:, :, DRAWS[1]])
        win = 100 * found.win.mean(axis=1).astype(np.float64)
        gain = win - win.mean(axis=1, keepdims=True)
        number = cards_at(state.location, SHOWN, DISPLAY)[0] % NUMBERS + 2
        skips = number_skips(state.rows[:, :1], number)
        least = skips.min(axis=-1)
        self.by_fit.add((np.where(least == NO_CROSS, MAX_SKIPPED + 1, np.minimum(least, MAX_SKIPPED)),), gain)
        self.by_rows.add(((skips <= 1).sum(axis=-1),), gain)
        fresh = (state.rows[:, 0] == 0).all(axis=1)
        self.by_start.add((number[fresh] - 2,), gain[fresh])

    def _answers(self, state: CardBatch, chosen: Array) -> None:
        forecast = Forecast(state.after_answers(chosen).rows, chosen[:, 0] > 0)
        for seat in (0, 1):
            options = number_options(self.model, state, forecast, seat)
            win = 100 * np.asarray(options.value.win, np.float64)
            skips = number_skips(state.rows[:, seat], state.top_number())
            game, row = np.nonzero(options.legal[:, 1:] & (skips <= MAX_SKIPPED))
            gain, rows = win[game, row + 1] - win[game, 0], state.rows[game, seat, row]
            self.answers.add((np.full(len(game), seat), skips[game, row]), gain)
            next_one = (skips[game, row] == 0) & (LENGTH[rows] < LAST) & (seat == 1)
            self.by_place.add((COUNT[rows[next_one]], LENGTH[rows[next_one]]), gain[next_one])

    def _play(self, state: CardBatch, plays: Plays, has_crossed: Array, chosen: Array) -> None:
        crosses, skips, used = play_costs(state, plays)
        at = np.arange(len(chosen))
        marks = np.minimum(crosses, 3)
        np.add.at(self.sets, (used[at, chosen], marks[at, chosen]), 1)
        self._discard(state, plays, has_crossed, chosen)
        options = play_options(self.model, state, plays, has_crossed)
        utility = 100 * np.asarray(options.value.utility(), np.float64)

        def best(which: Array) -> Array:
            found: Array = np.where(plays.legal & which, utility, -np.inf).max(axis=1)
            return found

        few = skips <= 1
        levels = [best((marks == count) & few) for count in range(4)]
        for count in range(1, 4):
            both = np.isfinite(levels[count]) & np.isfinite(levels[count - 1])
            self.by_crosses.add((np.full(both.sum(), count),), levels[count][both] - levels[count - 1][both])
        for skipped in range(MAX_SKIPPED + 1):
            single = best((crosses == 1) & (skips == skipped))
            both = np.isfinite(single) & np.isfinite(levels[0])
            kind = has_crossed[both].astype(int)
            self.by_skip.add((kind, np.full(both.sum(), skipped)), single[both] - levels[0][both])

    def _discard(self, state: CardBatch, plays: Plays, has_crossed: Array, chosen: Array) -> None:
        at = np.arange(len(chosen))
        idle = ~plays.makes[at, chosen]
        hand, held = state.hand()
        color = np.minimum(COLOR_OF[hand], JOKER - 1)
        skips = np.take_along_axis(number_skips(state.rows[:, 0][:, None], NUMBER_OF[hand]), color[..., None], axis=2)[
            ..., 0
        ]
        gone = held & ~plays.kept[at, chosen] & (COLOR_OF[hand] < JOKER)
        game, card = np.nonzero(gone & idle[:, None])
        kind = np.where(skips[game, card] == NO_CROSS, 2, np.where(skips[game, card] <= 2, 0, 1))
        np.add.at(self.thrown, (has_crossed[game].astype(int), kind), 1)

    def tables(self) -> dict[str, Any]:
        return {
            "by_fit": self.by_fit.table(),
            "by_start": self.by_start.table(),
            "by_rows": self.by_rows.table(),
            "answers": self.answers.table(),
            "by_place": self.by_place.table(50),
            "by_crosses": self.by_crosses.table(),
            "by_skip": self.by_skip.table(),
            "sets": (self.sets / self.sets.sum()).round(4).tolist(),
            "thrown": (self.thrown / self.thrown.sum()).round(4).tolist(),
        }


def table(players: int, jokers: bool = False, scale: float = 1.0) -> dict[str, Any]:
    """Networks at a table: statistics of games, and values of draws, answers and plays."""
    watched = CardValues(network(jokers))
    games = scaled(JOKER_GAMES if jokers else TABLE_GAMES[players], scale)
    ended = play_batches(watched, players, games, SEED, jokers)
    return {**summary(ended), **watched.tables()}


def largest_set(cards: Array) -> int:
    """The most cards of a hand that can be crossed together on an empty sheet, jokers aside."""
    best = 1
    for count in (2, 3):
        for some in combinations(cards.tolist(), count):
            numbers = sorted(card % NUMBERS for card in some)
            same = len({card // NUMBERS for card in some}) == 1 and some[0] // NUMBERS < JOKER
            if same and numbers[-1] - numbers[0] + 1 - count <= 1:
                best = count
    return best


def hands(scale: float = 1.0) -> dict[str, Any]:
    """What a starting hand is worth to the first player of two, in percent of wins: by its sets, and by jokers."""
    sets, by_jokers, nearest = Sums(4), Sums(4), Sums(NUMBERS)
    for jokers in (False, True):
        model, rng = network(jokers), np.random.default_rng((SEED, jokers))
        for _ in range(max(1, scaled(HANDS, scale) // 2_000)):
            state = new_games(np, rng.random((2_000, CARDS)), 2, jokers)
            win = 100 * np.asarray(expected(model, state, 0, DRAW).win, np.float64)
            hand, held = state.hand()
            if jokers:
                by_jokers.add((np.minimum(((COLOR_OF[hand] == JOKER) & held).sum(axis=1), 3),), win)
                continue
            sets.add((np.array([largest_set(cards[:4]) for cards in hand]),), win)
            place = np.where(COLOR_OF[hand] < 2, NUMBER_OF[hand] - 2, 12 - NUMBER_OF[hand])
            nearest.add((np.where(held, place, NUMBERS).min(axis=1),), win)
    return {"sets": sets.table(), "jokers": by_jokers.table(), "nearest": nearest.table()}


def match(one: Choose, other: Choose, players: int, deals: int) -> dict[str, Any]:
    """One player against a table of others: share of wins and points, each deal played once from every seat."""
    wins, points, others = list[Array](), list[Array](), list[Array]()
    for seat in range(players):
        seats = [one if at == seat else other for at in range(players)]
        ended = play(by_seat(seats), players, deals, (SEED, players))
        wins.append(ended.wins()[:, seat])
        points.append(ended.points[:, seat])
        others.append(np.delete(ended.points, seat, axis=1).mean(axis=1))
    means = [np.mean(part, axis=0) for part in (wins, points, others)]
    return {"games": players * deals, **dict(zip(("wins", "points", "others"), map(spread, means), strict=True))}


def rules(scale: float = 1.0) -> dict[str, Any]:
    """Simple rules against the base, for two players, and the best of them against the network."""
    base, deals = by_rule(BASE), scaled(RULE_GAMES, scale, 2)
    found = {name: match(by_rule(rule), base, 2, deals) for name, rule in RULES.items()}
    champion, deals = by_network(network()), scaled(CHAMPION_GAMES, scale, 2)
    for name, rule in (("base", BASE), ("best", BEST)):
        found[f"champion {name}"] = match(champion, by_rule(rule), 2, deals)
    return found


PARTS: Final[dict[str, Callable[[float], dict[str, Any]]]] = {
    "rules": rules,
    **{f"table {players}": partial(table, players, False) for players in TABLE_GAMES},
    "jokers": partial(table, 2, True),
    "hands": hands,
}
"""Measurements by name, the longest first; each is made with a share of the games."""
