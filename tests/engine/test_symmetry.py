"""Permuted networks: each values a game as the original values the game with permuted rows."""

import numpy as np
import pytest

from rowlock.engine import cards, dice
from rowlock.engine.model import Value, load
from rowlock.engine.rows import Ints
from rowlock.engine.symmetry import FAMILIES, ROW_ORDERS, permuted_networks

ROWS = [at for at, order in enumerate(ROW_ORDERS) if order != (0, 1, 2, 3)]


def close(one: Value, other: Value) -> None:
    for a, b in zip(one, other, strict=True):
        assert a == pytest.approx(b, rel=1e-4, abs=1e-4)


def some_rows(rng: np.random.Generator, size: tuple[int, ...]) -> Ints:
    """Random rows without their last number."""
    return rng.integers(0, 1 << 10, size, dtype=np.int32)


def permuted(mask: Ints, order: tuple[int, ...]) -> Ints:
    """Bit masks with the rows permuted."""
    found = np.zeros_like(mask)
    for at, row in enumerate(order):
        found |= ((mask >> row) & 1) << at
    return found


@pytest.mark.parametrize("at", ROWS)
@pytest.mark.parametrize(
    ("name", "member", "players"), [("solo", 0, 1), ("duel", 0, 2), ("duel", -1, 2), ("classic", 0, 4)]
)
def test_permuted_rows_are_the_same_dice_game(name: str, member: int, players: int, at: int) -> None:
    family = FAMILIES.get(name, (name,))
    net, order = load(family[member]), ROW_ORDERS[at]
    sister = permuted_networks(name, 8 * len(family))[at * len(family) :][: len(family)][member]
    rng = np.random.default_rng(at)
    rows = some_rows(rng, (30, players, 4))
    closed = np.array([0, 1, 2, 4, 8, 0] * 5, np.int32)
    none = np.zeros((30, players), np.int32)
    table = dice.DiceBatch(rows, rng.integers(0, 4, (30, players), dtype=np.int32), closed, none, none[:, 0])
    other = table._replace(rows=rows[..., list(order)], closed=permuted(closed, order))
    for seat in range(players):
        close(dice.expected(sister, None, other, seat), dice.expected(net, None, table, seat))
        assert dice.expected(net, None, other, seat).points != pytest.approx(
            dice.expected(net, None, table, seat).points, rel=1e-6
        )


def permuted_cards(location: Ints, order: tuple[int, ...]) -> Ints:
    """Locations with the colors permuted like the rows, and numbers counted from the start of the row."""
    found = np.empty_like(location)
    for color, old in enumerate((*order, cards.JOKER)):
        for number in range(cards.NUMBERS):
            same = 10 - number if order[0] > 1 else number
            found[:, color * cards.NUMBERS + same] = location[:, old * cards.NUMBERS + number]
    return found


@pytest.mark.parametrize("at", ROWS)
@pytest.mark.parametrize("jokers", [False, True])
def test_permuted_rows_are_the_same_card_game(jokers: bool, at: int) -> None:
    net, sister, order = load("cards"), permuted_networks("cards", 8)[at], ROW_ORDERS[at]
    rng = np.random.default_rng(at)
    for players in (2, 4):
        table = cards.new_games(np, rng.random((30, cards.CARDS)), players, jokers)
        table = table._replace(rows=some_rows(rng, (30, players, 4)))
        other = table._replace(rows=table.rows[..., list(order)], location=permuted_cards(table.location, order))
        for seat, moment in ((0, cards.DRAW), (1, cards.PLAY), (0, cards.CROSSED)):
            now = np.full(30, moment, np.int32)
            close(cards.expected(sister, other, seat, now, jokers), cards.expected(net, table, seat, now, jokers))


def test_networks_with_a_board_are_not_permuted() -> None:
    assert permuted_networks("onboard", 8) == (load("onboard"),)
