"""``rowlock review``: analysis of a saved game."""

import json
import sys
from errno import EISDIR, ENOENT, ENOTDIR
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from ..analysis import best_review
from ..coach.review.analyze import SEARCH_MS, review_to_json
from ..coach.review.html import render_page
from ..coach.review.terminal import print_review
from ..coach.review.wording import MAX_COSTLY, Wording
from ..formats import notation
from .lab_support import check_range
from .options import PIPE_WIDTH
from .typer_i18n import fail, fail_unwritable, use_language
from .verify import read_game

MAX_MS: Final = 10_000


def review(
    file: Annotated[str, typer.Argument(help="cli-verify-file")],
    seat: Annotated[int | None, typer.Option(help="cli-review-seat", metavar="N")] = None,
    every: Annotated[bool, typer.Option("--all", help="cli-review-all")] = False,
    html: Annotated[str | None, typer.Option(help="cli-review-html", metavar="FILE")] = None,
    ms: Annotated[int, typer.Option(help="cli-review-ms", metavar="MS")] = SEARCH_MS,
    as_json: Annotated[bool, typer.Option("--json", help="cli-review-json")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    if as_json and seat is not None:
        fail("review-whole")
    check_range("--ms", ms, 0, MAX_MS)
    record = read_game(file, notation.read)
    if seat is not None and seat not in range(1, len(record.names) + 1):
        fail("error-no_such_seat", seat=seat)
    if html is not None:
        _check_writable(html)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("review-working"), total=None)
        found = best_review(record, lambda done, total: bar.update(task, completed=done, total=total), ms)
    wording, only = Wording(found, record, say), None if seat is None else seat - 1
    if html is not None:
        _write(html, render_page(wording, only, every=every))
    if as_json:
        print(json.dumps(review_to_json(found)))
        return
    out = Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False)
    print_review(wording, out, only, every=every)
    if only is None and not every and len(wording.costly()) > MAX_COSTLY:
        out.print(f"  {say('review-every')}", style="dim")
    if html is not None:
        print(f"\n{say('review-written', file=html)}")


def _check_writable(file: str) -> None:
    """Raise CommandError for an unwritable file before the slow analysis, not after it."""
    path, folder = Path(file), Path(file).absolute().parent
    if path.is_dir():
        fail_unwritable(file, OSError(EISDIR, ""))
    if not folder.is_dir():
        fail_unwritable(file, OSError(ENOTDIR if folder.exists() else ENOENT, ""))


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        fail_unwritable(file, error)
