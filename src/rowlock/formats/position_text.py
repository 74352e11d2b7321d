"""A position as one line of text that fits in a link, as FEN does for chess. Specified in ``docs/build/position.md``.

The text is a shorter spelling of the position's JSON: the reader checks the spelling, ``position_from_json`` the
position. Every field of the text is a :class:`Field`; ``FIELDS`` lists those that each game adds to the common ones.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..record import SEATS
from ..rules import CARDS, Position, named_track
from ..rules.sheet import BY_LETTER, COLORS, LAST, NAMES, number_at
from ..rules.track import NAMED
from .codec import position_from_json, position_to_json
from .games.base import reject
from .games.onboard import track_fields
from .schema import Json

MAX_TEXT: Final = 2000
_NUMBER: Final = "1[0-2]|[2-9]"
_TURN: Final = rf"([1-9][0-9]{{0,4}})([{SEATS}])"
_SHEET: Final = "".join(f"(?:{letter}((?:{_NUMBER})+))?" for letter in BY_LETTER) + "x([0-4])"
_DICE: Final = "W([1-6])([1-6])" + "".join(f"(?:{color.letter}([1-6]))?" for color in COLORS)
_CARD: Final = f"[RYGBJ](?:{_NUMBER})"
_TRACK_FIELD: Final = f"([{''.join(BY_LETTER)}])({_NUMBER})p(0|[1-9][0-9]?)"
_PAWN: Final = "0|[1-9][0-9]{0,2}"


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the text: ``write`` makes it from the JSON of a position, ``read`` adds its entries to that JSON.

    ``read`` raises FormatError. A field without a value is the empty string; only the last may be empty.
    """

    name: str
    write: Callable[[Json], str]
    read: Callable[[str, Json], None]


def write(position: Position) -> str:
    """The text of a position, hidden cards included. It needs no escaping in a URL."""
    state = position_to_json(position)
    fields = (state["game"], *(field.write(state) for field in _fields(state["game"])))
    return ".".join(fields).removesuffix(".")


def read(text: str) -> Position:
    """Read a position. Raises FormatError ``bad_position``, whose ``where`` names the entry."""
    if len(text) > MAX_TEXT:
        reject("text", f"must have at most {MAX_TEXT} characters")
    game, *values = text.split(".")
    fields = _fields(game)
    if len(values) > len(fields):
        reject("text", f"must have at most {len(fields) + 1} fields")
    values += [""] * (len(fields) - len(values))
    state: Json = {"game": game}
    for field, value in zip(fields, values, strict=True):
        if not value and (field is not fields[-1] or text.endswith(".")):
            reject(field.name, "is missing")
        field.read(value, state)
    return position_from_json(state)


def _fields(game: str) -> Sequence[Field]:
    if game not in FIELDS:
        reject("game", f"must be one of {', '.join(FIELDS)}")
    return (*_COMMON, *FIELDS[game])


def _match(pattern: str, text: str, where: str, problem: str) -> re.Match[str]:
    return re.fullmatch(pattern, text) or reject(where, problem)


# Turn, phase and sheets


def _read_turn(text: str, state: Json) -> None:
    found = _match(_TURN, text, "turn", "must be its number and the active seat, such as 12B")
    state["turn"], state["active"] = int(found[1]), SEATS.index(found[2])


def _write_phase(state: Json) -> str:
    parts = (state["phase"], state["end_reason"], "crossed" if state["active_crossed"] else None)
    return "-".join(part for part in parts if part is not None)


def _read_phase(text: str, state: Json) -> None:
    phase, *rest = text.split("-")
    crossed = rest[-1:] == ["crossed"]
    reason = rest[:-1] if crossed else rest
    if len(reason) > 1:
        reject("phase", "must be a phase, a reason if the game is over, and crossed if the active seat has crossed")
    state["phase"], state["end_reason"], state["active_crossed"] = phase, reason[0] if reason else None, crossed


def _write_sheets(state: Json) -> str:
    texts: list[str] = []
    for sheet in state["sheets"]:
        rows = (name[0] + "".join(map(str, sheet[name])) for name in NAMES if sheet[name])
        texts.append(f"{''.join(rows)}x{sheet['penalties']}")
    return "-".join(texts)


def _read_sheets(text: str, state: Json) -> None:
    state["sheets"] = [_sheet(part, f"sheets[{at}]") for at, part in enumerate(text.split("-"))]
    state["players"] = len(state["sheets"])


def _sheet(text: str, where: str) -> Json:
    found = _match(_SHEET, text, where, "must be the crosses of its rows and its penalties, such as r235g1211x1")
    *rows, penalties = found.groups(default="")
    sheet: Json = {name: [int(n) for n in re.findall(_NUMBER, row)] for name, row in zip(NAMES, rows, strict=True)}
    locks = [name for color, name in enumerate(NAMES) if number_at(color, LAST) in sheet[name]]
    return {**sheet, "locks": locks, "penalties": int(penalties)}


