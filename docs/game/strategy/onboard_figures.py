"""Figures of the page on On Board, from its measurements."""

from functools import partial
from typing import Any, Final

from rowlock.rules.sheet import NAMES
from rowlock.rules.track import LAST_FIELDS, NAMED, named_track

from . import charts
from .charts import Bar, Spot
from .classic_figures import MIRROR, USED
from .dice_values import MAX_SKIPPED
from .figures import (
    Data,
    Figure,
    champions,
    ends_chart,
    known,
    lead_grid,
    rule_table,
    simple_rules,
    statistics,
    tinted,
)

TABLES: Final = range(2, 5)
SIDES: Final = tuple(NAMED)
PARTS: Final = tuple(f"side {side} {players}" for side in SIDES for players in TABLES)
ENDS: Final = {"two rows locked": "blue", "end of the track": "green", "fourth penalty": "red"}
STEPS: Final = (("stay", "edge"), ("1", "joker"), ("2", "red"), ("3", "yellow"), ("4", "green"), ("5", "blue"))
RULES: Final = {
    "best": "all the good rules together",
    "land 2": "land with up to 2 skipped",
    "land 3": "land with up to 3 skipped",
    "land 5": "land with up to 5 skipped",
    "start 2": "begin a row with up to 2 skipped",
    "free 2": "always skip up to 2",
    "careful": "announce the end only when ahead",
    "land 0": "land only where nothing is skipped",
    "near": "go one field at a time",
    "stay": "move only to avoid a penalty",
}
BASE_RULE: Final = "go as far as you can, skip at most 1 number, or 3 to avoid a penalty"


def _label(part: str) -> str:
    _, side, players = part.split()
    return f"{side}, {players} players"


def fields(data: Data, side: str) -> str:
    found = data[f"side {side} 2"]["pawn"]["landings"]
    most = max(found)
    spots = [
        Spot(str(field.color), field.number, field.bonus, share / most, f"{share:.0%}")
        for field, share in zip(named_track(side), found[1:], strict=True)
    ]
    return charts.track(
        f"Where pawns land on side {side}",
        "Share of players whose pawn lands on the field. Networks, two players.",
        spots,
        last=LAST_FIELDS,
        note="R, Y, G and B are the rows. Read line by line from the start. Below each field is its bonus; the last "
        "five, framed, announce the end.",
    )


def steps(data: Data) -> str:
    rows = [(_label(part), data[part]["pawn"]["steps"]) for part in PARTS]
    return charts.shares("How far the pawn goes", "Share of turns by fields moved. Networks.", STEPS, rows)


def landings(data: Data) -> str:
    found = data["side a 2"]["pawn"]["by_skip"]["mean"]
    names = [f"skips {count}" for count in range(MAX_SKIPPED)] + [f"skips {MAX_SKIPPED} or more", "crossed before"]
    rows = [(name, [tinted(value, 40, 0) for value in found[at]]) for at, name in enumerate(names)]
    return charts.grid(
        "A long step is worth more than a tidy one",
        "Chance to win that a move adds against staying, in percentage points. Side a, two players, network.",
        [str(step) for step in range(1, 6)],
        rows,
        across="fields moved",
        down="landing",
        note="Turns in which the player has crossed already. “Crossed before”: the number of the field is crossed, so "
        "nothing is crossed now. Empty: too few positions.",
    )


def announce(data: Data) -> str:
    note = (
        "Above: how often announcing is better. Below: what it gains on average, in percentage points of the chance to "
        "win. The lead is over the best other player, bonus included, before the move. Empty: too few positions."
    )
    found = [data[f"side {side} 2"]["pawn"]["announce"] for side in SIDES]
    columns = [f"side {side}" for side in SIDES]
    subtitle = "Turns in which the pawn can reach the last five fields without locking a row. Network, two players."
    return lead_grid("When to announce the end", subtitle, columns, found, "", note)


def skips(data: Data) -> str:
    found = data["side a 2"]["crosses_by"]["by_skip"]["mean"]
    rows = [(name, [tinted(value, 15) for value in found[at]]) for at, name in enumerate(USED)]
    return charts.grid(
        "On Board: two skipped numbers are fine near the start",
        "Chance to win that a free cross adds or costs, in percentage points. Side a, two players, network.",
        [str(skipped) for skipped in range(MAX_SKIPPED + 1)],
        rows,
        across="numbers skipped by the cross",
        down="row",
        note=f"{MIRROR} Empty: too few positions.",
    )


def rows_by_color(data: Data, side: str) -> str:
    found = data[f"side {side} 2"]["crosses_by"]["by_row"]["mean"]
    rows = [(name, [tinted(value, 16, 0) for value in found[at]]) for at, name in enumerate(NAMES)]
    return charts.grid(
        f"What a cross is worth by row and place, side {side}",
        "Chance to win that a free cross next to the last one adds, in percentage points. Two players, network.",
        [str(number) for number in range(2, 12)],
        rows,
        across="number crossed",
        note=f"{MIRROR} Empty: too few positions.",
    )


