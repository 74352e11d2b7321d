"""Builders of positions, sheets and dice for tests."""

from collections.abc import Sequence

from rowlock import Card, Dice, Sheet
from rowlock.rules import CARDS, cards, classic, full_deck, onboard
from rowlock.rules.sheet import BY_NAME, place
from rowlock.rules.track import check_track, named_track


def sheet(penalties: int = 0, /, **rows: Sequence[int]) -> Sheet:
    """``sheet(1, red=[2, 3])`` has one penalty; numbers are listed in the order of crossing."""
    made = Sheet(penalties=penalties)
    for name, numbers in rows.items():
        for number in numbers:
            made = made.crossing(BY_NAME[name], place(BY_NAME[name], number))
    return made


def dice(one: int, other: int, red: int = 1, yellow: int = 1, green: int = 1, blue: int = 1) -> Dice:
    return Dice((one, other), (red, yellow, green, blue))


def _closed(sheets: Sequence[Sheet]) -> int:
    return sum(1 << color for color in {color for each in sheets for color in each.locks})


def at_dice(
    *sheets: Sheet, phase: str = "action1", rolled: Dice | None = None, active: int = 0, crossed: bool = False
) -> classic.Position:
    """A position of the dice game; closed rows follow from the sheets."""
    closed = _closed(sheets)
    shown = None if rolled is None else rolled.without(closed)
    return classic.Position(sheets, active, 1, phase, shown, closed, crossed)


def on_board(
    *sheets: Sheet,
    pawns: Sequence[int],
    phase: str = "step3",
    track: str | Sequence[object] = "a",
    active: int = 0,
    crossed: bool = False,
    announced_by: int | None = None,
    last_turns: tuple[int, ...] | None = None,
    rolled: Dice | None = None,
) -> onboard.Position:
    fields = named_track(track) if isinstance(track, str) else check_track(track)
    shown = None if phase == "roll" else (rolled or dice(1, 1)).without(_closed(sheets))
    return onboard.Position(
        sheets,
        active,
        1,
        phase,
        shown,
        _closed(sheets),
        crossed,
        None,
        fields,
        tuple(pawns),
        announced_by,
        last_turns,
    )


def parse_cards(texts: str) -> tuple[Card, ...]:
    return tuple(CARDS[text] for text in texts.split())


def at_cards(
    *hands: str,
    display: str = "",
    pile: str = "",
    discard: str | None = None,
    phase: str = "play",
    sheets: Sequence[Sheet] | None = None,
    active: int = 0,
    crossed: bool = False,
) -> cards.Position:
    """A position of the card game with jokers; cards not named go to the bottom of the pile.

    With ``discard`` they go to the bottom of the discard instead.
    """
    named = parse_cards(" ".join((*hands, display, pile, discard or "")))
    rest = [card for card in full_deck(jokers=True) if card not in named]
    shown = parse_cards(display)
    while len(shown) < 4:
        shown = (*shown, rest.pop())
    below, thrown = ((), (*rest, *parse_cards(discard))) if discard is not None else (tuple(rest), ())
    return cards.Position(
        sheets=tuple(sheets or (Sheet(),) * len(hands)),
        active=active,
        turn=1,
        phase=phase,
        jokers=True,
        hands=tuple(parse_cards(hand) for hand in hands),
        display=shown,
        pile=(*parse_cards(pile), *below),
        discard=thrown,
        active_crossed=crossed,
    )
