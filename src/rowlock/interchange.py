"""The JSON of positions, decisions, chance, scores and views: how Rowlock talks to other programs.

What comes in is checked to the last entry: a position that no game can reach by form (a row crossed from right to
left, a card that is there twice, a lock without its number) is refused with a :class:`FormatError` that names the
entry. What goes out comes in again unchanged.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from .reading import FormatError, Json, Reader
from .rules import (
    COLORS,
    PASS,
    Card,
    Chance,
    Color,
    Decision,
    Dice,
    Draw,
    IllegalMove,
    IllegalSetup,
    Move,
    Play,
    Position,
    Score,
    Sheet,
    Visible,
    cards,
    check_track,
    classic,
    full_deck,
    onboard,
)
from .rules.cardset import in_order
from .rules.dice import FACES
from .rules.moves import CROSSES
from .rules.sheet import BY_NAME, CROSSES_BEFORE_LAST, LAST, MOST_PENALTIES, NAMES, crossed, place
from .rules.track import LENGTHS
from .shapes import (
    CardsTable,
    DecisionShape,
    MarkShape,
    PassShape,
    Shape,
    TableShape,
    decision_shape,
    dice_shape,
    score_shape,
    sheet_shape,
    table_shape,
)

MOST_TURNS: Final = 100_000
_PHASES: Final = {
    "classic": ("roll", "action1", "action2", "over"),
    "onboard": ("roll", "action1", "action2", "step3", "over"),
    "cards": ("draw", "number", "play", "over"),
}
_COMMON: Final = ("game", "players", "active", "turn", "phase", "sheets", "active_crossed", "end_reason")
_ENTRIES: Final = {
    "classic": frozenset((*_COMMON, "dice", "closed")),
    "onboard": frozenset((*_COMMON, "dice", "closed", "track", "pawns", "announced_by", "last_turns")),
    "cards": frozenset((*_COMMON, "hands", "display", "pile", "discard", "joker")),
}
_SHEET: Final = frozenset((*NAMES, "locks", "penalties"))


# Positions


def position_to_json(position: Position) -> Json:
    """A position as the interchange format writes it."""
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
        "hands": [_texts(hand) for hand in position.hands],
        "display": _texts(position.display),
        "pile": _texts(position.pile),
        "discard": _texts(position.discard),
        "active_crossed": position.active_crossed,
        "end_reason": position.end_reason,
    }


def _sheet_to_json(sheet: Sheet) -> Json:
    return _built(sheet_shape(sheet))


def _built(shape: Shape) -> Json:
    data: Json = msgspec.to_builtins(shape)
    return data


def _plain(shape: Shape) -> Json:
    """The same as another program would get it: lists where a shape may have any sequence."""
    data: Json = msgspec.json.decode(msgspec.json.encode(shape))
    return data


def _texts(some: Sequence[Card]) -> list[str]:
    return [str(card) for card in some]


def position_from_json(data: object) -> Position:
    """The position a JSON value describes, or FormatError ``bad_position``."""
    state = Reader("bad_position").entries(data, "state")
    game = state.get("game")
    if not isinstance(game, str) or game not in _ENTRIES:
        raise FormatError("bad_position", "game", "must be classic, cards or onboard")
    if state.keys() != _ENTRIES[game]:
        entry = min(state.keys() ^ _ENTRIES[game], key=str)
        raise FormatError(
            "bad_position", str(entry), "is missing" if entry in _ENTRIES[game] else "is not an entry here"
        )
    return _PositionReader(state, game).position()


class _PositionReader(Reader):
    """Reads one state whose entries are known to be there."""

    def __init__(self, state: Json, game: str) -> None:
        super().__init__("bad_position")
        self.state = state
        self.game = game
        self.phase = ""
        self.end_reason: str | None = None

    def position(self) -> Position:
        state = self.state
        self.phase = self.word(state["phase"], "phase", _PHASES[self.game])
        sheets = tuple(self.items(state["sheets"], "sheets", self.sheet, 5))
        players = self.whole(
            state["players"], "players", onboard.PLAYERS if self.game == "onboard" else classic.PLAYERS
        )
        if len(sheets) != players:
            self.refuse("sheets", f"must have one entry for each of {players} players")
        active = self.whole(state["active"], "active", range(players))
        turn = self.whole(state["turn"], "turn", range(1, MOST_TURNS))
        crossed = self.truth(state["active_crossed"], "active_crossed")
        if crossed and self.phase in ("roll", "action1", "draw", "number"):
            self.refuse("active_crossed", "must be false before the first decision of a turn counts")
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
            self.refuse(where, f"must be one of {', '.join(allowed)}")
        return data

    def sheet(self, data: object, where: str) -> Sheet:
        entries = self.entries(data, where)
        if entries.keys() != _SHEET:
            self.refuse(where, "must have red, yellow, green, blue, locks and penalties")
        red, yellow, green, blue = (
            self.row(entries[name], f"{where}.{name}", color) for name, color in BY_NAME.items()
        )
        sheet = Sheet(
            (red, yellow, green, blue),
            self.whole(entries["penalties"], f"{where}.penalties", range(MOST_PENALTIES + 1)),
        )
        locks = self.items(entries["locks"], f"{where}.locks", self.color, 4)
        if sorted(locks) != list(sheet.locks):
            self.refuse(f"{where}.locks", "must name the rows whose last number is crossed")
        return sheet

    def row(self, data: object, where: str, color: Color) -> int:
        row = 0
        for number in self.items(data, where, self.number, LAST + 1):
            at = place(color, number)
            if row >> at:
                self.refuse(where, "must be crossed from left to right")
            if at == LAST and row.bit_count() < CROSSES_BEFORE_LAST:
                self.refuse(where, "has its last number with fewer than five crosses before")
            row = crossed(row, at)
        return row

    def read_end(self, sheets: tuple[Sheet, ...]) -> str | None:
        """The end reason, if it agrees with the phase and with what is on the sheets."""
        possible = set[str]()
        if any(sheet.penalties == MOST_PENALTIES for sheet in sheets):
            possible.add("four_penalties")
        if self.game == "cards":
            if any(len(sheet.locks) >= classic.ROWS_TO_END for sheet in sheets):
                possible.add("two_rows_completed")
        elif len({color for sheet in sheets for color in sheet.locks}) >= classic.ROWS_TO_END:
            possible.add("two_rows_locked")
        reason = self.state["end_reason"]
        if self.phase != "over":
            if reason is not None:
                self.refuse("end_reason", "must be null while the game goes on")
            if possible:
                self.refuse("phase", f"must be over: {min(possible)}")
            return None
        if self.game == "onboard" and self.state["announced_by"] is not None:
            possible.add("track_end")
        if not isinstance(reason, str) or reason not in possible:
            self.refuse("end_reason", "must be a reason that the sheets show")
        return reason

    def closed(self, sheets: tuple[Sheet, ...]) -> int:
        named = self.items(self.state["closed"], "closed", self.color, 4)
        locked = {color for sheet in sheets for color in sheet.locks}
        if len(named) != len(locked) or set(named) != locked:
            self.refuse("closed", "must name the rows with a crossed lock")
        return sum(1 << color for color in locked)

    def dice(self, closed: int) -> Dice | None:
        data = self.state["dice"]
        if self.phase in ("roll", "over"):
            if data is not None:
                self.refuse("dice", "must be null before a roll and after the end")
            return None
        dice = _dice_from_json(self, data, "dice").without(closed)
        try:
            dice.check(closed)
        except IllegalMove as error:
            self.refuse("dice", str(error))
        return dice

    def board_position(self, dice_game: classic.Position) -> onboard.Position:
        state, players = self.state, len(dice_game.sheets)
        try:
            track = check_track(state["track"])
        except IllegalSetup as error:
            self.refuse("track", str(error))
        fields = range(len(track) + 1)
        pawns = tuple(self.items(state["pawns"], "pawns", lambda data, where: self.whole(data, where, fields), 4))
        standing = [pawn for pawn in pawns if pawn]
        if len(pawns) != players or len(set(standing)) != len(standing):
            self.refuse("pawns", "must be one for each player, no two on one field")
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
        """The announcement: its last turns run clockwise from the active seat to the announcer (AO17)."""
        by, last = self.state["announced_by"], self.state["last_turns"]
        if by is None:
            if last is not None:
                self.refuse("last_turns", "must be null before the end is announced")
            return None, None
        seats = range(players)
        announcer = self.whole(by, "announced_by", seats)
        left = tuple(self.items(last, "last_turns", lambda data, where: self.whole(data, where, seats), players))
        ahead = (announcer - active) % players
        ended = self.end_reason == "track_end"
        expected = () if ended else tuple((active + step) % players for step in range(ahead))
        if left != expected or not ahead or (ended and ahead > 1):
            self.refuse("last_turns", "must be the seats from the active one up to the announcer")
        return announcer, left

    def cards_position(self, sheets: tuple[Sheet, ...], active: int, turn: int, crossed: bool) -> cards.Position:
        state = self.state
        jokers = self.truth(state["joker"], "joker")
        hands = tuple(self.items(state["hands"], "hands", self.cards, len(sheets)))
        display = self.cards(state["display"], "display")
        pile = self.cards(state["pile"], "pile")
        discard = self.cards(state["discard"], "discard")
        if len(hands) != len(sheets):
            self.refuse("hands", f"must have one entry for each of {len(sheets)} players")
        for seat, hand in enumerate(hands):
            self.hand_size(len(hand), f"hands[{seat}]", seat == active)
        if len(display) != cards.DISPLAY:
            self.refuse("display", "must have four cards")
        if not pile:
            self.refuse("pile", "must have a card")
        everything = in_order((*display, *pile, *discard, *(card for hand in hands for card in hand)))
        if everything != in_order(full_deck(jokers)):
            self.refuse("state", "must hold every card of the deck once")
        return cards.Position(
            sheets, active, turn, self.phase, jokers, hands, display, pile, discard, crossed, self.end_reason
        )

    def hand_size(self, size: int, where: str, active: bool) -> None:
        least, most = 2, cards.HAND
        if active and self.phase != "draw":
            least, most = (2 if self.phase == "over" else cards.FULL_HAND), cards.FULL_HAND
        if not least <= size <= most:
            self.refuse(where, f"must have {least} to {most} cards" if least < most else f"must have {most} cards")


# Chance


def chance_to_json(chance: Chance) -> Json:
    """A roll or a reshuffle."""
    if isinstance(chance, Dice):
        return _built(dice_shape(chance))
    return {"reshuffle": _texts(chance)}


def chance_from_json(data: object) -> Chance | None:
    """The roll or reshuffle a JSON value describes; None for null. FormatError ``bad_chance`` for anything else."""
    if data is None:
        return None
    reader = Reader("bad_chance")
    entries = reader.entries(data, "chance")
    if "reshuffle" in entries:
        reader.only(entries, "chance", frozenset(("reshuffle",)))
        return reader.cards(entries["reshuffle"], "chance.reshuffle")
    return _dice_from_json(reader, entries, "chance")


def _dice_from_json(reader: Reader, data: object, where: str) -> Dice:
    entries = reader.entries(data, where)
    reader.only(entries, where, _DICE)
    white = reader.items(entries.get("white"), f"{where}.white", _face(reader), 2)
    if len(white) != 2:
        reader.refuse(f"{where}.white", "must be two dice")
    red, yellow, green, blue = (
        _face(reader)(entries[name], f"{where}.{name}") if entries.get(name) is not None else 0 for name in NAMES
    )
    return Dice((white[0], white[1]), (red, yellow, green, blue))


_DICE: Final = frozenset(("white", *NAMES))


def _face(reader: Reader) -> Callable[[object, str], int]:
    return lambda data, where: reader.whole(data, where, FACES)


# Decisions


def decision_to_json(decision: Decision, table: Position | Visible | None = None) -> Json:
    """A decision. With the position it belongs to, a draw names cards and a move all there is to say about it."""
    if isinstance(table, cards.Position):
        if isinstance(decision, Draw):
            return {"type": "draw", "cards": _texts(in_order(table.display[at] for at in decision.places))}
        table = None
    return _built(decision_shape(decision, table))


def decision_from_json(data: object, table: Position | Visible) -> Decision:
    """The decision a JSON value describes in a position. FormatError ``bad_decision`` if it is none.

    Whether it is legal is for ``apply`` to say; only what cannot even be said of this position is an IllegalMove here.
    What comes from a player is read with the table that the player's ``view`` gives: with the whole position a draw
    may name cards, and the answer would tell which ones lie there.
    """
    reader = Reader("bad_decision")
    entries = reader.entries(data, "decision")
    kind = entries.get("type")
    if not isinstance(kind, str) or kind not in _DECISIONS:
        reader.refuse("decision.type", "must be pass, mark, move, draw or play")
    allowed, read = _DECISIONS[kind]
    reader.only(entries, "decision", allowed)
    return read(reader, entries, table)


def decision_of(shape: DecisionShape, table: Position | Visible) -> Decision:
    """The decision of a shape: the same reading, with less to do where there is nothing to find out."""
    match shape:
        case PassShape():
            return PASS
        case MarkShape(row, number):
            return CROSSES[BY_NAME[row]][number]
        case _:
            return decision_from_json(_built(shape), table)


def _read_pass(_reader: Reader, _entries: Json, _table: Position | Visible) -> Decision:
    return PASS


def _read_mark(reader: Reader, entries: Json, _table: Position | Visible) -> Decision:
    color = reader.color(entries.get("row"), "decision.row")
    return CROSSES[color][reader.number(entries.get("number"), "decision.number")]


def _read_move(reader: Reader, entries: Json, table: Position | Visible) -> Decision:
    if not isinstance(table, onboard.Position):
        raise IllegalMove("wrong_decision", "B8")
    reach = onboard.reach(table)
    steps, field = entries.get("steps"), entries.get("field")
    if steps is None and field is None:
        reader.refuse("decision", "must have steps or field")
    if field is not None:
        field = reader.whole(field, "decision.field", range(LENGTHS.stop))
    if steps is not None:
        at = reader.whole(steps, "decision.steps", range(1, LENGTHS.stop)) - 1
        if at >= len(reach):
            raise IllegalMove("too_many_steps", "O6", steps=steps, most=len(reach))
        if field is not None and field != reach[at]:
            raise IllegalMove("move_contradicts_itself", "O6")
        field = reach[at]
    assert field is not None
    if "crosses" in entries:
        crosses = reader.truth(entries["crosses"], "decision.crosses")
        if field in reach and onboard.lands(table, field) is (not crosses):
            raise IllegalMove("move_contradicts_itself", "O9")
    return Move(field)


def _read_draw(reader: Reader, entries: Json, table: Position | Visible) -> Decision:
    if ("cards" in entries) == ("places" in entries):
        reader.refuse("decision", "must have either cards or places")
    if "places" in entries:
        places = range(cards.DISPLAY)
        return Draw(
            tuple(reader.items(entries["places"], "decision.places", lambda d, w: reader.whole(d, w, places), 4))
        )
    if not isinstance(table, cards.Position):
        raise IllegalMove("wrong_decision", "C10")
    named = reader.cards(entries["cards"], "decision.cards")
    for card in named:
        if card not in table.display:
            raise IllegalMove("card_not_on_display", "C10", card=str(card))
    return Draw(tuple(table.display.index(card) for card in named))


def _read_play(reader: Reader, entries: Json, _table: Position | Visible) -> Decision:
    shown = reader.cards(entries.get("cards"), "decision.cards")
    color = reader.color(entries.get("color"), "decision.color")
    return Play(shown, color, tuple(reader.items(entries.get("marks"), "decision.marks", reader.number, LAST + 1)))


_DECISIONS: Final[dict[str, tuple[frozenset[str], Callable[[Reader, Json, Position | Visible], Decision]]]] = {
    "pass": (frozenset(("type",)), _read_pass),
    "mark": (frozenset(("type", "row", "number")), _read_mark),
    "move": (frozenset(("type", "steps", "field", "crosses")), _read_move),
    "draw": (frozenset(("type", "cards", "places")), _read_draw),
    "play": (frozenset(("type", "cards", "color", "marks")), _read_play),
}


# Scores and views


def score_to_json(score: Score) -> Json:
    return _built(score_shape(score))


def view_to_json(table: Visible, seat: int) -> Json:
    """What a ruleset's ``view`` gives a seat."""
    return {"seat": seat, **_built(table_shape(table, seat))}


