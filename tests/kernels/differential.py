"""Differential test: kernels against the plain rules, with the same random numbers, position by position.

The plain side uses only what ``kernels.rng`` documents: which word of which draw decides what. It queries the rules for
every seat's options at every position and takes nothing from the kernels, so that a difference shows at the position
where it begins. ``dice_side`` and ``card_side`` have what differs between the games, under the same names.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from rowlock import PASS, Decision, Sheet
from rowlock.bots import GreedyBot
from rowlock.game import View
from rowlock.kernels import policies, results, simulate
from rowlock.kernels import position_arrays as records
from rowlock.kernels.cards.plays import MAX_PLAYS
from rowlock.kernels.decision_codes import decode_decision
from rowlock.kernels.dice import lanes
from rowlock.kernels.jit import kernel
from rowlock.kernels.solver import backward_induction as solitaire
from rowlock.kernels.solver import solution as solved
from rowlock.rules import RULESETS, check_track, classic, named_track
from rowlock.rules.sheet import LAST_AND_LOCK

from ..games import SHORT_TRACK
from . import card_side, dice_side
from . import plain_rng as plain

SEED = 0x1234_5678_9ABC_DEF0
FAR = 1 << 40
"""A game number that does not fit in a 32-bit word."""
MAX_POSITIONS = 1000
"""More positions than a game has: each turn crosses or takes a penalty, at most 47 per seat."""
QUERIES = Struct("<5q5q")
"""Number of listed options of every seat, then the score of every seat."""
END = {name: at for at, name in enumerate(records.ENDS)}


@dataclass(frozen=True)
class Match:
    """A game, a policy name for each seat, and the options of the game."""

    game: str
    kinds: tuple[str, ...]
    track: str = ""
    jokers: bool = False

    def __str__(self) -> str:
        options = f"on {self.track} " * bool(self.track) + "with jokers " * self.jokers
        return f"{self.game} {options}of {' '.join(self.kinds)}"

    @property
    def players(self) -> int:
        return len(self.kinds)

    @property
    def rules(self) -> Any:
        return RULESETS[self.game]

    @property
    def side(self) -> Any:
        return card_side if self.game == "cards" else dice_side

    @property
    def setup(self) -> simulate.Setup:
        track = check_track(SHORT_TRACK) if self.track == "short" else named_track(self.track) if self.track else ()
        return simulate.Setup(self.game, self.players, track, self.jokers)

    def bundle(self, seed: int, first: int) -> Any:
        return simulate.bundle(self.setup, [policy(kind) for kind in self.kinds], seed, first)


# Policies.


@cache
def policy(kind: str) -> policies.Policy:
    return policies.by_solution(random_solution()) if kind == "solved" else policies.BUILT_IN[kind]


@cache
def random_solution() -> solved.Solution:
    """Random values for three players: a policy must follow them, and they tie far less than true ones."""
    values = np.random.default_rng(1).integers(0, 1 << 20, (3, solitaire.SHEETS, 4))
    return solved.Solution(3, values / 2.0**15)


def by_values(position: classic.Position, seat: int, options: Sequence[Decision]) -> Decision:
    """The decision with the highest value in the random solution; ties to the lowest code."""
    solution, players = random_solution(), len(position.sheets)
    now = position.sheets[seat].score().total

    def value_after(sheet: Sheet, closed: int, waiting: int) -> float:
        rows = [row | LAST_AND_LOCK if closed >> at & 1 else row for at, row in enumerate(sheet.rows)]
        seen = Sheet((rows[0], rows[1], rows[2], rows[3]), sheet.penalties)
        return sheet.score().total - now + solution.points_to_come(seen, waiting)

    def after(option: Decision) -> float:
        to_go = dict.fromkeys(classic.to_act(position), PASS) | {seat: option}
        following = classic.apply_unchecked(position, to_go)
        if seat != position.active:
            waiting = (seat - position.active) % players - 1
            return value_after(following.sheets[seat], following.closed, waiting)
        if following.phase != "action2":
            return value_after(following.sheets[seat], following.closed, players - 1)
        ends = [classic.apply_unchecked(following, {seat: second}) for second in classic.options(following, seat)]
        return max(value_after(end.sheets[seat], end.closed, players - 1) for end in ends)

    return max(dice_side.in_order(position, options), key=after)


def choose(match: Match, position: Any, seat: int, options: Sequence[Decision], word: int) -> Decision:
    """The choice of a seat's policy, in plain Python."""
    match match.kinds[seat]:
        case "random":
            return dice_side.in_order(position, options)[plain.below(word, len(options))]
        case "greedy":
            return GreedyBot().choose(
                View(seat, match.rules.view(position, seat), match.rules.to_act(position)), options
            )
        case _:
            return by_values(position, seat, options)


