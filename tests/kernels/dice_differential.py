"""Differential test of the dice games: plain rules against kernels, with the same random numbers.

The plain side uses only what ``kernels.rng`` documents: which word of which draw decides what. It queries the rules for
every seat's options at every position and takes nothing from the kernels, so that a difference shows at the position
where it begins.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from struct import Struct
from typing import Any

import numpy as np

from rowlock import PASS, Cross, Decision, Dice, Sheet
from rowlock.bots import GreedyBot
from rowlock.game import View
from rowlock.kernels import policies, results
from rowlock.kernels import position_arrays as records
from rowlock.kernels.decision_codes import encode_decision
from rowlock.kernels.dice import lanes
from rowlock.kernels.dice import policies as dice_policies
from rowlock.kernels.dice import rules as dice_rules
from rowlock.kernels.dice import simulate as dice_simulate
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.rng import MORE_SEATS, TURN, rest, words
from rowlock.kernels.solver import backward_induction as solitaire
from rowlock.kernels.solver import solution as solved
from rowlock.rules import classic, onboard
from rowlock.rules.moves import CROSSES, Move
from rowlock.rules.sheet import COLORS, LAST_AND_LOCK, NUMBERS, place

from ..games import SHORT_TRACK
from . import plain_rng as plain

SEED = 0x1234_5678_9ABC_DEF0
FAR = 1 << 40
"""A game number that does not fit in a 32-bit word."""
MAX_POSITIONS = 1000
"""More positions than a game has: each turn crosses or takes a penalty, at most 47 per seat."""

RECORD = Struct("<20H10B2xI2B4BB5Bbb2x")
"""Fields of ``DICE_RECORD`` in order: packs a record without NumPy, many times faster than ``pack``."""
QUERIES = Struct("<5Q5q")
"""Options of every seat as a bit mask, then the score of every seat."""
NOT_SEATED = [(0,) * count for count in range(6)]
PHASE = {name: at for at, name in enumerate(records.DICE_PHASES)}
END = {name: at for at, name in enumerate(records.ENDS)}
THREE_DICE = [(at // 36 + 1, at // 6 % 6 + 1, at % 6 + 1) for at in range(6**3)]
CODE_OF: dict[Decision, int] = {
    CROSSES[color][number]: 1 + 11 * color + place(color, number) for color in COLORS for number in NUMBERS
}
CODE_OF[PASS] = 0
"""``encode_decision`` of crosses, as a table; verified by a test."""
BIT_OF = {decision: 1 << code for decision, code in CODE_OF.items()}

Position = classic.Position
Rules = Any


@dataclass(frozen=True)
class Match:
    """A policy name for each seat, and On Board's track."""

    kinds: tuple[str, ...]
    track: str | None = None

    def __str__(self) -> str:
        return f"{self.game} {f'on {self.track} ' if self.track else ''}of {' '.join(self.kinds)}"

    @property
    def game(self) -> str:
        return "classic" if self.track is None else "onboard"

    @property
    def players(self) -> int:
        return len(self.kinds)

    @property
    def rules(self) -> Rules:
        return classic if self.track is None else onboard

    def new(self, start: int = 0) -> Position:
        if self.track is None:
            return classic.new(self.players, start, solo=self.players == 1)
        return onboard.new(self.players, SHORT_TRACK if self.track == "short" else self.track, start)

    @property
    def board(self) -> records.Board:
        position = self.new()
        return records.board(position.track if isinstance(position, onboard.Position) else ())


# Policies, for the kernels and in plain Python.


def by_hash(position: Any, board: Any, seat: int, codes: Any, count: int, word: int) -> int:
    """A policy that depends on all of its arguments."""
    return int((position.turn + seat + len(board) + codes[count - 1] + word % 7) % count)


ROW_WORTH = [3.0 * row.bit_count() - (row ^ row >> 1).bit_count() + row % 5 * 0.25 for row in range(1 << 12)]
COLOR_WORTH = (1.0, 0.5, 2.0, 0.0)
PENALTY_WORTH = (0.0, -5.0, -7.0, -4.0, -20.0)
"""A table that prefers the left, some rows, and the third penalty. All sums are exact."""


@cache
def policy(kind: str) -> policies.Policy:
    match kind:
        case "table":
            return policies.row_table(np.outer(COLOR_WORTH, ROW_WORTH), PENALTY_WORTH)
        case "function":
            return policies.compiled("classic", by_hash)
        case "solved":
            return policies.by_solution(random_solution())
        case _:
            return policies.BUILT_IN[kind]


