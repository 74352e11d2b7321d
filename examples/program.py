"""Example of a program for ``rowlock arena``: reads questions, writes answers, one JSON line each.

    rowlock arena --bots "exec:python3 examples/program.py,greedy"

It needs only the standard library. Copy it and write a better ``value``. docs/build/arena.md has the whole protocol.
"""

import json
import sys
from typing import Any

Json = dict[str, Any]
UPWARDS = ("red", "yellow")  # rows from 2 to 12; the others run from 12 to 2


def skipped(row: str, number: int, crossed: list[int]) -> int:
    """Count the numbers that a cross skips."""
    place = number - 2 if row in UPWARDS else 12 - number
    return place - 1 - max((n - 2 if row in UPWARDS else 12 - n for n in crossed), default=-1)


def value(option: Json, view: Json, seat: int) -> float:
    """Return the value of an option; the highest is chosen."""
    sheet, kind = view["sheets"][seat], option["type"]
    if kind == "mark":
        cost = skipped(option["row"], option["number"], sheet[option["row"]])
        # the active player takes a penalty without a cross, so even an expensive cross is better
        allowed = 3 if view["active"] == seat and not view["active_crossed"] else 1
        return allowed - cost + 0.5
    if kind == "play":  # card game: many crosses, few skips
        crossed, cost = list(sheet[option["color"]]), 0
        for number in option["marks"]:
            cost += skipped(option["color"], number, crossed)
            crossed.append(number)
        return 3 * len(option["marks"]) - cost - 0.1 * len(option["cards"])
    if kind == "move":  # On Board: far, preferably with a cross
        return float(option["steps"] + (3 if option["crosses"] else 0))
    return 0  # pass or draw


for line in sys.stdin:
    question = json.loads(line)
    options = question["options"]
    best = max(range(len(options)), key=lambda at: value(options[at], question["view"], question["seat"]))
    print(json.dumps({"choose": best}), flush=True)  # else the answer stays in the buffer
