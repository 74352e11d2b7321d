"""``make strength``: let the levels meet, and write down who wins how often, in Markdown and in JSON.

Each match that is done is kept at once: what is interrupted goes on where it was. A change of the networks or of a bot
makes figures old: ``--check`` plays the first games of each match and names those, ``--again`` plays everything anew.
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

WRITTEN: Final = Path(__file__).parents[1] / "docs"
GAMES: Final = 20_000
SEARCHED: Final = 4_000
"""Of the champion with its search against itself without it, on a board and with cards: it takes its time."""
OPENING: Final = 20
"""The games of a match that are played again to see whether its bots are still the same."""
LADDER: Final = ("random", "novice", "greedy", "steady", "expert", "champion@0")
RUNGS: Final = frozenset(zip(LADDER[1:], LADDER[:-1], strict=True))
CHAMPIONS: Final = ("champion", "champion@0")
SEARCH: Final = (CHAMPIONS[:1], CHAMPIONS[1])
TEMPLATE: Final = Path(__file__).with_name("strength.md")
TABLES: Final = {"classic": (3, 4, 5), "onboard": (3, 4), "cards": (3, 4, 5)}


@dataclass(frozen=True, slots=True)
class Match:
    """Bots of which each meets another: in two seats, or alone at a table whose other seats are all the other's."""

    game: str
    bots: tuple[str, ...]
    other: str
    players: int = 2
    games: int = GAMES

    @property
    def keys(self) -> list[str]:
        """What is kept, for each of the bots."""
        return [f"{self.game} {self.players} {bot} {self.other} {self.games}" for bot in self.bots]

    @property
    def luck(self) -> bool:
        """Whether what the dice gave is reckoned: where the champions differ by less than luck does."""
        return self.game == "classic" and self.players == 2 and CHAMPIONS[0] in self.bots

    def command(self, games: int | None = None) -> list[str]:
        """Let the arena play it, or so many of its first games."""
        met = ["--bots", ",".join(self.bots), "--against", self.other, "--players", str(self.players)]
        where = ["--game", self.game, "--games", str(games or self.games), "--seed", "6"]
        reckoned = ["--luck"] if self.luck else []
        return [sys.executable, "-m", "rowlock", "arena", *met, *where, *reckoned, "--json"]


def matches(games: int, tabled: int, searched: int) -> list[Match]:
    """Every match, those first that say most."""
    rungs = list(zip(LADDER[1:], LADDER[:-1], strict=True))
    found = [Match("classic", CHAMPIONS, "greedy", games=games), Match("classic", *SEARCH, games=games)]
    found += [Match(game, (bot,), below, games=games) for bot, below in rungs for game in TABLES]
    found += [Match(game, ("champion@0",), "greedy", games=games) for game in ("onboard", "cards")]
    for game in TABLES:
        for players in TABLES[game]:
            found += [Match(game, ("champion@0",), other, players, tabled) for other in ("greedy", "expert")]
    return found + [Match(game, *SEARCH, games=searched) for game in ("onboard", "cards")]


def played(match: Match) -> dict[str, dict[str, Any]]:
    """Let it be played; what the arena says of each of the bots, by its key.

    What a bot won more than the last one on the same deals is its ``gap``.
    """
    report, first = _arena(match.command()), opening(match)
    found = dict[str, dict[str, Any]]()
    standings = report["standings"][:-1]  # the last one is the other's
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
    """Points and margin of each of the bots in its first games: others now than then, and the figures are old."""
    standings = _arena(match.command(OPENING))["standings"][:-1]
    return {each["bot"]: [each["points"]["mean"], each["margin"]["mean"]] for each in standings}


def old(wanted: Iterable[Match], kept: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """The keys of kept matches whose bots play otherwise by now."""
    for match in wanted:
        if all(key in kept for key in match.keys):
            first = opening(match)
            yield from (key for key in match.keys if kept[key]["opening"] != first[kept[key]["bot"]])


def _arena(command: Sequence[str]) -> dict[str, Any]:
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    report: dict[str, Any] = json.loads(said)
    return report


def page(kept: Iterable[Mapping[str, Any]]) -> str:
    """The page: of each pairing the longest match."""
    longest: dict[tuple[str, ...], Mapping[str, Any]] = {}
    for each in sorted(kept, key=lambda each: int(each["games"])):
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


def _gap(kept: Mapping[str, Any] | None) -> str:
    found = kept and kept["gap"]
    return f"{found['mean']:+.2%} {_within(found)}" if found else "not measured yet"


def _within(found: Mapping[str, Any]) -> str:
    """Half of an interval, as it stands behind its mean."""
    low, high = found["ci"]
    return f"(±{(high - low) / 2:.2%})"


def _table(rows: Sequence[Mapping[str, Any]], players: bool = False) -> str:
    if not rows:
        return "Not measured yet; `make strength` goes on where it stopped."
    head = ["game", "bot", "against", "games", "wins", "95 % interval", "points", "margin"]
    if players:
        head.insert(1, "players")
    reckoned = any(kept.get("earned") for kept in rows)
    if reckoned:
        head.append("wins without luck")
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for kept in rows:
        low, high = kept["wins"]["ci"]
        cells = [
            kept["game"],
            f"`{kept['bot']}`",
            f"`{kept['other']}`",
            f"{kept['games']:,}",
            f"{kept['wins']['mean']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{kept['points']:.1f}",
            f"{kept['margin']:+.1f}",
        ]
        if players:
            cells.insert(1, str(kept["players"]))
        if reckoned:
            earned = kept.get("earned")
            cells.append(f"{earned['mean']:.2%} {_within(earned)}" if earned else "")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--tabled", type=int, default=GAMES, help="games of three and more players")
    asked.add_argument("--searched", type=int, default=SEARCHED, help="games of the champion with its search")
    asked.add_argument("--again", action="store_true", help="play what is kept, too")
    asked.add_argument("--check", action="store_true", help="name what is kept of bots that play otherwise by now")
    given = asked.parse_args()
    stored, wanted = WRITTEN / "strength.json", matches(given.games, given.tabled, given.searched)
    kept: dict[str, dict[str, Any]] = {} if given.again or not stored.exists() else json.loads(stored.read_text())
    if given.check:
        found = list(old(wanted, kept))
        print("\n".join(f"old: {key}" for key in found) or "everything plays as it did")
        return int(bool(found))
    for at, match in enumerate(wanted, start=1):
        if any(key not in kept for key in match.keys):
            print(f"{at}/{len(wanted)} {match.keys[0]}", file=sys.stderr, flush=True)
            kept |= played(match)
            stored.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            WRITTEN.joinpath("strength.md").write_text(page(kept.values()), encoding="utf-8")
    WRITTEN.joinpath("strength.md").write_text(page(kept.values()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
