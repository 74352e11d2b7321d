"""Writer of the notation; replays the steps once to annotate locks and penalties."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ...record import SEATS, Record, Step
from ...rules import COLORS, Chance, Decision, Dice, IllegalSetup, Position, winners
from ..codec import position_to_json
from ..games import format_of
from ..tokens import PENALTY, UNDECIDED, card_texts

VERSION: Final = "1"


def write(record: Record) -> str:
    """Format a record as notation text, ending in a newline."""
    positions = record.positions()
    tags = (f'[{name} "{_quoted(value)}"]' for name, value in _tags(record, positions[-1]))
    return "\n".join((*tags, "", *_turns(record, positions), ""))


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _tags(record: Record, last: Position) -> Iterator[tuple[str, str]]:
    yield "Rowlock", VERSION
    yield "Game", record.ruleset.NAME
    if record.date is not None:
        yield "Date", record.date
    for seat, name in enumerate(record.names):
        yield SEATS[seat], name
        if seat in record.bots:
            yield f"{SEATS[seat]}.bot", record.bots[seat]
    for tag, value in (("Seed", record.seed), ("Commitment", record.commitment)):
        if value is not None:
            yield tag, value
    yield from setup_tags(record.initial)
    if last.over:
        yield "Result", result(last)
        yield "End", str(last.end_reason)


def setup_tags(first: Position) -> Iterator[tuple[str, str]]:
    """Tags of the setup: the options of a new game, or a full position if it began elsewhere."""
    options = format_of(first).setup_tags(first) if _is_new(first) else None
    if options is None:
        yield "Position", json.dumps(position_to_json(first), separators=(",", ":"))
        return
    yield "Start", SEATS[first.active]
    yield from options


def _is_new(first: Position) -> bool:
    """Whether a position is the initial one of a new game."""
    rules = first.rules
    try:
        return bool(first == rules.new(len(first.sheets), start=first.active, **rules.setup(first)))
    except IllegalSetup:  # a deck without the cards on the discard
        return False


def result(position: Position) -> str:
    """Total of each seat, winners marked by a star: ``A 52*, B 31``."""
    scores = position.scores()
    best = winners(scores)
    return ", ".join(f"{SEATS[seat]} {score.total}{'*' * (seat in best)}" for seat, score in enumerate(scores))


def _turns(record: Record, positions: Sequence[Position]) -> Iterator[str]:
    line = ""
    for step, position, after in zip(record.steps, positions, positions[1:], strict=False):
        line = _joined(line or turn_head(position), _step_text(position, step, after))
        if position.sheets[position.active].penalties < after.sheets[position.active].penalties:
            line += f" {PENALTY}"
        if after.turn != position.turn:
            yield line
            line = ""
    if record.pending or record.dealt is not None:
        now = positions[-1]
        line = _joined(line or turn_head(now), _decisions_text(now, record.pending, now))
    if record.dealt is not None:
        line += f" ~ {card_texts(record.dealt)}"
    if line:
        yield line


def turn_head(position: Position) -> str:
    return f"{position.turn}{SEATS[position.active]}."


def _joined(line: str, part: str) -> str:
    return f"{line} {part}" if line.endswith(".") else f"{line} | {part}"


def _step_text(position: Position, step: Step, after: Position) -> str:
    if isinstance(step.chance, Dice):
        return chance_text(step.chance.without(after.closed))
    text = _decisions_text(position, step.decisions, after)
    return text if step.chance is None else f"{text} ~ {chance_text(step.chance)}"


def chance_text(chance: Chance) -> str:
    """Format a roll, ``4+1 R2 Y3 G5 B6``, or the cards of a shuffle, ``R2 Y12 J5``."""
    if not isinstance(chance, Dice):
        return card_texts(chance)
    colored = (f"{color.letter}{face}" for color, face in zip(COLORS, chance.colors, strict=True) if face)
    return " ".join((f"{chance.white[0]}+{chance.white[1]}", *colored))


def _decisions_text(position: Position, decisions: Mapping[int, Decision], after: Position) -> str:
    form = format_of(position)
    number = form.number(position)
    texts = [] if number is None else [f"{number}:"]
    for seat in position.to_act():
        decision = decisions.get(seat)
        lock = "!" * (position.sheets[seat].locks != after.sheets[seat].locks)
        texts.append(UNDECIDED if decision is None else form.decision_text(position, decision, lock))
    return " ".join(texts)
