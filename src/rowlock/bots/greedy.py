"""GreedyBot: crosses the number that skips fewest others.

It skips at most one number, or three to avoid a penalty. In the card game it plays and draws by the same measure; on
the board it moves as far as that measure allows. Any further game it plays by its crosses, else by its first option.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ..game import View
from ..rules import (
    COLORS,
    PASS,
    Card,
    Color,
    Cross,
    Decision,
    Draw,
    Move,
    Play,
    Sheet,
    Visible,
    cards,
    classic,
    onboard,
)
from ..rules.sheet import LAST, can_cross, place, skips

MAX_SKIPS: Final = 1
"""Numbers it may skip for a cross."""
MAX_SKIPS_THREATENED: Final = 3
"""The same when it would take a penalty otherwise."""
NO_CROSS: Final = LAST + 1
"""Cost of an option that makes no cross: more than any cross can skip."""


class GreedyBot:
    """Minimizes skipped numbers. Deterministic: the seed is not used."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        table, seat = view.table, view.seat
        threatened = seat == table.active and not table.active_crossed
        return STRATEGIES.get(table.rules.NAME, cheapest)(table, seat, options, threatened)


def cheapest(table: Visible, seat: int, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the cross that skips fewest if it is within the limit, else the first option: the choice in any game."""
    best = _cheapest_cross(table.sheets[seat], options)
    limit = MAX_SKIPS_THREATENED if threatened else MAX_SKIPS
    return options[0] if best is None or _skips(table.sheets[seat], best) > limit else best


def _classic(table: classic.Position, seat: int, options: Sequence[Decision], threatened: bool) -> Decision:
    return _best_cross(table.sheets[seat], options, _later_skips(table, seat) if threatened else 0)


def _onboard(table: onboard.Position, seat: int, options: Sequence[Decision], threatened: bool) -> Decision:
    if table.phase == "step3":
        return _best_move(table, options, threatened)
    later = 0
    if threatened:
        later = min((_later_skips(table, seat), *(_landing_skips(table, field) for field in onboard.reach(table))))
    return _best_cross(table.sheets[seat], options, later)


def _cards(table: cards.VisiblePosition, seat: int, options: Sequence[Decision], threatened: bool) -> Decision:
    sheet = table.sheets[seat]
    if table.phase == "draw":
        return max(options, key=lambda option: _draw_score(sheet, table, option))
    if table.phase == "play":
        return _best_play(sheet, options, threatened)
    return _best_cross(sheet, options, _later_play_skips(sheet, table.hand) if threatened else 0)


STRATEGIES: Final[dict[str, Callable[[Any, int, Sequence[Decision], bool], Decision]]] = {
    classic.NAME: _classic,
    onboard.NAME: _onboard,
    cards.NAME: _cards,
}
"""Choice by the name of the game, from its view, the seat, the options and whether a penalty threatens."""


def _best_cross(sheet: Sheet, options: Sequence[Decision], later: int) -> Decision:
    """Return the cross that skips fewest, or pass; ``later`` is the cost of avoiding a penalty later in the turn."""
    best = _cheapest_cross(sheet, options)
    if best is None:
        return PASS
    cost = _skips(sheet, best)
    return best if cost <= MAX_SKIPS or (cost <= MAX_SKIPS_THREATENED and cost < later) else PASS


def _cheapest_cross(sheet: Sheet, options: Sequence[Decision]) -> Cross | None:
    crosses = (option for option in options if isinstance(option, Cross))
    return min(crosses, key=lambda cross: _skips(sheet, cross), default=None)


def _skips(sheet: Sheet, cross: Cross) -> int:
    return skips(sheet.rows[cross.color], place(cross.color, cross.number))


def _later_skips(table: classic.Position, seat: int) -> int:
    """Return the fewest numbers skipped by a cross in the second action, if it is still to come."""
    if table.phase != "action1" or table.dice is None:
        return NO_CROSS
    sheet = table.sheets[seat]
    crosses = (option for option in classic.color_options(sheet, table.dice) if isinstance(option, Cross))
    return min((_skips(sheet, cross) for cross in crosses), default=NO_CROSS)


def _later_play_skips(sheet: Sheet, hand: Iterable[Card]) -> int:
    """Return the fewest numbers skipped by crossing with a card in hand."""
    found = ((sheet.rows[color], place(color, card.number)) for card in hand for color in _colors(card))
    return min((skips(row, at) for row, at in found if can_cross(row, at)), default=NO_CROSS)


def _landing_skips(table: onboard.Position, field: int) -> int:
    """Return how many numbers landing on a field skips; NO_CROSS if it makes no cross."""
    color, number, _ = table.track[field - 1]
    row = table.sheets[table.active].rows[color]
    return skips(row, place(color, number)) if onboard.lands(table, field) else NO_CROSS


def _best_move(table: onboard.Position, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the farthest move that skips little or makes no cross; when threatened, the cheapest cross."""
    moves = [option for option in options if isinstance(option, Move)]
    costs = {move: _landing_skips(table, move.field) for move in moves}
    crossing = [move for move in moves if costs[move] <= (MAX_SKIPS_THREATENED if threatened else MAX_SKIPS)]
    free = [move for move in moves if costs[move] == NO_CROSS]
    if crossing and (threatened or not free):
        return min(crossing, key=lambda move: (costs[move], -move.field))
    return max(crossing + free, key=lambda move: move.field, default=PASS)


def _best_play(sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the play with most crosses within the limit; else discard the least useful card."""
    plays = [option for option in options if isinstance(option, Play)]
    allowed = MAX_SKIPS_THREATENED if threatened else MAX_SKIPS
    crossing = [play for play in plays if play.numbers and _play_skips(sheet, play) <= MAX_SKIPS]
    if not crossing:
        crossing = [play for play in plays if play.numbers and _play_skips(sheet, play) <= allowed]
    if crossing:
        return min(crossing, key=lambda play: (-len(play.numbers), _play_skips(sheet, play), len(play.cards)))
    idle = [play for play in plays if not play.numbers and len(play.cards) == 1]
    return max(idle, key=lambda play: _card_skips(sheet, play.cards[0]))


def _play_skips(sheet: Sheet, play: Play) -> int:
    first = skips(sheet.rows[play.color], place(play.color, play.numbers[0]))
    return first + cards.skipped_between(play.color, play.numbers)


def _card_skips(sheet: Sheet, card: Card) -> int:
    """Return the fewest numbers a card would skip; NO_CROSS if no row can take it."""
    return _number_skips(sheet, card.number, _colors(card))


def _colors(card: Card) -> tuple[Color, ...]:
    return COLORS if card.color is None else (card.color,)


def _number_skips(sheet: Sheet, number: int, colors: Iterable[int]) -> int:
    costs = (skips(sheet.rows[color], place(color, number)) for color in colors)
    return min((cost for cost in costs if cost >= 0), default=NO_CROSS)


def _draw_score(sheet: Sheet, table: cards.VisiblePosition, option: Decision) -> int:
    """Score a draw by the skips of its numbers, summed over all colors, since the colors are hidden."""
    assert isinstance(option, Draw)
    return -sum(_number_skips(sheet, table.display[at], (color,)) for at in option.places for color in COLORS)
