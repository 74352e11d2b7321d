"""JSON and notation of the card game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...record import SEATS
from ...rules import Card, Decision, Draw, IllegalMove, Play, Visible, cards, full_deck
from ...rules.classic import ROWS_TO_END
from ...rules.deck import sorted_cards
from ...rules.sheet import BY_LETTER
from ..schema import CardsState, CardsTable, DecisionShape, Json, NamedDecisionShape, NamedDrawShape, TableShape
from ..tokens import PENALTY, UNDECIDED, YES_NO, Line, Tags, card_texts
from .base import GameFormat, cards_of, common, convert, reject, to_dict
from .classic import check_end, sheets_of


class CardsFormat(GameFormat[cards.Position, cards.VisiblePosition]):
    def position_to_json(self, position: cards.Position) -> Json:
        state = CardsState(
            joker=position.jokers,
            hands=[_names(hand) for hand in position.hands],
            display=_names(position.display),
            pile=_names(position.pile),
            discard=_names(position.discard),
            **common(position),
        )
        return to_dict(state)

    def position_from_json(self, data: Json) -> cards.Position:
        state = convert(data, CardsState, "bad_position", "")
        sheets = sheets_of(state, cards.PLAYERS)
        completed = any(len(sheet.locks) >= ROWS_TO_END for sheet in sheets)
        check_end(state, sheets, {"two_rows_completed"} if completed else set())
        hands = tuple(cards_of(hand) for hand in state.hands)
        display, pile, discard = (cards_of(names) for names in (state.display, state.pile, state.discard))
        if len(hands) != len(sheets):
            reject("hands", f"must have one entry for each of {len(sheets)} players")
        for seat, hand in enumerate(hands):
            _check_hand_size(hand, f"hands[{seat}]", state.phase, active=seat == state.active)
        if len(display) != cards.DISPLAY:
            reject("display", "must have four cards")
        if not pile:
            reject("pile", "must have a card")
        everything = sorted_cards((*display, *pile, *discard, *(card for hand in hands for card in hand)))
        if everything != sorted_cards(full_deck(state.joker)):
            reject("state", "must hold every card of the deck once")
        crossed, reason = state.active_crossed, state.end_reason
        return cards.Position(
            sheets, state.active, state.turn, state.phase, state.joker, hands, display, pile, discard, crossed, reason
        )

    def table(self, view: cards.VisiblePosition, seat: int | None) -> TableShape:
        return CardsTable(
            seat=seat,
            joker=view.jokers,
            hand=_names(view.hand),
            other_hands={str(at): list(hand) for at, hand in enumerate(view.hands) if at != seat},
            display=list(view.display),
            pile_top=view.pile_top,
            pile_size=view.pile_size,
            discard_top=view.discard_top,
            discard_size=view.discard_size,
            **common(view),
        )

    def visible(self, table: CardsTable) -> cards.VisiblePosition:
        """Decode a view. Entries that depend on hidden cards are not checked."""
        sheets = sheets_of(table, cards.PLAYERS)
        seats, others, hand = range(len(sheets)), table.other_hands, cards_of(table.hand)
        if others.keys() != {str(at) for at in seats if at != table.seat}:
            reject("other_hands", "must have one entry for each other player")
        own = tuple(sorted(card.number for card in hand))
        return cards.VisiblePosition(
            seat=table.seat,
            sheets=sheets,
            active=table.active,
            turn=table.turn,
            phase=table.phase,
            jokers=table.joker,
            hand=hand,
            hands=tuple(own if at == table.seat else tuple(others[str(at)]) for at in seats),
            display=tuple(table.display),
            pile_top=table.pile_top,
            pile_size=table.pile_size,
            discard_top=table.discard_top,
            discard_size=table.discard_size,
            active_crossed=table.active_crossed,
            end_reason=table.end_reason,
        )

    def decision_to_json(self, decision: Decision, table: Visible) -> Json:
        """Encode a decision; with the whole position a draw names cards."""
        if isinstance(decision, Draw) and isinstance(table, cards.Position):
            named = sorted_cards(table.display[at] for at in decision.places)
            return {"type": "draw", "cards": _names(named)}
        return super().decision_to_json(decision, table)

    def decision(self, shape: DecisionShape | NamedDecisionShape, table: Visible) -> Decision:
        named = shape.cards if isinstance(shape, NamedDrawShape) and shape.places is None else None
        if named is None or not isinstance(table, cards.Position):
            return super().decision(shape, table)
        drawn = cards_of(named)
        for card in drawn:
            if card not in table.display:
                raise IllegalMove("card_not_on_display", "C10", card=str(card))
        return Draw(tuple(table.display.index(card) for card in drawn))

    def setup_tags(self, initial: cards.Position) -> Iterator[tuple[str, str]]:
        yield "Jokers", "yes" if initial.jokers else "no"
        for seat, hand in enumerate(initial.hands):
            yield f"{SEATS[seat]}.hand", card_texts(hand)
        yield "Display", card_texts(initial.display)
        yield "Pile", card_texts(initial.pile)

    def read_setup(self, tags: Tags, players: int) -> Mapping[str, Any]:
        jokers = tags.choice("Jokers", YES_NO)
        hands = [card for seat in range(players) for card in tags.cards(f"{SEATS[seat]}.hand", cards.HAND)]
        return {"jokers": jokers, "deck": (*hands, *tags.cards("Display", cards.DISPLAY), *tags.cards("Pile"))}

    def number(self, position: cards.Position) -> int | None:
        return position.number

    def decision_text(self, position: cards.Position, decision: Decision, lock: str) -> str:
        if isinstance(decision, Draw):
            return card_texts(position.display[at] for at in decision.places)
        return f"{decision}{lock}"

    def read_decision(self, line: Line, position: cards.Position) -> Decision | None:
        if position.phase == "play":
            return _read_play(line)
        if position.phase == "draw":
            return None if line.accept(UNDECIDED) else _read_draw(line, position)
        return line.action()


def _names(named: Sequence[Card]) -> list[str]:
    return [str(card) for card in named]


def _check_hand_size(hand: tuple[Card, ...], where: str, phase: str, *, active: bool) -> None:
    least, most = 2, cards.HAND
    if active and phase != "draw":
        least, most = (2 if phase == "over" else cards.FULL_HAND), cards.FULL_HAND
    if not least <= len(hand) <= most:
        reject(where, f"must have {least} to {most} cards" if least < most else f"must have {most} cards")


def _read_draw(line: Line, position: cards.Position) -> Draw:
    places: list[int] = []
    while line and not line.peek("|", "~"):
        token = line.first
        card = line.card("display")
        if card not in position.display:
            token.wrong("display")
        places.append(position.display.index(card))
    return Draw(tuple(places))


def _read_play(line: Line) -> Play:
    shown: list[Card] = []
    while not line.accept(">"):
        shown.append(line.card("card"))
    marks = [line.next("marks")]
    while line and not line.peek(PENALTY, "|"):
        marks.append(line.tokens.popleft())
    first = marks[0].text
    if len(marks) == 1 and len(first) == 2 and first[0] in BY_LETTER and first[1] == "-":
        return Play(tuple(shown), BY_LETTER[first[0]])
    crosses = [token.cross() for token in marks]
    for token, cross in zip(marks, crosses, strict=True):
        if cross.color != crosses[0].color:
            token.wrong("same_color")
    return Play(tuple(shown), crosses[0].color, tuple(cross.number for cross in crosses))