# Games by the rules and by the kernels.


Step = tuple[Any, list[Sequence[Decision]]]
"""A position and every seat's options."""


def follow(match: Match, seed: int, game: int) -> Iterator[Step]:
    """A game by the rules, position by position, with the kernels' random numbers."""
    rules, side, players = match.rules, match.side, match.players
    position = side.new(match, seed, game)
    while True:
        options = [rules.options(position, seat) for seat in range(players)]
        yield position, options
        if position.phase == "over":
            return
        words, decisions = side.words(position, seed, game), {}
        for seat in rules.to_act(position):
            word = words[(seat - position.active) % players]
            decisions[seat] = choose(match, position, seat, options[seat], word)
        position = rules.apply_unchecked(position, decisions, side.chance(position, seed, game))


class Trace(NamedTuple):
    """Everything about some games by the kernels."""

    positions: Any
    queries: Any
    """Of each position how many options of every seat are listed, and every seat's score."""
    decided: Any
    """The decision of every seat at each position."""
    listed: Any
    ends: Any
    """Where the positions and the listed options of each game end."""
    scratches: Any


def tracer(side: Any) -> Callable[[Trace, Any], bool]:
    """A kernel like the loop of ``simulate`` that records every position. False if there is no room for options."""

    @kernel
    def trace(found: Trace, games: Any) -> bool:
        at = used = 0
        for number in range(len(found.ends)):
            scratch = found.scratches[0]
            game = np.uint64(games.first + np.uint64(number))
            side.begin(found.positions[at], games, scratch, game)
            while True:
                position = found.positions[at]
                for seat in range(games.players):
                    if used + MAX_PLAYS > len(found.listed):
                        return False
                    count = side.list_options(position, games, seat, found.listed[used:])
                    found.queries[at, seat], found.queries[at, 5 + seat] = count, side.score(position, games, seat)
                    used += count
                at += 1
                if position.phase == records.OVER:
                    break
                found.positions[at] = found.positions[at - 1]
                side.step(found.positions[at], games, scratch, game, found.decided[at - 1])
            found.ends[number, 0], found.ends[number, 1] = at, used
        return True

    return trace


trace_dice, trace_cards = tracer(dice_side), tracer(card_side)


def in_sequence(match: Match, seed: int, first: int, count: int) -> results.Results:
    """Results of games one after the other."""
    found = np.zeros(count, results.result_record(match.players))
    simulate.simulate_in_sequence(found, match.bundle(seed, first))
    return found


def by_lanes(match: Match, seed: int, first: int, count: int) -> results.Results:
    """Results of random games by the lane kernel."""
    found = np.zeros(count, results.result_record(match.players))
    lanes.simulate(results.columns(found), match.bundle(seed, first))
    return found


# The comparison.


class DifferenceError(AssertionError):
    """The rules and the kernels disagree; the message names game, position and difference."""


def compare(match: Match, seed: int, first: int, count: int, following: bool = False) -> int:
    """Compare games at every position, and their results; return the number of positions or raise DifferenceError.

    With ``following``, the rules check and apply the kernels' decisions instead of making their own.
    """
    side, room = match.side, count * MAX_POSITIONS
    found = Trace(
        np.zeros(room, side.RECORD),
        np.zeros((room, 10), np.int64),
        np.zeros((room, 5), np.int64),
        np.zeros(count * side.MAX_LISTED + MAX_PLAYS, np.uint64),
        np.zeros((count, 2), np.int64),
        np.zeros(1, side.SCRATCH),
    )
    trace = trace_cards if side is card_side else trace_dice
    assert trace(found, match.bundle(seed, first)), "more options than there is room for"
    expected = np.zeros(count, results.result_record(match.players))
    begin = used = 0
    for number in range(count):
        end, until = map(int, found.ends[number])
        seen = found._replace(**{name: getattr(found, name)[begin:end] for name in ("positions", "queries", "decided")})
        compare_one = _follow_decisions if following else _compare_game
        last = compare_one(match, seed, first + number, seen._replace(listed=found.listed[used:until]))
        expected[number] = _result(match, last, (first + number) % match.players)
        begin, used = end, until
    _compare_results(match, first, expected, in_sequence(match, seed, first, count), "one after the other")
    if side is dice_side and set(match.kinds) == {"random"}:
        _compare_results(match, first, expected, by_lanes(match, seed, first, count), "side by side")
    return begin


