"""Reader of the notation; applies every step, so that only legal games are accepted."""

import json
import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NoReturn, TypeVar

from ...record import COMMITMENT, MAX_NAME, MAX_SEED, SEATS, Record, Step, is_commitment, is_text
from ...rules import (
    CARDS,
    PASS,
    RULESETS,
    Card,
    Chance,
    Cross,
    Decision,
    Dice,
    Draw,
    IllegalSetup,
    Move,
    Play,
    Position,
    RuleError,
    Track,
    cards,
    check_track,
    classic,
    named_track,
    onboard,
    ruleset_of,
)
from ...rules.moves import CROSSES
from ...rules.sheet import BY_LETTER, LAST, NAMES, NUMBERS, place
from ...rules.track import NAMED
from ..codec import position_from_json
from .errors import WANTED, RecordError
from .writer import PENALTY, UNDECIDED, VERSION, result, turn_head

MAX_TEXT: Final = 1_000_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LocatedRecord:
    """A record with the lines of its tags and steps, counted from 1.

    ``lines`` has one entry per step, and one more if the text ends in an incomplete step.
    """

    record: Record
    lines: tuple[int, ...]
    tags: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _Tag:
    value: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    line: int
    column: int

    def fail(self, code: str, **details: object) -> NoReturn:
        raise RecordError(code, self.line, self.column, **details)

    def wrong(self, wanted: str) -> NoReturn:
        assert wanted in WANTED
        self.fail("token_wrong", token=self.text, wanted=wanted)


_TAG: Final = re.compile(r'\[([A-Za-z.]{1,20}) "((?:[^"\\]|\\.)*)"\]\s*')
_TURN: Final = re.compile(r"([1-9]\d{0,5})([A-E])\.", re.ASCII)
_WHITE: Final = re.compile(r"([1-6])\+([1-6])")
_DIE: Final = re.compile(r"([RYGB])([1-6])")
_CROSS: Final = re.compile(r"([rygb])(1?\d)(!?)", re.ASCII)
_MOVE: Final = re.compile(r"@([1-9]\d{0,2})(?:\+([rygb])(1?\d)(!?))?", re.ASCII)
_FIELD: Final = re.compile(r"([rygb])(1?\d)=(\d{1,2})", re.ASCII)
_YES_NO: Final = {"yes": True, "no": False}
_SETUP_ERROR_TAGS: Final = {"bad_start": "Start", "bad_solo": "Solo"}
"""The tag at fault by code of IllegalSetup; ``Game`` for all others."""


def read(text: str) -> Record:
    """Parse a game. Raises RecordError."""
    return read_located(text).record


def read_located(text: str) -> LocatedRecord:
    """Parse a game, with the line of every tag and step. Raises RecordError."""
    if len(text) > MAX_TEXT:
        raise RecordError("too_long", 1, 1)
    lines = text.split("\n")
    tags: dict[str, _Tag] = {}
    turns: list[deque[_Token]] = []
    for at, line in enumerate(lines, start=1):
        if line.startswith("["):
            _read_tag(line, at, tags)
        elif tokens := deque(_tokens(line.split(";", 1)[0], at)):
            turns.append(tokens)
    header = _Header(tags)
    initial = header.initial()
    fold = _Fold(initial)
    for tokens in turns:
        fold.turn(tokens)
    header.check_end(fold.position)
    record = Record(
        initial=initial,
        names=header.names,
        steps=tuple(fold.steps),
        pending=fold.pending,
        dealt=fold.order,
        bots=header.bots,
        seed=header.seed,
        date=header.date,
        commitment=header.commitment,
    )
    return LocatedRecord(record, tuple(fold.lines), MappingProxyType({name: tag.line for name, tag in tags.items()}))


def _tokens(line: str, at: int) -> Iterator[_Token]:
    return (_Token(found.group(), at, found.start() + 1) for found in re.finditer(r"\S+", line))


def _read_tag(line: str, at: int, tags: dict[str, _Tag]) -> None:
    match = _TAG.fullmatch(line)
    if match is None:
        raise RecordError("bad_tag", at, 1)
    name = match.group(1)
    if name in tags:
        raise RecordError("tag_twice", at, 2, tag=name)
    tags[name] = _Tag(re.sub(r"\\(.)", r"\1", match.group(2)), at, match.start(2) + 1)


