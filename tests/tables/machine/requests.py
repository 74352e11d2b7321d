"""Strategies of `test_service_machine`: settings and commands, valid and invalid."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from rowlock import Cross, Decision, Draw, Move
from rowlock.formats.codec import decision_shape
from rowlock.formats.schema import DecisionShape, MoveShape, TrackFields
from rowlock.tables import messages as m
from rowlock.tables.players import Player

from ...games import SHORT_TRACK, every_decision
from .model import TableModel, pledge

PEOPLE: Final = tuple(Player(identity, name) for identity, name in zip("abcd", ("Ada", "Bo", "Cy", "Dee"), strict=True))


@dataclass(frozen=True)
class CommandSpec:
    """Description of a command, resolved against a table by :func:`command`. ``player`` may be the wrong player."""

    kind: str
    player: int
    pick: int


TEXT: Final = "pledged7"
"""The text that every seat pledges."""
_LOBBY: Final = ("sit", "reveal", "stand", "seat_bot", "free_seat", "start", "close")
_GAME: Final = ("roll", "decide", "illegal", "late", "undo", "resign", "back", "rematch")
lobby = st.builds(
    CommandSpec,
    st.sampled_from((*_LOBBY, "sit", "sit", "sit", "reveal", "reveal", "start", "seat_bot", "free_seat")),
    st.integers(0, 3),
    st.integers(0, 999),
)
moves = st.builds(CommandSpec, st.just("move"), st.integers(0, 3), st.integers(0, 999))
anything = st.builds(CommandSpec, st.sampled_from((*_GAME, *_GAME, *_LOBBY)), st.integers(0, 3), st.integers(0, 999))
specs = moves | anything
undos = st.builds(CommandSpec, st.just("undo"), st.integers(0, 3), st.integers(0, 999))
clocks = st.none() | st.builds(
    m.Clock, st.sampled_from((5, 20)), st.sampled_from((0, 7)), st.sampled_from((None, 30, 45))
)
graces = st.sampled_from((None, None, 5, 9))
delays = st.sampled_from((0, 0, 10))
chances = st.sampled_from((True, True, True, False))
common: dict[str, Any] = {
    "seats": st.sampled_from((2, 3, 3, 4)),
    "listed": st.booleans(),
    "clock": clocks,
    "grace": graces,
}
common |= {"stand_in": st.sampled_from(("greedy", "random")), "undo": chances, "spectators": chances, "delay": delays}
short_track = msgspec.convert(SHORT_TRACK, TrackFields)
setups = st.one_of(
    st.builds(m.Settings, st.just("classic"), **common),
    st.builds(m.Settings, st.just("cards"), jokers=st.booleans(), **common),
    st.builds(m.Settings, st.just("onboard"), track=st.sampled_from((None, "a", "b", short_track)), **common),
)
bad_setups = st.sampled_from(
    (
        m.Settings("classic", jokers=True),
        m.Settings("cards", track="a"),
        m.Settings("onboard", 5),
        m.Settings("classic", stand_in="nobody"),
    )
)


def command(model: TableModel, spec: CommandSpec) -> tuple[Player, m.Command]:
    """Resolve a spec to a player and a command. Draws nothing: Hypothesis' choices must not depend on the state."""
    player, pick = _sender(model, spec), spec.pick
    simple = _simple(spec.kind, len(model.seats), pick)
    if isinstance(simple, m.Sit) and pick % 3:
        simple = pledging(model, player, simple)
    if simple is not None:
        return player, simple
    step = len(model.game.steps) if model.game else 0
    if spec.kind == "undo":
        able = [at for at in range(len(model.seats)) if model.can_take_back(at)]
        return (person(model, able[pick % len(able)], player) if able and pick % 4 else player), m.Undo(step)
    if spec.kind == "late":
        return player, (m.Roll, m.Undo)[pick % 2](max(0, step - 1 - pick % 3) if pick % 5 else step + 1)
    actors = model.actors or [pick % len(model.seats)]
    actor = actors[pick % len(actors)]
    if spec.kind != "decide":
        player = person(model, actor, player)
    options = model.game.options(actor) if model.game else ()
    if model.game is None or not options:
        return player, m.Roll(step)
    if spec.kind == "illegal":
        return player, m.Decide(step, _illegal(model, actor, pick))
    return player, m.Decide(step, decision_shape(options[pick % len(options)], model.game.view(actor).table))


def _sender(model: TableModel, spec: CommandSpec) -> Player:
    """Return the player who may send the command; every fourth time any."""
    player, pick = PEOPLE[spec.player], spec.pick
    if pick % 4 == 0:
        return player
    if spec.kind in ("start", "close"):
        return next(player for player in PEOPLE if player.id == model.host)
    if spec.kind == "reveal" and model.unrevealed:
        return person(model, model.unrevealed[pick % len(model.unrevealed)], player)
    if spec.kind in _GAME:
        player = person(model, spec.player % len(model.seats), player)
    if spec.kind == "back":
        return next((person(model, at, player) for at, seat in enumerate(model.seats) if seat.away), player)
    return player


def _simple(kind: str, seats: int, pick: int) -> m.Command | None:
    """Return a command that does not depend on the game; some have an invalid seat, bot or text."""
    seat = (*range(seats), 4)[pick % (seats + 1)]
    name, entropy = (None, None, " Zoë ", "  ")[pick % 4], (None, "abc", "x7", "a:b")[pick // 4 % 4]
    commands: dict[str, m.Command] = {
        "sit": m.Sit((None, None, 0, 1, 4)[pick // 16 % 5], name, entropy),
        "reveal": m.Reveal(TEXT if pick % 5 else "another"),
        "stand": m.Stand(),
        "seat_bot": m.SeatBot(seat, ("greedy", "random", "greedy", "nobody")[pick // 5 % 4], name),
        "free_seat": m.FreeSeat(seat),
        "start": m.Start(),
        "close": m.Close(),
        "resign": m.Resign(),
        "back": m.Back(),
        "rematch": m.Rematch(),
    }
    return commands.get(kind)


def pledging(model: TableModel, player: Player, sit: m.Sit) -> m.Sit:
    """Add the pledge of the seat that the player would get; some still name a text as well, which is an error."""
    own = model.seat_of(player.id)
    free = [at for at, seat in enumerate(model.seats) if seat.kind == "open"]
    seat = next(at for at in (sit.seat, own, *free, 0) if at is not None)
    return m.Sit(sit.seat, sit.name, sit.entropy if sit.entropy == "x7" else None, pledge(model, seat, TEXT))


def person(model: TableModel, seat: int, otherwise: Player) -> Player:
    return next((player for player in PEOPLE if player.id == model.seats[seat].player), otherwise)


def _illegal(model: TableModel, seat: int, pick: int) -> DecisionShape:
    assert model.game
    legal = model.game.options(seat)
    some = (each for each in every_decision(model.game.position, seat) if each not in legal and _can_be_encoded(each))
    return Random(pick).choice([MoveShape(), *(decision_shape(each) for each in some)])


def _can_be_encoded(decision: Decision) -> bool:
    """Whether the message types can express a decision."""
    match decision:
        case Cross(_, number):
            return 2 <= number <= 12
        case Move(field):
            return field >= 0
        case Draw(places):
            return all(0 <= place < 4 for place in places)
    return True
