"""The interface of a ruleset, and checks shared by all of them.

A ruleset is a module with these names. Its ``Position`` is frozen; ``apply`` maps a position, decisions and chance to
the next position and raises IllegalMove for what the rules forbid. No position holds a random generator or a clock.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeVar

from .deck import Card
from .dice import Dice
from .errors import IllegalMove, IllegalSetup
from .moves import Decision
from .sheet import Score, Sheet

Chance = Dice | tuple[Card, ...]
"""A roll, or the reshuffled discard."""
ChanceKind = Literal["dice", "reshuffle"]
"""Kind of chance event that the next step needs."""
Decisions = Mapping[int, Decision]
"""Decisions by seat."""


class PositionLike(Protocol):
    """Attributes common to positions and views."""

    @property
    def sheets(self) -> tuple[Sheet, ...]: ...
    @property
    def active(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def active_crossed(self) -> bool: ...
    @property
    def end_reason(self) -> str | None: ...


P = TypeVar("P", bound=PositionLike)


class Ruleset(Protocol[P]):
    """The rules of one game, implemented by the modules ``rowlock.rules.classic``, ``cards`` and ``onboard``."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of a module
        """Name of the game in files and interfaces."""
        ...

    @property
    def PLAYERS(self) -> range:  # noqa: N802 - a constant of a module
        """Allowed numbers of players."""
        ...

    def to_act(self, position: P, /) -> tuple[int, ...]:
        """The seats that decide in the next step, in order; empty before a chance event and after the end."""
        ...

    def chance(self, position: P, /) -> ChanceKind | None:
        """The chance event that the next step needs, if any."""
        ...

    def options(self, position: P, seat: int, /) -> Sequence[Decision]:
        """All legal decisions of a seat, cheapest first; empty if it is not to act."""
        ...

    def apply(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """The next position. Raises IllegalMove."""
        ...

    def apply_unchecked(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """``apply`` without checks, for decisions taken from ``options`` and valid chance."""
        ...

    def scores(self, position: P, /) -> tuple[Score, ...]:
        """Current score of every seat."""
        ...

    def view(self, position: P, seat: int | None, /) -> PositionLike:
        """The position as a seat, or an onlooker if None, sees it. Information is hidden nowhere else."""
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
