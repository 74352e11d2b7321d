"""JSON and notation of On Board."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, cast

from ...rules import Decision, IllegalMove, IllegalSetup, Move, Visible, check_track, named_track, onboard
from ...rules.moves import CROSSES
from ...rules.sheet import BY_LETTER, NAMES
from ...rules.track import NAMED, Field, Track
from ..errors import FormatError
from ..schema import DecisionShape, MoveShape, NamedDecisionShape, OnboardState, OnboardTable
from ..tokens import UNDECIDED, Line, Tags
from .base import reject
from .classic import DiceFormat, dice_fields

_MOVE: Final = re.compile(r"@([1-9]\d{0,2})(?:\+([rygb])(1?\d)(!?))?", re.ASCII)
_FIELD: Final = re.compile(r"([rygb])(1?\d)=(\d{1,2})", re.ASCII)


@lru_cache(64)
def track_fields(track: tuple[Field, ...]) -> list[Any]:
    """A track as JSON: color, number and bonus of each field."""
    return [[NAMES[field.color], field.number, field.bonus] for field in track]


def track_setting(track: Track) -> Any:
    """The name of a printed track, or the fields of another."""
    return next((name for name in NAMED if named_track(name) == track), None) or track_fields(track)


class OnboardFormat(DiceFormat[onboard.Position]):
    state, shape = OnboardState, OnboardTable

    def entries(self, position: onboard.Position) -> dict[str, Any]:
        return {
            **super().entries(position),
            "track": track_fields(position.track),
            "pawns": list(position.pawns),
            "announced_by": position.announced_by,
            "last_turns": None if position.last_turns is None else list(position.last_turns),
        }

    def visible(self, table: OnboardState) -> onboard.Position:
        fields = dice_fields(table, onboard.PLAYERS, set() if table.announced_by is None else {"track_end"})
        try:
            track = check_track(table.track)
        except IllegalSetup as error:
            reject("track", str(error))
        return onboard.Position(*fields, track, _pawns(table, len(track)), table.announced_by, _last_turns(table))

    def decision_shape(self, decision: Decision, table: Visible) -> DecisionShape:
        if isinstance(decision, Move):
            position, field = cast("onboard.Position", table), decision.field
            return MoveShape(onboard.reach(position).index(field) + 1, field, bool(onboard.lands(position, field)))
        return super().decision_shape(decision, table)

    def decision(self, shape: DecisionShape | NamedDecisionShape, table: Visible) -> Decision:
        if not isinstance(shape, MoveShape):
            return super().decision(shape, table)
        position = cast("onboard.Position", table)
        reach, field = onboard.reach(position), shape.field
        if shape.steps is not None:
            if shape.steps > len(reach):
                raise IllegalMove("too_many_steps", "O6", steps=shape.steps, most=len(reach))
            if field not in (None, reach[shape.steps - 1]):
                raise IllegalMove("move_contradicts_itself", "O6")
            field = reach[shape.steps - 1]
        if field is None:
            raise FormatError("bad_decision", "decision", "must have steps or field")
        if shape.crosses is not None and field in reach and onboard.lands(position, field) is (not shape.crosses):
            raise IllegalMove("move_contradicts_itself", "O9")
        return Move(field)

    def setup_tags(self, initial: onboard.Position) -> Iterator[tuple[str, str]]:
        known = track_setting(initial.track)
        fields = (f"{field.color.letter.lower()}{field.number}={field.bonus}" for field in initial.track)
        yield "Track", known if isinstance(known, str) else " ".join(fields)

    def read_setup(self, tags: Tags, players: int) -> Mapping[str, Any]:
        tag = tags.required("Track")
        if tag.text in NAMED:
            return {"track": named_track(tag.text)}
        fields = [_FIELD.fullmatch(text) for text in tag.text.split()]
        try:
            track = check_track([[NAMES[BY_LETTER[f[1]]], int(f[2]), int(f[3])] if f else None for f in fields])
        except IllegalSetup:
            tags.bad_value("Track")
        return {"track": track}

    def decision_text(self, position: onboard.Position, decision: Decision, lock: str) -> str:
        if isinstance(decision, Move) and onboard.lands(position, decision.field):
            field = position.track[decision.field - 1]
            return f"{decision}+{CROSSES[field.color][field.number]}{lock}"
        return super().decision_text(position, decision, lock)

    def read_decision(self, line: Line, position: onboard.Position) -> Decision | None:
        if position.phase != "step3" or line.peek(UNDECIDED, "-"):
            return super().read_decision(line, position)
        token = line.next("decision")
        match = _MOVE.fullmatch(token.text)
        if match is None or int(match[1]) > len(position.track):
            token.wrong("move")
        at, (_, letter, number, lock) = int(match[1]), match.groups()
        if letter:
            color, landed, _ = position.track[at - 1]
            if (BY_LETTER[letter], int(number)) != (color, landed) or not onboard.lands(position, at):
                token.fail("no_cross_here", token=token.text)
            if lock:
                token.check_lock(CROSSES[color][landed])
        return Move(at)


def _pawns(state: OnboardState, length: int) -> tuple[int, ...]:
    for at, pawn in enumerate(state.pawns):
        if pawn > length:
            reject(f"pawns[{at}]", f"must be a whole number from 0 to {length}")
    standing = [pawn for pawn in state.pawns if pawn]
    if len(state.pawns) != state.players or len(set(standing)) != len(standing):
        reject("pawns", "must be one for each player, no two on one field")
    return tuple(state.pawns)


def _last_turns(state: OnboardState) -> tuple[int, ...] | None:
    """Decode the announcement; last turns run clockwise from the active seat up to the announcer (AO17)."""
    by, last, players = state.announced_by, state.last_turns, state.players
    if by is None:
        if last is not None:
            reject("last_turns", "must be null before the end is announced")
        return None
    if by >= players:
        reject("announced_by", f"must be a whole number from 0 to {players - 1}")
    ahead = (by - state.active) % players
    ended = state.end_reason == "track_end"
    expected = () if ended else tuple((state.active + step) % players for step in range(ahead))
    if last is None or tuple(last) != expected or not ahead or (ended and ahead > 1):
        reject("last_turns", "must be the seats from the active one up to the announcer")
    return expected
