"""Writer of the notation; replays the steps once to annotate locks and penalties."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from ...record import SEATS, Record, Step
from ...rules import (
    COLORS,
    Card,
    Decision,
    Dice,
    Draw,
    IllegalSetup,
    Move,
    Position,
    Track,
    cards,
    classic,
    named_track,
    onboard,
    ruleset_of,
    winners,
)
from ...rules.moves import CROSSES
from ...rules.track import NAMED
from ..codec import position_to_json

VERSION: Final = "1"
PENALTY: Final = "(-5)"
UNDECIDED: Final = "?"


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
    if record.seed is not None:
        yield "Seed", record.seed
    if record.commitment is not None:
        yield "Commitment", record.commitment
    yield from setup_tags(record.initial)
    if last.phase == "over":
        yield "Result", result(last)
        yield "End", str(last.end_reason)


def setup_tags(first: Position) -> Iterator[tuple[str, str]]:
    """Tags of the setup: the options of a new game, or a full position if it began elsewhere."""
    if first != _as_new(first):
        yield "Position", json.dumps(position_to_json(first), separators=(",", ":"))
        return
    yield "Start", SEATS[first.active]
    if len(first.sheets) == classic.SOLO_PLAYERS:
        yield "Solo", "yes"
    if isinstance(first, onboard.Position):
        yield (
            "Track",
            next((name for name in NAMED if named_track(name) == first.track), None) or _track_text(first.track),
        )
    if isinstance(first, cards.Position):
        yield "Jokers", "yes" if first.jokers else "no"
        for seat, hand in enumerate(first.hands):
            yield f"{SEATS[seat]}.hand", card_texts(hand)
        yield "Display", card_texts(first.display)
        yield "Pile", card_texts(first.pile)


def _as_new(first: Position) -> Position:
    """The initial position of a new game with the same options."""
    players = len(first.sheets)
    if isinstance(first, cards.Position):
        deck = (*(card for hand in first.hands for card in hand), *first.display, *first.pile)
        try:
            return cards.new(players, deck, first.jokers, first.active)
        except IllegalSetup:  # not a new game: some cards are on the discard
            return classic.new(players)
    if isinstance(first, onboard.Position):
        return onboard.new(players, first.track, first.active)
    return classic.new(players, first.active, solo=players == classic.SOLO_PLAYERS)


def _track_text(track: Track) -> str:
    return " ".join(f"{field.color.letter.lower()}{field.number}={field.bonus}" for field in track)


def card_texts(cards: Iterable[Card]) -> str:
    """Format cards: ``R2 Y12 J5``."""
    return " ".join(map(str, cards))


def result(position: Position) -> str:
    """Total of each seat, winners marked by a star: ``A 52*, B 31``."""
    scores = ruleset_of(position).scores(position)
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
        dice = step.chance.without(after.closed) if isinstance(after, classic.Position) else step.chance
        return dice_text(dice)
    text = _decisions_text(position, step.decisions, after)
    return text if step.chance is None else f"{text} ~ {card_texts(step.chance)}"


def dice_text(dice: Dice) -> str:
    """Format a roll: ``4+1 R2 Y3 G5 B6``."""
    colored = (f"{color.letter}{face}" for color, face in zip(COLORS, dice.colors, strict=True) if face)
    return " ".join((f"{dice.white[0]}+{dice.white[1]}", *colored))


def _decisions_text(position: Position, decisions: Mapping[int, Decision], after: Position) -> str:
    seats = ruleset_of(position).to_act(position)
    texts = (_decision_text(position, seat, decisions.get(seat), after) for seat in seats)
    number = f"{position.number}: " if isinstance(position, cards.Position) and position.number else ""
    return number + " ".join(texts)


def _decision_text(position: Position, seat: int, decision: Decision | None, after: Position) -> str:
    locks = "!" * (position.sheets[seat].locks != after.sheets[seat].locks)
    match decision:
        case None:
            return UNDECIDED
        case Move(at) if isinstance(position, onboard.Position):
            field = position.track[at - 1]
            return (
                f"{decision}+{CROSSES[field.color][field.number]}{locks}"
                if onboard.lands(position, at)
                else str(decision)
            )
        case Draw(places) if isinstance(position, cards.Position):
            return card_texts(position.display[at] for at in places)
        case _:
            return f"{decision}{locks}"
