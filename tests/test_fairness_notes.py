"""Comparison of a record with what a client has seen: honest games pass, and each lie fails the check that names it."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Game
from rowlock.fairness import (
    Check,
    Seen,
    SeenDraw,
    SeenRound,
    SeenSeat,
    Verdict,
    check,
    commitment_to,
    fresh_text,
    is_entropy,
    joint_seed,
    noted,
    pledge_to,
)
from rowlock.formats.codec import table_shape

from .games import SETUPS, players_for
from .test_fairness import random_step

TABLE = "4be0643f1d98573b97ca"
numbers = st.integers(0, 10**9)
setups = st.integers(0, len(SETUPS) - 1)
NAMES = ("commitment", "first_commitment", "own_text", "pledges", "draws", "seen_draws")
every_setup = pytest.mark.parametrize("setup", range(len(SETUPS)))


class Played:
    """A game of a table, and what a seat's client has noted of it. The last seat of several has named no text."""

    def __init__(self, number: int, setup: int, swapped: dict[int, str] | None = None, calls: int = 60) -> None:
        rng, (name, options) = Random(number), SETUPS[setup]
        self.secret = f"{rng.getrandbits(128):032x}"
        players = rng.choice(players_for(name, options))
        self.texts = [f"{rng.getrandbits(48):012x}" for _ in range(players)]
        if players > 1:
            self.texts[-1] = ""
        used = [(swapped or {}).get(at, text) for at, text in enumerate(self.texts)]
        commitment = commitment_to(self.secret)
        self.game = Game.new(name, players, seed=joint_seed(self.secret, used), commitment=commitment, **options)
        self.seats = [SeenSeat(pledge_to(TABLE, commitment, at, text)) for at, text in enumerate(self.texts) if text]
        self.seats += [SeenSeat()] * (players - len(self.seats))
        self.shown = [self.game.position]
        while not self.game.over and calls:
            before = len(self.game.steps)
            random_step(self.game, rng)
            self.shown += [self.game.position] * (len(self.game.steps) > before)
            calls -= 1

    def seen(self, seat: int | None, **changes: Any) -> Seen:
        own = None if seat is None else self.texts[seat] or None
        noted_round = SeenRound(1, commitment_to(self.secret), seat, own, self.seats)
        steps = [0, *(at for at, step in enumerate(self.game.steps, 1) if step.drew)]
        draws = [SeenDraw(at, noted(table_shape(self.shown[at].view(seat), seat))) for at in steps]
        seen = Seen(TABLE, [msgspec.structs.replace(noted_round, **changes)], draws)
        return msgspec.json.decode(msgspec.json.encode(seen), type=Seen)  # as from a file


def states(verdict: Verdict) -> dict[str, str]:
    assert tuple(each.name for each in verdict.checks) == NAMES
    for each in verdict.checks:
        assert (each.state == "failed") == bool(each.findings)
        assert (each.state == "not_made") == (each.why is not None)
    assert list(verdict.findings) == [finding for each in verdict.checks for finding in each.findings]
    return {each.name: each.state for each in verdict.checks}


def failed(verdict: Verdict) -> set[str]:
    found = {name for name, state in states(verdict).items() if state == "failed"}
    assert verdict.fair == (not found)
    return found


@every_setup
@settings(max_examples=6, derandomize=True)
@given(number=numbers)
def test_an_honest_game_passes_for_every_seat_and_a_spectator(setup: int, number: int) -> None:
    made = Played(number, setup)
    for seat, text in [*enumerate(made.texts), (None, "")]:
        verdict = check(str(made.game), made.seen(seat))
        assert verdict.fair
        not_made = {
            name: each.why for name, each in zip(NAMES, verdict.checks, strict=True) if each.state == "not_made"
        }
        assert not_made == ({} if text else {"own_text": "no_seat" if seat is None else "no_text"})
        states(verdict)


@settings(max_examples=40, derandomize=True)
@given(number=numbers, setup=setups, data=st.data())
def test_a_swapped_text_fails_the_checks_of_everybody_who_noted_the_pledges(
    number: int, setup: int, data: st.DataObject
) -> None:
    texts = Played(number, setup, calls=0).texts
    swapped, seat = (data.draw(st.integers(0, len(texts) - 1)) for _ in range(2))
    made = Played(number, setup, {swapped: "swapped"}, 10)
    verdict = check(str(made.game), made.seen(seat))
    assert failed(verdict) == ({"own_text", "pledges"} if seat == swapped and texts[seat] else {"pledges"})
    assert {finding.seat for finding in verdict.findings} == {"ABCDE"[swapped]}
    assert {finding.found for finding in verdict.findings} == {"swapped"}
    assert check(str(made.game)).fair  # the record agrees with itself: that is why clients keep notes


