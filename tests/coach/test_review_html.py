"""Reviews as HTML page and terminal output: escaping, completeness, translation, no external requests."""

from html.parser import HTMLParser
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from rich.console import Console

from rowlock import Game
from rowlock.coach.review.analyze import Review, review
from rowlock.coach.review.html import render_page, spread_labels
from rowlock.coach.review.terminal import print_review
from rowlock.coach.review.wording import MAX_COSTLY, Wording
from rowlock.i18n import LANGUAGES, words

from ..games import SETUPS, random_game
from .evaluators import evaluate, evaluate_position

HOSTILE = '<img src=x onerror="alert(1)">&'


class Read(HTMLParser):
    """Parser of a page: its tags, attributes and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


def a_review(seed: object = 3, setup: int = 0, calls: int | None = None) -> tuple[Review, Game]:
    game = random_game(seed, calls, setup)
    return review(game.record, evaluate, evaluate_position), game


def printed(found: Review, game: Game, language: str = "en", width: int = 80, seat: int | None = None) -> str:
    out = StringIO()
    print_review(Wording(found, game.record, words(language)), Console(file=out, width=width, highlight=False), seat)
    return out.getvalue()


def flat(text: str) -> str:
    """A text with whitespace normalized."""
    return " ".join(text.split())


def test_the_page_fetches_nothing_and_runs_nothing() -> None:
    found, game = a_review()
    text = render_page(Wording(found, game.record, words("en")))
    read = Read(text)
    assert not {"script", "link", "img", "iframe", "object", "base", "form", "a"} & set(read.tags)
    assert not {"src", "href", "srcset", "action", "xlink:href"} & {name for name, _ in read.attributes}
    assert not any(name.startswith("on") for name, _ in read.attributes)
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in read.attributes


def test_names_are_text_and_never_markup() -> None:
    game = Game.new("classic", [HOSTILE, "Bob"], seed=5, start=0)
    game.roll()
    game.play(0, game.options(0)[-1])
    game.play(1, game.options(1)[-1])
    found = review(game.record, evaluate, evaluate_position)
    text = render_page(Wording(found, game.record, words("en")))
    read = Read(text)
    assert "img" not in read.tags
    assert read.text.count(HOSTILE) >= 4
    assert HOSTILE in printed(found, game, width=200)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_every_game_is_rendered_in_every_language(language: str, setup: int) -> None:
    found, game = a_review(f"{language} {setup}", setup)
    say, wording = words(language), Wording(found, game.record, words(language))
    read = Read(render_page(wording))
    assert ("lang", language) in read.attributes
    terminal = printed(found, game, language)
    assert all(len(line) <= 80 for line in terminal.splitlines())
    for text in (flat(read.text), flat(terminal)):
        assert say(f"game-{found.game}") in text
        for moment in found.moments:
            assert flat(wording.moment(moment).title) in text
            assert flat(wording.moment(moment).text) in text
    costly = wording.costly()
    assert costly, "a game of chance gives something away"
    assert all(wording.instead(choice) in read.text for choice in costly)
    assert all(wording.why(choice) in read.text for choice in costly)
    # the curve is also a table
    assert read.tags.count("polyline") == len(game.names)
    (label,) = (value for name, value in read.attributes if name == "aria-label")
    assert wording.curve_title() in label
    assert wording.level(found.curve[-1], 0) in label
    for value in wording.values(0):
        assert wording.short(value) in read.text


def test_one_seat_alone() -> None:
    found, game = a_review(8, 0)
    wording = Wording(found, game.record, words("en"))
    others = [choice for choice in wording.costly() if choice.seat != 0]
    assert wording.costly(0)
    assert others
    text = printed(found, game, seat=0)
    listed = text[text.index("Costly decisions") :]
    assert f"· {game.names[0]} ·" in listed
    assert f"· {game.names[1]} ·" not in listed
    only = Read(render_page(wording, 0)).text
    assert all(wording.loss(choice.cost) in only for choice in wording.costly(0))
    title = f"Turn {others[0].turn} · {game.names[others[0].seat]} · {wording.loss(others[0].cost)}"
    assert title in Read(render_page(wording)).text
    assert title not in only


def test_further_costly_decisions_are_folded_unless_all_are_requested() -> None:
    found, game = a_review(8, 0)
    wording = Wording(found, game.record, words("en"))
    assert len(wording.costly()) > MAX_COSTLY
    short, whole = Read(render_page(wording)), Read(render_page(wording, every=True))
    assert (short.tags.count("details"), whole.tags.count("details")) == (2, 1)  # one is the table of the curve
    assert short.tags.count("li") == whole.tags.count("li")


def test_games_not_begun_or_not_over() -> None:
    for calls in (0, 1, 7):
        found, game = a_review(2, 4, calls)
        assert "Not over yet" in printed(found, game)
        assert "Not over yet" in render_page(Wording(found, game.record, words("en")))


def test_a_terminal_without_blocks_and_a_narrow_one() -> None:
    found, game = a_review()
    raw = BytesIO()
    console = Console(file=TextIOWrapper(raw, "ascii", "replace", write_through=True), width=40, highlight=False)
    print_review(Wording(found, game.record, words("en")), console)
    lines = raw.getvalue().decode("ascii").splitlines()
    assert any("####" in line for line in lines)
    assert all(len(line) <= 40 for line in lines)


def test_labels_do_not_overlap() -> None:
    assert spread_labels([100.0, 100.0, 100.0], 10) == [80.0, 90.0, 100.0]
    assert spread_labels([0.0, 1.0, 50.0], 10) == [0.0, 10.0, 50.0]
    assert spread_labels([95.0, 0.0, 96.0], 10) == [90.0, 0.0, 100.0]
