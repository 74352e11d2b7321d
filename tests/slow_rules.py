"""Independent, slow implementation of the rules with lists instead of bits, written from docs/game/rules.md alone.

A :class:`GameChecker` compares a game before and after every call with these rules.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rowlock import COLORS, Card, Game, Position, Sheet
from rowlock.rules import cards, classic, onboard

POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78}
ROWS = {
    "red": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "yellow": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "green": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    "blue": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
}

Row = list[int]
Paper = dict[str, Row]
"""Crossed numbers of each row, left to right, without the lock."""


def paper(sheet: Sheet) -> Paper:
    return {str(color): sheet.crosses(color) for color in COLORS}


def locked(row: str, crosses: Sequence[int]) -> bool:
    """Whether the lock is crossed, which happens only with the last number (B17)."""
    return ROWS[row][-1] in crosses


def can_cross(row: str, crosses: Sequence[int], number: int) -> bool:
    """B4 and B16, number by number."""
    at = ROWS[row].index(number)
    if any(ROWS[row].index(crossed) >= at for crossed in crosses):
        return False
    return number != ROWS[row][-1] or len(crosses) >= 5


def is_row(row: str, crosses: Sequence[int]) -> bool:
    """Whether a row can result from legal crosses."""
    return all(can_cross(row, crosses[:at], number) for at, number in enumerate(crosses))


def points(sheet: Sheet, bonus: int = 0) -> int:
    """B27, B28, O18."""
    total = bonus - 5 * sheet.penalties
    for row, crosses in paper(sheet).items():
        total += POINTS[len(crosses) + (1 if locked(row, crosses) else 0)]
    return total


def locks(sheet: Sheet) -> set[str]:
    return {row for row, crosses in paper(sheet).items() if locked(row, crosses)}


def new_crosses(before: Sheet, after: Sheet) -> list[tuple[str, int]]:
    """Crosses added between two sheets. None may be removed, and new ones are on the right (B4, B6)."""
    found: list[tuple[str, int]] = []
    then, now = paper(before), paper(after)
    for row in ROWS:
        old, new = then[row], now[row]
        assert new[: len(old)] == old
        found += [(row, number) for number in new[len(old) :]]
    return found


def check_sheet(sheet: Sheet) -> None:
    for row, crosses in paper(sheet).items():
        assert is_row(row, crosses)
    assert {str(color) for color in sheet.locks} == locks(sheet)
    assert 0 <= sheet.penalties <= 4


def check_position(game: Game) -> None:
    """Check the invariants of a position."""
    position = game.position
    assert position.active in range(len(position.sheets))
    for sheet in position.sheets:
        check_sheet(sheet)
    assert [score.total for score in game.scores] == [
        points(sheet, bonus) for sheet, bonus in zip(position.sheets, _bonuses(position), strict=True)
    ]
    best = max(score.total for score in game.scores)
    leaders = tuple(seat for seat, score in enumerate(game.scores) if score.total == best)
    assert game.winners == (leaders if game.over and len(game.names) > 1 else ())
    assert (position.phase == "over") == (position.end_reason is not None) == game.over
    if isinstance(position, cards.Position):
        _check_cards(position)
    else:
        assert isinstance(position, classic.Position)
        _check_dice(position)
    _check_end(position)


def _bonuses(position: Position) -> list[int]:
    if not isinstance(position, onboard.Position):
        return [0] * len(position.sheets)
    return [position.track[pawn - 1].bonus if pawn else 0 for pawn in position.pawns]


def _check_dice(position: classic.Position) -> None:
    closed = set[str]().union(*(locks(sheet) for sheet in position.sheets))
    assert {str(color) for color in COLORS if position.closed >> color & 1} == closed
    assert (position.dice is None) == (position.phase in ("roll", "over"))
    if position.dice is not None:
        assert all(face in range(1, 7) for face in position.dice.white)
        for color in COLORS:
            face = position.dice.colors[color]
            assert face == 0 if str(color) in closed else face in range(1, 7)
    if isinstance(position, onboard.Position):
        _check_board(position)


def _check_board(position: onboard.Position) -> None:
    players, fields = len(position.sheets), len(position.track)
    standing = [pawn for pawn in position.pawns if pawn]
    assert len(position.pawns) == players
    assert all(0 <= pawn <= fields for pawn in position.pawns)
    assert len(set(standing)) == len(standing)
    assert (position.announced_by is None) == (position.last_turns is None)
    if position.announced_by is None or position.last_turns is None:
        return
    assert position.pawns[position.announced_by] > fields - 5
    assert position.announced_by not in position.last_turns
    assert position.active != position.announced_by
    if position.end_reason == "track_end":
        assert position.last_turns == ()
        assert (position.active + 1) % players == position.announced_by
    else:
        # all seats from the active one to the one before the announcer, clockwise (AO17)
        expected, seat = [], position.active
        while seat != position.announced_by:
            expected.append(seat)
            seat = (seat + 1) % players
        assert list(position.last_turns) == expected


def deck(jokers: bool) -> Counter[tuple[str, int]]:
    colors = ["red", "yellow", "green", "blue", *(["joker"] if jokers else [])]
    return Counter((color, number) for color in colors for number in range(2, 13))


def _names(shown: Sequence[Card]) -> list[tuple[str, int]]:
    return [("joker" if card.color is None else str(card.color), card.number) for card in shown]


def _check_cards(position: cards.Position) -> None:
    everywhere = [*position.display, *position.pile, *position.discard, *(c for hand in position.hands for c in hand)]
    assert Counter(_names(everywhere)) == deck(position.jokers)
    assert len(position.display) == 4
    assert position.pile
    for seat, hand in enumerate(position.hands):
        if seat != position.active or position.phase == "draw":
            assert len(hand) in (2, 3, 4)
        else:
            assert len(hand) == 5 if position.phase in ("number", "play") else len(hand) in (2, 3, 4, 5)


def _check_end(position: Position) -> None:
    """The game is over if and only if an end condition holds (B23, B24, C23, C24, O16)."""
    reasons = set[str]()
    if any(sheet.penalties == 4 for sheet in position.sheets):
        reasons.add("four_penalties")
    if isinstance(position, cards.Position):
        if any(len(locks(sheet)) >= 2 for sheet in position.sheets):
            reasons.add("two_rows_completed")
    elif len(set[str]().union(*(locks(sheet) for sheet in position.sheets))) >= 2:
        reasons.add("two_rows_locked")
    if isinstance(position, onboard.Position) and position.last_turns == ():
        reasons.add("track_end")
    if position.phase == "over":
        assert position.end_reason in reasons
        assert len(reasons) == 1
    else:
        assert not reasons


@dataclass
class GameChecker:
    """Checks one game call by call. Call ``check`` after every roll, deal or decision, and ``reset`` after an undo."""

    game: Game
    before: Position = field(init=False)
    began: dict[int, tuple[Sheet, ...]] = field(default_factory=dict[int, tuple[Sheet, ...]])
    ends: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        self.before = self.game.position
        self.began[self.before.turn] = self.before.sheets

    def reset(self) -> None:
        """Accept the position after an undo."""
        self.before = self.game.position

    def check(self) -> None:
        before, after = self.before, self.game.position
        check_position(self.game)
        if after is not before:
            self.began.setdefault(before.turn, before.sheets)
            _check_step(before, after)
            _check_turn(before, after, self.began[before.turn])
            if after.turn != before.turn:
                self.began[after.turn] = after.sheets
        if after.end_reason is not None:
            self.ends[after.end_reason] += 1
        self.before = after


ORDER = {
    "classic": ("roll", "action1", "action2"),
    "onboard": ("roll", "action1", "action2", "step3"),
    "cards": ("draw", "number", "play"),
}


def order_of(position: Position) -> tuple[str, ...]:
    if isinstance(position, cards.Position):
        return ORDER["cards"]
    return ORDER["onboard" if isinstance(position, onboard.Position) else "classic"]


def _check_step(before: Position, after: Position) -> None:
    """Check one step: the next phase, and the number of crosses of each seat."""
    phases = order_of(before)
    at = phases.index(before.phase)
    last = at == len(phases) - 1
    if after.phase != "over":
        assert after.phase == phases[0 if last else at + 1]
        assert after.turn == before.turn + (1 if last else 0)
        assert after.active == ((before.active + 1) % len(before.sheets) if last else before.active)
    else:
        assert (after.turn, after.active) == (before.turn, before.active)
    for seat, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        made = new_crosses(old, new)
        if before.phase in ("roll", "draw"):
            assert not made
        elif before.phase in ("action1", "number"):
            assert len(made) <= 1
        elif seat != before.active:
            assert not made
        else:
            assert len(made) <= (3 if before.phase == "play" else 1)
        for row, _ in made:
            # a row closed before this action is closed for all seats (B19, AB3), in the card game for its owner (C7)
            closed = set[str]().union(*(locks(sheet) for sheet in before.sheets))
            assert row not in (locks(old) if isinstance(before, cards.Position) else closed)
    _check_numbers(before, after)


def _check_numbers(before: Position, after: Position) -> None:
    """Check that the crosses follow from dice, cards or track."""
    made = [new_crosses(old, new) for old, new in zip(before.sheets, after.sheets, strict=True)]
    crossed = {number for each in made for _, number in each}
    mine = made[before.active]
    if isinstance(before, cards.Position):
        assert isinstance(after, cards.Position)
        if before.phase == "number":
            assert crossed <= {before.pile[0].number}
        if before.phase == "play":
            _check_play(before, after, mine)
        if before.phase == "draw":
            _check_draw(before, after)
    elif before.dice is not None:
        one, other = before.dice.white
        if before.phase == "action1":
            assert crossed <= {one + other}
        if before.phase == "action2":
            faces = {str(color): before.dice.colors[color] for color in COLORS}
            assert all(faces[row] and number - faces[row] in (one, other) for row, number in mine)
        if isinstance(before, onboard.Position) and isinstance(after, onboard.Position):
            _check_move(before, after, mine)


def _check_play(before: cards.Position, after: cards.Position, made: list[tuple[str, int]]) -> None:
    played = after.discard[len(before.discard) :]
    hand, remaining = before.hands[before.active], after.hands[before.active]
    assert after.discard[: len(before.discard)] == before.discard
    assert 1 <= len(played) <= 3
    assert Counter(hand) == Counter(remaining) + Counter(played)
    assert len({card.color for card in played if card.color is not None}) <= 1
    assert {number for _, number in made} <= {card.number for card in played}
    assert len({row for row, _ in made}) <= 1
    if made:
        row = made[0][0]
        assert all(card.color is None or str(card.color) == row for card in played)
        places = [ROWS[row].index(number) for _, number in made]
        assert max(places) - min(places) + 1 - len(places) <= 1


def _check_draw(before: cards.Position, after: cards.Position) -> None:
    """Check a draw: five cards in hand, the display refilled from the top of the pile (C10-C12)."""
    drawn = 5 - len(before.hands[before.active])
    taken = after.hands[before.active][-drawn:]
    assert after.hands[before.active][:-drawn] == before.hands[before.active]
    assert Counter(taken) <= Counter(before.display)
    stock = after.pile[: len(after.pile)]
    refill = [card for card in after.display if card not in before.display]
    assert len(refill) == drawn
    if len(before.pile) > drawn:
        assert refill == list(before.pile[:drawn])
        assert stock == before.pile[drawn:]
        assert after.discard == before.discard
    else:
        # the discard is reshuffled once the pile is empty, and goes below the remaining cards (AC6)
        assert refill[: len(before.pile)] == list(before.pile)
        assert Counter((*refill[len(before.pile) :], *stock)) == Counter(before.discard)
        assert after.discard == ()
    stay = [card for card in before.display if card not in taken]
    assert [card for card in after.display if card in before.display] == stay


def _check_move(before: onboard.Position, after: onboard.Position, made: list[tuple[str, int]]) -> None:
    """Only the active pawn moves, in step 3, one to five free fields ahead, onto a crossed number (O6-O9)."""
    me, start, to = before.active, before.pawns[before.active], after.pawns[before.active]
    assert after.track == before.track
    assert [pawn for seat, pawn in enumerate(before.pawns) if seat != me] == [
        pawn for seat, pawn in enumerate(after.pawns) if seat != me
    ]
    if before.phase != "step3":
        assert to == start
        return
    if to == start:
        assert not made
        return
    others = set(before.pawns)
    free = [at for at in range(start + 1, to + 1) if at not in others]
    assert to in free
    assert 1 <= len(free) <= 5
    name, number = str(before.track[to - 1].color), before.track[to - 1].number
    assert after.sheets[me].has(before.track[to - 1].color, number)
    if before.sheets[me].has(before.track[to - 1].color, number):
        assert not made
    else:
        assert made == [(name, number)]


def _check_turn(before: Position, after: Position, began: tuple[Sheet, ...]) -> None:
    """Check penalties: only the active seat, at the end of its turn, if it crossed nothing (B13, O11)."""
    me = before.active
    for seat, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        if seat != me:
            assert new.penalties == old.penalties
    crossed = bool(new_crosses(began[me], after.sheets[me]))
    turn_is_over = before.phase == order_of(before)[-1] and after.end_reason not in (
        "two_rows_locked",
        "two_rows_completed",
    )
    due = 1 if turn_is_over and not crossed else 0
    assert after.sheets[me].penalties == before.sheets[me].penalties + due
    if after.turn == before.turn:
        assert after.active_crossed == crossed
    else:
        assert not after.active_crossed
    if isinstance(before, onboard.Position) and isinstance(after, onboard.Position):
        _check_announcement(before, after)


def _check_announcement(before: onboard.Position, after: onboard.Position) -> None:
    """The first pawn on the last five fields announces the end, once, unless the game ended (O15, O16, AO10, AO12)."""
    reached = before.phase == "step3" and after.pawns[before.active] > len(before.track) - 5
    if before.announced_by is not None:
        assert after.announced_by == before.announced_by
    elif reached and after.phase != "over":
        assert after.announced_by == before.active
        assert after.last_turns is not None
        assert len(after.last_turns) == len(after.sheets) - 1
    else:
        assert after.announced_by is None
