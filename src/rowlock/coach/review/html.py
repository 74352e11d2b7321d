"""The review of a game as a self-contained HTML page, without scripts or external requests."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from .wording import Item, Wording

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
DASHES: Final = ("none", "9 4", "3 3", "10 3 3 3", "1 4")
"""Dash pattern of each seat's line: color is never the only cue."""
GAP: Final = 9.0
"""Minimum distance between two labels, in percent of the height."""
LINES: Final = 4
"""Horizontal grid intervals; the axis below has at most twice as many turn numbers."""


def render_page(wording: Wording, seat: int | None = None, *, every: bool = False) -> str:
    """Render the page; with a seat, only the decisions of that seat. With ``every``, none are folded."""
    style = files("rowlock.coach.review").joinpath("html.css").read_text("utf-8")
    body = "\n".join((*_curve(wording), *_sections(wording, seat, every)))
    return f"""<!doctype html>
<html lang="{wording.say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(wording.title())}</title>
<style>
{style}</style>
</head>
<body>
<header><h1>{escape(wording.title())}</h1><p>{escape(wording.standing())}</p></header>
<main>
{body}
</main>
<footer><p>Rowlock</p></footer>
</body>
</html>
"""


def _sections(wording: Wording, seat: int | None, every: bool) -> Iterator[str]:
    for section in wording.sections(seat, every=every):
        yield f"<h2>{escape(section.title)}</h2>"
        for line in section.lines:
            yield f"<p>{escape(line)}</p>"
        if section.table is not None:
            yield from _table(*section.table, kind="seats")
        yield from _items(wording, section.items)
        if section.folded:
            yield f"<details><summary>{escape(section.note)}</summary>"
            yield from _items(wording, section.folded)
            yield "</details>"
        elif section.note:
            yield f'<p class="soft">{escape(section.note)}</p>'


def _items(wording: Wording, items: Sequence[Item]) -> Iterator[str]:
    if items:
        yield "<ol>"
        for title, text, grade in items:
            graded = "" if grade is None else f' · <span class="bad">{escape(wording.grade(grade))}</span>'
            yield f"<li>{escape(title)}{graded}<p>{escape(text)}</p></li>"
        yield "</ol>"


def _table(headers: Sequence[str], rows: Iterable[Sequence[str]], kind: str) -> Iterator[str]:
    """A table; with explicit roles, since narrow screens lay out ``seats`` as blocks."""
    yield f'<div class="{kind}"><table role="table" style="--columns:{len(headers) - 1}">'
    heads = "".join(f'<th role="columnheader" scope="col">{escape(header)}</th>' for header in headers)
    yield f'<thead role="rowgroup"><tr role="row">{heads}</tr></thead><tbody role="rowgroup">'
    for first, *rest in rows:
        cells = "".join(f'<td role="cell">{escape(cell)}</td>' for cell in rest)
        yield f'<tr role="row"><th role="rowheader" scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _curve(wording: Wording) -> Iterator[str]:
    """Lines over a grid with labels at their ends, and a table of the same numbers for screen readers."""
    review, say, (least, most) = wording.review, wording.say, wording.bounds
    names, curves = review.names, [wording.values(seat) for seat in range(len(review.names))]
    x = [100 * place / max(1, len(review.curve) - 1) for place in range(len(review.curve))]
    y = [[100 * (most - value) / (most - least) for value in values] for values in curves]
    turns = [turn.turn for turn in review.turns]
    marked = [(x[at] + x[at + 1]) / 2 for at in (turns.index(moment.turn) for moment in review.moments)]
    ends = ", ".join(f"{name} {wording.level(review.curve[-1], seat)}" for seat, name in enumerate(names))
    spoken = f"{wording.curve_title()}. {say('review-curve-spoken', players=ends)}"

    yield f'<h2>{escape(wording.curve_title())}</h2><figure><div class="plot">'
    yield f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{escape(spoken)}">'
    for height in range(0, 101, 100 // LINES):
        yield f'<line class="grid" x1="0" x2="100" y1="{height}" y2="{height}"/>'
    for place in marked:
        yield f'<line class="mark" x1="{place:.2f}" x2="{place:.2f}" y1="0" y2="100"/>'
    for seat, heights in enumerate(y):
        points = " ".join(f"{place:.2f},{height:.2f}" for place, height in zip(x, heights, strict=True))
        yield f'<polyline class="curve s{seat}" points="{points}" stroke-dasharray="{DASHES[seat]}"/>'
    yield "</svg>"
    for number, place in enumerate(marked, start=1):
        yield _label("number", "left", place, str(number))
    for height in range(0, 101, 200 // LINES):
        yield _label("y", "top", height, escape(wording.short(most - (most - least) * height / 100)))
    for at in range(0, len(turns), -(-len(turns) // (2 * LINES)) or 1):
        yield _label("x", "left", x[at], str(turns[at]))
    for seat, top in enumerate(spread_labels([heights[-1] for heights in y], GAP)):
        name, value = escape(names[seat]), escape(wording.short(curves[seat][-1]))
        yield _label(f"label s{seat}", "top", top, f"<b>{name}</b> <i>{value}</i>")
    yield f"</div></figure><details><summary>{escape(say('review-curve-table'))}</summary>"
    first = [str(standing.turn) for standing in review.curve]
    if review.over:
        first[-1] = say("review-end-of-game")
    columns = [map(wording.short, values) for values in curves]
    yield from _table([say("review-turn"), *names], zip(first, *columns, strict=True), kind="wide")
    yield "</details>"


def _label(kind: str, side: str, place: float, html: str) -> str:
    return f'<span class="{kind}" style="{side}:{place:.2f}%" aria-hidden="true">{html}</span>'


def spread_labels(tops: Sequence[float], gap: float) -> list[float]:
    """Move label positions at least a gap apart, in the same order and within 0 to 100 as far as they fit.

    >>> spread_labels([50.0, 51.0, 0.0], 10)
    [50.0, 60.0, 0.0]
    """
    order = sorted(range(len(tops)), key=lambda at: tops[at])
    placed = dict[int, float]()
    lowest = -gap
    for at in order:
        placed[at] = lowest = max(tops[at], lowest + gap)
    limit = max(100.0, gap * (len(tops) - 1))
    for at in reversed(order):
        placed[at] = limit = min(placed[at], limit)
        limit -= gap
    return [placed[at] for at in range(len(tops))]
