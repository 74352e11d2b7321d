"""Hints in the terminal: a table of ranked options, or sentences for a screen reader."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...coach.hints import Hint, HintOption, equivalence_key
from ...formats.codec import decision_from_shape
from ...game import View
from ...i18n import Words
from ...rules import Decision, Draw
from .. import typed_input as typed
from .presenter import Presenter

BAR_WIDTH: Final = 12
"""Characters of a bar for a chance of 1."""


@dataclass(frozen=True, slots=True)
class HintText:
    """Renders a hint. ``options`` are in the order of their numbers on the screen.

    ``all_word`` is the command that lists the omitted options, None where there is none.
    """

    hint: Hint
    view: View
    options: Sequence[Decision]
    presenter: Presenter[Any]
    all_word: str | None = None

    @property
    def words(self) -> Words:
        return self.presenter.words

    def lines(self) -> Iterator[RenderableType]:
        """Yield everything to print, line by line."""
        if self.presenter.spoken:
            yield Text(f"{self.words('hint-title')}:")
            yield from map(Text, map(self._sentence, self.hint.options))
        else:
            yield self._table()
        if self.hint.more:
            yield Text(f"  {self._more()}")
        for at in dict.fromkeys((0, self.hint.tempting or 0)):
            ranked = self.hint.options[at]
            why = self.words.why(ranked.reason)
            yield Text(f"  {self.words('hint-why', option=self._input_text(ranked), why=why)}")

    def _more(self) -> str:
        if self.all_word is None:
            return self.words("hint-more", count=self.hint.more)
        return self.words("hint-more-all", count=self.hint.more, all=self.all_word)

    def _table(self) -> Table:
        solo = self.hint.options[0].win is None
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=None)
        table.add_column("", justify="right", min_width=4)
        table.add_column(self.words("hint-title"), ratio=None)
        if not solo:
            table.add_column(self.words("hint-win"), no_wrap=True)
        table.add_column(self.words("hint-points"), justify="right")
        for at, ranked in enumerate(self.hint.options):
            chance = [] if ranked.win is None else [_bar(ranked.win) + Text(f" {self._percent(ranked):>7}")]
            style = "bold" if at == 0 else None
            table.add_row(
                self._input_text(ranked), self._option_text(ranked), *chance, self._points(ranked), style=style
            )
        return table

    def _sentence(self, ranked: HintOption) -> str:
        option = f"{self._input_text(ranked)}: {self._option_text(ranked)}"
        if ranked.win is None:
            return self.words("hint-spoken-solo", option=option, points=self._points(ranked))
        win = self._percent(ranked)
        return self.words("hint-spoken", option=option, win=win, points=self._points(ranked))

    def _percent(self, ranked: HintOption) -> str:
        return self.words("hint-percent", percent=100 * (ranked.win or 0))

    def _points(self, ranked: HintOption) -> str:
        return self.words("hint-number", points=ranked.points)

    def _decision(self, ranked: HintOption) -> Decision:
        return decision_from_shape(ranked.decision, self.view.table)

    def _option_text(self, ranked: HintOption) -> str:
        return self.presenter.option(self._decision(ranked), self.view.table, self.view.seat)

    def _input_text(self, ranked: HintOption) -> str:
        """Return what to type for an option: its number, or the places of a draw."""
        decision = self._decision(ranked)
        if isinstance(decision, Draw):
            return " ".join(str(place + 1) for place in decision.places)
        first = typed.first_number(self.options)
        keys = [equivalence_key(self.view, option) for option in self.options]
        return str(first + keys.index(equivalence_key(self.view, decision)))


def _bar(chance: float) -> Text:
    filled = round(BAR_WIDTH * chance)
    return Text("█" * filled, "green") + Text("░" * (BAR_WIDTH - filled), "dim")
