"""Figures of the page on the card game, from its measurements."""

from collections.abc import Sequence
from typing import Any, Final

from . import charts
from .charts import Bar
from .classic_figures import MIRROR, PLACES
from .dice_values import MAX_SKIPPED
from .figures import (
    Data,
    Figure,
    champions,
    known,
    limit,
    markdown,
    players_chart,
    rule_table,
    signed,
    simple_rules,
    statistics,
    tinted,
)

TABLES: Final = range(2, 6)
SKIPPED: Final = [str(skipped) for skipped in range(MAX_SKIPPED + 1)]
NETWORK: Final = "Network, two players."
PARTS: Final = tuple(f"table {players}" for players in TABLES)
RULES: Final = {
    "best": "all the good rules together",
    "free 2": "skip up to 2",
    "free 3": "skip up to 3",
    "start 2": "begin a row with up to 2 skipped",
    "forced 5": "skip up to 5 to avoid a penalty",
    "draw pair": "draw neighbors of your cards first",
    "most 2": "play two cards at most",
    "forced 2": "skip up to 2 to avoid a penalty",
    "clear": "throw in more cards of the color",
    "draw first": "draw without looking",
    "most 1": "play one card at a time",
    "free 0": "never skip a free number",
    "no answers": "never cross the number for everybody",
}
BASE_RULE: Final = (
    "skip at most 1 number, or 3 to avoid a penalty; play as many crosses as you can; draw numbers that skip few"
)


def _gain_bars(title: str, subtitle: str, labels: Sequence[str], values: Sequence[float | None], note: str = "") -> str:
    items = [
        Bar(label, value, signed(value), 0, "green" if value > 0 else "red")
        for label, value in zip(labels, values, strict=True)
        if value is not None
    ]
    return charts.bars(title, subtitle, items, note=note)


def crosses(data: Data) -> str:
    found = data["table 2"]["by_place"]["mean"]
    rows = [(str(at), [tinted(value, 16, 0) for value in found[at]]) for at in range(7)]
    return charts.grid(
        "What a cross is worth by itself",
        f"Chance to win that crossing the number for everybody adds, next to the last cross. {NETWORK}",
        PLACES,
        rows,
        across="number crossed",
        down="crosses",
        note=f"“Crosses” are those that the row has already. {MIRROR} Empty: too few positions.",
    )


def draw_fit(data: Data) -> str:
    labels = [
        "the next number of some row",
        "skips 1 number at least",
        *(f"skips {count} numbers at least" for count in range(2, MAX_SKIPPED)),
        f"skips {MAX_SKIPPED} numbers or more",
        "too late in every row",
    ]
    subtitle = f"Chance to win against a card at random from the display, in percentage points. {NETWORK}"
    note = "By the row in which the number skips fewest. The color of a card on display is not known."
    return _gain_bars(
        "Draw the number that some row needs next", subtitle, labels, data["table 2"]["by_fit"]["mean"], note
    )


def draw_rows(data: Data) -> str:
    labels = ["in no row", "in one row", "in two rows", "in three rows", "in four rows"]
    subtitle = f"Chance to win against a card at random from the display, in percentage points. {NETWORK}"
    title = "Better still: a number that fits several rows"
    note = "A number fits a row if it skips at most one."
    return _gain_bars(title, subtitle, labels, data["table 2"]["by_rows"]["mean"], note)


def draw_start(data: Data) -> str:
    subtitle = f"Chance to win against a card at random from the display, in percentage points. {NETWORK}"
    found = data["table 2"]["by_start"]["mean"]
    labels = ["2 or 12", "3 or 11", "4 or 10", "5 or 9", "6 or 8", "7"]
    values = [(known(found[at]) + known(found[10 - at])) / 2 for at in range(6)]
    return _gain_bars("The first card you draw", subtitle, labels, values)


def sets(data: Data) -> str:
    labels = ["one cross rather than none", "two rather than one", "three rather than two"]
    subtitle = f"Chance to win that the larger set adds, in percentage points. {NETWORK}"
    note = "Best play of each kind among those that skip at most one number."
    return _gain_bars("What a set adds", subtitle, labels, data["table 2"]["by_crosses"]["mean"][1:], note)


def sets_table(data: Data) -> str:
    found = data["table 2"]["sets"]
    rows = [
        [f"{cards} card{'s' * (cards > 1)}", *(f"{100 * found[cards][marks]:.0f}%" for marks in range(4))]
        for cards in range(1, 4)
    ]
    return markdown(["played", "no cross", "one", "two", "three"], rows)


def play_skip(data: Data) -> str:
    found = data["table 2"]["by_skip"]["mean"]
    rows = [
        (name, [tinted(value, 12) for value in found[at]]) for name, at in (("not yet crossed", 0), ("has crossed", 1))
    ]
    return charts.grid(
        "One card: cross it, or throw it away?",
        "Chance to win that a cross adds against playing a card without one, in percentage points. Network.",
        SKIPPED,
        rows,
        across="numbers skipped by the cross",
        note="“Not yet crossed”: without a cross the turn ends with a penalty. “Has crossed”: the player has crossed "
        "the number for everybody.",
    )


def answers(data: Data) -> str:
    rows = [
        (f"{players}, {who}", [tinted(value, 12) for value in data[f"table {players}"]["answers"]["mean"][at]])
        for players in TABLES
        for at, who in enumerate(("active", "other"))
    ]
    return charts.grid(
        "The number for everybody: how far to go",
        "Chance to win that crossing it adds or costs, in percentage points. Networks.",
        SKIPPED,
        rows,
        across="numbers skipped by the cross",
        down="players",
        note="“Active” is the player whose turn it is and who would take the penalty.",
    )


