"""``rowlock verify``: check that the dice and cards of a game follow from its seed."""

import json
from typing import Annotated

import msgspec
import typer
from msgspec import to_builtins

from ..fairness import Seen, Verdict, check
from ..i18n import Words
from ..terminal.verdict import verdict_lines
from .options import read_game, read_text
from .typer_i18n import fail, use_language

EXIT_UNFAIR = 1
MAX_SEEN = 10_000_000
"""Characters of a file of notes."""


def verify(
    file: Annotated[str, typer.Argument(help="cli-verify-file")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-verify-json")] = False,
    seen: Annotated[str | None, typer.Option(help="cli-verify-seen", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    notes = None if seen is None else _read_seen(seen)
    report = read_game(file, lambda text: check(text, notes))
    if as_json:
        print(json.dumps(to_builtins(report)))
    if not report.seeded:
        fail("verify-no-seed", file=file)
    if not as_json:
        _print_report(report, say)
    if not report.fair:
        raise typer.Exit(EXIT_UNFAIR)


def _read_seen(file: str) -> Seen:
    try:
        return msgspec.json.decode(read_text(file, MAX_SEEN), type=Seen)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        fail("verify-bad-seen", file=file)


def _print_report(report: Verdict, say: Words) -> None:
    print(say("verify-checked", rolls=report.rolls, shuffles=report.shuffles))
    for line in verdict_lines(report, say):
        print(line)
    if report.fair:
        print(say("verify-fair"))
    if not report.committed:
        print(say("verify-uncommitted"))
    elif all(finding.code != "wrong_commitment" for finding in report.findings):
        print(say("verify-committed"))
    if not report.fair:
        print(say("verify-unfair", count=len(report.findings)))
