"""What every ruleset offers, and what all of them share: the shape of a game as a fold.

A ruleset is a module with these names. Its ``Position`` is frozen; ``apply`` takes a position, decisions and chance
to the next position and refuses what the rules do not allow; nothing here holds a random generator or a clock.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeVar

from .deck import Card
from .dice import Dice
from .errors import IllegalMove, IllegalSetup
from .moves import Decision
from .sheet import Score, Sheet

Chance = Dice | tuple[Card, ...]
"""A roll, or the discard pile in its new order."""
ChanceKind = Literal["dice", "reshuffle"]
"""The kinds of chance a position can want."""
Decisions = Mapping[int, Decision]
"""What each seat decided."""


class PositionLike(Protocol):
    """What a position and everybody's view of it have in common."""

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
    """A game's rules: ``rowlock.rules.classic``, ``cards`` and ``onboard`` are three of them."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of a module
        """The game's name in texts and interfaces."""
        ...

    @property
    def PLAYERS(self) -> range:  # noqa: N802 - a constant of a module
        """The numbers of players it is for."""
        ...

    def to_act(self, position: P, /) -> tuple[int, ...]:
        """The seats whose decisions the next step takes, in order; none when chance or nothing is next."""
        ...

    def chance(self, position: P, /) -> ChanceKind | None:
        """The chance the next step takes."""
        ...

    def options(self, position: P, seat: int, /) -> Sequence[Decision]:
        """Every legal decision of a seat, cheapest first; empty when it has nothing to decide."""
        ...

    def apply(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """The next position. Raises IllegalMove, and then nothing has happened."""
        ...

    def apply_unchecked(self, position: P, decisions: Decisions = ..., chance: Chance | None = None) -> P:
        """The same without a check: for decisions out of ``options`` and chance known to be good."""
        ...

    def scores(self, position: P, /) -> tuple[Score, ...]:
        """Every seat's points as they stand."""
        ...

    def view(self, position: P, seat: int | None, /) -> PositionLike:
        """What a seat, or with None an onlooker, can see: the one place where anything is hidden."""
        ...


def check_players(game: str, players: int, allowed: range, start: int, clause: str) -> None:
    """Refuse a number of players, or a first player, that the game does not have."""
    if players not in allowed:
        raise IllegalSetup("bad_players", clause, game=game, least=allowed[0], most=allowed[-1])
    if start not in range(players):
        raise IllegalSetup("bad_start", clause, seat=start)


def check_each(decisions: Decisions, check: Callable[[int, Decision], None]) -> None:
    """Check every seat's decision; a refusal says whose it was."""
    for seat, decision in decisions.items():
        try:
            check(seat, decision)
        except IllegalMove as refusal:
            refusal.seat = seat
            raise


def check_seats(to_act: Iterable[int], decisions: Decisions, clause: str) -> None:
    """Refuse decisions that are not exactly those of the seats to act (AB12)."""
    wanted = tuple(to_act)
    for seat in decisions:
        if seat not in wanted:
            raise IllegalMove("not_to_act", clause, seat=seat)
    for seat in wanted:
        if seat not in decisions:
            raise IllegalMove("decision_missing", clause, seat=seat)
