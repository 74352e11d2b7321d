"""Evaluation of options of the dice games: ensemble, lookahead, sampled second turn, opponent model."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import Decision, classic, onboard
from ..arrays import Result, each, pick
from ..encode import BatchKey
from ..model import Options, Value, final_value_of, mean, where_value, with_values
from ..opponent_model import careful_probability
from ..search import Effort, Indices, Selection, average_with_search, search_candidates
from ..symmetry import ensemble
from .encode import encode, encode_options, encode_rolls
from .features import Model, expected, permuted
from .lookahead import lookahead
from .options import COLOR_ACTIONS, active_options, decide, pawn_options, seat_options
from .turn import Choice, Dice, DiceBatch, apply, board_of, idle_turn

WINDOW: Final = 0.012
"""Search window: options are searched if within this utility of the best, about the error of the networks."""
ROLL_SEED: Final = 2006
"""Seed of the sampled rolls: results are reproducible."""
MIN_ROLLOUT_MS: Final = 200
"""Time from which on the search samples rolls of a second turn."""
MS_PER_ROLL: Final = 15
"""Approximate cost of one sampled roll of the second turn, in milliseconds."""
MAX_ROLLS: Final = 400
"""Limit of sampled rolls; more take memory without changing the result."""
MIN_CROWDED_BOARD_MS: Final = 150
"""Cost of the lookahead with three or more pawns on a board, in milliseconds; below it there is no search."""
WAITING_ENSEMBLE_SIZE: Final = 2
"""Ensemble size for a position in which the seat has nothing to decide: it is evaluated with lookahead."""
DUEL: Final = "duel"
TWO_PLAYERS: Final = 2


def batch_key(position: classic.Position, seat: int) -> BatchKey:
    return BatchKey.of(position, seat, track=onboard.board(position).track)


def network_for(key: BatchKey) -> str:
    """The name of the network trained for such positions."""
    if key.track:
        return "onboard"
    return {1: "solo", TWO_PLAYERS: DUEL}.get(key.players, "classic")


def models(key: BatchKey, networks: int | None, name: str | None = None) -> list[Model]:
    """An ensemble for such positions, of the network trained for them or the one named."""
    nets = ensemble(name or network_for(key), None if key.track else permuted, networks)
    return [Model(net, board_of(key.track)) for net in nets]


def sampled_rolls(key: BatchKey, ms: int) -> int | None:
    """The rolls of a second turn to sample in a search of approximately some milliseconds; None for no search."""
    # a board multiplies the possible ends of a turn, and each evaluates the sheets of all opponents
    crowded = bool(key.track) and key.players > TWO_PLAYERS
    if ms <= 0 or (crowded and ms < MIN_CROWDED_BOARD_MS):
        return None
    return 0 if ms < MIN_ROLLOUT_MS else min(MAX_ROLLS, (ms - MIN_ROLLOUT_MS // 2) // MS_PER_ROLL)


class _Question(NamedTuple):
    """Positions of a batch in arrays, and the options of each as indices."""

    key: BatchKey
    state: DiceBatch
    rolled: Dice
    has_crossed: NDArray[np.bool_]
    options: list[Indices]


def _question(key: BatchKey, positions: Sequence[classic.Position], options: Sequence[Sequence[Decision]]) -> _Question:
    state = encode(positions)
    rolled = encode_rolls([position.dice for position in positions if position.dice is not None])
    has_crossed = np.array([position.active_crossed for position in positions])
    return _Question(key, state, rolled, has_crossed, encode_options(state, positions, options))


class _Answer(NamedTuple):
    """The options evaluated, the predicted choices of all seats, and the place of each option in ``options``."""

    question: _Question
    options: Options
    predicted: Choice
    places: list[Indices]

    def values(self) -> list[Value]:
        """The values of the options of each position."""
        return [pick(self.options.value, (at, places)) for at, places in enumerate(self.places)]

    def play(self, model: Model, source: Indices, place: Indices) -> Result[DiceBatch]:
        """The results of the whole turns that options of positions lead to."""
        key, state, rolled, has_crossed, _ = self.question
        choice = pick(self.predicted, source)
        if key.phase == "step3":
            choice = choice._replace(steps=place)
        elif key.seat:
            choice.white[:, key.seat] = place
        else:
            choice.white[:, 0] = place // COLOR_ACTIONS
            choice = choice._replace(color=place % COLOR_ACTIONS, steps=self.options.steps[source, place])
        return apply(model.board, pick(state, source), pick(rolled, source), choice, has_crossed[source])


def _answer(ensemble: Sequence[Model], question: _Question) -> _Answer:
    """Evaluate the options by the mean of an ensemble; the first member predicts."""
    key, state, rolled, has_crossed, places = question
    none = np.zeros(state.penalties.shape, np.int64)
    predicted = Choice(none, none[:, 0], none[:, 0])
    if key.phase == "action1":
        found, predictions = zip(*(seat_options(model, state, rolled, key.seat) for model in ensemble), strict=True)
        predicted = predictions[0]
    elif key.phase == "action2":
        idle = idle_turn(ensemble[0].board, state)
        found = tuple(active_options(model, state, rolled, idle, has_crossed) for model in ensemble)
    else:
        found = tuple(pawn_options(model, state, has_crossed) for model in ensemble)
    every = found[0]._replace(value=mean([options.value for options in found]))
    if key.phase == "action1" and key.seat == 0:  # with the best second action
        utility = np.where(every.legal, every.value.utility(), -np.inf).reshape(len(none), -1, COLOR_ACTIONS)
        second = utility.argmax(axis=2)
        places = [first * COLOR_ACTIONS + second[at, first] for at, first in enumerate(places)]
    return _Answer(question, every, predicted, places)


def evaluate_options(
    key: BatchKey, positions: Sequence[classic.Position], options: Sequence[Sequence[Decision]], effort: Effort
) -> list[Value]:
    """Evaluate the options of each position, in their order; all positions share the key."""
    question, ensemble = _question(key, positions, options), models(key, effort.networks)
    answer, rolls = _answer(ensemble, question), sampled_rolls(key, effort.ms)
    values = answer.values()
    if rolls is None:
        return values
    _search(ensemble[0], answer, values, rolls, effort.also)
    if effort.opponent_model and network_for(key) == DUEL:
        state, other = question.state, 1 - key.seat
        against = _answer(models(key, None, "careful"), question).values()
        probability = careful_probability(state.rows[:, other], state.penalties[:, other])
        values = [_mix(*three) for three in zip(values, against, probability, strict=True)]
    return values


def _mix(usual: Value, careful: Value, probability: np.float32) -> Value:
    """Values against an opponent that is careful with a probability."""
    return each(lambda a, b: a + probability * (b - a), usual, careful)


def evaluate_position(key: BatchKey, position: classic.Position) -> Value:
    """Evaluate a position in which the seat has nothing to decide; arrays of one.

    Between turns by lookahead; within a turn, assuming the active seat's best option.
    """
    ensemble = models(key, WAITING_ENSEMBLE_SIZE)
    if key.phase == "roll":
        return mean([lookahead(model, encode([position]), key.seat) for model in ensemble])
    question = _question(key._replace(seat=0), [position], [position.options(position.active)])
    answer = _answer(ensemble, question)
    (places,), (value,) = answer.places, answer.values()
    result = answer.play(ensemble[0], np.zeros(1, np.int64), places[[np.argmax(value.utility())]])
    seat = (key.seat - 1) % key.players
    going = mean([expected(model, result.state, seat) for model in ensemble])
    return where_value(result.over, final_value_of(result.points, seat), going)


def _search(model: Model, answer: _Answer, values: list[Value], rolls: int, also: Selection | None) -> None:
    """Average the values of the search candidates with a one-turn lookahead, in place."""
    key = answer.question.key
    wanted = [search_candidates(value, 3 if key.track else 4, WINDOW, also) for value in values]
    source = np.repeat(np.arange(len(values)), [len(some) for some in wanted])
    if not len(source):
        return
    place = np.concatenate([places[some] for places, some in zip(answer.places, wanted, strict=True)])
    result, seat = answer.play(model, source, place), (key.seat - 1) % key.players
    found, going = final_value_of(result.points, seat), np.nonzero(~result.over)[0]
    if len(going):
        after = pick(result.state, going)
        seen = lookahead(model, after, seat)
        if rolls:
            seen = _corrected_by_rollouts(model, after, seat, seen, rolls)
        found = with_values(found, going, seen)
    for at, (value, searched) in enumerate(zip(values, wanted, strict=True)):
        here = source == at
        average_with_search(value, searched, pick(found, here), exact=result.over[here])


def _corrected_by_rollouts(model: Model, state: DiceBatch, seat: int, seen: Value, count: int) -> Value:
    """Correct lookahead values by sampled rolls of the turn after it, the same rolls for every option.

    Control variate: the difference of lookahead and network after a roll varies far less than the value itself.
    """
    batch, players = state.penalties.shape
    many = each(lambda part: np.repeat(part, count, axis=0), state)
    rolled = each(lambda part: np.tile(part, (batch, 1)), _balanced_rolls(count))
    result = apply(model.board, many, rolled, decide(model, many, rolled))
    after = pick(result.state, ~result.over)
    if not len(after.closed):
        return seen
    later = (seat - 1) % players

    def corrected(part: NDArray[np.float32], once: NDArray[np.float32], twice: NDArray[np.float32]) -> object:
        added = np.zeros(batch * count, np.float32)
        added[~result.over] = twice - once
        return part + added.reshape(batch, count).mean(axis=1)

    return each(corrected, seen, expected(model, after, later), lookahead(model, after, later))


def _balanced_rolls(count: int) -> Dice:
    """Stratified rolls: each die shows every face equally often."""
    rng = np.random.default_rng(ROLL_SEED)
    faces = np.stack([rng.permutation(np.arange(count) % 6) + 1 for _ in range(6)], axis=1).astype(np.int32)
    return Dice(faces[:, :2], faces[:, 2:])
