"""Nothing leaks: two worlds that differ only in what a seat cannot see look the same to it, and to every bot in it."""

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

THINKING: dict[str, Callable[[str], ExpertBot | ChampionBot]] = {
    "expert": ExpertBot,
    "champion at a glance": lambda seed: ChampionBot(seed, ms=0),
    "champion": lambda seed: ChampionBot(seed, ms=50),
}
"""The levels that have a network: the champion with its search and without."""

World = cards.Position
Change = Callable[[World, int, Random], World]


def below_the_top_of_the_pile(world: World, _seat: int, rng: Random) -> World:
    """Any order of the cards below the top one."""
    return replace(world, pile=(world.pile[0], *rng.sample(world.pile[1:], len(world.pile) - 1)))


def below_the_top_of_the_discard(world: World, _seat: int, rng: Random) -> World:
    if not world.discard:
        return world
    return replace(world, discard=(*rng.sample(world.discard[:-1], len(world.discard) - 1), world.discard[-1]))


def the_order_of_other_hands(world: World, seat: int, rng: Random) -> World:
    hands = tuple(hand if at == seat else tuple(rng.sample(hand, len(hand))) for at, hand in enumerate(world.hands))
    return replace(world, hands=hands)


def colors_of_hidden_cards(world: World, seat: int, rng: Random) -> World:
    """Cards with the same number change places, wherever the seat sees only their backs."""
    others = [card for at, hand in enumerate(world.hands) if at != seat for card in hand]
    places = [*world.display, *world.pile, *world.discard, *others]
    new: dict[Card, Card] = {}
    for number in range(2, 13):
        same = [card for card in places if card.number == number]
        new.update(zip(same, rng.sample(same, len(same)), strict=True))

    def turned(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(new[card] for card in some)

    return replace(
        world,
        hands=tuple(hand if at == seat else turned(hand) for at, hand in enumerate(world.hands)),
        display=turned(world.display),
        pile=turned(world.pile),
        discard=turned(world.discard),
    )


def cards_deep_in_pile_and_discard(world: World, _seat: int, rng: Random) -> World:
    """Cards of any number change places between the unseen parts of pile and discard."""
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
    """A position of the card game somewhere between its beginning and its end."""
    rng = Random(seed)
    setup = rng.choice([at for at, (name, _) in enumerate(SETUPS) if name == "cards"])
    position = random_game(seed, calls=rng.randint(0, 160), setup=setup).position
    assert isinstance(position, cards.Position)
    return position


@pytest.mark.parametrize("change", [*CHANGES, everything], ids=lambda change: str(change.__name__))
@settings(max_examples=80, deadline=None, derandomize=True)
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


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_with_a_network_cannot_tell_two_worlds_apart(name: str) -> None:
    """Nor by its search: it deals the hidden cards itself."""
    asked = [
        (world, seat, seed, options)
        for seed in range(16)
        for world in [card_world(seed)]
        for seat in range(len(world.sheets))
        if (options := Game.at(world).options(seat))
    ]
    assert {world.phase for world, _, _, _ in asked} == {"draw", "number", "play"}

    def chosen(change: Change) -> list[Decision]:
        views = [Game.at(change(world, seat, Random(seed))).view(seat) for world, seat, seed, _ in asked]
        return list(THINKING[name]("s").choose_many(views, [options for _, _, _, options in asked]))

    here = chosen(lambda world, _seat, _rng: world)
    for change in [*CHANGES, everything]:
        assert chosen(change) == here, change.__name__


def test_the_changed_worlds_are_other_worlds() -> None:
    """The changes above do change something: else the test before would say nothing."""
    for change in [*CHANGES, everything]:
        changed = [seed for seed in range(30) if change(card_world(seed), 0, Random(seed)) != card_world(seed)]
        assert len(changed) >= 15, change.__name__


def test_what_a_seat_can_see_it_does_see() -> None:
    """The view is not simply empty: own cards and all the backs are in it."""
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
    """The colors of other cards are nowhere in it, under whatever entry."""
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


def check_secrets(game: Game, seed: int, bots: Sequence[Callable[[str], Bot]]) -> None:
    """Whatever the others chose, a seat that is still to decide sees, may and does the same."""
    rng = Random(seed)
    while not game.over and len(game.to_act) < len(game.names):
        _quietly_on(game, rng)
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


@settings(max_examples=80, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**9), calls=st.integers(1, 120))
def test_nobody_sees_what_others_have_decided_before_all_have(seed: int, calls: int) -> None:
    check_secrets(random_game(seed, calls=calls), seed, [BOTS[name] for name in LIGHT])


@pytest.mark.parametrize("setup", [at for at, (_, options) in enumerate(SETUPS) if not options.get("solo")])
def test_a_bot_with_a_network_does_not_see_it_either(setup: int) -> None:
    """In every game, the champion with its search."""
    for seed in range(2):
        check_secrets(random_game(seed, calls=10 + 15 * seed, setup=setup), seed, list(THINKING.values()))


def _quietly_on(game: Game, rng: Random) -> None:
    if game.wants == "dice":
        game.roll()
    else:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.options(seat)))
