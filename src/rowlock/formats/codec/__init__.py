"""JSON interchange format of positions, decisions, chance, scores and views.

Reading validates every entry: a malformed position (a row crossed from right to left, a duplicate card, a lock without
its number) raises :class:`FormatError` naming the entry. Writing and reading round-trip.
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
