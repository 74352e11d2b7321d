"""Correspondence: games that wait for hours or days, and the turns that absent players are told of."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

from .events import Millis
from .messages import Happening, Settings
from .table import Seat, Table
from .timers import deadline

CORRESPONDENCE: Final = 3600
"""Seconds for a decision from which on nobody is expected to stay at the table."""
MAX_ROUNDS: Final = 1_000_000
"""Makes the numbers of turns before the game negative."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a player at a table. ``number`` is its step in the game, negative while texts are revealed before it.

    ``previous_player`` is the name of the player who acted last, empty if none did; ``deadline`` is when the table
    acts.
    """

    table: str
    player: str
    number: int
    since: Millis
    game: str
    previous_player: str
    deadline: Millis | None


def time_limit(settings: Settings) -> int | None:
    """Return the seconds after which a table acts for a player who does not decide; None if it waits for ever."""
    clock, limits = settings.clock, [settings.grace]
    if clock is not None:
        limits += [clock.per_decision, clock.total]
    return min((limit for limit in limits if limit is not None), default=None)


def is_correspondence(settings: Settings) -> bool:
    """Whether a table acts for its players, but only after an hour or longer, so that they come and go."""
    seconds = time_limit(settings)
    return seconds is not None and seconds >= CORRESPONDENCE


def people_of(table: Table) -> list[Seat]:
    """Return the seats of the people who play on."""
    return [seat for seat in table.seats if seat.guest.player is not None and not seat.resigned]


def turn_number(table: Table) -> int | None:
    """Return the number of the turn that absent players are told of; None at a table that tells nobody.

    Told are those for whom other people wait, at a table of correspondence or without a time limit.
    """
    if (time_limit(table.settings) is not None and not is_correspondence(table.settings)) or len(people_of(table)) < 2:
        return None
    if table.status == "waiting":
        return table.round - MAX_ROUNDS if table.revealing else None
    return len(table.game.steps) if table.status == "playing" and table.game is not None else None


def turn_of(table: Table, happenings: Sequence[Happening], player: str) -> Turn | None:
    """Return the turn of a player, if it is theirs and absent players are told.

    The last player to act was there, and knows what the table waits for.
    """
    at, number = table.seat_of(player), turn_number(table)
    if at is None or number is None:
        return None
    if table.revealing:
        if at not in table.unrevealed:
            return None
        return Turn(table.id, player, number, table.at, table.settings.game, "", None)
    seat = table.seats[at]
    if at not in table.actors or seat.away or seat.resigned:
        return None
    acts = _acts(happenings)
    newest = [*islice(acts, 1)]
    if newest and newest[0].seat == at and newest[0].by == "person":
        return None
    last = next((each.seat for each in chain(newest, acts) if each.seat not in (at, None)), None)
    previous = "" if last is None else table.seats[last].guest.name
    since = table.waiting_since[at]
    return Turn(table.id, player, number, since, table.settings.game, previous, deadline(table, at))


def _acts(happenings: Sequence[Happening]) -> Iterator[Happening]:
    """Yield the rolls and decisions that were not taken back, the last first."""
    undone = Counter[int | None]()
    for each in reversed(happenings):
        if each.what == "undone":
            undone[each.seat] += 1
        elif each.what == "decided" and undone[each.seat]:
            undone[each.seat] -= 1
        elif each.what in ("decided", "rolled"):
            yield each
