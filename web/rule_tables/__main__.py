"""Generate the rule tables of the browser client from ``rowlock.rules``: ``python web/rule_tables``.

``web/src/pad/ruleTables.json`` holds the rules of the score pad; ``web/src/lib/games.json`` is shared by all pages:
player counts, the printed numbers of each row, and the bots, weakest first. ``web/src/lib/botNames.json`` has the names
of the bots in all languages.

A row is encoded as a state machine. Each state has its crosses, their points and, by the place crossed next, the index
of the following state.
"""

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from rowlock.bots import LEVELS, LIGHT
from rowlock.i18n import LANGUAGES, words
from rowlock.rules import COLORS, RULESETS, Sheet, classic, named_track, onboard
from rowlock.rules.classic import ROWS_TO_END
from rowlock.rules.sheet import LAST, LOCK, MAX_PENALTIES, can_cross, number_at
from rowlock.rules.track import LAST_FIELDS, NAMED

SOURCE = Path(__file__).resolve().parent.parent / "src"
PLACES = range(LAST + 1)
Row = tuple[int, int]
"""State of a row: number of crosses, and length up to the rightmost one."""


def games() -> dict[str, Any]:
    return {
        "printed": {str(color): [number_at(color, place) for place in PLACES] for color in COLORS},
        "players": {name: list(rules.PLAYERS) for name, rules in RULESETS.items()},
        "solo": [classic.NAME],
        "bots": {"server": [level.name for level in LEVELS], "device": list(LIGHT)},
    }


def bot_names() -> dict[str, Any]:
    return {level.name: sorted({words(language)(f"bot-{level.name}") for language in LANGUAGES}) for level in LEVELS}


def rule_tables() -> dict[str, Any]:
    return {
        "row": row_states(),
        "points": points(),
        "penalty": Sheet().penalized().score().total,
        "boxes": MAX_PENALTIES,
        "games": {name: game(rules) for name, rules in RULESETS.items()},
        "tracks": {name: [[str(color), *rest] for color, *rest in named_track(name)] for name in NAMED},
    }


def row_states() -> list[dict[str, Any]]:
    """All reachable states of a row, the empty one first; rows with the same state have the same continuations."""
    known: dict[Row, int] = {_state(0): 0}
    rows, states = [0], list[dict[str, Any]]()
    for row in rows:  # grows during the loop
        steps = {place: Sheet((row, 0, 0, 0)).crossing(0, place).rows[0] for place in PLACES if can_cross(row, place)}
        for after in steps.values():
            if _state(after) not in known:
                known[_state(after)] = len(rows)
                rows.append(after)
        score = Sheet((row, 0, 0, 0)).score()
        states.append(
            {
                "crosses": score.crosses[0],
                "points": score.rows[0],
                "locked": bool(row & LOCK),
                "next": {str(place): known[_state(after)] for place, after in steps.items()},
            }
        )
    return states


def _state(row: int) -> Row:
    return row.bit_count(), row.bit_length()


def points() -> list[int]:
    """Points of a row by its number of crosses from 0, the lock included."""
    return [Sheet(((1 << crosses) - 1, 0, 0, 0)).score().total for crosses in range(LAST + 3)]


def game(rules: Any) -> dict[str, Any]:
    """Rules that differ by game: whether a lock closes the row for all players, and the end conditions."""
    shared = any(field.name == "closed" for field in fields(rules.Position))
    entry: dict[str, Any] = {
        "shared": shared,
        "ends": {
            "rows": {"at": ROWS_TO_END, "reason": "two_rows_locked" if shared else "two_rows_completed"},
            "penalties": {"at": MAX_PENALTIES, "reason": "four_penalties"},
        },
    }
    if rules is onboard:
        entry["pawn"] = {"steps": onboard.MAX_STEPS, "last": LAST_FIELDS, "reason": "track_end"}
    return entry


FILES: dict[str, Callable[[], dict[str, Any]]] = {
    "pad/ruleTables.json": rule_tables,
    "lib/games.json": games,
    "lib/botNames.json": bot_names,
}


def text(content: dict[str, Any]) -> str:
    """Format a file as JSON with one line per entry, and per item of long entries."""
    return "{\n" + ",\n".join(f' "{key}": {_entry(value)}' for key, value in content.items()) + "\n}\n"


def _entry(value: Any) -> str:
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f'  "{key}": {_compact(item)}' for key, item in value.items()) + "\n }"
    if isinstance(value, list) and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"  {_compact(item)}" for item in value) + "\n ]"
    return _compact(value)


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    for name, content in FILES.items():
        (SOURCE / name).write_text(text(content()), "utf-8")
