"""The games of an arena, many of them in step, so that a bot which can choose for many is asked once.

They are played on the rules themselves, with the numbered draws of ``chance``: with the same decisions ``Game.new`` and
the seed of the deal make the same game. Bots get what the ruleset's ``view`` shows, as everywhere. Who has a single
option is not asked.
"""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from ...bots import Bot, ManyBot
from ...bots.external import Kind, ProgramBot, ProgramFailure
from ...game import Game, View
from ...rng import ChanceSource, derived_seed
from ...rules import RULESETS, Decision, Dice, Position, Ruleset, cards, classic
from .schedule import Block, Plan, Seating, deal_seed, seatings


@dataclass(frozen=True, slots=True)
class Lost:
    """A seat that lost its game by not choosing: how, and what the program or the system said of it."""

    seat: int
    kind: Kind
    told: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: who sat where, everybody's points, and who failed. After a failure points mean nothing.

    ``luck`` is what the dice gave of each seat's chance to win, if that was reckoned.
    """

    seating: Seating
    points: tuple[int, ...]
    lost: tuple[Lost, ...] = ()
    luck: tuple[float, ...] = ()


Dealt = tuple[Played, ...]
"""The games of one deal."""


def play_block(plan: Plan, block: Block) -> tuple[Dealt, ...]:
    """Play the deals of a block."""
    deals = range(block.first, block.first + block.count)
    with ExitStack() as closing:
        bench = _Bench(plan, block, closing)
        # a program plays one game at a time, and then the next: what it remembers is of that game
        groups: Iterable[Iterable[int]] = ((deal,) for deal in deals) if bench.programs else (deals,)
        return tuple(dealt for group in groups for dealt in _play_deals(plan, block.table, group, bench))


class _Bench:
    """The bots of a block: those that sit down once, programs that go on to the next game, and new ones for a seat."""

    def __init__(self, plan: Plan, block: Block, closing: ExitStack) -> None:
        self._entrants = plan.entrants
        self._closing = closing
        self._once: dict[int, ManyBot] = {}
        self._programs: dict[tuple[int, int, int], ProgramBot] = {}
        self.programs = False
        for number in set(plan.tables[block.table]):
            entrant = plan.entrants[number]
            self.programs |= bool(entrant.command)
            if entrant.sits_once:
                bot = entrant.sit(derived_seed(str(plan.seed), f"bot {number} of deals {block.first}"))
                assert isinstance(bot, ManyBot)
                self._once[number] = bot

    def waiting(self) -> "dict[int, tuple[ManyBot, list[_Asked]]]":
        """Room for the questions to each bot that sits once, by the entrant's number."""
        return {number: (bot, []) for number, bot in self._once.items()}

    def bot(self, number: int, seed: str, turn: int, seat: int) -> Bot:
        """Who plays for an entrant at a seat of a deal's game."""
        if number in self._once:
            return self._once[number]
        entrant = self._entrants[number]
        if not entrant.command:
            return entrant.sit(derived_seed(seed, f"bot {seat} of game {turn}"))
        key = (number, turn, seat)
        if key not in self._programs:
            program = entrant.sit(seed)
            assert isinstance(program, ProgramBot)
            self._programs[key] = self._closing.enter_context(program)
        return self._programs[key]


class _Chance:
    """The chance of a deal. Each of its games asks for the same draws, so they are kept."""

    def __init__(self, seed: str) -> None:
        self._source = ChanceSource(seed)
        self._dice: dict[int, Dice] = {}

    def dice(self, draw: int) -> Dice:
        found = self._dice.get(draw)
        if found is None:
            found = self._dice[draw] = self._source.dice(draw)
        return found

    def shuffled(self, draw: int, position: cards.Position) -> Any:
        return self._source.shuffle(draw, position.discard)


_Asked = tuple["_Table", int, View, Sequence[Decision]]
"""A question that waits for others to the same bot."""


