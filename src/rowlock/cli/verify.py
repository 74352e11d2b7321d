"""``rowlock verify``: check that the dice and cards of a game follow from its seed."""

import json
import sys
from collections.abc import Callable
from contextlib import nullcontext
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from msgspec import to_builtins

from ..fairness import Verdict
from ..fairness import verify as verify_text
from ..formats.notation import RecordError
from ..formats.notation.reader import MAX_TEXT
from ..i18n import Words
from .typer_i18n import CommandError, current_words, fail, use_language

EXIT_UNFAIR = 1
T = TypeVar("T")


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


def read_game(file: str, read: Callable[[str], T]) -> T:
    """Read a game in notation from a file, or standard input for ``-``. Raises CommandError."""
    say = current_words()
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            # one character more than a game may have
            return read(TextIOWrapper(stream, encoding="utf-8-sig").read(MAX_TEXT + 1))
    except (OSError, UnicodeDecodeError) as error:
        fail("cli-no-file", file=file, reason=say.system(error))
    except RecordError as error:
        raise CommandError(say("cli-not-a-game", file=file, reason=say.record(error))) from error
