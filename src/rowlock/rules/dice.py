"""The six dice: two white, one of each color (B8)."""

from dataclasses import dataclass
from typing import Final

from .errors import IllegalMove
from .sheet import COLORS, NAMES

FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Dice:
    """A roll. A colored die that was removed from the game is 0."""

    white: tuple[int, int]
    colors: tuple[int, int, int, int]

    @property
    def white_sum(self) -> int:
        return self.white[0] + self.white[1]

    def sums(self, color: int) -> tuple[int, ...]:
        """Sums of the die of a color with each white die: zero, one or two distinct numbers (B11, AB17)."""
        face = self.colors[color]
        if not face:
            return ()
        one, other = self.white
        return (one + face,) if one == other else (one + face, other + face)

    def without(self, closed: int) -> "Dice":
        """Remove the dice of the rows in a bit mask (B20)."""
        if not closed:
            return self
        red, yellow, green, blue = self.colors
        return Dice(
            self.white,
            (
                0 if closed & 1 else red,
                0 if closed & 2 else yellow,
                0 if closed & 4 else green,
                0 if closed & 8 else blue,
            ),
        )

    def check(self, closed: int) -> None:
        """Raise IllegalMove if a die in the game is missing or out of range; removed dice are ignored (AB11)."""
        for face in self.white:
            if face not in FACES:
                raise IllegalMove("bad_die", "B8")
        for color in COLORS:
            face = self.colors[color]
            if not closed >> color & 1:
                if not face:
                    raise IllegalMove("die_missing", "B8", die=NAMES[color])
                if face not in FACES:
                    raise IllegalMove("bad_die", "B8")
