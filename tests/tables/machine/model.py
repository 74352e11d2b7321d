"""Reference model of a table, against which `test_service_machine` checks the service.

Reads the log as raw JSON and takes from it only what cannot be predicted: secrets, bot names and bot decisions. The
game is a plain :class:`rowlock.Game`; undo replays it without the act.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from rowlock import Decision, Draw, Game
from rowlock.formats.codec import decision_shape, score_shape, table_shape
from rowlock.formats.games.base import dice_shape
from rowlock.formats.schema import TableShape
from rowlock.rules.moves import parse
from rowlock.tables import messages as m

Body = dict[str, Any]
"""An event as stored in the log."""
ErrorCode = str
"""The code of a TableError, or ``rules`` for a RuleError."""


@dataclass
class SeatModel:
    player: str | None = None
    bot: str | None = None
    name: str = ""
    entropy: str = ""
    pledge: str = ""
    away: bool = False
    resigned: bool = False
    bank: int = 0
    total: int = 0
    reserved: bool = False
    back: int = 0

    @property
    def kind(self) -> str:
        return "person" if self.player else "bot" if self.bot else "open"

    @property
    def absent(self) -> bool:
        return self.bot is not None or self.away or self.resigned


@dataclass(frozen=True)
class Act:
    """A roll (no decision) or a decision, its step, the time used, and the bank and total before it.

    ``person``: made by the player, not by the table in the player's place.
    """

    seat: int
    decision: Decision | None
    step: int
    used: int
    bank: int
    total: int
    person: bool


@dataclass(frozen=True)
class PublicState:
    """The public state of a table after an entry, and the expected happening."""

    at: int
    happening: dict[str, object]
    status: str
    seats: list[tuple[object, ...]]
    game: tuple[object, ...] | None
    rematch: str | None
    seed: str | None
    round: tuple[int, str, list[int]]
    """Its number, its commitment, and the seats whose texts the table waits for."""


@dataclass
class TableModel:
    id: str
    host: str
    settings: m.Settings
    secret: str
    seats: list[SeatModel]
    rematch_of: str | None = None
    status: str = "waiting"
    rematch: str | None = None
    revealing: bool = False
    round: int = 1
    begun: int | None = None
    """The seq of the entry that began the game."""
    game: Game | None = None
    acts: list[Act] = field(default_factory=list[Act])
    waiting_since: dict[int, int] = field(default_factory=dict[int, int])
    history: list[PublicState] = field(default_factory=list[PublicState])
    requests: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    _new: Any = None

    @property
    def seq(self) -> int:
        return len(self.history)

    # Expected result of a command

    def expect(self, player: str, command: m.Command) -> Body | ErrorCode:
        """Return the expected event of a command, as far as it is predictable, or the expected error code."""
        if self.status == "closed":
            return "table_closed"
        seat = self.seat_of(player)
        if isinstance(command, m.SeatBot | m.FreeSeat | m.Start | m.Close):
            if player != self.host:
                return "not_the_host"
            return "already_started" if self.status != "waiting" else self._expect_host_command(command)
        if isinstance(command, m.Sit):
            return self._expect_sit(player, seat, command)
        return "not_seated" if seat is None else self._expect_seated(seat, command)

    def _expect_seated(self, seat: int, command: m.Command) -> Body | ErrorCode:
        if isinstance(command, m.Reveal):
            return self._expect_reveal(seat, command.text)
        if isinstance(command, m.Stand):
            return self._freed(seat) if self.status == "waiting" else "already_started"
        if self.game is None:
            return "not_started"
        if isinstance(command, m.Rematch):
            return {"e": "rematched"} if self.status == "finished" else "not_finished"
        if self.status == "finished":
            return "game_finished"
        return "already_resigned" if self.seats[seat].resigned else self._expect_seat_command(self.game, seat, command)

    def _expect_host_command(self, command: m.SeatBot | m.FreeSeat | m.Start | m.Close) -> Body | ErrorCode:
        if isinstance(command, m.Close):
            return {"e": "closed"}
        if self.revealing and not isinstance(command, m.FreeSeat):
            return "revealing"
        if isinstance(command, m.Start):
            return self._expect_start()
        if command.seat >= len(self.seats):
            return "rules"
        if isinstance(command, m.FreeSeat):
            taken = self.seats[command.seat].kind != "open"
            return self._freed(command.seat) if taken else "nothing_changes"
        if command.bot not in ("greedy", "random"):
            return "unknown_bot"
        if self.seats[command.seat].player:
            return "seat_taken"
        blank = command.name is not None and not command.name.strip()
        return "bad_name" if blank else {"e": "sat", "seat": command.seat}

    def _expect_start(self) -> Body | ErrorCode:
        if any(seat.kind == "open" for seat in self.seats):
            return "seats_open"
        if any(seat.reserved for seat in self.seats):
            return "seats_reserved"
        if not any(seat.player for seat in self.seats):
            return "nobody_plays"
        return {"e": "revealing" if any(seat.pledge for seat in self.seats) else "started"}

    def _freed(self, seat: int) -> Body:
        return {"e": "voided" if self.revealing else "stood", "seat": seat}

    def _expect_reveal(self, seat: int, text: str) -> Body | ErrorCode:
        if not self.revealing:
            return "not_revealing" if self.status == "waiting" else "already_started"
        if seat not in self.unrevealed:
            return "nothing_changes"
        return {"e": "revealed", "seat": seat, "text": text} if self._pledged(seat, text) else "wrong_text"

    def _pledged(self, seat: int, text: str) -> bool:
        return pledge(self, seat, text) == self.seats[seat].pledge

    def _expect_sit(self, player: str, own: int | None, command: m.Sit) -> Body | ErrorCode:
        if self.status != "waiting" or self.revealing:
            return "revealing" if self.revealing else "already_started"
        open_seats = [at for at, seat in enumerate(self.seats) if seat.kind == "open"]
        seat = command.seat
        if seat is None:
            if own is None and not open_seats:
                return "table_full"
            seat = own if own is not None else open_seats[0]
        if seat >= len(self.seats):
            return "rules"
        if own not in (None, seat):
            return "already_seated"
        if own is None and seat not in open_seats:
            return "seat_taken"
        return self._expect_guest(self.seats[seat], own, command) or {"e": "sat", "seat": seat}

    def _expect_guest(self, was: SeatModel, own: int | None, command: m.Sit) -> ErrorCode | None:
        """Return what is wrong with the name and the texts of a ``sit``."""
        if command.name is not None and not command.name.strip():
            return "bad_name"
        if command.entropy is not None and not command.entropy.isalnum():
            return "bad_entropy"
        if command.entropy is not None and command.pledge is not None:
            return "bad_request"
        if (
            own is not None
            and not was.reserved
            and (command.name or was.name).strip() == was.name
            and (command.entropy or command.pledge or was.entropy or was.pledge) == (was.entropy or was.pledge)
        ):
            return "nothing_changes"
        return None

    def _expect_seat_command(self, game: Game, seat: int, command: m.Command) -> Body | ErrorCode:
        if isinstance(command, m.Resign):
            return {"e": "resigned", "seat": seat}
        if isinstance(command, m.Back):
            return {"e": "came_back", "seat": seat} if self.seats[seat].away else "not_away"
        assert isinstance(command, m.Roll | m.Decide | m.Undo)
        if isinstance(command, m.Undo) and not self.settings.undo:
            return "undo_not_allowed"
        if command.step != len(game.steps):
            return "out_of_date"
        if isinstance(command, m.Undo):
            return {"e": "undone", "seat": seat} if self.can_take_back(seat) else "too_late_to_undo"
        if isinstance(command, m.Roll):
            if game.wants != "dice":
                return "rules"
            return {"e": "rolled", "seat": seat} if self.actors == [seat] else "not_your_roll"
        seen = game.view(seat).table
        for option in game.options(seat):
            if command.decision in (decision_shape(option, seen), decision_shape(option)):
                return {"e": "decided", "seat": seat, "decision": str(option)}
        return "rules"

    # Timers

    def due(self, pause: int) -> tuple[int, Body] | None:
        """Return the time and event of the next automatic action."""
        return min(
            (self._due(seat, pause) for seat in self.actors), key=lambda due: (due[0], due[1]["seat"]), default=None
        )

    def _due(self, at: int, pause: int) -> tuple[int, Body]:
        seat, clock, since = self.seats[at], self.settings.clock, self.waiting_since[at]
        acted: Body = {"e": "rolled" if self.game and self.game.wants == "dice" else "decided", "seat": at}
        if seat.absent:
            return since + pause, acted | {"by": "bot" if seat.bot else "stand_in"}
        never = since + 10**15
        clock_at = since + max(_time(clock, seat), pause) if clock else never
        grace_at = max(since, seat.back) + 1000 * self.settings.grace if self.settings.grace else never
        return min(
            (clock_at, acted | {"by": "clock"}), (grace_at, {"e": "went_away", "seat": at}), key=lambda due: due[0]
        )

    # Applying entries

    def apply(self, body: Body, at: int) -> None:
        happening: dict[str, object] = {"what": body["e"], "seat": body.get("seat"), "by": None}
        steps = len(self.game.steps) if self.game else 0
        if body["e"] in ("rolled", "decided"):
            by: m.By = body.get("by", "person")
            happening["by"] = by
            self._act(body["seat"], parse(body["decision"]) if "decision" in body else None, at, by)
        elif body["e"] != "created":
            getattr(self, f"_{body['e']}")(body, at)
        if body["e"] == "sat":
            seat = self.seats[body["seat"]]
            happening |= {"by": seat.kind, "pledge": seat.pledge or None, "text": seat.entropy or None}
        if body["e"] == "revealed":
            happening |= {"what": "started" if body.get("date") else "revealed", "text": body["text"]}
        if body["e"] in ("created", "voided"):
            happening["commitment"] = self.commitment
        if self.game and len(self.game.steps) > steps:
            step = self.game.steps[-1]
            happening["decisions"] = {str(seat): decision_shape(each) for seat, each in step.decisions.items()} or None
            happening["step"] = len(self.game.steps)
            happening["dice"] = None if self.game.name == "cards" or step.decisions else dice_shape(step.chance)  # type: ignore[arg-type]
        self.history.append(self._public(at, happening))

    def _sat(self, body: Body, at: int) -> None:
        guest = body["guest"]
        self.seats[body["seat"]] = SeatModel(
            guest.get("player"), guest.get("bot"), guest["name"], guest.get("entropy", ""), guest.get("pledge", "")
        )

    def _stood(self, body: Body, at: int) -> None:
        self.seats[body["seat"]] = SeatModel()

    def _revealing(self, body: Body, at: int) -> None:
        self.revealing = True

    def _revealed(self, body: Body, at: int) -> None:
        self.seats[body["seat"]].entropy = body["text"]
        assert bool(body.get("date")) == (not self.unrevealed)
        if not self.unrevealed:
            self._started(body, at)

    def _voided(self, body: Body, at: int) -> None:
        assert body["secret"] != self.secret
        self.secret, self.round, self.revealing = body["secret"], self.round + 1, False
        for seat in self.seats:
            seat.entropy = seat.pledge = ""
        self.seats[body["seat"]] = SeatModel()

    def _started(self, body: Body, at: int) -> None:
        self.revealing = False
        self.status, self.begun = "playing", self.seq + 1
        for seat in self.seats:
            seat.bank = 1000 * self.settings.clock.bank if self.settings.clock else 0
            seat.total = 1000 * (self.settings.clock.total or 0) if self.settings.clock else 0
        settings, options = self.settings, dict[str, Any]()
        if settings.game == "cards":
            options = {"jokers": settings.jokers}
        elif settings.track:
            options = {"track": settings.track}

        def new() -> Game:
            return Game.new(
                settings.game,
                [seat.name for seat in self.seats],
                seed=self.seed,
                bots={at: seat.bot for at, seat in enumerate(self.seats) if seat.bot},
                date=body["date"],
                commitment=self.commitment,
                **options,
            )

        self._new = new
        self.game = new()
        self.waiting_since = dict.fromkeys(self.actors, at)

    def _act(self, seat: int, decision: Decision | None, at: int, by: m.By) -> None:
        assert self.game
        guest, clock, used = self.seats[seat], self.settings.clock, at - self.waiting_since[seat]
        if clock:  # time after the deadline is not charged
            used = min(used, _time(clock, guest))
        self.acts.append(Act(seat, decision, len(self.game.steps), used, guest.bank, guest.total, by == "person"))
        _do(self.game, self.acts[-1])
        if clock:
            guest.bank -= max(0, used - 1000 * clock.per_decision)
            guest.total -= used
        if by == "person":
            guest.away = False
        if self.game.over:
            self.status = "finished"
        del self.waiting_since[seat]
        self.waiting_since = {actor: self.waiting_since.get(actor, at) for actor in self.actors}

    def _undone(self, body: Body, at: int) -> None:
        seat = body["seat"]
        last = max(number for number, act in enumerate(self.acts) if act.seat == seat)
        act = self.acts.pop(last)
        self.game = self._new()
        assert self.game
        for each in self.acts:
            _do(self.game, each)
        self.seats[seat].bank, self.seats[seat].total, self.seats[seat].back = act.bank, act.total, at
        self.waiting_since = {actor: self.waiting_since.get(actor, at) for actor in self.actors}
        self.waiting_since[seat] = at - act.used

    def _went_away(self, body: Body, at: int) -> None:
        self.seats[body["seat"]].away = True

    def _came_back(self, body: Body, at: int) -> None:
        self.seats[body["seat"]].away, self.seats[body["seat"]].back = False, at

    def _resigned(self, body: Body, at: int) -> None:
        self.seats[body["seat"]].resigned, self.seats[body["seat"]].away = True, False
        staying = [seat for seat in self.seats if not seat.resigned]
        if len(staying) < 2 or not any(seat.player for seat in staying):
            self.status, self.waiting_since = "finished", {}

    def _rematched(self, body: Body, at: int) -> None:
        assert self.rematch in (None, body["table"])
        self.rematch = body["table"]

    def _closed(self, body: Body, at: int) -> None:
        self.status = "closed"

    # State

    def seat_of(self, player: str | None) -> int | None:
        return next((at for at, seat in enumerate(self.seats) if player and seat.player == player), None)

    @property
    def unrevealed(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.pledge and not seat.entropy]

    @property
    def actors(self) -> list[int]:
        if self.game is None or self.status != "playing":
            return []
        return [self.game.position.active] if self.game.wants == "dice" else list(self.game.to_act)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret.encode()).hexdigest()

    @property
    def seed(self) -> str:
        return ":".join((self.secret, *(seat.entropy for seat in self.seats)))

    def pending(self, seat: int) -> Decision | None:
        """Return the decision of a seat in the current step."""
        steps = len(self.game.steps) if self.game else 0
        return next((act.decision for act in self.acts if act.seat == seat and act.step == steps), None)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last act can be undone: made by the player, and either still pending, or the last act of
        all, alone in its step and neither a roll nor a draw.
        """
        own = [act for act in self.acts if act.seat == seat]
        if self.status != "playing" or not own or not own[-1].person:
            return False
        if self.pending(seat) is not None:
            return True
        last = self.acts[-1]
        alone = sum(act.step == last.step for act in self.acts) == 1
        return last.seat == seat and alone and last.decision is not None and not isinstance(last.decision, Draw)

    def visible(self, player: str | None, now: int) -> int | ErrorCode:
        """Return the last seq the player may see, or the error code."""
        if self.begun is None or self.seat_of(player) is not None:
            return self.seq
        if not self.settings.spectators:
            return "no_spectators"
        if not self.settings.delay:
            return self.seq
        return max(self.begun - 1, sum(each.at <= now - 1000 * self.settings.delay for each in self.history))

    def seen_by(self, seat: int | None) -> TableShape:
        """Return the seat's view of the position, which holds no pending decisions to leak."""
        assert self.game
        position = self.game.position
        table: Any = position.view(seat)
        return table_shape(table, seat)

    @property
    def winners(self) -> list[int]:
        if self.game is None or self.status != "finished":
            return []
        totals = {at: self.game.scores[at].total for at, seat in enumerate(self.seats) if not seat.resigned}
        return [at for at, total in totals.items() if total == max(totals.values())]

    def _public(self, at: int, happening: dict[str, object]) -> PublicState:
        clock, game = self.settings.clock, self.game
        seats = list[tuple[object, ...]]()
        for number, seat in enumerate(self.seats):
            limits = list[int]()
            if number in self.waiting_since and seat.player and not seat.away and not seat.resigned:
                limits += [self.waiting_since[number] + _time(clock, seat)] if clock else []
                since = max(self.waiting_since[number], seat.back)
                limits += [since + 1000 * self.settings.grace] if self.settings.grace else []
            deadline = min(limits, default=None)
            bank = seat.bank if clock and game else None
            total = None
            if clock and clock.total and game:
                running = 0 if seat.absent else at - self.waiting_since.get(number, at)
                total = max(0, seat.total - running)
            flags = (seat.away, seat.resigned, bank, deadline, 0, seat.pledge or None, total)
            seats.append((seat.kind, seat.name or None, seat.bot, seat.entropy or None, seat.reserved, *flags))
        public = None
        if game:
            scores = [score_shape(score) for score in game.scores]
            public = (len(game.steps), self.actors, self.seen_by(None), scores, self.winners)
        seed = self.seed if self.status == "finished" else None
        this_round = self.round, self.commitment, self.unrevealed if self.revealing else []
        return PublicState(at, happening, self.status, seats, public, self.rematch, seed, this_round)


def _time(clock: m.Clock, seat: SeatModel) -> int:
    """Milliseconds for the next decision."""
    time = 1000 * clock.per_decision + seat.bank
    return min(time, max(0, seat.total)) if clock.total else time


def pledge(model: TableModel, seat: int, text: str) -> str:
    return hashlib.sha256(f"{model.id}:{model.commitment}:{seat}:{text}".encode()).hexdigest()


def _do(game: Game, act: Act) -> None:
    if act.decision is None:
        game.roll()
    else:
        game.play(act.seat, act.decision)
