"""Texts of a review in one language, for the terminal and the HTML page."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from ...formats.notation.writer import chance_text
from ...formats.schema import DecisionShape, DrawShape, MarkShape, MoveShape, PassShape, PlayShape, TextShape
from ...i18n import Words
from ...record import Record
from ...rules import CARDS, cards, onboard
from .analyze import GRADES, NO_CHANGE, Amount, Choice, Grade, Moment, Review, Standing, costly

MINUS: Final = "−"
MAX_COSTLY: Final = 10
"""Costly decisions listed by default, on the page and in the terminal."""


class Item(NamedTuple):
    """Title and text of a decisive moment or a costly decision, with the grade of the latter."""

    title: str
    text: str
    grade: Grade | None = None


class Section(NamedTuple):
    """A section of the report: headers and rows of a table, lines, items, and a note at the end.

    On the page, the note unfolds the ``folded`` items.
    """

    title: str
    table: tuple[list[str], list[list[str]]] | None = None
    lines: Sequence[str] = ()
    items: Sequence[Item] = ()
    note: str = ""
    folded: Sequence[Item] = ()


class Wording:
    """Texts of a review; ``record`` is the reviewed game."""

    def __init__(self, review: Review, record: Record, say: Words) -> None:
        self.review, self.say = review, say
        self._positions = record.positions()
        self._chosen = {(choice.step, choice.seat): choice for choice in review.choices}
        self.wins = review.measure == "win"
        self.bounds = (0.0, 1.0) if self.wins else (min(0.0, *self.values(0)), max(1.0, *self.values(0)))
        """Bottom and top of the curve: a chance, or the points of this game."""

    def sections(self, seat: int | None = None, *, every: bool = False) -> Iterator[Section]:
        """The report below the curve; with a seat, only the sentences and decisions of that seat.

        All costly decisions of a seat are shown, of all seats the costliest, or all with ``every``.
        """
        say, moments = self.say, self.review.moments
        told = [self.luck_and_cost(at) for at in (self.people() if seat is None else (seat,))]
        yield Section(say("review-parts-title"), self.parts(), told, note=say("review-parts-note"))
        if moments:
            numbered = enumerate(map(self.moment, moments), start=1)
            items = [Item(f"{number}. {each.title}", each.text) for number, each in numbered]
            yield Section(say("review-moments-title", count=len(moments)), items=items)
        yield Section(say("review-grades-title"), self.grades())
        found = [
            Item(
                f"{say('review-turn')} {choice.turn} · {self.review.names[choice.seat]} · {self.loss(choice.cost)}",
                f"{self.instead(choice)} {self.why(choice)}",
                choice.grade,
            )
            for choice in self.costly(seat)
        ]
        most = len(found) if every or seat is not None else MAX_COSTLY
        note = say("review-more", count=len(found[most:])) if found[most:] else ""
        none = () if found else (say("review-costly-none"),)
        yield Section(say("review-costly-title"), None, none, found[:most], note, found[most:])

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
        names, seats = self.review.names, self.review.seats
        rows = [[names[each.seat], *(str(each.grades[grade]) for grade in GRADES)] for each in seats]
        return [self.say("review-player"), *map(self.grade, GRADES)], rows

    # Sentences

    def standing(self) -> str:
        """The final or current result."""
        names = zip(self.review.names, self.review.result, strict=True)
        text = ", ".join(f"{name} {_number(points)}" for name, points in names)
        return self.say("review-result" if self.review.over else "review-unfinished", standing=text)

    def grade(self, grade: Grade) -> str:
        return self.say(f"review-grade-{grade}")

    def title(self) -> str:
        return self.say("review-title", game=self.say.game(self.review.game))

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
        return self.say("review-told", kind=self.review.game, sign=sign, player=player, luck=luck, cost=cost)

    def moment(self, moment: Moment) -> Item:
        player, swing, why = self.review.names[moment.seat], self.signed(moment.swing), self.say.why(moment.reason)
        choice = self._chosen.get((moment.step, moment.seat))
        if moment.choice is not None and choice is not None:
            title = self.say("review-moment-decision", turn=moment.turn, player=player, swing=swing)
            return Item(title, f"{self.instead(choice)} {why}")
        rolled = self._positions[moment.step].dice
        dice = "" if rolled is None else chance_text(rolled)
        kind = self.review.game  # the messages say cards for the card game and dice for the others
        title = self.say("review-moment-luck", kind=kind, turn=moment.turn, dice=dice, player=player, swing=swing)
        if choice is not None and moment.swing.by(self.review.measure) > 0:
            why = f"{self.say('review-lucky-best', best=self.decision(moment.step, choice.best))} {why}"
        return Item(title, why)

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
                return say(f"name-{row}", number=number)
            case MoveShape(field=field):
                assert field is not None
                color, number, _ = cast("onboard.Position", table).track[field - 1]
                return say("review-move", field=field, cell=say(f"cell-{color}", number=number))
            case DrawShape(places):
                display = cast("cards.Position", table).display
                return ", ".join(str(display[at].number) for at in places)
            case PlayShape(shown, color, marks):
                named = ", ".join(say.card(CARDS[name]) for name in shown)
                if not marks:
                    return say("review-show", cards=named)
                first, *rest = marks
                alone = len(shown) == len(marks)
                crossed = ", ".join((say(f"{'name' if alone else 'cell'}-{color}", number=first), *map(str, rest)))
                return crossed if alone else say("option-play", crossed=crossed, cards=named)
            case TextShape(text):
                return text


def _number(value: float) -> str:
    return str(round(value)).replace("-", MINUS)