@cache
def random_solution() -> solved.Solution:
    """Random values for three players: a policy must follow them, and they tie far less than true ones."""
    values = np.random.default_rng(1).integers(0, 1 << 20, (3, solitaire.SHEETS, 4))
    return solved.Solution(3, values / 2.0**15)


def worth(sheet: Sheet) -> float:
    """Table value of a sheet."""
    rows = (COLOR_WORTH[color] * ROW_WORTH[row] for color, row in enumerate(sheet.rows))
    return sum(rows) + PENALTY_WORTH[sheet.penalties]


def by_table(rules: Rules, position: Position, seat: int, options: Sequence[Decision]) -> Decision:
    """The decision that leaves the most valuable sheet, pawn bonus included; ties to the lowest code."""
    last_phase = "step3" if isinstance(position, onboard.Position) else "action2"

    def after(option: Decision) -> float:
        sheet, bonus, crosses = position.sheets[seat], 0, option if isinstance(option, Cross) else None
        if isinstance(option, Move):
            assert isinstance(position, onboard.Position)
            color, number, bonus = position.track[option.field - 1]
            crosses = CROSSES[color][number] if onboard.lands(position, option.field) else None
        elif position.phase == "step3":
            bonus = rules.scores(position)[seat].bonus
        if crosses is not None:
            sheet = sheet.crossing(crosses.color, place(crosses.color, crosses.number))
        elif position.phase == last_phase and seat == position.active and not position.active_crossed:
            sheet = sheet.penalized()
        return worth(sheet) + bonus

    return max(ascending(position, options), key=after)


def by_values(position: Position, seat: int, options: Sequence[Decision]) -> Decision:
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

    return max(ascending(position, options), key=after)


def ascending(position: Position, options: Sequence[Decision]) -> list[Decision]:
    """The options in the order of their codes. Moves already are."""
    return list(options) if position.phase == "step3" else sorted(options, key=CODE_OF.__getitem__)


def choose(rules: Rules, kind: str, position: Position, seat: int, options: Sequence[Decision], word: int) -> Decision:
    """The choice of a policy."""
    match kind:
        case "random":
            return ascending(position, options)[plain.below(word, len(options))]
        case "greedy":
            return GreedyBot().choose(View(seat, rules.view(position, seat), rules.to_act(position)), options)
        case "table":
            return by_table(rules, position, seat, options)
        case "solved":
            return by_values(position, seat, options)
        case _:
            fields = len(position.track) if isinstance(position, onboard.Position) else 0
            order = ascending(position, options)
            return order[
                (position.turn + seat + fields + 1 + encode_decision(position, order[-1]) + word % 7) % len(order)
            ]


# Plain rules.


def mask_of(position: Position, options: Sequence[Decision]) -> int:
    """Options as a bit mask of their codes."""
    if position.phase == "step3":
        return sum([1 << encode_decision(position, option) for option in options])
    return sum([BIT_OF[option] for option in options])


def packed(position: Position) -> bytes:
    """The record of a position."""
    sheets, dice = position.sheets, position.dice
    players = len(sheets)
    empty = 5 - players
    pawns, announced, left = NOT_SEATED[5], -1, -1
    if isinstance(position, onboard.Position):
        pawns = position.pawns + NOT_SEATED[empty]
        if position.last_turns is not None:
            assert position.announced_by is not None
            announced, left = position.announced_by, len(position.last_turns)
    rows: tuple[int, ...] = ()
    for sheet in sheets:
        rows += sheet.rows
    return RECORD.pack(
        *rows,
        *NOT_SEATED[empty] * 4,
        *[sheet.penalties for sheet in sheets],
        *NOT_SEATED[empty],
        players,
        position.active,
        PHASE[position.phase],
        position.active_crossed,
        END[position.end_reason],
        position.turn,
        *(dice.white if dice else (0, 0)),
        *(dice.colors if dice else (0, 0, 0, 0)),
        position.closed,
        *pawns,
        announced,
        left,
    )


Step = tuple[Position, list[Sequence[Decision]]]
"""A position and every seat's options."""


