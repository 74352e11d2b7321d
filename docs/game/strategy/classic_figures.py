"""Figures of the page on the dice game, from its measurements."""

from collections.abc import Sequence
from typing import Any, Final

from . import charts
from .charts import Cell
from .dice_values import MAX_SKIPPED, STAGES
from .figures import (
    Data,
    Figure,
    champions,
    ends_chart,
    known,
    lead_grid,
    limit,
    limit_cell,
    players_chart,
    rule_table,
    simple_rules,
    statistics,
    tinted,
)

PLACES: Final = [f"{number}" for number in range(2, 12)]
TABLES: Final = range(2, 6)
USED: Final = ["empty row", *(f"after {number}" for number in range(2, 11))]
"""Rows by their last cross, with the numbers of red and yellow."""
MIRROR: Final = (
    "Numbers are those of red and yellow. In green and blue 12 takes the place of 2, 11 that of 3, and so on."
)
SUMS: Final = ("2 or 12", "3 or 11", "4 or 10", "5 or 9", "6 or 8", "7")
KINDS: Final = (("both", "green"), ("white only", "blue"), ("color only", "yellow"), ("penalty", "red"))
"""First turns: which sums are crossed."""
SHORT: Final = ("both", "white", "color", "penalty")
ENDS: Final = {"two rows locked": "blue", "fourth penalty": "red"}
RULES: Final = {
    "best": "all the good rules together",
    "start 2": "begin a row with up to 2 skipped",
    "start 3": "begin a row with up to 3 skipped",
    "forced 4": "skip up to 4 to avoid a penalty",
    "forced 6": "skip up to 6 to avoid a penalty",
    "favor": "prefer rows with many crosses",
    "patient": "never end the game while behind",
    "late 2": "skip up to 2 near the end",
    "free 2": "always skip up to 2",
    "forced 2": "skip up to 2 to avoid a penalty",
    "free 3": "always skip up to 3",
    "free 0": "never skip a free number",
    "shy": "never lock the first row",
    "forced 0": "skip nothing extra to avoid a penalty",
    "one": "one cross a turn is enough",
}
BASE_RULE: Final = "skip at most 1 number, or 3 to avoid a penalty; cross all you can"


def _skip_grid(title: str, subtitle: str, found: Data, most: float) -> str:
    rows = [(name, [tinted(value, most) for value in found["mean"][at]]) for at, name in enumerate(USED)]
    columns = [str(skipped) for skipped in range(MAX_SKIPPED + 1)]
    return charts.grid(title, subtitle, columns, rows, across="numbers skipped by the cross", down="row", note=MIRROR)


def crosses(data: Data) -> str:
    found = data["solo"]["by_crosses"]["mean"]
    rows = [(str(at), [tinted(value, 6) for value in found[at]]) for at in range(10)]
    return charts.grid(
        "What a cross is worth by itself",
        "Points that a free cross next to the last one adds to the final score. Solo game, exact values.",
        PLACES,
        rows,
        across="number crossed",
        down="crosses",
        note=f"“Crosses” are those that the row has already. {MIRROR}",
    )


def skips_solo(data: Data) -> str:
    subtitle = "Points that a free cross adds to the final score, or costs. Solo game, exact values."
    return _skip_grid("Alone: skip one number at the very start, then none", subtitle, data["solo"]["by_skip"], 15)


def skips_two(data: Data) -> str:
    subtitle = "Chance to win that a free cross adds or costs, in percentage points. Two players, network."
    return _skip_grid("Two players: an empty row may skip two", subtitle, data["table 2"]["by_skip"], 15)


def _tables(data: Data) -> list[Data]:
    return [data["solo"], *(data[f"table {players}"] for players in TABLES)]


def _limit_grid(data: Data, title: str, subtitle: str, by: str, names: Sequence[str], down: str, note: str) -> str:
    rows = [(name, [limit_cell(found[by]["mean"][at]) for found in _tables(data)]) for at, name in enumerate(names)]
    columns = [str(players) for players in range(1, 6)]
    return charts.grid(title, subtitle, columns, rows, across="players", down=down, note=note)


def skip_limits(data: Data) -> str:
    title = "How many numbers may a free cross skip?"
    subtitle = "The most numbers that a cross may skip and still help, on average. One player: exact; more: networks."
    return _limit_grid(data, title, subtitle, "by_skip", USED[:-1], "row", MIRROR)


def penalty_cost(data: Data) -> str:
    found = data["solo"]["penalty"]["mean"]
    rows = [(name, [tinted(value, 16) for value in found[at][:3]]) for at, name in enumerate(STAGES)]
    return charts.grid(
        "A penalty costs more than its five points",
        "Points that a penalty costs in the end. Solo game, exact values.",
        ["first penalty", "second", "third"],
        rows,
        down="crosses",
        note="“Crosses” are those on the whole sheet. The fourth penalty ends the game.",
    )


def penalty_limits(data: Data) -> str:
    title = "How many numbers to skip rather than take a penalty?"
    subtitle = "The most numbers that are worth skipping to avoid a penalty, on average. One player: exact."
    note = "“Crosses” are those on the player's own sheet."
    return _limit_grid(data, title, subtitle, "by_stage", STAGES, "crosses", note)


