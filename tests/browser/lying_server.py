"""``rowlock serve`` that lies about the dice, told how by ``ROWLOCK_TEST_LIE``.

``text``: the seed has another text than the first seat's, tried until the first roll shows two white sixes. ``dice``:
the tables show other white dice than they record.
"""

import os
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from rowlock import fairness
from rowlock.cli import main
from rowlock.formats.codec import table_shape
from rowlock.formats.games.base import dice_shape
from rowlock.formats.schema import DiceShape
from rowlock.rng import ChanceSource
from rowlock.tables import table, views

from ..server.processes import Server


class LyingServer(Server):
    """A server that tells one of the lies."""

    def __init__(self, data: Path, lie: str) -> None:
        super().__init__(data, env={"ROWLOCK_TEST_LIE": lie})
        self._command[self._command.index("rowlock")] = __name__


def _seed_with_a_swapped_text(secret: str, texts: Sequence[str]) -> str:
    seeds = (fairness.joint_seed(secret, [f"forged{number}", *texts[1:]]) for number in count())
    return next(seed for seed in seeds if ChanceSource(seed).step(0).dice().white == (6, 6))


def _other(dice: DiceShape) -> DiceShape:
    return replace(dice, white=[face % 6 + 1 for face in dice.white])


def _lie(name: str) -> None:
    if name == "text":
        vars(table)["joint_seed"] = _seed_with_a_swapped_text
        return

    def other_table(*args: Any) -> Any:
        shown: Any = table_shape(*args)
        return replace(shown, dice=_other(shown.dice)) if shown.dice else shown

    vars(views).update(dice_shape=lambda dice: _other(dice_shape(dice)), table_shape=other_table)


if __name__ == "__main__":
    _lie(os.environ["ROWLOCK_TEST_LIE"])
    main()
