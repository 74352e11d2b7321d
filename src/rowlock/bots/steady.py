"""The bot that plays soundly: no search, no training, but all that a good player at the table thinks of.

It values each row by what it is likely to become in the turns that are left (``prospects``), and guesses from all
sheets how many these are. It weighs everything it can still do in its turn together: both actions, the pawn, the number
and the cards. It counts its own sheet less the best of the others', so it knows whom a lock hurts; and it ends the game
if that wins, and not if that loses. Of a card from behind it takes all colors that its own hand leaves for as likely.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import fsum
from typing import Final

from ..game import View
from ..rules import COLORS, Card, Decision, Draw, Position, Sheet, cards, classic, onboard, ruleset_of
from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, POINTS, crossed, place
from .row_forecast import CARD_CHANCES, DICE_CHANCES, MAX_TURNS, expected_points, forecast

WIN_BONUS: Final = 30.0
"""Points that a won game is worth more than one that is led by as much."""
PENALTY_COST: Final = 6.0
"""What a penalty costs: its points, and that the fourth comes nearer."""
DELAY_FACTOR: Final = 0.5
"""What a play of cards is worth a turn later."""
UNDRAWN_CARD_VALUE: Final = 0.5
"""What a card is worth that is still to be drawn."""
FIELDS_PER_TURN: Final = 3.0
"""How many fields a pawn goes in a turn of its player."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How a game goes: how often a turn brings a row a number it may have, and how many turns there are.

    ``offers`` are for everybody, ``own`` for the active player. The game has ``length`` turns, less so many for each
    place that the two furthest rows are ahead, for each penalty of who has most, and for each field of the first pawn.
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
    """Values what rows are likely to become. Deterministic: the seed is not used."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        table, seat = view.table, view.seat
        position = _known_position(table) if isinstance(table, cards.VisiblePosition) else table
        evaluator = _Evaluator(position, seat)
        if isinstance(table, cards.VisiblePosition) and table.phase == "draw":
            return max(options, key=lambda option: _draw_value(evaluator, table, option))
        return max(options, key=lambda option: evaluator.value_after(position, option))


def _known_position(table: cards.VisiblePosition) -> cards.Position:
    """The table as far as this seat knows it: its own cards, and no others."""
    hands = tuple(table.hand if seat == table.seat else () for seat in range(len(table.sheets)))
    return cards.Position(
        table.sheets, table.active, table.turn, table.phase, table.jokers, hands, (), (), (), table.active_crossed
    )


class _Evaluator:
    """What positions are worth to a seat, judged from one of them on."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.rules = ruleset_of(position)
        self.pace = PACES[self.rules.NAME]
        self.rate = self.pace.offers + self.pace.own / len(position.sheets)
        self.rows = forecast(self.pace.chances, self.rate)
        self.turns = _turns_left(position, self.pace)

    def value_after(self, position: Position, decision: Decision) -> float:
        """What a decision leads to. What others decide at the same time it cannot know: they are taken to pass."""
        return self.value(self.rules.apply_unchecked(position, {self.seat: decision}))

    def value(self, position: Position) -> float:
        """How far this seat is ahead; in its own turn, after the best it can still do in it."""
        seat, sheets = self.seat, position.sheets
        if position.phase == "over":
            totals = [score.total for score in self.rules.scores(position)]
            mine = totals.pop(seat)
            if not totals:  # nobody wins alone
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
        """The points that a sheet can expect at the end."""
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
        """What the cards of a hand will bring: one color in a turn, the best one first."""
        gains = sorted((self._gain(sheet, color, hand) for color in COLORS), reverse=True)
        # sum() of floats is not the same in every version of Python
        return fsum(gain * DELAY_FACTOR**turn for turn, gain in enumerate(gains))

    def _gain(self, sheet: Sheet, color: int, hand: Iterable[Card]) -> float:
        places = {place(color, card.number) for card in hand if card.color in (color, None)}
        return _gain(self.rate, self.turns, sheet.rows[color], tuple(sorted(places))) if places else 0.0


def _turns_left(position: Position, pace: Pace) -> int:
    """How many turns the game will go on, by how near its ends anybody has come."""
    rows: list[tuple[int, ...]] = [sheet.rows for sheet in position.sheets]
    if not isinstance(position, cards.Position):  # a locked row is locked for all: whoever is furthest counts
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
    """The most that showing up to three cards of one color can bring its row (C15, C18); at worst nothing."""
    rows = forecast(CARD_CHANCES, rate)
    best = now = expected_points(rows, row, turns)
    for count in range(1, cards.MAX_PLAYED + 1):
        for marks in combinations(places, count):
            skipped = marks[-1] - marks[0] + 1 - count
            locks = marks[-1] == LAST
            if row >> marks[0] or skipped > cards.MAX_SKIPPED:
                continue
            if locks and row.bit_count() + count <= CROSSES_BEFORE_LAST:
                continue
            after = row
            for at in marks:
                after = crossed(after, at)
            best = max(best, expected_points(rows, after, turns))
    return best - now


def _draw_value(evaluator: _Evaluator, table: cards.VisiblePosition, draw: Decision) -> float:
    """What a hand is worth with the cards of a draw, taken over all colors they can have."""
    assert isinstance(draw, Draw)
    sheet = table.sheets[evaluator.seat]
    kinds = (*COLORS, None) if table.jokers else COLORS
    could_be = [
        [card for color in kinds if (card := Card(color, table.display[at])) not in table.hand] for at in draw.places
    ]
    worlds = list(product(*could_be))
    return fsum(evaluator.hand(sheet, (*table.hand, *drawn)) for drawn in worlds) / max(len(worlds), 1)
