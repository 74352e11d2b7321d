"""What is sent to the service in `test_service_machine`: tables, and commands by the right and by the wrong."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from rowlock import Cross, Decision, Draw, Move
from rowlock.formats.schema import DecisionShape, MoveShape, decision_shape
from rowlock.tables import messages as m
from rowlock.tables.players import Player

from ...games import SHORT_TRACK, every_decision
from .model import TableModel

PEOPLE: Final = tuple(Player(identity, name) for identity, name in zip("abcd", ("Ada", "Bo", "Cy", "Dee"), strict=True))


@dataclass(frozen=True)
class Ask:
    """A command in general; which one it is depends on the table. ``who`` may be the wrong one."""

    kind: str
    who: int
    pick: int


_LOBBY: Final = ("sit", "stand", "seat_bot", "free_seat", "start", "close")
_GAME: Final = ("roll", "decide", "illegal", "late", "undo", "resign", "back", "rematch")
lobby = st.builds(
    Ask,
    st.sampled_from((*_LOBBY, "sit", "sit", "sit", "stand", "seat_bot", "free_seat")),
    st.integers(0, 3),
    st.integers(0, 999),
)
moves = st.builds(Ask, st.just("move"), st.integers(0, 3), st.integers(0, 999))
anything = st.builds(Ask, st.sampled_from((*_GAME, *_GAME, *_LOBBY)), st.integers(0, 3), st.integers(0, 999))
asks = moves | anything
undos = st.builds(Ask, st.just("undo"), st.integers(0, 3), st.integers(0, 999))
clocks = st.none() | st.builds(m.Clock, st.sampled_from((5, 20)), st.sampled_from((0, 7)))
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
short_track = msgspec.convert(SHORT_TRACK, m.CustomTrack)
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


def command(model: TableModel, ask: Ask) -> tuple[Player, m.Command]:
    """Who sends what. Nothing is drawn here: what Hypothesis draws must not depend on what came before."""
    who, pick = PEOPLE[ask.who], ask.pick
    if ask.kind in _GAME and pick % 4:
        who = person(model, ask.who % len(model.seats), who)
    if ask.kind in ("start", "close") and pick % 4:
        who = next(player for player in PEOPLE if player.id == model.host)
    if ask.kind == "back" and pick % 4:
        who = next((person(model, at, who) for at, seat in enumerate(model.seats) if seat.away), who)
    simple = _simple(ask.kind, len(model.seats), pick)
    if simple is not None:
        return who, simple
    step = len(model.game.steps) if model.game else 0
    if ask.kind == "undo":
        able = [at for at in range(len(model.seats)) if model.can_take_back(at)]
        return (person(model, able[pick % len(able)], who) if able and pick % 4 else who), m.Undo(step)
    if ask.kind == "late":
        return who, (m.Roll, m.Undo)[pick % 2](max(0, step - 1 - pick % 3) if pick % 5 else step + 1)
    actors = model.actors or [pick % len(model.seats)]
    actor = actors[pick % len(actors)]
    if ask.kind != "decide":
        who = person(model, actor, who)
    options = model.game.options(actor) if model.game else ()
    if model.game is None or not options:
        return who, m.Roll(step)
    if ask.kind == "illegal":
        return who, m.Decide(step, _illegal(model, actor, pick))
    return who, m.Decide(step, decision_shape(options[pick % len(options)], model.game.view(actor).table))


def _simple(kind: str, seats: int, pick: int) -> m.Command | None:
    """Commands that do not depend on the game. Some name a seat, a bot or a text that there is not."""
    seat = (*range(seats), 4)[pick % (seats + 1)]
    name, entropy = (None, None, " Zoë ", "  ")[pick % 4], (None, "abc", "x7", "a:b")[pick // 4 % 4]
    commands: dict[str, m.Command] = {
        "sit": m.Sit((None, None, 0, 1, 4)[pick // 16 % 5], name, entropy),
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


def person(model: TableModel, seat: int, otherwise: Player) -> Player:
    return next((player for player in PEOPLE if player.id == model.seats[seat].player), otherwise)


def _illegal(model: TableModel, seat: int, pick: int) -> DecisionShape:
    assert model.game
    legal = model.game.options(seat)
    some = (each for each in every_decision(model.game.position, seat) if each not in legal and _can_be_said(each))
    return Random(pick).choice([MoveShape(), *(decision_shape(each) for each in some)])


def _can_be_said(decision: Decision) -> bool:
    """The types of the protocol keep the rest out."""
    match decision:
        case Cross(_, number):
            return 2 <= number <= 12
        case Move(field):
            return field >= 0
        case Draw(places):
            return all(0 <= place < 4 for place in places)
    return True
