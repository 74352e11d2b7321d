"""``rowlock serve``: run the server."""

from pathlib import Path
from typing import Annotated

import typer

from .typer_i18n import use_language


def serve(
    host: Annotated[str, typer.Option(help="cli-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-port", metavar="PORT", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option(help="cli-database", metavar="DATABASE")] = None,
    redis: Annotated[str | None, typer.Option(help="cli-redis", metavar="URL")] = None,
    workers: Annotated[int, typer.Option(help="cli-workers", metavar="N", min=1, max=64)] = 1,
    show: Annotated[bool, typer.Option("--open", help="cli-open")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    use_language(lang)
    from .start_server import host_tables  # noqa: PLC0415 - other commands start faster without the server

    host_tables(host, port, data, database, redis, workers, show=show)
