"""The review of a game as a self-contained HTML page, without scripts or external requests."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from .analyze import Choice
from .wording import MAX_COSTLY, Wording

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
DASHES: Final = ("", "9 4", "3 3", "10 3 3 3", "1 4")
"""Dash pattern of each seat's line: color is never the only cue."""
GAP: Final = 9.0
"""Minimum distance between two labels, in percent of the height."""
LINES: Final = 4
"""Horizontal grid intervals; the axis below has at most twice as many turn numbers."""


def render_page(wording: Wording, seat: int | None = None, *, every: bool = False) -> str:
    """Render the page; with a seat, only the decisions of that seat. With ``every``, none are folded."""
    say, style = wording.say, files("rowlock.coach.review").joinpath("html.css").read_text("utf-8")
    body = "\n".join(_body(wording, seat, every))
    return f"""<!doctype html>
<html lang="{say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{_text(wording.title())}</title>
<style>
{style}</style>
</head>
<body>
{body}
<footer><p>Rowlock</p></footer>
</body>
</html>
"""


def _text(text: str) -> str:
    return escape(text, quote=True)


def _body(wording: Wording, only: int | None, every: bool) -> Iterator[str]:
    say, review = wording.say, wording.review
    yield f"<header><h1>{_text(wording.title())}</h1><p>{_text(wording.standing())}</p></header>"
    yield f"<main><h2>{_text(wording.curve_title())}</h2>"
    yield from _curve(wording)
    yield f"<h2>{_text(say('review-parts-title'))}</h2>"
    for seat in wording.people() if only is None else (only,):
        yield f"<p>{_text(wording.luck_and_cost(seat))}</p>"
    yield from _table(*wording.parts(), kind="seats")
    yield f'<p class="soft">{_text(say("review-parts-note"))}</p>'
    if review.moments:
        yield f"<h2>{_text(say('review-moments-title', count=len(review.moments)))}</h2><ol>"
        for at, moment in enumerate(map(wording.moment, review.moments), start=1):
            yield f"<li><b>{at}.</b> {_text(moment.title)}<p>{_text(moment.text)}</p></li>"
        yield "</ol>"
    yield f"<h2>{_text(say('review-grades-title'))}</h2>"
    yield from _table(*wording.grades(), kind="seats")
    yield f"<h2>{_text(say('review-costly-title'))}</h2>"
    yield from _costly(wording, only, every)
    yield "</main>"


