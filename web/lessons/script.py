"""Scripted games for lessons and examples: positions, dice and decisions, with the learner's view of each step."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rowlock.formats.codec import decision_shape, outcome_shape, score_shape, table_shape
from rowlock.formats.schema import DecisionShape
from rowlock.game import Game
from rowlock.rules import Card, Decision, Dice, Position, Sheet, cards, classic, full_deck, onboard
from rowlock.rules.moves import parse
from rowlock.rules.sheet import BY_NAME, LAST, can_cross, place
from rowlock.tables.messages import GameView

YOU, ADA = 0, 1
NAMES = ("You", "Ada")


class Step(Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: the learner's view, and the action asked for. ``later``: turns were skipped before it.

    ``look``: the part of the stage that the text is about, if it is not the one to press.
    """

    view: GameView
    asks: str
    wanted: DecisionShape | None = None
    later: bool = False
    look: str | None = None


class Example(Struct, frozen=True, omit_defaults=True):
    """An example position. ``chosen``: the selected cards of the hand, whose plays are shown."""

    view: GameView
    chosen: Sequence[str] = ()


def sees(game: Game) -> GameView:
    """The learner's view of the game, as a server would send it."""
    seen, options = game.view(YOU).table, game.options(YOU)
    active = game.position.active
    return GameView(
        table=table_shape(seen, YOU),
        step=len(game.steps),
        to_act=game.to_act if game.wants != "dice" else (active,),
        roll=game.wants == "dice" and active == YOU,
        undo=False,
        hint=False,
        options=[decision_shape(option, seen) for option in options],
        outcomes=[outcome_shape(seen, YOU, option) for option in options],
        pending=None,
        scores=[score_shape(score) for score in game.scores],
        winners=game.winners,
    )


def check_pawns(position: onboard.Position) -> onboard.Position:
    """Assert that every pawn stands on a number that its player has crossed, and return the position."""
    for pawn, own in zip(position.pawns, position.sheets, strict=True):
        assert not pawn or own.has(*position.track[pawn - 1][:2]), pawn
    return position


def begun(game: str, **options: Any) -> Game:
    """A new game of the learner against Ada; the learner begins."""
    return Game.new(game, NAMES, start=YOU, seed="lesson", **options)


def sheet(penalties: int = 0, **rows: str) -> Sheet:
    """Build a sheet from crossed numbers such as ``red="3 4 6"``; asserts that each cross is legal."""
    made = Sheet(penalties=penalties)
    for name, numbers in rows.items():
        color = BY_NAME[name]
        for number in map(int, numbers.split()):
            at = place(color, number)
            assert 0 <= at <= LAST, (name, number)
            assert can_cross(made.rows[color], at), (name, number)
            made = made.crossing(color, at)
    return made


def roll(white: str, colors: str) -> Dice:
    """Build dice from their faces, as ``roll("12", "3654")``: two white, then red, yellow, green and blue."""
    one, other = map(int, white)
    red, yellow, green, blue = map(int, colors)
    return Dice((one, other), (red, yellow, green, blue))


def dealt(
    sheets: tuple[Sheet, Sheet],
    phase: str,
    hands: tuple[str, str],
    display: str,
    pile: str,
    turn: int,
    *,
    active: int = YOU,
    jokers: bool = False,
) -> Position:
    """A position of the card game. The pile starts with ``pile``; half of the remaining cards are discarded."""
    deck = {str(card): card for card in full_deck(jokers)}

    def take(names: str) -> tuple[Card, ...]:
        return tuple(deck.pop(name) for name in names.split())

    hand, other, shown, top = take(hands[0]), take(hands[1]), take(display), take(pile)
    rest = tuple(deck.values())
    half = len(rest) // 2
    return cards.Position(
        sheets, active, turn, phase, jokers, (hand, other), shown, (*top, *rest[:half]), discard=rest[half:]
    )


class Lesson:
    """Builder of a lesson: every call adds a step, or plays on between two steps."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []
        self._later = False

    def later(self, position: Position) -> None:
        """Continue from a later position; asserts that no cross or penalty is lost."""
        for before, after in zip(self.game.position.sheets, position.sheets, strict=True):
            assert all(row & new == row for row, new in zip(before.rows, after.rows, strict=True)), after
            assert before.penalties <= after.penalties
        self.game, self._later = Game.at(position, NAMES, seed="lesson"), True

    def read(self, look: str) -> None:
        """Add a step that the learner only reads, about a part of the stage."""
        self._step("read", look=look)

    def roll(self, dice: Dice, look: str | None = None) -> None:
        """Add a step in which the learner rolls these dice."""
        assert self.game.wants == "dice"
        assert self.game.position.active == YOU
        self._step("roll", look=look)
        self.game.roll(dice)

    def decide(self, wanted: str, *, ada: str | None = None, among: str | None = None) -> None:
        """Add a step in which the learner decides, then play Ada's decision. ``among`` lists the expected options."""
        decision = self._option(wanted)
        if among is not None:
            check_options(self.game, among)
        seen = self.game.view(YOU).table
        self._step("decide", decision_shape(decision, seen))
        self.game.play(YOU, decision)
        if ada is not None:
            self.game.play(ADA, ada)

    def ada(self, *actions: Dice | str) -> None:
        """Play rolls and decisions of Ada."""
        for action in actions:
            if isinstance(action, Dice):
                self.game.roll(action)
            else:
                self.game.play(ADA, action)

    def _option(self, text: str) -> Decision:
        decision = parse(text)
        assert decision in self.game.options(YOU), (text, [str(option) for option in self.game.options(YOU)])
        return decision

    def _step(self, asks: str, wanted: DecisionShape | None = None, look: str | None = None) -> None:
        self.steps.append(Step(sees(self.game), asks, wanted, self._later, look))
        self._later = False


def check_options(game: Game, among: str) -> None:
    """Assert that the learner's options are the expected ones."""
    allowed = {str(option) for option in game.options(YOU)}
    assert allowed == set(among.split()), (among, allowed)


def dice_game(
    sheets: tuple[Sheet, Sheet], turn: int, *, active: int = YOU, phase: str = "roll", dice: Dice | None = None
) -> classic.Position:
    """A position of the dice game; a row locked on any sheet is closed."""
    closed = 0
    for each in sheets:
        for color in each.locks:
            closed |= 1 << color
    return classic.Position(sheets, active, turn, phase, dice, closed)
