"""``make strength``: matches between the bot levels, with results in docs/ as Markdown and JSON.

Results are stored after each match, so that an interrupted run can be resumed. A change of networks or bots makes them
stale: ``--check`` replays the first games of each match and lists stale ones, ``--again`` plays all matches again.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rowlock import __version__

DOCS: Final = Path(__file__).parents[1] / "docs" / "play"
GAMES: Final = 20_000
SEARCH_GAMES: Final = 4_000
"""Games of the champion with search against itself without, on the board and with cards: search is slow."""
OPENING: Final = 20
"""First games of a match that are replayed to detect changed bots."""
LADDER: Final = ("random", "novice", "greedy", "steady", "expert", "champion@0")
RUNGS: Final = frozenset(zip(LADDER[1:], LADDER[:-1], strict=True))
CHAMPIONS: Final = ("champion", "champion@0")
SEARCH: Final = (CHAMPIONS[:1], CHAMPIONS[1])
TEMPLATE: Final = Path(__file__).with_name("strength.md")
TABLES: Final = {"classic": (3, 4, 5), "onboard": (3, 4), "cards": (3, 4, 5)}


@dataclass(frozen=True, slots=True)
class Match:
    """Bots that each meet an opponent: head to head, or at a table whose other seats all belong to the opponent."""

    game: str
    bots: tuple[str, ...]
    other: str
    players: int = 2
    games: int = GAMES

    @property
    def keys(self) -> list[str]:
        """Keys of the results, one for each bot."""
        return [f"{self.game} {self.players} {bot} {self.other} {self.games}" for bot in self.bots]

    @property
    def luck(self) -> bool:
        """Whether to measure luck: where the difference of the champions is smaller than luck."""
        return self.game == "classic" and self.players == 2 and CHAMPIONS[0] in self.bots

    def command(self, games: int | None = None) -> list[str]:
        """The arena command of the match, or of its first ``games`` games."""
        opponents = ["--bots", ",".join(self.bots), "--against", self.other, "--players", str(self.players)]
        where = ["--game", self.game, "--games", str(games or self.games), "--seed", "6"]
        with_luck = ["--luck"] if self.luck else []
        return [sys.executable, "-m", "rowlock", "arena", *opponents, *where, *with_luck, "--json"]


def matches(games: int, tabled: int, searched: int) -> list[Match]:
    """All matches, the most informative first."""
    rungs = list(zip(LADDER[1:], LADDER[:-1], strict=True))
    found = [Match("classic", CHAMPIONS, "greedy", games=games), Match("classic", *SEARCH, games=games)]
    found += [Match(game, (bot,), below, games=games) for bot, below in rungs for game in TABLES]
    found += [Match(game, ("champion@0",), "greedy", games=games) for game in ("onboard", "cards")]
    for game in TABLES:
        for players in TABLES[game]:
            found += [Match(game, ("champion@0",), other, players, tabled) for other in ("greedy", "expert")]
    return found + [Match(game, *SEARCH, games=searched) for game in ("onboard", "cards")]


def run_match(match: Match) -> dict[str, dict[str, Any]]:
    """Play a match; the result of each bot by its key.

    ``gap`` is how much more a bot won than the last one on the same deals.
    """
    report, first = _arena(match.command()), opening(match)
    found = dict[str, dict[str, Any]]()
    standings = report["standings"][:-1]  # the last one is the opponent's
    for key, mine, gaps in zip(match.keys, standings, report["gaps"], strict=True):
        found[key] = {
            "game": match.game,
            "players": match.players,
            "bot": mine["bot"],
            "other": match.other,
            "games": mine["games"],
            "wins": mine["wins"],
            "earned": mine["earned"],
            "gap": gaps[-1],
            "points": mine["points"]["mean"],
            "margin": mine["margin"]["mean"],
            "opening": first[mine["bot"]],
        }
    return found


def opening(match: Match) -> dict[str, list[float]]:
    """Points and margin of each bot in the first games; if they differ from the stored ones, the results are stale."""
    standings = _arena(match.command(OPENING))["standings"][:-1]
    return {each["bot"]: [each["points"]["mean"], each["margin"]["mean"]] for each in standings}


def stale_keys(wanted: Iterable[Match], stored: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Keys of stored results whose bots have changed."""
    for match in wanted:
        if all(key in stored for key in match.keys):
            first = opening(match)
            yield from (key for key in match.keys if stored[key]["opening"] != first[stored[key]["bot"]])


