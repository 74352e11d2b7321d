"""``Game``: play one game, with rolls, decisions, undo, views and records.

A :class:`Game` holds a position and its history. It rolls from its seed or takes dice rolled at the table, collects
simultaneous decisions and hides them until all are in.
"""

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from .formats import notation, position_text
from .formats.codec import position_from_json, position_to_json, view_to_json
from .record import COMMITMENT, MAX_NAME, MAX_SEED, SEATS, Record, Step, is_commitment, is_text
from .rng import ChanceSource, Draw, Fixed, fresh_seed
from .rules import (
    RULESETS,
    Card,
    ChanceKind,
    Decision,
    Dice,
    IllegalMove,
    IllegalSetup,
    Position,
    Score,
    Visible,
    winners,
)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows: the visible table, the seats still to decide, and its own pending decision."""

    seat: int
    table: Visible
    to_act: tuple[int, ...]
    pending: Decision | None = None

    def _repr_svg_(self) -> str:
        """The image that notebooks show: what the seat sees."""
        from .drawing import draw_table  # noqa: PLC0415 - few programs draw

        return draw_table(self.table, view_to_json(self.table, self.seat))


@dataclass(frozen=True, slots=True)
class _State:
    """Mutable state of a game as a value; the history is a list of these."""

    position: Position
    steps: int = 0
    pending: Mapping[int, Decision] | None = None
    dealt: tuple[Card, ...] | None = None
    decided: tuple[int, ...] = ()
    """Seats whose decision led here."""
    options: dict[int, Sequence[Decision]] = field(default_factory=dict[int, Sequence[Decision]], compare=False)
    """Cached options by seat: the display, the player and the check in ``play`` all request them."""


class Game:
    """A game in progress. Create one with :meth:`new`, :meth:`at` or :meth:`replay`."""

    def __init__(self, record: Record) -> None:
        _check(record)
        self._record = record
        self._chance = None if record.seed is None else ChanceSource(record.seed)
        self._steps = list(record.steps)
        self._history: list[_State] = []
        position = record.initial
        self._now = _State(position)
        for at, step in enumerate(record.steps, start=1):
            position = position.apply(step.decisions, step.chance)
            self._push(_State(position, at, decided=tuple(step.decisions)))
        for seat, decision in record.pending.items():
            self.play(seat, decision)
        if record.dealt is not None:
            self.deal(record.dealt)

    @classmethod
    def new(
        cls,
        game: str = "classic",
        players: int | Sequence[str] = 2,
        *,
        seed: int | str | None = None,
        start: int | None = None,
        seeded: bool = True,
        bots: Mapping[int, str] | None = None,
        date: str | None = None,
        commitment: str | None = None,
        **options: Any,
    ) -> "Game":
        """Start a game for a number of players, or for players with these names.

        The first player is drawn by lot unless ``start`` names a seat. The same seed and options give the same game;
        without a seed a random one is used. With ``seeded=False`` the seed is discarded after the setup, and dice and
        shuffles have to be passed to :meth:`roll` and :meth:`deal`. A ``commitment`` to the seed is stored in the
        record, for ``fairness`` to check.
        Options: ``solo`` for ``classic``, with one player; ``jokers`` and ``deck`` for ``cards``; ``track`` for
        ``onboard``. Raises IllegalSetup.
        """
        if game not in RULESETS:
            raise IllegalSetup("unknown_game", "B1", game=game)
        ruleset = RULESETS[game]
        for option in sorted(options.keys() - ruleset.OPTIONS):
            raise IllegalSetup("unknown_option", "B1", game=game, option=option)
        names = (
            _names(players) if isinstance(players, int) else (players,) if isinstance(players, str) else tuple(players)
        )
        count = players if isinstance(players, int) else len(names)
        text = fresh_seed() if seed is None else str(seed)
        chance = ChanceSource(text)
        if start is None:
            start = chance.lot(count) if count in ruleset.PLAYERS else 0
        given = {option: value for option, value in options.items() if value is not None}
        initial = ruleset.new(count, start=start, **{**ruleset.dealt(given, chance.setup()), **given})
        stored = text if seeded else None
        return cls(Record(initial, names, bots=bots or {}, seed=stored, date=date, commitment=commitment))

    @classmethod
    def at(
        cls, position: Position | str, names: Sequence[str] | None = None, *, seed: int | str | None = None
    ) -> "Game":
        """Start from a position or its one-line text. Raises FormatError if it is malformed."""
        if isinstance(position, str):
            position = position_text.read(position)
        else:
            position = position_from_json(position_to_json(position))
        names = _names(len(position.sheets)) if names is None else tuple(names)
        return cls(Record(position, tuple(names), seed=fresh_seed() if seed is None else str(seed)))

    @classmethod
    def replay(cls, record: Record | str, steps: int | None = None) -> "Game":
        """Replay a record or its notation, or only its first ``steps``. Raises RecordError or RuleError."""
        if isinstance(record, str):
            record = notation.read(record)
        if steps is not None:
            if steps not in range(len(record.steps) + 1):
                raise IllegalMove("no_such_step", "B8", count=len(record.steps))
            if steps < len(record.steps):
                record = replace(record, steps=record.steps[:steps], pending={}, dealt=None)
        return cls(record)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Game":
        """Load a file written by :meth:`save`. Raises OSError, UnicodeDecodeError, RecordError or RuleError."""
        return cls.replay(notation.read_text(path))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the notation to a file, replacing it atomically. Raises OSError."""
        notation.write_text(str(self), path)

    def copy(self) -> "Game":
        """An independent copy, history included."""
        copied = object.__new__(type(self))
        copied._record, copied._chance, copied._now = self._record, self._chance, self._now
        copied._history, copied._steps = self._history.copy(), self._steps.copy()
        return copied

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether two games have equal records."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # mutable

    # State

    @property
    def name(self) -> str:
        """Name of the ruleset."""
        return self._record.ruleset.NAME

    @property
    def names(self) -> tuple[str, ...]:
        """Player names by seat."""
        return self._record.names

    @property
    def bots(self) -> Mapping[int, str]:
        """Bot names by seat; all other seats are people."""
        return self._record.bots

    @property
    def position(self) -> Position:
        """The full position, hidden cards included. Show players :meth:`view` instead."""
        return self._now.position

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that still have to decide."""
        seats, pending = self._now.position.to_act(), self._now.pending
        return tuple(seat for seat in seats if seat not in pending) if pending else seats

    @property
    def wants(self) -> ChanceKind | None:
        """The chance event due next: ``dice`` for :meth:`roll`, ``reshuffle`` for :meth:`deal`."""
        return None if self._now.dealt else self._now.position.chance()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.position.over

    @property
    def scores(self) -> tuple[Score, ...]:
        """Current score of every seat."""
        return self._now.position.scores()

    @property
    def winners(self) -> tuple[int, ...]:
        """Winning seats; empty before the end and in a solo game."""
        return winners(self.scores) if self.over else ()

    def options(self, seat: int) -> Sequence[Decision]:
        """Legal decisions of a seat, cheapest first; empty if it is not to act."""
        self._check_seat(seat)
        return self._options(seat) if seat in self.to_act else ()

    def is_legal(self, seat: int, decision: Decision | str) -> bool:
        """Whether a decision, or its short text, is among a seat's options. False if the text is no decision."""
        try:
            return self._decision(decision) in self.options(seat)
        except IllegalMove:
            return False

    def _decision(self, given: Decision | str) -> Decision:
        """A decision given as such or as its short text. Raises IllegalMove."""
        return self._record.ruleset.parse(given) if isinstance(given, str) else given

    def _options(self, seat: int) -> Sequence[Decision]:
        known = self._now.options
        if seat not in known:
            known[seat] = tuple(self._now.position.options(seat))
        return known[seat]

    def view(self, seat: int) -> View:
        """What a seat can see, without other seats' cards and pending decisions."""
        self._check_seat(seat)
        return View(seat, self._now.position.view(seat), self.to_act, (self._now.pending or {}).get(seat))

    def watch(self) -> Visible:
        """What an onlooker can see: public information only."""
        return self._now.position.view(None)

    @property
    def steps(self) -> Sequence[Step]:
        """All steps so far. In the card game they reveal the order of reshuffles, so do not show them to players."""
        return self._steps

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        return replace(self._record, steps=tuple(self._steps), pending=self._now.pending or {}, dealt=self._now.dealt)

    def __str__(self) -> str:
        """The game in notation."""
        return notation.write(self.record)

    def __repr__(self) -> str:
        position = self._now.position
        return f"<Game {self.name} {', '.join(self.names)}: turn {position.turn}, {position.phase}>"

    def _repr_svg_(self) -> str:
        """The image that notebooks show: the full position, hidden cards included."""
        from .drawing import svg  # noqa: PLC0415 - few programs draw

        return svg(self._now.position, self.names)

    # Actions

    def roll(self, dice: Dice | None = None) -> Dice:
        """Roll the dice, or take a roll made at the table. Returns the dice still in the game."""
        position = self._now.position
        if position.chance() != "dice":
            raise IllegalMove("game_over" if self.over else "chance_not_wanted", "B8")
        if dice is None:
            dice = self._draw("dice_wanted", "B8").dice()
        rolled = dice.without(position.closed)
        self._step(position.apply({}, rolled), Step({}, rolled))
        return rolled

    def deal(self, order: Sequence[Card] | None = None) -> None:
        """Reshuffle the discard for a pile that runs out with the next draw, or take the order made at the table.

        If this is not called, the draw reshuffles from the seed.
        """
        position = self._now.position
        if self.wants != "reshuffle":
            raise IllegalMove("chance_not_wanted", "C12")
        dealt = self._reshuffled() if order is None else tuple(order)
        position.apply({seat: position.options(seat)[0] for seat in position.to_act()}, dealt)  # checks the order
        self._push(_State(position, self._now.steps, self._now.pending, dealt))

    def play(self, seat: int, decision: Decision | str) -> None:
        """Decide for a seat. Raises IllegalMove.

        In a simultaneous action the decision stays hidden and takes effect once all seats have decided. It may be given
        as its short text, such as ``"r5"``.
        """
        decision = self._decision(decision)
        self._check_seat(seat)
        now, pending = self._now, dict(self._now.pending or {})
        if seat in pending:
            raise IllegalMove("already_decided", "AB12", seat=seat)
        seats = now.position.to_act()
        options = self._options(seat) if seat in seats else ()
        if decision not in options:
            self._raise_illegal(seat, decision)
        pending[seat] = options[options.index(decision)]  # canonical, not the caller's equal object
        if len(pending) < len(seats):
            self._push(_State(now.position, now.steps, pending, decided=(seat,)))
            return
        chance = now.dealt
        if chance is None and now.position.chance() == "reshuffle":
            chance = self._reshuffled()
        # unchecked: decisions are among the options, and chance is from the seed or was checked by deal
        after = self._record.ruleset.apply_unchecked(now.position, pending, chance)
        self._step(after, Step(pending, chance), (seat,))

    def undo(self) -> tuple[int, ...]:
        """Undo the last call of ``roll``, ``deal`` or ``play``.

        Returns the seats whose decision was undone; empty for chance. A new roll repeats the one undone, so after an
        undo past chance the player knows what comes; tables with opponents do not allow it. In a replayed game, the
        decisions of one step are undone together.
        """
        if not self._history:
            raise IllegalMove("nothing_to_undo", "B8")
        undone, self._now = self._now.decided, self._history.pop()
        del self._steps[self._now.steps :]
        return undone

    def undo_to(self, seats: Collection[int]) -> None:
        """Undo until a decision of one of these seats is undone. Raises IllegalMove, undoing nothing, if none is."""
        if not any(seat in seats for state in (*self._history, self._now) for seat in state.decided):
            raise IllegalMove("nothing_to_undo", "B8")
        while not any(seat in seats for seat in self.undo()):
            pass

    def forget(self, keep: int) -> None:
        """Drop all but the last ``keep`` undo states to save memory. The record stays complete."""
        del self._history[: max(0, len(self._history) - keep)]

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take back its last decision: no seat has acted since and no chance was drawn.

        A pending decision is still hidden, so it can be taken back until all are in.
        """
        pending = self._now.pending or {}
        if seat in pending or pending or self.over or self._now.dealt or not self._steps:
            return seat in pending
        last = self._steps[-1]
        return tuple(last.decisions) == (seat,) and not last.decisions[seat].reveals

    def take_back(self, seat: int) -> None:
        """Take back a seat's last decision. Raises IllegalMove unless :meth:`can_take_back`."""
        self._check_seat(seat)
        if not self.can_take_back(seat):
            raise IllegalMove("nothing_to_undo", "B8")
        others = {other: decision for other, decision in (self._now.pending or {}).items() if other != seat}
        for _ in self._now.pending or (seat,):
            self.undo()
        for other, decision in others.items():
            self.play(other, decision)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.names)):
            raise IllegalMove("no_such_seat", "B3", seat=seat)

    def _raise_illegal(self, seat: int, decision: Decision) -> NoReturn:
        """Raise IllegalMove with the reason why a decision is not among a seat's options."""
        position = self._now.position
        if self.wants == "dice":
            raise IllegalMove("dice_wanted", "B8")
        # the reason does not depend on the other seats' decisions, so use any legal ones
        decisions = {at: position.options(at)[0] for at in position.to_act() if at != seat}
        chance = self._record.ruleset.draw(position, Fixed()) if position.chance() else None
        position.apply({seat: decision, **decisions}, chance)
        raise IllegalMove("not_a_decision", "B8", text=str(decision))

    def _step(self, after: Position, step: Step, decided: tuple[int, ...] = ()) -> None:
        self._push(_State(after, self._now.steps + 1, decided=decided))
        self._steps.append(step)

    def _push(self, state: _State) -> None:
        self._now.options.clear()  # not needed in the history
        self._history.append(self._now)
        self._now = state

    def _reshuffled(self) -> tuple[Card, ...]:
        order = self._record.ruleset.draw(self._now.position, self._draw("reshuffle_wanted", "C12"))
        assert isinstance(order, tuple)
        return order

    def _draw(self, code: str, clause: str) -> Draw:
        """The draw of the next step; without a seed raises IllegalMove with this code."""
        if self._chance is None:
            raise IllegalMove(code, clause)
        return self._chance.step(self._now.steps)


def _names(count: int) -> tuple[str, ...]:
    return tuple(SEATS[: max(count, 0)])


def _check(record: Record) -> None:
    """Raise IllegalSetup for what the notation could not store."""
    if len(record.names) != len(record.initial.sheets):
        raise IllegalSetup("bad_names", "B3", count=len(record.initial.sheets))
    for seat in record.bots:
        if seat not in range(len(record.names)):
            raise IllegalSetup("no_such_seat", "B3", seat=seat)
    texts = [(text, MAX_NAME) for text in (*record.names, *record.bots.values(), record.date)]
    for text, limit in (*texts, (record.seed, MAX_SEED)):
        if text is not None and not is_text(text, limit):
            raise IllegalSetup("bad_text", "B3", most=limit)
    if record.commitment is not None and not is_commitment(record.commitment):
        raise IllegalSetup("bad_text", "B3", most=COMMITMENT)