class _Header:
    """The tags of a text. Tags that no method takes are reported as unknown by ``check_end``."""

    def __init__(self, tags: dict[str, _Tag]) -> None:
        self.tags = tags
        self.unread = set(tags)
        self.required("Rowlock", {VERSION: VERSION})
        self.game = self.required("Game", {name: name for name in RULESETS})
        names = [self.text(seat, MAX_NAME) for seat in SEATS]
        self.names = tuple(name for name in names if name is not None)
        if names[: len(self.names)] != list(self.names):
            self.missing(SEATS[names.index(None)])
        bots = {seat: self.text(f"{SEATS[seat]}.bot", MAX_NAME) for seat in range(len(self.names))}
        self.bots = {seat: bot for seat, bot in bots.items() if bot is not None}
        self.seed = self.text("Seed", MAX_SEED)
        self.commitment = self.text("Commitment", COMMITMENT)
        if self.commitment is not None and not is_commitment(self.commitment):
            self.bad_value("Commitment")
        self.date = self.text("Date", MAX_NAME)

    def text(self, name: str, max_length: int) -> str | None:
        tag = self.take(name)
        if tag is None:
            return None
        if not is_text(tag.value, max_length):
            self.bad_value(name)
        return tag.value

    def take(self, name: str) -> _Tag | None:
        self.unread.discard(name)
        return self.tags.get(name)

    def required(self, name: str, allowed: Mapping[str, T]) -> T:
        tag = self.take(name)
        if tag is None:
            self.missing(name)
        if tag.value not in allowed:
            self.bad_value(name)
        return allowed[tag.value]

    def missing(self, name: str) -> NoReturn:
        raise RecordError("tag_missing", 1, 1, tag=name)

    def bad_value(self, name: str) -> NoReturn:
        tag = self.tags[name]
        raise RecordError("tag_value", tag.line, tag.column, tag=name, value=tag.value[:40])

    def initial(self) -> Position:
        given = self.take("Position")
        if given is not None:
            return self.given_position(given)
        start = self.required("Start", {letter: seat for seat, letter in enumerate(SEATS)})
        players = len(self.names)
        try:
            if self.game == "cards":
                jokers = self.required("Jokers", _YES_NO)
                hands = [card for seat in range(players) for card in self.cards(f"{SEATS[seat]}.hand", cards.HAND)]
                deck = (*hands, *self.cards("Display", cards.DISPLAY), *self.cards("Pile"))
                return cards.new(players, deck, jokers, start)
            if self.game == "onboard":
                return onboard.new(players, self.track(), start)
            return classic.new(players, start, solo="Solo" in self.tags and self.required("Solo", _YES_NO))
        except IllegalSetup as error:
            tag = self.tags[_SETUP_ERROR_TAGS.get(error.code, "Game")]
            raise RecordError("illegal", tag.line, tag.column, rule=error) from error

    def given_position(self, tag: _Tag) -> Position:
        try:
            position = position_from_json(json.loads(tag.value))
        except (ValueError, RecursionError):
            self.bad_value("Position")
        if self.game != ruleset_of(position).NAME or len(position.sheets) != len(self.names):
            self.bad_value("Position")
        return position

    def cards(self, name: str, count: int | None = None) -> list[Card]:
        tag = self.take(name)
        if tag is None:
            self.missing(name)
        texts = tag.value.split()
        if not all(text in CARDS for text in texts) or count not in (None, len(texts)):
            self.bad_value(name)
        return [CARDS[text] for text in texts]

    def track(self) -> Track:
        tag = self.take("Track")
        if tag is None:
            self.missing("Track")
        if tag.value in NAMED:
            return named_track(tag.value)
        fields = [_FIELD.fullmatch(text) for text in tag.value.split()]
        try:
            return check_track([[NAMES[BY_LETTER[f[1]]], int(f[2]), int(f[3])] if f else None for f in fields])
        except IllegalSetup:
            self.bad_value("Track")

    def check_end(self, position: Position) -> None:
        """Check result and end, where given, against the game, and that no tag is left over."""
        for name, truth, code in (
            ("Result", result(position), "wrong_result"),
            ("End", position.end_reason, "wrong_end"),
        ):
            tag = self.take(name)
            if tag is not None and (position.phase != "over" or tag.value != truth):
                raise RecordError(code, tag.line, tag.column, result=truth)
        for name in sorted(self.unread, key=lambda name: self.tags[name].line):
            raise RecordError("tag_unknown", self.tags[name].line, 2, tag=name)