def visible_of(shape: TableShape) -> Visible:
    """What a shape shows: the inverse of ``table_shape``. FormatError ``bad_position`` if no game can look like that.

    Of the card game it takes the shape's word where only the cards could tell.
    """
    if isinstance(shape, CardsTable):
        return _seen(shape)
    data = _plain(shape)
    del data["seat"]
    position = position_from_json(data)
    assert isinstance(position, classic.Position)
    return position


def _seen(shape: CardsTable) -> cards.Seen:
    reader = _PositionReader({}, "cards")
    sheets = tuple(reader.sheet(_plain(sheet), f"sheets[{at}]") for at, sheet in enumerate(shape.sheets))
    hand = reader.cards(list(shape.hand), "hand")
    own = tuple(sorted(card.number for card in hand))
    others = shape.other_hands
    seats = range(len(sheets))
    reader.whole(shape.active, "active", seats)
    if others.keys() != {str(at) for at in seats if at != shape.seat}:
        reader.refuse("other_hands", "must have one entry for each other player")
    hands = tuple(own if at == shape.seat else tuple(others[str(at)]) for at in seats)
    return cards.Seen(
        seat=shape.seat,
        sheets=sheets,
        active=shape.active,
        turn=shape.turn,
        phase=shape.phase,
        jokers=shape.joker,
        hand=hand,
        hands=hands,
        display=tuple(shape.display),
        pile_top=shape.pile_top,
        pile_size=shape.pile_size,
        discard_top=shape.discard_top,
        discard_size=shape.discard_size,
        active_crossed=shape.active_crossed,
        end_reason=shape.end_reason,
    )
