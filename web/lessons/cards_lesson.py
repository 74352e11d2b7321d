"""Script of the lesson of the card game."""

from script import YOU, Lesson, begun, dealt, sheet

from rowlock.rules import full_deck

YOURS, HERS, DISPLAY, PILE = "R3 R5 B9 Y8", "Y5 G7 B4 R10", "G8 R4 G10 R12", "G5 Y12 B6 R9 Y10 B2"


def lesson() -> Lesson:
    deck = {str(card): card for card in full_deck(jokers=False)}
    dealing = f"{YOURS} {HERS} {DISPLAY} {PILE}".split()
    script = Lesson(begun("cards", deck=[*map(deck.pop, dealing), *deck.values()]))
    script.read("cards")
    script.decide("#2")  # the 4, and it is red
    script.decide("g12", ada="b12", among="g12 b12 -")
    script.decide("R3 R4 R5 > r3 r4 r5")
    script.ada("#4")
    script.decide("r6", ada="-", among="r6 y6 g6 b6 -")
    script.ada("Y5 > y5")
    script.decide("#1 #2 #3")
    script.decide("y2", ada="-", among="y2 -")
    script.decide("G10 G8 > g10 g8")

    yours = sheet(red="3 4 5 6 8", yellow="2 4 5 7 9", green="12 10 8", blue="10 9")
    hers = sheet(red="2 4", yellow="5 6 8", green="11 10 7", blue="12 11")
    script.later(dealt((yours, hers), "play", ("R7 Y3 G11 B12 B11", "R9 Y10 G6 B8"), "R11 Y4 G3 B5", "G4 R2", turn=15))
    assert not any(option.numbers for option in script.game.options(YOU))  # type: ignore[attr-defined]
    script.decide("B12 B11 > b-")

    yours = sheet(1, red="3 4 5 6 8", yellow="2 4 5 7 9", green="12 10 8", blue="10 9")
    script.later(dealt((yours, hers), "play", ("R7 Y11 Y12 G11 B3", "R9 Y10 G6 B8"), "R11 Y4 G3 B5", "G4 R2", turn=17))
    script.decide("Y11 Y12 > y11 y12")
    script.read("sheet")

    yours = sheet(1, red="3 4 5 6 8", yellow="2 4 5 7 9 11 12", green="12 10 8 5", blue="10 9 7 6 4")
    hers = sheet(red="2 4 9", yellow="5 6 8 10", green="11 10 7 6", blue="12 11 8")
    hands = ("R7 G11 B3 Y3 R12", "R9 Y10 G6 B8")
    script.later(dealt((yours, hers), "number", hands, "R11 Y4 G3 B5", "G2 G4", turn=25))
    script.decide("b2", ada="-", among="b2 -")
    assert script.game.over
    script.read("score")
    return script
