"""One-turn lookahead in the card game: a play and the next seat's whole turn, in sampled deals."""

from typing import Any

from ..arrays import Result
from ..model import Value, final_value_of, where_value
from ..rows import points
from .features import DRAW, Model, expected
from .options import Randomness, play_turn
from .turn import CardBatch


def lookahead(model: Model, played: Result[CardBatch], randomness: Randomness) -> Value:
    """The value to the seat that has just played, after the next seat's whole turn."""

    def choose(by: Any, *given: Any) -> Any:
        return by(model, *given)

    players = played.points.shape[1]
    turn = play_turn(choose, played.state, randomness, model.jokers)
    after, seat = turn.result, (players - 2) % players
    value = where_value(after.over, final_value_of(after.points, seat), expected(model, after.state, seat, DRAW))
    early = final_value_of(points(turn.answered.rows, turn.answered.penalties), players - 1)
    value = where_value(turn.early, early, value)
    return where_value(played.over, final_value_of(played.points, players - 1), value)
