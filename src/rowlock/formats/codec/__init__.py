"""The JSON of positions, decisions, chance, scores and views: how Rowlock talks to other programs.

What comes in is checked to the last entry: a position that no game can reach by form (a row crossed from right to
left, a card that is there twice, a lock without its number) is refused with a :class:`FormatError` that names the
entry. What goes out comes in again unchanged.
"""

from .chance import chance_from_json, chance_to_json
from .decisions import decision_from_json, decision_from_shape, decision_to_json
from .positions import position_from_json, position_to_json
from .views import score_to_json, view_to_json, visible_from_shape

__all__ = [
    "chance_from_json",
    "chance_to_json",
    "decision_from_json",
    "decision_from_shape",
    "decision_to_json",
    "position_from_json",
    "position_to_json",
    "score_to_json",
    "view_to_json",
    "visible_from_shape",
]
