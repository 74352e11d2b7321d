"""How the commands speak: help and errors in the user's language, an error being one sentence and exit code 2."""

import sys
from contextvars import ContextVar
from errno import ENOENT, ENOSPC
from io import TextIOWrapper
from itertools import pairwise
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from ..i18n import LANGUAGES, Words, preferred_language, words

EXIT_USAGE: Final = 2
MAX_TOLD: Final = 200


class Refusal(Exception):
    """A command cannot do what it was asked: the sentence says why."""


_LANGUAGE: ContextVar[str | None] = ContextVar("language", default=None)


def speak(language: str | None = None) -> Words:
    """The words to speak with from now on: of the language asked for, or of the environment."""
    if language is not None:
        if language not in LANGUAGES:
            refuse("cli-no-language", value=language, languages=", ".join(LANGUAGES))
        _LANGUAGE.set(language)
    return words(_LANGUAGE.get() or preferred_language())


def refuse(message: str, /, **values: str | int) -> NoReturn:
    """Refuse with a sentence; of a text that somebody typed no more than its beginning."""
    told = {name: value[:MAX_TOLD] if isinstance(value, str) else value for name, value in values.items()}
    raise Refusal(speak()(message, **told))


def refuse_to_write(file: str, error: OSError) -> NoReturn:
    """Refuse a file that cannot be written. What is missing then is no file, but the folder to put it in."""
    say = speak()
    refuse(
        "simulate-not-written",
        file=file,
        reason=say("reason-folder-missing") if error.errno == ENOENT else say.system(error),
    )


def usage_sentence(error: Exception) -> str:
    """What was wrong with a command line. The parser's own words are English, so its errors are told again."""
    say, kind = speak(), type(error).__name__
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return say("cli-no-option", option=str(option))
    if kind == "BadOptionUsage":
        return say("cli-option-value", option=str(option))
    if kind == "MissingParameter" and parameter is not None:
        return say("cli-missing", parameter=_shown(parameter))
    if kind == "BadParameter" and parameter is not None:
        return say("cli-bad-value", parameter=_shown(parameter))
    return say("cli-usage")


def _shown(parameter: Any) -> str:
    return str(parameter.opts[0]) if parameter.param_type_name == "option" else str(parameter.name).upper()


class _Speaking:
    """Help in the user's language: the texts given to Typer are names of messages."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        say, command = speak(), ctx.command
        commands = getattr(command, "commands", {})
        pieces = ["|".join(commands)] if commands else [f"[{_spelled(p)}]" for p in _kind(command, ctx, "argument")]
        formatter.write(f"{say('cli-usage-line')} {' '.join((ctx.command_path, *pieces, '[--…]'))}\n\n")
        formatter.write(f"{say(command.help)}\n")
        if commands:
            _section(formatter, say("cli-commands"), [(name, say(each.help)) for name, each in commands.items()])
        for title, kind in (("cli-arguments", "argument"), ("cli-options", "option")):
            found = _kind(command, ctx, kind)
            rows = [(_spelled(param), say(param.help if param.name != "help" else "cli-help")) for param in found]
            if rows:
                _section(formatter, say(title), rows)


def _kind(command: Any, ctx: Any, kind: str) -> list[Any]:
    return [parameter for parameter in command.get_params(ctx) if parameter.param_type_name == kind]


def _spelled(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.name).upper()
    return ", ".join(parameter.opts) + ("" if parameter.is_flag else f" {parameter.metavar or 'TEXT'}")


def _section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    formatter.write(f"\n{title}:\n")
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        formatter.write(f"  {name:{width}}  {text}\n")


class SpeakingCommand(_Speaking, TyperCommand):
    """A command whose help is translated."""


class SpeakingGroup(_Speaking, TyperGroup):
    """The program whose help is translated."""


def _listen(arguments: list[str]) -> None:
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
    """Run the program: its exit code, after any error was told in a sentence."""
    _listen(sys.argv[1:] if arguments is None else arguments)
    try:
        result = typer.main.get_command(app).main(args=arguments, prog_name="rowlock", standalone_mode=False)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return EXIT_USAGE
    except typer.TyperException as error:
        print(usage_sentence(error), file=sys.stderr)
        return EXIT_USAGE
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        reason = speak().system(error)
        print(f"{reason[0].upper()}{reason[1:]}.", file=sys.stderr)  # the disk that the output goes to is full
        return EXIT_USAGE
    return result if isinstance(result, int) else 0
