"""NoviceBot: makes a beginner's mistakes.

It goes through its rows, fullest first, and takes the first acceptable cross, not the best, skipping too many numbers.
The more sums there are, the more it overlooks; it often forgets that a row can be locked. It skips half a row rather
than take a penalty. On the board it moves as far as it can; it mostly plays single cards and rarely combines them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..game import View
from ..rules import COLORS, PASS, Color, Cross, Decision, Draw, Move, Play, Sheet, Visible, cards, onboard
from ..rules.sheet import LAST, place, skips
from .random import RandomBot

MAX_SKIPS: Final = 2
"""Numbers it may skip for a cross."""
MAX_SKIPS_THREATENED: Final = 5
"""The same when it would take a penalty otherwise."""
OVERLOOK_CHANCE: Final = 0.05
"""Chance to overlook a sum, multiplied by the number of sums."""
FORGET_LOCK_CHANCE: Final = 0.6
"""Chance to miss a cross that locks a row."""
STOP_CHANCE: Final = 0.35
"""Chance to stop after one cross in a turn, with a colored die or a pawn's move left."""
COMBINE_CHANCE: Final = 0.2
"""Chance to consider plays of several cards."""

_Strategy = Callable[[Any, Sheet, Sequence[Decision], bool], Decision]


class NoviceBot(RandomBot):
    """Plays like a beginner. The same seed gives the same decisions in every version of Python."""

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        table, seat = view.table, view.seat
        strategies: dict[tuple[str, str], _Strategy] = {
            (onboard.NAME, "step3"): self._move,
            (cards.NAME, "draw"): _draw,
            (cards.NAME, "play"): self._play,
        }
        choose = strategies.get((table.rules.NAME, table.phase), self._cross)
        return choose(table, table.sheets[seat], options, seat == table.active and not table.active_crossed)

    def _cross(self, table: Visible, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
        """Make the first acceptable cross, fullest row first; else take the first option: to pass."""
        crosses, most = [option for option in options if isinstance(option, Cross)], MAX_SKIPS
        if table.phase == "action2":
            if not threatened and self._random() < STOP_CHANCE:
                return options[0]
            crosses = [cross for cross in crosses if self._random() >= OVERLOOK_CHANCE * len(crosses)]
            most = MAX_SKIPS_THREATENED if threatened else MAX_SKIPS
        for color in _fullest_first(sheet):
            for cross in crosses:
                at = place(color, cross.number)
                if cross.color == color and skips(sheet.rows[color], at) <= most and not self._forgets_lock(at):
                    return cross
        return options[0]

    def _forgets_lock(self, at: int) -> bool:
        return at == LAST and self._random() < FORGET_LOCK_CHANCE

    def _move(self, table: onboard.Position, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
        """Move as far as possible regardless of skips; when threatened, prefer a field that makes a cross."""
        if not threatened and self._random() < STOP_CHANCE:
            return PASS
        moves = [option for option in options if isinstance(option, Move)]
        fields = [(move, table.track[move.field - 1]) for move in moves]
        crossing = [move for move, (color, number, _) in fields if not sheet.has(color, number)]
        return max((threatened and crossing) or moves, key=lambda move: move.field, default=PASS)

    def _play(self, _table: Visible, sheet: Sheet, options: Sequence[Decision], threatened: bool) -> Decision:
        """Play one card that makes a cross, sometimes several; else discard a random card."""
        plays = [option for option in options if isinstance(option, Play)]
        if self._random() >= COMBINE_CHANCE:
            plays = [play for play in plays if len(play.cards) == 1]
        most = MAX_SKIPS_THREATENED if threatened else MAX_SKIPS
        for color in _fullest_first(sheet):
            crossing = [
                play for play in plays if play.color == color and play.numbers and len(play.numbers) == len(play.cards)
            ]
            for play in sorted(crossing, key=lambda play: -len(play.numbers)):
                first, last = (place(color, number) for number in (play.numbers[0], play.numbers[-1]))
                if skips(sheet.rows[color], first) <= most and not self._forgets_lock(last):
                    return play
        idle = [play for play in plays if not play.numbers and len(play.cards) == 1]
        return idle[int(self._random() * len(idle))]


def _draw(table: cards.VisiblePosition, sheet: Sheet, options: Sequence[Decision], _threatened: bool) -> Decision:
    """Draw the numbers that come next in the fullest row, ignoring colors."""
    color = _fullest_first(sheet)[0]
    row = sheet.rows[color]

    def distance(option: Decision) -> int:
        assert isinstance(option, Draw)
        away = [skips(row, place(color, table.display[at])) for at in option.places]
        return sum(skipped if skipped >= 0 else LAST for skipped in away)

    return min(options, key=distance)


def _fullest_first(sheet: Sheet) -> list[Color]:
    return sorted(COLORS, key=lambda color: -sheet.rows[color].bit_count())
