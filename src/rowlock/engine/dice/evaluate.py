"""What the options of the dice games are worth to a seat: by the network, looking one turn further, and looking at who
the opponent is.

Many seats are judged at once, if they are in the same place: as many players, the same board, the same phase, the same
distance from the active seat.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import Cross, Decision, Move, classic, onboard, ruleset_of
from ...rules.track import Track
from ..encode import answer_index, dice_batch, roll_batch
from ..model import Network, Value, at_the_end, chosen, keep_behind, mean, promising
from ..opponent_model import carefulness
from ..rows import Array
from ..symmetry import siblings
from . import options as dice
from .lookahead import ahead
from .options import Board, Choice, Options, Table, board_of

WINDOW: Final = 0.012
"""Options are worth a search that are so much worse than the best, by the networks: they err by about as much."""


class Search(NamedTuple):
    """How far to look: at how many of the options one turn further, with one of the networks; at how many rolls yet
    another turn; and with how many networks that learned against careful players at what an opponent's sheet tells of
    its habits.
    """

    options: int
    rolls: int = 0
    careful: int = 0


DUEL: Final = "duel"


class BatchKey(NamedTuple):
    """Where seats are that can be judged together."""

    players: int
    track: Track
    phase: str
    seat: int


def batch_key(position: classic.Position, seat: int) -> BatchKey:
    """Where a seat is."""
    players = len(position.sheets)
    track = position.track if isinstance(position, onboard.Position) else ()
    return BatchKey(players, track, position.phase, (seat - position.active) % players)


class Mind(NamedTuple):
    """Networks whose mean counts, and the board."""

    nets: tuple[Network, ...]
    board: Board | None


def network_for(place: BatchKey) -> str:
    """The network that was trained for such a place."""
    if place.track:
        return "onboard"
    return {1: "solo", 2: DUEL}.get(place.players, "classic")


def mind_for(place: BatchKey, networks: int) -> Mind:
    """So many networks of those that came with the package for such a place."""
    return Mind(siblings(network_for(place), networks), board_of(place.track))


def judge(
    place: BatchKey,
    positions: Sequence[classic.Position],
    options: Sequence[Sequence[Decision]],
    networks: int,
    search: Search | None,
    also: Sequence[Collection[int]],
) -> list[Value]:
    """What a seat can expect after each of its options, in the options' order; positions are all in one place.

    A search, which is told the places of some options of each position, looks at these ``also``, whatever they seem to
    be worth.
    """
    mind = mind_for(place, networks)
    table = dice_batch(positions)
    rolled = roll_batch([position.dice for position in positions if position.dice is not None])
    did = np.array([position.active_crossed for position in positions])
    considered, codes, choices = _considered(mind, place, table, rolled, did, positions, options)
    values = _each(considered, codes)
    if search is not None:
        wanted = [promising(value, search.options, WINDOW, asked) for value, asked in zip(values, also, strict=True)]
        _look_further(
            mind._replace(nets=mind.nets[:1]), place, table, rolled, did, values, choices, wanted, search.rolls
        )
        if search.careful and network_for(place) == DUEL:
            against = Mind(siblings("careful", search.careful), None)
            considered, codes, _ = _considered(against, place, table, rolled, did, positions, options)
            other = 1 - place.seat
            likely = carefulness(table.rows[:, other], table.penalties[:, other])
            values = [_mixed(*three) for three in zip(values, _each(considered, codes), likely, strict=True)]
    return values


def _each(found: Options, codes: "Codes") -> list[Value]:
    """What the options of each position are worth that it has."""
    return [Value(*(part[at, code] for part in found.value)) for at, code in enumerate(codes)]


def _mixed(usual: Value, careful: Value, likely: np.float32) -> Value:
    """What options are worth against an opponent who is so likely a careful one."""
    return Value(*(a + likely * (b - a) for a, b in zip(usual, careful, strict=True)))


def standing(place: BatchKey, positions: Sequence[classic.Position], networks: int) -> Value:
    """What a seat can expect that has nothing to decide: looking one turn further between turns, and in a turn if the
    active seat goes on as it would.
    """
    mind, table = mind_for(place, networks), dice_batch(positions)
    if place.phase == "roll":
        return _ahead(mind, table, place.seat)
    rolled = roll_batch([position.dice for position in positions if position.dice is not None])
    did = np.array([position.active_crossed for position in positions])
    every = [ruleset_of(position).options(position, position.active) for position in positions]
    found, codes, choices = _considered(mind, place._replace(seat=0), table, rolled, did, positions, every)
    best = [int(np.argmax(found.value.utility()[at, code])) for at, code in enumerate(codes)]
    taken = [Choice(*(part[at : at + 1] for part in some)) for some, at in zip(choices, best, strict=True)]
    choice = Choice(*(np.concatenate(parts) for parts in zip(*taken, strict=True)))
    result = dice.apply(mind.board, table, rolled, choice, did)
    seat = (place.seat - 1) % place.players
    going = mean([dice.expected(net, mind.board, result.table, seat) for net in mind.nets])
    return chosen(result.over, at_the_end(result.points, seat), going)


def _ahead(mind: Mind, table: Table, seat: int) -> Value:
    return mean([ahead(net, mind.board, table, seat) for net in mind.nets])


def _options(each: list[Options]) -> Options:
    """Options with the networks' mean value."""
    return each[0]._replace(value=mean([options.value for options in each]))


