"""Correspondence: games that wait for hours or days, and the turns that absent players are told of."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from .events import Millis
from .messages import Happening, Settings
from .table import Seat, Table
from .timers import deadline

UNHURRIED: Final = 3600
"""Seconds for a decision from which on nobody is expected to stay at the table."""
MAX_ROUNDS: Final = 1_000_000
"""Makes the numbers of turns before the game negative."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a player at a table. ``number`` is its step in the game, negative while texts are revealed before it.

    ``by`` is the name of the player who decided last, empty if none did; ``deadline`` is when the table acts.
    """

    table: str
    player: str
    number: int
    since: Millis
    game: str
    by: str
    deadline: Millis | None


def patience(settings: Settings) -> int | None:
    """Return the seconds after which a table acts for a player who does not decide; None if it waits for ever."""
    clock, limits = settings.clock, [settings.grace]
    if clock is not None:
        limits += [clock.per_decision, clock.total]
    return min((limit for limit in limits if limit is not None), default=None)


def is_unhurried(settings: Settings) -> bool:
    """Whether a table waits for an hour or longer, so that its players come and go."""
    seconds = patience(settings)
    return seconds is None or seconds >= UNHURRIED


def people_of(table: Table) -> list[Seat]:
    """Return the seats of the people who play on."""
    return [seat for seat in table.seats if seat.guest.player is not None and not seat.resigned]


def turn_of(table: Table, happenings: Sequence[Happening], player: str) -> Turn | None:
    """Return the turn of a player for whom other people wait at an unhurried table, if it is theirs.

    The last player to act was there, and knows what the table waits for.
    """
    at = table.seat_of(player)
    if at is None or not is_unhurried(table.settings) or len(people_of(table)) < 2:
        return None
    if table.status == "waiting":
        if not table.revealing or at not in table.unrevealed:
            return None
        return Turn(table.id, player, table.round - MAX_ROUNDS, table.at, table.settings.game, "", None)
    seat = table.seats[at]
    if table.game is None or at not in table.actors or seat.away or seat.resigned:
        return None
    acts = [*_acts(happenings)]
    if acts and acts[0].seat == at and acts[0].by == "person":
        return None
    last = next((each.seat for each in acts if each.seat not in (at, None)), None)
    by = "" if last is None else table.seats[last].guest.name
    since, step = table.waiting_since[at], len(table.game.steps)
    return Turn(table.id, player, step, since, table.settings.game, by, deadline(table, at))


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
