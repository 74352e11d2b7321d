"""Evaluation of options of the dice games: ensemble, lookahead, sampled second turn, opponent model.

Seats are evaluated in batches that share a :class:`BatchKey`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import Cross, Decision, Move, classic, onboard, ruleset_of
from ...rules.track import Track
from .. import dice
from ..encode import answer_index, dice_batch, roll_batch
from ..model import Network, Selection, Value, final_value_of, mean, rank_behind, search_candidates, where_value
from ..opponent_model import careful_probability
from ..rows import Array
from ..symmetry import permuted_networks
from .features import Board, Choice, DiceBatch, Options, board_of
from .lookahead import lookahead

WINDOW: Final = 0.012
"""Search window: options are searched if within this utility of the best, about the error of the networks."""
ROLL_SEED: Final = 2006
"""Seed of the sampled rolls: results are reproducible."""


class Search(NamedTuple):
    """Search limits: options to search by lookahead, sampled rolls for the second turn, and size of the ensemble
    trained against careful players (0 for no opponent model).
    """

    options: int
    rolls: int = 0
    careful: int = 0


DUEL: Final = "duel"


class BatchKey(NamedTuple):
    """What the positions of a batch have in common; ``seat`` counts turns from the active seat."""

    players: int
    track: Track
    phase: str
    seat: int


def batch_key(position: classic.Position, seat: int) -> BatchKey:
    players = len(position.sheets)
    track = position.track if isinstance(position, onboard.Position) else ()
    return BatchKey(players, track, position.phase, (seat - position.active) % players)


class Ensemble(NamedTuple):
    """Networks whose values are averaged, and the board."""

    nets: tuple[Network, ...]
    board: Board | None


def network_for(key: BatchKey) -> str:
    """The name of the network trained for such positions."""
    if key.track:
        return "onboard"
    return {1: "solo", 2: DUEL}.get(key.players, "classic")


def ensemble_for(key: BatchKey, networks: int) -> Ensemble:
    return Ensemble(permuted_networks(network_for(key), networks), board_of(key.track))


def evaluate_options(
    key: BatchKey,
    positions: Sequence[classic.Position],
    options: Sequence[Sequence[Decision]],
    networks: int,
    search: Search | None,
    also: Sequence[Selection],
) -> list[Value]:
    """Evaluate the options of each position, in their order; all positions share the key.

    The search always covers the options of each position that ``also`` selects.
    """
    ensemble = ensemble_for(key, networks)
    state = dice_batch(positions)
    rolled = roll_batch([position.dice for position in positions if position.dice is not None])
    has_crossed = np.array([position.active_crossed for position in positions])
    evaluated, indices, choices = _evaluated(ensemble, key, state, rolled, has_crossed, positions, options)
    values = _values_of_options(evaluated, indices)
    if search is not None:
        wanted = [
            search_candidates(value, search.options, WINDOW, extra) for value, extra in zip(values, also, strict=True)
        ]
        _search(
            ensemble._replace(nets=ensemble.nets[:1]),
            key,
            state,
            rolled,
            has_crossed,
            values,
            choices,
            wanted,
            search.rolls,
        )
        if search.careful and network_for(key) == DUEL:
            against = Ensemble(permuted_networks("careful", search.careful), None)
            evaluated, indices, _ = _evaluated(against, key, state, rolled, has_crossed, positions, options)
            other = 1 - key.seat
            probability = careful_probability(state.rows[:, other], state.penalties[:, other])
            values = [
                _mix(*three) for three in zip(values, _values_of_options(evaluated, indices), probability, strict=True)
            ]
    return values


def _values_of_options(found: Options, indices: "Indices") -> list[Value]:
    """The values of the options of each position."""
    return [Value(*(part[at, index] for part in found.value)) for at, index in enumerate(indices)]


def _mix(usual: Value, careful: Value, probability: np.float32) -> Value:
    """Values against an opponent that is careful with a probability."""
    return Value(*(a + probability * (b - a) for a, b in zip(usual, careful, strict=True)))


def evaluate_positions(key: BatchKey, positions: Sequence[classic.Position], networks: int) -> Value:
    """Evaluate positions in which the seat has nothing to decide.

    Between turns by lookahead; within a turn, assuming the active seat's best option.
    """
    ensemble, state = ensemble_for(key, networks), dice_batch(positions)
    if key.phase == "roll":
        return _lookahead(ensemble, state, key.seat)
    rolled = roll_batch([position.dice for position in positions if position.dice is not None])
    has_crossed = np.array([position.active_crossed for position in positions])
    every = [ruleset_of(position).options(position, position.active) for position in positions]
    found, indices, choices = _evaluated(ensemble, key._replace(seat=0), state, rolled, has_crossed, positions, every)
    best = [int(np.argmax(found.value.utility()[at, index])) for at, index in enumerate(indices)]
    taken = [Choice(*(part[at : at + 1] for part in some)) for some, at in zip(choices, best, strict=True)]
    choice = Choice(*(np.concatenate(parts) for parts in zip(*taken, strict=True)))
    result = dice.apply(ensemble.board, state, rolled, choice, has_crossed)
    seat = (key.seat - 1) % key.players
    going = mean([dice.expected(net, ensemble.board, result.state, seat) for net in ensemble.nets])
    return where_value(result.over, final_value_of(result.points, seat), going)


def _lookahead(ensemble: Ensemble, state: DiceBatch, seat: int) -> Value:
    return mean([lookahead(net, ensemble.board, state, seat) for net in ensemble.nets])


def _options(each: list[Options]) -> Options:
    """Options with the mean value of the ensemble."""
    return each[0]._replace(value=mean([options.value for options in each]))


Indices = list[NDArray[np.int64]]


def _evaluated(
    ensemble: Ensemble,
    key: BatchKey,
    state: DiceBatch,
    rolled: dice.Dice,
    has_crossed: NDArray[np.bool_],
    positions: Sequence[classic.Position],
    options: Sequence[Sequence[Decision]],
) -> tuple[Options, Indices, list[Choice]]:
    """The options as arrays; per position, the indices of its options and the whole turn that each leads to."""
    nets, board = ensemble
    batch, players = state.penalties.shape
    none = np.zeros((batch, players), np.int32)
    if key.phase == "action1":
        evaluated = [dice.seat_options(net, board, state, rolled, key.seat) for net in nets]
        found, predicted = _options([each.options for each in evaluated]), evaluated[0].predicted
        first = [np.array([answer_index(option) for option in some]) for some in options]
        if key.seat:
            return found, first, [_with_white(predicted, at, key.seat, index) for at, index in enumerate(first)]
        utility = np.where(found.legal, found.value.utility(), -np.inf).reshape(batch, 5, dice.COLOR_ACTIONS)
        second = utility.argmax(axis=2)
        indices = [index * dice.COLOR_ACTIONS + second[at, index] for at, index in enumerate(first)]
        return found, indices, [_joint(predicted, at, index, found.steps[at]) for at, index in enumerate(indices)]
    if key.phase == "action2":
        idle = dice.idle_turn(board, state)
        found = _options(
            [dice.active_options(net, board, state, rolled, idle, state.rows, has_crossed, "action2") for net in nets]
        )
        indices = [
            np.array([_color_action(option, position) for option in some])
            for some, position in zip(options, positions, strict=True)
        ]
        choices = [
            Choice(np.zeros((len(index), players), np.int32), index, found.steps[at][index])
            for at, index in enumerate(indices)
        ]
        return found, indices, choices
    assert board is not None
    found = _options([dice.pawn_options(net, board, state, has_crossed) for net in nets])
    indices = [
        np.array([_steps(option, position) for option in some])
        for some, position in zip(options, positions, strict=True)
    ]
    return found, indices, [Choice(none[:1].repeat(len(c), axis=0), np.zeros(len(c), np.int32), c) for c in indices]


def _color_action(option: Decision, position: classic.Position) -> int:
    if not isinstance(option, Cross):
        return 0
    assert position.dice is not None
    die = position.dice.white[0] + position.dice.colors[option.color] != option.number
    return 1 + 2 * option.color + die


def _steps(option: Decision, position: classic.Position) -> int:
    assert isinstance(position, onboard.Position)
    return onboard.reach(position).index(option.field) + 1 if isinstance(option, Move) else 0


def _with_white(predicted: Choice, at: int, seat: int, index: NDArray[np.int64]) -> Choice:
    white = np.repeat(predicted.white[at][None], len(index), axis=0)
    white[:, seat] = index
    return Choice(white, np.repeat(predicted.color[at], len(index)), np.repeat(predicted.steps[at], len(index)))


def _joint(predicted: Choice, at: int, index: NDArray[np.int64], steps: NDArray[np.int64]) -> Choice:
    white = np.repeat(predicted.white[at][None], len(index), axis=0)
    white[:, 0] = index // dice.COLOR_ACTIONS
    return Choice(white, index % dice.COLOR_ACTIONS, steps[index])


def _search(
    ensemble: Ensemble,
    key: BatchKey,
    state: DiceBatch,
    rolled: dice.Dice,
    has_crossed: NDArray[np.bool_],
    values: list[Value],
    choices: list[Choice],
    wanted: Indices,
    count: int,
) -> None:
    """Average the values of the ``wanted`` options with a one-turn lookahead, in place.

    ``count`` is the number of sampled rolls for the turn after it.
    """
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
    some = DiceBatch(*(part[source] for part in state))
    result = dice.apply(
        ensemble.board,
        some,
        dice.Dice(*(part[source] for part in rolled)),
        choice,
        _crossed_before(key, has_crossed, source),
    )
    players = state.penalties.shape[1]
    seat = (key.seat - 1) % players
    found = Value(*(np.array(part, np.float32) for part in final_value_of(result.points, seat)))
    going = np.nonzero(~result.over)[0]
    if len(going):
        after = DiceBatch(*(part[going] for part in result.state))
        seen = _lookahead(ensemble, after, seat)
        if count:
            seen = _corrected_by_rollouts(ensemble, after, seat, seen, count)
        for part, new in zip(found, seen, strict=True):
            part[going] = new
    # the errors of the ensemble and of the lookahead differ, so average them; final values are exact
    for part in range(3):
        for at, option, new, exact in zip(source, which, found[part], result.over, strict=True):
            values[at][part][option] = new if exact else (values[at][part][option] + new) / 2
    for value, searched in zip(values, wanted, strict=True):
        rank_behind(value, searched)


def _crossed_before(
    key: BatchKey, has_crossed: NDArray[np.bool_], source: NDArray[np.int64]
) -> NDArray[np.bool_] | None:
    return None if key.phase == "action1" else has_crossed[source]


def _corrected_by_rollouts(ensemble: Ensemble, state: DiceBatch, seat: int, seen: Value, count: int) -> Value:
    """Correct lookahead values by sampled rolls of the turn after it, the same rolls for every option.

    Control variate: the difference of lookahead and network after a roll varies far less than the value itself.
    """
    batch, players = state.penalties.shape
    rng = np.random.default_rng(ROLL_SEED)
    many = DiceBatch(*(np.repeat(part, count, axis=0) for part in state))
    white, colors = _balanced_rolls(rng, count)
    rolled = dice.Dice(np.tile(white, (batch, 1)), np.tile(colors, (batch, 1)))
    result = dice.apply(ensemble.board, many, rolled, dice.decide(ensemble.nets[0], ensemble.board, many, rolled))
    after = DiceBatch(*(part[~result.over] for part in result.state))
    if not len(after.closed):
        return seen
    later = (seat - 1) % players
    once = dice.expected(ensemble.nets[0], ensemble.board, after, later)
    twice = lookahead(ensemble.nets[0], ensemble.board, after, later)
    corrected: list[Array] = []
    for part, one, two in zip(seen, once, twice, strict=True):
        added = np.zeros(batch * count, np.float32)
        added[~result.over] = two - one
        corrected.append(part + added.reshape(batch, count).mean(axis=1))
    return Value(*corrected)


def _balanced_rolls(rng: np.random.Generator, count: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Stratified rolls: each die shows every face equally often."""
    faces = np.stack([rng.permutation(np.arange(count) % 6) + 1 for _ in range(6)], axis=1).astype(np.int32)
    return faces[:, :2], faces[:, 2:]