def first_player(data: Data) -> str:
    items = [
        Bar(
            f"side {_label(part)} (fair: {1 / int(part[-1]):.0%})",
            100 * (data[part]["first"][0] - 1 / int(part[-1])),
            f"{100 * data[part]['first'][0]:.0f}%",
            100 * data[part]["first"][1],
        )
        for part in PARTS
    ]
    subtitle = "Wins of the player who begins; the bar is what they exceed a fair share by. Networks."
    return charts.bars("Beginning is a large advantage", subtitle, items)


def _named(data: Data) -> dict[str, Any]:
    return {_label(part): {**data[part], "players": int(part[-1])} for part in PARTS}


def ends(data: Data) -> str:
    return ends_chart("How games end", "Share of games between networks, by side.", _named(data), ENDS)


def players_table(data: Data) -> str:
    named = _named(data)
    bonus = ["bonus of the pawn", *(f"{found['bonus']:.1f}" for found in named.values())]
    return f"{statistics(named)}\n| {' | '.join(bonus)} |"


def rules(data: Data) -> str:
    return simple_rules(data["rules a"], BASE_RULE, RULES, "Side a, two players")


def rules_table(data: Data) -> str:
    return rule_table([data["rules a"], data["rules b"]], ["side a", "side b"], RULES)


def champions_table(data: Data) -> str:
    return champions({f"side {side}": data[f"rules {side}"] for side in SIDES})


def facts(data: Data) -> dict[str, float | str]:
    """Numbers for the text of the page."""
    found: dict[str, float | str] = {}
    for part in PARTS:
        _, side, players = part.split()
        table, key = data[part], f"{side}{players}"
        found |= {
            f"turns_{key}": table["turns"][0] / int(players),
            f"points_{key}": table["points"][0],
            f"winner_{key}": table["winner"][0],
            f"first_{key}": 100 * table["first"][0],
            f"bonus_{key}": table["bonus"],
            f"track_end_{key}": 100 * table["ends"]["end of the track"],
            f"locks_end_{key}": 100 * table["ends"]["two rows locked"],
            f"five_{key}": 100 * table["pawn"]["steps"][5],
            f"stay_{key}": 100 * table["pawn"]["steps"][0],
            f"games_{key}": f"{table['games']:,}",
        }
    for side in SIDES:
        landed = data[f"side {side} 2"]["pawn"]["landings"][1:]
        top = sorted(range(len(landed)), key=lambda at: -landed[at])[:3]
        announced = data[f"side {side} 2"]["pawn"]["announce"]
        found |= {
            f"small_share_{side}": 100 * known(announced["positive"][4]),
            f"small_gain_{side}": -known(announced["mean"][4]),
            f"large_share_{side}": 100 * known(announced["positive"][6]),
        }
        found[f"busiest_{side}"] = ", ".join(
            f"{named_track(side)[at].color} {named_track(side)[at].number}" for at in top
        )
    two = data["side a 2"]
    found |= {
        "skip_two_empty": known(two["crosses_by"]["by_skip"]["mean"][0][2]),
        "skip_three_empty": known(two["crosses_by"]["by_skip"]["mean"][0][3]),
        "skip_two_after": known(two["crosses_by"]["by_skip"]["mean"][3][2]),
        "red_six": known(two["crosses_by"]["by_row"]["mean"][0][4]),
        "red_eight": known(two["crosses_by"]["by_row"]["mean"][0][6]),
        "red_eight_landings": 100 * two["pawn"]["landings"][22],
        "five_tidy": known(two["pawn"]["by_skip"]["mean"][0][4]),
        "one_tidy": known(two["pawn"]["by_skip"]["mean"][0][0]),
        "five_skip_two": known(two["pawn"]["by_skip"]["mean"][2][4]),
    }
    for side in SIDES:
        for key, match in data[f"rules {side}"].items():
            found[f"rule_{side}_{key.replace(' ', '_')}"] = 100 * match["wins"][0]
    return found


FIGURES: Final[dict[str, Figure]] = {
    "fields-a": Figure(("side a 2",), partial(fields, side="a")),
    "fields-b": Figure(("side b 2",), partial(fields, side="b")),
    "steps": Figure(PARTS, steps),
    "landings": Figure(("side a 2",), landings),
    "rows-a": Figure(("side a 2",), partial(rows_by_color, side="a")),
    "rows-b": Figure(("side b 2",), partial(rows_by_color, side="b")),
    "announce": Figure(("side a 2", "side b 2"), announce),
    "skips": Figure(("side a 2",), skips),
    "first-player": Figure(PARTS, first_player),
    "ends": Figure(PARTS, ends, players_table),
    "rules": Figure(("rules a", "rules b"), rules, rules_table),
    "champions": Figure(("rules a", "rules b"), table=champions_table),
}