def follow(match: Match, seed: int, game: int) -> Iterator[Step]:
    """A game by the rules, position by position, with the kernels' random numbers."""
    rules, players, kinds = match.rules, match.players, match.kinds
    options_of: Callable[[Position, int], Sequence[Decision]] = rules.options
    position = match.new(game % players)
    turn: list[int] = []
    while True:
        options = [options_of(position, seat) for seat in range(players)]
        yield position, options
        phase, active = position.phase, position.active
        if phase == "over":
            return
        if phase == "roll":
            turn = plain.words(seed, game, position.turn, plain.TURN)
            one, other, red = THREE_DICE[plain.below(turn[0], 6**3)]
            position = rules.apply_unchecked(
                position, {}, Dice((one, other), (red, *THREE_DICE[plain.below(turn[1], 6**3)]))
            )
            continue
        if phase == "action1":
            chance = [turn[2], plain.rest(turn[0], 6**3)]
            if players > 2:
                chance += plain.words(seed, game, position.turn, plain.MORE_SEATS)
        else:
            chance = [turn[3] if phase == "action2" else plain.rest(turn[1], 6**3)]
        decisions = {}
        for seat in rules.to_act(position):
            word = chance[(seat - active) % players]
            decisions[seat] = choose(rules, kinds[seat], position, seat, options[seat], word)
        position = rules.apply_unchecked(position, decisions)


# Kernels.


@kernel
def trace(
    positions: Any,
    queries: Any,
    ends: Any,
    board: Any,
    players: int,
    kinds: Any,
    tables: Any,
    functions: Any,
    solved: Any,
    seed: np.uint64,
    first: np.uint64,
) -> None:
    """Like ``dice_simulate.simulate``, but records every position with all options and scores."""
    dice, codes, buffer = np.zeros(6, np.uint8), np.zeros(5, np.int64), np.zeros(64, np.uint32)
    at = 0
    for number in range(len(ends)):
        game = np.uint64(first + np.uint64(number))
        dice_rules.new(positions[at], players, int64(game % np.uint64(players)))
        while True:
            position = positions[at]
            for seat in range(players):
                queries[at, seat] = dice_rules.options(position, board, seat)
                queries[at, 5 + seat] = dice_rules.score(position, board, seat)
            at += 1
            if position.phase == records.OVER:
                break
            positions[at] = positions[at - 1]
            after = positions[at]
            turn = words(seed, game, np.uint32(position.turn), TURN)
            more = words(seed, game, np.uint32(position.turn), MORE_SEATS)
            if position.phase == records.ROLL:
                dice_simulate.faces(turn[0], turn[1], dice)
                dice_rules.roll(after, dice)
                continue
            active = int64(position.active)
            for after_active in range(players if position.phase == records.ACTION1 else 1):
                seat = (active + after_active) % players
                word = dice_simulate.action1_word(turn, more, after_active)
                if position.phase == records.ACTION2:
                    word = turn[3]
                elif position.phase == records.STEP3:
                    word = rest(turn[1], dice_simulate.THREE_DICE)
                codes[seat] = dice_policies.choose(
                    position, board, seat, kinds, tables, functions, solved, buffer, word
                )
            dice_rules.apply(after, board, codes)
        ends[number] = at


def packed_policies(match: Match) -> policies.PackedPolicies:
    return policies.pack_policies(match.game, [policy(kind) for kind in match.kinds])


def by_sequential(match: Match, seed: int, first: int, count: int) -> results.Results:
    """Results of the sequential kernel."""
    found = np.zeros(count, results.result_record(match.players))
    at, positions = packed_policies(match), np.zeros(1, records.DICE_RECORD)
    with policies.ignore_experimental_warnings():
        dice_simulate.simulate(
            found,
            positions,
            match.board,
            match.players,
            at.kinds,
            at.tables,
            at.functions,
            at.solved,
            np.uint64(seed),
            np.uint64(first),
        )
    return found


def by_lanes(match: Match, seed: int, first: int, count: int) -> results.Results:
    """Results of random games by the lane kernel."""
    found = np.zeros(count, results.result_record(match.players))
    lanes.simulate(found, match.board, match.players, np.uint64(seed), np.uint64(first))
    return found


# The comparison.


class DifferenceError(AssertionError):
    """The rules and the kernels disagree; the message names game, position and difference."""


