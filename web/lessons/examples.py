"""Example positions of the rules page."""

from dataclasses import replace

from script import ADA, NAMES, YOU, Example, check_options, check_pawns, dealt, dice_game, roll, sees, sheet

from rowlock.game import Game
from rowlock.rules import Position, onboard
from rowlock.rules.moves import Play

YOURS = sheet(red="3 4 6 7 9", yellow="5 8", green="12 10", blue="11")
HERS = sheet(red="2 5 6", yellow="2 3 6", green="11", blue="12 10 9")


def examples() -> dict[str, Example]:
    return {
        "crossing": _at(dice_game((YOURS, HERS), turn=9)),
        "white": _at(dice_game((YOURS, HERS), 10, active=ADA, phase="action1", dice=roll("44", "3251")), "g8 b8 -"),
        "mixed": _at(
            dice_game((YOURS, HERS), turn=9, phase="action2", dice=roll("26", "4331")),
            "r10 y9 g9 g5 b7 b3 -",
        ),
        "lock": _at(dice_game((YOURS, HERS), 10, active=ADA, phase="action1", dice=roll("66", "3251")), "r12 -"),
        "together": _together(),
        "score": _score(),
        "draw": _at(dealt((YOURS, HERS), "draw", ("R10 R11 Y9 G7", "R2 Y3 G4 B5"), "Y6 G9 B8 R4", "Y12 B2", 9)),
        "play": _play(("R8 Y4 G9 G7 G5", "R2 Y3 B9 B5"), "G9 G7 G5", "g9 g7|g7 g5|g9|g7|g5|", jokers=False),
        "jokers": _play(("R8 Y9 G9 B12 J10", "R2 Y3 B9 B5"), "Y9 J10", "y9 y10|y9|y10|", jokers=True),
        "complete": _at(
            dealt(
                (sheet(red="3 4 6 7 9 12", yellow="5 8"), sheet(red="2 3 5 6 8", blue="12 10 9")),
                "draw",
                ("R10 R11 Y9 G7", "R2 Y3 G4 B5"),
                "Y6 G9 B8 R4",
                "Y12 B2",
                9,
            )
        ),
        "pawn": _at(check_pawns(_board()), "@10 @11 @13 -"),
        "bonus": _bonus(),
    }


def _at(position: Position, among: str | None = None) -> Example:
    game = Game.at(position, NAMES, seed="lesson")
    if among is not None:
        check_options(game, among)
    return Example(sees(game))


def _together() -> Example:
    """Two players lock the red row with the same white sum."""
    hers = sheet(red="2 3 5 6 8", yellow="2 3 6", green="11", blue="12 10 9")
    before = dice_game((YOURS, hers), 10, active=ADA, phase="action1", dice=roll("66", "3251"))
    game = Game.at(before, NAMES, seed="lesson")
    game.play(YOU, "r12")
    game.play(ADA, "r12")
    return Example(sees(game))


def _score() -> Example:
    yours = sheet(2, red="3 4 6 7 9 12", yellow="5 8 9", green="12 10 8 7 4", blue="11 10 7 6 5 2")
    hers = sheet(1, red="2 5 6 9", yellow="2 3 6 8", green="11 9 8", blue="12 10 9")
    over = replace(dice_game((yours, hers), turn=23), phase="over", end_reason="two_rows_locked")
    return _at(over)


def _play(hands: tuple[str, str], chosen: str, among: str, *, jokers: bool) -> Example:
    """Plays of the chosen cards; ``among`` lists the expected sets of crossed numbers."""
    shown = tuple(chosen.split())
    game = Game.at(
        dealt((YOURS, HERS), "play", hands, "Y6 G12 B8 R4", "Y12 B2", 9, jokers=jokers), NAMES, seed="lesson"
    )
    plays = [
        option for option in game.options(YOU) if isinstance(option, Play) and set(map(str, option.cards)) == set(shown)
    ]
    found = {" ".join(f"{play.color.letter.lower()}{number}" for number in play.numbers) for play in plays}
    assert found == set(among.split("|")), found
    return Example(sees(game), shown)


def _board() -> onboard.Position:
    """The pawn on field 7 with another one on 9, so that the five free fields are 8 and 10 to 13."""
    yours = sheet(red="2 4 5", yellow="2 5", green="12 10", blue="12 11")
    hers = sheet(red="3 4", yellow="3", green="10 9", blue="12")
    return replace(
        onboard.new(2),
        sheets=(yours, hers),
        turn=9,
        phase="step3",
        dice=roll("13", "2143"),
        pawns=(7, 9),
        active_crossed=True,
    )


def _bonus() -> Example:
    yours = sheet(1, red="2 3 5 6 8 9 11", yellow="2 5 6 7", green="12 10 8 6 5", blue="12 11 8 7 4")
    hers = sheet(red="3 4 6", yellow="3 6 9", green="10 9 7 4", blue="12 10 6")
    over = replace(
        onboard.new(2),
        sheets=(yours, hers),
        active=ADA,
        turn=24,
        phase="over",
        pawns=(38, 29),
        announced_by=YOU,
        last_turns=(),
        end_reason="track_end",
    )
    return _at(check_pawns(over))
