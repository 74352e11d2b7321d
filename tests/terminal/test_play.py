"""Tests of ``rowlock play`` in a pseudo-terminal: whole games, commands, saved games."""

import re
from itertools import product
from pathlib import Path

import pytest

from rowlock import Game
from rowlock.i18n import LANGUAGES, words

from ..deep import deep
from .screen import Screen

# pexpect forks, which warns in a process with threads, as the parallel test runner has
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")

DAILY = {("classic", "pl"), ("cards", "en"), ("onboard", "cs")}
WHOLE_GAMES = [pair if pair in DAILY else deep(*pair) for pair in product(("classic", "cards", "onboard"), LANGUAGES)]


def saved(home: Path) -> Path:
    (path,) = (home / "rowlock" / "games").glob("*.rowlock")
    return path


def play_to_the_end(screen: Screen, language: str = "en") -> str:
    """Answer every question with the second option (draws with the first places) until the game is over."""
    say, text = words(language), ""
    places = {
        say("ask-draw", player="Ada", count=count, example="1 3 4"[: 2 * count - 1]): "1 2 3"[: 2 * count - 1]
        for count in (1, 2, 3)
    }
    reasons = ("four_penalties", "two_rows_locked", "two_rows_completed", "track_end")
    over = [say("over", reason=reason) for reason in reasons]
    while True:
        text = screen.until(r"Ada> |" + "|".join(map(re.escape, over)))
        if not text.endswith("Ada> "):
            return text + screen.rest()
        draw = next((line for question, line in places.items() if question in text), None)
        numbers = re.findall(r"^ {2,3}(\d+)  ", text, re.MULTILINE)
        screen.type(draw or numbers[min(1, len(numbers) - 1)])


@pytest.mark.parametrize(("game", "language"), WHOLE_GAMES)
def test_a_person_plays_a_whole_game_against_bots(game: str, language: str, tmp_path: Path) -> None:
    screen = Screen(
        tmp_path, game, "--seats", "Ada,bot:greedy,bot:random", "--seed", f"{game}{language}", "--lang", language
    )
    end = play_to_the_end(screen, language)
    assert screen.child.exitstatus == 0
    record = Game.replay(saved(tmp_path).read_text("utf-8"))
    assert record.over
    assert words(language)("sheet-of", player="Ada") in end
    for seat, score in enumerate(record.scores):
        assert re.search(rf"{re.escape(record.names[seat])}: .* = {score.total} ", end)


