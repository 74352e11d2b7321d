"""Rules of Qwixx On Board, for two to four players: the dice game with a pawn.

Steps 1 and 2 are the two actions of the dice game. In step 3 the active player may move the pawn 1 to 5 free fields
ahead; the number of the field landed on has to be crossed now, or be crossed already. An active player who crosses
nothing in all three steps takes a penalty. The pawn's field gives bonus points at the end. A pawn on one of the last
five fields announces the end: each other player has one more turn. The dice game's end conditions still apply.

====== ============================== ============================================
option values                         meaning
====== ============================== ============================================
track  ``a``, ``b`` or a track        the side of the board (O3, AO1, AO26)
start  a seat, by lot if not given    the first active seat (O4)
====== ============================== ============================================

======= ===================== ======== ===============================================
phase   decisions             chance   then
======= ===================== ======== ===============================================
roll    none                  dice     action1
action1 every seat            none     action2, or over if two rows are locked
action2 the active seat       none     step3, or over if two rows are locked
step3   the active seat       none     roll for the next seat, or over
over    none                  none     nothing
======= ===================== ======== ===============================================
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from . import classic
from .classic import ROWS_TO_END, make_crosses, with_penalty
from .dice import Dice
from .errors import IllegalMove
from .moves import CROSSES, PASS, Decision, Move, Pass
from .outcome import Outcome
from .protocol import NO_DECISIONS, Chance, Decisions, check_each, check_players
from .sheet import MAX_PENALTIES, Score, Sheet, can_cross, clockwise, place
from .track import LAST_FIELDS, Track, check_track, named_track

NAME: Final = "onboard"
PLAYERS: Final = range(2, 5)
OPTIONS: Final = frozenset(("track",))
MAX_STEPS: Final = 5
parse = classic.parse
dealt = classic.dealt
chance = classic.chance
draw = classic.draw
view = classic.view
resampled = classic.resampled
reshuffled = classic.reshuffled


@dataclass(frozen=True, slots=True)
class Position(classic.Position):
    """Full state of the game. Pawns are on fields counted from 1, or on 0, the start (AO8).

    After the announcement ``last_turns`` lists the seats that still have a turn, including the active one.
    """

    track: Track = ()
    pawns: tuple[int, ...] = ()
    announced_by: int | None = None
    last_turns: tuple[int, ...] | None = None


def new(players: int, track: str | Track | Sequence[object] = "a", start: int = 0) -> Position:
    """Initial position: empty sheets, all pawns on the start field (O3)."""
    check_players(NAME, players, PLAYERS, start, "O1")
    fields = named_track(track) if isinstance(track, str) else check_track(track)
    return Position((Sheet(),) * players, start, track=fields, pawns=(0,) * players)


def setup(position: Position) -> dict[str, Any]:
    return {"track": position.track}


def to_act(position: Position) -> tuple[int, ...]:
    return (position.active,) if position.phase == "step3" else classic.to_act(position)


def options(position: Position, seat: int) -> Sequence[Decision]:
    if position.phase != "step3":
        return classic.options(position, seat)
    if seat != position.active:
        return ()
    return [PASS, *[Move(field) for field in reach(position) if lands(position, field) is not None]]


def apply(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    classic.check_dice_step(position, to_act(position), decisions, chance)
    check = check_move if position.phase == "step3" else classic.check_cross
    check_each(decisions, lambda seat, decision: check(position, seat, decision))
    return apply_unchecked(position, decisions, chance)


def apply_unchecked(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    phase, pawns = position.phase, position.pawns
    if phase == "roll":
        assert isinstance(chance, Dice)
        dice = chance.without(position.closed)
        return replace(position, phase="action1", dice=dice, active_crossed=False)
    if phase == "step3":
        move = decisions[position.active]
        decisions = NO_DECISIONS
        if isinstance(move, Move):
            pawns = (*pawns[: position.active], move.field, *pawns[position.active + 1 :])
            if lands(position, move.field):
                field = position.track[move.field - 1]
                decisions = {position.active: CROSSES[field.color][field.number]}
    sheets, closed, crossed = make_crosses(position, decisions)
    after = replace(position, sheets=sheets, closed=closed, active_crossed=crossed, pawns=pawns)
    if closed != position.closed and closed.bit_count() >= ROWS_TO_END:
        return _over(after, "two_rows_locked")
    if phase == "step3":
        return _end_turn(after)
    assert position.dice is not None
    return replace(after, phase="action2" if phase == "action1" else "step3", dice=position.dice.without(closed))


def scores(position: Position) -> tuple[Score, ...]:
    """Scores of the sheets, plus the bonus of each pawn's field (O14, O18)."""
    track = position.track
    return tuple(
        sheet.score(track[pawn - 1].bonus if pawn else 0)
        for sheet, pawn in zip(position.sheets, position.pawns, strict=True)
    )


