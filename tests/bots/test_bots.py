"""Tests of the bots: legal choices, whole games, and the documented behavior of GreedyBot and RandomBot."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import PASS, RED, Cross, Decision, Game, Move, Play, Position, position_from_json, position_to_json
from rowlock.bots import BOTS, LIGHT, Bot, GreedyBot, RandomBot, advance, seat_bots
from rowlock.rules import cards, classic, onboard

from ..deep import deep, examples
from ..games import SETUPS, players_for, random_game, random_step
from ..positions import at_cards, at_dice, dice, on_board, parse_cards, sheet
from ..slow_rules import ROWS, GameChecker, paper
from ..strategies import board_positions, card_positions, dice_positions

any_position = st.one_of(dice_positions(), board_positions(), card_positions())


@settings(max_examples=examples(100, 300), derandomize=True)
@given(position=any_position)
def test_generated_positions_survive_json(position: Position) -> None:
    assert position_from_json(position_to_json(position)) == position


QUICK: dict[str, Callable[[str], Bot]] = BOTS | {"champion": lambda seed: BOTS["champion"](seed, ms=0)}
"""All bots, the champion without search; tests/testing and test_two_worlds run it with search."""
HEAVY = tuple(name for name in BOTS if name not in LIGHT)


def check_choices(name: str, position: Position) -> None:
    game = Game.at(position, seed=1)
    for seat in game.to_act:
        options = game.options(seat)
        assert QUICK[name]("seed").choose(game.view(seat), options) in options


@pytest.mark.parametrize("name", LIGHT)
@settings(max_examples=examples(60, 150), derandomize=True)
@given(position=any_position)
def test_a_bot_chooses_one_of_the_options(name: str, position: Position) -> None:
    check_choices(name, position)


@pytest.mark.parametrize("name", HEAVY)
@settings(max_examples=examples(25, 60), derandomize=True)
@given(position=any_position)
def test_a_bot_with_a_network_chooses_one_of_the_options(name: str, position: Position) -> None:
    check_choices(name, position)


@settings(max_examples=15, derandomize=True)
@given(position=any_position)
def test_a_champion_that_searches_chooses_one_of_the_options(position: Position) -> None:
    """Generated positions include ends of the track and the pile, which the search must survive."""
    game = Game.at(position, seed=1)
    for seat in game.to_act:
        assert BOTS["champion"]("seed").choose(game.view(seat), game.options(seat)) in game.options(seat)


def play_checked_game(names: Sequence[str], setup: int) -> None:
    """Play a whole game and check every step against the slow rules."""
    game_name, options = SETUPS[setup]
    game = Game.new(game_name, len(names), seed=setup, **options)
    bots = [QUICK[name](f"s {seat}") for seat, name in enumerate(names)]
    checker = GameChecker(game)
    while not game.over:
        if game.wants == "dice":
            game.roll()
        else:
            seat = game.to_act[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.options(seat)))
        checker.check()


@pytest.mark.parametrize("name", LIGHT)
@pytest.mark.parametrize("setup", [setup if setup % 2 == 0 else deep(setup) for setup in range(len(SETUPS))])
def test_bots_play_whole_games_by_the_rules(name: str, setup: int) -> None:
    for players in players_for(*SETUPS[setup]):
        play_checked_game([name] * players, setup)


@pytest.mark.parametrize("setup", [setup if setup % 2 == 0 else deep(setup) for setup in range(len(SETUPS))])
def test_bots_with_a_network_play_whole_games_by_the_rules(setup: int) -> None:
    """With all of them at one table where it has enough seats."""
    numbers = players_for(*SETUPS[setup])
    for players in {numbers[0], numbers[-1]}:
        for first in range(1 if players >= len(HEAVY) else len(HEAVY)):
            play_checked_game([HEAVY[(first + seat) % len(HEAVY)] for seat in range(players)], setup)


# GreedyBot


def skipped(position: Position, seat: int, decision: Decision) -> int | None:
    """Count the numbers that a decision skips, with the slow rules; None if it crosses nothing."""
    numbers: tuple[int, ...]
    if isinstance(decision, Move):
        assert isinstance(position, onboard.Position)
        field = position.track[decision.field - 1]
        color = field.color
        numbers = () if position.sheets[seat].has(field.color, field.number) else (field.number,)
    elif isinstance(decision, Cross):
        color, numbers = decision.color, (decision.number,)
    elif isinstance(decision, Play):
        color, numbers = decision.color, decision.numbers
    else:
        return None
    if not numbers:
        return None
    row, crosses = ROWS[str(color)], paper(position.sheets[seat])[str(color)]
    free_from = row.index(crosses[-1]) + 1 if crosses else 0
    return sum(number not in numbers for number in row[free_from : row.index(numbers[-1])])


LAST_PHASES: dict[type, str] = {classic.Position: "action2", onboard.Position: "step3", cards.Position: "play"}
LATER = {"action1": ("action2", "step3"), "action2": ("step3",), "number": ("play",)}


def cheapest(position: Position, seat: int) -> int:
    """Return the fewest numbers that a cross of this seat skips now."""
    costs = [skipped(position, seat, option) for option in position.options(seat)]
    return min((cost for cost in costs if cost is not None), default=99)


def cheapest_later(position: Any, seat: int) -> int:
    """The same for the rest of the turn, with the current sheet."""
    phases = LATER.get(position.phase, ())
    if not isinstance(position, onboard.Position):
        phases = tuple(phase for phase in phases if phase != "step3")
    return min((cheapest(replace(position, phase=phase), seat) for phase in phases), default=99)


@settings(max_examples=examples(200, 500), derandomize=True)
@given(position=any_position)
def test_greedy_skips_at_most_one_number_or_three_to_avoid_a_penalty(position: Position) -> None:
    game = Game.at(position, seed=1)
    for seat in game.to_act:
        chosen = GreedyBot().choose(game.view(seat), game.options(seat))
        cost = skipped(position, seat, chosen)
        now, later = cheapest(position, seat), cheapest_later(position, seat)
        threatened = seat == position.active and not position.active_crossed
        if cost is not None and cost > 1:
            assert cost <= 3
            assert threatened
            assert now > 1
            assert later > 1
        if isinstance(chosen, Cross):
            assert cost == now
        if chosen == PASS and position.phase in ("action1", "action2", "number"):
            assert now > 1
        if threatened and position.phase == LAST_PHASES[type(position)] and now <= 3:
            assert cost is not None


def test_greedy_waits_for_the_colored_dice_if_they_are_cheaper() -> None:
    """Also on the board, where a pawn's move follows as well."""
    mine = sheet(red=[2], yellow=[11], green=[4], blue=[4])
    cheap, expensive = dice(2, 3, red=1, green=6, blue=6), dice(2, 3, red=6, green=6, blue=6)
    for rolled, wanted in ((cheap, PASS), (expensive, Cross(RED, 5))):
        for position in (
            at_dice(mine, sheet(), rolled=rolled),
            on_board(mine, sheet(), pawns=(0, 0), phase="action1", rolled=rolled),
        ):
            game = Game.at(position, seed=1)
            assert skipped(position, 0, Cross(RED, 5)) == 2
            assert GreedyBot().choose(game.view(0), game.options(0)) == wanted


