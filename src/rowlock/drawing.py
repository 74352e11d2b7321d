"""Drawings of sheets and tables as SVG, for notebooks and web pages.

``svg`` draws on paper of its own, so that it stands out on any background, and follows the reader's light or dark color
scheme. Color is never the only cue: every color has its shape. Title and description say the same in words.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Protocol, runtime_checkable

from .formats.codec import position_to_json
from .formats.schema import Json
from .record import SEATS
from .rules import CARDS, COLORS, Position, Score, Sheet
from .rules.protocol import Visible
from .rules.sheet import LAST, LOCK, MAX_PENALTIES, NAMES, number_at
from .rules.track import LAST_FIELDS

PALETTE: Final = {
    "paper": ("#fbf7ef", "#15181f"),
    "surface": ("#fffefb", "#1f242e"),
    "ink": ("#23262e", "#efece4"),
    "soft": ("#5a5f6b", "#b4b6bd"),
    "line": ("#d9d1c1", "#38404e"),
    "edge": ("#857c6b", "#7f8899"),
    "red": ("#c62f45", "#b8394d"),
    "red-cell": ("#fdeef0", "#3a2027"),
    "red-ink": ("#951a2e", "#ffb6c0"),
    "on-red": ("#ffffff", "#ffffff"),
    "yellow": ("#e9b91a", "#d3a514"),
    "yellow-cell": ("#fff6d4", "#363016"),
    "yellow-ink": ("#634a00", "#ffdf85"),
    "on-yellow": ("#2b2100", "#2b2100"),
    "green": ("#2a8149", "#2a7d48"),
    "green-cell": ("#e6f5ea", "#19321f"),
    "green-ink": ("#185530", "#a9e6bb"),
    "on-green": ("#ffffff", "#ffffff"),
    "blue": ("#2b6bc0", "#3069b6"),
    "blue-cell": ("#e7f0fc", "#1a2a42"),
    "blue-ink": ("#1b4783", "#b3d0ff"),
    "on-blue": ("#ffffff", "#ffffff"),
    "joker": ("#6b3fa0", "#7d52b5"),
    "joker-cell": ("#f2eafb", "#2e2440"),
    "joker-ink": ("#54307f", "#dcc6ff"),
    "white": ("#ffffff", "#f4f1ea"),
    "on-white": ("#23262e", "#23262e"),
}
"""Colors by their use, in a light and a dark scheme; the same as in the browser client."""

_SHAPES: Final = {
    "red": "M0-7a7 7 0 1 0 .01 0Z",
    "yellow": "M0-8 8 7H-8Z",
    "green": "M-7-7H7V7H-7Z",
    "blue": "M0-9 9 0 0 9-9 0Z",
    "joker": "m0-9 2.6 5.9 6.4.6-4.8 4.3 1.4 6.3L0 4.8l-5.6 3.3 1.4-6.3L-9-2.5l6.4-.6Z",
}
"""Paths of the shape of each color, centered, about 16 wide."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

MARGIN: Final = 14
CELL: Final = 26
STEP: Final = CELL + 3
"""Distance from one cell of a row to the next."""
ROW: Final = 36
HEAD: Final = 26
"""Width of the shape at the left end of a row."""
BAND: Final = HEAD + (LAST + 1) * STEP + CELL + 10
SHEET: Final = BAND + 40
"""Width of a sheet with the points of its rows."""
SHEET_HEIGHT: Final = 30 + 4 * ROW + 34
CARD: Final = 32
CARD_HEIGHT: Final = 44
DIE: Final = 34
FIELD: Final = 40
"""Least distance from one field of the track to the next."""
LINE: Final = 68
"""Distance from one line of the track to the next."""
LONGEST_NAME: Final = 28


