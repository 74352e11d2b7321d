"""Perft: count the paths through the next turns, to compare implementations of the rules.

A path is a sequence of rolls, with distinguishable dice, and decisions named by row and number, pass being one. In the
card game the deck is given, so only decisions count. A game that ends early is one path.

Two facts speed up the count without changing it. Action 2 uses at most one colored die, so a sum over all rolls of the
colored dice is a sum over one die at a time. And if no seat can lock a row with the white sum, the other seats'
decisions are independent factors. Between turns, equal positions are merged.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement, product
from math import prod
from typing import Any, Final

from .rng import ChanceSource
from .rules import PASS, Cross, Decision, Dice, IllegalMove, Position, Ruleset, Sheet, cards, classic, onboard
from .rules.dice import FACES
from .rules.sheet import LAST, NUMBERS, place

Weighted = Iterator[tuple[Position, int]]
Progress = Callable[[int, int], None]

WHITE_ROLLS: Final = tuple(
    ((one, other), 1 if one == other else 2) for one, other in combinations_with_replacement(FACES, 2)
)
"""Sorted pairs of white dice, and the number of rolls that give each."""


def perft(position: Position, turns: int, seed: str = "0", progress: Progress | None = None) -> int:
    """Count the paths through a number of turns. ``progress`` is called with positions done and their total.

    Raises IllegalMove unless the position is at the beginning of a turn. The seed shuffles the card game's discard if
    the pile runs out.
    """
    if position.phase not in ("roll", "draw", "over"):
        raise IllegalMove("turn_begun", "B8")
    count: _DiceTurns | _CardTurns = _CardTurns(seed) if position.phase == "draw" else _DiceTurns(position)
    layer: Mapping[Any, int] = {position: 1}
    for left in range(turns, 0, -1):
        following: Counter[Any] = Counter()
        total = 0
        for done, (here, paths) in enumerate(layer.items()):
            if progress is not None and done % 64 == 0:
                progress(done, len(layer))
            if left == 1:
                total += paths * (1 if here.phase == "over" else count.paths(here))
            elif here.phase == "over":
                following[here] += paths
            else:
                for after, weight in count.turn(here):
                    following[after] += paths * weight
        if left == 1:
            return total
        layer = following
    return 1


def _joint(rules: Ruleset[Any], position: Any) -> Iterator[dict[int, Decision]]:
    """Every combination of the decisions of all seats to act."""
    seats = rules.to_act(position)
    for choice in product(*(rules.options(position, seat) for seat in seats)):
        yield dict(zip(seats, choice, strict=True))


class _CardTurns:
    """Turns of the card game: a draw, all seats' decisions, a play."""

    def __init__(self, seed: str) -> None:
        self.source = ChanceSource(seed)

    def turn(self, position: cards.Position) -> Weighted:
        """All positions after the turn that begins here."""
        for middle in self._after_numbers(position):
            for option in cards.options(middle, middle.active) or (None,):
                yield (cards.apply_unchecked(middle, {middle.active: option}) if option else middle), 1

    def paths(self, position: cards.Position) -> int:
        """Number of paths through the turn that begins here."""
        return sum(len(cards.options(middle, middle.active)) or 1 for middle in self._after_numbers(position))

    def _after_numbers(self, position: cards.Position) -> Iterator[cards.Position]:
        """All positions after the number phase; without options if the game ended there."""
        kind = cards.chance(position)
        chance = self.source.shuffle(position.turn, position.discard) if kind else None
        for draw in cards.options(position, position.active):
            drawn = cards.apply_unchecked(position, {position.active: draw}, chance)
            for decisions in _joint(cards, drawn):
                yield cards.apply_unchecked(drawn, decisions)


