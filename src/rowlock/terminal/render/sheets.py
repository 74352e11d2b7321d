"""Sheets, board and cards as lines of text: drawn, or in words for a screen reader.

Color is never the only cue: every row has its name, every field and card its letter.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from ...i18n import Words
from ...record import SEATS
from ...rules import COLORS, Card, Color, Score, Sheet, onboard
from ...rules.deck import sorted_cards
from ...rules.sheet import LAST, LOCK, MAX_PENALTIES, number_at
from ...rules.track import LAST_FIELDS

ROW_STYLES: Final = (
    "bold #ffffff on #b3261e",
    "bold #000000 on #f0c531",
    "bold #ffffff on #2e7d32",
    "bold #ffffff on #1f4fa3",
)
"""Rich styles of the four colors."""
FADED_STYLES: Final = ("#ffb4ab on #7d1a15", "#6b5610 on #d3ad2b", "#a9d5ab on #205723", "#a9c0ec on #163872")
"""The same for numbers that can no longer be crossed."""
FIELDS_PER_LINE: Final = 10


def drawn_sheet(sheet: Sheet, score: Score, closed: int, words: Words) -> Iterator[Text]:
    """Draw a sheet: X for a crossed number, a dot for one that is skipped or closed, else the number."""
    width = max(len(words(f"color-{color}")) for color in COLORS)
    for color in COLORS:
        line = Text(f"  {words(f'color-{color}'):{width}} ")
        line.append_text(_drawn_row(sheet.rows[color], color, bool(closed >> color & 1)))
        line.append(f"  {score.crosses[color]:2}x = {score.rows[color]:2}")
        yield line
    boxes = "".join("[X]" if at < sheet.penalties else "[ ]" for at in range(MAX_PENALTIES))
    yield Text(f"  {words('sheet-penalties', boxes=boxes, points=score.penalties)}")
    if score.bonus:
        yield Text(f"  {words('sheet-bonus', points=score.bonus)}")
    yield Text(f"  {words('sheet-total', points=score.total)}", "bold")


def _drawn_row(row: int, color: Color, closed: bool) -> Text:
    text = Text(" ", ROW_STYLES[color])
    for at in range(LAST + 1):
        if row >> at & 1:
            text.append(" X ", ROW_STYLES[color])
        elif row >> at or closed:
            text.append(" · ", FADED_STYLES[color])
        else:
            text.append(f"{number_at(color, at):2} ", ROW_STYLES[color])
    lock = "[X]" if row & LOCK else "[-]" if closed else "[ ]"
    text.append(f" {lock} ", ROW_STYLES[color])
    return text


def spoken_sheet(sheet: Sheet, score: Score, closed: int, words: Words) -> Iterator[Text]:
    """Describe a sheet: crossed numbers, next number and points of each row, and the total."""
    for color in COLORS:
        row = sheet.rows[color]
        crossed = ", ".join(map(str, sheet.crosses(color))) or words("spoken-none")
        state = "locked" if row & LOCK else "closed" if closed >> color & 1 else "open"
        following = number_at(color, min(row.bit_length(), LAST))
        yield Text(
            words(
                "spoken-row",
                row=words(f"color-{color}"),
                crossed=crossed,
                state=state,
                next=following,
                crosses=score.crosses[color],
                points=score.rows[color],
            )
        )
    yield Text(words("spoken-total", penalties=sheet.penalties, bonus=score.bonus, points=score.total))


def drawn_track(position: onboard.Position, names: Sequence[str], words: Words) -> Iterator[Text]:
    """Draw the board, ten fields per line: place, number to cross, bonus, and pawns by their seat's letter."""
    legend = ", ".join(f"{letter} {name}" for letter, name in zip(SEATS, names, strict=False))
    waiting = "".join(SEATS[seat] for seat, pawn in enumerate(position.pawns) if not pawn)
    pawns = dict(zip(position.pawns, SEATS, strict=False))  # a field has room for one
    yield Text(f"  {words('track-start', pawns=waiting or '-', legend=legend)}")
    for first in range(0, len(position.track), FIELDS_PER_LINE):
        fields = range(first + 1, min(first + FIELDS_PER_LINE, len(position.track)) + 1)
        last = len(position.track) - LAST_FIELDS
        yield _track_line(words("track-field"), ((f"{at:3}{'*' if at > last else ' '}", "") for at in fields))
        cells = ((position.track[at - 1].color, position.track[at - 1].number) for at in fields)
        yield _track_line(words("track-number"), ((f" {c.letter.lower()}{n:<2}", ROW_STYLES[c]) for c, n in cells))
        yield _track_line(words("track-bonus"), ((f"{position.track[at - 1].bonus:+3} ", "") for at in fields))
        yield _track_line(words("track-pawns"), ((f"  {pawns.get(at, ' ')} ", "bold") for at in fields))


def _track_line(label: str, cells: Iterable[tuple[str, str]]) -> Text:
    line = Text(f"  {label:9}")
    line.append_tokens(cells)
    line.rstrip()
    return line


def spoken_track(position: onboard.Position, names: Sequence[str], words: Words) -> Iterator[Text]:
    """Describe where each pawn stands."""
    for name, pawn in zip(names, position.pawns, strict=True):
        bonus = position.track[pawn - 1].bonus if pawn else 0
        yield Text(words("spoken-pawn", player=name, field=pawn, fields=len(position.track), bonus=bonus))


def drawn_hand(hand: Iterable[Card]) -> Text:
    """Draw a hand, sorted by color."""
    line = Text(" ")
    for card in sorted_cards(hand):
        line.append(" ")
        line.append(f" {card} ", "bold #000000 on #e8e8e8" if card.color is None else ROW_STYLES[card.color])
    return line


def spoken_hand(hand: Iterable[Card], words: Words) -> Text:
    return Text("  " + ", ".join(words.card(card) for card in sorted_cards(hand)))
