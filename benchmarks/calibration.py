"""Calibration of evaluations in the dice games for two: ``python -m benchmarks.calibration``.

Bots of a level play to a turn, where the active seat's chance to win is evaluated. Champions without search then play
the game to its end many times with different dice. The evaluation should equal the share of games won, whatever the
level of the bots.
"""

import argparse
import sys
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from rowlock import Game
from rowlock.bots.champion import ChampionBot
from rowlock.coach.evaluation import evaluate_position
from rowlock.lab.players import parse_player
from rowlock.rng import ChanceSource

TURNS: Final = range(3, 13)
"""Turns to evaluate at, in rotation."""
GAMES: Final = ("classic", "onboard")
LEVELS: Final = ("novice", "champion")


class Sample(NamedTuple):
    """A position: the evaluated chance to win, and the share of games won."""

    evaluated: float
    won: float


def position(game: str, level: str, number: int) -> Game | None:
    """A game of two bots of a level before the roll of a turn of ``TURNS``; None if it ended before."""
    played = Game.new(game, 2, seed=f"calibration {level} {number}")
    seats = [parse_player(level, ms=0).make_bot(f"{number} {seat}") for seat in range(2)]
    wanted = TURNS[number % len(TURNS)]
    while not played.over and not (played.wants == "dice" and played.position.turn == wanted):
        if played.wants == "dice":
            played.roll()
        for seat in played.to_act:
            played.play(seat, seats[seat].choose(played.view(seat), played.options(seat)))
    return None if played.over else played


def won(begun: Game, seat: int, times: int, seed: str) -> float:
    """The share of ``times`` playouts that a seat wins, a tie counting as a share."""
    dice, champion = ChanceSource(seed), ChampionBot(ms=0)
    games = [begun.copy() for _ in range(times)]
    going, draw = list(games), 0
    while going:
        for game in going:
            if game.wants == "dice":
                game.roll(dice.dice(draw := draw + 1))
        to_decide = [(game, seat) for game in going for seat in game.to_act]
        views, options = zip(*((game.view(seat), game.options(seat)) for game, seat in to_decide), strict=True)
        for (game, to_act), decision in zip(to_decide, champion.choose_many(views, options), strict=True):
            game.play(to_act, decision)
        going = [game for game in going if not game.over]
    return fsum((seat in game.winners) / len(game.winners) for game in games) / times


def line(game: str, level: str, found: Sequence[Sample], times: int) -> str:
    """A table row; the sampling variance of the playouts is subtracted from the squared error."""
    off = [each.evaluated - each.won for each in found]
    chance = fsum(each.won * (1 - each.won) for each in found) / (times - 1)
    error = sqrt(max(0.0, (fsum(each**2 for each in off) - chance) / len(off)))
    return f"| {game} | `{level}` | {len(off)} | {error:.1%} | {fsum(off) / len(off):+.1%} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--times", type=int, default=200, help="playouts of each position")
    arguments = parser.parse_args()
    if arguments.positions < 1 or arguments.times < 2:
        parser.error("at least one position, played out twice")
    print("| game | sheets of | positions | off by | on average |\n|---|---|---|---|---|")
    for game in arguments.games:
        for level in LEVELS:
            found = list[Sample]()
            for number in range(arguments.positions):
                begun = position(game, level, number)
                if begun is not None:
                    seat = begun.position.active
                    evaluated = evaluate_position(begun.view(seat)).win
                    found.append(Sample(evaluated, won(begun, seat, arguments.times, f"{game} {number}")))
                print(f"{game} {level} {number + 1}/{arguments.positions}", end="\r", file=sys.stderr, flush=True)
            print(line(game, level, found, arguments.times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