class _DiceTurns:
    """Turns of the dice game and of On Board: a roll, all seats' decisions, the active seat's."""

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        self._shared: dict[tuple[Sheet, int], list[int | None]] = {}
        self._own: dict[tuple[object, ...], list[int | None]] = {}

    def turn(self, position: classic.Position) -> Weighted:
        """All positions after the turn that begins here, with their number of paths."""
        for white, weight in WHITE_ROLLS:
            rolled = self._rolled(position, white)
            for after, share in self._after(rolled, _joint(self.rules, rolled)):
                yield after, weight * share

    def paths(self, position: classic.Position) -> int:
        """Number of paths through the turn that begins here."""
        active, closed = position.active, position.closed
        others = [self._options(sheet, closed) for seat, sheet in enumerate(position.sheets) if seat != active]
        total = 0
        for (white, weight), own in zip(WHITE_ROLLS, self._own_path_counts(position), strict=True):
            counts = [own, *(options[sum(white)] for options in others)]
            if None in counts:
                rolled = self._rolled(position, white)
                total += weight * sum(share for _, share in self._after(rolled, _joint(self.rules, rolled)))
            else:
                total += weight * prod(count for count in counts if count is not None)
        return total

    def _options(self, sheet: Sheet, closed: int) -> list[int | None]:
        """Number of options of a sheet for each white sum; None where it could lock a row."""
        if (sheet, closed) not in self._shared:
            options = [classic.white_options(sheet, closed, number) for number in NUMBERS]
            self._shared[sheet, closed] = [None, None, *(None if _can_lock(each) else len(each) for each in options)]
        return self._shared[sheet, closed]

    def _own_path_counts(self, position: classic.Position) -> list[int | None]:
        """Paths of the active seat for each white roll, all others passing; None where it could lock."""
        board = onboard.board(position)
        key: tuple[object, ...] = (position.sheets[position.active], position.closed)
        if board.track:
            key += (position.active, board.pawns, board.announced_by)
        if key not in self._own:
            self._own[key] = [self._own_paths(position, white) for white, _ in WHITE_ROLLS]
        return self._own[key]

    def _own_paths(self, position: classic.Position, white: tuple[int, int]) -> int | None:
        rolled = self._rolled(position, white)
        options = self.rules.options(rolled, position.active)
        if _can_lock(options):
            return None
        all_pass = dict.fromkeys(range(len(position.sheets)), PASS)
        joint = ({**all_pass, position.active: option} for option in options)
        return sum(share for _, share in self._after(rolled, joint))

    def _rolled(self, position: classic.Position, white: tuple[int, int]) -> Any:
        """The position after a roll; the colored dice are placeholders until action 2."""
        return self.rules.apply_unchecked(position, {}, Dice(white, (1, 1, 1, 1)))

    def _after(self, rolled: Any, joint: Iterable[dict[int, Decision]]) -> Weighted:
        """All positions at the end of the turn after these decisions, with their number of rolls of colored dice."""
        colors = len(FACES) ** (4 - rolled.closed.bit_count())
        for decisions in joint:
            for after, share in self._second_actions(self.rules.apply_unchecked(rolled, decisions), colors):
                if after.phase != "step3":
                    yield after, share
                    continue
                for option in self.rules.options(after, after.active):
                    yield self.rules.apply_unchecked(after, {after.active: option}), share

    def _second_actions(self, position: Any, colors: int) -> Weighted:
        """Action 2: pass with any colored dice, or use one of them with any values of the others."""
        if position.phase == "over":
            yield position, colors
            return
        active, white = position.active, position.dice.white
        yield self.rules.apply_unchecked(position, {active: PASS}), colors
        for face in FACES:
            shown = replace(position, dice=Dice(white, (face, face, face, face)).without(position.closed))
            for option in self.rules.options(shown, active):
                if option != PASS:
                    yield self.rules.apply_unchecked(shown, {active: option}), colors // len(FACES)


def _can_lock(options: Any) -> bool:
    return any(isinstance(option, Cross) and place(option.color, option.number) == LAST for option in options)