def _arena(command: Sequence[str]) -> dict[str, Any]:
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    report: dict[str, Any] = json.loads(output)
    return report


def page(stored: Iterable[Mapping[str, Any]]) -> str:
    """The page, with the longest match of each pairing."""
    longest: dict[tuple[str, ...], Mapping[str, Any]] = {}
    for each in sorted(stored, key=lambda each: int(each["games"])):
        longest[each["game"], str(each["players"]), each["bot"], each["other"]] = each
    done = sorted(longest.values(), key=lambda each: (list(TABLES).index(each["game"]), each["players"]))
    ladder = [each for each in done if (each["bot"], each["other"]) in RUNGS and each["players"] == 2]
    return TEMPLATE.read_text(encoding="utf-8").format(
        version=__version__,
        ladder=_table(sorted(ladder, key=lambda each: list(TABLES).index(each["game"]))),
        greedy=_table([e for e in done if e["other"] == "greedy" and e["bot"] in CHAMPIONS and e["players"] == 2]),
        gap=_gap(longest.get(("classic", "2", "champion", "greedy"))),
        search=_table([each for each in done if (each["bot"], each["other"]) == CHAMPIONS]),
        tables=_table([each for each in done if each["players"] > 2], players=True),
    )


def _gap(stored: Mapping[str, Any] | None) -> str:
    found = stored and stored["gap"]
    return f"{found['mean']:+.2%} {_within(found)}" if found else "not measured yet"


def _within(found: Mapping[str, Any]) -> str:
    """Half-width of an interval, printed after its mean."""
    low, high = found["ci"]
    return f"(±{(high - low) / 2:.2%})"


def _table(rows: Sequence[Mapping[str, Any]], players: bool = False) -> str:
    if not rows:
        return "Not measured yet; `make strength` resumes where it stopped."
    head = ["game", "bot", "against", "games", "wins", "95 % interval", "points", "margin"]
    if players:
        head.insert(1, "players")
    with_luck = any(stored.get("earned") for stored in rows)
    if with_luck:
        head.append("wins without luck")
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for stored in rows:
        low, high = stored["wins"]["ci"]
        cells = [
            stored["game"],
            f"`{stored['bot']}`",
            f"`{stored['other']}`",
            f"{stored['games']:,}",
            f"{stored['wins']['mean']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{stored['points']:.1f}",
            f"{stored['margin']:+.1f}",
        ]
        if players:
            cells.insert(1, str(stored["players"]))
        if with_luck:
            earned = stored.get("earned")
            cells.append(f"{earned['mean']:.2%} {_within(earned)}" if earned else "")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--tabled", type=int, default=GAMES, help="games of three and more players")
    parser.add_argument("--searched", type=int, default=SEARCH_GAMES, help="games of the champion with its search")
    parser.add_argument("--again", action="store_true", help="play stored matches again")
    parser.add_argument("--check", action="store_true", help="list stored matches whose bots have changed")
    arguments = parser.parse_args()
    path, wanted = DOCS / "strength.json", matches(arguments.games, arguments.tabled, arguments.searched)
    stored: dict[str, dict[str, Any]] = {} if arguments.again or not path.exists() else json.loads(path.read_text())
    if arguments.check:
        found = list(stale_keys(wanted, stored))
        print("\n".join(f"stale: {key}" for key in found) or "no stale matches")
        return int(bool(found))
    for at, match in enumerate(wanted, start=1):
        if any(key not in stored for key in match.keys):
            print(f"{at}/{len(wanted)} {match.keys[0]}", file=sys.stderr, flush=True)
            stored |= run_match(match)
            path.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
            DOCS.joinpath("strength.md").write_text(page(stored.values()), encoding="utf-8")
    DOCS.joinpath("strength.md").write_text(page(stored.values()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
