"""Stateless JSON-lines interface to the rules, for programs in any language.

``docs/build/referee.md`` describes the operations. States include hidden cards: this is for a program that runs a game,
not for one that plays in it.
"""

from collections.abc import Callable
from typing import Any, BinaryIO, Final, NoReturn, cast

import msgspec

from .formats import codec
from .formats.errors import FormatError
from .formats.schema import Json
from .rng import Fixed
from .rules import CARDS, RULESETS, Decision, Dice, Position, RuleError, winners

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
    request = _mapping(data, "request")
    op = request.get("op")
    if not isinstance(op, str) or op not in _OPERATIONS:
        _fail("op", f"must be one of {', '.join(_OPERATIONS)}")
    allowed, operate = _OPERATIONS[op]
    for entry in request:
        if entry not in allowed:
            _fail(f"request.{entry}", "is not an entry here")
    return operate(request)


def _fail(where: str, problem: str) -> NoReturn:
    raise FormatError("bad_request", where, problem)


def _mapping(data: object, where: str) -> Json:
    if not isinstance(data, dict):
        _fail(where, "must be an object")
    return cast("Json", data)


def _integer(data: object, where: str) -> int:
    if type(data) is not int:
        _fail(where, "must be a whole number")
    return data


def _new(request: Json) -> Json:
    game = request.get("game")
    if not isinstance(game, str) or game not in RULESETS:
        _fail("game", f"must be one of {', '.join(RULESETS)}")
    rules = RULESETS[game]
    players, start = _integer(request.get("players"), "players"), _integer(request.get("start", 0), "start")
    options: Json = {}
    for entry, (option, check) in _OPTIONS.items():
        if option in rules.OPTIONS:
            if entry in request or entry == "deck":  # the one that has no default
                options[option] = check(request.get(entry), entry)
        elif entry in request:
            _fail(entry, "is not an option of this game")
    return {"state": codec.position_to_json(rules.new(players, start=start, **options))}


def _boolean(data: object, where: str) -> bool:
    if not isinstance(data, bool):
        _fail(where, "must be true or false")
    return data


def _deck(data: object, where: str) -> list[object]:
    if not isinstance(data, list):
        _fail(where, "must be a list")
    deck = cast("list[object]", data)
    if len(deck) > len(CARDS):
        _fail(where, f"must have at most {len(CARDS)} entries")
    for at, name in enumerate(deck):
        if not isinstance(name, str) or name not in CARDS:
            _fail(f"{where}[{at}]", "must be a card such as R7 or J5")
    return deck


_OPTIONS: Final[dict[str, tuple[str, Callable[[object, str], Any]]]] = {
    "solo": ("solo", _boolean),
    "deck": ("deck", _deck),
    "joker": ("jokers", _boolean),
    "track": ("track", lambda data, _: data),
}
"""Entries of a request for a new game: the option of the ruleset, and the check of its value."""


def _position(request: Json) -> Position:
    if "state" not in request:
        _fail("state", "is missing")
    return codec.position_from_json(request["state"])


def _seat(request: Json, position: Position) -> int:
    seats = range(len(position.sheets))
    seat = request.get("player")
    if type(seat) is not int or seat not in seats:
        _fail("player", f"must be a whole number from 0 to {seats[-1]}")
    return seat


def _legal(request: Json) -> Json:
    position = _position(request)
    options = position.options(_seat(request, position))
    return {"legal": [codec.decision_to_json(option, position) for option in options]}


def _apply(request: Json) -> Json:
    position = _position(request)
    given = request.get("decisions")
    decisions: dict[int, Decision] = {}
    for seat, data in _mapping({} if given is None else given, "decisions").items():
        if seat not in _SEATS:
            _fail("decisions", 'must name seats such as "0"')
        decisions[int(seat)] = _decision(seat, data, position)
    return {"state": codec.position_to_json(position.apply(decisions, codec.chance_from_json(request.get("chance"))))}


def _decision(seat: str, data: object, position: Position) -> Decision:
    """Decode one seat's decision; errors name the seat."""
    try:
        return codec.decision_from_json(data, position)
    except FormatError as error:
        where = error.where.removeprefix("decision")
        raise FormatError(error.code, f"decisions.{seat}{where}", error.problem) from error
    except RuleError as error:
        error.seat = int(seat)
        raise


_SEATS: Final = frozenset("01234")


def _score(request: Json) -> Json:
    scores = _position(request).scores()
    return {"score": [codec.score_to_json(score) for score in scores], "winners": list(winners(scores))}


def _view(request: Json) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    return {"view": codec.view_to_json(position.view(seat), seat)}


def _wants(request: Json) -> Json:
    position = _position(request)
    chance = position.chance()
    drawn = () if chance is None else position.rules.draw(position, Fixed())
    to_shuffle = () if isinstance(drawn, Dice) else drawn
    return {"players": list(position.to_act()), "chance": chance, "cards": [str(card) for card in to_shuffle]}


_OPERATIONS: Final[dict[str, tuple[frozenset[str], Callable[[Json], Json]]]] = {
    "new": (frozenset(("op", "game", "players", "start", "solo", "deck", "joker", "track")), _new),
    "legal": (frozenset(("op", "state", "player")), _legal),
    "apply": (frozenset(("op", "state", "decisions", "chance")), _apply),
    "score": (frozenset(("op", "state")), _score),
    "view": (frozenset(("op", "state", "player")), _view),
    "wants": (frozenset(("op", "state")), _wants),
}
