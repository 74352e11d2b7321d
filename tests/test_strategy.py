"""The strategy pages say what was measured, and what was measured can be measured again."""

import re
from pathlib import Path

import numpy as np
import pytest
from docs.game.strategy import __main__ as command
from docs.game.strategy import charts, dice_games, dice_values, pages
from docs.game.strategy.card_games import CardRule, by_rule, play_batches
from docs.game.strategy.classic import SEED, first_moves, solo, summary
from docs.game.strategy.classic import match as dice_match
from docs.game.strategy.figures import limit, markdown, signed
from docs.game.strategy.onboard import board_named

from rowlock.engine.dice import turn
from rowlock.lab.option_values import expected_score, option_values
from rowlock.rules import Cross, Dice, classic
from rowlock.rules.sheet import Sheet
from rowlock.training import greedy

FILES = pages.written()
CLASSIC, CARDS, BOARD = (pages.load(game) for game in pages.GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_page_or_picture_is_up_to_date(path: Path) -> None:
    """The prose's numbers and tables come from the JSON, the pictures too."""
    assert path.read_text("utf-8") == FILES[path], f"{path.name} is stale: python -m docs.game.strategy --draw"


def test_every_picture_belongs_to_a_page() -> None:
    shown = {
        name
        for path, text in FILES.items()
        if path.suffix == ".md"
        for name in re.findall(r"\]\(pictures/([a-z-]+\.svg)\)", text)
    }
    assert shown == {path.name for path in pages.PICTURES.iterdir()}


@pytest.mark.parametrize("game", pages.PAGES)
def test_every_figure_is_shown_with_its_command(game: str) -> None:
    text = FILES[pages.HERE / f"{game}.md"]
    for name, figure in pages.PAGES[game].items():
        assert text.count(pages.command(game, name)) == (figure.draw is not None) + (figure.table is not None)
        assert set(figure.parts) <= set(pages.GAMES[game].PARTS)


def test_every_number_of_a_page_is_known() -> None:
    for path, text in FILES.items():
        assert not re.search(r"\bnan\b|None|\{\{|\[\[", text), path.name
        for alt in re.findall(r"!\[([^\]]*)\]", text):
            assert len(alt) > 40, "a picture needs a text that says what it shows"


def test_solo_values_are_those_of_the_solver() -> None:
    """Compare the arrays with the solver's own functions, sheet by sheet."""
    rng = np.random.default_rng(1)
    sheet, solution = Sheet(), dice_values.solution()
    assert CLASSIC["solo"]["value"] == round(solution.value(Sheet()), 4) == 115.4831
    for _ in range(12):
        color = int(rng.integers(4))
        at = sheet.rows[color].bit_length() + int(rng.integers(2))
        if at < 10:
            sheet = sheet.crossing(color, at)
        found = dice_values.solo_points(np.array(sheet.rows), np.array(sheet.penalties))
        assert float(found) == pytest.approx(solution.value(sheet))


def test_first_turns_alone_are_measured_again() -> None:
    assert first_moves(1) == CLASSIC["first 1"]


@pytest.mark.parametrize("faces", [(3, 4, 3, 3, 3, 3), (1, 1, 1, 2, 6, 6), (2, 2, 5, 6, 1, 3), (5, 6, 1, 1, 4, 4)])
def test_first_turn_of_a_roll_is_the_one_of_the_solver(faces: tuple[int, ...]) -> None:
    position = classic.apply_unchecked(classic.new(1, solo=True), chance=Dice(faces[:2], faces[2:]))  # type: ignore[arg-type]
    best = option_values(dice_values.solution(), position)[0]
    rolled = np.array([faces], np.int32)
    state = turn.new_games(np, 1, 1)
    value, legal = dice_values.solo_options(state, turn.Dice(rolled[:, :2], rolled[:, 2:]))
    at = int(np.where(legal, value, -np.inf).argmax())
    assert value[0, at] == pytest.approx(best.value)
    assert expected_score(dice_values.solution(), classic.new(1, solo=True)) == pytest.approx(CLASSIC["solo"]["value"])
    white = best.decision.color + 1 if isinstance(best.decision, Cross) else 0
    assert at // 9 == white or value[0, 9 * white : 9 * white + 9].max() == pytest.approx(best.value)


def test_same_seed_gives_the_same_measurement() -> None:
    assert solo(0.01) == solo(0.01)


def test_the_simple_player_is_the_greedy_bot() -> None:
    """Its arrays agree with those of the greedy bot, which other tests compare with the bot itself."""
    simple = dice_games.play(dice_games.by_rule(dice_games.Rule()), 2, 200, (1,))
    other = dice_games.play(lambda state, dice, _: greedy.choose(state, dice), 2, 200, (1,))
    for one, two in zip(simple, other, strict=True):
        assert (one == two).all()


def test_games_of_cards_and_board_come_to_an_end() -> None:
    ended = play_batches(by_rule(CardRule()), 3, 20, SEED)
    assert (ended.turns > 0).all()
    assert ended.wins().sum() == pytest.approx(20)
    board = board_named("b")
    games = dice_games.play(dice_games.by_rule(dice_games.Rule(), board), 3, 50, (SEED,), board)
    assert sum(summary(games, board)["ends"].values()) == pytest.approx(1)
    assert games.pawns.max() > 30


def test_a_match_of_equals_is_even() -> None:
    simple = dice_games.by_rule(dice_games.Rule())
    assert dice_match(simple, simple, 2, 50)["wins"][0] == 0.5
    careful = dice_games.by_rule(dice_games.Rule(free=0))
    assert dice_match(careful, simple, 2, 300)["wins"][0] < 0.4


def test_the_advice_of_the_pages_follows_from_the_numbers() -> None:
    """Statements that the prose makes in words."""
    solo_skips, two_skips = (CLASSIC[part]["by_skip"]["mean"] for part in ("solo", "table 2"))
    assert limit(solo_skips[0]) == 1, "alone an empty row may skip one number"
    assert all(limit(row) == 0 for row in solo_skips[1:]), "alone no other cross may skip"
    assert limit(two_skips[0]) >= 2, "with two players an empty row may skip two numbers"
    penalty = CLASSIC["solo"]["penalty"]["mean"]
    assert penalty[0][0] < -5, "a penalty costs more than its five points"
    assert penalty[0][2] < penalty[0][1] < penalty[0][0]
    for players in range(2, 6):
        other = CLASSIC[f"first {players}"]["other"]
        assert min(other[:3]) > 0 > max(other[4:]), "take 2, 3, 4 and 10, 11, 12; leave 6, 7 and 8"
    rules = CLASSIC["rules 2"]
    for good in ("best", "start 2", "favor"):
        assert rules[good]["wins"][0] - 2 * rules[good]["wins"][1] > 0.5, good
    for bad in ("free 0", "free 2", "free 3", "forced 0", "forced 2", "one", "shy", "late 2"):
        assert rules[bad]["wins"][0] + 2 * rules[bad]["wins"][1] < 0.5, bad
    four = CLASSIC["rules 4"]
    assert four["start 3"]["wins"][0] > four["free 2"]["wins"][0] > 0.27, "the more players, the more you may skip"
    cards = CARDS["rules"]
    assert cards["free 2"]["wins"][0] > 0.55
    assert cards["most 1"]["wins"][0] < 0.45
    assert cards["free 2"]["wins"][0] > cards["free 3"]["wins"][0]
    for side in "ab":
        board = BOARD[f"rules {side}"]
        assert board["stay"]["wins"][0] < board["near"]["wins"][0] < board["land 0"]["wins"][0] < 0.5
        assert board["land 2"]["wins"][0] > 0.5
        assert BOARD[f"side {side} 2"]["first"][0] > 0.6, "beginning is a large advantage"


def test_the_command_draws_without_measuring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    drawn = FILES[pages.PICTURES / "classic-crosses.svg"]
    for name in ("HERE", "PICTURES"):
        monkeypatch.setattr(pages, name, tmp_path)
    for game, data in zip(pages.GAMES, (CLASSIC, CARDS, BOARD), strict=True):
        for part, found in data.items():
            pages.store(game, part, found)
        assert pages.load(game) == data
    monkeypatch.setattr(pages, "_template", lambda name: f"# {name}")
    assert command.main(["--draw"]) == 0
    assert (tmp_path / "classic-crosses.svg").read_text("utf-8") == drawn
    with pytest.raises(SystemExit):
        command.main(["classic", "--figure", "no-such-figure"])


def test_pictures_have_words_and_both_schemes() -> None:
    for path, text in FILES.items():
        if path.suffix == ".svg":
            assert "<title>" in text
            assert "prefers-color-scheme:dark" in text
            assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_formats() -> None:
    assert signed(-0.04) == "0.0"
    assert signed(-1.25) == "−1.2"
    assert limit([1, 0.5, None, -1]) == 1
    assert limit([-1.0]) == -1
    assert markdown(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | ---: |\n| 1 | 2 |"
    assert charts.wrapped("one two three", 10, 40) == ["one two", "three"]
    assert charts.nice_step(0.3) == pytest.approx(0.5)
    assert charts.nice_step(27) == 50
