"""Reader of the notation; applies every step, so that only legal games are accepted."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from ...record import COMMITMENT, MAX_NAME, MAX_SEED, SEATS, Record, Step, is_commitment
from ...rules import RULESETS, Card, Chance, Decision, Dice, IllegalSetup, Position, RuleError
from ...rules.sheet import BY_LETTER
from ..codec import position_from_json
from ..errors import RecordError
from ..games import FORMATS, format_of
from ..tokens import PENALTY, Line, Tags, Token
from .writer import VERSION, result, turn_head

MAX_TEXT: Final = 1_000_000
_TURN: Final = re.compile(r"([1-9]\d{0,5})([A-E])\.", re.ASCII)
_WHITE: Final = re.compile(r"([1-6])\+([1-6])")
_DIE: Final = re.compile(r"([RYGB])([1-6])")
_SETUP_ERROR_TAGS: Final = {"bad_start": "Start", "bad_solo": "Solo"}
"""The tag at fault by code of IllegalSetup; ``Game`` for all others."""


@dataclass(frozen=True, slots=True)
class LocatedRecord:
    """A record with the lines of its tags and steps, counted from 1.

    ``lines`` has one entry per step, and one more if the text ends in an incomplete step.
    """

    record: Record
    lines: tuple[int, ...]
    tags: Mapping[str, int]


def read(text: str) -> Record:
    """Parse a game. Raises RecordError."""
    return read_located(text).record


def read_located(text: str) -> LocatedRecord:
    """Parse a game, with the line of every tag and step. Raises RecordError."""
    if len(text) > MAX_TEXT:
        raise RecordError("too_long", 1, 1)
    tags = Tags()
    turns: list[Line] = []
    for at, line in enumerate(text.split("\n"), start=1):
        if line.startswith("["):
            tags.parse(line, at)
        elif tokens := Line(line.split(";", 1)[0], at):
            turns.append(tokens)
    beginning = _beginning(tags)
    fold = _Fold(beginning.initial)
    for turn in turns:
        fold.turn(turn)
    _check_end(tags, fold.position)
    record = replace(beginning, steps=tuple(fold.steps), pending=fold.pending, dealt=fold.order)
    lines = MappingProxyType({name: tag.line for name, tag in tags.tags.items()})
    return LocatedRecord(record, tuple(fold.lines), lines)


def _beginning(tags: Tags) -> Record:
    """The record before the first step, from its tags."""
    tags.choice("Rowlock", {VERSION: VERSION})
    game = tags.choice("Game", {name: name for name in RULESETS})
    given = [tags.text(seat, MAX_NAME) for seat in SEATS]
    names = tuple(name for name in given if name is not None)
    if given[: len(names)] != list(names):
        tags.missing(SEATS[given.index(None)])
    bots = {seat: tags.text(f"{SEATS[seat]}.bot", MAX_NAME) for seat in range(len(names))}
    seed, commitment = tags.text("Seed", MAX_SEED), tags.text("Commitment", COMMITMENT)
    if commitment is not None and not is_commitment(commitment):
        tags.bad_value("Commitment")
    date = tags.text("Date", MAX_NAME)
    return Record(
        initial=_initial(tags, game, len(names)),
        names=names,
        bots={seat: bot for seat, bot in bots.items() if bot is not None},
        seed=seed,
        date=date,
        commitment=commitment,
    )


def _initial(tags: Tags, game: str, players: int) -> Position:
    """The initial position: that of the tag ``Position``, or of a new game."""
    given = tags.take("Position")
    if given is not None:
        try:
            position = position_from_json(json.loads(given.text))
        except (ValueError, RecursionError):
            tags.bad_value("Position")
        if game != position.rules.NAME or len(position.sheets) != players:
            tags.bad_value("Position")
        return position
    start = tags.choice("Start", {letter: seat for seat, letter in enumerate(SEATS)})
    options = FORMATS[game].read_setup(tags, players)
    try:
        initial: Position = RULESETS[game].new(players, start=start, **options)
    except IllegalSetup as error:
        tags.tags[_SETUP_ERROR_TAGS.get(error.code, "Game")].fail("illegal", rule=error)
    return initial


def _check_end(tags: Tags, position: Position) -> None:
    """Check result and end, where given, against the game, and that no tag is left over."""
    for name, truth, code in (("Result", result(position), "wrong_result"), ("End", position.end_reason, "wrong_end")):
        tag = tags.take(name)
        if tag is not None and (not position.over or tag.text != truth):
            tag.fail(code, result=truth)
    for line, name in sorted((tags.tags[name].line, name) for name in tags.unread):
        raise RecordError("tag_unknown", line, 2, tag=name)


class _Fold:
    """Parses turns and folds their steps into the position so far."""

    def __init__(self, initial: Position) -> None:
        self.position = initial
        self.format = format_of(initial)
        self.steps: list[Step] = []
        self.lines: list[int] = []
        self.pending: dict[int, Decision] = {}
        self.undecided = False
        self.order: tuple[Card, ...] | None = None
        self.begun: int | None = None
        """The turn that the last line has begun."""

    def turn(self, line: Line) -> None:
        """Parse the line of one turn. The last line may stop after any step."""
        head, position = line.next("turn"), self.position
        turn = position.turn
        if position.over:
            head.fail("after_the_end")
        if _TURN.fullmatch(head.text) is None:
            head.wrong("turn")
        if self.undecided:
            head.fail("after_undecided")
        if self.begun == turn or head.text != turn_head(position):
            head.fail("turn_number", turn=turn_head(position).rstrip("."))
        self.begun = turn
        self.step(line)
        while line and self.position.turn == turn and not self.position.over:
            separator = line.next("bar")
            if separator.text != "|":
                separator.wrong("bar")
            if self.undecided:
                separator.fail("after_undecided")
            self.step(line)
        if line:
            line.first.fail("line_too_long", token=line.first.text)

    def step(self, line: Line) -> None:
        """Parse and apply the chance or decisions that the position needs."""
        before, start = self.position, line.first
        self.lines.append(start.line)
        seats = before.to_act()
        chance: Chance | None = None
        decisions: dict[int, Decision] = {}
        places: dict[int, Token] = {}
        if before.chance() == "dice":
            chance = _read_dice(line)
        else:
            self.check_number(line)
            for seat in seats:
                places[seat] = line.first
                decision = self.format.read_decision(line, before)
                if decision is not None:
                    decisions[seat] = decision
                elif len(seats) == 1 and not line.peek("~"):
                    places[seat].wrong("decision")
            if line.accept("~"):
                order: list[Card] = []
                while line and not line.peek("|"):
                    order.append(line.card("card"))
                chance = tuple(order)
            if not decisions and len(seats) == 1:
                self.dealt(before, chance, start)
                return
        # any legal decision for undecided seats, to check the decisions already made
        step = Step({seat: decisions.get(seat) or before.options(seat)[0] for seat in seats}, chance)
        after = self.applied(before, step, places, start)
        if len(decisions) < len(seats):
            self.pending, self.undecided = decisions, True
            return
        self.position = after
        self.steps.append(step)
        self.check_penalty(line, before)

    def check_number(self, line: Line) -> None:
        """Check the number that the decisions are about, where the game names it."""
        number = self.format.number(self.position)
        if number is not None:
            token = line.next("number")
            if token.text != f"{number}:":
                token.fail("wrong_number", number=number)

    def dealt(self, before: Position, order: Chance | None, start: Token) -> None:
        """Record a discard that was reshuffled before the draw that needs it."""
        self.applied(before, Step({before.active: before.options(before.active)[0]}, order), {}, start)
        assert isinstance(order, tuple)
        self.order, self.undecided = order, True

    def applied(self, before: Position, step: Step, places: Mapping[int, Token], start: Token) -> Position:
        """Apply a step; report an illegal decision at its token."""
        try:
            return before.apply(step.decisions, step.chance)
        except RuleError as error:
            place = start if error.seat is None else places.get(error.seat, start)
            place.fail("illegal", rule=error)

    def check_penalty(self, line: Line, before: Position) -> None:
        """Check that an annotated penalty was taken."""
        token = line.first
        if line.accept(PENALTY):
            seat = before.active
            if before.sheets[seat].penalties == self.position.sheets[seat].penalties:
                token.fail("no_penalty_here")


def _read_dice(line: Line) -> Dice:
    token = line.next("white")
    white = _WHITE.fullmatch(token.text) or token.wrong("white")
    faces = [0, 0, 0, 0]
    while line and not line.peek("|"):
        token = line.next("die")
        die = _DIE.fullmatch(token.text)
        if die is None or faces[BY_LETTER[die[1].lower()]]:
            token.wrong("die")
        faces[BY_LETTER[die[1].lower()]] = int(die[2])
    return Dice((int(white[1]), int(white[2])), (faces[0], faces[1], faces[2], faces[3]))
