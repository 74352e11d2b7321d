"""Automatic actions of a table: bot decisions, expired clocks, stand-ins for absent players.

They belong to the table, not to a process: any process may append a due event, and the key of the log lets only one
succeed.
"""

from dataclasses import dataclass
from typing import Final, Literal

from ..bots import BOTS, LIGHT
from ..rng import derived_seed
from .events import AnyEvent, Decided, Millis, Rolled, WentAway
from .messages import By
from .table import SECOND, Table

BOT_PAUSE: Final = 700
"""Milliseconds before a bot acts."""
TAKEOVER_DELAY: Final = 1500
"""Milliseconds after which any process takes over an automatic action that is overdue."""


@dataclass(frozen=True, slots=True)
class Due:
    """When a table acts for a seat, and why."""

    at: Millis
    seat: int
    why: Literal["bot", "stand_in", "clock", "away"]


def due(table: Table, pause: Millis = 0) -> Due | None:
    """Return the next automatic action. Bots act after ``pause``, so that people can follow."""
    return min((_due(table, seat, pause) for seat in table.actors), key=_order, default=None)


def _order(due: Due | None) -> tuple[float, int]:
    return (float("inf"), 0) if due is None else (due.at, due.seat)


def _due(table: Table, at: int, pause: Millis) -> Due | None:
    seat, since = table.seats[at], table.waiting_since[at]
    if seat.bot is not None:
        return Due(since + pause, at, "bot")
    if seat.away or seat.resigned:
        return Due(since + pause, at, "stand_in")
    clock, grace = table.settings.clock, table.settings.grace
    limits: list[Due] = []
    if clock is not None:
        limits.append(Due(since + clock.per_decision * SECOND + seat.bank, at, "clock"))
    if grace is not None:
        limits.append(Due(since + grace * SECOND, at, "away"))
    return min(limits, key=lambda limit: limit.at, default=None)


def deadline(table: Table, seat: int) -> Millis | None:
    """Return when the table will act for a player who does not decide; None if never."""
    limit = _due(table, seat, 0) if seat in table.actors else None
    return limit.at if limit is not None and limit.why in ("clock", "away") else None


def due_event(table: Table, now: Millis, pause: Millis = 0) -> AnyEvent | None:
    """Return the event to append now, or None if nothing is due."""
    next_due = due(table, pause)
    if next_due is None or next_due.at > now:
        return None
    return WentAway(next_due.seat) if next_due.why == "away" else _act_for(table, next_due.seat, next_due.why)


def is_slow(table: Table, pause: Millis = 0) -> bool:
    """Whether the next automatic action needs a slow bot, which should run outside the event loop."""
    next_due = due(table, pause)
    return next_due is not None and next_due.why != "away" and _bot_name(table, next_due.seat) not in LIGHT


def _bot_name(table: Table, seat: int) -> str:
    """Return the bot that decides for a seat."""
    return table.seats[seat].bot or table.settings.stand_in


def _act_for(table: Table, seat: int, by: By) -> AnyEvent:
    game = table.game
    assert game is not None
    if game.wants == "dice":
        return Rolled(seat, by)
    name = _bot_name(table, seat)
    # a new bot for each decision, seeded so that every process gets the same one and the dice stay secret
    bot = BOTS[name](derived_seed(table.secret, f"bot {seat} at {table.seq}"))
    return Decided(seat, str(bot.choose(game.view(seat), game.options(seat))), by)