def compare(match: Match, seed: int, first: int, count: int) -> int:
    """Compare games at every position, and their results; return the number of positions or raise DifferenceError."""
    positions = np.zeros(count * MAX_POSITIONS, records.DICE_RECORD)
    queries = np.zeros((count * MAX_POSITIONS, 10), np.int64)
    ends, at = np.zeros(count, np.int64), packed_policies(match)
    arguments = match.board, match.players, at.kinds, at.tables, at.functions, at.solved
    with policies.ignore_experimental_warnings():
        trace(positions, queries, ends, *arguments, np.uint64(seed), np.uint64(first))
    expected = np.zeros(count, results.result_record(match.players))
    begin = 0
    for number in range(count):
        steps = follow(match, seed, first + number)
        end = int(ends[number])
        last = _compare_game(match, first + number, steps, positions[begin:end], queries[begin:end])
        expected[number] = _result(match, last, (first + number) % match.players)
        begin = end
    _compare_results(match, first, expected, by_sequential(match, seed, first, count), "one after the other")
    if set(match.kinds) == {"random"}:
        _compare_results(match, first, expected, by_lanes(match, seed, first, count), "side by side")
    return begin


def _compare_game(match: Match, game: int, steps: Iterator[Step], positions: Any, queries: Any) -> Position:
    scores, empty = match.rules.scores, NOT_SEATED[5 - match.players]
    path: list[Position] = []
    records_of, queries_of = [], []
    sheets: tuple[Sheet, ...] = ()
    points: list[int] = []
    for position, options in steps:
        path.append(position)
        records_of.append(packed(position))
        masks = [mask_of(position, some) if some else 0 for some in options]
        # From a roll to action 1, and often to the next roll, the sheets are the same object. On Board the
        # pawn may have moved.
        if position.sheets is not sheets or match.track is not None:
            sheets, points = position.sheets, [score.total for score in scores(position)]
        queries_of.append(QUERIES.pack(*masks, *empty, *points, *empty))
    if b"".join(records_of) != positions.tobytes() or b"".join(queries_of) != queries.tobytes():
        _raise_difference(match, game, path, records_of, queries_of, positions, queries)
    return path[-1]


def _raise_difference(
    match: Match,
    game: int,
    path: list[Position],
    records_of: list[bytes],
    queries_of: list[bytes],
    positions: Any,
    queries: Any,
) -> None:
    """Raise the first difference of a game."""
    track = path[0].track if isinstance(path[0], onboard.Position) else ()
    for at, position in enumerate(path):
        where = f"{match}, game {game}, turn {position.turn}, {position.phase}"
        if at >= len(positions):
            raise DifferenceError(f"{where}: by the kernels the game is over before")
        if records_of[at] != positions[at].tobytes():
            other = records.unpack(records.Batch(match.game, positions[at : at + 1], track))[0]
            raise DifferenceError(f"{where}:\nthe rules   {position}\nthe kernels {other}")
        if queries_of[at] != queries[at].tobytes():
            answers = "the rules   {}\nthe kernels {}".format(*map(_answers, (queries_of[at], queries[at].tobytes())))
            raise DifferenceError(f"{where}: options or scores at\n{position}\n{answers}")
    raise DifferenceError(f"{match}, game {game}: by the kernels the game goes on after {path[-1]}")


def _answers(queries: bytes) -> str:
    numbers = QUERIES.unpack(queries)
    return f"options {[[code for code in range(45) if mask >> code & 1] for mask in numbers[:5]]} scores {numbers[5:]}"


def _result(match: Match, last: Position, start: int) -> tuple[Any, ...]:
    pawns = last.pawns if isinstance(last, onboard.Position) else (0,) * match.players
    return (
        [sheet.rows for sheet in last.sheets],
        [score.total for score in match.rules.scores(last)],
        last.turn,
        [sheet.penalties for sheet in last.sheets],
        pawns,
        start,
        END[last.end_reason],
    )


def _compare_results(match: Match, first: int, expected: Any, found: Any, how: str) -> None:
    if expected.tobytes() != found.tobytes():
        at = next(at for at in range(len(expected)) if expected[at].tobytes() != found[at].tobytes())
        text = f"the rules   {expected[at]}\nthe kernels {found[at]}"
        raise DifferenceError(f"{match}, game {first + at}, the result of games played {how}:\n{text}")


MIXED = ("random", "greedy", "table", "function", "random")
TABLES = (("random",) * 5, ("greedy",) * 5, MIXED, MIXED[::-1])
TRACKS = ("a", "b", "short")
CLASSIC = list(dict.fromkeys(Match(kinds[:players]) for kinds in TABLES for players in range(1, 6)))
ONBOARD = [Match(kinds[:players], track) for kinds in TABLES for players in range(2, 5) for track in TRACKS]
