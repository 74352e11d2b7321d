"""Automatic actions of a table: bot decisions, expired clocks, stand-ins for absent players.

They belong to the table, not to a process: any process may append a due event, and the key of the log lets only one
succeed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..bots import BOTS, LIGHT, can_play
from ..game import View
from ..rng import derived_seed
from ..rules import Decision
from .events import AnyEvent, Decided, Millis, Rolled, WentAway
from .table import SECOND, Table, available

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


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a bot has to make for a seat, with the seed of its chance."""

    seat: int
    why: Literal["bot", "stand_in", "clock"]
    bot: str
    seed: str
    view: View
    options: Sequence[Decision]

    def choose(self) -> str:
        """Let the bot think, and return its decision."""
        return str(BOTS[self.bot](self.seed).choose(self.view, self.options))

    def event(self, decision: str) -> Decided:
        return Decided(self.seat, decision, self.why)


def due(table: Table, pause: Millis = 0) -> Due | None:
    """Return the next automatic action. Bots act after ``pause``, so that people can follow."""
    found = [each for seat in table.actors if (each := _due(table, seat, pause)) is not None]
    return min(found, key=lambda each: (each.at, each.seat), default=None)


def _due(table: Table, at: int, pause: Millis) -> Due | None:
    seat, since = table.seats[at], table.waiting_since[at]
    if seat.bot is not None:
        return Due(since + pause, at, "bot")
    if seat.away or seat.resigned:
        return Due(since + pause, at, "stand_in")
    clock, grace = table.settings.clock, table.settings.grace
    limits: list[Due] = []
    if clock is not None:
        # without any time left, as slowly as a bot, so that people can follow
        limits.append(Due(since + max(available(clock, seat), pause), at, "clock"))
    if grace is not None:
        limits.append(Due(max(since, seat.back) + grace * SECOND, at, "away"))
    return min(limits, key=lambda limit: limit.at, default=None)


def deadline(table: Table, seat: int) -> Millis | None:
    """Return when the table will act for a player who does not decide; None if never."""
    limit = _due(table, seat, 0) if seat in table.actors else None
    return limit.at if limit is not None and limit.why in ("clock", "away") else None


def due_event(table: Table, now: Millis, pause: Millis = 0) -> AnyEvent | None:
    """Return the event to append now, or None if nothing is due."""
    found, game = due(table, pause), table.game
    if found is None or found.at > now:
        return None
    if found.why == "away":
        return WentAway(found.seat)
    assert game is not None
    if game.wants == "dice":
        return Rolled(found.seat, found.why)
    turn = _bot_turn(table, found)
    return turn.event(turn.choose())


def slow_turn(table: Table, now: Millis, pause: Millis = 0) -> BotTurn | None:
    """Return the decision that is due now if a slow bot makes it, which should think outside the event loop."""
    found = due(table, pause)
    if found is None or found.at > now or found.why == "away" or table.game is None or table.game.wants == "dice":
        return None
    return _bot_turn(table, found) if _bot_name(table, found.seat) not in LIGHT else None


def _bot_turn(table: Table, found: Due) -> BotTurn:
    game, seat = table.game, found.seat
    assert game is not None
    assert found.why != "away"
    # a new bot for each decision, seeded so that every process gets the same one and the dice stay secret
    seed = derived_seed(table.secret, f"bot {seat} at {table.seq}")
    return BotTurn(seat, found.why, _bot_name(table, seat), seed, game.view(seat), game.options(seat))


def still_due(event: AnyEvent | None, before: Table, table: Table) -> bool:
    """Whether an action chosen for an earlier state of a table fits it: its seat is asked the same, as the same player.

    So a slow bot's decision is not lost when another seat acts meanwhile.
    """
    if table.seq == before.seq:
        return True
    if not isinstance(event, (Decided, Rolled)):
        return False
    if table.game is None or before.game is None or table.game.position != before.game.position:
        return False
    found = _due(table, event.seat, 0) if event.seat in table.actors else None
    return found is not None and found.why == event.by


def has_slow_bots(table: Table) -> bool:
    """Whether a slow bot has a seat at a table, or stands in for its players."""
    return any(_bot_name(table, seat) not in LIGHT for seat in range(len(table.seats)))


def _bot_name(table: Table, seat: int) -> str:
    """Return the bot that decides for a seat: its own or the stand-in; the greedy one if there is no such bot here."""
    game, wanted = table.settings.game, (table.seats[seat].bot, table.settings.stand_in)
    return next((name for name in wanted if name is not None and can_play(name, game)), "greedy")
