"""A conformance kit for bots and rulesets of your own.

>>> from rowlock.testing import check_bot
>>> from rowlock.bots import GreedyBot
>>> check_bot(GreedyBot, games=2).games
6

``check_bot`` plays whole games with your bot in every seat number and refuses the first choice that is illegal, late
or made of what a seat cannot see. ``check_ruleset`` plays whole games of a ruleset and checks what every caller of
a ruleset relies on. Both raise AssertionError with the seed that shows the fault again.
``check_scenarios`` holds any implementation of the rules, in any language, to the scenarios of the rules.
"""

from .bots import BotReport, check_bot
from .playthrough import playthrough
from .rulesets import check_ruleset
from .scenarios import Judge, LibraryJudge, ProgramJudge, RefusedError, check_scenarios, scenarios
from .worlds import other_world

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