_COMMON: Final = (
    Field("turn", lambda state: f"{state['turn']}{SEATS[state['active']]}", _read_turn),
    Field("phase", _write_phase, _read_phase),
    Field("sheets", _write_sheets, _read_sheets),
)


# The dice games


def _write_dice(state: Json) -> str:
    dice = state["dice"]
    if dice is None:
        return ""
    colored = (f"{name[0].upper()}{dice[name]}" for name in NAMES if dice.get(name))
    return f"W{''.join(map(str, dice['white']))}{''.join(colored)}"


def _read_dice(text: str, state: Json) -> None:
    """Read the dice; closed rows follow from the sheets."""
    locked = {name for sheet in state["sheets"] for name in sheet["locks"]}
    state["closed"] = [name for name in NAMES if name in locked]
    state["dice"] = None
    if not text and state["phase"] in ("action1", "action2", "step3"):
        reject("dice", "is missing")
    if text:
        problem = "must be two white dice and those of the open rows, such as W41R3Y2G5B6"
        one, other, *colored = _match(_DICE, text, "dice", problem).groups()
        faces = {name: int(face) for name, face in zip(NAMES, colored, strict=True) if face}
        for name in sorted(locked & faces.keys()):
            reject("dice", f"must not have the {name} die: its row is closed")
        state["dice"] = {"white": [int(one), int(other)], **faces}


_DICE_FIELD: Final = Field("dice", _write_dice, _read_dice)


# On Board


def _write_track(state: Json) -> str:
    track = state["track"]
    named = next((name for name in NAMED if track_fields(named_track(name)) == track), None)
    return named or "".join(f"{color[0]}{number}p{bonus}" for color, number, bonus in track)


def _read_track(text: str, state: Json) -> None:
    if text in NAMED:
        state["track"] = track_fields(named_track(text))
        return
    fields = list(re.finditer(_TRACK_FIELD, text))
    if not fields or "".join(field[0] for field in fields) != text:
        reject("track", f"must be {', '.join(NAMED)} or fields such as g12p1")
    state["track"] = [[NAMES[BY_LETTER[field[1]]], int(field[2]), int(field[3])] for field in fields]


def _write_pawns(state: Json) -> str:
    pawns, by = [str(pawn) for pawn in state["pawns"]], state["announced_by"]
    return "-".join(pawns if by is None else [*pawns, SEATS[by]])


def _read_pawns(text: str, state: Json) -> None:
    """Read the pawns and who announced the end; the last turns follow from it (AO17)."""
    *pawns, last = text.split("-")
    announced = last in tuple(SEATS)
    if not announced:
        pawns.append(last)
    for at, pawn in enumerate(pawns):
        _match(_PAWN, pawn, f"pawns[{at}]", "must be the number of a field")
    state["pawns"] = [int(pawn) for pawn in pawns]
    state["announced_by"], state["last_turns"] = None, None
    if announced:
        active, players, by = state["active"], state["players"], SEATS.index(last)
        ahead = 0 if state["end_reason"] == "track_end" else (by - active) % players
        state["announced_by"], state["last_turns"] = by, [(active + step) % players for step in range(ahead)]


# The card game


def _read_hands(text: str, state: Json) -> None:
    state["hands"] = [_cards(part, f"hands[{at}]") for at, part in enumerate(text.split("-"))]


def _cards(text: str, where: str) -> list[str]:
    cards = re.findall(_CARD, text)
    if not cards or "".join(cards) != text:
        reject(where, "must be cards such as R7B10J5")
    return cards


def _read_discard(text: str, state: Json) -> None:
    """Read the discard; whether there are jokers follows from all cards."""
    state["discard"] = _cards(text, "discard") if text else []
    piles: Iterable[list[str]] = (*state["hands"], state["display"], state["pile"], state["discard"])
    state["joker"] = any(CARDS[card].color is None for pile in piles for card in pile)


def _pile(name: str, read: Callable[[str, Json], None] | None = None) -> Field:
    def read_cards(text: str, state: Json) -> None:
        state[name] = _cards(text, name)

    return Field(name, lambda state: "".join(state[name]), read or read_cards)


FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    "classic": (_DICE_FIELD,),
    "onboard": (Field("track", _write_track, _read_track), Field("pawns", _write_pawns, _read_pawns), _DICE_FIELD),
    "cards": (
        Field("hands", lambda state: "-".join(map("".join, state["hands"])), _read_hands),
        _pile("display"),
        _pile("pile"),
        _pile("discard", _read_discard),
    ),
}
"""Own fields of each game, by name of its ruleset; add an entry for a ruleset of your own."""
