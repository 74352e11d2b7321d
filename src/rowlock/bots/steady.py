"""SteadyBot: hand-written evaluation by row forecasts, without training.

It values each row by its expected final points (``row_forecast``) and estimates the turns left from all sheets. It
searches all remaining decisions of its own turn: both actions, the pawn, the number and the cards. A position's value
is its own sheet minus the best other sheet; ending the game counts extra if it wins and less if it loses. A hidden card
has any color that its own hand leaves possible, with equal probability.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import fsum
from typing import Final

from ..game import View
from ..rules import COLORS, Card, Decision, Draw, Position, Sheet, cards, classic, onboard
from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, POINTS, crossed, place
from .row_forecast import CARD_CHANCES, DICE_CHANCES, MAX_TURNS, expected_points, forecast

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


PACES: Final = {
    classic.NAME: Pace(DICE_CHANCES, offers=0.4, own=0.8, length=30, place=1.0, penalty=4),
    onboard.NAME: Pace(DICE_CHANCES, offers=0.6, own=1.0, length=20, place=0.5, penalty=2, field=0.2),
    cards.NAME: Pace(CARD_CHANCES, offers=0.45, own=1.0, length=25, place=1.0, penalty=2),
}


class SteadyBot:
    """Maximizes expected points over the best opponent. Deterministic: the seed is not used."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        table, seat = view.table, view.seat
        position = _known_position(table) if isinstance(table, cards.VisiblePosition) else table
        assert isinstance(position, Position)
        evaluator = _Evaluator(position, seat)
        if isinstance(table, cards.VisiblePosition) and table.phase == "draw":
            return max(options, key=lambda option: _draw_value(evaluator, table, option))
        return max(options, key=lambda option: evaluator.value_after(position, option))


def _known_position(table: cards.VisiblePosition) -> cards.Position:
    """Build a position from what the seat knows: its own hand, and no other cards."""
    hands = tuple(table.hand if seat == table.seat else () for seat in range(len(table.sheets)))
    return cards.Position(
        table.sheets, table.active, table.turn, table.phase, table.jokers, hands, (), (), (), table.active_crossed
    )


class _Evaluator:
    """Evaluates positions for a seat; rates and turns left are those of the position given to the constructor."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.rules = position.rules
        self.pace = PACES[self.rules.NAME]
        self.rate = self.pace.offers + self.pace.own / len(position.sheets)
        self.rows = forecast(self.pace.chances, self.rate)
        self.turns = _turns_left(position, self.pace)

    def value_after(self, position: Position, decision: Decision) -> float:
        """Return the value after a decision, assuming that seats deciding at the same time pass."""
        return self.value(self.rules.apply_unchecked(position, {self.seat: decision}))

    def value(self, position: Position) -> float:
        """Return the seat's margin; in its own turn, after its best remaining decisions."""
        seat, sheets = self.seat, position.sheets
        if position.phase == "over":
            totals = [score.total for score in self.rules.scores(position)]
            mine = totals.pop(seat)
            if not totals:  # a solo game has no winner
                return mine
            margin = mine - max(totals)
            return margin + WIN_BONUS * ((margin > 0) - (margin < 0))
        if seat in self.rules.to_act(position) and position.phase != "draw":
            return max(self.value_after(position, option) for option in self.rules.options(position, seat))
        others = (self.sheet(position, at) for at in range(len(sheets)) if at != seat)
        ahead = self.sheet(position, seat) - max(others, default=0.0)
        if isinstance(position, cards.Position):
            hand = position.hands[seat]
            ahead += DELAY_FACTOR * self.hand(sheets[seat], hand) + UNDRAWN_CARD_VALUE * (cards.FULL_HAND - len(hand))
        return ahead

    def sheet(self, position: Position, seat: int) -> float:
        """Return a sheet's expected final points."""
        sheet = position.sheets[seat]
        closed = 0 if isinstance(position, cards.Position) else position.closed
        total = -PENALTY_COST * sheet.penalties
        for color, row in enumerate(sheet.rows):
            total += POINTS[row.bit_count()] if closed >> color & 1 else expected_points(self.rows, row, self.turns)
        if isinstance(position, onboard.Position):
            field = position.pawns[seat] + round(FIELDS_PER_TURN * self.turns / len(position.sheets))
            total += position.track[min(field, len(position.track)) - 1].bonus if field else 0
        return total

    def hand(self, sheet: Sheet, hand: Sequence[Card]) -> float:
        """Return the expected gain of a hand: one color per turn, the best first."""
        gains = sorted((self._gain(sheet, color, hand) for color in COLORS), reverse=True)
        # sum() of floats differs between versions of Python
        return fsum(gain * DELAY_FACTOR**turn for turn, gain in enumerate(gains))

    def _gain(self, sheet: Sheet, color: int, hand: Iterable[Card]) -> float:
        places = {place(color, card.number) for card in hand if card.color in (color, None)}
        return _gain(self.rate, self.turns, sheet.rows[color], tuple(sorted(places))) if places else 0.0


def _turns_left(position: Position, pace: Pace) -> int:
    """Estimate the turns left from the sheet and the pawn nearest to an end of the game."""
    rows: list[tuple[int, ...]] = [sheet.rows for sheet in position.sheets]
    if not isinstance(position, cards.Position):  # a lock closes the row for all seats: take the furthest
        rows = [tuple(map(max, zip(*rows, strict=True)))]
    furthest = max(sum(sorted(row.bit_length() for row in each)[-2:]) for each in rows)
    penalties = max(sheet.penalties for sheet in position.sheets)
    turns = pace.length - pace.place * furthest - pace.penalty * penalties
    if isinstance(position, onboard.Position):
        turns -= pace.field * max(position.pawns)
        if position.last_turns is not None:
            turns = min(turns, len(position.last_turns) - 1)
    return max(1, min(MAX_TURNS, round(turns)))


@lru_cache(maxsize=1 << 14)
def _gain(rate: float, turns: int, row: int, places: tuple[int, ...]) -> float:
    """Return the largest gain of a row from playing up to three cards of its color (C15, C18), at least 0."""
    rows = forecast(CARD_CHANCES, rate)
    best = now = expected_points(rows, row, turns)
    for count in range(1, cards.MAX_PLAYED + 1):
        for played in combinations(places, count):
            skipped = played[-1] - played[0] + 1 - count
            locks = played[-1] == LAST
            if row >> played[0] or skipped > cards.MAX_SKIPPED:
                continue
            if locks and row.bit_count() + count <= CROSSES_BEFORE_LAST:
                continue
            after = row
            for at in played:
                after = crossed(after, at)
            best = max(best, expected_points(rows, after, turns))
    return best - now


def _draw_value(evaluator: _Evaluator, table: cards.VisiblePosition, draw: Decision) -> float:
    """Return the mean value of the hand after a draw, over all colors the drawn cards can have."""
    assert isinstance(draw, Draw)
    sheet = table.sheets[evaluator.seat]
    kinds = (*COLORS, None) if table.jokers else COLORS
    candidates = [
        [card for color in kinds if (card := Card(color, table.display[at])) not in table.hand] for at in draw.places
    ]
    outcomes = list(product(*candidates))
    return fsum(evaluator.hand(sheet, (*table.hand, *drawn)) for drawn in outcomes) / max(len(outcomes), 1)
