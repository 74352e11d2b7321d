"""JSON interchange format of positions, decisions, chance, scores and views.

Reading validates every entry: a malformed position (a row crossed from right to left, a duplicate card, a lock without
its number) raises :class:`FormatError` naming the entry. Writing and reading round-trip.
"""

from .chance import chance_from_json, chance_to_json, dice_shape
from .decisions import decision_from_json, decision_from_shape, decision_shape, decision_to_json
from .positions import position_from_json, position_to_json, sheet_shape
from .views import score_shape, score_to_json, table_shape, view_to_json, visible_from_shape

__all__ = [
    "chance_from_json",
    "chance_to_json",
    "decision_from_json",
    "decision_from_shape",
    "decision_shape",
    "decision_to_json",
    "dice_shape",
    "position_from_json",
    "position_to_json",
    "score_shape",
    "score_to_json",
    "sheet_shape",
    "table_shape",
    "view_to_json",
    "visible_from_shape",
]
