"""``rowlock review``: analysis of a saved game."""

import json
from contextlib import ExitStack
from typing import Annotated, Final

import typer

from ..analysis import best_review
from ..coach.review.analyze import SEARCH_MS, review_to_json
from ..coach.review.html import render_page
from ..coach.review.terminal import print_review
from ..coach.review.wording import MAX_COSTLY, Wording
from ..formats import notation
from .options import check_range, count_progress, output_console, read_game
from .output_file import OutputFile
from .typer_i18n import fail, use_language

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
    with ExitStack() as files:
        page = None if html is None else files.enter_context(OutputFile(html))
        with count_progress(say("review-working")) as progress:
            found = best_review(record, progress, ms)
        wording, only = Wording(found, record, say), None if seat is None else seat - 1
        if page is not None:
            with page.writing():
                page.file.write(render_page(wording, only, every=every).encode())
            page.commit()
    if as_json:
        print(json.dumps(review_to_json(found)))
        return
    out = output_console()
    print_review(wording, out, only, every=every)
    if only is None and not every and len(wording.costly()) > MAX_COSTLY:
        out.print(f"  {say('review-every')}", style="dim")
    if html is not None:
        print(f"\n{say('review-written', file=html)}")
