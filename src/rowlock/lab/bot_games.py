"""Games of bots, played in step so that bots with ``choose_many`` get batches of decisions.

They are played on the rules, which is faster than a ``Game``; ``Game.new`` with the seed of the deal and the same
decisions gives the same game. Bots see their seat's view. A single option is taken without asking the bot.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..bots import Bot, ManyBot
from ..bots.external import Kind, ProgramBot, ProgramFailure
from ..game import Game, View
from ..plugins import load_games
from ..rng import FIRST_STEP, ChanceSource, Draw, derived_seed
from ..rules import RULESETS, Decision, Dice, Position, Ruleset
from .plan import Chunk, Plan, Seating


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that lost its game because its program failed: the kind of failure and its message."""

    seat: int
    kind: Kind
    detail: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game: the player and points of each seat, and forfeits. After a forfeit points are meaningless.

    ``luck`` is the total change in each seat's win probability due to the dice, if measured; ``last`` the last
    position, in a simulation.
    """

    seating: Seating
    points: tuple[int, ...]
    forfeits: tuple[Forfeit, ...] = ()
    luck: tuple[float, ...] = ()
    last: Position | None = None


DealResults = tuple[GameResult, ...]
"""The games of one deal."""


def play_chunk(plan: Plan, chunk: Chunk) -> tuple[DealResults, ...]:
    """Play the deals of a chunk."""
    load_games()  # in a worker process; does nothing if they are loaded
    deals = range(chunk.first, chunk.first + chunk.count)
    with ExitStack() as closing:
        bots = _Bots(plan, chunk, closing)
        # programs play one game after the other, so that their state belongs to one game
        groups: Iterable[Iterable[int]] = ((deal,) for deal in deals) if bots.has_programs else (deals,)
        return tuple(dealt for group in groups for dealt in _play_deals(plan, chunk.table, group, bots))


class _Bots:
    """The bots of a chunk: batched bots, programs that are reused for the next game, and a new bot per seat."""

    def __init__(self, plan: Plan, chunk: Chunk, closing: ExitStack) -> None:
        self._players, self._closing = plan.players, closing
        self._programs: dict[tuple[int, int, int], ProgramBot] = {}
        self.batched: dict[int, ManyBot] = {}
        numbers = set(plan.tables[chunk.table])
        self.has_programs = any(plan.players[number].command for number in numbers)
        for number in numbers:
            if plan.players[number].is_batched:
                seed = derived_seed(str(plan.seed), f"bot {number} of deals {chunk.first}")
                bot = plan.players[number].make_bot(seed)
                assert isinstance(bot, ManyBot)
                self.batched[number] = bot

    def seat(self, number: int, seed: str, turn: int, seat: int) -> Bot:
        """The bot of a player at a seat of a game of a deal."""
        if number in self.batched:
            return self.batched[number]
        player, key = self._players[number], (number, turn, seat)
        if not player.command:
            return player.make_bot(derived_seed(seed, f"bot {seat} of game {turn}"))
        if key not in self._programs:
            self._programs[key] = self._closing.enter_context(ProgramBot(player.command, player.ms))
        return self._programs[key]


@dataclass(eq=False, slots=True)
class _Table:
    """A game in progress; ``dice`` rolls by the number of the draw, all other chance comes from ``source``."""

    rules: Ruleset[Any]
    position: Any
    seating: Seating
    bots: Sequence[Bot]
    dice: Callable[[int], Dice]
    source: ChanceSource
    draw: int = FIRST_STEP
    decisions: dict[int, Decision] = field(default_factory=dict[int, Decision])
    forfeits: list[Forfeit] = field(default_factory=list[Forfeit])
    luck: tuple[float, ...] = ()

    def ask(self, requests: "dict[int, list[_Request]]") -> None:
        """Collect the decisions of the seats to act; those of batched bots are added to their requests."""
        rules, position = self.rules, self.position
        seats = rules.to_act(position)
        for seat in seats:
            options = rules.options(position, seat)
            if len(options) == 1:
                self.decisions[seat] = options[0]
                continue
            visible: Any = rules.view(position, seat)
            view, number = View(seat, visible, seats), self.seating[seat]
            if number in requests:
                requests[number].append((self, view, options))
                continue
            try:
                self.decide(seat, self.bots[seat].choose(view, options), options)
            except ProgramFailure as failure:
                self.forfeits.append(Forfeit(seat, failure.kind, failure.detail))

    def decide(self, seat: int, decision: Decision, options: Sequence[Decision]) -> None:
        """Record a seat's decision. Raises ValueError if it is not an option: the bot is broken."""
        if decision not in options:
            raise ValueError(f"a bot chose {decision}, which is not one of its options")
        self.decisions[seat] = decision

    def play(self) -> bool:
        """Apply the decisions; return whether the game goes on."""
        if self.forfeits:
            return False
        due = self.rules.chance(self.position) is not None
        self.apply(self.decisions, self.rules.draw(self.position, Draw(self.source, self.draw)) if due else None)
        self.decisions = {}
        return bool(self.position.phase != "over")

    def apply(self, decisions: dict[int, Decision], chance: Any) -> None:
        self.position = self.rules.apply_unchecked(self.position, decisions, chance)
        self.draw += 1

    def result(self, keep_position: bool) -> GameResult:
        points = tuple(score.total for score in self.rules.scores(self.position))
        last = self.position if keep_position else None
        return GameResult(self.seating, points, tuple(self.forfeits), self.luck, last)


