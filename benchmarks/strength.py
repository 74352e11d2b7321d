"""``make strength``: let the levels meet, and write down who wins how often, in Markdown and in JSON.

Each match that is done is kept at once: what is interrupted goes on where it was. A change of the networks or of a bot
makes the figures old; ``--again`` plays everything anew.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rowlock import __version__

WRITTEN: Final = Path(__file__).parents[1] / "docs"
GAMES: Final = 20_000
SEARCHED: Final = 2_000
"""With the champion's search a game takes half a second: those matches are shorter, and say so."""
LADDER: Final = ("random", "novice", "greedy", "steady", "expert", "champion@0")
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
    def command(self) -> list[str]:
        seats = ["--bots", self.bot, "--against", self.other] if self.players > 2 else ["--bots", f"{self.bot},{self.other}"]
        where = ["--game", self.game, "--players", str(self.players), "--games", str(self.games), "--seed", "6"]
        return [sys.executable, "-m", "rowlock", "arena", *seats, *where, "--json"]


def matches(games: int, searched: int) -> list[Match]:
    """Every match, those first that say most."""
    found = [Match("classic", "champion@0", "greedy", games=games)]
    for game in TABLES:
        pairs = zip(LADDER[1:], LADDER[:-1], strict=True)
        found += [Match(game, bot, below, games=games) for bot, below in pairs]
    found.append(Match("classic", "champion", "greedy", games=searched))
    found += [Match(game, "champion@0", "greedy", games=games) for game in ("onboard", "cards")]
    found += [Match(game, "champion", "champion@0", games=searched) for game in TABLES]
    for game in TABLES:
        for players in TABLES[game]:
            found += [Match(game, "champion@0", other, players, games) for other in ("greedy", "expert")]
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
        "points": mine["points"]["mean"],
        "margin": mine["margin"]["mean"],
        "seconds": round(report["seconds"], 1),
    }


def page(kept: Mapping[str, Mapping[str, Any]], wanted: Sequence[Match]) -> str:
    """The page: what was played, section by section."""
    done = [(match, kept[match.key]) for match in wanted if match.key in kept]
    ladder = [(m, k) for m, k in done if m.players == 2 and m.bot in LADDER and LADDER.index(m.bot) and m.other == LADDER[LADDER.index(m.bot) - 1]]
    greedy = [(m, k) for m, k in done if m.players == 2 and m.other == "greedy" and m.bot.startswith("champion")]
    search = [(m, k) for m, k in done if m.bot == "champion" and m.other == "champion@0"]
    tables = [(m, k) for m, k in done if m.players > 2]
    parts = [
        (WRITTEN / "strength.head.md").read_text(encoding="utf-8").format(version=__version__),
        "## Every level against the one below\n",
        _table(ladder),
        "## The champion against `greedy`, two players\n",
        _table(greedy),
        "## What the search adds\n",
        _table(search),
        "## One champion at a table of others\n",
        _table(tables, players=True),
        (WRITTEN / "strength.tail.md").read_text(encoding="utf-8"),
    ]
    return "\n".join(parts)


def _table(rows: Sequence[tuple[Match, Mapping[str, Any]]], players: bool = False) -> str:
    head = ["game", *(["players"] if players else []), "bot", "against", "games", "wins", "95 % interval", "points", "margin"]
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for match, kept in rows:
        low, high = kept["wins"]["ci"]
        cells = [
            match.game,
            *([str(match.players)] if players else []),
            f"`{match.bot}`",
            f"`{match.other}`",
            f"{kept['games']:,}",
            f"{kept['wins']['mean']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{kept['points']:.1f}",
            f"{kept['margin']:+.1f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--searched", type=int, default=SEARCHED)
    asked.add_argument("--again", action="store_true", help="play what is kept, too")
    given = asked.parse_args()
    stored, wanted = WRITTEN / "strength.json", matches(given.games, given.searched)
    kept: dict[str, dict[str, Any]] = {} if given.again or not stored.exists() else json.loads(stored.read_text())
    for at, match in enumerate(wanted, start=1):
        if match.key not in kept:
            print(f"{at}/{len(wanted)} {match.key}", file=sys.stderr, flush=True)
            kept[match.key] = played(match)
            stored.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            WRITTEN.joinpath("strength.md").write_text(page(kept, wanted), encoding="utf-8")
    WRITTEN.joinpath("strength.md").write_text(page(kept, wanted), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
