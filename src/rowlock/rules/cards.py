"""Rules of Qwixx The Card Game, for two to five players.

Each player holds four cards; four are on display and the rest form the pile, backs up. A back shows the number but not
the color. The active player fills their hand up to five cards from the display, which is refilled at once. Then every
player may cross the number on top of the pile in any one row. Finally the active player must show one to three cards of
one color and may cross their numbers in its row, skipping at most one between the first and the last; the cards are
discarded. An active player who crosses nothing in either action takes a penalty. A row's last number needs five crosses
and completes the row for that player alone. A player's second completed row or fourth penalty ends the game at once.

====== ============================== ==================================================
option values                         meaning
====== ============================== ==================================================
jokers yes or no                      eleven jokers, whose color is chosen when played
deck   44 or 55 cards, top first      shuffled from the seed by default (AC3)
start  a seat, by lot if not given    the first active seat (C22)
====== ============================== ==================================================

====== ===================== ======================= ============================================
phase  decisions             chance                  then
====== ===================== ======================= ============================================
draw   the active seat       reshuffled discard,     number
                             if the pile runs out
                             (C12, AC6)
number every seat            none                    play, or over if a seat completed two rows
play   the active seat       none                    draw for the next seat, or over
over   none                  none                    nothing
====== ===================== ======================= ============================================
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import Any, Final

from . import classic
from .classic import ROWS_TO_END, check_row, white_options
from .deck import CARDS, Card, full_deck, sorted_cards
from .errors import IllegalMove, IllegalSetup
from .moves import Cross, Decision, Draw, Pass, Play
from .outcome import Outcome, sheet_outcome
from .protocol import (
    NO_DECISIONS,
    Chance,
    ChanceKind,
    Decisions,
    Random,
    Visible,
    check_each,
    check_players,
    check_seats,
)
from .protocol import Position as BasePosition
from .sheet import COLORS, CROSSES_BEFORE_LAST, LAST, MAX_PENALTIES, NUMBERS, RED, Color, Sheet, number_at, place

NAME: Final = "cards"
PLAYERS: Final = range(2, 6)
OPTIONS: Final = frozenset(("deck", "jokers"))
HAND: Final = 4
FULL_HAND: Final = 5
DISPLAY: Final = 4
MAX_PLAYED: Final = 3
MAX_SKIPPED: Final = 1
parse = classic.parse
scores = classic.scores


@dataclass(frozen=True, slots=True)
class Position(BasePosition):
    """Full state of the game. ``pile[0]`` is the top of the pile, ``discard[-1]`` the top of the discard."""

    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    phase: str
    jokers: bool
    hands: tuple[tuple[Card, ...], ...]
    display: tuple[Card, ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    active_crossed: bool = False
    end_reason: str | None = None

    @property
    def number(self) -> int | None:
        """The number every seat may cross (C13); None outside the number phase."""
        return self.pile[0].number if self.phase == "number" else None

    @property
    def missing(self) -> int:
        """Number of cards the active player has to draw (C10)."""
        return FULL_HAND - len(self.hands[self.active])

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        return self.hands


@dataclass(frozen=True, slots=True)
class VisiblePosition(Visible):
    """A position as one seat sees it: its own cards, and only the numbers of all others (AC16).

    For an onlooker ``seat`` is None and ``hand`` is empty. ``hands`` are the numbers of every hand, sorted; a joker's
    back looks like any other.
    """

    seat: int | None
    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    phase: str
    jokers: bool
    hand: tuple[Card, ...]
    hands: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    pile_top: int | None
    pile_size: int
    discard_top: int | None
    discard_size: int
    active_crossed: bool
    end_reason: str | None


def new(players: int, deck: Sequence[Card | str], jokers: bool = False, start: int = 0) -> Position:
    """Deal four cards to each seat in turn and four to the display; the rest is the pile (C8, C9, AC3)."""
    check_players(NAME, players, PLAYERS, start, "AC1")
    cards = tuple(card if isinstance(card, Card) else CARDS[card] for card in deck if str(card) in CARDS)
    if len(cards) != len(deck) or sorted_cards(cards) != sorted_cards(full_deck(jokers)):
        raise IllegalSetup("bad_deck", "C27" if jokers else "C1", count=len(full_deck(jokers)))
    dealt = players * HAND
    hands = tuple(cards[at : at + HAND] for at in range(0, dealt, HAND))
    display, pile = cards[dealt : dealt + DISPLAY], cards[dealt + DISPLAY :]
    return Position((Sheet(),) * players, start, 1, "draw", jokers, hands, display, pile)


def setup(position: Position) -> dict[str, Any]:
    hands = (card for hand in position.hands for card in hand)
    return {"jokers": position.jokers, "deck": (*hands, *position.display, *position.pile)}


def dealt(options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """The order of the deck."""
    return {"deck": random.shuffle(full_deck(bool(options.get("jokers"))))}


def to_act(position: Position | VisiblePosition) -> tuple[int, ...]:
    if position.phase == "number":
        return tuple(range(len(position.sheets)))
    return () if position.phase == "over" else (position.active,)


def chance(position: Position) -> ChanceKind | None:
    """A reshuffle if the draw takes the last card of the pile; this does not depend on the cards drawn."""
    return "reshuffle" if position.phase == "draw" and len(position.pile) <= position.missing else None


def draw(position: Position, random: Random) -> Chance:
    return random.shuffle(position.discard)


def options(table: Position | VisiblePosition, seat: int) -> Sequence[Decision]:
    """Legal decisions of a seat; a view knows those of its own seat."""
    if seat not in to_act(table):
        return ()
    if isinstance(table, Position):
        hand, number = table.hands[seat], table.number
    elif seat == table.seat:
        hand, number = table.hand, table.pile_top
    else:
        return ()
    if table.phase == "draw":
        return [Draw(places) for places in combinations(range(DISPLAY), FULL_HAND - len(hand))]
    if table.phase == "play":
        return list(_plays(table.sheets[seat], hand))
    assert number is not None
    return white_options(table.sheets[seat], 0, number)


def apply(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    if position.phase == "over":
        raise IllegalMove("game_over", "C24" if position.end_reason == "four_penalties" else "C23")
    check_seats(to_act(position), decisions, _WHO_DECIDES[position.phase])
    check_reshuffle(position, chance)
    check = _CHECKS[position.phase]
    check_each(decisions, lambda seat, decision: check(position, seat, decision))
    return apply_unchecked(position, decisions, chance)


def apply_unchecked(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    if position.phase == "draw":
        return _drawn(position, decisions[position.active], chance)
    sheets, crossed = list(position.sheets), position.active_crossed
    hands, discard = position.hands, position.discard
    for seat, decision in decisions.items():
        if isinstance(decision, Play):
            remaining = tuple(card for card in hands[seat] if card not in decision.cards)
            hands = (*hands[:seat], remaining, *hands[seat + 1 :])
            discard = (*discard, *decision.cards)
            numbers = decision.numbers
        else:
            numbers = (decision.number,) if isinstance(decision, Cross) else ()
        for number in numbers:
            assert isinstance(decision, (Cross, Play))
            sheets[seat] = sheets[seat].crossing(decision.color, place(decision.color, number))
            crossed = crossed or seat == position.active
    active, turn, phase, end_reason = position.active, position.turn, "play", None
    if any(len(sheet.locks) >= ROWS_TO_END for sheet in sheets):
        phase, end_reason = "over", "two_rows_completed"
    elif position.phase == "play":
        if not crossed:
            sheets[active] = sheets[active].penalized()
        if sheets[active].penalties >= MAX_PENALTIES:
            phase, end_reason = "over", "four_penalties"
        else:
            phase, active, turn, crossed = "draw", (active + 1) % len(sheets), turn + 1, False
    jokers, display, pile = position.jokers, position.display, position.pile
    return Position(tuple(sheets), active, turn, phase, jokers, hands, display, pile, discard, crossed, end_reason)


def outcome(table: Position | VisiblePosition, seat: int, option: Decision) -> Outcome:
    sheet = table.sheets[seat]
    color, numbers = (option.color, option.numbers) if isinstance(option, Play) else (RED, ())
    if isinstance(option, Cross):
        color, numbers = option.color, (option.number,)
    threatened = table.phase == "play" and seat == table.active and not table.active_crossed
    last_lock = len(sheet.locks) + 1 >= ROWS_TO_END
    return sheet_outcome(sheet, color, numbers, last_lock=last_lock, threatened=threatened)


def view(position: Position, seat: int | None) -> VisiblePosition:
    """Hide all but the seat's own cards; display, pile, discard and other hands show numbers only."""
    return VisiblePosition(
        seat=seat,
        sheets=position.sheets,
        active=position.active,
        turn=position.turn,
        phase=position.phase,
        jokers=position.jokers,
        hand=() if seat is None else position.hands[seat],
        hands=tuple(tuple(sorted(card.number for card in hand)) for hand in position.hands),
        display=tuple(card.number for card in position.display),
        pile_top=position.pile[0].number if position.pile else None,
        pile_size=len(position.pile),
        discard_top=position.discard[-1].number if position.discard else None,
        discard_size=len(position.discard),
        active_crossed=position.active_crossed,
        end_reason=position.end_reason,
    )