def test_greedy_waits_for_a_card_in_hand_if_it_is_cheaper() -> None:
    mine = sheet(red=[2], yellow=[11], green=[5], blue=[5])
    position = at_cards("R3 R9 R10 R11 R12", "B2 B3 B4 B5", phase="number", pile="J5", sheets=[mine, sheet()])
    game = Game.at(position, seed=1)
    assert skipped(position, 0, Cross(RED, 5)) == 2
    assert GreedyBot().choose(game.view(0), game.options(0)) == PASS
    poor = at_cards("R9 R10 R11 R12 Y2", "B2 B3 B4 B5", phase="number", pile="J5", sheets=[mine, sheet()])
    game = Game.at(poor, seed=1)
    assert GreedyBot().choose(game.view(0), game.options(0)) == Cross(RED, 5)


def test_greedy_goes_as_far_as_a_free_field_takes_it() -> None:
    position = on_board(sheet(red=[2, 4]), sheet(), pawns=(0, 0), crossed=True)
    game = Game.at(position, seed=1)
    move = GreedyBot().choose(game.view(0), game.options(0))
    assert isinstance(move, Move)
    costs = {option: skipped(position, 0, option) for option in game.options(0) if isinstance(option, Move)}
    assert move.field == max(option.field for option, cost in costs.items() if cost is None or cost <= 1)


