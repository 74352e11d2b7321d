"""Tests of hints in a pseudo-terminal, in local and online games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rowlock import Game
from rowlock.coach.hints import MAX_RANKED, distinct
from rowlock.i18n import LANGUAGES, words

from ..deep import deep
from ..server.processes import Server
from .screen import Screen

# pexpect forks, which warns in a process with threads, as the parallel test runner has
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
ROW = re.compile(r"^ +(\d+(?: \d)*)  .*?([█░]{12}) +([\d.,]+)\s?% +(-?[\d.,]+)$", re.MULTILINE)


def number(text: str) -> float:
    return float(text.replace(",", "."))


@pytest.mark.parametrize(("game", "language"), [("cards", "pl"), deep("classic", "en"), deep("onboard", "cs")])
def test_a_hint_is_a_table_with_the_best_first_and_its_number_can_be_typed(
    game: str, language: str, tmp_path: Path
) -> None:
    say = words(language)
    seats = ("--seats", "Ada,bot:greedy", "--seed", "8", "--start", "1", "--lang", language)
    screen = Screen(tmp_path, game, *seats)
    before = screen.until("Ada> ")
    assert say("hint-win") not in before  # not without the command
    text = screen.ask(say("command-hint").split(",")[0], "Ada> ")
    assert say("hint-win") in text
    rows = ROW.findall(text)
    assert len(rows) > 1
    chances = [number(chance) for _, _, chance, _ in rows]
    assert chances[0] > max(chances) - 5  # options are ranked by win chance and, where close, by margin
    for _, bar, chance, _ in rows:
        assert bar.count("█") == pytest.approx(12 * number(chance) / 100, abs=0.6)
    best = rows[0][0]
    assert re.search(rf"^  {best}: \S.*\.$", text, re.MULTILINE), text  # the reason
    assert say("sheet-of", player="Ada") in screen.ask(best, "Ada> ")  # decided: the next question


@pytest.mark.parametrize("language", ["sk", *map(deep, sorted({*LANGUAGES} - {"sk"}))])
def test_a_hint_says_what_it_leaves_out_and_all_shows_it(language: str, tmp_path: Path) -> None:
    say = words(language)
    word = say("command-all")
    game = Game.new("cards", ("Ada", "Bob"), seed=8, start=0)
    while game.position.phase != "play":
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    path = tmp_path / "cards.rowlock"
    path.write_text(str(game), "utf-8")
    screen = Screen(tmp_path, "--resume", str(path), "--lang", language)
    screen.ask("", "Ada> ")  # confirm the handover
    short = screen.ask("hint", "Ada> ")
    options = game.options(0)
    count = len(distinct(game.view(0), options))
    rows = ROW.findall(short)
    assert len(rows) == MAX_RANKED < count
    left_out = say("hint-more-all", count=count - MAX_RANKED, all=word)
    assert " ".join(left_out.split()) in " ".join(short.split())
    every = screen.ask(word, "Ada> ")
    ranked = ROW.findall(every)
    assert len(ranked) == count
    assert ranked[: MAX_RANKED - 1] == rows[:-1]  # the last of a short list may be a tempting one from further down
    assert re.findall(r"(?m)^  \d+: .*$", every) == re.findall(r"(?m)^  \d+: .*$", short)  # same reasons
    assert word not in every
    assert say("help-all", word=word) in screen.ask("help", "Ada> ")


@pytest.mark.parametrize("word", ["hint", "?h"])
def test_a_solo_hint_has_points_only(word: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--solo", "--seats", "Ada", "--seed", "8")
    screen.until("Ada> ")
    text = screen.ask(word, "Ada> ")
    assert words("en")("hint-points") in text
    assert "█" not in text
    assert words("en")("hint-win") not in text


@pytest.mark.parametrize("language", ["sk", *map(deep, sorted({*LANGUAGES} - {"sk"}))])
def test_a_screen_reader_gets_sentences_and_help_names_the_word(language: str, tmp_path: Path) -> None:
    say = words(language)
    options = ("--seats", "Ada,bot:greedy", "--seed", "8", "--start", "1", "--spoken", "--lang", language)
    screen = Screen(tmp_path, "classic", *options)
    screen.until("Ada> ")
    word = say("command-hint").split(",")[0]
    text = screen.ask(word, "Ada> ")
    assert f"{say('hint-title')}:" in text
    assert "█" not in text
    assert text.count(say("hint-points")) > 1
    assert say("help-hint", word=word) in screen.ask(say("command-help").split(",")[0], "Ada> ")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_at_an_online_table_the_server_gives_the_hint(server: Server, tmp_path: Path) -> None:
    ada = Screen(tmp_path, server.url, "--name", "Ada", command="join")
    ada.until(r"(^|\n)> ")
    for answer in ("1", ""):
        ada.ask(answer, r"\n> ")
    ada.ask("greedy", "Ada> ")
    assert "nothing to decide" in ada.ask("hint", "Ada> ")
    ada.type("start")
    text = ada.until(r"to roll\.|cross out\?")
    if text.endswith("to roll."):
        ada.type("")
        ada.until(r"cross out\?")
    ada.until("Ada> ")
    rows = ROW.findall(ada.ask("hint", "Ada> "))
    assert len(rows) > 1
