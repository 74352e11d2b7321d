"""Turns of the card game in arrays: legality and results agree with the rules."""

from random import Random

import numpy as np
import pytest

from rowlock import Card, Cross, Decision, Draw, Game, Play
from rowlock.engine.cards import turn as cards
from rowlock.engine.cards.encode import card_index
from rowlock.engine.cards.turn import CardBatch, Plays
from rowlock.engine.encode import turn_order
from rowlock.engine.rows import moves
from rowlock.rules import cards as rules

from ..games import choose

GAMES = 5
"""Games per number of players, with and without jokers."""

Effect = tuple[frozenset[int], int | None, tuple[int, ...]]
"""A play by its effect: the cards shown, and the row and numbers crossed, if any."""


def true_state(position: rules.Position) -> CardBatch:
    """A position in arrays, including hidden cards, as in training."""
    order = turn_order(len(position.sheets), position.active)
    location = np.full((1, cards.CARDS), cards.ABSENT, np.int32)
    hands = [(position.hands[seat], cards.HAND + place) for place, seat in enumerate(order)]
    rest = [(position.pile, cards.PILE), (position.discard, cards.DISCARD), (position.display, cards.SHOWN)]
    for some, where in [*rest, (position.pile[:1], cards.TOP), *hands]:
        for card in some:
            location[0, card_index(card)] = where
    rows = np.array([[position.sheets[seat].rows for seat in order]], np.int32)
    return CardBatch(rows, np.array([[position.sheets[seat].penalties for seat in order]], np.int32), location)


def same(one: CardBatch, other: CardBatch) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def card_position(game: Game) -> rules.Position:
    assert isinstance(game.position, rules.Position)
    return game.position


def answer(option: Decision) -> int:
    return option.color + 1 if isinstance(option, Cross) else 0


def draw(game: Game, state: CardBatch, rng: Random) -> CardBatch:
    """The active seat draws; the random numbers of the arrays are set to turn up the same cards."""
    before = card_position(game)
    option = rng.choice(game.options(before.active))
    assert isinstance(option, Draw)
    game.play(before.active, option)
    after = card_position(game)
    shown = cards.cards_at(state.location, cards.SHOWN, cards.DISPLAY)[0][0].tolist()
    places = [shown.index(card_index(before.display[place])) for place in option.places]
    came = [before.display[place] for place in option.places]
    turned_up: list[Card] = [*(after.display[place] for place in option.places), after.pile[0]][1:]
    assert len(came) == len(turned_up)
    uniform = np.full((1, 3, cards.CARDS), 0.5)
    for at, card in enumerate(turned_up):
        uniform[0, at, card_index(card)] = 1
    drawn = state.after_draw(np.array([[*places, 0, 0][:3]]), uniform)
    assert same(drawn, true_state(after))
    return drawn


def answer_the_number(game: Game, state: CardBatch, rng: Random) -> tuple[CardBatch, bool]:
    """All seats answer; returns the state after, and whether the active seat has crossed."""
    answers, active = [], card_position(game).active
    for place, seat in enumerate(turn_order(len(game.names), active)):
        options = game.options(seat)
        legal = moves(state.rows[:, place], np.zeros(1, int), state.top_number()[:, None, None]).legal
        assert set(np.nonzero(legal[0])[0].tolist()) == {answer(option) for option in options}
        option = choose(options, rng)
        answers.append(answer(option))
        game.play(seat, option)
    state = state.after_answers(np.array([answers]))
    assert game.over == bool(cards.has_ended(state.rows).any())
    if not game.over:
        assert same(state, true_state(card_position(game)))
    return state, answers[0] > 0


def effect_of(option: Decision) -> Effect:
    assert isinstance(option, Play)
    row = int(option.color) if option.numbers else None
    return frozenset(map(card_index, option.cards)), row, tuple(sorted(option.numbers))


def effects_of(plays: Plays, hand: list[int]) -> dict[Effect, int]:
    """The indices of the legal plays by their effect."""
    found: dict[Effect, int] = {}
    for code in np.nonzero(plays.legal[0])[0].tolist():
        shown, marked = cards.SUBSETS[code % len(cards.SUBSETS)]
        numbers = tuple(sorted(hand[place] % cards.NUMBERS + 2 for place in marked))
        row = None
        if marked:  # with jokers there are plays of every color
            with_jokers = plays.legal.shape[1] > len(cards.SUBSETS)
            row = code // len(cards.SUBSETS) if with_jokers else hand[marked[0]] // cards.NUMBERS
        found[frozenset(hand[place] for place in shown), row, numbers] = code
    return found


def play(game: Game, state: CardBatch, has_crossed: bool, rng: Random) -> None:
    """The active seat plays, which ends its turn."""
    position = card_position(game)
    options = game.options(position.active)
    hand, _ = state.hand()
    plays = state.plays(position.jokers)
    effects = effects_of(plays, hand[0].tolist())
    assert set(effects) == {effect_of(option) for option in options}
    option = choose(options, rng)
    game.play(position.active, option)
    index = np.array([effects[effect_of(option)]])
    after, over, points = state.after_play(plays, index, np.array([has_crossed]))
    assert bool(over[0]) == game.over
    order = turn_order(len(game.names), (position.active + 1) % len(game.names))
    assert points[0].tolist() == [game.scores[seat].total for seat in order]
    if not game.over:
        assert same(after, true_state(card_position(game)))


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_in_arrays_is_a_turn_by_the_rules(players: int, jokers: bool) -> None:
    for at in range(GAMES):
        game, rng = Game.new("cards", players, seed=f"{players} {at}", jokers=jokers), Random(f"{players} {at}")
        while not game.over:
            state = draw(game, true_state(card_position(game)), rng)
            state, has_crossed = answer_the_number(game, state, rng)
            if not game.over:
                play(game, state, has_crossed, rng)


@pytest.mark.parametrize("jokers", [False, True])
def test_new_games_are_dealt(jokers: bool) -> None:
    """Four cards each, four on display, one on top, and every card has a location."""
    for players in range(2, 6):
        state = cards.new_games(np, np.random.default_rng(players).random((50, cards.CARDS)), players, jokers)
        for seat in range(players):
            assert ((state.location == cards.HAND + seat).sum(axis=1) == 4).all()
        assert ((state.location == cards.SHOWN).sum(axis=1) == 4).all()
        assert ((state.location == cards.TOP).sum(axis=1) == 1).all()
        assert ((state.location == cards.ABSENT).sum(axis=1) == (0 if jokers else 11)).all()
        assert (state.location[:, 44:] == cards.ABSENT).all() != jokers
