"""A program for ``rowlock arena``: questions on standard input, answers on standard output, a line each.

    rowlock arena --bots "exec:python3 examples/program.py,greedy"

It needs the standard library alone. Copy it and write a better ``worth``. docs/arena.md has the whole protocol.
"""

import json
import sys
from typing import Any

Json = dict[str, Any]
UPWARDS = ("red", "yellow")  # these rows count from 2 to 12, the others from 12 to 2


def skipped(row: str, number: int, crossed: list[int]) -> int:
    """How many numbers a cross gives up."""
    place = number - 2 if row in UPWARDS else 12 - number
    return place - 1 - max((n - 2 if row in UPWARDS else 12 - n for n in crossed), default=-1)


def worth(option: Json, view: Json, seat: int) -> float:
    """Your idea goes here: the option that is worth most is chosen."""
    sheet, kind = view["sheets"][seat], option["type"]
    if kind == "mark":
        cost = skipped(option["row"], option["number"], sheet[option["row"]])
        # who is active and crosses nothing takes a penalty: then a dear cross is better than none
        patience = 3 if view["active"] == seat and not view["active_crossed"] else 1
        return patience - cost + 0.5
    if kind == "play":  # the card game: many numbers for little
        crossed, cost = list(sheet[option["color"]]), 0
        for number in option["marks"]:
            cost += skipped(option["color"], number, crossed)
            crossed.append(number)
        return 3 * len(option["marks"]) - cost - 0.1 * len(option["cards"])
    if kind == "move":  # On Board: far, and better with a cross
        return float(option["steps"] + (3 if option["crosses"] else 0))
    return 0  # to pass, or to draw a card


for line in sys.stdin:
    question = json.loads(line)
    options = question["options"]
    best = max(range(len(options)), key=lambda at: worth(options[at], question["view"], question["seat"]))
    print(json.dumps({"choose": best}), flush=True)  # without flush the answer would stay here