class Svg(str):
    """The text of an SVG image; notebooks show the image."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Svg of {len(self)} characters>"

    def _repr_svg_(self) -> str:
        return str(self)


@runtime_checkable
class HasSvg(Protocol):
    """Something that notebooks show as an SVG image, such as a ``Game`` or a ``View``."""

    def _repr_svg_(self) -> str: ...


def svg(subject: Sheet | Position | HasSvg, names: Sequence[str] = ()) -> Svg:
    """Draw a sheet, a position, a game or a view.

    A position and a game are drawn with all cards, the view of a seat with those that it sees. ``names`` are those of
    the players of a position; without them, or for too few, they are the letters of the seats.
    """
    if isinstance(subject, HasSvg):
        return Svg(subject._repr_svg_())  # pyright: ignore[reportPrivateUsage]  # the name that notebooks use
    if isinstance(subject, Sheet):
        canvas, score, name = _Canvas(), subject.score(), names[0] if names else "Sheet"
        with canvas.group(MARGIN, MARGIN):
            _draw_sheet(canvas, subject, score, _shown(name))
        width, height = SHEET + 2 * MARGIN, SHEET_HEIGHT + 2 * MARGIN - 8
        return canvas.finished(width, height, f"{name}: {score.total} points", _describe_sheet(subject, score))
    return draw_table(subject, position_to_json(subject), names)


class _Canvas:
    """Elements of an image, and the colors they use."""

    def __init__(self) -> None:
        self.elements: list[str] = []
        self.classes: set[str] = set()

    def paint(self, fill: str | None = None, stroke: str | None = None, width: float = 1) -> str:
        """Attributes for colors of the palette: light ones, with classes for the dark ones."""
        used = [f"f-{fill}"] * (fill is not None) + [f"s-{stroke}"] * (stroke is not None)
        self.classes.update(used)
        text = f'class="{" ".join(used)}" fill="{"none" if fill is None else PALETTE[fill][0]}"'
        return text if stroke is None else f'{text} stroke="{PALETTE[stroke][0]}" stroke-width="{width:g}"'

    def add(self, *elements: str) -> None:
        self.elements += elements

    @contextmanager
    def group(self, x: float = 0, y: float = 0, attributes: str = "") -> Generator[None]:
        """Put what is added within into a group, moved by this distance."""
        self.add(f'<g transform="translate({x:g} {y:g})" {attributes}>'.replace(" >", ">"))
        yield
        self.add("</g>")

    def rectangle(self, x: float, y: float, width: float, height: float, radius: float, paint: str) -> None:
        self.add(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {paint}/>')

    def text(self, x: float, y: float, text: object, paint: str = "", more: str = "") -> None:
        attributes = " ".join(part for part in (f'x="{x:g}" y="{y:g}"', paint, more) if part)
        self.add(f"<text {attributes}>{_escaped(str(text))}</text>")

    def path(self, path: str, paint: str, more: str = "") -> None:
        self.add(f'<path d="{path}" {paint}{f" {more}" if more else ""}/>')

    def finished(self, width: float, height: float, title: str, description: str) -> Svg:
        paper = (
            f'<rect x=".5" y=".5" width="{width - 1:g}" height="{height - 1:g}" rx="12" {self.paint("paper", "line")}/>'
        )
        dark = "".join(
            f".rl .{name}{{{'fill' if name[0] == 'f' else 'stroke'}:{PALETTE[name[2:]][1]}}}"
            for name in sorted(self.classes)
        )
        return Svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" class="rl" role="img" style="max-width:100%;height:auto" '
            'font-family="system-ui,sans-serif" font-size="14" text-anchor="middle">'
            f"<title>{_escaped(title)}</title><desc>{_escaped(description)}</desc>"
            f"<style>@media (prefers-color-scheme:dark){{{dark}}}</style>{paper}{''.join(self.elements)}</svg>"
        )


_START: Final = 'text-anchor="start"'
_END: Final = 'text-anchor="end"'
_BOLD: Final = 'font-weight="700"'


def _escaped(text: str) -> str:
    printable = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)
    return printable.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _shown(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


# Sheets


def _draw_sheet(canvas: _Canvas, sheet: Sheet, score: Score, title: str, closed: Iterable[str] = ()) -> None:
    canvas.text(0, 16, title, canvas.paint("ink"), f"{_START} {_BOLD}")
    canvas.text(SHEET, 16, score.total, canvas.paint("ink"), f'{_END} {_BOLD} font-size="17"')
    for color in COLORS:
        with canvas.group(0, 28 + color * ROW):
            _draw_row(canvas, sheet.rows[color], color, NAMES[color] in closed)
            canvas.text(SHEET, 21, score.rows[color], canvas.paint("soft"), _END)
    with canvas.group(0, 30 + 4 * ROW):
        canvas.text(0, 16, "penalties", canvas.paint("soft"), _START)
        for at in range(MAX_PENALTIES):
            canvas.rectangle(74 + at * 26, 1, 20, 20, 4, canvas.paint("surface", "edge", 1.5))
        _draw_crosses(canvas, [84 + at * 26 for at in range(sheet.penalties)], 11, 6)
        if score.bonus:
            canvas.text(BAND, 16, f"bonus {score.bonus}", canvas.paint("soft"), _END)
        if score.penalties:
            canvas.text(SHEET, 16, f"−{-score.penalties}", canvas.paint("soft"), _END)


def _draw_row(canvas: _Canvas, row: int, color: int, closed: bool) -> None:
    name = NAMES[color]
    canvas.rectangle(0, 0, BAND, ROW - 4, 8, canvas.paint(name))
    canvas.path(_SHAPES[name], canvas.paint(f"on-{name}"), f'transform="translate({HEAD / 2 + 1} 16) scale(.75)"')
    left = [HEAD + at * STEP for at in range(LAST + 1)]
    cells = "".join(f"M{x + 4} 7h18v18h-18Z" for x in left)  # a wide line around each rounds its corners
    canvas.path(cells, canvas.paint(f"{name}-cell", f"{name}-cell", 8), 'stroke-linejoin="round"')
    open_from = row.bit_length()
    gone = [at for at in range(LAST + 1) if not row >> at & 1 and (at < open_from or closed)]
    for places, opacity in (([at for at in range(LAST + 1) if at not in gone], ""), (gone, ' opacity=".45"')):
        with canvas.group(attributes=f"{canvas.paint(f'{name}-ink')} {_BOLD}{opacity}"):
            for at in places:
                canvas.text(left[at] + 13, 21, number_at(color, at))
    if gone:
        lines = "".join(f"M{left[at] + 5} 16h16" for at in gone)
        canvas.path(lines, canvas.paint(stroke=f"{name}-ink", width=1.5), 'opacity=".6"')
    lock = HEAD + (LAST + 1) * STEP + 15
    canvas.add(f'<circle cx="{lock}" cy="16" r="13" {canvas.paint(f"{name}-cell")}/>')
    bow = "M-4-1v-3a4 4 0 0 1 8 0v3" if row & LOCK or closed else "M-4-1v-3a4 4 0 0 1 7.6-1.7"
    with canvas.group(lock, 17):
        canvas.path(bow, canvas.paint(stroke=f"{name}-ink", width=2.2))
        canvas.rectangle(-6.5, -1.5, 13, 9, 2, canvas.paint(f"{name}-ink"))
    crossed = [left[at] + 13 for at in range(LAST + 1) if row >> at & 1] + [lock] * bool(row & LOCK)
    _draw_crosses(canvas, crossed, 16, 9)


def _draw_crosses(canvas: _Canvas, places: Sequence[float], y: float, size: float) -> None:
    if places:
        path = "".join(
            f"M{x - size:g} {y - size:g}l{2 * size:g} {2 * size:g}m0-{2 * size:g}l-{2 * size:g} {2 * size:g}"
            for x in places
        )
        canvas.path(path, canvas.paint(stroke="ink", width=2.6), 'stroke-linecap="round"')


def _describe_sheet(sheet: Sheet, score: Score) -> str:
    rows = (f"{color} {_listed(sheet.crosses(color))}{' locked' if color in sheet.locks else ''}" for color in COLORS)
    return f"Crossed: {', '.join(rows)}; penalties: {sheet.penalties}; points: {score.total}."


# Tables


def draw_table(table: Visible, state: Json, names: Sequence[str] = ()) -> Svg:
    """Draw a position or view: its sheets, and from its JSON the dice, cards and track, where it has them."""
    names = [*names[: len(table.sheets)], *SEATS[len(names) : len(table.sheets)]]
    scores, hands = table.scores(), _hands(state)
    canvas, columns = _Canvas(), min(2, len(names))
    inner = columns * SHEET + (columns - 1) * 2 * MARGIN
    titles = [
        _shown(name) if name == SEATS[seat] else f"{SEATS[seat]} · {_shown(name)}" for seat, name in enumerate(names)
    ]
    if table.end_reason is None:
        titles[table.active] = f"▸ {titles[table.active]}"
    phase = f"{table.phase}, {_shown(names[table.active])} is active"
    if table.end_reason is not None:
        phase = f"over: {table.end_reason.replace('_', ' ')}"
    head = f"{state['game']} · turn {table.turn} · {phase}"
    canvas.text(MARGIN, MARGIN + 14, head, canvas.paint("soft"), _START)
    y = MARGIN + 28.0
    for entry, draw in _PARTS.items():
        if state.get(entry) is not None:
            with canvas.group(MARGIN, y):
                y += draw(canvas, state, inner) + MARGIN
    block = SHEET_HEIGHT + (CARD_HEIGHT + 10 if hands else 0)
    for seat, sheet in enumerate(table.sheets):
        down, across = divmod(seat, columns)
        with canvas.group(MARGIN + across * (SHEET + 2 * MARGIN), y + down * (block + MARGIN)):
            _draw_sheet(canvas, sheet, scores[seat], titles[seat], state.get("closed", ()))
            if hands:
                with canvas.group(0, SHEET_HEIGHT):
                    _draw_cards(canvas, hands[seat])
    y += -(-len(names) // columns) * (block + MARGIN)
    return canvas.finished(inner + 2 * MARGIN, y, head, " ".join(_description(table, state, names, scores)))


def _description(table: Visible, state: Json, names: Sequence[str], scores: Sequence[Score]) -> Iterator[str]:
    """The drawing in sentences."""
    if dice := state.get("dice"):
        colored = "".join(f", {name} {face}" for name, face in _colored(dice))
        yield f"Dice: white {dice['white'][0]} and {dice['white'][1]}{colored}."
    if "display" in state:
        yield f"Display: {_listed(state['display'])}."
        for name, size, top in _piles(state):
            yield f"{name.capitalize()}: {size} cards, {top or 'none'} on top."
    hands = _hands(state)
    for seat, sheet in enumerate(table.sheets):
        yield f"{names[seat]}. {_describe_sheet(sheet, scores[seat])}"
        if hands:
            yield f"Hand: {_listed(hands[seat])}."
        if "pawns" in state:
            yield f"Pawn: {f'field {pawn}' if (pawn := state['pawns'][seat]) else 'start'}."


def _listed(cards: Iterable[str | int]) -> str:
    return " ".join(map(str, cards)) or "none"


# Dice


def _draw_dice(canvas: _Canvas, state: Json, _width: float) -> float:
    dice = state["dice"]
    for at, (color, face) in enumerate([*(("white", face) for face in dice["white"]), *_colored(dice)]):
        with canvas.group(at * (DIE + 12) + DIE / 2 + 1, DIE / 2 + 1):
            canvas.rectangle(-DIE / 2, -DIE / 2, DIE, DIE, 7, canvas.paint(color, "edge"))
            pips = "".join(f"M{9 * x} {9 * y - 3.2:g}a3.2 3.2 0 1 0 .01 0Z" for x, y in _PIPS[face])
            canvas.path(pips, canvas.paint(f"on-{color}"))
            if color != "white":
                _draw_shape(canvas, color, 16, 16)
    return DIE + 8


def _colored(dice: Json) -> Iterator[tuple[str, int]]:
    return ((name, dice[name]) for name in NAMES if dice.get(name))


def _draw_shape(canvas: _Canvas, color: str, x: float, y: float) -> None:
    """Draw the shape of a color on a badge."""
    canvas.add(f'<circle cx="{x:g}" cy="{y:g}" r="7.5" {canvas.paint("surface", "line")}/>')
    canvas.path(_SHAPES[color], canvas.paint(f"{color}-ink"), f'transform="translate({x:g} {y:g}) scale(.5)"')


# Cards


def _hands(state: Json) -> list[list[str | int]]:
    """The cards of each seat: names of those that are known, numbers of the backs of others."""
    if "other_hands" not in state:
        return list(state.get("hands", ()))
    return [state["other_hands"].get(str(seat), state["hand"]) for seat in range(state["players"])]


def _piles(state: Json) -> Iterator[tuple[str, int, str | int | None]]:
    """Name, size and top card of the draw pile and the discard."""
    for name, top in (("pile", 0), ("discard", -1)):
        if name in state:
            yield name, len(state[name]), state[name][top] if state[name] else None
        else:
            yield name, state[f"{name}_size"], state[f"{name}_top"]


def _draw_piles(canvas: _Canvas, state: Json, _width: float) -> float:
    """Draw the display, the draw pile and the discard."""
    x, piles = 0.0, ((f"{name} {size}", (top,)) for name, size, top in _piles(state))
    for name, cards in (("display", state["display"]), *piles):
        with canvas.group(x, 0):
            canvas.text(0, 12, name, canvas.paint("soft"), _START)
            with canvas.group(0, 20):
                _draw_cards(canvas, cards)
        x += max(len(cards), 2) * (CARD + 6) + 24
    return CARD_HEIGHT + 24


def _draw_cards(canvas: _Canvas, cards: Iterable[str | int | None]) -> None:
    """Draw cards side by side: a face for a name, a back for a number, an empty place for None."""
    for at, card in enumerate(cards):
        x, box = at * (CARD + 6), (1, 1, CARD - 2, CARD_HEIGHT - 2, 5)
        with canvas.group(x, 0):
            if card is None:
                canvas.rectangle(*box, f'{canvas.paint(stroke="line", width=1.5)} stroke-dasharray="4 3"')
            elif isinstance(card, int):
                canvas.rectangle(*box, canvas.paint("surface", "edge", 1.5))
                canvas.path("M5 11 27 33M5 33 27 11M5 22 16 11 27 22 16 33Z", canvas.paint(stroke="line", width=1.5))
                canvas.text(CARD / 2, 28, card, canvas.paint("ink"), _BOLD)
            else:
                color = "joker" if (known := CARDS[card].color) is None else NAMES[known]
                canvas.rectangle(*box, canvas.paint(f"{color}-cell", color, 2))
                canvas.path(_SHAPES[color], canvas.paint(f"{color}-ink"), 'transform="translate(8 9) scale(.45)"')
                canvas.text(CARD / 2, 30, CARDS[card].number, canvas.paint(f"{color}-ink"), f'{_BOLD} font-size="16"')


# The track


def _draw_track(canvas: _Canvas, state: Json, width: float) -> float:
    """Draw the fields in lines that run to and fro, the start first, and the pawns on them."""
    track, pawns = state["track"], state["pawns"]
    count = len(track) + 1
    lines = -(-count // int(width // FIELD))
    in_line = -(-count // lines)
    places = [_place(at, in_line, width / in_line) for at in range(count)]
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
    canvas.path(line, f'{canvas.paint(stroke="line", width=12)} stroke-linejoin="round" stroke-linecap="round"')
    for at, (x, y) in enumerate(places):
        with canvas.group(x, y):
            if at:
                _draw_field(canvas, *track[at - 1], last=at > len(track) - LAST_FIELDS)
            else:
                canvas.add(f'<circle r="15" {canvas.paint("surface", "edge", 1.5)} stroke-dasharray="4 3"/>')
                canvas.text(0, 5, "▸", canvas.paint("soft"))
            for nth, seat in enumerate(seat for seat, pawn in enumerate(pawns) if pawn == at):
                with canvas.group(nth * 10 - 2, -20):
                    canvas.path("M-8 9c3-4 3-6 2-9a8 8 0 1 1 12 0c-1 3-1 5 2 9Z", canvas.paint("ink", "paper", 1.5))
                    canvas.text(0, -2, SEATS[seat], canvas.paint("paper"), f'{_BOLD} font-size="10"')
    return places[-1][1] + 30


def _place(at: int, in_line: int, distance: float) -> tuple[float, float]:
    down, along = divmod(at, in_line)
    across = along if down % 2 == 0 else in_line - 1 - along
    return round((across + 0.5) * distance, 1), down * LINE + 36


def _draw_field(canvas: _Canvas, color: str, number: int, bonus: int, *, last: bool) -> None:
    if last:
        canvas.add(f'<circle r="18.5" {canvas.paint(stroke="edge", width=1.5)}/>')
    canvas.add(f'<circle r="15" {canvas.paint(f"{color}-cell", color, 2)}/>')
    canvas.path(_SHAPES[color], canvas.paint(f"{color}-ink"), 'transform="translate(0 -8.5) scale(.4)"')
    canvas.text(0, 8, number, canvas.paint(f"{color}-ink"), f'{_BOLD} font-size="13"')
    canvas.text(0, 29, f"+{bonus}", canvas.paint("soft"), 'font-size="10"')


_PARTS: Final[dict[str, Callable[[_Canvas, Json, float], float]]] = {
    "dice": _draw_dice,
    "display": _draw_piles,
    "track": _draw_track,
}
"""What is drawn above the sheets, by entry of the JSON: draws it in a width and returns its height."""