def _compare_game(match: Match, seed: int, game: int, found: Trace) -> Any:
    side, scores, empty = match.side, match.rules.scores, (0,) * (5 - match.players)
    path, records_of, queries_of, codes = [], [], [], array("Q")
    sheets: tuple[Sheet, ...] = ()
    points: list[int] = []
    for position, options in follow(match, seed, game):
        path.append(position)
        records_of.append(side.packed(position))
        listed = [side.encode(position, some) for some in options]
        # Sheets that are the same object have the same points, unless a pawn has moved.
        if position.sheets is not sheets or match.track:
            sheets, points = position.sheets, [score.total for score in scores(position)]
        queries_of.append(QUERIES.pack(*map(len, listed), *empty, *points, *empty))
        for some in listed:
            codes.extend(some)
    pairs = (
        (b"".join(records_of), found.positions),
        (b"".join(queries_of), found.queries),
        (codes.tobytes(), found.listed),
    )
    if any(one != other.tobytes() for one, other in pairs):
        _raise_difference(f"{match}, game {game}", path, (records_of, queries_of, codes), found)
    return path[-1]


def _raise_difference(name: str, path: list[Any], plain_side: tuple[Any, Any, Any], found: Trace) -> None:
    """Raise the first difference of a game."""
    records_of, queries_of, codes = plain_side
    used = 0
    for at, position in enumerate(path):
        where = f"{name}, turn {position.turn}, {position.phase}"
        if at >= len(found.positions):
            raise DifferenceError(f"{where}: by the kernels the game is over before")
        if records_of[at] != found.positions[at].tobytes():
            raise DifferenceError(f"{where}:\nthe rules   {position}\nthe kernels {_unpacked(position, found, at)}")
        answers = QUERIES.unpack(queries_of[at])
        until = used + sum(answers[:5])
        theirs = found.queries[at].tolist(), found.listed[used:until].tolist()
        if (list(answers), list(codes[used:until])) != theirs:
            text = f"the rules   {answers} {list(codes[used:until])}\nthe kernels {theirs}"
            raise DifferenceError(f"{where}: options or scores at\n{position}\n{text}")
        used = until
    raise DifferenceError(f"{name}: by the kernels the game goes on after {path[-1]}")


def _unpacked(like: Any, found: Trace, at: int) -> Any:
    batch = records.pack([like])
    return records.unpack(records.Batch(batch.game, found.positions[at : at + 1], batch.track))[0]


def _follow_decisions(match: Match, seed: int, game: int, found: Trace) -> Any:
    """Play a game by the rules with the kernels' decisions, and compare positions and scores."""
    rules, side = match.rules, match.side
    position = side.new(match, seed, game)
    for at, codes in enumerate(found.decided.tolist()):
        points = [score.total for score in rules.scores(position)]
        theirs = found.queries[at, 5 : 5 + match.players].tolist()
        if side.packed(position) != found.positions[at].tobytes() or points != theirs:
            text = f"the rules   {position}\nthe kernels {_unpacked(position, found, at)} {theirs}"
            raise DifferenceError(f"{match}, game {game}:\n{text}")
        if position.phase != "over":
            decisions = {seat: decode_decision(position, codes[seat]) for seat in rules.to_act(position)}
            position = rules.apply(position, decisions, side.chance(position, seed, game))
    assert position.phase == "over", f"{match}, game {game}: by the kernels the game is over before"
    return position


def _result(match: Match, last: Any, start: int) -> tuple[Any, ...]:
    return (
        [sheet.rows for sheet in last.sheets],
        [score.total for score in match.rules.scores(last)],
        last.turn,
        [sheet.penalties for sheet in last.sheets],
        last.pawns if match.track else (0,) * match.players,
        start,
        END[last.end_reason],
    )


def _compare_results(match: Match, first: int, expected: Any, found: Any, how: str) -> None:
    if expected.tobytes() != found.tobytes():
        at = next(at for at in range(len(expected)) if expected[at].tobytes() != found[at].tobytes())
        text = f"the rules   {expected[at]}\nthe kernels {found[at]}"
        raise DifferenceError(f"{match}, game {first + at}, the result of games played {how}:\n{text}")


MIXED = ("random", "greedy", "random", "random", "greedy")
SEATED = (("random",) * 5, ("greedy",) * 5, MIXED, MIXED[::-1])
CLASSIC = list(dict.fromkeys(Match("classic", kinds[:players]) for kinds in SEATED for players in range(1, 6)))
ONBOARD = [
    Match("onboard", kinds[:players], track)
    for kinds in SEATED
    for players in range(2, 5)
    for track in ("a", "b", "short")
]
CARDS = [
    Match("cards", kinds[:players], jokers=jokers)
    for kinds in SEATED
    for players in range(2, 6)
    for jokers in (False, True)
]
