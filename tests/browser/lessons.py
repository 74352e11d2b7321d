"""The lessons, and what a learner presses in a step."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

LESSONS_FILE: Final = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons.json"
LESSONS: Final[dict[str, list[Any]]] = json.loads(LESSONS_FILE.read_text("utf-8"))


def pressed(step: Mapping[str, Any]) -> list[str]:
    """Selectors of what a step asks the learner to press; of a play, the cards."""
    match step.get("wanted"):
        case {"type": "mark", "row": row, "number": number}:
            return [f'.mine button.can[data-cell="{row}-{number}"]']
        case {"type": "move", "field": field}:
            return [f'.map button.can[data-field="{field}"]']
        case {"type": "draw", "places": places}:
            return [f'button[data-place="{place}"]' for place in places]
        case {"type": "play", "cards": cards}:
            return [f'.hand button[data-card="{card}"]' for card in cards]
        case {"type": "pass"}:
            return [".actions .chip"]
        case _:
            return [".actions .button.main"]