class _Table:
    """A game in progress."""

    __slots__ = ("_bots", "_chance", "_decisions", "_luck", "_position", "_rules", "_seating", "_steps", "lost")

    def __init__(
        self, rules: Ruleset[Any], position: Position, chance: _Chance, seating: Seating, bots: list[Bot]
    ) -> None:
        self._rules, self._position, self._chance = rules, position, chance
        self._seating, self._bots = seating, bots
        self._steps = 0
        self._decisions: dict[int, Decision] = {}
        self._luck: tuple[float, ...] = ()
        self.lost: list[Lost] = []

    def coming_roll(self) -> tuple[Position, Dice] | None:
        """The position and what will be rolled in it, if it is time to."""
        if self._rules.chance(self._position) != "dice":
            return None
        return self._position, self._chance.dice(self._steps + 2)

    def got(self, luck: tuple[float, ...]) -> None:
        """Remember what the dice gave."""
        self._luck = tuple(map(sum, zip(self._luck, luck, strict=True))) if self._luck else luck

    def ask(self, waiting: dict[int, tuple[ManyBot, list[_Asked]]]) -> None:
        """Roll if it is time, and ask everybody who is to decide; questions for bots that sit once are left to wait."""
        rules = self._rules
        if (coming := self.coming_roll()) is not None:
            self._position = rules.apply_unchecked(self._position, {}, coming[1])
            self._steps += 1
        position = self._position
        seats = rules.to_act(position)
        for seat in seats:
            options = rules.options(position, seat)
            if len(options) == 1:
                self._decisions[seat] = options[0]
                continue
            table: Any = rules.view(position, seat)
            view, number = View(seat, table, seats), self._seating[seat]
            if number in waiting:
                waiting[number][1].append((self, seat, view, options))
                continue
            try:
                self.decide(seat, self._bots[seat].choose(view, options), options)
            except ProgramFailure as failure:
                self.lost.append(Lost(seat, failure.kind, failure.detail))

    def decide(self, seat: int, decision: Decision, options: Sequence[Decision]) -> None:
        """Take a seat's decision. ValueError if it is none of the options: such a bot is broken."""
        if decision not in options:
            raise ValueError(f"a bot chose {decision}, which is none of its options")
        self._decisions[seat] = decision

    def go_on(self) -> bool:
        """Apply what was decided; whether the game is not over yet."""
        if self.lost:
            return False
        rules, position, chance = self._rules, self._position, None
        if rules.chance(position) == "reshuffle":
            assert isinstance(position, cards.Position)
            chance = self._chance.shuffled(self._steps + 2, position)
        self._position = position = rules.apply_unchecked(position, self._decisions, chance)
        self._steps += 1
        self._decisions = {}
        return bool(position.phase != "over")

    def played(self) -> Played:
        totals = tuple(score.total for score in self._rules.scores(self._position))
        return Played(self._seating, totals, tuple(self.lost), self._luck)


def _play_deals(plan: Plan, table: int, deals: Iterable[int], bench: _Bench) -> list[Dealt]:
    """Play all games of these deals in step."""
    rules = RULESETS[plan.game]
    dealt: list[list[_Table]] = []
    for deal in deals:
        seed = deal_seed(plan, deal)
        position = Game.new(plan.game, plan.players, seed=seed, start=0, **plan.options).position
        chance = _Chance(seed)
        dealt.append(
            [
                _Table(
                    rules,
                    position,
                    chance,
                    seating,
                    [bench.bot(number, seed, turn, seat) for seat, number in enumerate(seating)],
                )
                for turn, seating in enumerate(seatings(plan.tables[table], deal))
            ]
        )
    waiting = bench.waiting()
    playing = [each for tables in dealt for each in tables]
    while playing:
        if plan.luck:
            _reckon_luck(playing)
        for each in playing:
            each.ask(waiting)
        for bot, asked in waiting.values():
            if asked:
                chosen = bot.choose_many([view for _, _, view, _ in asked], [options for *_, options in asked])
                for (each, seat, _, options), decision in zip(asked, chosen, strict=True):
                    each.decide(seat, decision, options)
                asked.clear()
        playing = [each for each in playing if each.go_on()]
    return [tuple(each.played() for each in tables) for tables in dealt]


def _reckon_luck(playing: Sequence[_Table]) -> None:
    from .luck import given  # noqa: PLC0415 - networks are loaded where they are asked

    due = [(each, roll) for each in playing if (roll := each.coming_roll()) is not None]
    if due:
        positions = [position for _, (position, _) in due if isinstance(position, classic.Position)]
        for (each, _), luck in zip(due, given(positions, [dice for _, (_, dice) in due]), strict=True):
            each.got(luck)
