"""``make strength``: let the levels meet, and write down who wins how often, in Markdown and in JSON.

Each match that is done is kept at once: what is interrupted goes on where it was. A change of the networks or of a bot
makes the figures old; ``--again`` plays everything anew.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rowlock import __version__

WRITTEN: Final = Path(__file__).parents[1] / "docs"
GAMES: Final = 20_000
SEARCHED: Final = 4_000
"""Of the champion with its search against itself without it, which takes its time."""
LADDER: Final = ("random", "novice", "greedy", "steady", "expert", "champion@0")
RUNGS: Final = frozenset(zip(LADDER[1:], LADDER[:-1], strict=True))
CHAMPIONS: Final = ("champion", "champion@0")
TEMPLATE: Final = Path(__file__).with_name("strength.md")
TABLES: Final = {"classic": (3, 4, 5), "onboard": (3, 4), "cards": (3, 4, 5)}


@dataclass(frozen=True, slots=True)
class Match:
    """One bot against another: two of them, or one at a table whose other seats are all the other's."""

    game: str
    bot: str
    other: str
    players: int = 2
    games: int = GAMES

    @property
    def key(self) -> str:
        return f"{self.game} {self.players} {self.bot} {self.other} {self.games}"

    @property
    def luck(self) -> bool:
        """Whether what the dice gave is reckoned: where the champions differ by less than luck does."""
        return self.game == "classic" and self.players == 2 and self.bot in CHAMPIONS and self.other != "expert"

    @property
    def command(self) -> list[str]:
        seats = (
            ["--bots", self.bot, "--against", self.other]
            if self.players > 2
            else ["--bots", f"{self.bot},{self.other}"]
        )
        where = ["--game", self.game, "--players", str(self.players), "--games", str(self.games), "--seed", "6"]
        reckoned = ["--luck"] if self.luck else []
        return [sys.executable, "-m", "rowlock", "arena", *seats, *where, *reckoned, "--json"]


def matches(games: int, tabled: int, searched: int) -> list[Match]:
    """Every match, those first that say most."""
    rungs = list(zip(LADDER[1:], LADDER[:-1], strict=True))
    found = [Match("classic", "champion@0", "greedy", games=games)]
    found += [Match(game, bot, below, games=games) for bot, below in rungs[:-1] for game in TABLES]
    found += [Match(game, *rungs[-1], games=games) for game in TABLES]
    found.append(Match("classic", "champion", "greedy", games=games))
    found += [Match(game, "champion@0", "greedy", games=games) for game in ("onboard", "cards")]
    found += [Match(game, "champion", "champion@0", games=searched) for game in TABLES]
    for game in TABLES:
        for players in TABLES[game]:
            found += [Match(game, "champion@0", other, players, tabled) for other in ("greedy", "expert")]
    return found


def played(match: Match) -> dict[str, Any]:
    """Let it be played; what the arena says of the first bot."""
    report = json.loads(subprocess.run(match.command, check=True, capture_output=True, text=True).stdout)
    mine = next(each for each in report["standings"] if each["bot"] == match.bot)
    return {
        "game": match.game,
        "players": match.players,
        "bot": match.bot,
        "other": match.other,
        "games": mine["games"],
        "wins": mine["wins"],
        "earned": mine["earned"],
        "points": mine["points"]["mean"],
        "margin": mine["margin"]["mean"],
        "seconds": round(report["seconds"], 1),
    }


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
        search=_table([each for each in done if (each["bot"], each["other"]) == CHAMPIONS]),
        tables=_table([each for each in done if each["players"] > 2], players=True),
    )


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
            cells.append(f"{earned['mean']:.2%} (±{(earned['ci'][1] - earned['ci'][0]) / 2:.2%})" if earned else "")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--tabled", type=int, default=GAMES, help="games of three and more players")
    asked.add_argument("--searched", type=int, default=SEARCHED, help="games of the champion with its search")
    asked.add_argument("--again", action="store_true", help="play what is kept, too")
    given = asked.parse_args()
    stored, wanted = WRITTEN / "strength.json", matches(given.games, given.tabled, given.searched)
    kept: dict[str, dict[str, Any]] = {} if given.again or not stored.exists() else json.loads(stored.read_text())
    for at, match in enumerate(wanted, start=1):
        if match.key not in kept:
            print(f"{at}/{len(wanted)} {match.key}", file=sys.stderr, flush=True)
            kept[match.key] = played(match)
            stored.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            WRITTEN.joinpath("strength.md").write_text(page(kept.values()), encoding="utf-8")
    WRITTEN.joinpath("strength.md").write_text(page(kept.values()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
