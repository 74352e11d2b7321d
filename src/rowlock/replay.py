"""A game that was played, moment by moment: what to show to whoever looks back on it.

Pure, and open to the last hand: it is for games that are over, or for records that somebody holds in hand anyway.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from .formats import notation
from .formats.schema import (
    CardName,
    ColorName,
    DecisionShape,
    DiceShape,
    OnboardTable,
    ScoreShape,
    Shape,
    TableShape,
    decision_shape,
    dice_shape,
    score_shape,
    table_shape,
)
from .record import Record, Step
from .rules import Decision, Dice, Position, Visible, cards, onboard, ruleset_of, winners


class Frame(Shape, frozen=True, omit_defaults=True):
    """A moment of a game, and the step that led to it: the first has none.

    ``table`` is what an onlooker saw. ``hands`` are those of the card game, by seat, in full: who wants to see the
    game from one seat shows that one alone. ``decisions`` are those of the step, as a happening has them. ``dice`` are
    those that were rolled in it. With ``reshuffled`` the discard pile was shuffled.
    """

    table: TableShape
    scores: Sequence[ScoreShape]
    hands: Sequence[Sequence[CardName]] | None = None
    decisions: dict[str, DecisionShape] | None = None
    dice: DiceShape | None = None
    reshuffled: bool = False


class Replay(Shape, frozen=True):
    """A whole game: who played, and every moment of it.

    ``bots`` names the bot of each seat, null for a person. ``seeded`` says that the record has the seed of its dice.
    ``track`` is On Board's, told once: the tables of the frames have an empty one. ``pending`` are decisions that
    still waited for others when the record ends. ``over`` says that the game has come to its end by the rules.
    ``result`` is every seat's total after the last frame. ``resigned`` are seats that gave up, which a record alone
    does not tell.
    """

    game: Literal["classic", "cards", "onboard"]
    names: Sequence[str]
    bots: Sequence[str | None]
    date: str | None
    seeded: bool
    commitment: str | None
    track: Sequence[tuple[ColorName, int, int]] | None
    frames: Sequence[Frame]
    pending: dict[str, DecisionShape] | None
    over: bool
    end_reason: str | None
    winners: Sequence[int]
    resigned: Sequence[int]
    result: Sequence[int]


def replay(record: Record | str) -> Replay:
    """The frames of a record, or of its notation; of an unfinished one, those there are. Raises RecordError."""
    if isinstance(record, str):
        record = notation.read(record)
    positions = record.positions()
    last = positions[-1]
    scores, over = ruleset_of(last).scores(last), last.phase == "over"
    first = table_shape(_seen(record.initial), None)
    return Replay(
        game=record.ruleset.NAME,  # type: ignore[arg-type]  # the rules know no other
        names=record.names,
        bots=[record.bots.get(seat) for seat in range(len(record.names))],
        date=record.date,
        seeded=record.seed is not None,
        commitment=record.commitment,
        track=first.track if isinstance(first, OnboardTable) else None,
        frames=[_frame(position, step) for position, step in zip(positions, (None, *record.steps), strict=True)],
        pending=_decisions(record.pending),
        over=over,
        end_reason=last.end_reason,
        winners=winners(scores) if over else (),
        resigned=(),
        result=[score.total for score in scores],
    )


def _frame(position: Position, step: Step | None) -> Frame:
    table = table_shape(_seen(position), None)
    chance = None if step is None else step.chance
    return Frame(
        table=replace(table, track=()) if isinstance(position, onboard.Position) else table,
        scores=[score_shape(score) for score in ruleset_of(position).scores(position)],
        hands=[[str(card) for card in hand] for hand in position.hands]
        if isinstance(position, cards.Position)
        else None,
        decisions=None if step is None else _decisions(step.decisions),
        dice=dice_shape(chance) if isinstance(chance, Dice) else None,
        reshuffled=isinstance(chance, tuple),
    )


def _seen(position: Position) -> Visible:
    """What lies open for everybody."""
    table: Any = ruleset_of(position).view(position, None)
    seen: Visible = table
    return seen


def _decisions(decisions: Mapping[int, Decision]) -> dict[str, DecisionShape] | None:
    return {str(seat): decision_shape(decision) for seat, decision in decisions.items()} or None
