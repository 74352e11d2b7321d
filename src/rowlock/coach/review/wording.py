"""Texts of a review in one language, for the terminal and the HTML page."""

from collections.abc import Iterable
from typing import Final, NamedTuple, cast

from ...formats.notation.writer import chance_text
from ...formats.schema import DecisionShape, DrawShape, MarkShape, MoveShape, PassShape, PlayShape, TextShape
from ...i18n import Words
from ...record import Record
from ...rules import CARDS, cards, onboard
from .analyze import GRADES, NO_CHANGE, Amount, Choice, Moment, Review, Standing, costly

MINUS: Final = "−"
MAX_COSTLY: Final = 10
"""Costly decisions listed by default, on the page and in the terminal."""


class MomentText(NamedTuple):
    """Title and text of a decisive moment."""

    title: str
    text: str


class Wording:
    """Texts of a review; ``record`` is the reviewed game."""

    def __init__(self, review: Review, record: Record, say: Words) -> None:
        self.review, self.say = review, say
        self._positions = record.positions()
        self._chosen = {(choice.step, choice.seat): choice for choice in review.choices}
        self.wins = review.measure == "win"
        self.kind = review.game  # the messages say cards for the card game and dice for the others

    # Amounts

    def amount(self, amount: Amount) -> str:
        """An amount without sign, in the measure of the review."""
        return self.say("review-percent" if self.wins else "review-points", value=abs(amount.by(self.review.measure)))

    def signed(self, amount: Amount) -> str:
        """An amount with its sign, or without if it rounds to zero."""
        text, sign = self.amount(amount), MINUS if amount.by(self.review.measure) < 0 else "+"
        return text if text == self.amount(NO_CHANGE) else f"{sign}{text}"

    def loss(self, cost: Amount) -> str:
        """A cost as a negative amount."""
        return self.signed(-cost)

    def level(self, standing: Standing, seat: int) -> str:
        """The value of a seat at a point of the curve."""
        if self.wins:
            return self.short(standing.win[seat])
        return self.say("review-points", value=standing.points[seat]).replace("-", MINUS)

    def short(self, value: float) -> str:
        """A value of the curve without its unit."""
        return self.say("review-percent-whole", value=value) if self.wins else _number(value)

    def values(self, seat: int) -> list[float]:
        """The curve of a seat."""
        return [standing.win[seat] if self.wins else standing.points[seat] for standing in self.review.curve]

    def parts(self) -> tuple[list[str], list[list[str]]]:
        """Table of luck, decisions and others: headers, and a row for each seat. Solo games have no others."""
        review, others = self.review, ["others"] if self.wins else []
        headers = [self.say(f"review-{name}") for name in ("player", "start", "luck", "cost", *others, "end")]
        return headers, [
            [
                review.names[each.seat],
                self.level(review.curve[0], each.seat),
                self.signed(each.parts.luck),
                self.loss(each.parts.cost),
                *(self.signed(each.parts.others) for _ in others),
                self.level(review.curve[-1], each.seat),
            ]
            for each in review.seats
        ]

    def grades(self) -> tuple[list[str], list[list[str]]]:
        """Table of the number of decisions by grade: headers, and a row for each seat."""
        headers = [self.say("review-player"), *(self.say(f"review-grade-{grade}") for grade in GRADES)]
        seats = self.review.seats
        return headers, [[self.review.names[each.seat], *(str(each.grades[g]) for g in GRADES)] for each in seats]

    @property
    def most(self) -> float:
        """The top of the curve: 1, or the highest points of this game."""
        return 1.0 if self.wins else max(1.0, *self.values(0))

    @property
    def least(self) -> float:
        """The bottom of the curve: 0, or lower if points are negative."""
        return 0.0 if self.wins else min(0.0, *self.values(0))

    # Sentences

    def standing(self) -> str:
        """The final or current result."""
        names = zip(self.review.names, self.review.result, strict=True)
        text = ", ".join(f"{name} {_number(points)}" for name, points in names)
        return self.say("review-result" if self.review.over else "review-unfinished", standing=text)

    def title(self) -> str:
        return self.say("review-title", game=self.say(f"game-{self.review.game}"))

    def curve_title(self) -> str:
        return self.say("review-curve-win" if self.wins else "review-curve-points")

    def people(self) -> list[int]:
        """The seats of people; all if only bots played."""
        seats = range(len(self.review.names))
        return [seat for seat in seats if self.review.bots[seat] is None] or list(seats)

    def luck_and_cost(self, seat: int) -> str:
        """A sentence about a seat's luck and cost."""
        parts = self.review.seats[seat].parts
        sign = "minus" if parts.luck.by(self.review.measure) < 0 else "plus"
        luck, cost, player = self.amount(parts.luck), self.amount(parts.cost), self.review.names[seat]
        return self.say("review-told", kind=self.kind, sign=sign, player=player, luck=luck, cost=cost)

    def moment(self, moment: Moment) -> MomentText:
        player, swing, why = self.review.names[moment.seat], self.signed(moment.swing), self.say.why(moment.reason)
        choice = self._chosen.get((moment.step, moment.seat))
        if moment.choice is not None and choice is not None:
            title = self.say("review-moment-decision", turn=moment.turn, player=player, swing=swing)
            return MomentText(title, f"{self.instead(choice)} {why}")
        rolled = self._positions[moment.step].dice
        dice = "" if rolled is None else chance_text(rolled)
        title = self.say("review-moment-luck", kind=self.kind, turn=moment.turn, dice=dice, player=player, swing=swing)
        if choice is not None and moment.swing.by(self.review.measure) > 0:
            why = f"{self.say('review-lucky-best', best=self.decision(moment.step, choice.best))} {why}"
        return MomentText(title, why)

    def instead(self, choice: Choice) -> str:
        """A sentence about what was chosen and what was best."""
        chosen, best = self.decision(choice.step, choice.decision), self.decision(choice.step, choice.best)
        return self.say("review-instead", decision=chosen, best=best)

    def why(self, choice: Choice) -> str:
        return "" if choice.reason is None else self.say.why(choice.reason)

    def costly(self, seat: int | None = None) -> list[Choice]:
        """The costly decisions, costliest first: of all seats, or of one."""
        found = costly(self.review.choices, self.review.measure)
        return [choice for choice in found if seat in {None, choice.seat}]

    def decision(self, step: int, decision: DecisionShape) -> str:
        """A short name of a decision."""
        say, table = self.say, self._positions[step]
        match decision:
            case PassShape():
                return say("option-stay" if table.phase == "step3" else "option-pass")
            case MarkShape(row, number):
                return say(f"cell-{row}", number=number)
            case MoveShape(field=field):
                assert field is not None
                color, number, _ = cast("onboard.Position", table).track[field - 1]
                return say("review-move", field=field, cell=say(f"cell-{color}", number=number))
            case DrawShape(places):
                display = cast("cards.Position", table).display
                return ", ".join(str(display[at].number) for at in places)
            case PlayShape(shown, color, marks):
                if not marks:
                    return say("review-show", cards=self._named(shown))
                first, *rest = marks
                crossed = ", ".join((say(f"cell-{color}", number=first), *map(str, rest)))
                if len(shown) == len(marks):
                    return crossed
                return say("option-play", crossed=crossed, cards=self._named(shown))
            case TextShape(text):
                return text

    def _named(self, shown: Iterable[str]) -> str:
        return ", ".join(self.say.card(CARDS[name]) for name in shown)


def _number(value: float) -> str:
    return str(round(value)).replace("-", MINUS)