def outcome(position: Position, seat: int, option: Decision) -> Outcome:
    if position.phase != "step3":
        return classic.cross_outcome(position, seat, option, last=False)
    track, was, moves = position.track, position.pawns[seat], isinstance(option, Move)
    pawn = option.field if isinstance(option, Move) else was
    color, number, bonus = track[pawn - 1]
    numbers = (number,) if moves and lands(position, pawn) else ()
    found = classic.dice_outcome(position, seat, color, numbers, last=True)
    ends = found.ends or (position.last_turns is not None and len(position.last_turns) == 1)
    announces = not ends and position.last_turns is None and pawn > len(track) - LAST_FIELDS
    if not moves:
        return found._replace(ends=ends, announces=announces)
    points = found.points + bonus - (track[was - 1].bonus if was else 0)
    return found._replace(ends=ends, announces=announces, bonus=bonus, points=points)


def board(position: classic.Position) -> Position:
    """A position of either dice game with its board; without one, an empty track and all pawns on the start."""
    if isinstance(position, Position):
        return position
    return Position(position.sheets, pawns=(0,) * len(position.sheets))


def reach(position: Position) -> list[int]:
    """The next free fields ahead of the active pawn, at most five; occupied fields are skipped (O6-O8, AO4, AO13)."""
    pawn, taken = position.pawns[position.active], position.pawns
    ahead = range(pawn + 1, len(position.track) + 1)
    return [field for field in ahead if field not in taken][:MAX_STEPS]


def lands(position: Position, field: int) -> bool | None:
    """Whether landing on the field crosses its number; None if the active pawn may not land there (O9)."""
    color, number, _ = position.track[field - 1]
    row, at = position.sheets[position.active].rows[color], place(color, number)
    if row >> at & 1:
        return False
    return True if not position.closed >> color & 1 and can_cross(row, at) else None


def check_move(position: Position, seat: int, decision: Decision) -> None:
    """Raise IllegalMove, with the reason, for a decision not allowed in step 3."""
    if isinstance(decision, Pass):
        return
    if not isinstance(decision, Move):
        raise IllegalMove("wrong_decision", "O4")
    field = decision.field
    if field not in range(1, len(position.track) + 1):
        raise IllegalMove("no_such_field", "O6", field=field)
    if field <= position.pawns[position.active]:
        raise IllegalMove("not_ahead", "O6", field=field)
    if field in position.pawns:
        raise IllegalMove("field_occupied", "O8", field=field)
    if field not in reach(position):
        raise IllegalMove("field_too_far", "O6", field=field)
    if lands(position, field) is None:
        color, number, _ = position.track[field - 1]
        raise IllegalMove("cannot_land", "O9", field=field, color=str(color), number=number)


def _end_turn(position: Position) -> Position:
    """Apply penalty, last turns or announcement, and next player, in this order (O11-O17, AO12)."""
    active, sheets, announced, last = position.active, position.sheets, position.announced_by, position.last_turns
    if not position.active_crossed:
        sheets = with_penalty(sheets, active)
        if sheets[active].penalties >= MAX_PENALTIES:
            return _over(replace(position, sheets=sheets), "four_penalties")
    if last is not None:
        last = last[1:]
        if not last:
            return _over(replace(position, sheets=sheets, last_turns=last), "track_end")
    elif position.pawns[active] > len(position.track) - LAST_FIELDS:
        announced, last = active, tuple(clockwise(active, len(sheets)))
    return Position(
        sheets,
        (active + 1) % len(sheets),
        position.turn + 1,
        closed=position.closed,
        track=position.track,
        pawns=position.pawns,
        announced_by=announced,
        last_turns=last,
    )


def _over(position: Position, reason: str) -> Position:
    return replace(position, phase="over", dice=None, end_reason=reason)
