"""Random games, and an enumeration of all decisions, for tests."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from rowlock import COLORS, PASS, Card, Cross, Decision, Dice, Draw, Game, Move, Play, Position
from rowlock.rules import CARDS, cards, onboard
from rowlock.rules.deck import full_deck
from rowlock.rules.sheet import NUMBERS

SHORT_TRACK: list[list[object]] = [
    ["red", 2, 1],
    ["green", 12, 1],
    ["blue", 11, 2],
    ["red", 4, 3],
    ["yellow", 3, 5],
    ["red", 2, 7],
    ["green", 9, 8],
    ["blue", 2, 20],
]
"""A track of eight fields, on which games end by the track."""

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("cards", {"jokers": False}),
    ("cards", {"jokers": True}),
    ("onboard", {"track": "a"}),
    ("onboard", {"track": "b"}),
    ("onboard", {"track": SHORT_TRACK}),
    ("classic", {"solo": True}),
]
"""Every ruleset with every kind of option."""


def most_players(game: str) -> int:
    return 4 if game == "onboard" else 5


def players_for(game: str, options: dict[str, Any]) -> range:
    """Allowed numbers of players for a game with these options."""
    return range(1, 2) if options.get("solo") else range(2, most_players(game) + 1)


def random_dice(rng: Random) -> Dice:
    white1, white2, red, yellow, green, blue = (rng.randint(1, 6) for _ in range(6))
    return Dice((white1, white2), (red, yellow, green, blue))


def choose(options: Sequence[Decision], rng: Random) -> Decision:
    """Mostly a cross that skips few numbers, so that games reach locks; sometimes any option."""
    useful = [option for option in options if not (option == PASS or (isinstance(option, Play) and not option.numbers))]
    if useful and rng.random() < 0.75:
        return useful[0] if rng.random() < 0.7 else rng.choice(useful)
    return rng.choice(options)


def random_step(game: Game, rng: Random) -> None:
    """Make one call: a roll, a deal or a seat's decision, with chance from the seed or given as if made at a table."""
    if game.wants == "dice":
        game.roll(random_dice(rng) if rng.random() < 0.5 else None)
    elif game.wants == "reshuffle" and rng.random() < 0.5:
        position = game.position
        assert isinstance(position, cards.Position)
        game.deal(rng.sample(position.discard, len(position.discard)) if rng.random() < 0.5 else None)
    else:
        seat = rng.choice(game.to_act)
        game.play(seat, choose(game.options(seat), rng))


def random_game(seed: object, calls: int | None = None, setup: int | None = None) -> Game:
    """A game of any ruleset after ``calls`` random calls, or played to its end; deterministic for a seed."""
    rng = Random(str(seed))
    name, options = rng.choice(SETUPS) if setup is None else SETUPS[setup]
    game = Game.new(name, rng.choice(players_for(name, options)), seed=rng.getrandbits(32), **options)
    while not game.over and (calls is None or calls > 0):
        random_step(game, rng)
        calls = None if calls is None else calls - 1
    return game


def every_decision(position: Position, seat: int) -> Iterator[Decision]:
    """All decisions of all games, legal or not: crosses, moves, draws and plays."""
    yield PASS
    for color in COLORS:
        for number in NUMBERS:
            yield Cross(color, number)
    fields = len(position.track) if isinstance(position, onboard.Position) else 3
    for field in range(-1, fields + 3):
        yield Move(field)
    for count in range(5):
        for places in combinations((-1, 0, 1, 2, 3, 4), count):
            yield Draw(places)
    yield Draw((0, 0))
    hand = position.hands[seat] if isinstance(position, cards.Position) else (CARDS["R5"], CARDS["J6"])
    yield from _every_play(hand)


def _every_play(hand: Sequence[Card]) -> Iterator[Decision]:
    """All sets of up to four cards of the hand, in all colors, with all crosses, and some invalid ones."""
    foreign = next(card for card in full_deck(jokers=True) if card not in hand)
    sets: list[tuple[Card, ...]] = [()]
    sets += [cards for count in range(1, 5) for cards in combinations(hand, count)]
    sets += [(foreign,), (hand[0], foreign), (hand[0], hand[0])]
    for shown in sets:
        numbers = sorted({card.number for card in shown})
        choices = [marks for count in range(len(numbers) + 1) for marks in combinations(numbers, count)]
        other = next(number for number in range(2, 13) if number not in numbers)
        for color in COLORS:
            for marks in choices:
                yield Play(shown, color, marks)
            yield Play(shown, color, (other,))
            if numbers:
                yield Play(shown, color, (numbers[0], numbers[0]))
