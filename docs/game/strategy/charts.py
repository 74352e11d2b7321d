"""Charts as SVG: grids, bars, lines, shares and tracks, on paper of their own, in light and dark.

They are narrow, so that their text stays legible on a phone. Color is never the only cue: cells have signs, series
have labels.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rowlock.drawing import PALETTE

WIDTH: Final = 440
SHOWN_WIDTH: Final = 620
"""Width on a wide screen; narrower screens shrink the picture."""
MARGIN: Final = 16
TITLE: Final = 16
TEXT: Final = 12.5
SMALL: Final = 11.5
MOST_TINT: Final = 0.55
"""Strongest tint of a cell; text on it stays readable."""
LETTER: Final = 0.56
"""Mean width of a letter, in units of the size of the text."""
SERIES: Final = (("red", ""), ("blue", "7 3"), ("green", "2 3"), ("joker", "9 3 2 3"), ("edge", "4 2"))
"""Color and dashes of the series of a chart."""


class Cell(NamedTuple):
    """A cell of a grid: its text, and a tint from -1, red, to 1, green; or a color of the palette for its ground."""

    text: str = ""
    tint: float = 0.0
    ground: str = ""


class Bar(NamedTuple):
    """A bar: its label, value, and the text at its end."""

    label: str
    value: float
    text: str
    error: float = 0.0
    color: str = "blue"


class Line(NamedTuple):
    """A series of a line chart; None where nothing is known."""

    label: str
    values: Sequence[float | None]


class Spot(NamedTuple):
    """A field of a track: color, number, bonus, and how much of it is filled, from 0 to 1."""

    color: str
    number: int
    bonus: int
    filled: float
    text: str


class Canvas:
    """Elements of an image, and the colors they use."""

    def __init__(self, title: str, subtitle: str = "") -> None:
        self.elements: list[str] = []
        self.classes: set[str] = set()
        self.title = title
        self.top = float(MARGIN)
        for line in wrapped(title, 1.1 * TITLE):  # bold letters are wider
            self.top += 20
            self.text(MARGIN, self.top - 4, line, "ink", TITLE, "start", bold=True)
        for line in wrapped(subtitle, TEXT) if subtitle else ():
            self.top += 17
            self.text(MARGIN, self.top - 3, line, "soft", TEXT, "start")
        self.top += 10

    def paint(self, fill: str = "", stroke: str = "", opacity: float = 1.0, width: float = 1.0) -> str:
        """Attributes for colors of the palette: light ones, with classes for the dark ones."""
        used = [f"f-{fill}"] * bool(fill) + [f"s-{stroke}"] * bool(stroke)
        self.classes.update(used)
        found = f'class="{" ".join(used)}" fill="{PALETTE[fill][0] if fill else "none"}"'
        if stroke:
            found += f' stroke="{PALETTE[stroke][0]}" stroke-width="{width:g}"'
        return found if opacity == 1 else f'{found} fill-opacity="{opacity:.2f}"'

    def text(
        self,
        x: float,
        y: float,
        text: str,
        color: str = "ink",
        size: float = TEXT,
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="700"' if bold else ""
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}"{weight}'
        self.elements.append(f"<text {place} {self.paint(color)}>{escaped(text)}</text>")

    def box(self, x: float, y: float, width: float, height: float, paint: str, radius: float = 3) -> None:
        size = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" rx="{radius:g}"'
        self.elements.append(f"<rect {size} {paint}/>")

    def line(self, points: Sequence[tuple[float, float]], color: str, width: float = 1.0, dashes: str = "") -> None:
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.elements.append(
            f'<path d="{path}" {self.paint(stroke=color, width=width)}{dashed} stroke-linejoin="round"/>'
        )

    def notes(self, text: str) -> None:
        """Lines below the chart."""
        for line in wrapped(text, SMALL) if text else ():
            self.top += 15
            self.text(MARGIN, self.top, line, "soft", SMALL, "start")

    def finished(self) -> str:
        """The image, as high as it needs to be."""
        height = self.top + MARGIN
        dark = "".join(
            f".{name}{{{'fill' if name[0] == 'f' else 'stroke'}:{PALETTE[name[2:]][1]}}}"
            for name in sorted(self.classes | {"f-paper", "s-line"})
        )
        paper = (
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:.1f}" rx="10" {self.paint("paper", "line")}/>'
        )
        scale = SHOWN_WIDTH / WIDTH
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.1f}" width="{SHOWN_WIDTH}" '
            f'height="{scale * height:.0f}" role="img" font-family="system-ui,-apple-system,sans-serif">\n'
            f"<title>{escaped(self.title)}</title>\n<style>@media (prefers-color-scheme:dark){{{dark}}}</style>\n"
            + "\n".join([paper, *self.elements])
            + "\n</svg>\n"
        )


def ink_on(color: str) -> str:
    """The color of text on a color."""
    return f"on-{color}" if f"on-{color}" in PALETTE else "surface"


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def wrapped(text: str, size: float, width: float = WIDTH - 2 * MARGIN) -> list[str]:
    """Lines that fit a width."""
    lines, most = [""], int(width / size / LETTER)
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def grid(
    title: str,
    subtitle: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell]]],
    *,
    across: str = "",
    down: str = "",
    note: str = "",
    cell_height: float = 26,
) -> str:
    """Cells by row and column."""
    canvas = Canvas(title, subtitle)
    label = max(len(name) for name, _ in rows)
    left = MARGIN + max(label * TEXT * LETTER, len(down) * SMALL * LETTER) + 8
    wide = (WIDTH - MARGIN - left) / len(columns)
    if across:
        canvas.text((left + WIDTH - MARGIN) / 2, canvas.top + 8, across, "soft", SMALL)
        canvas.top += 16
    heads = [wrapped(name, SMALL, wide) for name in columns]
    most = max(map(len, heads))
    for at, head in enumerate(heads):
        for down_by, part in enumerate(head):
            y = canvas.top + 10 + 13 * (most - len(head) + down_by)
            canvas.text(left + (at + 0.5) * wide, y, part, "ink", SMALL, bold=True)
    canvas.text(MARGIN, canvas.top + 10 + 13 * (most - 1), down, "soft", SMALL, "start")
    canvas.top += 13 * most + 4
    for name, cells in rows:
        canvas.text(left - 6, canvas.top + cell_height / 2 + 4, name, "ink", TEXT, "end")
        for at, cell in enumerate(cells):
            _cell(canvas, left + at * wide, canvas.top, wide, cell_height, cell)
        canvas.top += cell_height
    canvas.notes(note)
    return canvas.finished()


def _cell(canvas: Canvas, x: float, y: float, width: float, height: float, cell: Cell) -> None:
    if not cell.text and not cell.ground:
        return
    box = x + 1, y + 1, width - 2, height - 2
    canvas.box(*box, canvas.paint(cell.ground or "surface"))
    if cell.tint:
        strength = min(1.0, abs(cell.tint)) * MOST_TINT
        canvas.box(*box, canvas.paint("green" if cell.tint > 0 else "red", opacity=strength))
    ink = f"{cell.ground.removesuffix('-cell')}-ink" if cell.ground.endswith("-cell") else "ink"
    parts = cell.text.split("\n")
    for at, part in enumerate(parts):
        below = y + height / 2 + 4 + 13 * (at - (len(parts) - 1) / 2)
        canvas.text(x + width / 2, below, part, ink, TEXT if at == 0 else SMALL - 1)


def bars(title: str, subtitle: str, items: Sequence[Bar], *, note: str = "", center: float = 0.0) -> str:
    """Bars one below the other, each under its label, from a center line."""
    canvas = Canvas(title, subtitle)
    room = max((len(item.text) for item in items), default=0) * TEXT * LETTER + 10
    low, high = (
        min([center, *(item.value - item.error for item in items)]),
        max([center, *(item.value + item.error for item in items)]),
    )
    has_both = low < center < high
    left, right = (
        MARGIN + (room if low < center else 0),
        WIDTH - MARGIN - (room if high > center or not has_both else 0),
    )
    scale = (right - left) / ((high - low) or 1)

    def x(value: float) -> float:
        return left + (value - low) * scale

    for item in items:
        # two lines per item: the label has the whole width, however narrow the screen
        canvas.text(MARGIN, canvas.top + 11, item.label, "ink", TEXT, "start")
        y = canvas.top + 16
        begin, end = sorted((x(center), x(item.value)))
        canvas.box(begin, y, end - begin, 13, canvas.paint(item.color))
        if item.error:
            canvas.line([(x(item.value - item.error), y + 6.5), (x(item.value + item.error), y + 6.5)], "ink", 1.5)
        below = item.value < center
        edge = x(item.value - item.error) - 5 if below else x(item.value + item.error) + 5
        canvas.text(edge, y + 11, item.text, "ink", TEXT, "end" if below else "start", bold=True)
        canvas.line([(x(center), y - 2), (x(center), y + 15)], "edge", 1.5)
        canvas.top += 38
    canvas.notes(note)
    return canvas.finished()


def lines(
    title: str,
    subtitle: str,
    ticks: Sequence[str],
    series: Sequence[Line],
    *,
    suffix: str = "",
    across: str = "",
    note: str = "",
    height: float = 210,
    bounds: tuple[float, float] | None = None,
) -> str:
    """Series over common ticks, each labeled in a legend with its dashes."""
    canvas = Canvas(title, subtitle)
    known = [value for line in series for value in line.values if value is not None]
    low, high = bounds or (min(0.0, *known), max(0.0, *known))
    step = nice_step((high - low) / 5)
    low, high = step * (low // step), -step * (-high // step)
    left, right, top = MARGIN + 38, WIDTH - MARGIN - 16, canvas.top + 6
    canvas.top = top
    _legend(canvas, [(line.label, *SERIES[at]) for at, line in enumerate(series)])
    top = canvas.top + 8

    def place(at: int, value: float) -> tuple[float, float]:
        return left + at * (right - left) / max(len(ticks) - 1, 1), top + height * (high - value) / ((high - low) or 1)

    for mark in range(round((high - low) / step) + 1):
        value = low + mark * step
        y = place(0, value)[1]
        canvas.line([(left, y), (right, y)], "edge" if abs(value) < step / 10 else "line", 1)
        canvas.text(left - 5, y + 4, f"{value:g}{suffix}".replace("-", "−"), "soft", SMALL, "end")
    for at, tick in enumerate(ticks):
        canvas.text(place(at, low)[0], top + height + 16, tick, "ink", SMALL)
    for (color, dashes), line in zip(SERIES, series, strict=False):
        points = [(place(at, value)) for at, value in enumerate(line.values) if value is not None]
        canvas.line(points, color, 2.4, dashes)
        for x, y in points:
            canvas.elements.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.2" {canvas.paint(color)}/>')
    canvas.top = top + height + 20
    if across:
        canvas.text((left + right) / 2, canvas.top + 12, across, "soft", SMALL)
        canvas.top += 16
    canvas.notes(note)
    return canvas.finished()


def nice_step(least: float) -> float:
    """The smallest of 1, 2, 5 times a power of ten that is not less."""
    power = 10.0 ** (len(f"{int(least)}") - 1) if least >= 1 else 0.1
    return next(power * factor for factor in (1, 2, 5, 10, 20) if power * factor >= least)


def _legend(canvas: Canvas, entries: Sequence[tuple[str, str, str]]) -> None:
    x, y = float(MARGIN), canvas.top + 4
    for label, color, dashes in entries:
        wide = 30 + len(label) * SMALL * LETTER + 14
        if x + wide > WIDTH - MARGIN and x > MARGIN:
            x, y = float(MARGIN), y + 17
        canvas.line([(x, y), (x + 24, y)], color, 2.6, dashes)
        canvas.text(x + 29, y + 4, label, "ink", SMALL, "start")
        x += wide
    canvas.top = y + 8


def shares(
    title: str,
    subtitle: str,
    kinds: Sequence[tuple[str, str]],
    rows: Sequence[tuple[str, Sequence[float]]],
    note: str = "",
) -> str:
    """Shares of a whole, a bar per row; ``kinds`` are the names and colors of the parts."""
    canvas = Canvas(title, subtitle)
    x, y = float(MARGIN), canvas.top + 4
    for name, color in kinds:
        wide = 18 + len(name) * SMALL * LETTER + 14
        if x + wide > WIDTH - MARGIN and x > MARGIN:
            x, y = float(MARGIN), y + 17
        canvas.box(x, y - 6, 12, 12, canvas.paint(color))
        canvas.text(x + 17, y + 4, name, "ink", SMALL, "start")
        x += wide
    canvas.top = y + 14
    left = MARGIN + max(len(name) for name, _ in rows) * TEXT * LETTER + 8
    for name, parts in rows:
        canvas.text(left - 6, canvas.top + 17, name, "ink", TEXT, "end")
        at = left
        for (_, color), share in zip(kinds, parts, strict=True):
            wide = share * (WIDTH - MARGIN - left)
            canvas.box(at, canvas.top + 2, max(wide - 1, 0), 22, canvas.paint(color), 2)
            if wide > 30:
                canvas.text(at + wide / 2, canvas.top + 17, f"{share:.0%}", ink_on(color), SMALL, bold=True)
            at += wide
        canvas.top += 28
    canvas.notes(note)
    return canvas.finished()


def track(title: str, subtitle: str, fields: Sequence[Spot], *, last: int, note: str = "", per_line: int = 8) -> str:
    """A track of fields, each with a bar of how often it is used; the last ones are framed."""
    canvas = Canvas(title, subtitle)
    wide = (WIDTH - 2 * MARGIN) / per_line
    for at, spot in enumerate(fields):
        across, down = at % per_line, at // per_line
        x, y = MARGIN + across * wide, canvas.top + down * 74
        canvas.box(
            x + 2,
            y,
            wide - 4,
            66,
            canvas.paint(
                "surface", "edge" if at >= len(fields) - last else "line", 1, 2 if at >= len(fields) - last else 1
            ),
            6,
        )
        canvas.box(x + 2, y, wide - 4, 24, canvas.paint(spot.color), 6)
        canvas.text(x + wide / 2, y + 17, f"{spot.color[0].upper()} {spot.number}", ink_on(spot.color), TEXT, bold=True)
        canvas.box(x + 6, y + 30, (wide - 12) * min(spot.filled, 1.0), 8, canvas.paint("ink", opacity=0.75), 2)
        canvas.text(x + wide / 2, y + 49, spot.text, "ink", SMALL - 0.5)
        canvas.text(x + wide / 2, y + 62, f"+{spot.bonus}", "soft", SMALL - 1)
    canvas.top += 74 * -(-len(fields) // per_line)
    canvas.notes(note)
    return canvas.finished()
