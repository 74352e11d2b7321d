"""The front door of the library: a game that is being played.

A :class:`Game` holds a position and everything that led to it. It rolls from its seed or takes dice from the table,
collects simultaneous decisions and shows nobody another's until all are in, takes back, and gives its record.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NoReturn

from .formats import notation
from .formats.codec import position_from_json, position_to_json
from .record import COMMITMENT, MAX_NAME, MAX_SEED, SEATS, Record, Step, is_commitment, is_text
from .rng import ChanceSource, fresh_seed
from .rules import (
    RULESETS,
    Card,
    ChanceKind,
    Decision,
    Dice,
    Draw,
    IllegalMove,
    IllegalSetup,
    Position,
    Ruleset,
    Score,
    Visible,
    cards,
    classic,
    full_deck,
    ruleset_of,
    winners,
)
from .rules.moves import parse

_OPTIONS: Final = {
    "classic": frozenset(("solo",)),
    "cards": frozenset(("deck", "jokers")),
    "onboard": frozenset(("track",)),
}


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows: the table as it sees it, who is still to decide, and its own decision if it waits."""

    seat: int
    table: Visible
    to_act: tuple[int, ...]
    pending: Decision | None = None


@dataclass(frozen=True, slots=True)
class _Moment:
    """All that changes while a game is played; the past is a list of these."""

    position: Position
    steps: int = 0
    pending: Mapping[int, Decision] | None = None
    dealt: tuple[Card, ...] | None = None
    decided: tuple[int, ...] = ()
    """The seats that decided in the call that led here."""
    options: dict[int, Sequence[Decision]] = field(default_factory=dict[int, Sequence[Decision]], compare=False)
    """The options of seats that were asked for here: a game is asked for them by the one who shows them, by the one who
    chooses and by the one who checks."""


