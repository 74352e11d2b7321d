"""Turns of the dice games in arrays: legality and results agree with the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from rowlock import PASS, Color, Cross, Decision, Dice, Game, Move
from rowlock.engine.dice import turn as dice
from rowlock.engine.dice.encode import encode, encode_rolls
from rowlock.engine.dice.features import BOARD_FEATURES, CLASSIC_FEATURES, Model
from rowlock.engine.dice.options import decide
from rowlock.engine.dice.turn import Choice
from rowlock.engine.encode import turn_order
from rowlock.engine.rows import moves
from rowlock.rules import classic, onboard

from ..deep import deep
from ..games import SETUPS, choose, players_for
from .networks import random_network

DICE_SETUPS = [(name, options) for name, options in SETUPS if name != "cards"]
SEATS = 60
"""Total seats of the games per setup and number of players."""


def dice_position(game: Game) -> classic.Position:
    assert isinstance(game.position, classic.Position)
    return game.position


def board_for(game: Game) -> dice.Board | None:
    return dice.board_of(game.position.track) if isinstance(game.position, onboard.Position) else None


def answer(option: Decision) -> int:
    return option.color + 1 if isinstance(option, Cross) else 0


def legal_answers(state: dice.DiceBatch, rolled: dice.Dice, place: int) -> set[int]:
    legal = moves(state.rows[:, place], state.closed, rolled.number[:, None, None]).legal
    return set(np.nonzero(legal[0])[0].tolist())


def color_code(option: Decision, shown: Dice) -> int:
    if not isinstance(option, Cross):
        return 0
    sums = [white + (shown.colors[option.color] or 0) for white in shown.white]
    return 1 + 2 * option.color + sums.index(option.number)


def legal_colors(position: classic.Position, rolled: dice.Dice) -> set[tuple[int, int]]:
    """Rows and numbers that the active seat may cross as its second action, by the arrays."""
    rows = np.array([position.sheets[position.active].rows], np.int32)
    legal = moves(rows, np.array([position.closed], np.int32), rolled.sums).legal
    numbers = (rolled.colors[0][:, None] + rolled.white[0]).reshape(-1)
    return {(at // 2, int(numbers[at])) for at in range(8) if legal[0, 1 + at]}


def legal_fields(position: onboard.Position, board: dice.Board) -> set[int]:
    """Fields that the active pawn may move to, by the arrays."""
    state = encode([position])
    rolled = dice.Dice(np.ones((1, 2), np.int32), np.ones((1, 4), np.int32))
    none = np.zeros((1, len(position.sheets)), np.int32)
    found = set[int]()
    for steps in range(1, onboard.MAX_STEPS + 1):
        choice = Choice(none, np.zeros(1, np.int32), np.array([steps]))
        result = dice.apply(board, state, rolled, choice, np.array([position.active_crossed]))
        field = int(result.state.pawns[0, -1])
        if field != position.pawns[position.active]:
            found.add(field)
    return found


def same(one: dice.DiceBatch, other: dice.DiceBatch) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def play_a_turn(game: Game, board: dice.Board | None, rng: Random) -> None:
    """Play a turn by the rules and in arrays, and compare every step."""
    before = dice_position(game)
    state, order = encode([before]), turn_order(len(game.names), before.active)
    game.roll()
    shown, active = dice_position(game).dice, before.active
    assert shown is not None
    rolled = encode_rolls([shown])
    white, color, steps = [0] * len(order), 0, 0
    for place, seat in enumerate(order):
        options = game.options(seat)
        assert legal_answers(state, rolled, place) == {answer(option) for option in options}
        option = choose(options, rng)
        white[place] = answer(option)
        game.play(seat, option)
    if not game.over:
        options = game.options(active)
        assert legal_colors(dice_position(game), rolled) == {
            (option.color, option.number) for option in options if isinstance(option, Cross)
        }
        option = choose(options, rng)
        color = color_code(option, shown)
        game.play(active, option)
    position = game.position
    if not game.over and isinstance(position, onboard.Position):
        assert board is not None
        options = game.options(active)
        assert legal_fields(position, board) == {option.field for option in options if isinstance(option, Move)}
        option = choose(options, rng)
        steps = onboard.reach(position).index(option.field) + 1 if isinstance(option, Move) else 0
        game.play(active, option)
    choice = Choice(np.array([white]), np.array([color]), np.array([steps]))
    result = dice.apply(board, state, rolled, choice)
    assert bool(result.over[0]) == game.over
    after = [*order[1:], order[0]]
    assert result.points[0].tolist() == [game.scores[seat].total for seat in after]
    if not game.over:
        assert same(result.state, encode([dice_position(game)]))


def play_games(name: str, options: dict[str, Any], players: int) -> Iterator[Game]:
    for at in range(SEATS // players):
        game = Game.new(name, players, seed=f"{players} {at}", **options)
        board, rng = board_for(game), Random(f"{name} {players} {at}")
        while not game.over:
            play_a_turn(game, board, rng)
        yield game


@pytest.mark.parametrize(
    ("name", "options"),
    [deep(*setup) if setup[1].get("track") in ("a", "b") else setup for setup in DICE_SETUPS],
)
def test_a_turn_in_arrays_is_a_turn_by_the_rules(name: str, options: dict[str, Any]) -> None:
    ends = {
        dice_position(game).end_reason
        for players in players_for(name, options)
        for game in play_games(name, options, players)
    }
    assert len(ends) > 1, ends  # both kinds of end are covered


@pytest.mark.parametrize(("name", "options"), DICE_SETUPS)
def test_what_a_network_decides_is_legal(name: str, options: dict[str, Any]) -> None:
    """Also with random weights: the rules accept its decisions and reach the same result."""
    for players in players_for(name, options):
        game = Game.new(name, players, seed=f"net {players}", **options)
        board = board_for(game)
        net = random_network(CLASSIC_FEATURES if board is None else BOARD_FEATURES, players)
        while not game.over:
            follow_a_network(game, Model(net, board))


def follow_a_network(game: Game, model: Model) -> None:
    """Play a turn by the rules with the network's decisions for all seats."""
    state, active = encode([dice_position(game)]), dice_position(game).active
    game.roll()
    shown = dice_position(game).dice
    assert shown is not None
    choice = decide(model, state, encode_rolls([shown]))
    for place, seat in enumerate(turn_order(len(game.names), active)):
        by_answer = {answer(option): option for option in game.options(seat)}
        game.play(seat, by_answer[int(choice.white[0, place])])
    if not game.over:
        wanted = int(choice.color[0])
        sums = [white + (shown.colors[(wanted - 1) // 2] or 0) for white in shown.white]
        game.play(active, Cross(Color((wanted - 1) // 2), sums[(wanted - 1) % 2]) if wanted else PASS)
    if not game.over and isinstance(position := game.position, onboard.Position):
        steps = int(choice.steps[0])
        game.play(active, Move(onboard.reach(position)[steps - 1]) if steps else PASS)
    result = dice.apply(model.board, state, encode_rolls([shown]), choice)
    assert bool(result.over[0]) == game.over
    if not game.over:
        assert same(result.state, encode([dice_position(game)]))
