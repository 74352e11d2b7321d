"""Tests of the levels: order of strength, translated names, optional packages."""

import subprocess
import sys
from typing import Any

import pytest

from rowlock import Game
from rowlock.bots import BOTS, LEVELS, LIGHT, Level, advance, can_play, seat_bots
from rowlock.bots.levels import ENGINE_GAMES, lazy_bot
from rowlock.engine.evaluate import EVALUATORS
from rowlock.i18n import LANGUAGES, words
from rowlock.lab.plan import tournament
from rowlock.lab.players import parse_players
from rowlock.lab.report.tournament import report_tournament
from rowlock.lab.runner import Tournament, execute
from rowlock.lab.workers import Threads

from ..deep import deep
from ..positions import at_dice, dice, sheet

GAMES = 120
STRONGER = [
    # level, level below, minimal share of two-player games won: far below the measured one
    ("novice", "random", 0.9),
    ("greedy", "novice", 0.7),
    ("steady", "greedy", 0.55),
]
WITH_NETWORKS = [
    # game, level, weaker level, deals (two games each), minimal share: at least four standard errors below
    # docs/play/strength.md
    deep("classic", "champion@0", "greedy", 70, 0.61),
    deep("onboard", "champion@0", "greedy", 200, 0.93),
    deep("cards", "champion@0", "greedy", 90, 0.76),
    deep("classic", "expert", "steady", 250, 0.46),
]


def win_share(game: str, one: str, other: str) -> float:
    """Return the share of games that the first level wins; ties count half, seats alternate."""
    share = 0.0
    for at in range(GAMES):
        seat = at % 2
        options: dict[str, Any] = {"track": "ab"[at // 2 % 2]} if game == "onboard" else {}
        played = Game.new(game, 2, seed=f"{game} {at // 2}", **options)
        advance(played, seat_bots({seat: one, 1 - seat: other}, f"{at}"))
        share += (seat in played.winners) / len(played.winners)
    return share / GAMES


@pytest.mark.parametrize("game", ["classic", deep("onboard"), deep("cards")])
@pytest.mark.parametrize(("stronger", "weaker", "least"), STRONGER)
def test_a_level_beats_the_one_below(game: str, stronger: str, weaker: str, least: float) -> None:
    assert win_share(game, stronger, weaker) > least


@pytest.mark.parametrize(("game", "stronger", "weaker", "deals", "least"), WITH_NETWORKS)
def test_the_shipped_networks_are_as_strong_as_documented(
    game: str, stronger: str, weaker: str, deals: int, least: float
) -> None:
    """In an arena, which evaluates many games in a batch."""
    plan = tournament(game, parse_players(f"{stronger},{weaker}"), 2, 2 * deals)
    assert report_tournament(execute(Tournament(plan), Threads(1)), "test").standings[0].wins.mean > least


def test_levels_are_in_order_and_all_of_them_play_here() -> None:
    names = [level.name for level in LEVELS]
    order = ("random", "novice", "greedy", "steady", "expert", "champion")
    assert names == [name for name in order if name in names]
    assert list(BOTS) == names
    assert [name for name in names if name in LIGHT] == list(LIGHT) == ["random", "novice", "greedy", "steady"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_levels_are_unique_in_every_language(language: str) -> None:
    say = words(language)
    assert len({say(f"bot-{level.name}") for level in LEVELS}) == len(LEVELS)
    sentences = {say(f"bot-{level.name}-about") for level in LEVELS}
    assert len(sentences) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_without_numpy_there_are_the_light_levels() -> None:
    """As in a browser: importing bots and tables works without NumPy, and BOTS lacks the levels that need it."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from rowlock.bots import BOTS, LIGHT\n"
        "from rowlock.tables import commands\n"
        "assert tuple(BOTS) == LIGHT, BOTS\n"
        "assert all(make('s') for make in BOTS.values())\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_importing_the_levels_does_not_import_numpy() -> None:
    code = "import sys; import rowlock.bots; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_lazy_bot_is_imported_when_it_is_created() -> None:
    game = Game.at(at_dice(sheet(), sheet(), rolled=dice(1, 1)), seed=1)
    bot = lazy_bot("greedy", "GreedyBot")("seed")
    assert bot.choose(game.view(0), game.options(0)) in game.options(0)
    missing = Level("away", lazy_bot("no_such_module", "Bot"), "no_such_package")
    assert not missing.here
    assert not missing.light
    with pytest.raises(ModuleNotFoundError):
        missing.sit("seed")


def test_levels_with_networks_play_the_games_that_have_them() -> None:
    assert EVALUATORS.keys() == ENGINE_GAMES
    assert can_play("champion", "classic")
    assert can_play("greedy", "hush")
    assert not can_play("champion", "hush")
    assert not can_play("oracle", "classic")
