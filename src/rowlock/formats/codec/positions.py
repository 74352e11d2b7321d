"""JSON of positions: writer, and reader that validates every entry."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...rules import (
    COLORS,
    Color,
    Dice,
    IllegalMove,
    IllegalSetup,
    Position,
    Sheet,
    cards,
    check_track,
    classic,
    full_deck,
    onboard,
)
from ...rules.deck import sorted_cards
from ...rules.sheet import BY_NAME, CROSSES_BEFORE_LAST, LAST, MAX_PENALTIES, NAMES, crossed, number_at, place
from ..json_reader import FormatError, Json, Reader
from ..schema import ColorName, SheetShape
from .chance import chance_to_json, dice_from_json
from .values import card_names, to_dict

MAX_TURNS: Final = 100_000
_PHASES: Final = {
    "classic": ("roll", "action1", "action2", "over"),
    "onboard": ("roll", "action1", "action2", "step3", "over"),
    "cards": ("draw", "number", "play", "over"),
}
_PLAYERS: Final = {
    "classic": range(classic.SOLO_PLAYERS, classic.PLAYERS.stop),
    "onboard": onboard.PLAYERS,
    "cards": cards.PLAYERS,
}
_COMMON: Final = ("game", "players", "active", "turn", "phase", "sheets", "active_crossed", "end_reason")
_ENTRIES: Final = {
    "classic": frozenset((*_COMMON, "dice", "closed")),
    "onboard": frozenset((*_COMMON, "dice", "closed", "track", "pawns", "announced_by", "last_turns")),
    "cards": frozenset((*_COMMON, "hands", "display", "pile", "discard", "joker")),
}
_SHEET: Final = frozenset((*NAMES, "locks", "penalties"))


@lru_cache(4096)
def sheet_shape(sheet: Sheet) -> SheetShape:
    red, yellow, green, blue = (_numbers(row, color) for color, row in enumerate(sheet.rows))
    locks: list[ColorName] = [NAMES[color] for color in sheet.locks]
    return SheetShape(red, yellow, green, blue, locks, sheet.penalties)


@lru_cache(4 * 4096)
def _numbers(row: int, color: int) -> list[int]:
    return [number_at(color, at) for at in range(LAST + 1) if row >> at & 1]


def position_to_json(position: Position) -> Json:
    """Encode a position in the interchange format."""
    if isinstance(position, cards.Position):
        return _cards_to_json(position)
    data: Json = {
        "game": "classic",
        "players": len(position.sheets),
        "active": position.active,
        "turn": position.turn,
        "phase": position.phase,
        "dice": None if position.dice is None else chance_to_json(position.dice),
        "sheets": [_sheet_to_json(sheet) for sheet in position.sheets],
        "closed": [NAMES[color] for color in COLORS if position.closed >> color & 1],
        "active_crossed": position.active_crossed,
        "end_reason": position.end_reason,
    }
    if isinstance(position, onboard.Position):
        data["game"] = "onboard"
        data["track"] = [[NAMES[field.color], field.number, field.bonus] for field in position.track]
        data["pawns"] = list(position.pawns)
        data["announced_by"] = position.announced_by
        data["last_turns"] = None if position.last_turns is None else list(position.last_turns)
    return data


def _cards_to_json(position: cards.Position) -> Json:
    return {
        "game": "cards",
        "joker": position.jokers,
        "players": len(position.sheets),
        "active": position.active,
        "turn": position.turn,
        "phase": position.phase,
        "sheets": [_sheet_to_json(sheet) for sheet in position.sheets],
        "hands": [card_names(hand) for hand in position.hands],
        "display": card_names(position.display),
        "pile": card_names(position.pile),
        "discard": card_names(position.discard),
        "active_crossed": position.active_crossed,
        "end_reason": position.end_reason,
    }


def _sheet_to_json(sheet: Sheet) -> Json:
    return to_dict(sheet_shape(sheet))


def position_from_json(data: object) -> Position:
    """Decode a position. Raises FormatError ``bad_position``."""
    state = Reader("bad_position").mapping(data, "state")
    game = state.get("game")
    if not isinstance(game, str) or game not in _ENTRIES:
        raise FormatError("bad_position", "game", "must be classic, cards or onboard")
    if state.keys() != _ENTRIES[game]:
        entry = min(state.keys() ^ _ENTRIES[game], key=str)
        raise FormatError(
            "bad_position", str(entry), "is missing" if entry in _ENTRIES[game] else "is not an entry here"
        )
    return PositionReader(state, game).position()


class PositionReader(Reader):
    """Reads a state with a complete set of entries."""

    def __init__(self, state: Json, game: str) -> None:
        super().__init__("bad_position")
        self.state = state
        self.game = game
        self.phase = ""
        self.end_reason: str | None = None

    def position(self) -> Position:
        state = self.state
        self.phase = self.word(state["phase"], "phase", _PHASES[self.game])
        sheets = tuple(self.list_of(state["sheets"], "sheets", self.sheet, 5))
        players = self.integer(state["players"], "players", _PLAYERS[self.game])
        if len(sheets) != players:
            self.fail("sheets", f"must have one entry for each of {players} players")
        active = self.integer(state["active"], "active", range(players))
        turn = self.integer(state["turn"], "turn", range(1, MAX_TURNS))
        crossed = self.boolean(state["active_crossed"], "active_crossed")
        if crossed and self.phase in ("roll", "action1", "draw", "number"):
            self.fail("active_crossed", "must be false before the first decision of a turn counts")
        self.end_reason = self.read_end(sheets)
        if self.game == "cards":
            return self.cards_position(sheets, active, turn, crossed)
        closed = self.closed(sheets)
        dice = self.dice(closed)
        if self.game == "classic":
            return classic.Position(sheets, active, turn, self.phase, dice, closed, crossed, self.end_reason)
        return self.board_position(classic.Position(sheets, active, turn, self.phase, dice, closed, crossed))

    def word(self, data: object, where: str, allowed: Sequence[str]) -> str:
        if not isinstance(data, str) or data not in allowed:
            self.fail(where, f"must be one of {', '.join(allowed)}")
        return data

    def sheet(self, data: object, where: str) -> Sheet:
        entries = self.mapping(data, where)
        if entries.keys() != _SHEET:
            self.fail(where, "must have red, yellow, green, blue, locks and penalties")
        red, yellow, green, blue = (
            self.row(entries[name], f"{where}.{name}", color) for name, color in BY_NAME.items()
        )
        sheet = Sheet(
            (red, yellow, green, blue),
            self.integer(entries["penalties"], f"{where}.penalties", range(MAX_PENALTIES + 1)),
        )
        locks = self.list_of(entries["locks"], f"{where}.locks", self.color, 4)
        if sorted(locks) != list(sheet.locks):
            self.fail(f"{where}.locks", "must name the rows whose last number is crossed")
        return sheet

    def row(self, data: object, where: str, color: Color) -> int:
        row = 0
        for number in self.list_of(data, where, self.number, LAST + 1):
            at = place(color, number)
            if row >> at:
                self.fail(where, "must be crossed from left to right")
            if at == LAST and row.bit_count() < CROSSES_BEFORE_LAST:
                self.fail(where, "has its last number with fewer than five crosses before")
            row = crossed(row, at)
        return row

    def read_end(self, sheets: tuple[Sheet, ...]) -> str | None:
        """Read the end reason; it must agree with the phase and the sheets."""
        possible = set[str]()
        if any(sheet.penalties == MAX_PENALTIES for sheet in sheets):
            possible.add("four_penalties")
        if self.game == "cards":
            if any(len(sheet.locks) >= classic.ROWS_TO_END for sheet in sheets):
                possible.add("two_rows_completed")
        elif len({color for sheet in sheets for color in sheet.locks}) >= classic.ROWS_TO_END:
            possible.add("two_rows_locked")
        reason = self.state["end_reason"]
        if self.phase != "over":
            if reason is not None:
                self.fail("end_reason", "must be null while the game goes on")
            if possible:
                self.fail("phase", f"must be over: {min(possible)}")
            return None
        if self.game == "onboard" and self.state["announced_by"] is not None:
            possible.add("track_end")
        if not isinstance(reason, str) or reason not in possible:
            self.fail("end_reason", "must be a reason that the sheets show")
        return reason

    def closed(self, sheets: tuple[Sheet, ...]) -> int:
        named = self.list_of(self.state["closed"], "closed", self.color, 4)
        locked = {color for sheet in sheets for color in sheet.locks}
        if len(named) != len(locked) or set(named) != locked:
            self.fail("closed", "must name the rows with a crossed lock")
        return sum(1 << color for color in locked)

    def dice(self, closed: int) -> Dice | None:
        data = self.state["dice"]
        if self.phase in ("roll", "over"):
            if data is not None:
                self.fail("dice", "must be null before a roll and after the end")
            return None
        dice = dice_from_json(self, data, "dice").without(closed)
        try:
            dice.check(closed)
        except IllegalMove as error:
            self.fail("dice", str(error))
        return dice

    def board_position(self, dice_game: classic.Position) -> onboard.Position:
        state, players = self.state, len(dice_game.sheets)
        try:
            track = check_track(state["track"])
        except IllegalSetup as error:
            self.fail("track", str(error))
        fields = range(len(track) + 1)
        pawns = tuple(self.list_of(state["pawns"], "pawns", lambda data, where: self.integer(data, where, fields), 4))
        standing = [pawn for pawn in pawns if pawn]
        if len(pawns) != players or len(set(standing)) != len(standing):
            self.fail("pawns", "must be one for each player, no two on one field")
        announced, last = self.last_turns(dice_game.active, players)
        return onboard.Position(
            dice_game.sheets,
            dice_game.active,
            dice_game.turn,
            dice_game.phase,
            dice_game.dice,
            dice_game.closed,
            dice_game.active_crossed,
            self.end_reason,
            track,
            pawns,
            announced,
            last,
        )

    def last_turns(self, active: int, players: int) -> tuple[int | None, tuple[int, ...] | None]:
        """Read the announcement; last turns run clockwise from the active seat up to the announcer (AO17)."""
        by, last = self.state["announced_by"], self.state["last_turns"]
        if by is None:
            if last is not None:
                self.fail("last_turns", "must be null before the end is announced")
            return None, None
        seats = range(players)
        announcer = self.integer(by, "announced_by", seats)
        left = tuple(self.list_of(last, "last_turns", lambda data, where: self.integer(data, where, seats), players))
        ahead = (announcer - active) % players
        ended = self.end_reason == "track_end"
        expected = () if ended else tuple((active + step) % players for step in range(ahead))
        if left != expected or not ahead or (ended and ahead > 1):
            self.fail("last_turns", "must be the seats from the active one up to the announcer")
        return announcer, left

    def cards_position(self, sheets: tuple[Sheet, ...], active: int, turn: int, crossed: bool) -> cards.Position:
        state = self.state
        jokers = self.boolean(state["joker"], "joker")
        hands = tuple(self.list_of(state["hands"], "hands", self.cards, len(sheets)))
        display = self.cards(state["display"], "display")
        pile = self.cards(state["pile"], "pile")
        discard = self.cards(state["discard"], "discard")
        if len(hands) != len(sheets):
            self.fail("hands", f"must have one entry for each of {len(sheets)} players")
        for seat, hand in enumerate(hands):
            self.hand_size(len(hand), f"hands[{seat}]", seat == active)
        if len(display) != cards.DISPLAY:
            self.fail("display", "must have four cards")
        if not pile:
            self.fail("pile", "must have a card")
        everything = sorted_cards((*display, *pile, *discard, *(card for hand in hands for card in hand)))
        if everything != sorted_cards(full_deck(jokers)):
            self.fail("state", "must hold every card of the deck once")
        return cards.Position(
            sheets, active, turn, self.phase, jokers, hands, display, pile, discard, crossed, self.end_reason
        )

    def hand_size(self, size: int, where: str, active: bool) -> None:
        least, most = 2, cards.HAND
        if active and self.phase != "draw":
            least, most = (2 if self.phase == "over" else cards.FULL_HAND), cards.FULL_HAND
        if not least <= size <= most:
            self.fail(where, f"must have {least} to {most} cards" if least < most else f"must have {most} cards")
