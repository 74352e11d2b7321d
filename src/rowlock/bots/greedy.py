"""GreedyBot: crosses the number that skips fewest others.

It skips at most one number, or three to avoid a penalty. In the card game it plays and draws by the same measure; on
the board it moves as far as that measure allows. Any further game it plays by its crosses, else by its first option.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ..game import View
from ..rules import COLORS, Card, Cross, Decision, Draw, Move, Play, Sheet, cards, classic, onboard
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
        table: Any = view.table
        game, sheet = table.rules.NAME, table.sheets[view.seat]
        threatened = view.seat == table.active and not table.active_crossed
        if strategy := STRATEGIES.get((game, table.phase)):
            return strategy(table, sheet, options, threatened)
        later = (LATER[game](table, sheet) if game in LATER else NO_CROSS) if threatened else 0
        best = min(options, key=lambda option: _skips(sheet, option))
        cost = _skips(sheet, best)
        return best if cost <= MAX_SKIPS or (cost <= MAX_SKIPS_THREATENED and cost < later) else options[0]


def _skips(sheet: Sheet, option: Decision) -> int:
    """Return how many numbers a cross skips; NO_CROSS for any other option."""
    if not isinstance(option, Cross):
        return NO_CROSS
    return skips(sheet.rows[option.color], place(option.color, option.number))


def _later_color(table: classic.Position, sheet: Sheet) -> int:
    """Return the fewest numbers skipped by a cross in the second action, if it is still to come."""
    if table.phase != "action1" or table.dice is None:
        return NO_CROSS
    return min(_skips(sheet, option) for option in classic.color_options(sheet, table.dice))


def _later_color_or_move(table: onboard.Position, sheet: Sheet) -> int:
    return min((_later_color(table, sheet), *(_landing_skips(table, field) for field in onboard.reach(table))))


def _later_card(table: cards.VisiblePosition, sheet: Sheet) -> int:
    """Return the fewest numbers skipped by crossing with a card in hand."""
    found = ((sheet.rows[color], place(color, card.number)) for card in table.hand for color in _colors(card))
    return min((skips(row, at) for row, at in found if can_cross(row, at)), default=NO_CROSS)


LATER: Final[dict[str, Callable[[Any, Sheet], int]]] = {
    classic.NAME: _later_color,
    onboard.NAME: _later_color_or_move,
    cards.NAME: _later_card,
}
"""Fewest numbers that a cross later in the turn skips, by the name of the game; it need not be made now then."""


def _landing_skips(table: onboard.Position, field: int) -> int:
    """Return how many numbers landing on a field skips; NO_CROSS if it makes no cross."""
    color, number, _ = table.track[field - 1]
    row = table.sheets[table.active].rows[color]
    return skips(row, place(color, number)) if onboard.lands(table, field) else NO_CROSS


def _best_move(table: onboard.Position, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the farthest move that skips little or makes no cross; when threatened, the cheapest cross."""
    moves = [option for option in options if isinstance(option, Move)]
    costs = {move: _landing_skips(table, move.field) for move in moves}
    crossing = [move for move in moves if costs[move] <= (MAX_SKIPS_THREATENED if threatened else MAX_SKIPS)]
    free = [move for move in moves if costs[move] == NO_CROSS]
    if crossing and (threatened or not free):
        return min(crossing, key=lambda move: (costs[move], -move.field))
    return max(crossing + free, key=lambda move: move.field, default=options[0])


def _best_play(table: cards.VisiblePosition, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the play with most crosses within the limit; else discard the least useful card."""
    plays = [option for option in options if isinstance(option, Play)]
    costs = [(_play_skips(sheet, play), play) for play in plays if play.numbers]
    crossing = [found for found in costs if found[0] <= (MAX_SKIPS_THREATENED if threatened else MAX_SKIPS)]
    if crossing:
        return min(crossing, key=_play_order)[1]
    idle = [play for play in plays if not play.numbers and len(play.cards) == 1]
    return max(idle, key=lambda play: _number_skips(sheet, play.cards[0].number, _colors(play.cards[0])))


def _play_skips(sheet: Sheet, play: Play) -> int:
    first = skips(sheet.rows[play.color], place(play.color, play.numbers[0]))
    return first + cards.skipped_between(play.color, play.numbers)


def _play_order(found: tuple[int, Play]) -> tuple[bool, int, int, int]:
    cost, play = found
    return cost > MAX_SKIPS, -len(play.numbers), cost, len(play.cards)


def _best_draw(table: cards.VisiblePosition, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
    """Return the draw whose numbers skip fewest, summed over all colors, since the colors are hidden."""

    def cost(option: Decision) -> int:
        assert isinstance(option, Draw)
        return sum(_number_skips(sheet, table.display[at], (color,)) for at in option.places for color in COLORS)

    return min(options, key=cost)


def _number_skips(sheet: Sheet, number: int, colors: Iterable[int]) -> int:
    """Return the fewest numbers that a number would skip in some rows; NO_CROSS if none can take it."""
    costs = (skips(sheet.rows[color], place(color, number)) for color in colors)
    return min((cost for cost in costs if cost >= 0), default=NO_CROSS)


def _colors(card: Card) -> Iterable[int]:
    return COLORS if card.color is None else (card.color,)


STRATEGIES: Final[dict[tuple[str, str], Callable[[Any, Sheet, Sequence[Decision], bool], Decision]]] = {
    (onboard.NAME, "step3"): _best_move,
    (cards.NAME, "draw"): _best_draw,
    (cards.NAME, "play"): _best_play,
}
"""Choice by game and phase, from the view, the sheet, the options and whether a penalty threatens; else by crosses."""
