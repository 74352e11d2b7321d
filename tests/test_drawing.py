"""Drawings of sheets, positions, games and views: well-formed, described, safe, and silent about hidden cards."""

import re
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Game, Sheet, svg
from rowlock.drawing import PALETTE
from rowlock.rules.track import LENGTHS
from rowlock.testing import other_world

from .deep import examples
from .games import SETUPS, random_game
from .positions import sheet

SVG = "{http://www.w3.org/2000/svg}"
SAFE = {"svg", "title", "desc", "style", "g", "rect", "circle", "path", "text"}


def elements(image: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(image).iter())


def texts(image: str) -> list[str]:
    return [element.text or "" for element in elements(image) if element.tag == f"{SVG}text"]


def spoken(image: str) -> str:
    return " ".join(element.text or "" for element in elements(image) if element.tag in (f"{SVG}title", f"{SVG}desc"))


@settings(max_examples=examples(25, 300))
@given(st.integers(0, 10**6), st.integers(0, 300))
def test_every_position_can_be_drawn(seed: int, calls: int) -> None:
    game = random_game(seed, calls)
    for image in (svg(game), svg(game.view(0))):
        parts = elements(image)
        assert {part.tag.removeprefix(SVG) for part in parts} <= SAFE
        assert not any(name.startswith("on") or "href" in name for part in parts for name in part.attrib)
        assert "http" not in image.replace("http://www.w3.org/2000/svg", "")
        for seat, score in enumerate(game.scores):
            assert f"points: {score.total}." in spoken(image), seat
            assert str(score.total) in texts(image)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_notebooks_show_games_views_and_drawings(setup: int) -> None:
    game = random_game("shown", 40, setup)
    assert game._repr_svg_() == svg(game.position, game.names) == svg(game)
    assert svg(game)._repr_svg_() == svg(game)
    assert game.view(0)._repr_svg_() == svg(game.view(0))


def test_a_sheet_is_drawn_and_described() -> None:
    drawn = sheet(1, red=[2, 3, 4, 5, 6, 12], green=[12, 9])
    image = svg(drawn)
    assert texts(image)[:2] == ["Sheet", str(drawn.score().total)]
    assert "red 2 3 4 5 6 12 locked, yellow none, green 12 9, blue none; penalties: 1; points: 26." in spoken(image)
    assert svg(drawn, ["Ada"]).count("Ada") == 2
    assert image != svg(Sheet())


def test_names_are_escaped_and_shortened() -> None:
    name = '<script>"&\x00</script>' + "x" * 40
    image = svg(Game.new("classic", 2, start=0).position, [name, "Bob"])
    assert "<script" not in image
    assert name.replace("\x00", "\N{REPLACEMENT CHARACTER}") in spoken(image)
    assert max(map(len, texts(image))) < 80
    elements(image)


def test_seats_without_a_name_have_their_letter() -> None:
    assert {"▸ A · Ada", "B", "C"} <= set(texts(svg(Game.new("classic", 3, start=0).position, ["Ada"])))


@pytest.mark.parametrize("jokers", [False, True])
def test_a_view_shows_no_card_that_the_seat_does_not_see(jokers: bool) -> None:
    rng = Random("hidden")
    for calls in range(0, 60, 7):
        game = random_game(f"hidden {calls}", calls, 1 + jokers)
        for seat in range(len(game.names)):
            changed = Game.at(other_world(game.position, seat, rng))
            assert svg(game.view(seat)) == svg(changed.view(seat))
            assert svg(game.position) != svg(game.view(seat))


def test_every_color_has_a_dark_twin() -> None:
    game = random_game("dark", 60, 3)
    image = svg(game)
    used = set(re.findall(r"[fs]-([a-z-]+)", " ".join(re.findall(r'class="([^"]+)"', image))))
    assert used <= PALETTE.keys()
    style = next(element.text or "" for element in elements(image) if element.tag == f"{SVG}style")
    assert style.startswith("@media (prefers-color-scheme:dark)")
    for name in used:
        assert PALETTE[name][1] in style


def test_the_longest_track_is_drawn_inside_the_paper() -> None:
    track = [["blue", 12, 20]] * LENGTHS[-1]
    root = ElementTree.fromstring(svg(Game.new("onboard", 4, track=track)))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert width < 1000
    moved = [
        tuple(map(float, re.findall(r"[\d.]+", group.get("transform", "0 0"))[:2])) for group in root.iter(f"{SVG}g")
    ]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in moved)
    assert texts(svg(Game.new("onboard", 4, track=track))).count("+20") == LENGTHS[-1]
