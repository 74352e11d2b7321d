"""Solver of the dice game: states, values against brute force, cache file and optimal policy."""

import json
import math
import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rowlock import Dice, Sheet
from rowlock.kernels import policies
from rowlock.kernels import position_arrays as records
from rowlock.kernels.dice import rules as dice_rules
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.sheets import nth_bit, points
from rowlock.kernels.simulate import Setup, simulate_games
from rowlock.kernels.solver import backward_induction as solitaire
from rowlock.kernels.solver import policy as solved_policy
from rowlock.kernels.solver import solution as solved
from rowlock.lab import solve as solving
from rowlock.lab.workers import Threads
from rowlock.rules import classic
from rowlock.rules.sheet import COLORS, LAST, LAST_AND_LOCK, LOCK, PENALTY, POINTS, can_cross, crossed, number_at

from ..deep import deep
from . import plain_rng as plain

PLACES = range(LAST + 1)
FEW = 6
"""Number of levels with late sheets, which are a small part of the work."""


@pytest.fixture(scope="module")
def solution() -> solved.Solution:
    """The whole solution, from the user's cache if it is there."""
    return solving.solve(1, Threads())


@pytest.fixture(scope="module")
def order() -> list[Any]:
    return solitaire.levels()


# States and sheet numbers.


def reachable_rows() -> list[int]:
    rows = [0]
    for row in rows:
        rows += [after for at in PLACES if can_cross(row, at) and (after := crossed(row, at)) not in rows]
    return rows


ROWS = reachable_rows()


def test_row_states_are_sufficient() -> None:
    """All rows of a state allow the same crosses with the same points and successor states."""
    assert {int(solitaire.ROW_STATE[row]) for row in ROWS} == set(range(solitaire.ROWS))
    assert solitaire.ROWS == 54
    for row in ROWS:
        state = int(solitaire.ROW_STATE[row])
        for at in PLACES:
            allowed = can_cross(row, at)
            assert (solitaire.AFTER[state, at] != solitaire.NONE) == allowed
            if allowed:
                after = crossed(row, at)
                assert solitaire.AFTER[state, at] == int(solitaire.ROW_STATE[after])
                assert solitaire.GAIN[state, at] == POINTS[after.bit_count()] - POINTS[row.bit_count()]
                assert solitaire.USED[int(solitaire.ROW_STATE[after])] > solitaire.USED[state]


@kernel
def count_numbers(rows: int, counts: Any) -> None:
    for red in range(rows):
        for yellow in range(rows):
            for green in range(rows):
                for blue in range(rows):
                    counts[solitaire.sheet_number(red, yellow, green, blue)] += 1


def test_numbers_are_the_same_for_symmetric_sheets_only() -> None:
    """There is one number per class of symmetric sheets, and every number is used."""
    counts = np.zeros(solitaire.SHEETS, np.int64)
    count_numbers(solitaire.ROWS, counts)
    assert counts.min() == 1
    assert counts.max() == 8
    pairs = math.comb(solitaire.ROWS + 1, 2)
    assert math.comb(pairs + 1, 2) == solitaire.SHEETS
    rng = Random(1)
    for _ in range(1000):
        one, two, three, four = (rng.randrange(solitaire.ROWS) for _ in range(4))
        same = [(one, two), (two, one)], [(three, four), (four, three)]
        numbers = {solitaire.sheet_number(*a, *b) for a, b in [*product(*same), *product(*same[::-1])]}
        assert len(numbers) == 1