def _curve(wording: Wording) -> Iterator[str]:
    """Lines over a grid with labels at their ends, and a table of the same numbers for screen readers."""
    review, say = wording.review, wording.say
    seats, last = range(len(review.names)), review.curve[-1]
    spoken = say(
        "review-curve-spoken", players=", ".join(f"{review.names[at]} {wording.level(last, at)}" for at in seats)
    )
    yield '<figure><div class="plot">'
    yield (
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" '
        f'aria-label="{_text(wording.curve_title())}. {_text(spoken)}">'
    )
    for y in range(0, 101, 100 // LINES):
        yield f'<line class="grid" x1="0" x2="100" y1="{y}" y2="{y}"/>'
    marked = [_n(_turn_x(wording, moment.turn)) for moment in review.moments]
    for x in marked:
        yield f'<line class="mark" x1="{x}" x2="{x}" y1="0" y2="100"/>'
    for seat in seats:
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        yield f'<path class="curve s{seat}" d="{_path(wording, seat)}"{dash}/>'
    yield "</svg>"
    for at, x in enumerate(marked, start=1):
        yield _label("number", f"left:{x}", str(at))
    for y in range(0, 101, 200 // LINES):
        shown = wording.short(wording.most - (wording.most - wording.least) * y / 100)
        yield _label("y", f"top:{y}", _text(shown))
    for turn, place in _turns(wording):
        yield _label("x", f"left:{_n(place)}", turn)
    reached = [wording.values(seat)[-1] for seat in seats]
    tops = spread_labels([_y(wording, value) for value in reached], GAP)
    for seat in seats:
        name, value = _text(review.names[seat]), _text(wording.short(reached[seat]))
        yield _label(f"label s{seat}", f"top:{_n(tops[seat])}", f"<b>{name}</b> <i>{value}</i>")
    yield f"</div></figure><details><summary>{_text(say('review-curve-table'))}</summary>"
    turns = [str(standing.turn) for standing in review.curve]
    if review.over:
        turns[-1] = say("review-end-of-game")
    columns = [map(wording.short, wording.values(seat)) for seat in seats]
    yield from _table([say("review-turn"), *review.names], zip(turns, *columns, strict=True))
    yield "</details>"


def _label(kind: str, place: str, html: str) -> str:
    return f'<span class="{kind}" style="{place}%" aria-hidden="true">{html}</span>'


def _path(wording: Wording, seat: int) -> str:
    points = [f"{_n(_x(wording, place))} {_n(_y(wording, value))}" for place, value in enumerate(wording.values(seat))]
    return f"M{' L'.join(points)}"


def _x(wording: Wording, place: int) -> float:
    """The x coordinate of a point of the curve, 0 to 100."""
    return 100 * place / max(1, len(wording.review.curve) - 1)


def _turn_x(wording: Wording, turn: int) -> float:
    """The x coordinate of the middle of a turn."""
    turns = [each.turn for each in wording.review.turns]
    return (_x(wording, turns.index(turn)) + _x(wording, turns.index(turn) + 1)) / 2


def _y(wording: Wording, value: float) -> float:
    """The y coordinate of a value, 0 to 100 from the top."""
    return 100 * (wording.most - value) / (wording.most - wording.least)


def _turns(wording: Wording) -> Iterator[tuple[str, float]]:
    """Labels of the turn axis, evenly spaced, with their x coordinates."""
    turns = wording.review.turns
    step = -(-len(turns) // (2 * LINES)) or 1
    for place in range(0, len(turns), step):
        yield str(turns[place].turn), _x(wording, place)


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


def _n(value: float) -> str:
    """A number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _table(headers: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "wide") -> Iterator[str]:
    """A table; with explicit roles, since narrow screens lay out ``seats`` as blocks."""
    yield f'<div class="{kind}"><table role="table" style="--columns:{len(headers) - 1}">'
    heads = "".join(f'<th role="columnheader" scope="col">{_text(header)}</th>' for header in headers)
    yield f'<thead role="rowgroup"><tr role="row">{heads}</tr></thead><tbody role="rowgroup">'
    for first, *rest in rows:
        cells = "".join(f'<td role="cell">{_text(cell)}</td>' for cell in rest)
        yield f'<tr role="row"><th role="rowheader" scope="row">{_text(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _costly(wording: Wording, seat: int | None, every: bool) -> Iterator[str]:
    """The costliest decisions, and the others folded."""
    found = wording.costly(seat)
    most = len(found) if every else MAX_COSTLY
    if not found:
        yield f"<p>{_text(wording.say('review-costly-none'))}</p>"
        return
    yield from _choices(wording, found[:most])
    if more := found[most:]:
        yield f"<details><summary>{_text(wording.say('review-more', count=len(more)))}</summary>"
        yield from _choices(wording, more)
        yield "</details>"


def _choices(wording: Wording, some: Iterable[Choice]) -> Iterator[str]:
    say = wording.say
    yield "<ol>"
    for choice in some:
        turn, name = f"{say('review-turn')} {choice.turn}", wording.review.names[choice.seat]
        title = _text(f"{turn} · {name} · {wording.loss(choice.cost)} · ")
        grade = f'<span class="bad">{_text(say(f"review-grade-{choice.grade}"))}</span>'
        yield f"<li>{title}{grade}<p>{_text(f'{wording.instead(choice)} {wording.why(choice)}')}</p></li>"
    yield "</ol>"
