"""Translated help and errors for Typer commands; an error is one sentence on stderr and exit code 2."""

import sys
from contextvars import ContextVar
from errno import ENOSPC
from io import TextIOWrapper
from itertools import pairwise
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from ..i18n import LANGUAGES, Words, preferred_language, words
from ..plugins import VARIABLE, load_games
from ..rules import IllegalSetup

EXIT_USAGE: Final = 2
MAX_QUOTED: Final = 200
"""Characters of the user's input that an error message repeats."""
USAGE_ERRORS: Final = {
    "NoSuchOption": "cli-no-option",
    "BadOptionUsage": "cli-option-value",
    "MissingParameter": "cli-missing",
    "BadParameter": "cli-bad-value",
}
"""Messages for errors of the command-line parser, by class; all others are ``cli-usage``."""


class CommandError(Exception):
    """The command failed; the text is a translated sentence."""


_LANGUAGE: ContextVar[str | None] = ContextVar("language", default=None)


def use_language(language: str | None) -> Words:
    """Set the language unless it is None, and return its words. Raises CommandError for an unknown language."""
    if language is not None:
        if language not in LANGUAGES:
            fail("cli-no-language", value=language, languages=", ".join(LANGUAGES))
        _LANGUAGE.set(language)
    return current_words()


def current_words() -> Words:
    """Words of the language set with --lang, else of the environment."""
    return words(_LANGUAGE.get() or preferred_language())


def fail(message: str, /, **values: str | int) -> NoReturn:
    """Raise CommandError with a translated message; string values are cut to MAX_QUOTED characters."""
    quoted = {name: value[:MAX_QUOTED] if isinstance(value, str) else value for name, value in values.items()}
    raise CommandError(current_words()(message, **quoted))


def usage_error(error: Exception) -> str:
    """Translate an error of the command-line parser, whose own messages are English only."""
    say, message = current_words(), USAGE_ERRORS.get(type(error).__name__)
    if message is not None and (option := getattr(error, "option_name", None)) is not None:
        return say(message, option=option)
    if message is not None and (parameter := getattr(error, "param", None)) is not None:
        is_option = parameter.param_type_name == "option"
        return say(message, parameter=parameter.opts[0] if is_option else parameter.name.upper())
    return say("cli-usage")


class _TranslatedHelp:
    """Mixin: formats help from message keys, which are given to Typer as help texts."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        say, command = current_words(), ctx.command
        commands = getattr(command, "commands", {})
        kinds = {"argument": list[Any](), "option": list[Any]()}
        for parameter in command.get_params(ctx):
            kinds[parameter.param_type_name].append(parameter)
        pieces = ["|".join(commands)] if commands else [f"[{_synopsis(each)}]" for each in kinds["argument"]]
        formatter.write(f"{say('cli-usage-line')} {' '.join((ctx.command_path, *pieces, '[--…]'))}\n\n")
        formatter.write(f"{say(command.help)}\n")
        if commands:
            _section(formatter, say("cli-commands"), [(name, say(each.help)) for name, each in commands.items()])
        for title, found in zip(("cli-arguments", "cli-options"), kinds.values(), strict=True):
            rows = [(_synopsis(param), say(param.help if param.name != "help" else "cli-help")) for param in found]
            if rows:
                _section(formatter, say(title), rows)


def _synopsis(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.name).upper()
    return ", ".join(parameter.opts) + ("" if parameter.is_flag else f" {parameter.metavar or 'TEXT'}")


def _section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    formatter.write(f"\n{title}:\n")
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        formatter.write(f"  {name:{width}}  {text}\n")


class TranslatedCommand(_TranslatedHelp, TyperCommand):
    """Command with translated help."""


class TranslatedGroup(_TranslatedHelp, TyperGroup):
    """Command group with translated help."""


def _prepare(arguments: list[str]) -> None:
    """Read --lang before the command line is parsed, because help and errors are translated too.

    Also make streams replace characters that their encoding lacks.
    """
    for argument, following in pairwise((*arguments, "")):
        name, equals, value = argument.partition("=")
        language = value if equals else following
        if name == "--lang" and language in LANGUAGES:
            _LANGUAGE.set(language)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(app: typer.Typer, arguments: list[str] | None) -> int:
    """Run the program and return its exit code; errors are printed on stderr as one sentence."""
    _prepare(sys.argv[1:] if arguments is None else arguments)
    try:
        try:
            load_games()
        except ImportError as error:
            fail("cli-no-game-module", module=error.name or "?", variable=VARIABLE)
        result = typer.main.get_command(app).main(args=arguments, prog_name="rowlock", standalone_mode=False)
    except CommandError as error:
        print(error, file=sys.stderr)
        return EXIT_USAGE
    except IllegalSetup as error:  # such as a bot without networks for the game
        print(current_words().rule(error), file=sys.stderr)
        return EXIT_USAGE
    except typer.TyperException as error:
        print(usage_error(error), file=sys.stderr)
        return EXIT_USAGE
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        reason = current_words().system(error)
        print(f"{reason[0].upper()}{reason[1:]}.", file=sys.stderr)  # standard output is a file on a full disk
        return EXIT_USAGE
    return result if isinstance(result, int) else 0
