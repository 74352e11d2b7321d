"""SteadyBot: hand-written evaluation by row forecasts, without training.

It values each row by its expected final points (``row_forecast``) and estimates the turns left from all sheets. It
searches all remaining decisions of its own turn: both actions, the pawn, the number and the cards. A position's value
is its own sheet minus the best other sheet; ending the game counts extra if it wins and less if it loses. A hidden card
has any color that its own hand leaves possible, with equal probability. Any further game it plays like GreedyBot.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations, product
from math import fsum
from typing import Any, Final, Generic, TypeVar

from ..game import View
from ..rules import COLORS, Card, Decision, Draw, Position, Sheet, cards, classic, onboard
from ..rules.sheet import POINTS, crossed, place
from .greedy import GreedyBot
from .row_forecast import CARD_CHANCES, DICE_CHANCES, MAX_TURNS, expected_points, forecast

P = TypeVar("P", bound=Position)
WIN_BONUS: Final = 30.0
"""Points that a win adds to the margin, and a loss subtracts."""
PENALTY_COST: Final = 6.0
"""Cost of a penalty: its points, plus a bit because the fourth ends the game."""
DELAY_FACTOR: Final = 0.5
"""Factor by which a play of cards loses value with each turn it waits."""
UNDRAWN_CARD_VALUE: Final = 0.5
"""Value of each card still to be drawn."""
FIELDS_PER_TURN: Final = 3.0
"""Fields that a pawn moves in its player's turn, on average."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of a game: how often a row is offered a usable number, and how many turns the game lasts.

    ``offers`` is the rate for every seat, ``own`` the addition for the active one. The game lasts ``length`` turns,
    minus ``place`` per place of the two most advanced rows, ``penalty`` per penalty of the seat with most penalties,
    and ``field`` per field of the leading pawn.
    """

    chances: tuple[float, ...]
    offers: float
    own: float
    length: float
    place: float
    penalty: float
    field: float = 0.0


class SteadyBot(GreedyBot):
    """Maximizes expected points over the best opponent. Deterministic: the seed is not used."""

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        if view.table.rules.NAME not in EVALUATORS:
            return super().choose(view, options)
        evaluator = EVALUATORS[view.table.rules.NAME](view.table, view.seat)
        return max(options, key=lambda option: evaluator.value_after(evaluator.position, option))


class _Evaluator(Generic[P]):
    """Evaluates positions of a dice game for a seat; rates and turns left are those of the position it begins with."""

    pace = Pace(DICE_CHANCES, offers=0.4, own=0.8, length=30, place=1.0, penalty=4)

    def __init__(self, position: P, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.rules = position.rules
        self.rate = self.pace.offers + self.pace.own / len(position.sheets)
        self.rows = forecast(self.pace.chances, self.rate)
        self.turns = max(1, min(MAX_TURNS, round(self.turns_left(position))))

    def value_after(self, position: P, decision: Decision) -> float:
        """Return the value after a decision, assuming that seats deciding at the same time pass."""
        return self.value(self.rules.apply_unchecked(position, {self.seat: decision}))

    def value(self, position: P) -> float:
        """Return the seat's margin; in its own turn, after its best remaining decisions."""
        seat = self.seat
        if position.phase == "over":
            totals = [score.total for score in self.rules.scores(position)]
            mine = totals.pop(seat)
            if not totals:  # a solo game has no winner
                return mine
            margin = mine - max(totals)
            return margin + WIN_BONUS * ((margin > 0) - (margin < 0))
        if seat in self.rules.to_act(position) and position.phase != "draw":
            return max(self.value_after(position, option) for option in self.rules.options(position, seat))
        return self.lead(position)

    def lead(self, position: P) -> float:
        """Return the expected points over the best other sheet."""
        others = (self.sheet(position, at) for at in range(len(position.sheets)) if at != self.seat)
        return self.sheet(position, self.seat) - max(others, default=0.0)

    def sheet(self, position: P, seat: int) -> float:
        """Return a sheet's expected final points."""
        sheet, closed = position.sheets[seat], position.closed
        total = -PENALTY_COST * sheet.penalties
        for color, row in enumerate(sheet.rows):
            total += POINTS[row.bit_count()] if closed >> color & 1 else expected_points(self.rows, row, self.turns)
        return total

    def turns_left(self, position: P) -> float:
        """Estimate the turns left from the sheet nearest to an end of the game."""
        penalties = max(sheet.penalties for sheet in position.sheets)
        return self.pace.length - self.pace.place * self.furthest(position) - self.pace.penalty * penalties

    def furthest(self, position: P) -> int:
        """Return the places of the two most advanced rows of all sheets: a lock closes the row for all seats."""
        return _two_furthest(map(max, zip(*(sheet.rows for sheet in position.sheets), strict=True)))


