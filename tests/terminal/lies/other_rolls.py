"""Show other white dice than those that are played and recorded."""

from msgspec.structs import replace

from rowlock.formats.games.base import dice_shape
from rowlock.formats.schema import DiceShape
from rowlock.rules import Dice
from rowlock.tables import views


def turned(dice: Dice) -> DiceShape:
    return replace(dice_shape(dice), white=[7 - face for face in dice.white])


vars(views)["dice_shape"] = turned