def test_greedy_discards_the_least_useful_card_if_it_crosses_nothing() -> None:
    mine = sheet(red=[11], yellow=[2], green=[12], blue=[12])
    position = at_cards("R2 Y7 G8 B6 Y8", "B2 B3 B4 B5", sheets=[mine, sheet()], crossed=True)
    game = Game.at(position, seed=1)
    assert GreedyBot().choose(game.view(0), game.options(0)) == Play(parse_cards("R2"), RED)


def test_greedy_does_not_depend_on_its_seed() -> None:
    for seed in range(20):
        game = random_game(seed, calls=25)
        for seat in game.to_act:
            view, options = game.view(seat), game.options(seat)
            assert GreedyBot("a").choose(view, options) == GreedyBot("b").choose(view, options)


# RandomBot


def test_the_random_bot_chooses_every_option_as_often() -> None:
    game = Game.at(at_dice(sheet(), sheet(), rolled=dice(3, 4)), seed=1)
    bot = RandomBot("fair")
    view, options = game.view(0), game.options(0)
    counts = Counter(bot.choose(view, options) for _ in range(5000))
    assert set(counts) == set(options)
    expected = 5000 / len(options)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 33.4


def test_the_random_bots_choices_are_pinned() -> None:
    """The same in every version of Python."""
    game = Game.at(at_dice(sheet(), sheet(), rolled=dice(3, 4)), seed=1)
    bot = RandomBot("7/0")
    view, options = game.view(0), game.options(0)
    assert "".join(str(options.index(bot.choose(view, options))) for _ in range(20)) == "33040132234113133322"


# seat_bots and advance


def test_every_seat_gets_a_seed_of_its_own() -> None:
    game = Game.at(at_dice(sheet(), sheet(), rolled=dice(3, 4)), seed=1)
    bots = seat_bots({0: "random", 1: "random"}, "x")
    choices = [[bots[seat].choose(game.view(seat), game.options(seat)) for _ in range(20)] for seat in (0, 1)]
    assert choices[0] != choices[1]


def test_advance_stops_where_a_person_is_to_act() -> None:
    game = Game.new("classic", 3, seed=1, start=1)
    advance(game, seat_bots({1: "greedy", 2: "random"}, "x"))
    assert game.to_act == (0,)
    assert game.view(0).pending is None
    game.play(0, PASS)
    advance(game, seat_bots({1: "greedy", 2: "random"}, "x"))
    assert game.to_act == (0,)
    assert game.position.turn == 2


def test_advance_plays_to_the_end_if_all_are_bots() -> None:
    for setup in range(len(SETUPS)):
        name, options = SETUPS[setup]
        players = players_for(name, options)[0]
        game = Game.new(name, players, seed=setup, **options)
        advance(game, seat_bots(dict.fromkeys(range(players), "greedy"), "x"))
        assert game.over
        advance(game, {})
        assert game.over


def test_a_bot_can_take_over_any_game() -> None:
    rng = Random(3)
    for seed in range(20):
        game = random_game(seed, calls=rng.randint(0, 60))
        if not game.over and rng.random() < 0.5:
            random_step(game, rng)
        advance(game, seat_bots(dict.fromkeys(range(len(game.names)), "greedy"), "x"))
        assert game.over


def test_draws_depend_on_numbers_only() -> None:
    """From two displays with the same numbers and other colors the bots draw the same places."""
    one = at_cards("R2 R3 R4 R5", "B2 B3 B4 B5", display="Y2 Y7 G8 B12", phase="draw")
    other = at_cards("R2 R3 R4 R5", "B2 B3 B4 B5", display="G2 B7 J8 J12", phase="draw")
    for make in BOTS.values():
        chosen = [make("s").choose(game.view(0), game.options(0)) for game in (Game.at(one), Game.at(other))]
        assert chosen[0] == chosen[1]
    assert cards.view(one, 0) == cards.view(other, 0)