class _BoardEvaluator(_Evaluator[onboard.Position]):
    """Adds the bonus of the field that the pawn will reach, and the end of the track."""

    pace = Pace(DICE_CHANCES, offers=0.6, own=1.0, length=20, place=0.5, penalty=2, field=0.2)

    def sheet(self, position: onboard.Position, seat: int) -> float:
        field = position.pawns[seat] + round(FIELDS_PER_TURN * self.turns / len(position.sheets))
        bonus = position.track[min(field, len(position.track)) - 1].bonus if field else 0
        return super().sheet(position, seat) + bonus

    def turns_left(self, position: onboard.Position) -> float:
        turns = super().turns_left(position) - self.pace.field * max(position.pawns)
        return turns if position.last_turns is None else min(turns, len(position.last_turns) - 1)


class _CardEvaluator(_Evaluator[cards.Position]):
    """Adds the value of the hand; evaluates draws by the cards that can be behind the numbers."""

    pace = Pace(CARD_CHANCES, offers=0.45, own=1.0, length=25, place=1.0, penalty=2)

    def __init__(self, table: cards.VisiblePosition, seat: int) -> None:
        super().__init__(_known_position(table), seat)
        self.table = table

    def value_after(self, position: cards.Position, decision: Decision) -> float:
        return self.draw(decision) if isinstance(decision, Draw) else super().value_after(position, decision)

    def lead(self, position: cards.Position) -> float:
        hand = position.hands[self.seat]
        held = DELAY_FACTOR * self.hand(position.sheets[self.seat], hand)
        return super().lead(position) + (held + UNDRAWN_CARD_VALUE * (cards.FULL_HAND - len(hand)))

    def furthest(self, position: cards.Position) -> int:
        """Return the places of the two most advanced rows of one sheet: rows are completed for a seat alone."""
        return max(_two_furthest(sheet.rows) for sheet in position.sheets)

    def hand(self, sheet: Sheet, hand: Sequence[Card]) -> float:
        """Return the expected gain of a hand: one color per turn, the best first."""
        hands = ({place(color, card.number) for card in hand if card.color in (color, None)} for color in COLORS)
        rows = zip(sheet.rows, hands, strict=True)
        gains = (_gain(self.rate, self.turns, row, tuple(sorted(places))) for row, places in rows if places)
        # sum() of floats differs between versions of Python
        return fsum(gain * DELAY_FACTOR**turn for turn, gain in enumerate(sorted(gains, reverse=True)))

    def draw(self, draw: Draw) -> float:
        """Return the mean value of the hand after a draw, over all colors the drawn cards can have."""
        table, sheet = self.table, self.table.sheets[self.seat]
        kinds = (*COLORS, None) if table.jokers else COLORS
        candidates = [
            [card for color in kinds if (card := Card(color, table.display[at])) not in table.hand]
            for at in draw.places
        ]
        outcomes = list(product(*candidates))
        return fsum(self.hand(sheet, (*table.hand, *drawn)) for drawn in outcomes) / max(len(outcomes), 1)


EVALUATORS: Final[dict[str, Callable[[Any, int], _Evaluator[Any]]]] = {
    classic.NAME: _Evaluator,
    onboard.NAME: _BoardEvaluator,
    cards.NAME: _CardEvaluator,
}
"""Evaluator of a view by the name of the game."""


def _known_position(table: cards.VisiblePosition) -> cards.Position:
    """Build a position from what the seat knows: its own hand, and no other cards."""
    hands = tuple(table.hand if seat == table.seat else () for seat in range(len(table.sheets)))
    return cards.Position(
        table.sheets, table.active, table.turn, table.phase, table.jokers, hands, (), (), (), table.active_crossed
    )


def _two_furthest(rows: Iterable[int]) -> int:
    return sum(sorted(row.bit_length() for row in rows)[-2:])


@lru_cache(maxsize=1 << 14)
def _gain(rate: float, turns: int, row: int, places: tuple[int, ...]) -> float:
    """Return the largest gain of a row from playing up to three cards of its color (C15, C18), at least 0."""
    rows = forecast(CARD_CHANCES, rate)
    best = now = expected_points(rows, row, turns)
    for count in range(1, cards.MAX_PLAYED + 1):
        for played in combinations(places, count):
            if cards.fits(row, played):
                best = max(best, expected_points(rows, reduce(crossed, played, row), turns))
    return best - now
