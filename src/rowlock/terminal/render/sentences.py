"""Sentences for dice, cards, options, decisions and their consequences."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...game import View
from ...i18n import Words
from ...record import Step
from ...rules import (
    COLORS,
    Card,
    Cross,
    Decision,
    Dice,
    Draw,
    Move,
    Outcome,
    Pass,
    Play,
    Position,
    Visible,
    cards,
    classic,
    onboard,
)


class Sentences:
    """Formats options and events in one language."""

    def __init__(self, words: Words, names: Sequence[str], *, spoken: bool = False) -> None:
        self.words = words
        self.names = names
        self.spoken = spoken

    def dice(self, dice: Dice) -> str:
        """Format a roll: the white dice and their sum, then the colored ones in play."""
        colored = (
            self.words("rolled-die", die=self.words(f"die-{color}"), face=dice.colors[color])
            for color in COLORS
            if dice.colors[color]
        )
        one, other = dice.white
        return self.words("rolled", one=one, other=other, sum=one + other, colored=", ".join(colored))

    def cards(self, some: Iterable[Card]) -> str:
        """Format cards in notation, or in words if ``spoken``."""
        return ", ".join(self.words.card(card) if self.spoken else str(card) for card in some)

    def field(self, table: onboard.Position, field: int) -> str:
        """Format a field of the track: its place, the number crossed there, its bonus."""
        color, number, bonus = table.track[field - 1]
        name = f"{self.words(f'color-{color}').lower()} " if self.spoken else color.letter.lower()
        return self.words("field", field=field, cell=f"{name}{number}", bonus=bonus)

    # Options

    def option(self, option: Decision, view: View) -> str:
        """Format an option with its consequences in brackets."""
        words, table = self.words, view.table
        outcome = table.outcome(view.seat, option)
        match option:
            case Pass():
                kind = "option-stay" if table.phase == "step3" else "option-pass"
                return words(f"{kind}-penalty" if outcome.penalty else kind)
            case Cross(color, number):
                return self._with_notes(words(f"cell-{color}", number=number), self._cross_notes(view, outcome))
            case Move(field):
                assert isinstance(table, onboard.Position)
                color, number, _ = table.track[field - 1]
                cell = words(f"cell-{color}", number=number)
                text = words("option-move" if outcome.crosses else "option-move-free", field=field, cell=cell)
                return self._with_notes(text, self._landing_notes(view, outcome))
            case Draw(places):
                assert isinstance(table, cards.VisiblePosition)
                return ", ".join(str(table.display[at]) for at in places)
            case Play(shown, color, numbers):
                with_cards = self.cards(shown)
                if not numbers:
                    return words("option-show-penalty" if outcome.penalty else "option-show", cards=with_cards)
                crossed = ", ".join(words(f"cell-{color}", number=number) for number in numbers)
                text = words("option-play", cards=with_cards, crossed=crossed)
                return self._with_notes(text, self._cross_notes(view, outcome))
            case _:
                return words(f"option-{table.rules.NAME}", decision=str(option), kind=type(option).__name__.lower())

    def _cross_notes(self, view: View, outcome: Outcome) -> Iterator[str]:
        if outcome.skips:
            yield self.words("note-skips", numbers=self.spans(outcome.skips))
        if outcome.locks is not None:
            yield self.words("note-completes" if isinstance(view.table, cards.VisiblePosition) else "note-locks")

    def _landing_notes(self, view: View, outcome: Outcome) -> Iterator[str]:
        assert outcome.bonus is not None
        yield self.words("note-bonus", points=outcome.bonus)
        yield from self._cross_notes(view, outcome)
        if outcome.penalty:
            yield self.words("note-penalty")
        if outcome.announces:
            yield self.words("note-announces")

    def spans(self, numbers: Sequence[int]) -> str:
        """Format numbers of a row, joining three or more neighbors: ``2-4, 6``."""
        spans: list[list[int]] = []
        for number in numbers:
            if spans and abs(number - spans[-1][-1]) == 1:
                spans[-1].append(number)
            else:
                spans.append([number])
        return ", ".join(
            self.words("span", first=span[0], last=span[-1], spoken="yes" if self.spoken else "no")
            if len(span) > 2
            else ", ".join(map(str, span))
            for span in spans
        )

    def _with_notes(self, text: str, notes: Iterator[str]) -> str:
        joined = "; ".join(notes)
        return f"{text} ({joined})" if joined else text

    # Events

    def step(self, before: Position, step: Step, after: Position) -> Iterator[str]:
        """Yield the decisions of a step and their consequences."""
        yield from self.decisions(before, step.decisions, reshuffled=isinstance(step.chance, tuple))
        yield from self.consequences(before, after)

    def decisions(
        self, before: Position | Visible, decisions: Mapping[int, Decision], *, reshuffled: bool = False
    ) -> Iterator[str]:
        """Yield a sentence for each seat's decision."""
        for seat, decision in decisions.items():
            yield self._decision(before, seat, decision)
        if reshuffled:
            yield self.words("told-reshuffle")

    def _decision(self, before: Position | Visible, seat: int, decision: Decision) -> str:
        words, player = self.words, self.names[seat]
        match decision:
            case Pass():
                return words("told-stays" if before.phase == "step3" else "told-pass", player=player)
            case Cross(color, number):
                return words("told-cross", player=player, crossed=words(f"cell-{color}", number=number))
            case Move(field):
                assert isinstance(before, onboard.Position)
                color, number, _ = before.track[field - 1]
                cell = words(f"cell-{color}", number=number)
                crosses = bool(onboard.lands(before, field))
                return words("told-move-cross" if crosses else "told-move", player=player, field=field, cell=cell)
            case Draw(places):
                assert isinstance(before, (cards.Position, cards.VisiblePosition))
                display = [card.number if isinstance(card, Card) else card for card in before.display]
                return words("told-draw", player=player, numbers=", ".join(str(display[at]) for at in places))
            case Play(shown, color, numbers):
                named = self.cards(shown)
                if not numbers:
                    return words("told-show", player=player, cards=named)
                crossed = ", ".join(words(f"cell-{color}", number=number) for number in numbers)
                return words("told-play", player=player, cards=named, crossed=crossed)
            case _:
                kind = type(decision).__name__.lower()
                return words(f"told-{before.rules.NAME}", player=player, decision=str(decision), kind=kind)

    def consequences(self, before: Position | Visible, after: Position | Visible) -> Iterator[str]:
        """Yield the locks, penalties and announced end between two positions."""
        for seat, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
            for color in new.locks:
                if color not in old.locks:
                    name = "told-locked" if isinstance(after, classic.Position) else "told-completed"
                    yield self.words(name, player=self.names[seat], row=self.words(f"row-{color}"))
            for count in range(old.penalties + 1, new.penalties + 1):
                yield self.words("told-penalty", player=self.names[seat], count=count)
        announced: int | None = getattr(after, "announced_by", None)
        if announced is not None and announced != getattr(before, "announced_by", None):
            yield self.words("told-announced", player=self.names[announced])
