"""Conformance tests for custom bots, rulesets and implementations of the rules.

>>> from rowlock.testing import check_bot
>>> from rowlock.bots import GreedyBot
>>> check_bot(GreedyBot, games=2).games
6

``check_bot`` plays whole games with your bot in every seat and fails on the first choice that is illegal, late or based
on hidden information. ``check_ruleset`` plays whole games of a ruleset and checks the guarantees of ``Ruleset``. Both
raise AssertionError with the seed that reproduces the fault. ``check_scenarios`` tests any implementation of the rules,
in any language, against the scenarios.
"""

from .bots import BotReport, check_bot, other_world
from .playthrough import playthrough
from .rulesets import check_ruleset
from .scenarios import Judge, LibraryJudge, ProgramJudge, RefusedError, check_scenarios, scenarios

__all__ = [
    "BotReport",
    "Judge",
    "LibraryJudge",
    "ProgramJudge",
    "RefusedError",
    "check_bot",
    "check_ruleset",
    "check_scenarios",
    "other_world",
    "playthrough",
    "scenarios",
]
