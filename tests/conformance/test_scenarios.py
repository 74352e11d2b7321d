"""All rule scenarios, run against the library and against a referee subprocess."""

import copy
import sys
from collections.abc import Iterator

import pytest

from rowlock import position_from_json, position_to_json
from rowlock.formats.schema import Json
from rowlock.testing import LibraryJudge, ProgramJudge, check_scenarios, scenarios

ALL = pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: str(scenario["id"]))


@pytest.fixture(scope="module")
def referee() -> Iterator[ProgramJudge]:
    judge = ProgramJudge([sys.executable, "-m", "rowlock", "referee"])
    yield judge
    assert judge.close() == 0


def test_all_scenarios_are_here() -> None:
    assert len(scenarios()) == 145


@ALL
def test_scenario_in_the_library(scenario: Json) -> None:
    assert check_scenarios(LibraryJudge(), [scenario]) == 1


@ALL
def test_scenario_with_the_referee(scenario: Json, referee: ProgramJudge) -> None:
    assert check_scenarios(referee, [scenario]) == 1


@pytest.mark.parametrize(
    "scenario", [each for each in scenarios() if "setup" in each], ids=lambda each: str(each["id"])
)
def test_the_position_of_a_scenario_goes_through_the_library_unchanged(scenario: Json) -> None:
    assert position_to_json(position_from_json(scenario["setup"])) == scenario["setup"]


def _broken(expected: Json) -> Iterator[Json]:
    """Variants of an expectation with one wrong entry each."""
    for what, value in expected.items():
        wrong = copy.deepcopy(expected)
        if isinstance(value, bool):
            wrong[what] = not value
        elif isinstance(value, int):
            wrong[what] = value + 1
        elif isinstance(value, str):
            wrong[what] = f"not {value}"
        elif isinstance(value, dict) and what in ("sheets", "score", "legal_count"):
            seat, entries = next(iter(value.items()))
            wrong[what][seat] = {"penalties": 7} if isinstance(entries, dict) else entries + 1
        elif what in ("legal", "legal_has"):
            wrong[what][next(iter(value))].append({"type": "mark", "row": "red", "number": 99})
        elif what in ("can_play", "closed", "winners", "pawns", "display", "discard", "pile", "coloured_dice"):
            wrong[what].append(["R2", "Y2"] if what == "can_play" else "other" if what != "winners" else 9)
        else:
            continue
        yield wrong


def test_a_wrong_expectation_fails() -> None:
    """Every kind of expectation is checked: a scenario with one entry changed fails."""
    tried = set[str]()
    for scenario in scenarios():
        for at, step in enumerate(scenario.get("steps", [])):
            for wrong in _broken(step.get("expect", {})):
                broken = copy.deepcopy(scenario)
                broken["steps"][at]["expect"] = wrong
                with pytest.raises(AssertionError, match=scenario["id"]):
                    check_scenarios(LibraryJudge(), [broken])
                tried |= wrong.keys()
    assert {"legal", "sheets", "score", "closed", "over", "phase", "pawns", "winners", "coloured_dice"} <= tried
