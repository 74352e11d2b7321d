"""Frames of a recorded game, for replay viewers.

Frames show all hands, so use this only for finished games, or for records the viewer already holds.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from .formats import notation, schema
from .formats.codec import decision_shape, score_shape, table_shape
from .formats.games.base import dice_shape
from .record import Record, Step
from .rules import Decision, Dice, Position, winners


class Frame(schema.Shape, frozen=True, omit_defaults=True):
    """A position of a game and the step that led to it; the first frame has no step.

    ``table`` is an onlooker's view. ``hands`` are all hands of the card game, by seat; a viewer may show one only.
    ``decisions`` and ``dice`` are those of the step. ``reshuffled``: the step reshuffled the discard.
    """

    table: schema.TableShape
    scores: Sequence[schema.ScoreShape]
    hands: Sequence[Sequence[schema.CardName]] | None = None
    decisions: dict[str, schema.DecisionShape] | None = None
    dice: schema.DiceShape | None = None
    reshuffled: bool = False


class Replay(schema.Shape, frozen=True):
    """A whole game: players and frames.

    ``bots`` names the bot of each seat, null for a person. ``seeded``: the record has the seed of its dice. ``track``
    is On Board's, sent once; the tables of the frames have an empty one. ``pending`` are decisions of an action that is
    incomplete at the end of the record. ``over``: the game ended by the rules. ``result`` is every seat's total after
    the last frame. ``resigned`` are seats that gave up; it is empty if made from a record alone, which does not hold
    them.
    """

    game: schema.GameName
    names: Sequence[str]
    bots: Sequence[str | None]
    date: str | None
    seeded: bool
    commitment: str | None
    track: Sequence[tuple[schema.ColorName, int, int]] | None
    frames: Sequence[Frame]
    pending: dict[str, schema.DecisionShape] | None
    over: bool
    end_reason: str | None
    winners: Sequence[int]
    resigned: Sequence[int]
    result: Sequence[int]


def replay(record: Record | str) -> Replay:
    """Replay a record or its notation, finished or not. Raises RecordError."""
    if isinstance(record, str):
        record = notation.read(record)
    positions = record.positions()
    first, last = table_shape(record.initial.view(None), None), positions[-1]
    scores = last.scores()
    return Replay(
        game=record.ruleset.NAME,
        names=record.names,
        bots=[record.bots.get(seat) for seat in range(len(record.names))],
        date=record.date,
        seeded=record.seed is not None,
        commitment=record.commitment,
        track=first.track if isinstance(first, schema.OnboardTable) else None,
        frames=[_frame(position, step) for position, step in zip(positions, (None, *record.steps), strict=True)],
        pending=_decisions(record.pending),
        over=last.over,
        end_reason=last.end_reason,
        winners=winners(scores) if last.over else (),
        resigned=(),
        result=[score.total for score in scores],
    )


def _frame(position: Position, step: Step | None) -> Frame:
    table = table_shape(position.view(None), None)
    chance, hands = None if step is None else step.chance, position.open_hands()
    return Frame(
        table=replace(table, track=()) if isinstance(table, schema.OnboardTable) else table,
        scores=[score_shape(score) for score in position.scores()],
        hands=None if hands is None else [[str(card) for card in hand] for hand in hands],
        decisions=None if step is None else _decisions(step.decisions),
        dice=dice_shape(chance) if isinstance(chance, Dice) else None,
        reshuffled=isinstance(chance, tuple),
    )


def _decisions(decisions: Mapping[int, Decision]) -> dict[str, schema.DecisionShape] | None:
    return {str(seat): decision_shape(decision) for seat, decision in decisions.items()} or None