class Game:
    """A game of one of the rulesets. Make one with :meth:`new`, :meth:`at` or :meth:`replay`."""

    def __init__(self, record: Record) -> None:
        _check(record)
        self._record = record
        self._chance = None if record.seed is None else ChanceSource(record.seed)
        self._steps = list(record.steps)
        self._past: list[_Moment] = []
        position = record.initial
        self._now = _Moment(position)
        for at, step in enumerate(record.steps, start=1):
            position = self._ruleset.apply(position, step.decisions, step.chance)
            self._go(_Moment(position, at, decided=tuple(step.decisions)))
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
        """A new game for a number of players, or for players of these names.

        The first player is drawn by lot unless ``start`` names a seat. The same seed and options give the same game;
        without a seed a fresh one is drawn. A game that is not ``seeded`` has its dice rolled and its cards shuffled
        at the table: it has to be told. A ``commitment`` to the seed is kept in the record, for ``fairness`` to check.
        Options: ``solo`` for ``classic``, with one player; ``jokers`` and ``deck`` for ``cards``; ``track`` for
        ``onboard``. Raises IllegalSetup.
        """
        if game not in RULESETS:
            raise IllegalSetup("unknown_game", "B1", game=game)
        for option in sorted(options.keys() - _OPTIONS[game]):
            raise IllegalSetup("unknown_option", "B1", game=game, option=option)
        names = (
            _names(players) if isinstance(players, int) else (players,) if isinstance(players, str) else tuple(players)
        )
        count = players if isinstance(players, int) else len(names)
        text = fresh_seed() if seed is None else str(seed)
        chance = ChanceSource(text)
        ruleset: Any = RULESETS[game]
        options["start"] = (chance.lot(count) if count in ruleset.PLAYERS else 0) if start is None else start
        if game == "cards" and options.get("deck") is None:
            options["deck"] = chance.shuffle(1, full_deck(bool(options.get("jokers"))))
        initial = ruleset.new(count, **options)
        kept = text if seeded else None
        return cls(Record(initial, names, bots=bots or {}, seed=kept, date=date, commitment=commitment))

    @classmethod
    def at(cls, position: Position, names: Sequence[str] | None = None, *, seed: int | str | None = None) -> "Game":
        """A game that goes on from a position. Raises FormatError for one that no game can reach by form."""
        position = position_from_json(position_to_json(position))
        names = _names(len(position.sheets)) if names is None else tuple(names)
        return cls(Record(position, tuple(names), seed=fresh_seed() if seed is None else str(seed)))

    @classmethod
    def replay(cls, record: Record | str, steps: int | None = None) -> "Game":
        """The game of a record or of its notation: all of it, or the first so many steps. Raises RecordError."""
        if isinstance(record, str):
            record = notation.read(record)
        if steps is not None:
            if steps not in range(len(record.steps) + 1):
                raise IllegalMove("no_such_step", "B8", count=len(record.steps))
            if steps < len(record.steps):
                record = replace(record, steps=record.steps[:steps], pending={}, dealt=None)
        return cls(record)

    def copy(self) -> "Game":
        """A game that goes on by itself from here, past included."""
        twin = object.__new__(type(self))
        twin._record, twin._chance, twin._now = self._record, self._chance, self._now
        twin._past, twin._steps = self._past.copy(), self._steps.copy()
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether two games began alike, went alike and stand alike."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # What is

    @property
    def _ruleset(self) -> Ruleset[Any]:
        return ruleset_of(self._record.initial)

    @property
    def name(self) -> str:
        """The ruleset's name."""
        return self._ruleset.NAME

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._record.names

    @property
    def bots(self) -> Mapping[int, str]:
        """Which bot plays a seat; the other seats are people's."""
        return self._record.bots

    @property
    def position(self) -> Position:
        """The position, open to the last card: for the table, not for a player. Players get :meth:`view`."""
        return self._now.position

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that still have to decide before the game can go on."""
        seats, pending = self._ruleset.to_act(self._now.position), self._now.pending
        return tuple(seat for seat in seats if seat not in pending) if pending else seats

    @property
    def wants(self) -> ChanceKind | None:
        """The chance the game waits for: ``dice`` for :meth:`roll`, ``reshuffle`` for :meth:`deal`."""
        return None if self._now.dealt else self._ruleset.chance(self._now.position)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.position.phase == "over"

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every seat's points as they stand."""
        return self._ruleset.scores(self._now.position)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, and none in a solo game."""
        return winners(self.scores) if self.over else ()

    def options(self, seat: int) -> Sequence[Decision]:
        """What a seat may decide now, cheapest first; nothing if it is not to act."""
        self._check_seat(seat)
        return self._options(seat) if seat in self.to_act else ()

    def _options(self, seat: int) -> Sequence[Decision]:
        known = self._now.options
        if seat not in known:
            known[seat] = tuple(self._ruleset.options(self._now.position, seat))
        return known[seat]

    def view(self, seat: int) -> View:
        """What a seat can see: nobody else's cards and no decision of others that is not complete."""
        self._check_seat(seat)
        table: Any = self._ruleset.view(self._now.position, seat)
        return View(seat, table, self.to_act, (self._now.pending or {}).get(seat))

    def watch(self) -> Visible:
        """What somebody who only looks on can see: less than any seat."""
        table: Any = self._ruleset.view(self._now.position, None)
        seen: Visible = table
        return seen

    @property
    def steps(self) -> Sequence[Step]:
        """Every step so far. A step of the card game has the order of a reshuffle: for the table, not for a player."""
        return self._steps

    @property
    def record(self) -> Record:
        """The game from its beginning to now."""
        return replace(self._record, steps=tuple(self._steps), pending=self._now.pending or {}, dealt=self._now.dealt)

    def __str__(self) -> str:
        """The game in notation."""
        return notation.write(self.record)

    def __repr__(self) -> str:
        position = self._now.position
        return f"<Game {self.name} {', '.join(self.names)}: turn {position.turn}, {position.phase}>"

    # What happens

    def roll(self, dice: Dice | None = None) -> Dice:
        """Roll the dice, or take a roll made at the table. Gives the dice that are in the game."""
        if self._ruleset.chance(self._now.position) != "dice":
            raise IllegalMove("game_over" if self.over else "chance_not_wanted", "B8")
        if dice is None:
            if self._chance is None:
                raise IllegalMove("dice_wanted", "B8")
            dice = self._chance.dice(self._draw_number)
        position = self._now.position
        assert isinstance(position, classic.Position)
        rolled = dice.without(position.closed)
        self._step(self._ruleset.apply(position, {}, rolled), Step({}, rolled))
        return rolled

    def deal(self, order: Sequence[Card] | None = None) -> None:
        """Shuffle the discard for a pile that runs out with the next draw, or take the order made at the table.

        A draw that needs it shuffles from the seed by itself if this was not called before.
        """
        position = self._now.position
        if self.wants != "reshuffle":
            raise IllegalMove("chance_not_wanted", "C12")
        assert isinstance(position, cards.Position)
        dealt = self._shuffled(position.discard) if order is None else tuple(order)
        cards.check_reshuffle(position, dealt)
        self._go(_Moment(position, self._now.steps, self._now.pending, dealt))

    def play(self, seat: int, decision: Decision | str) -> None:
        """Decide for a seat. In a simultaneous action nothing happens, and nobody learns of it, until all have.

        The decision may be given as its short text, such as ``"r5"``.
        """
        if isinstance(decision, str):
            decision = parse(decision)
        self._check_seat(seat)
        rules, now, pending = self._ruleset, self._now, dict(self._now.pending or {})
        if seat in pending:
            raise IllegalMove("already_decided", "AB12", seat=seat)
        seats = rules.to_act(now.position)
        options = self._options(seat) if seat in seats else ()
        if decision not in options:
            self._refuse(seat, decision)
        pending[seat] = options[options.index(decision)]  # ours, not the caller's: equal is not yet the same
        if len(pending) < len(seats):
            self._go(_Moment(now.position, now.steps, pending, decided=(seat,)))
            return
        chance = now.dealt
        if chance is None and rules.chance(now.position) == "reshuffle":
            assert isinstance(now.position, cards.Position)
            chance = self._shuffled(now.position.discard)
        # every decision is one of its seat's options, and the chance is ours or was checked on dealing
        after = rules.apply_unchecked(now.position, pending, chance)
        self._step(after, Step(pending, chance), (seat,))

    def undo(self) -> tuple[int, ...]:
        """Take back the last roll, deal or decision: the exact inverse of the call that made it.

        Gives the seats whose decision it was; none for chance. What was rolled is rolled again: who takes back past
        chance knows what comes, so a table with opponents does not let players do that. In a game that was replayed,
        the decisions of one step are taken back together.
        """
        if not self._past:
            raise IllegalMove("nothing_to_undo", "B8")
        undone, self._now = self._now.decided, self._past.pop()
        del self._steps[self._now.steps :]
        return undone

    def undo_to(self, seats: Collection[int]) -> None:
        """Take back until a decision of one of these seats is undone; refuse, and take nothing back, if none is."""
        if not any(seat in seats for moment in (*self._past, self._now) for seat in moment.decided):
            raise IllegalMove("nothing_to_undo", "B8")
        while not any(seat in seats for seat in self.undo()):
            pass

    def forget(self, keep: int) -> None:
        """Keep only so many moments to undo to. The record stays whole; a game in memory gets lighter."""
        del self._past[: max(0, len(self._past) - keep)]

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take its last decision back as among people: nobody acted on it, no chance was drawn.

        A decision that waits for others is still secret, so it can be taken back until all are in.
        """
        pending = self._now.pending or {}
        if seat in pending or pending or self.over or self._now.dealt or not self._steps:
            return seat in pending
        last = self._steps[-1]
        # a draw turns cards up: that is chance
        return tuple(last.decisions) == (seat,) and not isinstance(last.decisions[seat], Draw)

    def take_back(self, seat: int) -> None:
        """Take back a seat's last decision where :meth:`can_take_back` allows it."""
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

    def _refuse(self, seat: int, decision: Decision) -> NoReturn:
        """Raise the reason why a decision is not among a seat's options."""
        position = self._now.position
        if self.wants == "dice":
            raise IllegalMove("dice_wanted", "B8")
        # the others' decisions do not matter for the reason: let them pass, or do what is legal
        others = (at for at in self._ruleset.to_act(position) if at != seat)
        decisions = {at: self._ruleset.options(position, at)[0] for at in others}
        chance = None
        if isinstance(position, cards.Position) and self._ruleset.chance(position):
            chance = position.discard
        self._ruleset.apply(position, {seat: decision, **decisions}, chance)
        raise IllegalMove("not_a_decision", "B8", text=str(decision))

    def _step(self, after: Position, step: Step, decided: tuple[int, ...] = ()) -> None:
        self._go(_Moment(after, self._now.steps + 1, decided=decided))
        self._steps.append(step)

    def _go(self, moment: _Moment) -> None:
        self._now.options.clear()  # nobody asks the past
        self._past.append(self._now)
        self._now = moment

    def _shuffled(self, discard: tuple[Card, ...]) -> tuple[Card, ...]:
        if self._chance is None:
            raise IllegalMove("reshuffle_wanted", "C12")
        return self._chance.shuffle(self._draw_number, discard)

    @property
    def _draw_number(self) -> int:
        """The number of the next draw: the lot is 0, a deck's shuffle is 1, and every step has one from there."""
        return self._now.steps + 2


def _names(count: int) -> tuple[str, ...]:
    return tuple(SEATS[: max(count, 0)])


def _check(record: Record) -> None:
    """Refuse what the notation could not say, before a game is played that could not be kept."""
    if len(record.names) != len(record.initial.sheets):
        raise IllegalSetup("bad_names", "B3", count=len(record.initial.sheets))
    for seat in record.bots:
        if seat not in range(len(record.names)):
            raise IllegalSetup("no_such_seat", "B3", seat=seat)
    texts = [(text, MAX_NAME) for text in (*record.names, *record.bots.values(), record.date)]
    for text, most in (*texts, (record.seed, MAX_SEED)):
        if text is not None and not is_text(text, most):
            raise IllegalSetup("bad_text", "B3", most=most)
    if record.commitment is not None and not is_commitment(record.commitment):
        raise IllegalSetup("bad_text", "B3", most=COMMITMENT)