def states_of(number: int) -> list[int]:
    one = (math.isqrt(8 * number + 1) - 1) // 2
    return [*solitaire.PAIR_LIST[one], *solitaire.PAIR_LIST[number - one * (one + 1) // 2]]


def test_the_sheets_of_numbers() -> None:
    """Round trip, also where the square root is close to an integer."""
    edges = [one * (one + 1) // 2 + step for one in range(2, solitaire.PAIRS, 7) for step in (-1, 0, 1)]
    rows = np.zeros(4, np.int64)
    for number in [0, *edges, solitaire.SHEETS - 1]:
        solitaire._rows_of(number, rows)
        assert rows.tolist() == states_of(number)
        assert solitaire.sheet_number(*rows) == number


def test_levels_hold_every_running_sheet_once(order: list[Any]) -> None:
    everything = np.concatenate(order)
    running = solitaire.ROWS - 1  # states of a row that is not locked
    pairs = math.comb(running + 1, 2)
    assert len(everything) == math.comb(pairs + 1, 2) + running * pairs
    assert len(np.unique(everything)) == len(everything)


def test_successors_are_in_earlier_levels(order: list[Any]) -> None:
    level_of = np.full(solitaire.SHEETS, -1)
    for at, level in enumerate(order):
        level_of[level] = at
    rng = Random(2)
    for number in [int(order[-1][0]), *(rng.choice(order[rng.randrange(len(order))]) for _ in range(2000))]:
        states = states_of(int(number))
        assert states.count(solitaire.LOCKED) < 2
        for color, at in product(COLORS, PLACES):
            after = solitaire.AFTER[states[color], at]
            if after != solitaire.NONE:
                following = [*states[:color], int(after), *states[color + 1 :]]
                if following.count(solitaire.LOCKED) < 2:
                    assert -1 < level_of[solitaire.sheet_number(*following)] < level_of[number]
    assert order[-1].tolist() == [solitaire.sheet_number(*[int(solitaire.ROW_STATE[0])] * 4)]


# Values.


def whites() -> Iterator[tuple[tuple[int, int], int]]:
    for pair in combinations_with_replacement(range(1, 7), 2):
        yield pair, 1 if pair[0] == pair[1] else 2


def is_open(row: int) -> bool:
    return any(can_cross(row, at) for at in PLACES)


def rolls(sheet: Sheet) -> Iterator[tuple[Dice, int]]:
    """All 46,656 rolls, merged where a sheet cannot tell them apart, with their weights."""
    faces = [range(1, 7) if is_open(row) else range(1, 2) for row in sheet.rows]
    idle = 6 ** sum(len(some) == 1 for some in faces)
    for white, weight in whites():
        for red, yellow, green, blue in product(*faces):
            yield Dice(white, (red, yellow, green, blue)), weight * idle


def closed_by(sheet: Sheet) -> int:
    return sum(1 << color for color in sheet.locks)


@cache
def expectimax(sheet: Sheet, others: int, waiting: int) -> float:
    """Expected score of a sheet by the rules, over all rolls and decisions.

    ``others`` turns of others follow each own turn; ``waiting`` of them come before the next own turn.
    """
    start = classic.Position((sheet,), closed=closed_by(sheet))

    def go_on(position: classic.Position, waiting: int) -> float:
        if position.phase == "over":
            return float(position.sheets[0].score().total)
        return expectimax(position.sheets[0], others, waiting)

    def best(position: classic.Position) -> float:
        choices = [classic.apply_unchecked(position, {0: option}) for option in classic.options(position, 0)]
        return max(best(after) if after.phase == "action2" else go_on(after, others) for after in choices)

    def best_white(white: tuple[int, int]) -> float:
        position = classic.apply_unchecked(start, chance=Dice(white, (1, 1, 1, 1)))
        found = [classic.apply_unchecked(position, {0: option}) for option in classic.options(position, 0)]
        return max(go_on(after, waiting - 1) for after in found)

    if waiting:
        return sum(weight * best_white(white) for white, weight in whites()) / 36
    chances = rolls(sheet)
    return sum(weight * best(classic.apply_unchecked(start, chance=dice)) for dice, weight in chances) / 6**6


FIVE = 0b11111
LATE = [
    Sheet((FIVE << 5,) * 4, 3),
    Sheet((FIVE << 5, FIVE << 4, 1 << 9, FIVE << 5), 3),
    Sheet((FIVE << 3, 1 << 9, 1 << 9, FIVE << 3), 2),
    Sheet((FIVE << 3 | 1, FIVE << 5, 0b111 << 7, 1 << 9), 2),
    Sheet((FIVE << 4 | LAST_AND_LOCK, 0b1111 << 5, 0b11 << 7, 1 << 9), 1),
    Sheet((1 << 9, FIVE | LAST_AND_LOCK, 1 << 9, FIVE << 2), 0),
    Sheet((1 << 9, 1 << 9, 1 << 9, 1 << 9), 0),
]
"""Sheets with few turns to come, small enough for brute force."""


@pytest.mark.parametrize("sheet", LATE, ids=repr)
def test_values_of_late_sheets_equal_brute_force(solution: solved.Solution, sheet: Sheet) -> None:
    assert solution.value(sheet) == pytest.approx(expectimax(sheet, 0, 0), abs=1e-9)


@pytest.fixture(scope="module")
def late_of_two(tmp_path_factory: pytest.TempPathFactory, order: list[Any]) -> Iterator[solved.Solution]:
    """Late sheets of a game of two."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "levels", lambda: order[:FEW])
        yield solving.solve(2, Threads(), folder=tmp_path_factory.mktemp("late"))


@pytest.mark.parametrize("sheet", LATE[1:6], ids=repr)
@pytest.mark.parametrize("waiting", [1, deep(0)])
def test_values_with_another_player_who_supplies_white_sums(
    late_of_two: solved.Solution, sheet: Sheet, waiting: int
) -> None:
    assert late_of_two.value(sheet, waiting) == pytest.approx(expectimax(sheet, 1, waiting), abs=1e-9)


def one_turn_value(solution: solved.Solution, sheet: Sheet) -> float:
    """Value of a sheet from those one turn later, over all rolls and decisions."""
    rows, total = list(sheet.rows), 0.0

    def seconds(before: Sheet) -> list[list[float]]:
        """Value after a cross at each color and place; minus infinity if it is illegal."""
        closed = closed_by(before)
        return [
            [
                solution.value(before.crossing(color, at))
                if not closed >> color & 1 and can_cross(before.rows[color], at)
                else -math.inf
                for at in PLACES
            ]
            for color in COLORS
        ]

    fails = solution.value(sheet.penalized())
    without = seconds(sheet)
    for (one, other), weight in whites():
        at_white = [one + other - 2 if color < 2 else 12 - one - other for color in COLORS]
        may = [color for color in COLORS if can_cross(rows[color], at_white[color])]
        firsts = [sheet.crossing(color, at_white[color]) for color in may]
        floor = max([fails, *map(solution.value, firsts)])
        tables = [without, *(seconds(first) for first in firsts if len(first.locks) < classic.ROWS_TO_END)]
        # the best value of each face of each die, after any first action or none
        faces = [
            [
                max(table[color][at] for table in tables for at in places_of(color, one, other, face))
                for face in range(1, 7)
            ]
            for color in COLORS
        ]
        total += weight * sum(max(floor, *four) for four in product(*faces))
    return total / 6**6


def places_of(color: int, one: int, other: int, face: int) -> list[int]:
    return [white + face - 2 if color < 2 else 12 - white - face for white in (one, other)]


def random_sheet(rng: Random) -> Sheet:
    """A random sheet of an unfinished game; few are late."""
    rows = [rng.choice([row for row in ROWS if not row & LOCK]) & (1 << rng.randrange(11)) - 1 for _ in COLORS]
    if rng.random() < 0.3:
        rows[rng.randrange(4)] = rng.choice([row for row in ROWS if row & LOCK])
    return Sheet((rows[0], rows[1], rows[2], rows[3]), rng.randrange(4))


ANY = [Sheet(), *(random_sheet(Random(seed)) for seed in range(7))]


@pytest.mark.parametrize("sheet", ANY, ids=repr)
def test_values_are_consistent_over_one_turn(solution: solved.Solution, sheet: Sheet) -> None:
    assert solution.value(sheet) == pytest.approx(one_turn_value(solution, sheet), abs=1e-9)


def test_the_value_of_the_game(solution: solved.Solution) -> None:
    assert round(solution.value(Sheet()), 3) == 115.483


def test_finished_games_have_no_points_to_come(solution: solved.Solution) -> None:
    locked = FIVE | LAST_AND_LOCK
    assert solution.points_to_come(Sheet((locked, 0, locked, 0))) == 0
    assert solution.points_to_come(Sheet(penalties=4)) == 0
    assert solution.value(Sheet(penalties=4)) == 4 * PENALTY
    assert solved.size(1) == solution.values.nbytes


# Optimal policy.


@kernel
def play_turns(positions: Any, board: Any, values: Any, found: Any) -> None:
    """Over all rolls, sum the value of the best option of action 1 and the value after following it.

    ``positions`` are the initial position and a working copy.
    """
    states, codes = np.zeros(4, np.int64), np.zeros(5, np.int64)
    before = np.float64(points(positions[0], 0))
    dice = np.zeros(6, np.uint8)
    for throw in range(6**6):
        left = throw
        for die in range(6):
            dice[die] = left % 6 + 1
            left //= 6
        positions[1] = positions[0]
        position = positions[1]
        dice_rules.roll(position, dice)
        first = True
        while position.phase in (records.ACTION1, records.ACTION2):
            options = dice_rules.options(position, board, 0)
            codes[0] = solved_policy.best_option(position, 0, options, values, states)
            if first:
                found[0] += solved_policy.option_value(position, 0, codes[0], values, states)
                while options:
                    code = nth_bit(options, 0)
                    options &= options - np.uint64(1)
                    # count options better than the best
                    found[2] += solved_policy.option_value(
                        position, 0, code, values, states
                    ) > solved_policy.option_value(position, 0, codes[0], values, states)
            first = False
            dice_rules.apply(position, board, codes)
        solved_policy.sheet_states(position, 0, states)
        points_to_come = 0.0
        if position.phase != records.OVER:
            points_to_come = solitaire.value_of(states, int64(position.penalties[0]), values[0])
        found[1] += np.float64(points(position, 0)) - before + points_to_come


@pytest.mark.deep
@pytest.mark.parametrize("sheet", [*LATE, *ANY], ids=repr)
def test_the_best_options_keep_the_value(solution: solved.Solution, sheet: Sheet) -> None:
    """Over all rolls, the mean value of the best option equals the value of the sheet, before and after."""
    position = classic.Position((sheet,), closed=closed_by(sheet))
    positions, found = records.pack([position, position]).records, np.zeros(3)
    play_turns(positions, records.NO_BOARD, solution.values, found)
    expected = pytest.approx(solution.points_to_come(sheet), abs=1e-7)
    assert found[0] / 6**6 == expected
    assert found[1] / 6**6 == expected
    assert found[2] == 0


def test_simulated_games_get_the_value(solution: solved.Solution) -> None:
    count = plain.games(50_000)
    scores = simulate_games(Setup("classic", 1), [policies.by_solution(solution)], seed=3, first=0, count=count)[
        "scores"
    ]
    error = scores.std() / math.sqrt(count)
    assert abs(scores.mean() - solution.value(Sheet())) < 4 * error
    assert error < 0.15


# Cache files.


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, order: list[Any]) -> list[Any]:
    """Only the first levels, which are solved quickly."""
    monkeypatch.setattr(solving, "levels", lambda: order[:FEW])
    return order[:FEW]


def test_a_solution_is_cached(few: list[Any], tmp_path: Path) -> None:
    first = solving.solve(1, Threads(), folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [solved.cache_path(1, tmp_path).name]
    again = solving.solve(1, Threads(), progress=never, folder=tmp_path)
    assert again.values.tobytes() == first.values.tobytes()
    assert (first.values[0, few[0]] != 0).any()
    assert solved.read(solved.cache_path(1, tmp_path), 2) is None


def never(valued: int, total: int) -> None:
    pytest.fail("nothing is left to do")


def rewrite(path: Path, change: Callable[[bytearray], object]) -> None:
    data = bytearray(path.read_bytes())
    change(data)
    path.write_bytes(data)


def flip(at: int) -> Callable[[bytearray], object]:
    def change(data: bytearray) -> None:
        data[at] ^= 1

    return change


def header_with(**other: object) -> Callable[[bytearray], object]:
    def change(data: bytearray) -> None:
        end = data.index(b"\n")
        data[:end] = json.dumps(json.loads(data[:end]) | other).encode()

    return change


DAMAGES = {
    "a value": flip(-20_000_000),
    "the last byte": flip(-1),
    "a brace": flip(0),
    "a digit": flip(30),
    "one byte less": lambda data: data.pop(),
    "one byte more": lambda data: data.append(0),
    "half of it": lambda data: data.__delitem__(slice(len(data) // 2, None)),
    "all of it": lambda data: data.clear(),
    "no end of the header": lambda data: data.__setitem__(slice(0, 2000), b" " * 2000),
    "not an object": lambda data: data.__setitem__(slice(0, data.index(b"\n")), b"[]"),
    "brackets only": lambda data: data.__setitem__(slice(0, 2000), b"[" * 2000),
    "not UTF-8": lambda data: data.__setitem__(0, 0xFF),
    "another format": header_with(format=solved.FORMAT + 1),
    "other players": header_with(players=2),
    "no number of levels": header_with(levels="12"),
    "more levels than were done": header_with(levels=8),
    "another checksum": header_with(sha256="0" * 64),
    "something more": header_with(more=1),
}


@pytest.mark.parametrize("damage", [deep(name) if at % 3 else name for at, name in enumerate(DAMAGES)])
def test_a_damaged_solution_is_rejected(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "stored"
    values = np.random.default_rng(1).random((1, solitaire.SHEETS, 4))
    solved.write(path, 1, 7, values)
    found = solved.read(path, 1)
    assert found is not None
    assert found[0] == 7
    assert np.array_equal(found[1], values)
    rewrite(path, DAMAGES[damage])
    assert solved.read(path, 1) is None
    assert solved.cached_levels(path) in range(13)  # unverified: only the header is read


def test_a_damaged_solution_is_solved_again(few: list[Any], tmp_path: Path) -> None:
    first = solving.solve(1, Threads(), folder=tmp_path)
    rewrite(solved.cache_path(1, tmp_path), flip(-8))
    again = solving.solve(1, Threads(), folder=tmp_path)
    assert again.values.tobytes() == first.values.tobytes()
    assert solved.read(solved.cache_path(1, tmp_path), 1) is not None


def test_solutions_of_other_versions_are_removed(tmp_path: Path) -> None:
    """A new version's solution replaces an old one's; files being written by other processes stay."""
    values = np.zeros((1, solitaire.SHEETS, 4))
    path = solved.cache_path(1, tmp_path)
    names = {"old": "1-0123456789ab.values", "half": "1-x.part", "being written": "1-y.part", "for two": "2-0.values"}
    for name in names.values():
        tmp_path.joinpath(name).write_text("what it was")
    os.utime(tmp_path / names["half"], (0, 0))
    solved.write(path, 1, 3, values)
    assert {stored.name for stored in tmp_path.iterdir()} == {path.name, names["being written"], names["for two"]}


def test_solving_without_a_writable_cache(few: list[Any], tmp_path: Path) -> None:
    """A file in place of the folder, or a folder in place of the file: solving works and leaves no files behind."""
    wanted = solving.solve(1, Threads(), folder=tmp_path / "good").values.tobytes()
    (tmp_path / "file").write_text("in the way")
    assert solving.solve(1, Threads(), folder=tmp_path / "file").values.tobytes() == wanted
    in_the_way = solved.cache_path(1, tmp_path / "folder")
    (in_the_way / "full").mkdir(parents=True)
    assert solving.solve(1, Threads(), folder=tmp_path / "folder").values.tobytes() == wanted
    assert list(in_the_way.parent.iterdir()) == [in_the_way]


@pytest.mark.parametrize("players", [1, 2])
def test_an_interrupted_solution_goes_on(few: list[Any], players: int, tmp_path: Path) -> None:
    whole = solving.solve(players, Threads(), folder=tmp_path / "whole")
    total = sum(map(len, few))
    progress: list[int] = []

    def interrupt(valued: int, of: int) -> None:
        assert of == total
        progress.append(valued)
        if valued > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solving.solve(players, Threads(), interrupt, tmp_path / "broken")
    stored = solved.read(solved.cache_path(players, tmp_path / "broken"), players)
    assert stored is not None
    assert 0 < stored[0] < len(few)
    valued_before = sum(map(len, few[: stored[0]]))
    progress.clear()
    again = solving.solve(players, Threads(), lambda valued, of: progress.append(valued), tmp_path / "broken")
    assert again.values.tobytes() == whole.values.tobytes()
    assert valued_before < progress[0]
    assert progress[-1] == total


def test_the_cache_path_depends_on_the_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one = solved.cache_path(1, tmp_path)
    monkeypatch.setattr(solved, "_digest", lambda: "0" * 12)
    assert solved.cache_path(1, tmp_path) != one
    assert solved.cache_path(2, tmp_path) != solved.cache_path(1, tmp_path)


def test_numbers_of_places_are_those_of_the_rules() -> None:
    """Verifies an assumption of ``places_of``."""
    for color, at in product(COLORS, PLACES):
        assert at in places_of(color, number_at(color, at) - 1, number_at(color, at) - 1, 1)
