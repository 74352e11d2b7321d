"""Playouts: decisions that differ with search, and their gain."""

import numpy as np

from rowlock.bots.champion import ChampionBot
from rowlock.rules import Sheet, classic
from rowlock.training.playouts import Pair, differing_decisions, gains

TIMES = 128
"""Playouts per pair, always of three pairs: another shape would be compiled again, which is slow."""


def test_decisions_that_differ_with_search_branch_the_turn() -> None:
    pairs = differing_decisions(6, "test", ChampionBot())
    assert 0 < len(pairs) < 6 * 20
    for seat, plain, searched in pairs:
        assert plain != searched
        assert {plain.phase, searched.phase} <= {"roll", "over"}
        assert plain.turn == searched.turn or "over" in (plain.phase, searched.phase)
        assert seat in (0, 1)


def test_against_greedy_bots_only_the_champions_decisions_count() -> None:
    pairs = differing_decisions(6, "test", ChampionBot(), greedy_opponent=True)
    assert 0 < len(pairs) < 6 * 20
    for seat, plain, searched in pairs:
        assert plain.sheets[1 - seat] == searched.sheets[1 - seat] or plain.closed != searched.closed
    alone = differing_decisions(1, "test", ChampionBot(), greedy_opponent=True)
    assert {pair.seat for pair in alone} == {1}  # seat 0 of the first game is the greedy bot


def test_a_better_position_wins_more_often() -> None:
    """The gain from far behind to far ahead is nearly 1; between equal positions it is 0."""
    row = 0b1111_1111
    much = Sheet((row, row, row, row))
    good, bad = classic.Position((much, Sheet())), classic.Position((Sheet(), much))
    for greedy_opponent in (False, True):
        found = gains([Pair(0, bad, good), Pair(1, bad, good), Pair(0, good, good)], TIMES, 1, greedy_opponent)
        assert np.array_equal(found[2:], [0.0])
        assert found[0] > 0.9
        assert found[1] < -0.9


def test_a_careful_opponent_is_easier_to_beat() -> None:
    """The same position wins more often against a greedy bot than against itself."""
    one, other = Sheet((0b1, 0b1, 0, 0)), Sheet((0, 0, 0b1, 0b1))
    lost = classic.Position((Sheet(penalties=4), other), phase="over")
    even = classic.Position((one, other))
    against = [gains([Pair(0, lost, even)] * 3, TIMES, 1, greedy_opponent).mean() for greedy_opponent in (False, True)]
    assert against[1] > against[0] + 0.1