def hands(data: Data) -> str:
    found = data["hands"]
    items = [
        ("no two cards go together", found["sets"]["mean"][1]),
        ("a pair", found["sets"]["mean"][2]),
        ("three in a set", found["sets"]["mean"][3]),
        ("with jokers in the deck: none in hand", found["jokers"]["mean"][0]),
        ("one joker", found["jokers"]["mean"][1]),
        ("two jokers", found["jokers"]["mean"][2]),
    ]
    shown = [
        Bar(name, value - 50, f"{value:.1f}%", 0, "green" if value > 50 else "red") for name, value in items if value
    ]
    subtitle = "Chance to win of the first player of two, by the four cards dealt. Network."
    return charts.bars("A good hand to start with", subtitle, shown)


def discards(data: Data) -> str:
    kinds = (("skips 2 or fewer", "green"), ("skips 3 or more", "yellow"), ("too late in its row", "blue"))
    thrown = data["table 2"]["thrown"]
    rows = [
        (name, [share / (sum(thrown[at]) or 1) for share in thrown[at]])
        for name, at in (("with a penalty", 0), ("without", 1))
    ]
    subtitle = f"Cards played without a cross. {NETWORK}"
    return charts.shares("What to throw away", subtitle, kinds, rows)


def _named(data: Data) -> dict[str, Any]:
    names = {f"{players} players": {**data[f"table {players}"], "players": players} for players in TABLES}
    return names | {"2, jokers": {**data["jokers"], "players": 2}}


def points(data: Data) -> str:
    tables = [{**data[f"table {players}"], "players": players} for players in TABLES]
    return players_chart("The number of players", "Points and turns. Networks.", tables)


def players_table(data: Data) -> str:
    return statistics(_named(data))


def rules(data: Data) -> str:
    return simple_rules(data["rules"], BASE_RULE, RULES)


def rules_table(data: Data) -> str:
    return rule_table([data["rules"]], ["two players (fair: 50%)"], RULES)


def champions_table(data: Data) -> str:
    return champions({"two players": data["rules"]})


def facts(data: Data) -> dict[str, float | str]:
    """Numbers for the text of the page."""
    two, hand = data["table 2"], data["hands"]
    played = [sum(cards) for cards in two["sets"]]
    marks = sum(count * share for cards in two["sets"] for count, share in enumerate(cards))
    found: dict[str, float | str] = {
        "fit_best": known(two["by_fit"]["mean"][0]),
        "fit_worst": -known(two["by_fit"]["mean"][-1]),
        "rows_two": known(two["by_rows"]["mean"][2]),
        "pair": known(two["by_crosses"]["mean"][2]),
        "triple": known(two["by_crosses"]["mean"][3]),
        "played_one": 100 * played[1],
        "played_two": 100 * played[2],
        "played_three": 100 * played[3],
        "no_cross": 100 * sum(cards[0] for cards in two["sets"]),
        "number_share": 100 * (1 - marks * two["turns"][0] / 2 / (two["crosses"] + two["own_locks"])),
        "safe": 100 * sum(two["thrown"][1]) / (sum(map(sum, two["thrown"])) or 1),
        "place_first": known(two["by_place"]["mean"][0][0]),
        "place_fifth": known(two["by_place"]["mean"][4][9]),
        "place_sixth": known(two["by_place"]["mean"][5][9]),
        "own_locks_2": two["own_locks"],
        "limit_forced": limit(two["by_skip"]["mean"][0]),
        "limit_free": limit(two["by_skip"]["mean"][1]),
        "limit_active": limit(two["answers"]["mean"][0]),
        "limit_other": limit(two["answers"]["mean"][1]),
        "dead": 100 * (two["thrown"][0][2] + two["thrown"][1][2]) / (sum(map(sum, two["thrown"])) or 1),
        "hand_plain": known(hand["sets"]["mean"][1]),
        "hand_pair": known(hand["sets"]["mean"][2]),
        "hand_triple": known(hand["sets"]["mean"][3]),
        "joker_none": known(hand["jokers"]["mean"][0]),
        "joker_one": known(hand["jokers"]["mean"][1]),
        "penalties_2": two["penalties"],
        "jokers_turns": data["jokers"]["turns"][0] / 2,
    }
    for players in TABLES:
        table = data[f"table {players}"]
        found |= {
            f"turns_{players}": table["turns"][0] / players,
            f"points_{players}": table["points"][0],
            f"winner_{players}": table["winner"][0],
            f"first_{players}": 100 * table["first"][0],
            f"games_{players}": f"{table['games']:,}",
        }
    found |= {f"rule_{key.replace(' ', '_')}": 100 * match["wins"][0] for key, match in data["rules"].items()}
    return found


FIGURES: Final[dict[str, Figure]] = {
    "crosses": Figure(("table 2",), crosses),
    "draw-fit": Figure(("table 2",), draw_fit),
    "draw-rows": Figure(("table 2",), draw_rows),
    "draw-start": Figure(("table 2",), draw_start),
    "sets": Figure(("table 2",), sets, sets_table),
    "play-skip": Figure(("table 2",), play_skip),
    "answers": Figure(PARTS, answers),
    "hands": Figure(("hands",), hands),
    "discards": Figure(("table 2",), discards),
    "players": Figure((*PARTS, "jokers"), points, players_table),
    "rules": Figure(("rules",), rules, rules_table),
    "champions": Figure(("rules",), table=champions_table),
}
