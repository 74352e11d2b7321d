"""Perft: how many ways lead through the next turns. A number that two implementations of the rules can compare.

A way is a sequence of dice, each die told apart, and decisions named by row and number, pass being one. The card
game's chance is a given deck, so there only decisions count. A game that ends on the way is one way.

Two facts keep the counting short without changing the count. Action 2 uses at most one colored die, so summing over
all colored dice is a sum over one die at a time. And where nobody can lock a row with the number for everybody, the
others' decisions only multiply. Between turns, equal positions are merged.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import prod
from typing import Any

from .chance import ChanceSource
from .rules import PASS, Chance, Cross, Decision, Dice, Position, Ruleset, cards, classic, ruleset_of
from .rules.dice import FACES
from .rules.sheet import LAST, place

Weighted = Iterator[tuple[Position, int]]
Progress = Callable[[int, int], None]


def perft(position: Position, turns: int, seed: str = "0", progress: Progress | None = None) -> int:
    """The number of ways through so many turns. ``progress`` hears of positions done and to be done."""
    counter = _Counter(ruleset_of(position), ChanceSource(seed))
    layer: Mapping[Position, int] = {position: 1}
    for left in range(turns - 1, -1, -1):
        following: Counter[Position] = Counter()
        total = 0
        for done, (here, ways) in enumerate(layer.items()):
            if progress is not None and done % 64 == 0:
                progress(done, len(layer))
            if here.phase == "over":
                following[here] += ways
                total += ways
            elif left:
                for after, weight in counter.turn(here):
                    following[after] += ways * weight
            else:
                total += ways * counter.ways(here)
        if not left:
            return total
        layer = following
    return 1


class _Counter:
    """Counts turns of one ruleset."""

    def __init__(self, rules: Ruleset[Any], source: ChanceSource) -> None:
        self.rules = rules
        self.source = source
        self.rest = lru_cache(maxsize=1 << 18)(self._rest)

    def turn(self, position: Position) -> Weighted:
        """Every end of the turn that begins here, with the number of ways there."""
        for rolled, weight in self.openings(position):
            colors = _colored_rolls(rolled)
            for decisions in self.joint(rolled):
                yield from self.endings(self.rules.apply_unchecked(rolled, decisions), weight, position.turn, colors)

    def ways(self, position: Position) -> int:
        """The number of ways through the turn that begins here."""
        return sum(weight * self.from_opening(rolled) for rolled, weight in self.openings(position))

    def openings(self, position: Position) -> Weighted:
        """The positions before the action in which everybody decides. Dice: by the white ones, each die 1 to 6."""
        if isinstance(position, classic.Position):
            for one, other in combinations_with_replacement(FACES, 2):
                rolled = self.rules.apply_unchecked(position, {}, Dice((one, other), (1, 1, 1, 1)))
                yield rolled, 1 if one == other else 2
        else:
            chance = self.shuffled(position)
            for draw in self.rules.options(position, position.active):
                yield self.rules.apply_unchecked(position, {position.active: draw}, chance), 1

    def shuffled(self, position: Position) -> Chance | None:
        if isinstance(position, cards.Position) and self.rules.chance(position):
            return self.source.shuffle(position.turn, position.discard)
        return None

    def joint(self, position: Position) -> Iterator[dict[int, Decision]]:
        seats = self.rules.to_act(position)
        for choice in product(*(self.rules.options(position, seat) for seat in seats)):
            yield dict(zip(seats, choice, strict=True))

    def from_opening(self, rolled: Position) -> int:
        """The number of ways from the action in which everybody decides to the end of the turn."""
        colors = _colored_rolls(rolled)
        active = rolled.active
        options = {seat: self.rules.options(rolled, seat) for seat in self.rules.to_act(rolled)}
        if any(isinstance(o, Cross) and place(o.color, o.number) == LAST for each in options.values() for o in each):
            return sum(self.count(self.rules.apply_unchecked(rolled, d), colors) for d in self.joint(rolled))
        others = prod(len(each) for seat, each in options.items() if seat != active)
        quiet = dict.fromkeys(options, PASS)
        own = (self.rules.apply_unchecked(rolled, {**quiet, active: option}) for option in options[active])
        return others * sum(self.count(after, colors) for after in own)

    def count(self, position: Position, colors: int) -> int:
        """The number of ways from after that action to the end of the turn, over all rolls of the colored dice."""
        if position.phase == "over":
            return colors
        if isinstance(position, classic.Position):
            sheet = position.sheets[position.active]
            quiet = replace(position, sheets=(sheet,) * len(position.sheets), turn=0)
            return self.rest(quiet, colors)
        return self.rest(position, colors)

    def _rest(self, position: Position, colors: int) -> int:
        return sum(weight for _, weight in self.endings(position, 1, position.turn, colors))

    def endings(self, position: Position, weight: int, turn: int, colors: int) -> Weighted:
        """What is left of a turn after everybody has decided, over all rolls of the colored dice."""
        if position.phase == "over" or position.turn != turn:
            yield position, weight * colors
            return
        for after, share in self.active_choices(position, colors):
            if after.phase == "step3":
                yield from self.endings(after, weight * share, turn, 1)
            else:
                yield after, weight * share

    def active_choices(self, position: Position, colors: int) -> Weighted:
        """The active seat's decisions; in action 2 each with the number of rolls of the colored dice that allow it."""
        active = position.active
        if position.phase != "action2":
            for option in self.rules.options(position, active):
                yield self.rules.apply_unchecked(position, {active: option}), colors
            return
        assert isinstance(position, classic.Position)
        assert position.dice is not None
        yield self.rules.apply_unchecked(position, {active: PASS}), colors
        for face in FACES:
            dice = Dice(position.dice.white, (face, face, face, face)).without(position.closed)
            shown = replace(position, dice=dice)
            for option in self.rules.options(shown, active):
                if option != PASS:
                    yield self.rules.apply_unchecked(shown, {active: option}), colors // len(FACES)


def _colored_rolls(position: Position) -> int:
    """In how many ways the colored dice of this turn can fall."""
    if not isinstance(position, classic.Position) or position.dice is None:
        return 1
    return int(len(FACES) ** sum(1 for face in position.dice.colors if face))
