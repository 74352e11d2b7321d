"""Asking for a hint in a real terminal: at the keyboard of one's own game, and at a server's table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rowlock import Game
from rowlock.coach.equivalence import distinct
from rowlock.coach.hints import MAX_RANKED
from rowlock.i18n import LANGUAGES, words

from ..deep import deep
from ..server.processes import Server
from .screen import Screen

# pexpect forks; the tests' process has threads only where tests run in parallel
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
ROW = re.compile(r"^ +(\d+(?: \d)*)  .*?([█░]{12}) +([\d.,]+)\s?% +(-?[\d.,]+)$", re.MULTILINE)


def number(text: str) -> float:
    return float(text.replace(",", "."))


@pytest.mark.parametrize(("game", "language"), [("classic", "en"), ("cards", "pl"), ("onboard", "cs")])
def test_a_hint_is_a_table_with_the_best_first_and_its_number_can_be_typed(
    game: str, language: str, tmp_path: Path
) -> None:
    said = words(language)
    seats = ("--seats", "Ada,bot:greedy", "--seed", "8", "--start", "1", "--lang", language)
    screen = Screen(tmp_path, game, *seats)
    before = screen.until("Ada> ")
    assert said("hint-win") not in before  # only when asked
    text = screen.ask(said("command-hint").split(",")[0], "Ada> ")
    assert said("hint-win") in text
    rows = ROW.findall(text)
    assert len(rows) > 1
    chances = [number(chance) for _, _, chance, _ in rows]
    assert chances[0] > max(chances) - 5  # where they are close, the margin decides
    for _, bar, chance, _ in rows:
        assert bar.count("█") == pytest.approx(12 * number(chance) / 100, abs=0.6)
    best = rows[0][0]
    assert re.search(rf"^  {best}: \S.*\.$", text, re.MULTILINE), text  # and why
    assert said("sheet-of", player="Ada") in screen.ask(best, "Ada> ")  # it is decided, and the next question comes


@pytest.mark.parametrize("language", ["sk", *map(deep, sorted({*LANGUAGES} - {"sk"}))])
def test_a_hint_says_what_it_leaves_out_and_all_shows_it(language: str, tmp_path: Path) -> None:
    said = words(language)
    word = said("command-all")
    game = Game.new("cards", ("Ada", "Bob"), seed=8, start=0)
    while game.position.phase != "play":
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    path = tmp_path / "cards.rowlock"
    path.write_text(str(game), "utf-8")
    screen = Screen(tmp_path, "--resume", str(path), "--lang", language)
    screen.ask("", "Ada> ")  # the keyboard is hers
    short = screen.ask("hint", "Ada> ")
    options = game.options(0)
    count = len(distinct(game.view(0), options))
    rows = ROW.findall(short)
    assert len(rows) == MAX_RANKED < count
    assert said("hint-more-all", count=count - MAX_RANKED, all=word) in " ".join(short.split())
    every = screen.ask(word, "Ada> ")
    ranked = ROW.findall(every)
    assert len(ranked) == count
    assert ranked[: MAX_RANKED - 1] == rows[:-1]  # the last of a short list may be a tempting one from further down
    assert re.findall(r"(?m)^  \d+: .*$", every) == re.findall(r"(?m)^  \d+: .*$", short)  # the same reasons
    assert word not in every
    assert said("help-all", word=word) in screen.ask("help", "Ada> ")


@pytest.mark.parametrize("word", ["hint", "?h"])
def test_alone_there_are_points_only(word: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--solo", "--seats", "Ada", "--seed", "8")
    screen.until("Ada> ")
    text = screen.ask(word, "Ada> ")
    assert words("en")("hint-points") in text
    assert "█" not in text
    assert words("en")("hint-win") not in text


@pytest.mark.parametrize("language", ["sk", *map(deep, sorted({*LANGUAGES} - {"sk"}))])
def test_a_screen_reader_gets_sentences_and_help_names_the_word(language: str, tmp_path: Path) -> None:
    said = words(language)
    options = ("--seats", "Ada,bot:greedy", "--seed", "8", "--start", "1", "--spoken", "--lang", language)
    screen = Screen(tmp_path, "classic", *options)
    screen.until("Ada> ")
    word = said("command-hint").split(",")[0]
    text = screen.ask(word, "Ada> ")
    assert f"{said('hint-title')}:" in text
    assert "█" not in text
    assert text.count(said("hint-points")) > 1
    assert said("help-hint", word=word) in screen.ask(said("command-help").split(",")[0], "Ada> ")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_at_a_table_the_server_is_asked(server: Server, tmp_path: Path) -> None:
    ada = Screen(tmp_path, server.url, "--name", "Ada", command="join")
    ada.until(r"(^|\n)> ")
    for answer in ("1", ""):
        ada.ask(answer, r"\n> ")
    ada.ask("greedy", "Ada> ")
    assert "nothing for you to decide" in ada.ask("hint", "Ada> ")
    ada.type("start")
    text = ada.until(r"to roll\.|cross\?")
    if text.endswith("to roll."):
        ada.type("")
        ada.until(r"cross\?")
    ada.until("Ada> ")
    rows = ROW.findall(ada.ask("hint", "Ada> "))
    assert len(rows) > 1
