"""``rowlock doctor``: check every table of a server's database, and repair what can be repaired."""

from pathlib import Path
from typing import Annotated

import typer

from .typer_i18n import use_language

EXIT_WRONG = 1


def doctor(
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option(help="cli-database", metavar="DATABASE")] = None,
    repair: Annotated[bool, typer.Option("--repair", help="cli-doctor-repair")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-doctor-json")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    use_language(lang)
    from .check_tables import check_tables  # noqa: PLC0415 - other commands start faster without the database

    if not check_tables(data, database, repair=repair, as_json=as_json):
        raise typer.Exit(EXIT_WRONG)
