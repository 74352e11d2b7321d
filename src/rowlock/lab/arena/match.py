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
class Forfeit:
    """A seat that lost its game by not choosing: how, and what the program or the system said of it."""

    seat: int
    kind: Kind
    detail: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over: who sat where, everybody's points, and who failed. After a failure points mean nothing.

    ``luck`` is what the dice gave of each seat's chance to win, if that was reckoned.
    """

    seating: Seating
    points: tuple[int, ...]
    forfeits: tuple[Forfeit, ...] = ()
    luck: tuple[float, ...] = ()


DealResults = tuple[GameResult, ...]
"""The games of one deal."""


def run_block(plan: Plan, block: Block) -> tuple[DealResults, ...]:
    """Play the deals of a block."""
    deals = range(block.first, block.first + block.count)
    with ExitStack() as closing:
        bots = _BotPool(plan, block, closing)
        # a program plays one game at a time, and then the next: what it remembers is of that game
        groups: Iterable[Iterable[int]] = ((deal,) for deal in deals) if bots.programs else (deals,)
        return tuple(dealt for group in groups for dealt in _play_deals(plan, block.table, group, bots))


class _BotPool:
    """The bots of a block: those that sit down once, programs that go on to the next game, and new ones for a seat."""

    def __init__(self, plan: Plan, block: Block, closing: ExitStack) -> None:
        self._entrants = plan.entrants
        self._closing = closing
        self._batched: dict[int, ManyBot] = {}
        self._programs: dict[tuple[int, int, int], ProgramBot] = {}
        self.programs = False
        for number in set(plan.tables[block.table]):
            entrant = plan.entrants[number]
            self.programs |= bool(entrant.command)
            if entrant.is_batched:
                bot = entrant.make_bot(derived_seed(str(plan.seed), f"bot {number} of deals {block.first}"))
                assert isinstance(bot, ManyBot)
                self._batched[number] = bot

    def pending(self) -> "dict[int, tuple[ManyBot, list[_Pending]]]":
        """Room for the questions to each bot that sits once, by the entrant's number."""
        return {number: (bot, []) for number, bot in self._batched.items()}

    def bot(self, number: int, seed: str, turn: int, seat: int) -> Bot:
        """Who plays for an entrant at a seat of a deal's game."""
        if number in self._batched:
            return self._batched[number]
        entrant = self._entrants[number]
        if not entrant.command:
            return entrant.make_bot(derived_seed(seed, f"bot {seat} of game {turn}"))
        key = (number, turn, seat)
        if key not in self._programs:
            program = entrant.make_bot(seed)
            assert isinstance(program, ProgramBot)
            self._programs[key] = self._closing.enter_context(program)
        return self._programs[key]


class _DealChance:
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


_Pending = tuple["_RunningGame", int, View, Sequence[Decision]]
"""A question that waits for others to the same bot."""


class _RunningGame:
    """A game in progress."""

    __slots__ = ("_bots", "_chance", "_decisions", "_luck", "_position", "_rules", "_seating", "_steps", "forfeits")

    def __init__(
        self, rules: Ruleset[Any], position: Position, chance: _DealChance, seating: Seating, bots: list[Bot]
    ) -> None:
        self._rules, self._position, self._chance = rules, position, chance
        self._seating, self._bots = seating, bots
        self._steps = 0
        self._decisions: dict[int, Decision] = {}
        self._luck: tuple[float, ...] = ()
        self.forfeits: list[Forfeit] = []

    def coming_roll(self) -> tuple[Position, Dice] | None:
        """The position and what will be rolled in it, if it is time to."""
        if self._rules.chance(self._position) != "dice":
            return None
        return self._position, self._chance.dice(self._steps + 2)

    def add_luck(self, luck: tuple[float, ...]) -> None:
        """Remember what the dice gave."""
        self._luck = tuple(map(sum, zip(self._luck, luck, strict=True))) if self._luck else luck

    def request_decisions(self, pending: dict[int, tuple[ManyBot, list[_Pending]]]) -> None:
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
            if number in pending:
                pending[number][1].append((self, seat, view, options))
                continue
            try:
                self.decide(seat, self._bots[seat].choose(view, options), options)
            except ProgramFailure as failure:
                self.forfeits.append(Forfeit(seat, failure.kind, failure.detail))

    def decide(self, seat: int, decision: Decision, options: Sequence[Decision]) -> None:
        """Take a seat's decision. ValueError if it is none of the options: such a bot is broken."""
        if decision not in options:
            raise ValueError(f"a bot chose {decision}, which is none of its options")
        self._decisions[seat] = decision

    def advance(self) -> bool:
        """Apply what was decided; whether the game is not over yet."""
        if self.forfeits:
            return False
        rules, position, chance = self._rules, self._position, None
        if rules.chance(position) == "reshuffle":
            assert isinstance(position, cards.Position)
            chance = self._chance.shuffled(self._steps + 2, position)
        self._position = position = rules.apply_unchecked(position, self._decisions, chance)
        self._steps += 1
        self._decisions = {}
        return bool(position.phase != "over")

    def result(self) -> GameResult:
        totals = tuple(score.total for score in self._rules.scores(self._position))
        return GameResult(self._seating, totals, tuple(self.forfeits), self._luck)


def _play_deals(plan: Plan, table: int, deals: Iterable[int], bots: _BotPool) -> list[DealResults]:
    """Play all games of these deals in step."""
    rules = RULESETS[plan.game]
    dealt: list[list[_RunningGame]] = []
    for deal in deals:
        seed = deal_seed(plan, deal)
        position = Game.new(plan.game, plan.players, seed=seed, start=0, **plan.options).position
        chance = _DealChance(seed)
        dealt.append(
            [
                _RunningGame(
                    rules,
                    position,
                    chance,
                    seating,
                    [bots.bot(number, seed, turn, seat) for seat, number in enumerate(seating)],
                )
                for turn, seating in enumerate(seatings(plan.tables[table], deal))
            ]
        )
    pending = bots.pending()
    running = [each for tables in dealt for each in tables]
    while running:
        if plan.luck:
            _measure_luck(running)
        for each in running:
            each.request_decisions(pending)
        for bot, requests in pending.values():
            if requests:
                chosen = bot.choose_many([view for _, _, view, _ in requests], [options for *_, options in requests])
                for (each, seat, _, options), decision in zip(requests, chosen, strict=True):
                    each.decide(seat, decision, options)
                requests.clear()
        running = [each for each in running if each.advance()]
    return [tuple(each.result() for each in tables) for tables in dealt]


def _measure_luck(running: Sequence[_RunningGame]) -> None:
    from .luck import roll_luck  # noqa: PLC0415 - networks are loaded where they are asked

    due = [(each, roll) for each in running if (roll := each.coming_roll()) is not None]
    if due:
        positions = [position for _, (position, _) in due if isinstance(position, classic.Position)]
        for (each, _), luck in zip(due, roll_luck(positions, [dice for _, (_, dice) in due]), strict=True):
            each.add_luck(luck)
