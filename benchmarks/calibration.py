"""``python -m benchmarks.calibration``: are the chances true that hints and reviews tell, in the dice games for two?

Bots of a level play to a turn; there it is told how likely the active seat wins. From there champions without search
play on, many times, each time with other dice. What is told should be how often the seat wins, whoever made the sheets.
"""

import argparse
import sys
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from rowlock import Game
from rowlock.bots.champion import ChampionBot
from rowlock.coach.evaluation import evaluate_position
from rowlock.lab.arena.entrants import parse_entrant
from rowlock.rng import ChanceSource

TURNS: Final = range(3, 13)
"""The turns that games are looked at in, one after the other."""
GAMES: Final = ("classic", "onboard")
LEVELS: Final = ("novice", "champion")


class Found(NamedTuple):
    """Of one position: the chance that was told, and the share of games that were won."""

    told: float
    won: float


def position(game: str, level: str, number: int) -> Game | None:
    """A game of two bots of a level before the roll of some turn; none if it was over by then."""
    played = Game.new(game, 2, seed=f"calibration {level} {number}")
    seats = [parse_entrant(level, ms=0).make_bot(f"{number} {seat}") for seat in range(2)]
    wanted = TURNS[number % len(TURNS)]
    while not played.over and not (played.wants == "dice" and played.position.turn == wanted):
        if played.wants == "dice":
            played.roll()
        for seat in played.to_act:
            played.play(seat, seats[seat].choose(played.view(seat), played.options(seat)))
    return None if played.over else played


def won(begun: Game, seat: int, times: int, seed: str) -> float:
    """The share that a seat wins of so many ends of a game, a tie counted as a share."""
    dice, champion = ChanceSource(seed), ChampionBot(ms=0)
    games = [begun.copy() for _ in range(times)]
    going, draw = list(games), 0
    while going:
        for game in going:
            if game.wants == "dice":
                game.roll(dice.dice(draw := draw + 1))
        asked = [(game, seat) for game in going for seat in game.to_act]
        views, options = zip(*((game.view(seat), game.options(seat)) for game, seat in asked), strict=True)
        for (game, to_act), decision in zip(asked, champion.choose_many(views, options), strict=True):
            game.play(to_act, decision)
        going = [game for game in going if not game.over]
    return fsum((seat in game.winners) / len(game.winners) for game in games) / times


def line(game: str, level: str, found: Sequence[Found], times: int) -> str:
    """A row of the table. Of what was told and what was won, the playouts' own chance is taken off."""
    off = [each.told - each.won for each in found]
    chance = fsum(each.won * (1 - each.won) for each in found) / (times - 1)
    error = sqrt(max(0.0, (fsum(each**2 for each in off) - chance) / len(off)))
    return f"| {game} | `{level}` | {len(off)} | {error:.1%} | {fsum(off) / len(off):+.1%} |"


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    asked.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--times", type=int, default=200, help="how often each position is played out")
    given = asked.parse_args()
    if given.positions < 1 or given.times < 2:
        asked.error("at least one position, played out twice")
    print("| game | sheets of | positions | off by | on average |\n|---|---|---|---|---|")
    for game in given.games:
        for level in LEVELS:
            found = list[Found]()
            for number in range(given.positions):
                begun = position(game, level, number)
                if begun is not None:
                    seat = begun.position.active
                    told = evaluate_position(begun.view(seat)).win
                    found.append(Found(told, won(begun, seat, given.times, f"{game} {number}")))
                print(f"{game} {level} {number + 1}/{given.positions}", end="\r", file=sys.stderr, flush=True)
            print(line(game, level, found, given.times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
