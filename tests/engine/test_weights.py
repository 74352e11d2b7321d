"""The weights of the package: size, shapes, determinism, NumPy only, and strength in solo games."""

import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from random import Random

import numpy as np
import pytest

from rowlock import Decision, Game, Position, View
from rowlock.coach.evaluation import evaluate
from rowlock.engine import evaluate as engine
from rowlock.engine.arrays import pick
from rowlock.engine.cards.features import FEATURES
from rowlock.engine.dice.features import BOARD_FEATURES, CLASSIC_FEATURES, Model
from rowlock.engine.dice.options import decide
from rowlock.engine.dice.turn import Dice, apply, new_games
from rowlock.engine.model import Network, load, shape
from rowlock.engine.search import Effort
from rowlock.engine.symmetry import ENSEMBLE_SIZES, FAMILIES

from ..games import SETUPS, players_for, random_step
from ..positions import at_cards, at_dice, on_board, sheet
from ..positions import dice as rolled

NAMES = {
    "duel": CLASSIC_FEATURES,
    "response": CLASSIC_FEATURES,
    "careful": CLASSIC_FEATURES,
    "classic": CLASSIC_FEATURES,
    "solo": CLASSIC_FEATURES,
    "onboard": BOARD_FEATURES,
    "cards": FEATURES,
}
OPTIMUM = 115.483
"""Expected points of perfect solo play, by the solver."""


def test_the_weights_are_small() -> None:
    folder = files("rowlock.engine").joinpath("weights")
    sizes = {each.name: len(each.read_bytes()) for each in folder.iterdir()}
    played = set(ENSEMBLE_SIZES).union(*FAMILIES.values())
    assert set(sizes) == {f"{name}.npz" for name in played}
    assert played == set(NAMES)
    assert sum(sizes.values()) <= 3_000_000


@pytest.mark.parametrize("name", NAMES)
def test_weights_are_numbers_of_the_right_shapes(name: str) -> None:
    net: Network = load(name)
    assert [weights.shape for weights in net] == shape(NAMES[name], net.own.shape[1])
    assert all(np.isfinite(weights).all() for weights in net)
    assert all(weights.dtype == np.float32 for weights in net)


def test_a_champion_needs_numpy_alone() -> None:
    code = (
        "import sys\n"
        "from rowlock import Game\n"
        "from rowlock.bots import BOTS, advance, seat_bots\n"
        "for name in ('classic', 'onboard', 'cards'):\n"
        "    game = Game.new(name, 2, seed=1)\n"
        "    bots = {seat: BOTS['champion']('s', ms=0) for seat in (0, 1)}\n"
        "    advance(game, bots)\n"
        "    assert game.over\n"
        "assert 'numpy' in sys.modules\n"
        "heavy = {'jax', 'jaxlib', 'numba', 'scipy', 'matplotlib'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@pytest.mark.parametrize(("ms", "opponent_model"), [(0, False), (50, False), (50, True)])
def test_evaluation_is_deterministic_and_independent_of_the_batch(setup: int, ms: int, opponent_model: bool) -> None:
    """Up to rounding, a view has the same values alone and in a batch."""
    places: dict[object, list[tuple[View, Sequence[Decision]]]] = {}
    name, chosen = SETUPS[setup]
    for seed in range(3):
        rng, game = Random(seed), Game.new(name, players_for(name, chosen)[0], seed=seed, **chosen)
        while not game.over and game.position.turn < 8:
            for seat in game.to_act:
                place = game.position.phase, (seat - game.position.active) % len(game.names)
                if len(places.setdefault(place, [])) < 3:
                    places[place].append((game.view(seat), game.options(seat)))
            random_step(game, rng)
    asked = [each for some in places.values() for each in (some if ms == 0 else some[:2])]
    views, options = [view for view, _ in asked], [some for _, some in asked]
    effort = Effort(ms, opponent_model=opponent_model)
    together, again = (engine.evaluate_many(views, options, effort) for _ in range(2))
    for at, (one, two) in enumerate(zip(together, again, strict=True)):
        assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
        (alone,) = engine.evaluate_many([views[at]], [options[at]], effort)
        for a, b in zip(alone, one, strict=True):
            assert a == pytest.approx(b, rel=1e-3, abs=1e-3)


FULL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]
RICH = sheet(red=[*FULL, 12], yellow=FULL, green=DOWN[:4])
POOR = sheet(3, blue=[12])
ALMOST: dict[str, Position] = {
    # the leading seat can end the game with the white sum, or is too far ahead to lose
    "classic": at_dice(RICH, POOR, rolled=rolled(6, 6, 1, 1, 1, 1)),
    "onboard": on_board(RICH, POOR, pawns=(0, 0), phase="action1", rolled=rolled(6, 6, 1, 1, 1, 1)),
    "cards": at_cards(
        "R2 R3 G4 B5 B6", "B2 B3 B4 B7", display="G2 G3 G5 G6", pile="Y12", phase="number", sheets=[RICH, POOR]
    ),
}


@pytest.mark.parametrize("game", ALMOST)
@pytest.mark.parametrize("ms", [0, 50])
def test_a_decided_game_is_evaluated_as_decided(game: str, ms: int) -> None:
    table = Game.at(ALMOST[game], seed=1)
    winning = evaluate(table.view(0), table.options(0), ms)
    losing = evaluate(table.view(1), table.options(1), ms)
    assert winning[0].evaluation.win > 0.95
    assert losing[0].evaluation.win < 0.05


def solo_scores(count: int, seed: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The points of solo games, played as a batch."""
    model, luck = Model(load("solo")), np.random.default_rng(seed)
    table, scores = new_games(np, count, 1), list[int]()
    while len(table.closed):
        faces = luck.integers(1, 7, (len(table.closed), 6)).astype(np.int32)
        shown = Dice(faces[:, :2], faces[:, 2:])
        result = apply(None, table, shown, decide(model, table, shown))
        scores += result.points[result.over, 0].tolist()
        table = pick(result.state, ~result.over)
    return np.array(scores)


def test_the_solo_network_is_within_one_percent_of_optimal() -> None:
    """Within three standard errors; 20,000 games scored 115.2 on average."""
    scores = solo_scores(1500, seed=6)
    assert len(scores) == 1500
    error = scores.std() / len(scores) ** 0.5
    assert OPTIMUM * 0.99 - 3 * error < scores.mean() < OPTIMUM + 3 * error
