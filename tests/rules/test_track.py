"""Tests of built-in and custom tracks."""

import json
from pathlib import Path

import pytest

from rowlock import GREEN, RED, IllegalSetup
from rowlock.rules import Field, check_track, named_track, onboard
from rowlock.rules.track import NAMED
from tests.games import SHORT_TRACK


@pytest.mark.parametrize("name", NAMED)
def test_built_in_tracks_are_valid(name: str) -> None:
    named_track.cache_clear()  # force a read
    track = named_track(name)
    assert check_track([[str(field.color), field.number, field.bonus] for field in track]) == track
    assert check_track(track) == track
    assert onboard.new(2, name).track == track


@pytest.mark.parametrize("name", NAMED)
def test_the_bonus_of_built_in_tracks_grows_to_twenty(name: str) -> None:
    """O14."""
    bonuses = [field.bonus for field in named_track(name)]
    assert bonuses == sorted(bonuses)
    assert (bonuses[0], bonuses[-1]) == (1, 20)


def test_side_a_has_the_field_named_in_the_rules() -> None:
    """AO1: field 5 is green 10."""
    assert (named_track("a")[4].color, named_track("a")[4].number) == (GREEN, 10)


def test_the_sides_are_different() -> None:
    assert named_track("a") != named_track("b")


def test_the_installed_tracks_are_those_in_the_tree() -> None:
    folder = Path(onboard.__file__).with_name("tracks")
    assert {file.stem for file in folder.glob("*.json")} == set(NAMED)
    for name in NAMED:
        data = json.loads((folder / f"{name}.json").read_text("utf-8"))
        assert check_track(data) == named_track(name)


def test_a_track_may_be_lists_or_fields() -> None:
    track = check_track(SHORT_TRACK)
    assert track[0] == Field(RED, 2, 1)
    assert check_track(tuple(track)) == track


@pytest.mark.parametrize("length", [5, 200])
def test_the_shortest_and_the_longest_track_are_allowed(length: int) -> None:
    assert len(check_track([["red", 2, 0]] * length)) == length


@pytest.mark.parametrize("length", [0, 4, 201])
def test_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        check_track([["red", 2, 0]] * length)
    assert caught.value.details == {"least": 5, "most": 200, "count": length}


def test_the_bad_field_is_named() -> None:
    with pytest.raises(IllegalSetup) as caught:
        check_track([*SHORT_TRACK, ["red", 13, 0]])
    assert caught.value.details == {"field": 9}
