"""Sampled card games compared with the plain rules; ``python -m tests.kernels`` compares millions."""

import pytest
from hypothesis import given, settings

from rowlock import Decision
from rowlock.kernels import position_arrays as records
from rowlock.rules import cards

from ..strategies import card_positions
from . import card_differential as card
from . import dice_differential as dice
from . import plain_rng as plain
from .card_differential import MATCHES, Match
from .deep import CHUNK, KINDS, Chunk, chunks, compare
from .dice_differential import SEED
from .test_card_rules import played, shuffled


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_the_card_game_is_that_of_the_rules(match: Match) -> None:
    card.compare(match, SEED, dice.FAR + len(match.kinds), plain.games(3))


@settings(deadline=None)
@given(card_positions())
def test_records_are_those_of_pack(position: cards.Position) -> None:
    assert card.packed(position) == records.pack([position]).records.tobytes()


def test_a_position_that_differs_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "shuffled", lambda game, draw, items: shuffled(game, draw, items)[::-1])
    with pytest.raises(dice.DifferenceError, match=r"(?s)random random, game 8, turn 1, draw:.*rules .*kernels "):
        card.compare(MATCHES[0], SEED, 8, 2)


def test_options_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    coded = card.coded

    def other_way_round(position: cards.Position, seat: int) -> dict[int, Decision]:
        return dict(reversed(coded(position, seat).items()))

    monkeypatch.setattr(card, "coded", other_way_round)
    with pytest.raises(dice.DifferenceError, match=r"turn 1, draw: options or scores"):
        card.compare(MATCHES[8], SEED, 0, 1)


def test_results_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "played", lambda kinds, jokers, first, count: played(kinds, jokers, first + 2, count))
    with pytest.raises(dice.DifferenceError, match=r"game 4, the result"):
        card.compare(MATCHES[0], SEED, 4, 1)


# Chunked comparison.


@pytest.mark.parametrize("game", KINDS)
def test_chunks_are_all_games_once(game: str) -> None:
    count, matches = 300 * CHUNK + 7, KINDS[game].matches
    found = list(chunks(game, count, 5))
    assert [at for chunk in found for at in range(chunk.first, chunk.first + chunk.count)] == list(range(5, count + 5))
    assert {matches[chunk.match] for chunk in found} == set(matches)


@pytest.mark.parametrize("game", KINDS)
def test_a_chunk_agrees(game: str) -> None:
    games, positions, difference = compare(Chunk(game, 0, 0, 3))
    assert games == 3
    assert positions > 30
    assert not difference


def test_a_chunk_reports_its_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "THREE_DICE", dice.THREE_DICE[::-1])
    games, _, difference = compare(Chunk("classic", 1, 20, 3))
    assert games == 0
    assert "game 20, turn 1" in difference
