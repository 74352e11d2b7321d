"""Presenter: what a game shows besides its sheets, its options and events in words; the default for further games."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rich.text import Text

from ...formats.codec import view_to_json
from ...i18n import Words
from ...rules import COLORS, Color, Cross, Decision, Dice, Outcome, Pass, Visible

V = TypeVar("V", bound=Visible)


@dataclass(frozen=True)
class Presenter(Generic[V]):
    """Presents a game in one language, with methods that a game may override.

    A further game brings the messages ``game-``, ``about-``, ``help-``, ``rules-``, ``facts-``, ``option-`` and
    ``told-NAME``, and ``ask-PHASE``. With ``over-NAME`` and ``ask-PHASE-NAME`` it replaces ours.
    """

    lock_note: ClassVar[str] = "note-locks"
    lock_told: ClassVar[str] = "told-locked"

    game: str
    words: Words
    names: Sequence[str]
    spoken: bool

    def own(self, message: str) -> str:
        """Return the game's own version of a message, if it has one."""
        name = f"{message}-{self.game}"
        return name if name in self.words else message

    def cell(self, color: Color, number: int) -> str:
        return self.words(f"cell-{color}", number=number)

    # Table

    def dice(self, dice: Dice) -> str:
        """Format a roll: the white dice and their sum, then the colored ones in play."""
        colored = (
            self.words("rolled-die", die=self.words(f"die-{color}"), face=dice.colors[color])
            for color in COLORS
            if dice.colors[color]
        )
        one, other = dice.white
        return self.words("rolled", one=one, other=other, sum=one + other, colored=", ".join(colored))

    def board(self, table: V) -> Iterable[Text]:
        """Yield the board, if the game has one."""
        return ()

    def facts(self, table: V, seat: int | None = None) -> Iterable[Text]:
        """Yield what the viewer sees besides sheets, dice and board; ``seat`` is about to decide."""
        facts: dict[str, Any] = view_to_json(table, seat or 0).get("facts", {})
        if facts:
            values = {name: _text(value) for name, value in facts.items()}
            yield Text(self.words(f"facts-{self.game}", **values))

    def question(self, table: V) -> dict[str, str | int]:
        """Return the values of the question ``ask-PHASE`` besides the player."""
        return {} if table.dice is None else {"number": table.dice.white_sum}

    # Options

    def option(self, option: Decision, table: V, seat: int) -> str:
        """Format an option with its consequences in brackets."""
        outcome = table.outcome(seat, option)
        match option:
            case Pass():
                return self.words("option-pass-penalty" if outcome.penalty else "option-pass")
            case Cross(color, number):
                return self.with_notes(self.cell(color, number), outcome)
            case _:
                text = self.words(f"option-{self.game}", decision=str(option), kind=_kind(option))
                return self.with_notes(text, outcome)

    def with_notes(self, text: str, outcome: Outcome) -> str:
        joined = "; ".join(self._notes(outcome))
        return f"{text} ({joined})" if joined else text

    def _notes(self, outcome: Outcome) -> Iterator[str]:
        if outcome.bonus is not None:
            yield self.words("note-bonus", points=outcome.bonus)
        if outcome.skips:
            yield self.words("note-skips", numbers=self.spans(outcome.skips))
        if outcome.locks is not None:
            yield self.words(self.lock_note)
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

    # Events

    def decisions(
        self, before: V | None, decisions: Mapping[int, Decision], *, reshuffled: bool = False
    ) -> Iterable[str]:
        """Yield a sentence for each seat's decision; ``before`` is the view before the step, None if unknown."""
        for seat, decision in decisions.items():
            yield self.decision(before, self.names[seat], decision)
        if reshuffled:
            yield self.words("told-reshuffle")

    def decision(self, before: V | None, player: str, decision: Decision) -> str:
        match decision:
            case Pass():
                return self.words("told-pass", player=player)
            case Cross(color, number):
                return self.words("told-cross", player=player, crossed=self.cell(color, number))
            case _:
                return self.words(f"told-{self.game}", player=player, decision=str(decision), kind=_kind(decision))

    def consequences(self, before: Visible, after: Visible) -> Iterator[str]:
        """Yield the locks and penalties between two positions."""
        for name, old, new in zip(self.names, before.sheets, after.sheets, strict=True):
            for color in new.locks:
                if color not in old.locks:
                    yield self.words(self.lock_told, player=name, row=self.words(f"row-{color}"))
            for count in range(old.penalties + 1, new.penalties + 1):
                yield self.words("told-penalty", player=name, count=count)


def _kind(decision: Decision) -> str:
    return type(decision).__name__.lower()


def _text(value: Any) -> str | int:
    """Format a value of a view for a message."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case list() | tuple():
            return ", ".join(str(_text(each)) for each in value) or "-"  # pyright: ignore[reportUnknownVariableType]
        case _:
            return "-" if value is None else str(value)
