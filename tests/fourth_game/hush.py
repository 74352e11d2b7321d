"""Rules of Hush, for two to four players: the dice game with secret numbers.

Each player holds three secret numbers, or as few as the option ``secrets`` says, dealt from a bag with two of each. The
active player rolls. Action 1 is that of the dice game. Then the active player may whisper: give up one of the secret
numbers and cross it in any row. An active player who crosses nothing takes a penalty. Locks, penalties and the end are
those of the dice game.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rowlock import i18n
from rowlock.formats.games import register
from rowlock.rules import PASS, Color, Cross, Decision, Dice, IllegalMove, IllegalSetup, Outcome, Pass, classic
from rowlock.rules import Position as BasePosition
from rowlock.rules.classic import ROWS_TO_END, check_row, white_options, with_penalty
from rowlock.rules.moves import parse as parse_common
from rowlock.rules.outcome import sheet_outcome
from rowlock.rules.protocol import (
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
from rowlock.rules.sheet import BY_LETTER, COLORS, LAST, MAX_PENALTIES, NUMBERS, RED, Score, Sheet, can_cross, place

NAME: Final = "hush"
PLAYERS: Final = range(2, 5)
OPTIONS: Final = frozenset(("bag", "secrets"))
SECRETS: Final = 3


@dataclass(frozen=True, slots=True)
class Whisper(Decision):
    """Give up a secret number to cross it in a row."""

    number: int
    color: Color

    def __str__(self) -> str:
        return f"w{self.number}{self.color.letter.lower()}"


@dataclass(frozen=True, slots=True)
class Position(BasePosition):
    """Full state of the game. ``bag`` are the numbers left, ``secrets`` those of each seat, at first ``dealt`` each."""

    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    phase: str
    secrets: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    dice: Dice | None = None
    closed: int = 0
    active_crossed: bool = False
    end_reason: str | None = None
    dealt: int = SECRETS


@dataclass(frozen=True, slots=True)
class View(Visible):
    """What one seat sees: its own numbers, and how many the others hold."""

    seat: int | None
    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    phase: str
    own: tuple[int, ...]
    held: tuple[int, ...]
    dice: Dice | None = None
    closed: int = 0
    active_crossed: bool = False
    end_reason: str | None = None


def new(players: int, bag: Sequence[int], start: int = 0, secrets: int = SECRETS) -> Position:
    check_players(NAME, players, PLAYERS, start, "B3")
    if secrets not in range(1, SECRETS + 1):
        raise IllegalSetup("unknown_option", "B1", game=NAME, option=f"secrets={secrets}")
    held = tuple(tuple(sorted(bag[at : at + secrets])) for at in range(0, players * secrets, secrets))
    return Position((Sheet(),) * players, start, 1, "roll", held, tuple(bag[players * secrets :]), dealt=secrets)


def setup(position: Position) -> dict[str, Any]:
    bag = (*(number for own in position.secrets for number in own), *position.bag)
    return {"bag": bag, "secrets": position.dealt}


def dealt(options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    return {"bag": random.shuffle((*NUMBERS, *NUMBERS))}


def to_act(table: Position | View) -> tuple[int, ...]:
    if table.phase == "action1":
        return tuple(range(len(table.sheets)))
    return (table.active,) if table.phase == "whisper" else ()


def chance(position: Position) -> ChanceKind | None:
    return "dice" if position.phase == "roll" else None


def draw(position: Position, random: Random) -> Chance:
    return random.dice().without(position.closed)


def options(table: Position | View, seat: int) -> Sequence[Decision]:
    if seat not in to_act(table) or (isinstance(table, View) and table.seat != seat):
        return ()
    if table.phase == "action1":
        assert table.dice is not None
        return white_options(table.sheets[seat], table.closed, table.dice.white_sum)
    secrets = table.own if isinstance(table, View) else table.secrets[seat]
    rows = table.sheets[seat].rows
    found = [
        Whisper(number, color)
        for number in sorted(set(secrets))
        for color in COLORS
        if not table.closed >> color & 1 and can_cross(rows[color], place(color, number))
    ]
    return [PASS, *found]


def parse(text: str) -> Decision:
    whisper = re.fullmatch(r"w(\d{1,2})([rygb])", text)
    if whisper and int(whisper[1]) in NUMBERS:
        return Whisper(int(whisper[1]), BY_LETTER[whisper[2]])
    return parse_common(text)


def outcome(table: Position | View, seat: int, option: Decision) -> Outcome:
    crosses = isinstance(option, (Cross, Whisper))
    color, numbers = (option.color, (option.number,)) if crosses else (RED, ())  # type: ignore[attr-defined]
    threatened = table.phase == "whisper" and not table.active_crossed
    last_lock = table.closed.bit_count() + 1 >= ROWS_TO_END
    return sheet_outcome(table.sheets[seat], color, numbers, last_lock=last_lock, threatened=threatened)


def apply(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    if position.over:
        raise IllegalMove("game_over", "B24")
    check_seats(to_act(position), decisions, "B9")
    if (position.phase == "roll") != isinstance(chance, Dice):
        raise IllegalMove("dice_wanted" if position.phase == "roll" else "chance_not_wanted", "B8")
    if isinstance(chance, Dice):
        chance.check(position.closed)
    check_each(decisions, lambda seat, decision: _check(position, seat, decision))
    return apply_unchecked(position, decisions, chance)


def _check(position: Position, seat: int, decision: Decision) -> None:
    if decision in options(position, seat):
        return
    if isinstance(decision, Whisper) and position.phase == "whisper":
        check_row(position.sheets[seat], decision.color, decision.number, "B4", "B16")
    if isinstance(decision, (Cross, Pass)) and position.phase == "action1":
        assert isinstance(decision, Cross)
        check_row(position.sheets[seat], decision.color, decision.number, "B4", "B16")
    raise IllegalMove("wrong_decision", "B8")


def apply_unchecked(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    if position.phase == "roll":
        assert isinstance(chance, Dice)
        rolled = chance.without(position.closed)
        return _with(position, phase="action1", dice=rolled)
    sheets, secrets, closed, crossed = list(position.sheets), position.secrets, position.closed, position.active_crossed
    for seat, decision in decisions.items():
        if isinstance(decision, (Cross, Whisper)):
            at = place(decision.color, decision.number)
            sheets[seat] = sheets[seat].crossing(decision.color, at)
            closed |= 1 << decision.color if at == LAST else 0
            crossed = crossed or seat == position.active
        if isinstance(decision, Whisper):
            left = list(secrets[seat])
            left.remove(decision.number)
            secrets = (*secrets[:seat], tuple(left), *secrets[seat + 1 :])
    after = _with(position, sheets=tuple(sheets), secrets=secrets, closed=closed, active_crossed=crossed)
    if closed != position.closed and closed.bit_count() >= ROWS_TO_END:
        return _with(after, phase="over", dice=None, end_reason="two_rows_locked")
    if position.phase == "action1":
        return _with(after, phase="whisper")
    if not crossed:
        after = _with(after, sheets=with_penalty(after.sheets, after.active))
        if after.sheets[after.active].penalties >= MAX_PENALTIES:
            return _with(after, phase="over", dice=None, end_reason="four_penalties")
    following = (after.active + 1) % len(sheets)
    return _with(after, phase="roll", dice=None, active=following, turn=after.turn + 1, active_crossed=False)


def _with(position: Position, **changes: Any) -> Position:
    names = Position.__dataclass_fields__
    return Position(**{name: changes.get(name, getattr(position, name)) for name in names})


def scores(table: Visible) -> tuple[Score, ...]:
    return classic.scores(table)


def view(position: Position, seat: int | None) -> View:
    return View(
        seat,
        position.sheets,
        position.active,
        position.turn,
        position.phase,
        () if seat is None else position.secrets[seat],
        tuple(map(len, position.secrets)),
        position.dice,
        position.closed,
        position.active_crossed,
        position.end_reason,
    )


def resampled(position: Position, seat: int, random: Random) -> Position:
    others = [at for at in range(len(position.secrets)) if at != seat]
    hidden = list(random.shuffle((*(number for at in others for number in position.secrets[at]), *position.bag)))
    secrets = list(position.secrets)
    for at in others:
        secrets[at] = tuple(sorted(hidden[: len(secrets[at])]))
        del hidden[: len(secrets[at])]
    return _with(position, secrets=tuple(secrets), bag=tuple(hidden))


def reshuffled(position: Position, random: Random) -> Position:
    return _with(position, bag=random.shuffle(position.bag))


i18n.add_words(Path(__file__).with_name("words"))
register(sys.modules[__name__], Position, View)