def resampled(position: Position, seat: int, random: Random) -> Position:
    """Swap hidden cards of equal number, and shuffle those below the tops of pile and discard."""
    below = random.shuffle((*position.pile[1:], *position.discard[:-1]))
    split = max(len(position.pile) - 1, 0)
    pile, discard = (*position.pile[:1], *below[:split]), (*below[split:], *position.discard[-1:])
    others = (card for at, hand in enumerate(position.hands) if at != seat for card in hand)
    hidden = sorted((*position.display, *pile, *discard, *others), key=lambda card: card.number)
    swap: dict[Card, Card] = {}
    for _, group in groupby(hidden, key=lambda card: card.number):
        same = tuple(group)
        swap.update(zip(same, random.shuffle(same), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap[card] for card in cards)

    return replace(
        position,
        hands=tuple(hand if at == seat else swapped(hand) for at, hand in enumerate(position.hands)),
        display=swapped(position.display),
        pile=swapped(pile),
        discard=swapped(discard),
    )


def reshuffled(position: Position, random: Random) -> Position:
    """Shuffle the pile below its top."""
    return replace(position, pile=(*position.pile[:1], *random.shuffle(position.pile[1:])))


def _drawn(position: Position, draw: Decision, chance: Chance | None) -> Position:
    """Take the cards, refill the display from left to right and renew the pile once it is empty (C11, C12)."""
    assert isinstance(draw, Draw)
    active, pile, discard = position.active, position.pile, position.discard
    taken = tuple(position.display[at] for at in draw.places)
    if chance is not None:
        assert isinstance(chance, tuple)
        pile, discard = pile + chance, ()
    display = list(position.display)
    for at, card in zip(draw.places, pile, strict=False):
        display[at] = card
    hands = (*position.hands[:active], position.hands[active] + taken, *position.hands[active + 1 :])
    pile = pile[len(taken) :]
    turn, jokers = position.turn, position.jokers
    return Position(position.sheets, active, turn, "number", jokers, hands, tuple(display), pile, discard)


def _plays(sheet: Sheet, hand: tuple[Card, ...]) -> Iterator[Play]:
    """Every set of one to three cards, in each color it can be shown in, with every choice of crosses (C14-C18)."""
    for count in range(1, MAX_PLAYED + 1):
        for cards in combinations(sorted_cards(hand), count):
            colors = {card.color for card in cards} - {None}
            if len(colors) <= 1:
                for color in colors or COLORS:
                    assert color is not None
                    for numbers in _marks(sheet.rows[color], color, cards):
                        yield Play(cards, color, numbers)


def _marks(row: int, color: Color, cards: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """Choices of numbers to cross when these cards are shown in a color, fewest first."""
    shown = sorted({place(color, card.number) for card in cards})
    for count in range(len(shown) + 1):
        for places in combinations(shown, count):
            if not places or fits(row, places):
                yield tuple(number_at(color, at) for at in places)


def fits(row: int, places: Sequence[int]) -> bool:
    """Whether crosses at these places, left to right, fit the row and skip at most one in between (C3, C4, C18)."""
    return (
        not row >> places[0]
        and _skipped(places) <= MAX_SKIPPED
        and (places[-1] < LAST or row.bit_count() + len(places) > CROSSES_BEFORE_LAST)
    )


def skipped_between(color: Color, numbers: Sequence[int]) -> int:
    """Count the numbers skipped between the first and the last of these crosses, left to right (AC17-AC19)."""
    return _skipped([place(color, number) for number in numbers])


def _skipped(places: Sequence[int]) -> int:
    return places[-1] - places[0] + 1 - len(places)


# The checks of apply, phase by phase.


def check_reshuffle(position: Position, reshuffled: Chance | None) -> None:
    """Raise IllegalMove for a reshuffle that is not due or does not hold the cards of the discard (C12, AC25)."""
    if chance(position) is None:
        if reshuffled is not None:
            raise IllegalMove("chance_not_wanted", "C12")
    elif reshuffled is None:
        raise IllegalMove("reshuffle_wanted", "C12")
    elif not isinstance(reshuffled, tuple) or sorted_cards(reshuffled) != sorted_cards(position.discard):
        raise IllegalMove("bad_reshuffle", "AC25")


def _check_draw(position: Position, seat: int, decision: Decision) -> None:
    if not isinstance(decision, Draw):
        raise IllegalMove("wrong_decision", "C10")
    for at in decision.places:
        if at not in range(DISPLAY):
            raise IllegalMove("no_such_place", "C10", place=at + 1)
    if len(set(decision.places)) != len(decision.places):
        raise IllegalMove("place_twice", "C10")
    if len(decision.places) != position.missing:
        raise IllegalMove("draw_count", "AC5", count=position.missing)


def _check_number(position: Position, seat: int, decision: Decision) -> None:
    if isinstance(decision, Pass):
        return
    if not isinstance(decision, Cross):
        raise IllegalMove("wrong_decision", "C13")
    if decision.number != position.number:
        raise IllegalMove("not_the_number", "C13", sum=position.number, number=decision.number)
    check_row(position.sheets[seat], decision.color, decision.number, "C3", "C4")


def _check_play(position: Position, seat: int, decision: Decision) -> None:
    if not isinstance(decision, Play):
        raise IllegalMove("wrong_decision", "C14")
    cards, color, numbers = decision.cards, decision.color, decision.numbers
    if not cards:
        raise IllegalMove("no_card", "C14")
    if len(cards) > MAX_PLAYED:
        raise IllegalMove("too_many_cards", "C15")
    for at, card in enumerate(cards):
        if card not in position.hands[seat]:
            raise IllegalMove("card_not_in_hand", "C14", card=str(card))
        if card in cards[:at]:
            raise IllegalMove("card_twice", "C15", card=str(card))
        if card.color not in (None, color):
            raise IllegalMove("mixed_colors", "C15")
    _check_marks(position.sheets[seat], color, cards, numbers)


def _check_marks(sheet: Sheet, color: Color, cards: Sequence[Card], numbers: Sequence[int]) -> None:
    shown = {card.number for card in cards}
    for at, number in enumerate(numbers):
        if number not in shown:
            raise IllegalMove("number_not_shown", "C17", number=number)
        if number in numbers[:at]:
            raise IllegalMove("number_twice", "C17", number=number)
    if numbers and skipped_between(color, numbers) > MAX_SKIPPED:
        raise IllegalMove("skips_too_many", "C18")
    for number in numbers:
        assert number in NUMBERS
        check_row(sheet, color, number, "C3", "C4")
        sheet = sheet.crossing(color, place(color, number))


_WHO_DECIDES: Final = {"draw": "C10", "number": "C13", "play": "C20"}
_CHECKS: Final = {"draw": _check_draw, "number": _check_number, "play": _check_play}