def penalty_shares(data: Data) -> str:
    def cell(share: float | None) -> Cell:
        return Cell() if share is None else Cell(f"{share:.0%}", 2 * share - 1)

    rows = [
        (f"{who}, {name}", [cell(share) for share in data[part]["by_stage"]["positive"][at]])
        for who, part in (("alone", "solo"), ("two", "table 2"))
        for at, name in enumerate(("0–5", "6–11", "12–17", "18+"))
    ]
    return charts.grid(
        "Cross or penalty? It depends on the row",
        "Share of rows and positions in which a cross is better than a penalty. Alone: exact; two players: network.",
        [str(skipped) for skipped in range(MAX_SKIPPED + 1)],
        rows,
        across="numbers skipped by the cross",
        down="crosses",
        note="“Crosses” are those on the player's own sheet.",
    )


def _first(title: str, subtitle: str, found: Data) -> str:
    """The most frequent decision by white sum and nearest colored sum."""

    def cell(shares: Sequence[float]) -> Cell:
        whole = sum(shares)
        if not whole:
            return Cell()
        best = max(range(4), key=lambda at: shares[at])
        share = shares[best] / whole
        text = SHORT[best] if share > 0.995 else f"{SHORT[best]}\n{share:.0%}"
        return Cell(text, 0, f"{KINDS[best][1]}-cell")

    rows = [(name, [cell(shares) for shares in found["shares"][at]]) for at, name in enumerate(SUMS)]
    columns = ["1st", "2nd", "3rd", "4th", "5th", "6th or later"]
    note = (
        "Places count from the left end of a row: the 1st is red or yellow 2, green or blue 12. A share says how often "
        "that is best; where there is none, it always is."
    )
    across = "nearest place that a colored die offers"
    return charts.grid(title, subtitle, columns, rows, across=across, down="white sum", note=note, cell_height=34)


def first_solo(data: Data) -> str:
    title = "The first turn alone: what to cross"
    return _first(title, "The best of all pairs of actions for all 46,656 rolls, exact.", data["first 1"])


def first_two(data: Data) -> str:
    title = "The first turn of two players: what to cross"
    return _first(title, "The best pair of actions for all 46,656 rolls, by the network.", data["first 2"])


def first_kinds(data: Data) -> str:
    rows = [(f"{players} player{'s' * (players > 1)}", data[f"first {players}"]["kinds"]) for players in range(1, 6)]
    return charts.shares(
        "The best first turn, over all rolls",
        "Share of the 46,656 rolls. One player: exact; more: networks.",
        KINDS,
        rows,
    )


def first_other(data: Data) -> str:
    rows = [
        (name, [tinted(data[f"first {players}"]["other"][at], 12) for players in TABLES])
        for at, name in enumerate(SUMS)
    ]
    return charts.grid(
        "The first white sum, when another player rolled",
        "Chance to win that crossing it adds or costs, in percentage points. Networks.",
        [f"{players} players" for players in TABLES],
        rows,
        down="white sum",
    )


def _lock(data: Data, which: int, title: str, subtitle: str) -> str:
    found = [
        {key: data[f"table {players}"]["locks"]["by_lead"][key][which] for key in ("mean", "positive")}
        for players in TABLES
    ]
    note = (
        "Above: how often locking is better. Below: what it gains on average, in percentage points of the chance to "
        "win. The lead is over the best other player before the turn. Empty: too few positions."
    )
    return lead_grid(title, subtitle, [str(players) for players in TABLES], found, "players", note)


def lock_first(data: Data) -> str:
    return _lock(
        data, 0, "The first lock: nearly always", "Turns in which a player could lock the first row. Networks."
    )


def lock_last(data: Data) -> str:
    title = "The second lock ends the game: lock when you win"
    return _lock(data, 1, title, "Turns in which a player could lock the second row. Networks.")


def _named(data: Data) -> dict[str, Any]:
    names = {"1 player": {**data["solo"], "players": 1}}
    return names | {f"{players} players": {**data[f"table {players}"], "players": players} for players in TABLES}


def ends(data: Data) -> str:
    subtitle = "Share of games. One player: perfect play; more: networks."
    return ends_chart("How games end", subtitle, _named(data), ENDS)


def points(data: Data) -> str:
    subtitle = "Points and turns. One player: perfect play; more: networks."
    return players_chart("More players, shorter games", subtitle, list(_named(data).values()))


def players_table(data: Data) -> str:
    return statistics(_named(data))


def rules(data: Data) -> str:
    return simple_rules(data["rules 2"], BASE_RULE, RULES)


def rules_table(data: Data) -> str:
    heads = ["two players (fair: 50%)", "four players (fair: 25%)"]
    return rule_table([data["rules 2"], data["rules 4"]], heads, RULES)


def champions_table(data: Data) -> str:
    return champions({"two players": data["rules 2"], "four players": data["rules 4"]})


