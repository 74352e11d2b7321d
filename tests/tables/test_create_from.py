"""Tests of tables whose game continues from a position: settings, the new order of the pile, errors."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rowlock.formats.codec import position_from_json
from rowlock.game import Game
from rowlock.rng import ChanceSource, derived_seed
from rowlock.rules import Position, cards
from rowlock.tables.commands import create_from
from rowlock.tables.errors import TableError
from rowlock.tables.events import Created, Entry
from rowlock.tables.messages import Settings, Sit, Start
from rowlock.tables.table import new_table

from .helpers import ADA, run, scripted, serving

FIELDS = [("red", 2, 1), ("blue", 12, 0), ("green", 7, 2), ("yellow", 3, 0), ("red", 11, 0)]


def position_of(created: Created) -> Position:
    """Return the position that the table begins with."""
    return position_from_json(json.loads(created.position))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("classic", 3, {}),
        ("classic", 2, {}),
        ("classic", 1, {"solo": True}),
        ("cards", 2, {"jokers": True}),
        ("cards", 3, {}),
        ("onboard", 2, {"track": "a"}),
        ("onboard", 4, {"track": "b"}),
        ("onboard", 2, {"track": FIELDS}),
    ],
)
def test_the_settings_are_those_of_the_position(game: Any, seats: int, options: dict[str, Any]) -> None:
    position = Game.new(game, seats, seed=1, **options).position
    created = create_from(position, ADA)
    assert msgspec.json.encode(created.settings) == msgspec.json.encode(Settings(game, seats, **options))
    assert created.host == ADA.id
    table = new_table(Entry("t", 1, 0, ADA.id, None, created))
    assert table.settings == created.settings
    assert table.position is not None
    assert table.position.sheets == position.sheets
    if not isinstance(position, cards.Position):
        assert table.position == position


def test_the_pile_below_its_top_card_is_shuffled_by_the_secret_of_the_table() -> None:
    """The order of a replayed game is known to its players; the new one can be verified once the secret is public."""
    position = scripted("cards").game.position
    assert isinstance(position, cards.Position)
    piles = set()
    for _ in range(3):
        created = create_from(position, ADA)
        begun = position_of(created)
        assert isinstance(begun, cards.Position)
        below = ChanceSource(derived_seed(created.secret, "pile")).shuffle(1, position.pile[1:])
        assert begun.pile == (position.pile[0], *below)
        assert (begun.hands, begun.display, begun.discard) == (position.hands, position.display, position.discard)
        piles.add(begun.pile)
    assert len(piles) == 3


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_finished_position_is_refused(game: str) -> None:
    made = scripted(game)
    made.until("over")
    with pytest.raises(TableError) as raised:
        create_from(made.game.position, ADA)
    assert raised.value.code == "game_finished"


def test_the_game_of_the_new_table_begins_at_the_position(file: str) -> None:
    position: Any = Game.new("classic", 1, seed=1, solo=True).position
    position = replace(position, turn=7)

    async def test() -> None:
        async with serving(file) as tables:
            table_id = await tables.create_from(position, ADA)
            await tables.do(table_id, ADA, Sit())
            await tables.do(table_id, ADA, Start())
            seen = (await tables.look(table_id, ADA.id)).table
            assert (seen.id, seen.status, seen.host) == (table_id, "playing", True)
            assert seen.game is not None
            assert seen.game.table.turn == 7

    run(test())
