"""Games of a tournament, played in step so that bots with ``choose_many`` get batches of decisions.

They are played on the rules with the numbered draws of ``rng``: ``Game.new`` with the seed of the deal and the same
decisions gives the same game. Bots get what the ruleset's ``view`` shows. A single option is taken
without asking the bot.
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
    """A seat that lost its game because its program failed: the kind of failure and its message."""

    seat: int
    kind: Kind
    detail: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game: the entrant and points of each seat, and forfeits. After a forfeit points are meaningless.

    ``luck`` is the total change in each seat's win probability due to the dice, if measured.
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
        # programs play one game after the other, so that their state belongs to one game
        groups: Iterable[Iterable[int]] = ((deal,) for deal in deals) if bots.programs else (deals,)
        return tuple(dealt for group in groups for dealt in _play_deals(plan, block.table, group, bots))


class _BotPool:
    """The bots of a block: batched bots, programs that are reused for the next game, and a new bot per seat."""

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
        """An empty queue of decisions for each batched bot, by entrant number."""
        return {number: (bot, []) for number, bot in self._batched.items()}

    def bot(self, number: int, seed: str, turn: int, seat: int) -> Bot:
        """The bot of an entrant at a seat of a game of a deal."""
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
    """Dice and shuffles of a deal; dice are cached, since each of its games uses the same draws."""

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
"""A decision to be made in a batch: game, seat, view and options."""


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
        """The position and its next roll, if a roll is due."""
        if self._rules.chance(self._position) != "dice":
            return None
        return self._position, self._chance.dice(self._steps + 2)

    def add_luck(self, luck: tuple[float, ...]) -> None:
        """Add the luck of a roll."""
        self._luck = tuple(map(sum, zip(self._luck, luck, strict=True))) if self._luck else luck

    def request_decisions(self, pending: dict[int, tuple[ManyBot, list[_Pending]]]) -> None:
        """Roll if due and collect decisions; those of batched bots are queued in ``pending``."""
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
        """Record a seat's decision. Raises ValueError if it is not an option: the bot is broken."""
        if decision not in options:
            raise ValueError(f"a bot chose {decision}, which is not one of its options")
        self._decisions[seat] = decision

    def advance(self) -> bool:
        """Apply the decisions; return whether the game goes on."""
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
    from .luck import roll_luck  # noqa: PLC0415 - loads the networks

    due = [(each, roll) for each in running if (roll := each.coming_roll()) is not None]
    if due:
        positions = [position for _, (position, _) in due if isinstance(position, classic.Position)]
        for (each, _), luck in zip(due, roll_luck(positions, [dice for _, (_, dice) in due]), strict=True):
            each.add_luck(luck)
