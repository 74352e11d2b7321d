"""Perft compared with known numbers, an independent formula and exhaustive enumeration."""

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from rowlock import Dice, Game, Position
from rowlock.perft import perft
from rowlock.rng import ChanceSource
from rowlock.rules import cards, classic, onboard

from .deep import deep
from .games import SHORT_TRACK
from .positions import at_cards, at_dice, on_board, sheet
from .slow_rules import ROWS, can_cross

FACES = range(1, 7)


@pytest.mark.parametrize(("players", "paths"), [(2, 8_318_592), (3, 41_380_416), (4, 206_264_448), (5, 1_029_409_344)])
def test_the_first_turn_of_the_dice_game_has_the_known_number_of_paths(players: int, paths: int) -> None:
    assert perft(classic.new(players), 1) == paths


def test_a_solo_game_is_a_product_of_one() -> None:
    assert perft(classic.new(1, solo=True), 1) == formula(1, 1)


def test_no_turns_are_one_path() -> None:
    assert perft(classic.new(2), 0) == 1


def test_a_finished_game_is_one_path() -> None:
    over = classic.Position((sheet(4), sheet()), phase="over", end_reason="four_penalties")
    assert perft(over, 1) == perft(over, 3) == 1


# An independent formula: while no seat can lock a row, seats do not interact. For given white dice the number of paths
# is the product over the seats, and each factor is counted with the slow rules.

Paper = tuple[tuple[int, ...], ...]
NAMES = ("red", "yellow", "green", "blue")


def crossings(paper: Paper, number: int, rows: tuple[int, ...] = (0, 1, 2, 3)) -> list[Paper]:
    return [
        (*paper[:row], (*paper[row], number), *paper[row + 1 :])
        for row in rows
        if can_cross(NAMES[row], paper[row], number)
    ]


@cache
def own_paths(paper: Paper, whites: tuple[tuple[int, int], ...], active: tuple[bool, ...]) -> int:
    """Number of paths of one seat through these turns, over all rolls of the colored dice where it is active."""
    if not whites:
        return 1
    white, is_active = whites[0], active[0]
    total = 0
    for after_one in (paper, *crossings(paper, sum(white))):
        if not is_active:
            total += own_paths(after_one, whites[1:], active[1:])
            continue
        total += 6**4 * own_paths(after_one, whites[1:], active[1:])
        for row, face in product(range(4), FACES):
            for number in {face + die for die in white}:
                for after_two in crossings(after_one, number, (row,)):
                    total += 6**3 * own_paths(after_two, whites[1:], active[1:])
    return total


def formula(players: int, turns: int) -> int:
    """Seat 0 begins. No seat can lock: with two crosses a turn, five in a row take three turns."""
    assert turns <= 2
    empty: Paper = ((), (), (), ())
    pairs = [(pair, 1 if pair[0] == pair[1] else 2) for pair in combinations_with_replacement(FACES, 2)]
    total = 0
    for rolls in product(pairs, repeat=turns):
        paths = 1
        for _, weight in rolls:
            paths *= weight
        whites = tuple(pair for pair, _ in rolls)
        for seat in range(players):
            paths *= own_paths(empty, whites, tuple(turn % players == seat for turn in range(turns)))
        total += paths
    return total


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_turn_is_the_product_of_the_seats(players: int) -> None:
    assert perft(classic.new(players), 1) == formula(players, 1)


@pytest.mark.parametrize("players", [2, deep(3)])
def test_two_turns_are_the_product_of_the_seats(players: int) -> None:
    assert perft(classic.new(players), 2) == formula(players, 2)


# Exhaustive enumeration of every roll and decision through the checked apply.


def enumerate_paths(position: Position) -> int:
    """Number of paths to the end of the turn, by enumeration."""
    rules: Any = position.rules
    turn = position.turn
    total, left = 0, [position]
    while left:
        here: Any = left.pop()
        if here.phase == "over" or here.turn != turn:
            total += 1
        elif here.phase == "roll":
            left += [rules.apply(here, {}, roll) for roll in rolls(here.closed)]
        else:
            seats = rules.to_act(here)
            chance = ChanceSource("0").shuffle(here.turn, here.discard) if rules.chance(here) else None
            for choice in product(*(rules.options(here, seat) for seat in seats)):
                left.append(rules.apply(here, dict(zip(seats, choice, strict=True)), chance))
    return total


def rolls(closed: int) -> list[Dice]:
    """All rolls of the dice in the game."""
    faces = [(0,) if closed >> color & 1 else tuple(FACES) for color in range(4)]
    return [
        Dice((one, other), colors)
        for one, other in product(FACES, FACES)
        for colors in product(faces[0], faces[1], faces[2], faces[3])
    ]


