"""JSON and notation of the dice game, and what other games share with it."""

from collections.abc import Iterator, Mapping, Set
from typing import Any, ClassVar, Final, TypeVar

from ...rules import Decision, Dice, IllegalMove, Sheet, classic
from ...rules.sheet import BY_NAME, MAX_PENALTIES
from ..schema import ClassicState, ClassicTable, DiceState, Json, TableShape, TableState
from ..tokens import YES_NO, Line, Tags
from .base import GameFormat, convert, dice_entries, dice_of, reject, sheet_of, to_dict

D = TypeVar("D", bound=classic.Position)
DiceFields = tuple[tuple[Sheet, ...], int, int, str, Dice | None, int, bool, str | None]
"""The fields of ``classic.Position``."""
_BEFORE_A_CROSS: Final = ("roll", "action1", "draw", "number")


def sheets_of(state: TableState, players: range) -> tuple[Sheet, ...]:
    """Decode the sheets, and check the entries that all games have."""
    if state.players not in players:
        reject("players", f"must be a whole number from {players[0]} to {players[-1]}")
    if len(state.sheets) != state.players:
        reject("sheets", f"must have one entry for each of {state.players} players")
    if state.active >= state.players:
        reject("active", f"must be a whole number from 0 to {state.players - 1}")
    if state.active_crossed and state.phase in _BEFORE_A_CROSS:
        reject("active_crossed", "must be false before the first decision of a turn counts")
    return tuple(sheet_of(sheet, f"sheets[{at}]") for at, sheet in enumerate(state.sheets))


def check_end(state: TableState, sheets: tuple[Sheet, ...], possible: Set[str]) -> None:
    """Check that the end reason agrees with the phase and the sheets; ``possible`` are the game's own reasons."""
    if any(sheet.penalties == MAX_PENALTIES for sheet in sheets):
        possible = {*possible, "four_penalties"}
    if state.phase == "over":
        if state.end_reason not in possible:
            reject("end_reason", "must be a reason that the sheets show")
    elif state.end_reason is not None:
        reject("end_reason", "must be null while the game goes on")
    elif possible - {"track_end"}:
        reject("phase", f"must be over: {min(possible)}")


def dice_fields(state: DiceState, players: range, possible: Set[str] = frozenset()) -> DiceFields:
    """Decode the fields of a position of the dice game; ``possible`` are further reasons to end."""
    sheets = sheets_of(state, players)
    locked = {color for sheet in sheets for color in sheet.locks}
    if sorted(BY_NAME[name] for name in state.closed) != sorted(locked):
        reject("closed", "must name the rows with a crossed lock")
    if len(locked) >= classic.ROWS_TO_END:
        possible = {*possible, "two_rows_locked"}
    check_end(state, sheets, possible)
    closed = sum(1 << color for color in locked)
    dice = _rolled(state, closed)
    return sheets, state.active, state.turn, state.phase, dice, closed, state.active_crossed, state.end_reason


def _rolled(state: DiceState, closed: int) -> Dice | None:
    """Decode the dice; dice of closed rows are ignored (AB11)."""
    if state.phase in ("roll", "over"):
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


class DiceFormat(GameFormat[D, D]):
    """A game with dice, which hides nothing: positions and views have the same entries, in these shapes."""

    state: ClassVar[type[Any]]
    shape: ClassVar[type[Any]]

    def entries(self, position: D) -> dict[str, Any]:
        return dice_entries(position)

    def position_to_json(self, position: D) -> Json:
        return to_dict(self.state(**self.entries(position)))

    def position_from_json(self, data: Json) -> D:
        return self.visible(convert(data, self.state, "bad_position", ""))

    def table(self, view: D, seat: int | None) -> TableShape:
        table: TableShape = self.shape(seat=seat, **self.entries(view))
        return table

    def read_decision(self, line: Line, position: D) -> Decision | None:
        return line.action()


class ClassicFormat(DiceFormat[classic.Position]):
    state, shape = ClassicState, ClassicTable

    def visible(self, table: ClassicState) -> classic.Position:
        return classic.Position(*dice_fields(table, range(classic.SOLO_PLAYERS, classic.PLAYERS.stop)))

    def setup_tags(self, initial: classic.Position) -> Iterator[tuple[str, str]] | None:
        return iter([("Solo", "yes")] if len(initial.sheets) == classic.SOLO_PLAYERS else [])

    def read_setup(self, tags: Tags, players: int) -> Mapping[str, Any]:
        return {"solo": "Solo" in tags.tags and tags.choice("Solo", YES_NO)}
