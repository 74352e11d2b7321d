"""Records, steps and errors are immutable values: comparable, hashable and picklable."""

import pickle
from collections.abc import Callable

import pytest

from rowlock import (
    PASS,
    RED,
    Cross,
    FormatError,
    Game,
    IllegalMove,
    IllegalSetup,
    RecordError,
    Sheet,
    position_from_json,
)
from rowlock.bots import BOTS, Bot, advance, seat_bots
from rowlock.formats.notation import read
from rowlock.rng import ChanceSource, derived_seed
from rowlock.rules import cards, classic


def game_before_a_reshuffle() -> Game:
    """A card game in which the next draw needs a reshuffle."""
    for seed in range(100):
        game = Game.new("cards", 5, seed=seed, jokers=True)
        bots = seat_bots(dict.fromkeys(range(5), "random"), str(seed))
        while not game.over:
            if game.wants == "reshuffle":
                return game
            seat = game.to_act[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.options(seat)))
    raise AssertionError("no game reached a reshuffle")


def test_a_discard_reshuffled_before_the_draw_is_recorded() -> None:
    game = game_before_a_reshuffle()
    position = game.position
    assert isinstance(position, cards.Position)
    order = position.discard[::-1]
    game.deal(order)
    assert game.wants is None
    again = Game.replay(str(game))
    assert again == game
    assert str(again) == str(game)
    for each in (game, again):
        each.play(position.active, each.options(position.active)[0])
        assert each.record.steps[-1].chance == order
    assert again == game


def test_a_deal_can_be_taken_back() -> None:
    game = game_before_a_reshuffle()
    before = str(game)
    game.deal()
    assert str(game) != before
    assert game.undo() == ()
    assert str(game) == before


@pytest.mark.parametrize("end", ["? ~", "? ~ R2", "?", "~", "? |", "? ~ R2 | 7: - -"])
def test_a_wrong_deal_is_reported_at_its_line(end: str) -> None:
    lines = str(game_before_a_reshuffle()).splitlines()
    turn = game_before_a_reshuffle().position
    text = "\n".join((*lines, f"{turn.turn}{'ABCDE'[turn.active]}. {end}"))
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.line == len(lines) + 1


def _raised(call: Callable[[], object]) -> Exception:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the base of all our errors
        call()
    return caught.value


@pytest.mark.parametrize(
    "call",
    [
        lambda: read("nothing"),
        lambda: position_from_json({"game": "chess"}),
        lambda: Game.new("chess"),
        lambda: Game.new(players=2).play(0, PASS),
    ],
)
def test_errors_can_be_pickled(call: Callable[[], object]) -> None:
    error = _raised(call)
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert twin.__dict__.keys() == error.__dict__.keys()


def test_the_seat_of_an_error_is_pickled() -> None:
    game = Game.new(players=2, seed=1)
    game.roll()
    error = _raised(lambda: game.play(1, Cross(RED, 2)))
    assert isinstance(error, IllegalMove)
    assert error.seat == 1
    assert pickle.loads(pickle.dumps(error)).seat == 1


def test_a_record_cannot_be_changed_from_outside() -> None:
    game = Game.new("classic", 2, seed=1, bots={1: "greedy"})
    game.roll()
    game.play(0, PASS)
    game.play(1, PASS)
    record = game.record
    for mapping in (record.steps[1].decisions, record.bots, record.pending, game.bots):
        with pytest.raises(TypeError):
            mapping[0] = PASS  # type: ignore[index]
    assert hash(record) == hash(game.copy().record)
    assert record.steps[1].decisions == {0: PASS, 1: PASS}
    assert pickle.loads(pickle.dumps(record)) == record


def test_an_equal_decision_is_replaced_by_the_option() -> None:
    class Odd(Cross):
        pass

    game = Game.new("classic", 2, seed=6, start=0)
    game.roll()
    game.play(0, Cross(RED, 5.0))  # type: ignore[arg-type]  # equal to an option, so replaced by it
    assert game.view(0).pending == Cross(RED, 5)
    assert type(game.record.pending[0].number) is int  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove):
        game.play(1, Odd(RED, 5))
    game.play(1, PASS)
    assert game.position.sheets[0].has(RED, 5)


@pytest.mark.parametrize(
    "position",
    [
        classic.Position(()),
        classic.Position((Sheet(penalties=9), Sheet())),
        classic.Position((Sheet(), Sheet()), phase="action1"),
    ],
)
def test_a_game_cannot_begin_at_a_malformed_position(position: classic.Position) -> None:
    with pytest.raises(FormatError):
        Game.at(position)


def test_a_bot_on_a_missing_seat_is_refused() -> None:
    with pytest.raises(IllegalSetup, match="no seat 5"):
        Game.new("classic", 2, bots={5: "greedy"})


def test_one_name_is_one_player() -> None:
    with pytest.raises(IllegalSetup, match="2 to 5"):
        Game.new("classic", "Ada")


def test_a_deck_may_be_given_in_texts() -> None:
    deck = ChanceSource("x").shuffle(1, [f"{color}{number}" for color in "RYGB" for number in range(2, 13)])
    game = Game.new("cards", 2, deck=deck)
    assert [str(card) for card in game.view(0).table.hand] == list(deck[:4])  # type: ignore[attr-defined]
    for wrong in (deck[:-1], (*deck[:-1], "R1"), (*deck[:-1], None), (*deck[:-1], deck[0])):
        with pytest.raises(IllegalSetup, match="44 cards"):
            Game.new("cards", 2, deck=wrong)


def test_the_seed_of_a_bot_does_not_reveal_that_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def spy(seed: str) -> Bot:
        given.append(seed)
        return BOTS["greedy"](seed)

    monkeypatch.setitem(BOTS, "spy", spy)
    game = Game.new("classic", 2, seed="secret", bots={0: "spy", 1: "spy"})
    advance(game, seat_bots(game.bots, "secret"))
    assert len(set(given)) == 2
    assert not any("secret" in seed for seed in given)
    assert derived_seed("secret", "bot 0") != derived_seed("secret", "bot 1")
