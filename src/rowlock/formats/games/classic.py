"""JSON and notation of the dice game."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...rules import Decision, Dice, IllegalMove, Sheet, classic
from ...rules.sheet import BY_NAME, MAX_PENALTIES
from ..schema import ClassicState, ClassicTable, DiceState, TableShape, TableState
from ..tokens import YES_NO, Line, Tags
from .base import GameFormat, Json, common, convert, dice_entries, dice_of, reject, sheet_of, to_dict

_BEFORE_A_CROSS: Final = ("roll", "action1", "draw", "number")


def sheets_of(state: TableState, phase: str, players: range) -> tuple[Sheet, ...]:
    """Decode the sheets, and check the entries that all games have."""
    if state.players not in players:
        reject("players", f"must be a whole number from {players[0]} to {players[-1]}")
    if len(state.sheets) != state.players:
        reject("sheets", f"must have one entry for each of {state.players} players")
    if state.active >= state.players:
        reject("active", f"must be a whole number from 0 to {state.players - 1}")
    if state.active_crossed and phase in _BEFORE_A_CROSS:
        reject("active_crossed", "must be false before the first decision of a turn counts")
    return tuple(sheet_of(sheet, f"sheets[{at}]") for at, sheet in enumerate(state.sheets))


def check_end(reason: str | None, phase: str, sheets: tuple[Sheet, ...], possible: set[str]) -> None:
    """Check that the end reason agrees with the phase and the sheets; ``possible`` are the game's own reasons."""
    if any(sheet.penalties == MAX_PENALTIES for sheet in sheets):
        possible = {*possible, "four_penalties"}
    if phase == "over":
        if reason not in possible:
            reject("end_reason", "must be a reason that the sheets show")
    elif reason is not None:
        reject("end_reason", "must be null while the game goes on")
    elif possible - {"track_end"}:
        reject("phase", f"must be over: {min(possible)}")


def closed_of(state: DiceState, sheets: tuple[Sheet, ...]) -> int:
    """Decode the closed rows: those with a crossed lock on a sheet."""
    locked = {color for sheet in sheets for color in sheet.locks}
    if sorted(BY_NAME[name] for name in state.closed) != sorted(locked):
        reject("closed", "must name the rows with a crossed lock")
    return sum(1 << color for color in locked)


def rolled_of(state: DiceState, phase: str, closed: int) -> Dice | None:
    """Decode the dice; dice of closed rows are ignored (AB11)."""
    if phase in ("roll", "over"):
        if state.dice is not None:
            reject("dice", "must be null before a roll and after the end")
        return None
    if state.dice is None:
        reject("dice", "must be a roll in this phase")
    dice = dice_of(state.dice).without(closed)
    try:
        dice.check(closed)
    except IllegalMove as error:
        reject("dice", str(error))
    return dice


class ClassicFormat(GameFormat[classic.Position, classic.Position]):
    def position_to_json(self, position: classic.Position) -> Json:
        return to_dict(ClassicState(**common(position), **dice_entries(position)))

    def position_from_json(self, data: Json) -> classic.Position:
        return self.visible(convert(data, ClassicState, "bad_position", ""))

    def table(self, view: classic.Position, seat: int | None) -> TableShape:
        return ClassicTable(seat=seat, **common(view), **dice_entries(view))

    def visible(self, table: ClassicState) -> classic.Position:
        players = range(classic.SOLO_PLAYERS, classic.PLAYERS.stop)
        sheets = sheets_of(table, table.phase, players)
        closed = closed_of(table, sheets)
        check_end(table.end_reason, table.phase, sheets, dice_ends(closed))
        dice = rolled_of(table, table.phase, closed)
        crossed, reason = table.active_crossed, table.end_reason
        return classic.Position(sheets, table.active, table.turn, table.phase, dice, closed, crossed, reason)

    def setup_tags(self, initial: classic.Position) -> Iterator[tuple[str, str]] | None:
        return iter([("Solo", "yes")] if len(initial.sheets) == classic.SOLO_PLAYERS else [])

    def read_setup(self, tags: Tags, players: int) -> Mapping[str, Any]:
        return {"solo": "Solo" in tags.tags and tags.choice("Solo", YES_NO)}

    def read_decision(self, line: Line, position: classic.Position) -> Decision | None:
        return line.action()


def dice_ends(closed: int) -> set[str]:
    """The end reasons that closed rows give."""
    return {"two_rows_locked"} if closed.bit_count() >= classic.ROWS_TO_END else set()