Codes = list[NDArray[np.int64]]


def _considered(
    mind: Mind,
    place: BatchKey,
    table: Table,
    rolled: dice.Dice,
    did: NDArray[np.bool_],
    positions: Sequence[classic.Position],
    options: Sequence[Sequence[Decision]],
) -> tuple[Options, Codes, list[Choice]]:
    """The options as arrays; for each position which of them its own are, and the whole turn that each leads to."""
    nets, board = mind
    batch, players = table.penalties.shape
    none = np.zeros((batch, players), np.int32)
    if place.phase == "action1":
        considered = [dice.consider(net, board, table, rolled, place.seat) for net in nets]
        found, guess = _options([each.options for each in considered]), considered[0].expected
        first = [np.array([answer_index(option) for option in some]) for some in options]
        if place.seat:
            return found, first, [_with_white(guess, at, place.seat, code) for at, code in enumerate(first)]
        worth = np.where(found.legal, found.value.utility(), -np.inf).reshape(batch, 5, dice.SECONDS)
        second = worth.argmax(axis=2)
        codes = [code * dice.SECONDS + second[at, code] for at, code in enumerate(first)]
        return found, codes, [_joint(guess, at, code, found.steps[at]) for at, code in enumerate(codes)]
    if place.phase == "action2":
        quiet = dice.quiet(board, table)
        found = _options(
            [dice.active_options(net, board, table, rolled, quiet, table.rows, did, "action2") for net in nets]
        )
        codes = [
            np.array([_second(option, position) for option in some])
            for some, position in zip(options, positions, strict=True)
        ]
        choices = [
            Choice(np.zeros((len(code), players), np.int32), code, found.steps[at][code])
            for at, code in enumerate(codes)
        ]
        return found, codes, choices
    assert board is not None
    found = _options([dice.pawn_options(net, board, table, did) for net in nets])
    codes = [
        np.array([_steps(option, position) for option in some])
        for some, position in zip(options, positions, strict=True)
    ]
    return found, codes, [Choice(none[:1].repeat(len(c), axis=0), np.zeros(len(c), np.int32), c) for c in codes]


def _second(option: Decision, position: classic.Position) -> int:
    if not isinstance(option, Cross):
        return 0
    assert position.dice is not None
    die = position.dice.white[0] + position.dice.colors[option.color] != option.number
    return 1 + 2 * option.color + die


def _steps(option: Decision, position: classic.Position) -> int:
    assert isinstance(position, onboard.Position)
    return onboard.reach(position).index(option.field) + 1 if isinstance(option, Move) else 0


