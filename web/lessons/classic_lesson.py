"""Script of the lesson of the dice game."""

from script import ADA, Lesson, begun, dice_game, roll, sheet


def lesson() -> Lesson:
    script = Lesson(begun("classic"))
    script.read("sheet")
    script.roll(roll("12", "3654"))
    script.decide("r3", ada="y3", among="r3 y3 g3 b3 -")
    script.decide("r4")  # white 1 and red 3
    script.ada(roll("66", "2531"))
    script.decide("g12", ada="b12", among="g12 b12 -")
    script.ada("g9")
    script.read("other")

    yours = sheet(red="3 4 6 8 10", yellow="2 5", green="12 11 9", blue="12 10")
    hers = sheet(red="2 5 6", yellow="3 5 6", green="9 7", blue="12 11 8")
    script.later(dice_game((yours, hers), turn=11))
    script.roll(roll("12", "4212"))
    script.decide("-", ada="-", among="g3 b3 -")
    script.decide("-", among="g3 b3 b4 -")
    script.ada(roll("66", "5324"))
    script.decide("r12", ada="-", among="r12 -")
    script.read("sheet")

    yours = sheet(1, red="3 4 6 8 10 12", yellow="2 5 6 8", green="12 11 9 8 4", blue="12 10 7")
    hers = sheet(1, red="2 5 6", yellow="3 5 6 9 10", green="9 7 5", blue="12 11 8 7")
    script.later(dice_game((yours, hers), turn=19))
    script.roll(roll("11", "3245"))
    script.decide("g2", ada="-", among="g2 -")
    assert script.game.over
    assert script.game.winners != (ADA,)
    script.read("score")
    return script
