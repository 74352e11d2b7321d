"""The commands: thin shells around the library."""

import sys
from typing import Annotated

import typer

from .. import __version__
from . import speech
from .join import join
from .perft import perft
from .play import play
from .referee import referee
from .serve import serve
from .simulate import simulate
from .solve import solve
from .verify import verify

app = typer.Typer(cls=speech.SpeakingGroup, help="cli-rowlock", add_completion=False, rich_markup_mode=None)
for command in (play, join, serve, verify, referee, perft, simulate, solve):
    app.command(cls=speech.SpeakingCommand, help=f"cli-{command.__name__}")(command)


def _version(asked: bool) -> None:
    if asked:
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
    """The program ``rowlock``."""
    sys.exit(speech.run(app, arguments))