def test_the_first_questions_lead_to_a_game(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    assert "not affiliated" in screen.until(r"\n> ")
    assert "Type a number" in screen.ask("7", r"\n> ")
    assert "bot:greedy" in screen.ask("", r"\n> ")
    text = screen.ask("", "Player> ")
    assert "Sheet of Player" in text
    assert "   0  nothing" in text


def test_interrupting_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--seats", "Ada,Bob", "--seed", "3", "--start", "1")
    screen.until("Ada> ")
    assert "Sheet of Bob" in screen.ask("1", "Bob> ")
    screen.interrupt()
    end = screen.rest()
    assert screen.child.exitstatus == 0
    path = saved(tmp_path)
    assert str(path) in end
    assert f"rowlock play --resume {path}" in end
    before = Game.replay(path.read_text("utf-8"))
    assert before.to_act == (1,)  # Ada's decision is saved
    again = Screen(tmp_path, "--resume", str(path))
    assert "Sheet of Bob" in again.until("Bob> ")
    assert "crosses" in again.ask("0", "Ada> ")
    again.child.sendeof()
    assert "saved" in again.rest()
    assert len(Game.replay(path.read_text("utf-8")).record.steps) == 2


def test_end_of_input_in_a_pipe_saves_too(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "onboard", "--seats", "Ada,bot:greedy", "--save", str(tmp_path / "mine.rowlock"))
    screen.until("Ada> ")
    screen.child.sendeof()
    assert "mine.rowlock" in screen.rest()
    assert Game.replay((tmp_path / "mine.rowlock").read_text("utf-8")).name == "onboard"


def test_undo_takes_back_a_persons_last_decision_and_the_dice_stay(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--seats", "Ada,bot:random", "--seed", "8", "--start", "1")
    first = screen.until("Ada> ")
    dice = re.search(r"Dice: .*", first)
    assert dice is not None
    assert "There is nothing to undo." in screen.ask("undo", "Ada> ")
    assert "with a colored one" in screen.ask("1", "Ada> ")
    back = screen.ask("undo", "Ada> ")
    assert "Taken back." in back
    assert dice.group() in back
    assert "the white dice give" in back


def test_invalid_input_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--seats", "Ada,Bob", "--seed", "3", "--start", "1")
    screen.until("Ada> ")
    for nonsense in ("?!", "purple 5", "r99", "99", "-1", "@3", "g11 > 11", "é", "999999999999999999999", ""):
        screen.ask(nonsense, "Ada> ")
    assert "The white dice give" in screen.ask("red 2", "Ada> ")
    for help_word in ("help", "?"):
        assert "take back your last decision" in screen.ask(help_word, "Ada> ")
    assert "Sheet of Bob" in screen.ask("sheets", "Ada> ")
    assert "saved in" in screen.ask("save", "Ada> ")
    assert not Game.replay(saved(tmp_path).read_text("utf-8")).record.pending
    assert "saved" in screen.ask("quit", "--resume")


def test_own_dice_are_typed_and_can_be_taken_back(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--seats", "Ada,bot:greedy", "--dice", "own", "--start", "1")
    assert "type 6 dice: two white, then red, yellow, green, blue" in screen.until("Ada> ")
    for wrong in ("1 2 3", "1 2 3 4 5 7", "six", "1 1 1 1 1 1 1"):
        assert "Type 6 dice" in screen.ask(wrong, "Ada> ")
    assert "white 4 and 1 make 5; red 2, yellow 3, green 5, blue 6." in screen.ask("4 1 2 3 5 6", "Ada> ")
    assert "type 6 dice" in screen.ask("undo", "Ada> ")
    assert "white 6 and 6 make 12" in screen.ask("661111", "Ada> ")
    screen.child.sendeof()
    screen.rest()
    text = saved(tmp_path).read_text("utf-8")
    assert "[Seed" not in text
    assert "6+6 R1 Y1 G1 B1" in text
    again = Screen(tmp_path, "--resume", str(saved(tmp_path)))
    assert "white dice give 12" in again.until("Ada> ")


def test_hands_are_not_on_the_screen_of_the_next_person(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "cards", "--seats", "Ada,Bob", "--seed", "5", "--start", "1")
    assert "take the keyboard" in screen.until("press Enter.")
    screen.ask("", "Ada> ")
    screen.ask("1", "Ada> ")
    screen.type("0")
    screen.child.expect("Bob, take the keyboard and press Enter.")
    shown = str(screen.child.before)
    assert "\x1b[2J" in shown  # clears the screen and its scrollback
    assert "\x1b[3J" in shown
    assert "Your hand" not in shown.rsplit("\x1b[2J", 1)[1]
    screen.type("")
    assert "Ada draws" in screen.until("Bob> ")


def test_color_only_where_the_terminal_supports_and_allows_it(tmp_path: Path) -> None:
    colored = Screen(tmp_path, "classic", "--seats", "Ada,Bob", "--seed", "1", COLORTERM="truecolor")
    colored.child.expect("> ")
    assert "\x1b[" in str(colored.child.before)
    plain = Screen(tmp_path, "classic", "--seats", "Ada,Bob", "--seed", "1", NO_COLOR="1")
    shown = plain.until("> ")
    assert "48;" not in str(plain.child.before)
    assert "Red      2  3  4" in shown


def test_spoken_sheets_are_sentences(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "onboard", "--seats", "Ada,bot:greedy", "--seed", "4", "--start", "1", "--spoken")
    assert "Red: crossed out none; continues from 2. 0 crosses, 0 points." in screen.until("Ada> ")
    assert "Ada: at the start, bonus 0." in screen.ask("table", "Ada> ")
    assert re.search(r"Ahead of your pawn: field 1 green 12 \(\+1\), field 2 red 2", screen.ask("0", "Ada> "))


def test_cards_are_words_in_spoken_games(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "cards", "--seats", "Ada,bot:greedy", "--seed", "4", "--start", "1", "--spoken")
    screen.until("Ada> ")
    screen.ask("1", "Ada> ")
    assert re.search(r"\n +1  (red|yellow|green|blue) \d+ with (red|yellow|green|blue) \d+", screen.ask("0", "Ada> "))


def test_setup_repeats_a_question_after_invalid_input(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.until(r"\n> ")
    assert "jokers" in screen.ask("2", r"\n> ")
    assert "Who plays?" in screen.ask("y", r"\n> ")
    assert "is for 2 to 5 players" in screen.ask("Mama", r"\n> ")
    assert "no bot genius" in screen.ask("Mama, bot:genius", r"\n> ")
    assert "Mama 2" in screen.ask("Mama, Mama", "press Enter.")
    screen.child.sendeof()
    screen.rest()
    assert '[Jokers "yes"]' in saved(tmp_path).read_text("utf-8")


def test_the_latest_unfinished_game_is_offered(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "onboard", "--seats", "Ada,bot:greedy", "--seed", "4", "--start", "1")
    screen.until("Ada> ")
    screen.ask("1", "Ada> ")
    screen.type("quit")
    screen.rest()
    again = Screen(tmp_path)
    assert f"unfinished game, {saved(tmp_path).stem}: type 0" in again.until(r"\n> ")
    resumed = again.ask("0", "Ada> ")
    assert "Dice: white" in resumed
    assert "with a colored one" in resumed


def test_options_of_a_play_are_numbered_from_1(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "cards", "--seats", "Ada,bot:greedy", "--seed", "4", "--start", "1")
    screen.until("Ada> ")
    assert re.search(r"(?m)^  1 +\d+\n  2 +\d+\n  3 +\d+\n  4 +\d+$", screen.ask("options", "Ada> "))
    assert "Greedy holds" in screen.ask("1", "Ada> ")
    played = screen.ask("0", "Ada> ")
    assert "play one to three cards" in played
    assert "\n   0  " not in played.split("play one to three cards")[1]
    assert "There is no option 0" in screen.ask("0", "Ada> ")
    card = re.search(r"discard ([RYGB]\d+)", played)
    assert card is not None
    assert "Ada discards" in screen.ask(f"{card[1].lower()} >", "Ada> ")


def test_a_person_plays_solo_by_asking_for_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.until(r"\n> ")
    assert "To practice alone, type “solo”." in screen.ask("", r"\n> ")
    first = screen.ask("SOLO", "Player> ")
    assert "Player to play. (Player 0)" in first
    assert "It is your turn" not in first  # not said in a solo game
    assert "a white die with a colored one" in screen.ask("1", "Player> ")
    screen.type("quit")
    screen.rest()
    again = Screen(tmp_path, "--resume", str(saved(tmp_path)))
    assert "a white die with a colored one" in again.until("Player> ")


def test_the_command_line_begins_a_solo_game_without_a_question(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "classic", "--solo", "--lang", "pl")
    assert "suma białych kostek to" in screen.until("Gracz> ")
    assert screen.ask("0", "Gracz> ")
