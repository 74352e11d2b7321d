"""``rowlock join``: play or watch at a table of a server."""

from typing import Annotated

import typer

from .options import open_terminal
from .typer_i18n import CommandError, fail, use_language


def join(
    address: Annotated[str, typer.Argument(help="cli-address")],
    table: Annotated[list[str] | None, typer.Argument(help="cli-table-words", metavar="[WORD WORD]")] = None,
    name: Annotated[str | None, typer.Option(help="cli-name", metavar="NAME")] = None,
    code: Annotated[str | None, typer.Option(help="cli-code", metavar="CODE")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="cli-watch")] = False,
    spoken: Annotated[bool, typer.Option("--spoken", help="cli-spoken")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    words = use_language(lang)
    from ..terminal.online import client  # noqa: PLC0415 - other commands start faster without the network client
    from ..terminal.online.join import join as run  # noqa: PLC0415

    terminal = open_terminal(words, spoken=spoken, editing=False)
    try:
        found = client.parse_address(address)
        if not run(found, terminal, name, words=" ".join(table or ()), code=code, watch=watch):
            fail("join-nothing-to-watch")
    except client.BadAddress:
        fail("join-bad-address", address=address[:200])
    except client.Unreachable:
        fail("join-unreachable", address=address[:200])
    except client.UnknownGame as error:
        fail("join-unknown-game", game=str(error))
    except client.ServerError as error:
        raise CommandError(error.sentence) from error
    except (EOFError, KeyboardInterrupt):
        terminal.console.print(f"\n{words('left-before')}")
