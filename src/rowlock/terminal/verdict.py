"""Verdict of a fairness check in words."""

from collections.abc import Iterator

from msgspec import to_builtins

from ..fairness import Verdict
from ..i18n import Words


def verdict_lines(verdict: Verdict, words: Words) -> Iterator[str]:
    """Yield a line for each check, then one for each finding."""
    for each in verdict.checks:
        why = "" if each.why is None else f" ({words('check-why', why=each.why)})"
        yield f"  {words('check-question', name=each.name)} {words('check-state', state=each.state)}{why}"
    for finding in verdict.findings:
        yield words("verify-finding", **{"seat": "", **to_builtins(finding)})
    if verdict.voided:
        yield words("verify-voided", count=verdict.voided)