@settings(max_examples=20, derandomize=True)
@given(number=numbers, setup=setups)
def test_another_secret_fails_the_check_of_the_first_commitment(number: int, setup: int) -> None:
    made = Played(number, setup, calls=10)
    verdict = check(str(made.game), made.seen(0, commitment=commitment_to("promised"), seats=()))
    assert failed(verdict) == {"first_commitment"}
    (finding,) = verdict.findings
    assert (finding.code, finding.expected) == ("other_commitment", commitment_to("promised"))


def changed(value: Any) -> Any:
    """Change a noted value."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case [first, *rest]:
            return [changed(first), *rest]
        case {"white": white}:
            return value | {"white": changed(white)}
        case _:
            return "other"


@settings(max_examples=60, derandomize=True)
@given(number=numbers, setup=setups, data=st.data())
def test_any_other_draw_than_was_seen_is_found_at_its_step(number: int, setup: int, data: st.DataObject) -> None:
    made = Played(number, setup)
    seen = made.seen(0)
    draws = list(seen.draws)
    at = data.draw(st.integers(0, len(draws) - 1))
    name = data.draw(st.sampled_from(sorted(draws[at].table.keys() - {"seat"})))
    table = draws[at].table | {name: changed(draws[at].table[name])}
    draws[at] = SeenDraw(draws[at].step, table)
    verdict = check(str(made.game), msgspec.structs.replace(seen, draws=draws))
    assert failed(verdict) == {"seen_draws"}
    (finding,) = verdict.findings
    assert finding.code == "other_draw"
    assert finding.found != finding.expected


def test_a_draw_that_the_record_lacks_is_found() -> None:
    made = Played(1, 0)
    shorter = Played(1, 0, calls=5)
    verdict = check(str(shorter.game), made.seen(0))
    assert failed(verdict) == {"seen_draws"}
    assert {finding.code for finding in verdict.findings} == {"missing_draw"}


def test_what_was_shown_twice_must_both_be_in_the_record() -> None:
    made = Played(1, 0, calls=1)
    seen = made.seen(0)
    lie = SeenDraw(1, {"dice": changed(seen.draws[1].table["dice"])})
    assert failed(check(str(made.game), msgspec.structs.replace(seen, draws=[*seen.draws, lie]))) == {"seen_draws"}


@pytest.mark.parametrize(
    ("seen", "whys"),
    [
        (None, ("nothing_noted",) * 4),
        (Seen(TABLE), ("nothing_noted", "nothing_noted", "nothing_noted", "no_draws")),
        (Seen(TABLE, [SeenRound(1, "x")]), (None, "no_seat", "no_pledges", "no_draws")),
        (Seen(TABLE, [SeenRound(1, "x", 0)]), (None, "no_text", "no_pledges", "no_draws")),
    ],
)
def test_a_check_that_is_not_made_says_why(seen: Seen | None, whys: tuple[str | None, ...]) -> None:
    by_name: dict[str, Check] = {each.name: each for each in check(str(Played(1, 0).game), seen).checks}
    assert tuple(by_name[name].why for name in ("first_commitment", "own_text", "pledges", "seen_draws")) == whys


def test_void_rounds_before_the_game_are_counted() -> None:
    made = Played(1, 0)
    seen = made.seen(0, round=3)
    assert check(str(made.game), seen).voided == 2
    assert check(str(made.game)).voided == 0


_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
_tables = st.dictionaries(st.sampled_from(("dice", "seat", "hand", "active", "other")), _values)
_rounds = st.builds(
    SeenRound,
    st.integers(0, 5),
    st.text(max_size=64),
    st.none() | st.integers(0, 4),
    st.none() | st.text(max_size=12),
    st.lists(st.builds(SeenSeat, st.none() | st.text(max_size=64), st.none() | st.text(max_size=12)), max_size=5),
)


@settings(max_examples=150, derandomize=True)
@given(
    setup=setups,
    rounds=st.lists(_rounds, max_size=3),
    draws=st.lists(st.builds(SeenDraw, st.integers(0, 100), _tables), max_size=4),
)
def test_no_notes_raise_an_error(setup: int, rounds: list[SeenRound], draws: list[SeenDraw]) -> None:
    verdict = check(str(Played(setup, setup, calls=15).game), Seen(TABLE, rounds, draws))
    states(verdict)
    assert all(len(finding.found) <= 200 and len(finding.expected) <= 200 for finding in verdict.findings)


def test_a_fresh_text_is_random_and_valid() -> None:
    texts = {fresh_text() for _ in range(50)}
    assert len(texts) == 50
    assert all(is_entropy(text) and len(text) == 12 for text in texts)