class _Fold:
    """Parses turns and folds their steps into the position so far."""

    def __init__(self, initial: Position) -> None:
        self.position = initial
        self.ruleset = ruleset_of(initial)
        self.steps: list[Step] = []
        self.lines: list[int] = []
        self.pending: dict[int, Decision] = {}
        self.undecided = False
        self.order: tuple[Card, ...] | None = None
        self.tokens: deque[_Token] = deque()
        self.end = _Token("", 1, 1)

    def turn(self, tokens: deque[_Token]) -> None:
        """Parse the line of one turn. The last line may stop after any step."""
        self.tokens = tokens
        self.end = _Token("", tokens[-1].line, tokens[-1].column + len(tokens[-1].text))
        head = self.next("turn")
        position, turn = self.position, self.position.turn
        if position.phase == "over":
            head.fail("after_the_end")
        if _TURN.fullmatch(head.text) is None:
            head.wrong("turn")
        if self.undecided:
            head.fail("after_undecided")
        begun = self.steps and position.phase != _first_phase(position)
        if begun or head.text != turn_head(position):
            head.fail("turn_number", turn=turn_head(position).rstrip("."))
        self.step()
        while self.tokens and self.position.turn == turn and self.position.phase != "over":
            separator = self.next("bar")
            if separator.text != "|":
                separator.wrong("bar")
            if self.undecided:
                separator.fail("after_undecided")
            self.step()
        for token in self.tokens:
            token.fail("line_too_long", token=token.text)

    def next(self, wanted: str) -> _Token:
        if not self.tokens:
            self.end.fail("token_missing", wanted=wanted)
        return self.tokens.popleft()

    def peek(self, *texts: str) -> bool:
        return bool(self.tokens) and self.tokens[0].text in texts

    def step(self) -> None:
        """Parse and apply the chance or decisions that the position needs."""
        before, start = self.position, self.tokens[0] if self.tokens else self.end
        self.lines.append(start.line)
        seats = self.ruleset.to_act(before)
        chance: Chance | None = None
        decisions: dict[int, Decision] = {}
        places: dict[int, _Token] = {}
        if self.ruleset.chance(before) == "dice":
            chance = self.dice()
        else:
            if isinstance(before, cards.Position) and before.number is not None:
                self.number(before.number)
            for seat in seats:
                places[seat] = self.tokens[0] if self.tokens else self.end
                decision = self.decision(before)
                if decision is not None:
                    decisions[seat] = decision
                elif len(seats) == 1 and not self.peek("~"):
                    places[seat].wrong("decision")
            if self.peek("~"):
                self.tokens.popleft()
                chance = self.reshuffled()
            if not decisions and len(seats) == 1:
                self.dealt(before, chance, start)
                return
        # pass for undecided seats, which is always legal, to check the decisions already made
        step = Step({seat: decisions.get(seat, PASS) for seat in seats}, chance)
        after = self.applied(before, step, places, start)
        if len(decisions) < len(seats):
            self.pending, self.undecided = decisions, True
            return
        self.position = after
        self.steps.append(step)
        self.check_penalty(before)

    def dealt(self, before: Position, order: Chance | None, start: _Token) -> None:
        """Record a discard that was reshuffled before the draw that needs it."""
        draw = self.ruleset.options(before, before.active)[0]
        self.applied(before, Step({before.active: draw}, order), {}, start)
        assert isinstance(order, tuple)
        self.order, self.undecided = order, True

    def applied(self, before: Position, step: Step, places: Mapping[int, _Token], start: _Token) -> Position:
        """Apply a step; report an illegal decision at its token."""
        try:
            after: Position = self.ruleset.apply(before, step.decisions, step.chance)
        except RuleError as error:
            place = start if error.seat is None else places.get(error.seat, start)
            place.fail("illegal", rule=error)
        return after

    def check_penalty(self, before: Position) -> None:
        """Check that an annotated penalty was taken."""
        if self.peek(PENALTY):
            token = self.tokens.popleft()
            if before.sheets[before.active].penalties == self.position.sheets[before.active].penalties:
                token.fail("no_penalty_here")

    def dice(self) -> Dice:
        token = self.next("white")
        white = _WHITE.fullmatch(token.text) or token.wrong("white")
        faces = [0, 0, 0, 0]
        while self.tokens and not self.peek("|"):
            token = self.next("die")
            die = _DIE.fullmatch(token.text)
            if die is None or faces[BY_LETTER[die[1].lower()]]:
                token.wrong("die")
            faces[BY_LETTER[die[1].lower()]] = int(die[2])
        return Dice((int(white[1]), int(white[2])), (faces[0], faces[1], faces[2], faces[3]))

    def number(self, number: int) -> None:
        token = self.next("number")
        if token.text != f"{number}:":
            token.fail("wrong_number", number=number)

    def card(self, wanted: str) -> Card:
        token = self.next(wanted)
        return CARDS[token.text] if token.text in CARDS else token.wrong(wanted)

    def reshuffled(self) -> tuple[Card, ...]:
        order: list[Card] = []
        while self.tokens and not self.peek("|"):
            order.append(self.card("card"))
        return tuple(order)

    def decision(self, position: Position) -> Decision | None:
        if position.phase == "draw":
            assert isinstance(position, cards.Position)
            return self.draw(position)
        if position.phase == "play":
            return self.play()
        token = self.next("decision")
        if token.text == "-":
            return PASS
        if token.text == UNDECIDED:
            return None
        if position.phase == "step3":
            assert isinstance(position, onboard.Position)
            return self.move(position, token)
        return self.cross(token)

    def cross(self, token: _Token) -> Cross:
        match = _CROSS.fullmatch(token.text)
        if match is None or int(match[2]) not in NUMBERS:
            token.wrong("cross")
        cross = CROSSES[BY_LETTER[match[1]]][int(match[2])]
        if match[3]:
            _check_lock(token, cross)
        return cross

    def move(self, position: onboard.Position, token: _Token) -> Move:
        match = _MOVE.fullmatch(token.text)
        if match is None or int(match[1]) > len(position.track):
            token.wrong("move")
        field = position.track[int(match[1]) - 1]
        if match[2]:
            cross = CROSSES[field.color][field.number]
            named = (BY_LETTER[match[2]], int(match[3]))
            if named != (cross.color, cross.number) or not onboard.lands(position, int(match[1])):
                token.fail("no_cross_here", token=token.text)
            if match[4]:
                _check_lock(token, cross)
        return Move(int(match[1]))

    def draw(self, position: cards.Position) -> Draw | None:
        if self.peek(UNDECIDED):
            self.tokens.popleft()
            return None
        places: list[int] = []
        while self.tokens and not self.peek("|", "~"):
            token = self.tokens[0]
            card = self.card("display")
            if card not in position.display:
                token.wrong("display")
            places.append(position.display.index(card))
        return Draw(tuple(places))

    def play(self) -> Play:
        shown: list[Card] = []
        while not self.peek(">"):
            shown.append(self.card("card"))
        self.tokens.popleft()
        marks = [self.next("marks")]
        while self.tokens and not self.peek(PENALTY, "|"):
            marks.append(self.next("marks"))
        first = marks[0].text
        if len(marks) == 1 and len(first) == 2 and first[0] in BY_LETTER and first[1] == "-":
            return Play(tuple(shown), BY_LETTER[first[0]])
        crosses = [self.cross(token) for token in marks]
        for token, cross in zip(marks, crosses, strict=True):
            if cross.color != crosses[0].color:
                token.wrong("same_color")
        return Play(tuple(shown), crosses[0].color, tuple(cross.number for cross in crosses))


def _check_lock(token: _Token, cross: Cross) -> None:
    """Check an annotated lock: only the last number is crossed with it (B17)."""
    if place(cross.color, cross.number) != LAST:
        token.fail("no_lock_here", token=token.text)


def _first_phase(position: Position) -> str:
    return "draw" if isinstance(position, cards.Position) else "roll"
