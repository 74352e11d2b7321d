"""The interface of a ruleset, the base of its positions and views, and checks shared by all rulesets.

A ruleset is a module with the names of :class:`Ruleset`. Its positions are frozen; ``apply`` maps a position, decisions
and chance to the next position and raises IllegalMove for what the rules forbid. No position holds a random generator
or a clock.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, Protocol, Self, TypeVar

from .deck import Card
from .dice import Dice
from .errors import IllegalMove, IllegalSetup
from .moves import Decision
from .outcome import Outcome
from .sheet import Score, Sheet

Chance = Dice | tuple[Card, ...]
"""A roll, or the reshuffled discard."""
ChanceKind = Literal["dice", "reshuffle"]
"""Kind of chance event that the next step needs."""
Decisions = Mapping[int, Decision]
"""Decisions by seat."""
NO_DECISIONS: Final[Decisions] = MappingProxyType({})
T = TypeVar("T")


class Random(Protocol):
    """Source of one chance event."""

    def dice(self) -> Dice: ...
    def shuffle(self, items: Sequence[T], /) -> tuple[T, ...]: ...


class Visible:
    """Base of positions, and of what a seat sees of them. ``rules`` is the ruleset that registered the class."""

    __slots__ = ()
    rules: "ClassVar[Ruleset[Any]]"
    sheets: tuple[Sheet, ...]
    active: int
    turn: int
    phase: str
    active_crossed: bool
    end_reason: str | None
    dice: Dice | None = None
    """The dice on the table, if the game has any."""
    closed: int = 0
    """Bit mask of the rows that are locked for all seats."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def to_act(self) -> tuple[int, ...]:
        """The seats that decide in the next step, in order; empty before a chance event and after the end."""
        return self.rules.to_act(self)

    def options(self, seat: int) -> Sequence[Decision]:
        """All legal decisions of a seat, cheapest first; empty if it is not to act."""
        return self.rules.options(self, seat)

    def scores(self) -> tuple[Score, ...]:
        """Current score of every seat."""
        return self.rules.scores(self)

    def outcome(self, seat: int, option: Decision) -> Outcome:
        """The certain effects of one of a seat's options."""
        return self.rules.outcome(self, seat, option)


class Position(Visible):
    """Base of positions: the whole state of a game, frozen."""

    __slots__ = ()

    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """The cards of each seat, for replays; None if the game has no hands of cards."""
        return None

    def chance(self) -> ChanceKind | None:
        """The chance event that the next step needs, if any."""
        return self.rules.chance(self)

    def apply(self, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Self:
        """The next position. Raises IllegalMove."""
        after: Self = self.rules.apply(self, decisions, chance)
        return after

    def view(self, seat: int | None) -> Visible:
        """The position as a seat, or an onlooker if None, sees it."""
        return self.rules.view(self, seat)


P = TypeVar("P", bound=Position)


class Ruleset(Protocol[P]):
    """The rules of one game, as the modules ``rowlock.rules.classic``, ``cards`` and ``onboard`` implement them.

    ``to_act``, ``options``, ``scores`` and ``outcome`` take a position or what its ``view`` returns.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of a module
        """Name of the game in files and interfaces."""
        ...

    @property
    def PLAYERS(self) -> range:  # noqa: N802 - a constant of a module
        """Allowed numbers of players."""
        ...

    @property
    def OPTIONS(self) -> frozenset[str]:  # noqa: N802 - a constant of a module
        """Names of the options of ``new`` besides ``players`` and ``start``."""
        ...

    @property
    def new(self) -> Callable[..., P]:
        """``new(players, start=0, **options)``: the initial position. Raises IllegalSetup."""
        ...

    def setup(self, position: P, /) -> dict[str, Any]:
        """The options with which a game as in this position begins."""
        ...

    def dealt(self, options: Mapping[str, Any], random: Random, /) -> dict[str, Any]:
        """The options of ``new`` that chance decides, such as the order of the deck."""
        ...

    def to_act(self, table: Any, /) -> tuple[int, ...]:
        """The seats that decide in the next step, in order; empty before a chance event and after the end."""
        ...

    def chance(self, position: P, /) -> ChanceKind | None:
        """The chance event that the next step needs, if any."""
        ...

    def draw(self, position: P, random: Random, /) -> Chance:
        """Draw the chance event that the next step needs."""
        ...

    def options(self, table: Any, seat: int, /) -> Sequence[Decision]:
        """All legal decisions of a seat, cheapest first; empty if it is not to act."""
        ...

    def parse(self, text: str, /) -> Decision:
        """Parse the short text of a decision, the inverse of ``str``. Raises IllegalMove ``not_a_decision``."""
        ...

    def outcome(self, table: Any, seat: int, option: Decision, /) -> Outcome:
        """The certain effects of one of a seat's options, computed from what the seat sees."""
        ...

    def apply(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """The next position. Raises IllegalMove."""
        ...

    def apply_unchecked(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """``apply`` without checks, for decisions taken from ``options`` and valid chance."""
        ...

    def scores(self, table: Any, /) -> tuple[Score, ...]:
        """Current score of every seat."""
        ...

    def view(self, position: P, seat: int | None, /) -> Visible:
        """The position as a seat, or an onlooker if None, sees it. Information is hidden nowhere else."""
        ...

    def resampled(self, position: P, seat: int, random: Random, /) -> P:
        """A position that looks the same to a seat; what is hidden from it is drawn again."""
        ...

    def reshuffled(self, position: P, random: Random, /) -> P:
        """The position with its face-down piles shuffled again: its past tells nothing of its future."""
        ...


def check_players(game: str, players: int, allowed: range, start: int, clause: str) -> None:
    """Raise IllegalSetup for a number of players or a first seat that the game does not have."""
    if players not in allowed:
        raise IllegalSetup("bad_players", clause, game=game, least=allowed[0], most=allowed[-1])
    if start not in range(players):
        raise IllegalSetup("bad_start", clause, seat=start)


def check_each(decisions: Decisions, check: Callable[[int, Decision], None]) -> None:
    """Check every seat's decision; set ``seat`` on the IllegalMove raised."""
    for seat, decision in decisions.items():
        try:
            check(seat, decision)
        except IllegalMove as error:
            error.seat = seat
            raise


def check_seats(to_act: Iterable[int], decisions: Decisions, clause: str) -> None:
    """Raise IllegalMove unless exactly the seats to act have decided (AB12)."""
    seats = tuple(to_act)
    for seat in decisions:
        if seat not in seats:
            raise IllegalMove("not_to_act", clause, seat=seat)
    for seat in seats:
        if seat not in decisions:
            raise IllegalMove("decision_missing", clause, seat=seat)
