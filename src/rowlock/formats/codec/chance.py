"""JSON of chance: a roll, or the reshuffled discard."""

from collections.abc import Callable
from typing import Final

from ...rules import Chance, Dice
from ...rules.dice import FACES
from ...rules.sheet import NAMES
from ..json_reader import Json, Reader
from ..schema import DiceShape
from .values import card_names, to_dict


def dice_shape(dice: Dice) -> DiceShape:
    red, yellow, green, blue = (face or None for face in dice.colors)
    return DiceShape(list(dice.white), red, yellow, green, blue)


def chance_to_json(chance: Chance) -> Json:
    """Encode a roll or a reshuffle."""
    if isinstance(chance, Dice):
        return to_dict(dice_shape(chance))
    return {"reshuffle": card_names(chance)}


def chance_from_json(data: object) -> Chance | None:
    """Decode a roll or reshuffle; None for null. Raises FormatError ``bad_chance``."""
    if data is None:
        return None
    reader = Reader("bad_chance")
    entries = reader.mapping(data, "chance")
    if "reshuffle" in entries:
        reader.check_keys(entries, "chance", frozenset(("reshuffle",)))
        return reader.cards(entries["reshuffle"], "chance.reshuffle")
    return dice_from_json(reader, entries, "chance")


def dice_from_json(reader: Reader, data: object, where: str) -> Dice:
    entries = reader.mapping(data, where)
    reader.check_keys(entries, where, _DICE)
    white = reader.list_of(entries.get("white"), f"{where}.white", _face(reader), 2)
    if len(white) != 2:
        reader.fail(f"{where}.white", "must be two dice")
    red, yellow, green, blue = (
        _face(reader)(entries[name], f"{where}.{name}") if entries.get(name) is not None else 0 for name in NAMES
    )
    return Dice((white[0], white[1]), (red, yellow, green, blue))


_DICE: Final = frozenset(("white", *NAMES))


def _face(reader: Reader) -> Callable[[object, str], int]:
    return lambda data, where: reader.integer(data, where, FACES)
