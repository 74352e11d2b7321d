"""Opponent model: recognition of careful players, and its effect on evaluations."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import Game, Sheet
from rowlock.bots.champion import ChampionBot
from rowlock.bots.greedy import GreedyBot
from rowlock.engine import evaluate as engine
from rowlock.engine.opponent_model import MAX_SKIPPED, careful_probability, skip_counts
from rowlock.engine.rows import PATTERNS
from rowlock.engine.search import Effort
from rowlock.rules.sheet import LAST, skips

from ..games import SETUPS, random_game
from ..positions import at_dice
from ..positions import dice as rolled


def careful(sheet: Sheet) -> float:
    return float(careful_probability(np.array([sheet.rows]), np.array([sheet.penalties]))[0])


@given(st.integers(0, PATTERNS - 1))
def test_crosses_are_counted_by_numbers_skipped(row: int) -> None:
    counted = [0] * (MAX_SKIPPED + 1)
    for place in range(LAST + 1):
        if row >> place & 1:
            counted[min(MAX_SKIPPED, skips(row & ((1 << place) - 1), place))] += 1
    assert skip_counts()[row].tolist() == counted


def test_an_empty_sheet_is_neutral_and_a_long_skip_decides() -> None:
    assert careful(Sheet()) == 0.5
    bold = Sheet((0b1_0000_0000, 0, 0, 0))
    assert careful(bold) < 0.01
    assert careful(Sheet((0b1010_1010, 0, 0, 0))) > 0.6


def test_greedy_bots_look_more_careful_than_champions() -> None:
    seen: dict[str, list[float]] = {"greedy": [], "champion": []}
    games, greedy, champion = [Game.new("classic", 2, seed=seed) for seed in range(12)], GreedyBot(), ChampionBot(ms=0)
    while games:
        for game in games:
            if game.wants == "dice":
                for seat, name in enumerate(seen):
                    seen[name].append(careful(game.position.sheets[seat]))
                game.roll()
            if 0 in game.to_act:
                game.play(0, greedy.choose(game.view(0), game.options(0)))
        asked = [game for game in games if 1 in game.to_act]
        chosen = champion.choose_many([game.view(1) for game in asked], [game.options(1) for game in asked])
        for game, decision in zip(asked, chosen, strict=True):
            game.play(1, decision)
        games = [game for game in games if not game.over]
    assert np.mean(seen["greedy"]) > np.mean(seen["champion"]) + 0.1


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_the_model_is_used_by_searches_in_the_dice_game_for_two(setup: int) -> None:
    """Elsewhere it changes nothing; hints and reviews do not enable it."""
    asked = 0
    for seed in range(8):
        game = random_game(seed, calls=25, setup=setup)
        if game.over:
            continue
        if game.wants == "dice":
            game.roll()
        for seat in game.to_act:
            view, options = [game.view(seat)], [game.options(seat)]
            for ms in (0, 50):
                (usual,), (read,) = (
                    engine.evaluate_many(view, options, Effort(ms)),
                    engine.evaluate_many(view, options, Effort(ms, opponent_model=True)),
                )
                duel = SETUPS[setup][0] == "classic" and len(game.position.sheets) == 2
                assert np.array_equal(usual.win, read.win) is not (duel and ms > 0)
                asked += 1
    assert asked


def test_a_careful_opponent_raises_the_chance_to_win() -> None:
    """Two positions that differ only in the opponent's skipped numbers, which the features do not show."""
    patient, bold = Sheet((0b10_1010, 0, 0, 0)), Sheet((0b10_0011, 0, 0, 0))
    usual: list[float] = []
    hopes: list[float] = []
    for other in (patient, bold):
        game = Game.at(at_dice(Sheet(), other, rolled=rolled(3, 4, 1, 2, 3, 4)), seed=1)
        view, options = [game.view(0)], [game.options(0)]
        usual.append(float(engine.evaluate_many(view, options, Effort(50))[0].win.max()))
        hopes.append(float(engine.evaluate_many(view, options, Effort(50, opponent_model=True))[0].win.max()))
    assert usual[0] == usual[1]
    assert usual[0] < hopes[1] < hopes[0]
