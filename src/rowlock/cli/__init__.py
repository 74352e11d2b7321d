"""Command line: the ``rowlock`` program and its commands."""

import sys
from typing import Annotated

import typer

from .. import __version__
from .arena import arena
from .doctor import doctor
from .join import join
from .perft import perft
from .play import play
from .practice import practice
from .push_key import push_key
from .referee import referee
from .review import review
from .serve import serve
from .simulate import simulate
from .solve import solve
from .typer_i18n import TranslatedCommand, TranslatedGroup, run
from .verify import verify

app = typer.Typer(cls=TranslatedGroup, help="cli-rowlock", add_completion=False, rich_markup_mode=None)
for command in (play, join, serve, push_key, doctor, review, practice, verify, referee, perft, simulate, arena, solve):
    app.command(cls=TranslatedCommand, help=f"cli-{command.__name__}")(command)


def _version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def rowlock(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-version", callback=_version, is_eager=True)] = False,
) -> None:
    del version
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run ``rowlock`` and exit with its code."""
    sys.exit(run(app, arguments))