def row(name: str, *but: int) -> list[int]:
    """A row with all numbers crossed except the last, which is open, and those in ``but``."""
    return [number for number in ROWS[name][:-1] if number not in but]


CLOSED_RED = {"red": [2, 3, 4, 5, 6, 12]}
NEARLY = {"yellow": row("yellow", 10, 11), "green": row("green"), "blue": row("blue", 3)}
"""Three rows with little left but their last numbers; locking one ends the game, since red is closed."""


def test_paths_are_counted_right_where_rows_can_be_locked() -> None:
    position = at_dice(sheet(**CLOSED_RED, **NEARLY), sheet(**NEARLY), phase="roll")
    assert perft(position, 1) == enumerate_paths(position)


def test_paths_are_counted_right_where_the_first_row_can_be_locked() -> None:
    """No row is closed yet: a lock in action 1 removes its die from action 2."""
    done = {"red": [11], "yellow": [11], "green": [3]}
    position = at_dice(sheet(**done, blue=row("blue")), sheet(**done, blue=row("blue", 3)), phase="roll")
    assert perft(position, 1) == enumerate_paths(position)


def test_paths_are_counted_right_with_a_fourth_penalty() -> None:
    done = {"red": [11], "yellow": [11], "green": [3], "blue": [4]}
    position = at_dice(sheet(3, **done), sheet(**CLOSED_RED), phase="roll")
    assert perft(position, 1) == enumerate_paths(position)


@pytest.mark.deep
def test_paths_on_the_board_are_counted_right() -> None:
    """With a pawn near the end, and rows that its field can lock."""
    for pawns in ((0, 3), (6, 2)):
        mine = sheet(**CLOSED_RED, yellow=[11], green=[10], blue=row("blue", 4))
        position = on_board(mine, sheet(yellow=[11], green=[3], blue=[4]), pawns=pawns, track=SHORT_TRACK, phase="roll")
        assert perft(position, 1) == enumerate_paths(position)


def test_the_first_turn_on_the_board_is_that_of_the_dice_game_and_a_step_of_the_pawn() -> None:
    """Counted with the slow rules: for each path through two actions, the fields the pawn may land on."""
    position = onboard.new(2)
    fields = [(NAMES[field.color], field.number) for field in position.track[:5]]

    def landings(paper: Paper) -> int:
        crossed = [(NAMES[at], number) for at, numbers in enumerate(paper) for number in numbers]
        return 1 + sum(
            field in crossed or can_cross(field[0], paper[NAMES.index(field[0])], field[1]) for field in fields
        )

    empty: Paper = ((), (), (), ())
    total = 0
    for white in product(FACES, FACES):
        others = 1 + len(crossings(empty, sum(white)))
        for after_one in (empty, *crossings(empty, sum(white))):
            total += others * 6**4 * landings(after_one)
            for at, face in product(range(4), FACES):
                for number in {face + die for die in white}:
                    total += others * 6**3 * sum(map(landings, crossings(after_one, number, (at,))))
    assert perft(position, 1) == total


@pytest.mark.parametrize("jokers", [False, True])
def test_paths_of_the_card_game_are_counted_right(jokers: bool) -> None:
    for seed in range(3):
        position = Game.new("cards", 2, seed=seed, jokers=jokers).position
        assert perft(position, 1) == enumerate_paths(position)


def test_paths_of_the_card_game_are_counted_right_where_the_pile_runs_out_and_the_game_ends() -> None:
    nearly = sheet(red=[2, 3, 4, 5, 6, 12], yellow=[2, 3, 4, 5, 6], green=[12, 11, 10, 9, 8])
    position = at_cards("R2 R3 Y12 J5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard="", sheets=[nearly, sheet(3)])
    assert cards.chance(position) == "reshuffle"
    assert perft(position, 1) == enumerate_paths(position)


def test_two_turns_are_the_sum_over_all_first_turns() -> None:
    """With a deck and sheets that leave few decisions."""
    done = {"red": [11], "yellow": [11], "green": [3]}
    position = at_cards("R2 R3 R4", "G12 Y2", phase="draw", sheets=[sheet(**done, blue=[4]), sheet(**done, blue=[3])])
    ends: list[Any] = [position]
    while any(end.turn == position.turn for end in ends):
        here = next(end for end in ends if end.turn == position.turn)
        ends.remove(here)
        seats = cards.to_act(here)
        choices = product(*(cards.options(here, seat) for seat in seats))
        ends += [cards.apply(here, dict(zip(seats, choice, strict=True))) for choice in choices]
    assert perft(position, 2) == sum(perft(end, 1) for end in ends)


def test_progress_is_reported() -> None:
    heard: list[tuple[int, int]] = []
    perft(classic.new(2), 1, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(0, 1)]
