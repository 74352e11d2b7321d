"""Stateless JSON-lines interface to the rules, for programs in any language.

``docs/referee.md`` describes the operations. States include hidden cards: this is for a program that runs a game, not
for one that plays in it.
"""

from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from .formats.codec import (
    chance_from_json,
    decision_from_json,
    decision_to_json,
    position_from_json,
    position_to_json,
    score_to_json,
    view_to_json,
)
from .formats.json_reader import FormatError, Json, Reader
from .rules import CARDS, Decision, Position, RuleError, Ruleset, cards, classic, onboard, ruleset_of, winners

MAX_LINE: Final = 1 << 20


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer one request per line until the end of input."""
    while line := requests.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            while not line.endswith(b"\n") and (line := requests.readline(MAX_LINE)):
                pass
            reply = _error("bad_request", f"A line has at most {MAX_LINE} bytes.")
        else:
            reply = answer(line)
        replies.write(reply + b"\n")
        replies.flush()


def answer(line: bytes) -> bytes:
    """The reply to one request, without newline. Invalid requests get an error reply; never raises."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _error("bad_json", "The line is not JSON.")
    try:
        return msgspec.json.encode(_answer(request))
    except RuleError as error:
        seat = {} if error.seat is None else {"seat": error.seat}
        return _error(error.code, str(error), clause=error.clause, **seat)
    except FormatError as error:
        return _error(error.code, str(error), where=error.where)


def _error(code: str, message: str, **more: str | int) -> bytes:
    return msgspec.json.encode({"error": {"code": code, "message": message, **more}})


def _answer(data: object) -> Json:
    request = _READER.mapping(data, "request")
    op = request.get("op")
    if not isinstance(op, str) or op not in _OPERATIONS:
        _READER.fail("op", f"must be one of {', '.join(_OPERATIONS)}")
    allowed, operate = _OPERATIONS[op]
    _READER.check_keys(request, "request", allowed)
    return operate(request)


_READER: Final = Reader("bad_request")


def _new(request: Json) -> Json:
    game = request.get("game")
    players = request.get("players")
    if type(players) is not int:
        _READER.fail("players", "must be a whole number")
    start = request.get("start", 0)
    if type(start) is not int:
        _READER.fail("start", "must be a whole number")
    for option, allowed in (("solo", "classic"), ("deck", "cards"), ("joker", "cards"), ("track", "onboard")):
        if option in request and game != allowed:
            _READER.fail(option, "is not an option of this game")
    if game == "classic":
        solo = _READER.boolean(request.get("solo", False), "solo")
        position: Position = classic.new(players, start, solo)
    elif game == "cards":
        joker = _READER.boolean(request.get("joker", False), "joker")
        deck = _READER.list_of(request.get("deck"), "deck", _READER.card, len(CARDS))
        position = cards.new(players, deck, joker, start)
    elif game == "onboard":
        track: Any = request.get("track", "a")
        position = onboard.new(players, track, start)
    else:
        _READER.fail("game", "must be classic, cards or onboard")
    return {"state": position_to_json(position)}


def _state(request: Json) -> tuple[Position, Ruleset[Any]]:
    if "state" not in request:
        _READER.fail("state", "is missing")
    position = position_from_json(request["state"])
    return position, ruleset_of(position)


def _seat(request: Json, position: Position) -> int:
    return _READER.integer(request.get("player"), "player", range(len(position.sheets)))


def _legal(request: Json) -> Json:
    position, rules = _state(request)
    options = rules.options(position, _seat(request, position))
    return {"legal": [decision_to_json(option, position) for option in options]}


def _apply(request: Json) -> Json:
    position, rules = _state(request)
    given = request.get("decisions")
    decisions: dict[int, Decision] = {}
    for seat, data in _READER.mapping({} if given is None else given, "decisions").items():
        if seat not in _SEATS:
            _READER.fail("decisions", 'must name seats such as "0"')
        decisions[int(seat)] = _decision(seat, data, position)
    return {"state": position_to_json(rules.apply(position, decisions, chance_from_json(request.get("chance"))))}


def _decision(seat: str, data: object, position: Position) -> Decision:
    """Decode one seat's decision; errors name the seat."""
    try:
        return decision_from_json(data, position)
    except FormatError as error:
        where = error.where.removeprefix("decision")
        raise FormatError(error.code, f"decisions.{seat}{where}", error.problem) from error
    except RuleError as error:
        error.seat = int(seat)
        raise


_SEATS: Final = frozenset("01234")


def _score(request: Json) -> Json:
    position, rules = _state(request)
    scores = rules.scores(position)
    return {"score": [score_to_json(score) for score in scores], "winners": list(winners(scores))}


def _view(request: Json) -> Json:
    position, rules = _state(request)
    seat = _seat(request, position)
    table: Any = rules.view(position, seat)
    return {"view": view_to_json(table, seat)}


def _wants(request: Json) -> Json:
    position, rules = _state(request)
    chance = rules.chance(position)
    to_shuffle = position.discard if chance == "reshuffle" and isinstance(position, cards.Position) else ()
    return {
        "players": list(rules.to_act(position)),
        "chance": chance,
        "cards": [str(card) for card in to_shuffle],
    }


_OPERATIONS: Final[dict[str, tuple[frozenset[str], Callable[[Json], Json]]]] = {
    "new": (frozenset(("op", "game", "players", "start", "solo", "deck", "joker", "track")), _new),
    "legal": (frozenset(("op", "state", "player")), _legal),
    "apply": (frozenset(("op", "state", "decisions", "chance")), _apply),
    "score": (frozenset(("op", "state")), _score),
    "view": (frozenset(("op", "state", "player")), _view),
    "wants": (frozenset(("op", "state")), _wants),
}
