"""Hints in the terminal: a table of ranked options, or sentences for a screen reader."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...coach.hints import Hint, HintOption, equivalence_key
from ...formats.codec import decision_from_shape
from ...game import View
from ...i18n import Words
from ...rules import Decision
from .. import typed_input as typed
from .presenter import Presenter

BAR_WIDTH: Final = 12
"""Characters of a bar for a chance of 1."""


def hint_lines(
    hint: Hint, view: View, options: Sequence[Decision], presenter: Presenter[Any], all_word: str | None
) -> Iterator[RenderableType]:
    """Yield a hint, line by line. ``options`` are in the order of their numbers on the screen.

    ``all_word`` is the command that lists the omitted options, None where there is none.
    """
    words = presenter.words
    keys = [equivalence_key(view, option) for option in options]
    decisions = [decision_from_shape(ranked.decision, view.table) for ranked in hint.options]
    labels = [typed.label(options, keys.index(equivalence_key(view, decision))) for decision in decisions]
    texts = [presenter.option(decision, view.table, view.seat) for decision in decisions]
    if presenter.spoken:
        yield Text(f"{words('hint-title')}:")
        yield from (Text(_sentence(*row, words)) for row in zip(labels, texts, hint.options, strict=True))
    else:
        yield _table(hint, labels, texts, words)
    if hint.more:
        more = "hint-more" if all_word is None else "hint-more-all"
        yield Text(f"  {words(more, count=hint.more, all=all_word or '')}")
    for at in dict.fromkeys((0, hint.tempting or 0)):
        yield Text(f"  {words('hint-why', option=labels[at], why=words.why(hint.options[at].reason))}")


def _sentence(label: str, text: str, ranked: HintOption, words: Words) -> str:
    name = "hint-spoken-solo" if ranked.win is None else "hint-spoken"
    win, points = _percent(ranked, words), words("hint-number", points=ranked.points)
    return words(name, option=f"{label}: {text}", win=win, points=points)


def _table(hint: Hint, labels: Sequence[str], texts: Sequence[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=None)
    table.add_column("", justify="right", min_width=4)
    table.add_column(words("hint-title"), ratio=None)
    if hint.options[0].win is not None:
        table.add_column(words("hint-win"), no_wrap=True)
    table.add_column(words("hint-points"), justify="right")
    for at, ranked in enumerate(hint.options):
        chance = [] if ranked.win is None else [_bar(ranked.win) + Text(f" {_percent(ranked, words):>7}")]
        points = words("hint-number", points=ranked.points)
        table.add_row(labels[at], texts[at], *chance, points, style="bold" if at == 0 else None)
    return table


def _percent(ranked: HintOption, words: Words) -> str:
    return words("hint-percent", percent=100 * (ranked.win or 0))


def _bar(chance: float) -> Text:
    filled = round(BAR_WIDTH * chance)
    return Text("█" * filled, "green") + Text("░" * (BAR_WIDTH - filled), "dim")