_Request = tuple[_Table, View, Sequence[Decision]]
"""A decision to be made in a batch."""


def _play_deals(plan: Plan, table: int, deals: Iterable[int], bots: _Bots) -> list[DealResults]:
    """Play all games of these deals in step."""
    dealt: list[list[_Table]] = []
    rules = RULESETS[plan.game]
    options: dict[str, Any] = {**plan.options, "solo": True} if plan.seats == 1 else plan.options
    for deal in deals:
        seed, start = plan.deal_seed(deal), 0 if plan.duplicate else deal % plan.seats
        position = Game.new(plan.game, plan.seats, seed=seed, start=start, **options).position
        source = ChanceSource(seed)
        dice = cache(source.dice)  # the games of a deal have the same draws
        tables = list[_Table]()
        for turn, seating in enumerate(plan.seatings(table, deal)):
            seated = [bots.seat(number, seed, turn, seat) for seat, number in enumerate(seating)]
            tables.append(_Table(rules, position, seating, seated, dice, source))
        dealt.append(tables)
    requests: dict[int, list[_Request]] = {number: [] for number in bots.batched}
    running = [each for tables in dealt for each in tables]
    while running:
        _roll(running, plan.luck)
        for each in running:
            each.ask(requests)
        for number, asked in requests.items():
            if asked:
                _, views, choices = zip(*asked, strict=True)
                chosen = bots.batched[number].choose_many(views, choices)
                for (each, view, some), decision in zip(asked, chosen, strict=True):
                    each.decide(view.seat, decision, some)
                asked.clear()
        running = [each for each in running if each.play()]
    return [tuple(each.result(keep_position=not plan.duplicate) for each in tables) for tables in dealt]


def _roll(running: Sequence[_Table], luck: bool) -> None:
    """Roll in the games that wait for dice; ``luck`` also measures the luck of the rolls."""
    due = [each for each in running if each.rules.chance(each.position) == "dice"]
    before, rolled = [each.position for each in due], [each.dice(each.draw) for each in due]
    for each, dice in zip(due, rolled, strict=True):
        each.apply({}, dice)
    if luck and due:
        from .luck import roll_luck  # noqa: PLC0415 - loads the networks

        for each, gain in zip(due, roll_luck(before, rolled), strict=True):
            each.luck = tuple(map(sum, zip(each.luck, gain, strict=True))) if each.luck else gain
