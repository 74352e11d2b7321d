"""One-turn lookahead in the card game: a play and the next seat's whole turn, in sampled deals."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..model import Network, Value, best, final_value_of, where_value
from ..rows import points
from .features import DRAW, CardBatch, expected
from .options import choose_answers, choose_draw, play_options
from .turn import Plays, after_draw, after_play, has_ended, rows_after_answers


class Randomness(NamedTuple):
    """Random numbers of a turn: for the displays that the next seat samples, and for the cards off the pile."""

    display: NDArray[np.float64]
    pile: NDArray[np.float64]


def lookahead(
    net: Network,
    jokers: bool,
    deals: CardBatch,
    plays: Plays,
    which: NDArray[np.int64],
    has_crossed: NDArray[np.bool_],
    randomness: Randomness,
) -> Value:
    """The value to the active seat after its play and the next seat's whole turn."""
    players = deals.rows.shape[1]
    state, over, total = after_play(deals, plays, which, has_crossed)
    value = final_value_of(total, players - 1)
    drawn, missing = choose_draw(net, state, randomness.display, jokers)
    state = after_draw(state, drawn, missing, randomness.pile)
    answers = choose_answers(net, state, jokers)
    state = state._replace(rows=rows_after_answers(state, answers))
    early = has_ended(state.rows).any(axis=1)
    value = where_value(over, value, final_value_of(points(state.rows, state.penalties), players - 1))
    options, found = play_options(net, state, answers[:, 0] > 0, jokers)
    after, last, total = after_play(state, found, best(options.value, options.legal), answers[:, 0] > 0)
    seat = (players - 2) % players
    stage = np.full(len(last), DRAW, np.int32)
    later = where_value(last, final_value_of(total, seat), expected(net, after, seat, stage, jokers))
    return where_value(over | early, value, later)