def _with_white(guess: Choice, at: int, seat: int, code: NDArray[np.int64]) -> Choice:
    white = np.repeat(guess.white[at][None], len(code), axis=0)
    white[:, seat] = code
    return Choice(white, np.repeat(guess.color[at], len(code)), np.repeat(guess.steps[at], len(code)))


def _joint(guess: Choice, at: int, code: NDArray[np.int64], steps: NDArray[np.int64]) -> Choice:
    white = np.repeat(guess.white[at][None], len(code), axis=0)
    white[:, 0] = code // dice.SECONDS
    return Choice(white, code % dice.SECONDS, steps[code])


def _look_further(
    mind: Mind,
    place: BatchKey,
    table: Table,
    rolled: dice.Dice,
    did: NDArray[np.bool_],
    values: list[Value],
    choices: list[Choice],
    wanted: Codes,
    count: int,
) -> None:
    """Let count, of the options that are wanted, half what comes one turn later, and so many rolls two turns later."""
    source = np.repeat(np.arange(len(values)), [len(some) for some in wanted])
    if not len(source):
        return
    which = np.concatenate(wanted)
    choice = Choice(
        *(
            np.concatenate([part[some] for part, some in zip(parts, wanted, strict=True)])
            for parts in zip(*choices, strict=True)
        )
    )
    some = Table(*(part[source] for part in table))
    result = dice.apply(
        mind.board, some, dice.Dice(*(part[source] for part in rolled)), choice, _before(place, did, source)
    )
    players = table.penalties.shape[1]
    seat = (place.seat - 1) % players
    found = Value(*(np.array(part, np.float32) for part in at_the_end(result.points, seat)))
    going = np.nonzero(~result.over)[0]
    if len(going):
        after = Table(*(part[going] for part in result.table))
        seen = _ahead(mind, after, seat)
        if count:
            seen = _corrected(mind, after, seat, seen, count)
        for part, new in zip(found, seen, strict=True):
            part[going] = new
    # what many networks see at once and what few see one turn later are wrong in different places; an end is exact
    for part in range(3):
        for at, option, new, exact in zip(source, which, found[part], result.over, strict=True):
            values[at][part][option] = new if exact else (values[at][part][option] + new) / 2
    for value, looked in zip(values, wanted, strict=True):
        keep_behind(value, looked)


def _before(place: BatchKey, did: NDArray[np.bool_], source: NDArray[np.int64]) -> NDArray[np.bool_] | None:
    return None if place.phase == "action1" else did[source]


def _corrected(mind: Mind, table: Table, seat: int, seen: Value, count: int) -> Value:
    """Values over every coming roll, corrected for the turn after it by some rolls, the same for every option.

    What a roll adds to what the network expected of it has far less spread than the roll's outcome itself.
    """
    batch, players = table.penalties.shape
    luck = np.random.default_rng(20_06)
    many = Table(*(np.repeat(part, count, axis=0) for part in table))
    white, colors = _spread(luck, count)
    rolled = dice.Dice(np.tile(white, (batch, 1)), np.tile(colors, (batch, 1)))
    result = dice.apply(mind.board, many, rolled, dice.decide(mind.nets[0], mind.board, many, rolled))
    after = Table(*(part[~result.over] for part in result.table))
    if not len(after.closed):
        return seen
    later = (seat - 1) % players
    once = dice.expected(mind.nets[0], mind.board, after, later)
    twice = ahead(mind.nets[0], mind.board, after, later)
    corrected: list[Array] = []
    for part, one, two in zip(seen, once, twice, strict=True):
        added = np.zeros(batch * count, np.float32)
        added[~result.over] = two - one
        corrected.append(part + added.reshape(batch, count).mean(axis=1))
    return Value(*corrected)


def _spread(luck: np.random.Generator, count: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Rolls whose dice each show every face as evenly as so many rolls allow."""
    faces = np.stack([luck.permutation(np.arange(count) % 6) + 1 for _ in range(6)], axis=1).astype(np.int32)
    return faces[:, :2], faces[:, 2:]
