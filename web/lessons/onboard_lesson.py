"""Script of the lesson of On Board."""

from dataclasses import replace

from script import ADA, Lesson, begun, check_pawns, roll, sheet

from rowlock.rules import Sheet, onboard


def lesson() -> Lesson:
    script = Lesson(begun("onboard", track="a"))
    script.read("track")
    script.roll(roll("12", "2456"))
    script.decide("r3", ada="y3", among="r3 y3 g3 b3 -")
    script.decide("r4")  # white 2 and red 2
    script.decide("@4", among="@1 @3 @4 @5 -")
    script.ada(roll("66", "1345"))
    script.decide("g12", ada="b12", among="g12 b12 -")
    script.ada("b11", "@6")
    script.roll(roll("56", "6154"), look="track")
    script.decide("g11", ada="-", among="r11 y11 g11 b11 -")
    script.decide("g10")  # white 5 and green 5
    script.decide("@10", among="@5 @7 @8 @9 @10 -")

    yours = sheet(red="3 4 5 7", yellow="2 3 5 6", green="12 11 10 8 7 5", blue="12 10 8 6")
    hers = sheet(red="3 6", yellow="3 4 7", green="10 9", blue="12 11 8 7")
    script.later(_moving((yours, hers), (17, 15), turn=21, crossed=False))
    script.decide("@22", among="@20 @22 -")

    yours = sheet(red="3 4 5 7 8", yellow="2 3 5 6 8", green="12 11 10 8 7 5 3", blue="12 10 8 6")
    hers = sheet(red="3 6 8", yellow="3 4 7 9", green="10 9 6", blue="12 11 8 7")
    script.later(_moving((yours, hers), (33, 24), turn=27, crossed=True))
    script.decide("@36", among="@34 @35 @36 @37 @38 -")
    script.ada(roll("54", "1321"))
    script.decide("r9", ada="r9", among="r9 -")
    script.ada("-", "-")
    assert script.game.over
    assert script.game.winners != (ADA,)
    script.read("score")
    return script


def _moving(sheets: tuple[Sheet, Sheet], pawns: tuple[int, int], turn: int, *, crossed: bool) -> onboard.Position:
    """A position in which the learner's pawn may move."""
    start = onboard.new(2)
    dice = roll("13", "2143")
    moment = replace(start, sheets=sheets, turn=turn, phase="step3", dice=dice, active_crossed=crossed, pawns=pawns)
    return check_pawns(moment)
