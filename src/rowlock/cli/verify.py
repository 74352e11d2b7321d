"""``rowlock verify``: check that the dice and cards of a game follow from its seed."""

import json
from typing import Annotated

import typer
from msgspec import to_builtins

from ..fairness import Verdict
from ..fairness import verify as verify_text
from ..i18n import Words
from .options import read_game
from .typer_i18n import fail, use_language

EXIT_UNFAIR = 1


def verify(
    file: Annotated[str, typer.Argument(help="cli-verify-file")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-verify-json")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    report = read_game(file, verify_text)
    if as_json:
        print(json.dumps(to_builtins(report)))
    if not report.seeded:
        fail("verify-no-seed", file=file)
    if not as_json:
        _print_report(report, say)
    if not report.fair:
        raise typer.Exit(EXIT_UNFAIR)


def _print_report(report: Verdict, say: Words) -> None:
    print(say("verify-checked", rolls=report.rolls, shuffles=report.shuffles))
    for finding in report.findings:
        print(say("verify-finding", **to_builtins(finding)))
    if report.fair:
        print(say("verify-fair"))
    if not report.committed:
        print(say("verify-uncommitted"))
    elif all(finding.code != "wrong_commitment" for finding in report.findings):
        print(say("verify-committed"))
    if not report.fair:
        print(say("verify-unfair", count=len(report.findings)))
