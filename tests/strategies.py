"""Hypothesis strategies for positions with arbitrary sheets, dice and cards before the end of a game."""

from random import Random

from hypothesis import strategies as st

from rowlock import COLORS, Color, Dice, Sheet
from rowlock.rules import cards, classic, full_deck, named_track, onboard
from rowlock.rules.sheet import LAST, LAST_AND_LOCK
from rowlock.rules.track import check_track

from .games import SHORT_TRACK

faces = st.integers(1, 6)


@st.composite
def sheets(draw: st.DrawFn, lockable: Color | None) -> Sheet:
    """A sheet with any crosses; at most one row is locked."""
    rows = []
    for color in COLORS:
        length = draw(st.integers(0, LAST))
        row = draw(st.integers(0, (1 << length) - 1)) | (1 << length) >> 1
        if color is lockable and row.bit_count() >= 5 and draw(st.booleans()):
            row |= LAST_AND_LOCK
        rows.append(row)
    return Sheet((rows[0], rows[1], rows[2], rows[3]), draw(st.integers(0, 3)))


@st.composite
def dice_positions(
    draw: st.DrawFn, min_players: int = 1, max_players: int = 5, phases: tuple[str, ...] = ("action1", "action2")
) -> classic.Position:
    """A position of the dice game, possibly solo, in which a seat is to decide."""
    lockable = draw(st.none() | st.sampled_from(COLORS))
    made = tuple(draw(st.lists(sheets(lockable), min_size=min_players, max_size=max_players)))
    closed = sum(1 << color for color in {color for each in made for color in each.locks})
    phase = draw(st.sampled_from(phases))
    rolled = Dice(draw(st.tuples(faces, faces)), draw(st.tuples(faces, faces, faces, faces)))
    crossed = phase != "action1" and draw(st.booleans())
    active = draw(st.integers(0, len(made) - 1))
    return classic.Position(made, active, 1, phase, rolled.without(closed), closed, crossed)


@st.composite
def board_positions(draw: st.DrawFn) -> onboard.Position:
    base = draw(dice_positions(2, 4, ("action1", "action2", "step3")))
    track = draw(st.sampled_from([named_track("a"), named_track("b"), check_track(SHORT_TRACK)]))
    players = len(base.sheets)
    fields = st.integers(1, len(track))
    pawns = draw(st.lists(fields, min_size=players, max_size=players, unique=True))
    at_start = draw(st.lists(st.booleans(), min_size=players, max_size=players))
    return onboard.Position(
        base.sheets,
        base.active,
        1,
        base.phase,
        base.dice,
        base.closed,
        base.active_crossed,
        None,
        track,
        tuple(0 if start else pawn for pawn, start in zip(pawns, at_start, strict=True)),
    )


@st.composite
def card_positions(draw: st.DrawFn) -> cards.Position:
    players, jokers = draw(st.integers(2, 5)), draw(st.booleans())
    phase, active = draw(st.sampled_from(["draw", "number", "play"])), draw(st.integers(0, players - 1))
    deck = list(full_deck(jokers))
    Random(draw(st.integers(0, 10**6))).shuffle(deck)
    hands = []
    for seat in range(players):
        size = 5 if seat == active and phase != "draw" else draw(st.integers(2, 4))
        hands.append(tuple(deck.pop() for _ in range(size)))
    display = tuple(deck.pop() for _ in range(4))
    pile = draw(st.integers(1, len(deck)))
    made = tuple(draw(sheets(draw(st.none() | st.sampled_from(COLORS)))) for _ in range(players))
    crossed = phase == "play" and draw(st.booleans())
    return cards.Position(
        made, active, 1, phase, jokers, tuple(hands), display, tuple(deck[:pile]), tuple(deck[pile:]), crossed
    )
