"""A bot as a program of the arena."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rowlock import Decision, Game, View
from rowlock.bots import Bot, GreedyBot, advance
from rowlock.bots.external import ProgramBot

SCRIPT = "from rowlock.bots import GreedyBot\nfrom rowlock.bots.program import run_program\nrun_program(GreedyBot())\n"


class Compared:
    """Chooses as a program does, and checks that a bot agrees."""

    def __init__(self, program: ProgramBot, bot: Bot) -> None:
        self.program, self.bot, self.asked = program, bot, 0

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        chosen = self.program.choose(view, options)
        assert chosen == self.bot.choose(view, options)
        self.asked += 1
        return chosen


@pytest.mark.parametrize(("game", "options"), [("classic", {}), ("cards", {"jokers": True}), ("onboard", {})])
def test_a_program_decides_as_its_bot(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(SCRIPT)
    with ProgramBot([sys.executable, str(script)], ms=20_000) as program:
        seat = Compared(program, GreedyBot())
        played = Game.new(game, 3, seed=5, **options)
        advance(played, dict.fromkeys(range(3), seat))
    assert played.over
    assert seat.asked > 60
