"""Presenters of the card game and of On Board; the dice game and further games have the default."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from ...i18n import Words
from ...rules import Card, Decision, Draw, Move, Pass, Play, Visible, cards, onboard
from .presenter import Presenter
from .sheets import drawn_hand, drawn_track, spoken_hand, spoken_track


def presenter(game: str, words: Words, names: Sequence[str], *, spoken: bool = False) -> Presenter[Any]:
    """Return the presenter of a game."""
    own: dict[str, type[Presenter[Any]]] = {cards.NAME: CardsPresenter, onboard.NAME: OnboardPresenter}
    return own.get(game, Presenter)(game, words, names, spoken)


class OnboardPresenter(Presenter[onboard.Position]):
    """Presents the dice game with its board."""

    def board(self, table: onboard.Position) -> Iterable[Text]:
        return (spoken_track if self.spoken else drawn_track)(table, self.names, self.words)

    def facts(self, table: onboard.Position, seat: int | None = None) -> Iterator[Text]:
        """Yield the fields ahead of the pawn, for the active seat only."""
        if seat == table.active:
            fields = ", ".join(self._field(table, field) for field in onboard.reach(table))
            yield Text(self.words("ahead", fields=fields))

    def _field(self, table: onboard.Position, field: int) -> str:
        """Format a field of the track: its place, the number crossed there, its bonus."""
        color, number, bonus = table.track[field - 1]
        cell = self.words(f"name-{color}", number=number) if self.spoken else f"{color.letter.lower()}{number}"
        return self.words("field", field=field, cell=cell, bonus=bonus)

    def option(self, option: Decision, table: onboard.Position, seat: int) -> str:
        outcome = table.outcome(seat, option)
        match option:
            case Pass() if table.phase == "step3":
                return self.words("option-stay-penalty" if outcome.penalty else "option-stay")
            case Move(field):
                name = "option-move" if outcome.crosses else "option-move-free"
                return self.with_notes(self.words(name, field=field, cell=self._cell(table, field)), outcome)
            case _:
                return super().option(option, table, seat)

    def decisions(
        self, before: onboard.Position | None, decisions: Mapping[int, Decision], *, reshuffled: bool = False
    ) -> Iterable[str]:
        return () if before is None else super().decisions(before, decisions, reshuffled=reshuffled)

    def decision(self, before: onboard.Position | None, player: str, decision: Decision) -> str:
        assert before is not None
        match decision:
            case Pass() if before.phase == "step3":
                return self.words("told-stays", player=player)
            case Move(field):
                name = "told-move-cross" if onboard.lands(before, field) else "told-move"
                return self.words(name, player=player, field=field, cell=self._cell(before, field))
            case _:
                return super().decision(before, player, decision)

    def _cell(self, table: onboard.Position, field: int) -> str:
        return self.cell(table.track[field - 1].color, table.track[field - 1].number)

    def consequences(self, before: Visible, after: Visible) -> Iterator[str]:
        yield from super().consequences(before, after)
        announced: int | None = getattr(after, "announced_by", None)
        if announced is not None and announced != getattr(before, "announced_by", None):
            yield self.words("told-announced", player=self.names[announced])


class CardsPresenter(Presenter[cards.VisiblePosition]):
    """Presents the card game. A complete row is not locked for others."""

    lock_note: ClassVar[str] = "note-completes"
    lock_told: ClassVar[str] = "told-completed"

    def facts(self, table: cards.VisiblePosition, seat: int | None = None) -> Iterator[Text]:
        words = self.words
        for at, numbers in enumerate(table.hands):
            if at != table.seat:
                yield Text(words("holds", player=self.names[at], numbers=", ".join(map(str, numbers))))
        if table.seat is not None:
            yield Text(words("hand"))
            yield spoken_hand(table.hand, words) if self.spoken else drawn_hand(table.hand)
        display = "  ".join(f"[{at}] {number}" for at, number in enumerate(table.display, start=1))
        yield Text(words("display", cards=display, top=table.pile_top or 0, pile=table.pile_size))
        if table.discard_top is not None:
            yield Text(words("discard", top=table.discard_top))

    def question(self, table: cards.VisiblePosition) -> dict[str, str | int]:
        missing = cards.FULL_HAND - len(table.hand)
        return {"number": table.pile_top or 0, "count": missing, "example": "1 3 4"[: 2 * missing - 1]}

    def option(self, option: Decision, table: cards.VisiblePosition, seat: int) -> str:
        match option:
            case Draw():
                return self._drawn(table, option)
            case Play(shown, numbers=numbers):
                outcome = table.outcome(seat, option)
                if numbers:
                    text = self.words("option-play", cards=self._cards(shown), crossed=self._crossed(option))
                    return self.with_notes(text, outcome)
                return self.words("option-show-penalty" if outcome.penalty else "option-show", cards=self._cards(shown))
            case _:
                return super().option(option, table, seat)

    def decision(self, before: cards.VisiblePosition | None, player: str, decision: Decision) -> str:
        match decision:
            case Draw(places) if before is None:
                return self.words("live-draws", player=player, count=len(places))
            case Draw() if before is not None:
                return self.words("told-draw", player=player, numbers=self._drawn(before, decision))
            case Play(shown, numbers=()):
                return self.words("told-show", player=player, cards=self._cards(shown))
            case Play(shown):
                crossed = self._crossed(decision)
                return self.words("told-play", player=player, cards=self._cards(shown), crossed=crossed)
            case _:
                return super().decision(before, player, decision)

    def _cards(self, some: Iterable[Card]) -> str:
        """Format cards in notation, or in words if ``spoken``."""
        return ", ".join(self.words.card(card) if self.spoken else str(card) for card in some)

    def _drawn(self, table: cards.VisiblePosition, draw: Draw) -> str:
        return ", ".join(str(table.display[at]) for at in draw.places)

    def _crossed(self, play: Play) -> str:
        return ", ".join(self.cell(play.color, number) for number in play.numbers)