def facts(data: Data) -> dict[str, float | str]:
    """Numbers for the text of the page."""
    solo, two, five = data["solo"], data["table 2"], data["table 5"]
    exact, estimate = (
        [value for row in solo[name]["mean"] for value in row[:3] if value is not None]
        for name in ("by_skip", "estimate")
    )
    off = [abs(one - other) for one, other in zip(exact, estimate, strict=False)]
    found: dict[str, float | str] = {
        "network_off": sum(off) / max(len(off), 1),
        "network_off_most": max(off, default=0.0),
        "cell_error": max(
            error
            for players in TABLES
            for row in data[f"table {players}"]["by_skip"]["error"]
            for error in row
            if error is not None
        ),
        "value": solo["value"],
        "first_cross": known(solo["by_crosses"]["mean"][0][0]),
        "middle_cross": known(solo["by_crosses"]["mean"][2][5]),
        "last_cross": known(solo["by_crosses"]["mean"][9][9]),
        "solo_skip_one_empty": known(solo["by_skip"]["mean"][0][1]),
        "solo_skip_two_empty": -known(solo["by_skip"]["mean"][0][2]),
        "solo_skip_one_middle": -known(solo["by_skip"]["mean"][5][1]),
        "two_skip_two_empty": known(two["by_skip"]["mean"][0][2]),
        "two_skip_three_empty": known(two["by_skip"]["mean"][0][3]),
        "two_skip_one_middle": known(two["by_skip"]["mean"][5][1]),
        "limit_empty_solo": limit(solo["by_skip"]["mean"][0]),
        "limit_empty_two": limit(two["by_skip"]["mean"][0]),
        "limit_empty_five": limit(five["by_skip"]["mean"][0]),
        "penalty_first": -known(solo["penalty"]["mean"][0][0]),
        "penalty_third": -known(solo["penalty"]["mean"][0][2]),
        "penalty_late": -known(solo["penalty"]["mean"][3][0]),
        "share_three": 100 * two["by_stage"]["positive"][1][3],
        "share_two": 100 * two["by_stage"]["positive"][1][2],
        "penalty_two": -known(two["penalty"]["mean"][0][0]),
        "solo_penalty_rolls": 100 * data["first 1"]["kinds"][3],
        "solo_penalty_count": f"{data['first 1']['penalty_rolls']:,}",
        "two_penalty_rolls": 100 * data["first 2"]["kinds"][3],
        "solo_both": 100 * data["first 1"]["kinds"][0],
        "two_both": 100 * data["first 2"]["kinds"][0],
        "leftmost_solo": 100 * data["first 1"]["leftmost"],
        "leftmost_two": 100 * data["first 2"]["leftmost"],
        "other_two_five": data["first 2"]["other"][3],
        "other_four_five": data["first 4"]["other"][3],
        "solo_penalties": solo["penalties"],
        "two_penalties": two["penalties"],
        "solo_games": f"{solo['games']:,}",
        "solo_end_penalty": 100 * solo["ends"]["fourth penalty"],
        "two_end_penalty": 100 * two["ends"]["fourth penalty"],
        "five_end_penalty": 100 * five["ends"]["fourth penalty"],
    }
    for players in TABLES:
        table = data[f"table {players}"]
        found |= {
            f"turns_{players}": table["turns"][0] / players,
            f"points_{players}": table["points"][0],
            f"winner_{players}": table["winner"][0],
            f"first_{players}": 100 * table["first"][0],
            f"own_locks_{players}": table["own_locks"],
            f"games_{players}": f"{table['games']:,}",
        }
    for players in (2, 4):
        for key, match in data[f"rules {players}"].items():
            found[f"rule_{players}_{key.replace(' ', '_')}"] = 100 * match["wins"][0]
    return found


TABLE_PARTS: Final = ("solo", *(f"table {players}" for players in TABLES))
FIRST_PARTS: Final = tuple(f"first {players}" for players in range(1, 6))
RULE_PARTS: Final = ("rules 2", "rules 4")
FIGURES: Final[dict[str, Figure]] = {
    "crosses": Figure(("solo",), crosses),
    "skips-solo": Figure(("solo",), skips_solo),
    "skips-two": Figure(("table 2",), skips_two),
    "skip-limits": Figure(TABLE_PARTS, skip_limits),
    "penalty-cost": Figure(("solo",), penalty_cost),
    "penalty-limits": Figure(TABLE_PARTS, penalty_limits),
    "penalty-shares": Figure(("solo", "table 2"), penalty_shares),
    "first-solo": Figure(("first 1",), first_solo),
    "first-two": Figure(("first 2",), first_two),
    "first-kinds": Figure(FIRST_PARTS, first_kinds),
    "first-other": Figure(FIRST_PARTS[1:], first_other),
    "lock-first": Figure(TABLE_PARTS[1:], lock_first),
    "lock-last": Figure(TABLE_PARTS[1:], lock_last),
    "ends": Figure(TABLE_PARTS, ends),
    "points": Figure(TABLE_PARTS, points, players_table),
    "rules": Figure(RULE_PARTS, rules, rules_table),
    "champions": Figure(RULE_PARTS, table=champions_table),
}
