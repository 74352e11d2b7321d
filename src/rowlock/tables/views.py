"""Views of a table: the only filter between its state and a player or spectator."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..formats.codec import decision_shape, outcome_shape, score_shape, table_shape
from ..formats.games.base import dice_shape
from ..formats.schema import ScoreShape
from ..game import Game
from ..rules import Dice
from .events import Decided, Entry, Revealed, Rolled, Sat
from .messages import GameView, Happening, SeatView, TableView
from .table import SECOND, Seat, Table
from .timers import deadline


@dataclass(frozen=True, slots=True)
class SharedView:
    """The parts that are equal for all viewers, computed once per table."""

    seats: Sequence[SeatView]
    to_act: tuple[int, ...]
    scores: Sequence[ScoreShape]
    winners: tuple[int, ...]


def shared_view(table: Table) -> SharedView:
    seats = [_seat(table, at, seat) for at, seat in enumerate(table.seats)]
    scores = [score_shape(score) for score in table.game.scores] if table.game is not None else ()
    return SharedView(seats, table.actors, scores, table.winners)


def table_view(table: Table, player: str | None, shared: SharedView | None = None) -> TableView:
    """Return the table as a player or spectator sees it. ``shared`` saves recomputing the shared parts."""
    you, shared = table.seat_of(player), shared or shared_view(table)
    ended = table.status == "finished"
    return TableView(
        id=table.id,
        seq=table.seq,
        at=table.at,
        status=table.status,
        settings=table.settings,
        you=you,
        host=player is not None and player == table.host,
        seats=shared.seats,
        commitment=table.commitment,
        seed=table.game.record.seed if ended and table.game else None,
        game=None if table.game is None else _game(table, table.game, you, shared),
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        revealing=table.unrevealed if table.revealing else (),
        round=table.round,
    )


def _seat(table: Table, at: int, seat: Seat) -> SeatView:
    guest = seat.guest
    return SeatView(
        kind="person" if guest.player is not None else "bot" if guest.bot is not None else "open",
        name=guest.name or None,
        bot=guest.bot,
        entropy=guest.entropy or None,
        reserved=seat.reserved,
        away=seat.away,
        resigned=seat.resigned,
        bank=seat.bank if table.settings.clock and table.game else None,
        deadline=deadline(table, at),
        hints=seat.hints,
        pledge=guest.pledge or None,
        time_left=_time_left(table, at, seat),
    )


def _time_left(table: Table, at: int, seat: Seat) -> int | None:
    """Return what is left of the clock's total at the time of the last entry."""
    clock = table.settings.clock
    if clock is None or clock.total is None or table.game is None:
        return None
    running = 0 if seat.bot or seat.away or seat.resigned else table.at - table.waiting_since.get(at, table.at)
    return max(0, clock.total * SECOND - seat.used - running)


def _game(table: Table, game: Game, you: int | None, shared: SharedView) -> GameView:
    acting = you is not None and table.status == "playing" and not table.seats[you].resigned
    view = None if you is None else game.view(you)
    seen = game.watch() if view is None else view.table
    options = game.options(you) if acting and you is not None else ()
    pending = None if view is None else view.pending
    return GameView(
        table=table_shape(seen, you),
        step=len(game.steps),
        to_act=shared.to_act,
        roll=acting and game.wants == "dice" and shared.to_act == (you,),
        undo=acting and you is not None and table.can_undo(you),
        hint=table.hints and bool(options),
        options=[decision_shape(option, seen) for option in options],
        outcomes=[outcome_shape(seen, you, option) for option in options] if you is not None else (),
        pending=None if pending is None else decision_shape(pending, seen),
        scores=shared.scores,
        winners=shared.winners,
        drawn=not game.steps or game.steps[-1].drew,
    )


def happening(before: Table | None, entry: Entry, table: Table) -> Happening:
    """Return the public part of an entry, which took the table from ``before`` to ``table``."""
    event = entry.event
    what = type(event).__struct_config__.tag
    seat = getattr(event, "seat", None)
    by = event.by if isinstance(event, (Rolled, Decided)) else None
    pledge = text = None
    if isinstance(event, Sat):
        by = "bot" if event.guest.bot else "person"
        pledge, text = event.guest.pledge or None, event.guest.entropy or None
    if isinstance(event, Revealed):
        what, text = "started" if event.date else "revealed", event.text
    commitment = table.commitment if before is None or before.commitment != table.commitment else None
    decisions = dice = made = None
    reshuffled = False
    if before is not None and before.game and table.game and len(table.game.steps) > len(before.game.steps):
        step = table.game.steps[-1]
        decisions = {str(at): decision_shape(decision) for at, decision in step.decisions.items()} or None
        dice = dice_shape(step.chance) if isinstance(step.chance, Dice) else None
        reshuffled, made = isinstance(step.chance, tuple), len(table.game.steps)
    common = entry.seq, entry.at, what, seat, by
    return Happening(*common, decisions, dice, reshuffled, made, commitment, pledge, text)  # type: ignore[arg-type]
