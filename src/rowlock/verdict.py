"""What came of checking a game's dice, as everybody is told it: by a server, or by the library in a browser."""

from collections.abc import Sequence

from .fairness import Report
from .shapes import Shape


class FindingView(Shape, frozen=True):
    """A line of a record that the seed contradicts."""

    code: str
    line: int
    found: str
    expected: str


class Verdict(Shape, frozen=True):
    """Whether every die and every shuffle of a game follows from its seed."""

    fair: bool
    seeded: bool
    committed: bool
    rolls: int
    shuffles: int
    findings: Sequence[FindingView]


def verdict(report: Report) -> Verdict:
    findings = [FindingView(each.code, each.line, each.found, each.expected) for each in report.findings]
    return Verdict(report.fair, report.seeded, report.committed, report.rolls, report.shuffles, findings)
