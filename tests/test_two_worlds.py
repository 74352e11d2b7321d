"""No leaks: changes to hidden cards and decisions affect neither a seat's view nor any bot's choice."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Card, Decision, Game, View
from rowlock.bots import BOTS, LIGHT, Bot
from rowlock.bots.champion import ChampionBot
from rowlock.bots.expert import ExpertBot
from rowlock.formats.codec import decision_to_json, view_to_json
from rowlock.rules import cards, full_deck

from .games import SETUPS, random_game

NETWORK_BOTS: dict[str, Callable[[str], ExpertBot | ChampionBot]] = {
    "expert": ExpertBot,
    "champion without search": lambda seed: ChampionBot(seed, ms=0),
    "champion": lambda seed: ChampionBot(seed, ms=50),
}
"""The bots with a network, the champion with and without search."""

World = cards.Position
Change = Callable[[World, int, Random], World]


def below_the_top_of_the_pile(world: World, _seat: int, rng: Random) -> World:
    """Shuffle the cards below the top one."""
    return replace(world, pile=(world.pile[0], *rng.sample(world.pile[1:], len(world.pile) - 1)))


def below_the_top_of_the_discard(world: World, _seat: int, rng: Random) -> World:
    if not world.discard:
        return world
    return replace(world, discard=(*rng.sample(world.discard[:-1], len(world.discard) - 1), world.discard[-1]))


def the_order_of_other_hands(world: World, seat: int, rng: Random) -> World:
    hands = tuple(hand if at == seat else tuple(rng.sample(hand, len(hand))) for at, hand in enumerate(world.hands))
    return replace(world, hands=hands)


def colors_of_hidden_cards(world: World, seat: int, rng: Random) -> World:
    """Swap cards of equal number among those of which the seat sees only the backs."""
    others = [card for at, hand in enumerate(world.hands) if at != seat for card in hand]
    places = [*world.display, *world.pile, *world.discard, *others]
    new: dict[Card, Card] = {}
    for number in range(2, 13):
        same = [card for card in places if card.number == number]
        new.update(zip(same, rng.sample(same, len(same)), strict=True))

    def swapped(old: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(new[card] for card in old)

    return replace(
        world,
        hands=tuple(hand if at == seat else swapped(hand) for at, hand in enumerate(world.hands)),
        display=swapped(world.display),
        pile=swapped(world.pile),
        discard=swapped(world.discard),
    )


def cards_deep_in_pile_and_discard(world: World, _seat: int, rng: Random) -> World:
    """Swap cards of any number between the hidden parts of pile and discard."""
    unseen = [*world.pile[1:], *world.discard[:-1]]
    rng.shuffle(unseen)
    inside = len(world.pile) - 1
    return replace(world, pile=(world.pile[0], *unseen[:inside]), discard=(*unseen[inside:], *world.discard[-1:]))


CHANGES: list[Change] = [
    below_the_top_of_the_pile,
    below_the_top_of_the_discard,
    the_order_of_other_hands,
    colors_of_hidden_cards,
    cards_deep_in_pile_and_discard,
]


def everything(world: World, seat: int, rng: Random) -> World:
    for change in rng.sample(CHANGES, len(CHANGES)):
        world = change(world, seat, rng)
    return world


@lru_cache(100)
def card_world(seed: int) -> World:
    """A position from a random card game."""
    rng = Random(seed)
    setup = rng.choice([at for at, (name, _) in enumerate(SETUPS) if name == "cards"])
    position = random_game(seed, calls=rng.randint(0, 160), setup=setup).position
    assert isinstance(position, cards.Position)
    return position


@pytest.mark.parametrize("change", [*CHANGES, everything], ids=lambda change: str(change.__name__))
@settings(max_examples=80, derandomize=True)
@given(seed=st.integers(0, 10**9), shuffle=st.integers(0, 10**9))
def test_a_seat_cannot_tell_two_worlds_apart(change: Change, seed: int, shuffle: int) -> None:
    world = card_world(seed)
    for seat in range(len(world.sheets)):
        other = change(world, seat, Random(shuffle))
        here, there = Game.at(world, seed="x"), Game.at(other, seed="x")
        view = here.view(seat)
        assert there.view(seat) == view
        assert repr(there.view(seat)) == repr(view)
        assert hash(there.view(seat)) == hash(view)
        options = here.options(seat)
        assert there.options(seat) == options
        assert [decision_to_json(option, view.table) for option in options] == [
            decision_to_json(option, there.view(seat).table) for option in there.options(seat)
        ]
        assert view_to_json(there.view(seat).table, seat) == view_to_json(view.table, seat)
        for name in LIGHT:
            if options:
                chosen = [BOTS[name]("s").choose(game.view(seat), game.options(seat)) for game in (here, there)]
                assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", NETWORK_BOTS)
def test_a_bot_with_a_network_cannot_tell_two_worlds_apart(name: str) -> None:
    """The search samples the hidden cards by itself."""
    cases = [
        (world, seat, seed, options)
        for seed in range(16)
        for world in [card_world(seed)]
        for seat in range(len(world.sheets))
        if (options := Game.at(world).options(seat))
    ]
    assert {world.phase for world, _, _, _ in cases} == {"draw", "number", "play"}

    def chosen(change: Change) -> list[Decision]:
        views = [Game.at(change(world, seat, Random(seed))).view(seat) for world, seat, seed, _ in cases]
        return list(NETWORK_BOTS[name]("s").choose_many(views, [options for _, _, _, options in cases]))

    here = chosen(lambda world, _seat, _rng: world)
    for change in [*CHANGES, everything]:
        assert chosen(change) == here, change.__name__


def test_the_changes_change_something() -> None:
    """Otherwise the tests above would be vacuous."""
    for change in [*CHANGES, everything]:
        changed = [seed for seed in range(30) if change(card_world(seed), 0, Random(seed)) != card_world(seed)]
        assert len(changed) >= 15, change.__name__


def test_a_view_shows_all_that_is_visible() -> None:
    """The view has the own cards and all backs."""
    world = card_world(3)
    for seat, hand in enumerate(world.hands):
        seen = cards.view(world, seat)
        assert seen.hand == hand
        assert seen.hands == tuple(tuple(sorted(card.number for card in other)) for other in world.hands)
        assert seen.display == tuple(card.number for card in world.display)
        assert (seen.pile_top, seen.pile_size) == (world.pile[0].number, len(world.pile))
        assert seen.discard_size == len(world.discard)
        assert seen.discard_top == (world.discard[-1].number if world.discard else None)


def test_a_views_json_names_no_hidden_card() -> None:
    """No entry reveals the color of another card."""
    for seed in range(40):
        world = card_world(seed)
        for seat, hand in enumerate(world.hands):
            data = view_to_json(cards.view(world, seat), seat)
            named = set(_strings(data))
            assert named & {str(card) for card in full_deck(jokers=True)} == {str(card) for card in hand}


def _strings(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for value in (*data.keys(), *data.values()) for text in _strings(value)]
    if isinstance(data, list):
        return [text for value in data for text in _strings(value)]
    return []


def check_pending_hidden(game: Game, seed: int, bots: Sequence[Callable[[str], Bot]]) -> None:
    """Pending decisions of others do not affect the view, options and choices of a seat still to decide."""
    rng = Random(seed)
    while not game.over and len(game.to_act) < len(game.names):
        _random_call(game, rng)
    if game.over or len(game.names) == 1:
        return
    *deciding, waiting = rng.sample(game.to_act, rng.randint(2, len(game.names)))
    seen = set[tuple[View, tuple[Any, ...], tuple[Any, ...]]]()
    for variant in range(4):
        chooser = Random(f"{seed}/{variant}")
        for seat in deciding:
            game.play(seat, chooser.choice(game.options(seat)))
        options = tuple(game.options(waiting))
        chosen = tuple(make("s").choose(game.view(waiting), options) for make in bots)
        seen.add((game.view(waiting), options, chosen))
        assert game.view(waiting).pending is None
        for _ in deciding:
            game.undo()
    assert len(seen) == 1


@settings(max_examples=80, derandomize=True)
@given(seed=st.integers(0, 10**9), calls=st.integers(1, 120))
def test_pending_decisions_are_hidden(seed: int, calls: int) -> None:
    check_pending_hidden(random_game(seed, calls=calls), seed, [BOTS[name] for name in LIGHT])


@pytest.mark.parametrize("setup", [at for at, (_, options) in enumerate(SETUPS) if not options.get("solo")])
def test_pending_decisions_are_hidden_from_bots_with_a_network(setup: int) -> None:
    """In all games, including the champion with search."""
    for seed in range(2):
        check_pending_hidden(random_game(seed, calls=10 + 15 * seed, setup=setup), seed, list(NETWORK_BOTS.values()))


def _random_call(game: Game, rng: Random) -> None:
    if game.wants == "dice":
        game.roll()
    else:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.options(seat)))
