"""Command handlers: validate a command against a table and return the event to append. Pure."""

import json
from collections.abc import Collection
from datetime import UTC, datetime
from itertools import chain, count
from typing import Any, Final

from msgspec import UNSET

from ..bots import BOTS, can_play
from ..fairness import MAX_ENTROPY, is_entropy, pledge_to, secret
from ..formats.codec import decision_from_shape, position_to_json
from ..formats.games.onboard import track_setting
from ..game import Game
from ..record import MAX_NAME, is_text
from ..rng import ChanceSource, Fixed, derived_seed
from ..rules import RULES_VERSION, RULESETS, IllegalMove, Position
from . import events
from .correspondence import is_correspondence
from .errors import TableError
from .events import AnyEvent, Created, Guest, Hinted, Millis
from .messages import (
    Abandon,
    Back,
    Close,
    Command,
    Decide,
    FreeSeat,
    Resign,
    Reveal,
    Roll,
    SeatBot,
    Settings,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from .players import Player
from .table import SETTINGS, Table, options_of, without_text

MAX_ENTRIES: Final = 20_000
"""Bound on the length of a log, which is read as a whole. The longest games have a few hundred entries."""


def create(settings: Settings, host: Player) -> Created:
    """Return the first event of a table. Raises TableError, or IllegalSetup for what the game does not allow."""
    if settings.game not in RULESETS:
        raise TableError("bad_request", where="game")
    ruleset, given = RULESETS[settings.game], () if settings.options is UNSET else settings.options
    # what chance decides, such as the order of a deck, is not for the host to choose
    further = ruleset.OPTIONS - {*SETTINGS, *ruleset.dealt({}, Fixed())}
    wrong = [option for option in SETTINGS if getattr(settings, option) and option not in ruleset.OPTIONS]
    wrong += [option for option in given if option not in further]
    if wrong:
        raise TableError("bad_option", game=settings.game, option=wrong[0][:40])
    _check_bot(settings.stand_in, settings.game)
    Game.new(settings.game, settings.seats, seed="check", **options_of(settings))
    return Created(settings, host.id, secret(), rules=RULES_VERSION)


def create_from(position: Position, host: Player) -> Created:
    """Return the first event of a table whose game continues from a position, with a new seed.

    Shuffles face-down piles, since their order is known to anyone who replayed the game. Raises TableError if the game
    is over.
    """
    if position.over:
        raise TableError("game_finished")
    own = secret()
    position = position.rules.reshuffled(position, ChanceSource(derived_seed(own, "pile")).setup())
    setup, options = position.rules.setup(position), dict[str, Any]()
    for option in SETTINGS:
        if option in setup:
            options[option] = track_setting(setup[option]) if option == "track" else setup[option]
    settings = Settings(position.rules.NAME, len(position.sheets), **options)
    text = json.dumps(position_to_json(position), separators=(",", ":"))
    return Created(settings, host.id, own, position=text, rules=RULES_VERSION)


def rematch(table: Table) -> Created:
    """Return the first event of the rematch: each player one seat on, with a new secret.

    The seats pledge new texts.
    """
    guests = [without_text(seat.guest) for seat in table.seats]
    return Created(table.settings, table.host, secret(), (guests[-1], *guests[:-1]), table.id, rules=RULES_VERSION)


def rematch_id(table: Table) -> str:
    """Derive the id of the rematch: the same for every request, and not guessable without the secret."""
    return derived_seed(table.secret, f"rematch of {table.id}")[:20]


def act(table: Table, player: Player, command: Command, now: Millis, gone: Collection[int] = ()) -> AnyEvent:
    """Return the event of a player's command. Raises TableError, or RuleError if the rules forbid it.

    ``gone`` are the seats whose players have left the table a while ago.
    """
    if table.status == "closed":
        raise TableError("table_closed")
    if table.seq >= MAX_ENTRIES and not isinstance(command, Resign):
        raise TableError("table_worn_out")  # bots and clocks still finish the game
    if isinstance(command, Sit):
        return _sit(table, player, command)
    if isinstance(command, (StandIn, Abandon)):
        return _act_for_absent(table, _seat_in_game(table, player), command, gone)
    if isinstance(command, (SeatBot, FreeSeat, Start, Close)):
        _check_host(table, player)
        return _prepare(table, command, now)
    if isinstance(command, (Roll, Decide, Undo, Back, Resign)):
        return _play(table, _seat_in_game(table, player), command)
    seat = _seat(table, player)
    if isinstance(command, Stand):
        _check_waiting(table)
        return _freed(table, seat)
    if isinstance(command, Reveal):
        return _reveal(table, seat, command.text, now)
    if table.status != "finished":
        raise TableError("not_finished" if table.game else "not_started")
    return events.Rematched(rematch_id(table))


def request_hint(table: Table, player: Player, step: int) -> Hinted | None:
    """Return the event that makes a request for a hint public; None if the log has it already for this step.

    Raises TableError if the player may have no hint.
    """
    if table.status == "closed":
        raise TableError("table_closed")
    seat = _seat_in_game(table, player)
    if not table.hints:
        raise TableError("hints_not_allowed")
    if not _game_at(table, step).options(seat):
        raise TableError("no_hint_now")
    if table.seats[seat].hinted == step:
        return None
    if table.seq >= MAX_ENTRIES:
        raise TableError("table_worn_out")
    return Hinted(seat)


# Before the game begins


def _prepare(table: Table, command: SeatBot | FreeSeat | Start | Close, now: Millis) -> AnyEvent:
    """Return the event of a command of the host."""
    _check_waiting(table)
    if isinstance(command, Close):
        return events.Closed()
    if not isinstance(command, FreeSeat):
        _check_not_revealing(table)
    if isinstance(command, Start):
        if not all(seat.taken for seat in table.seats):
            raise TableError("seats_open")
        if any(seat.reserved for seat in table.seats):
            raise TableError("seats_reserved")
        if all(seat.bot for seat in table.seats):
            raise TableError("nobody_plays")
        return events.Revealing() if table.unrevealed else events.Started(_date(now))
    _check_seat(table, command.seat)
    seat = table.seats[command.seat]
    if isinstance(command, FreeSeat):
        if not seat.taken:
            raise TableError("nothing_changes")
        return _freed(table, command.seat)
    _check_bot(command.bot, table.settings.game)
    if seat.guest.player is not None:
        raise TableError("seat_taken", seat=command.seat + 1)
    name = _bot_name(table, command.seat, checked_name(command.name or command.bot.capitalize()))
    return events.Sat(command.seat, Guest(name, bot=command.bot))  # no entropy: the server would choose it


def _freed(table: Table, seat: int) -> AnyEvent:
    """Return the event that frees a seat. Texts already revealed are known, so no pledge of this round may count."""
    return events.Voided(seat, secret()) if table.revealing else events.Stood(seat)


def _reveal(table: Table, seat: int, text: str, now: Millis) -> events.Revealed:
    _check_waiting(table)
    if not table.revealing:
        raise TableError("not_revealing")
    if seat not in table.unrevealed:
        raise TableError("nothing_changes")
    if pledge_to(table.id, table.commitment, seat, text) != table.seats[seat].guest.pledge:
        raise TableError("wrong_text")
    return events.Revealed(seat, text, _date(now) if table.unrevealed == (seat,) else "")


def _date(now: Millis) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def _sit(table: Table, player: Player, command: Sit) -> events.Sat:
    _check_waiting(table)
    _check_not_revealing(table)
    own = table.seat_of(player.id)
    seat = command.seat
    if seat is None:
        seat = own if own is not None else next((at for at, each in enumerate(table.seats) if not each.taken), None)
        if seat is None:
            raise TableError("table_full")
    _check_seat(table, seat)
    if own is not None and own != seat:
        raise TableError("already_seated")
    if own is None and table.seats[seat].taken:
        raise TableError("seat_taken", seat=seat + 1)
    was = table.seats[seat].guest
    name = checked_name(command.name or was.name or player.name)
    entropy, pledge = command.entropy or "", command.pledge or ""
    if entropy and not is_entropy(entropy):
        raise TableError("bad_entropy", most=MAX_ENTROPY)
    if entropy and pledge:
        raise TableError("bad_request", where="pledge")
    if not entropy and not pledge:
        entropy, pledge = was.entropy, was.pledge
    guest = Guest(name, entropy, player.id, pledge=pledge)
    if guest == was and not table.seats[seat].reserved:
        raise TableError("nothing_changes")
    return events.Sat(seat, guest)


def _bot_name(table: Table, seat: int, name: str) -> str:
    """Append a number to a bot's name if it is taken."""
    taken = {each.guest.name for at, each in enumerate(table.seats) if at != seat}
    numbered = (f"{name[: MAX_NAME - 2]} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each not in taken)


# During the game


def _seat_in_game(table: Table, player: Player) -> int:
    """Return the seat of a player who is still in the game."""
    seat = _seat(table, player)
    if table.game is None:
        raise TableError("not_started")
    if table.status == "finished":
        raise TableError("game_finished")
    if table.seats[seat].resigned:
        raise TableError("already_resigned")
    return seat


def _game_at(table: Table, step: int) -> Game:
    """Return the game if it is at this step: a late command must not act on a later step."""
    assert table.game is not None
    if step != len(table.game.steps):
        raise TableError("out_of_date", step=step)
    return table.game


def _play(table: Table, seat: int, command: Roll | Decide | Undo | Back | Resign) -> AnyEvent:
    """Return the event of a seat's command."""
    if isinstance(command, Resign):
        return events.Resigned(seat)
    if isinstance(command, Back):
        if not table.seats[seat].away:
            raise TableError("not_away")
        return events.CameBack(seat)
    if isinstance(command, Undo) and not table.settings.undo:
        raise TableError("undo_not_allowed")
    game = _game_at(table, command.step)
    if isinstance(command, Decide):
        return events.Decided(seat, _decision(game, seat, command))
    if isinstance(command, Undo):
        if not table.can_undo(seat):
            raise TableError("too_late_to_undo")
        return events.Undone(seat)
    if game.wants != "dice":
        raise IllegalMove("chance_not_wanted", "B8")
    if table.actors != (seat,):
        raise TableError("not_your_roll")
    return events.Rolled(seat)


def _act_for_absent(table: Table, seat: int, command: StandIn | Abandon, gone: Collection[int]) -> AnyEvent:
    """Return the event of a player who acts for others: they must have left the table a while ago.

    Nobody sits at a table that waits for hours or days: there being gone means nothing, and the clock decides.
    """
    if is_correspondence(table.settings):
        raise TableError("clock_decides")
    others = [at for at, each in enumerate(table.seats) if each.guest.player is not None and at != seat]
    if isinstance(command, Abandon):
        if not others or any(at not in gone and not table.seats[at].resigned for at in others):
            raise TableError("not_gone")
        return events.Closed()
    _check_seat(table, command.seat)
    if table.seats[command.seat].away or table.seats[command.seat].resigned:
        raise TableError("nothing_changes")
    if command.seat not in others or command.seat not in gone:
        raise TableError("not_gone")
    return events.WentAway(command.seat)


def _decision(game: Game, seat: int, command: Decide) -> str:
    """Validate a decision. Decodes it against the seat's view, so that an error reveals no more than that."""
    decision = decision_from_shape(command.decision, game.view(seat).table)
    if decision not in game.options(seat):
        game.copy().play(seat, decision)  # raises the reason
    return str(decision)


# Checks


def checked_name(text: str) -> str:
    """Return a name without surrounding spaces. Raises TableError ``bad_name``."""
    name = text.strip()
    if not is_text(name, MAX_NAME):
        raise TableError("bad_name", most=MAX_NAME)
    return name


def _seat(table: Table, player: Player) -> int:
    seat = table.seat_of(player.id)
    if seat is None:
        raise TableError("not_seated")
    return seat


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise IllegalMove("no_such_seat", "B3", seat=seat)


def _check_host(table: Table, player: Player) -> None:
    if player.id != table.host:
        raise TableError("not_the_host")


def _check_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise TableError("already_started")


def _check_not_revealing(table: Table) -> None:
    if table.revealing:
        raise TableError("revealing")


def _check_bot(bot: str, game: str) -> None:
    if bot not in BOTS:
        raise TableError("unknown_bot", bot=bot)
    if not can_play(bot, game):
        raise TableError("bot_cannot_play", bot=bot, game=game)
