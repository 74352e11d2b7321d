"""Permuted networks: each values a game as the original values the game with permuted rows."""

import numpy as np
import pytest

from rowlock.engine.arrays import Ints
from rowlock.engine.cards import features as card_features
from rowlock.engine.cards import turn as cards
from rowlock.engine.cards.features import CROSSED, DRAW, PLAY
from rowlock.engine.dice import evaluate as dice_engine
from rowlock.engine.dice import features as dice_features
from rowlock.engine.dice.turn import DiceBatch
from rowlock.engine.encode import BatchKey
from rowlock.engine.model import Value, load
from rowlock.engine.symmetry import FAMILIES, ROW_ORDERS, ensemble
from rowlock.rules.track import named_track

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
    sister = ensemble(name, dice_features.permuted, 8 * len(family))[at * len(family) :][: len(family)][member]
    rng = np.random.default_rng(at)
    rows = some_rows(rng, (30, players, 4))
    closed = np.array([0, 1, 2, 4, 8, 0] * 5, np.int32)
    none = np.zeros((30, players), np.int32)
    table = DiceBatch(rows, rng.integers(0, 4, (30, players), dtype=np.int32), closed, none, none[:, 0])
    other = table._replace(rows=rows[..., list(order)], closed=permuted(closed, order))
    for seat in range(players):
        one, two = dice_features.Model(net), dice_features.Model(sister)
        usual = dice_features.expected(one, table, seat)
        close(dice_features.expected(two, other, seat), usual)
        assert dice_features.expected(one, other, seat).points != pytest.approx(usual.points, rel=1e-6)


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
    net, sister, order = load("cards"), ensemble("cards", card_features.permuted, 8)[at], ROW_ORDERS[at]
    rng = np.random.default_rng(at)
    for players in (2, 4):
        table = cards.new_games(np, rng.random((30, cards.CARDS)), players, jokers)
        table = table._replace(rows=some_rows(rng, (30, players, 4)))
        other = table._replace(rows=table.rows[..., list(order)], location=permuted_cards(table.location, order))
        for seat, stage in ((0, DRAW), (1, PLAY), (0, CROSSED)):
            permuted_value = card_features.expected(card_features.Model(sister, jokers), other, seat, stage)
            close(permuted_value, card_features.expected(card_features.Model(net, jokers), table, seat, stage))


def test_networks_with_a_board_are_not_permuted() -> None:
    key = BatchKey(2, "roll", 0, named_track("a"))
    assert [model.net for model in dice_engine.models(key, 8)] == [load("onboard")]
