"""``rowlock solve``: the solved solo dice game: expected score of a sheet and loss of each option."""

import json
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from ..formats.codec import position_from_json
from ..formats.errors import FormatError
from ..i18n import Words
from ..rules import PASS, Cross, Decision, Dice, IllegalMove, Sheet, classic
from ..terminal.render.sheets import drawn_sheet
from ..text_report import table
from .lab_support import check_workers, lab_imports
from .options import check_range, output_console, read_text
from .typer_i18n import CommandError, current_words, fail, use_language

if TYPE_CHECKING:
    from ..kernels.solver.solution import Solution
    from ..lab.option_values import OptionValue

MAX_PLAYERS: Final = 5
MAX_POSITION: Final = 100_000
FACES_NEEDED: Final = 6


def solve(
    players: Annotated[int | None, typer.Option(help="cli-solve-players", metavar="N")] = None,
    show: Annotated[str | None, typer.Option(help="cli-solve-show", metavar="POSITION")] = None,
    dice: Annotated[str | None, typer.Option(help="cli-solve-dice", metavar="DICE")] = None,
    wait: Annotated[int, typer.Option(help="cli-solve-wait", metavar="K")] = 0,
    threads: Annotated[int | None, typer.Option(help="cli-threads", metavar="T")] = None,
    on: Annotated[str, typer.Option(help="cli-on", metavar="threads|ray")] = "threads",
    as_json: Annotated[bool, typer.Option("--json", help="cli-solve-json")] = False,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    if players is not None:
        check_range("--players", players, 1, MAX_PLAYERS)
    check_workers(on, threads)
    if show is None and (dice is not None or wait):
        fail("solve-needs-show")
    with lab_imports():
        from .lab_workers import load_solution, start_workers  # noqa: PLC0415 - optional dependency
    position = _parse_position(show, dice, wait, players) if show is not None else None
    count = len(position.sheets) if position is not None else players or 1
    console = Console(stderr=True)
    with start_workers(on, threads, console) as workers:
        began = perf_counter()
        solution = load_solution(count, workers, console, say)
        seconds = perf_counter() - began
    if position is None:
        _print_values(solution, seconds, as_json, say)
    else:
        _print_position(solution, position, 0 if wait else position.active, as_json, say)


def _parse_position(text: str, dice: str | None, wait: int, players: int | None) -> classic.Position:
    """The position given by the options; raises CommandError before anything is solved."""
    inline = text.startswith(("{", "["))
    if inline or text == "-" or any(sign in text for sign in "./\\"):  # no sheet contains these characters
        position = _from_json(text if inline else read_text(text, MAX_POSITION))
        if players not in (None, len(position.sheets)):
            fail("solve-players", count=len(position.sheets))
        if wait:
            fail("solve-has-turn")
    else:
        position = _from_words(text, players or 1, wait)
    if position.phase == "over":
        fail("solve-over")
    return position if dice is None else _rolled(position, dice)


def _from_words(text: str, players: int, wait: int) -> classic.Position:
    from ..lab.option_values import SheetError, parse_sheet, position_before_roll  # noqa: PLC0415 - optional dependency

    check_range("--wait", wait, 0, players - 1)
    try:
        return position_before_roll(parse_sheet("" if text == "empty" else text), players, wait)
    except SheetError as error:
        reason = current_words()("solve-how-to-write") if error.reason is None else current_words().rule(error.reason)
        fail("solve-not-a-sheet", word=error.word, reason=reason)


def _from_json(text: str) -> classic.Position:
    """A position in the interchange format."""
    try:
        position = position_from_json(json.loads(text))
    except FormatError as error:
        raise CommandError(current_words()("solve-not-a-position", reason=str(error))) from error
    except (ValueError, RecursionError):
        fail("solve-no-json")
    if type(position) is not classic.Position:
        fail("solve-classic-only")
    return position


def _rolled(position: classic.Position, dice: str) -> classic.Position:
    if position.phase != "roll":
        fail("solve-has-dice")
    faces = dice.replace(",", " ").split()
    if len(faces) == 1:
        faces = list(faces[0])
    if len(faces) != FACES_NEEDED or any(face not in "123456" or len(face) != 1 for face in faces):
        fail("solve-dice", value=dice)
    one, other, red, yellow, green, blue = map(int, faces)
    try:
        return classic.apply(position, chance=Dice((one, other), (red, yellow, green, blue)))
    except IllegalMove as error:
        raise CommandError(current_words().rule(error)) from error


def _print_values(solution: "Solution", seconds: float, as_json: bool, say: Words) -> None:
    """The value of the empty sheet, by turns of others to come first and by penalties."""
    empty = [[solution.value(Sheet(penalties=n), wait) for n in range(4)] for wait in range(solution.players)]
    if as_json:
        values = [{"wait": wait, "by_penalties": line} for wait, line in enumerate(empty)]
        print(json.dumps({"players": solution.players, "value": empty[0][0], "values": values, "seconds": seconds}))
        return
    console, alone = output_console(), solution.players == 1
    console.print(say("solve-value", players=solution.players, value=empty[0][0]))
    counts = [str(count) if alone else say("solve-with-penalties", count=count) for count in range(4)]
    first = say("solve-penalties") if alone else say("solve-wait")
    rows = [["" if alone else str(wait), *(_number(value, say) for value in line)] for wait, line in enumerate(empty)]
    console.print(table([first, *counts], rows))


def _print_position(solution: "Solution", position: classic.Position, seat: int, as_json: bool, say: Words) -> None:
    from ..lab.option_values import expected_score, option_values  # noqa: PLC0415 - optional dependency

    sheet = position.sheets[seat]
    points = sheet.score().total
    ranked = [] if position.phase == "roll" else option_values(solution, position, seat)
    value = expected_score(solution, position, seat) if not ranked else ranked[0].value
    if as_json:
        options = [_option_json(each) for each in ranked]
        print(json.dumps({"players": solution.players, "points": points, "value": value, "options": options}))
        return
    console = output_console()
    for line in drawn_sheet(sheet, sheet.score(), position.closed, say):
        console.print(line)
    key = "solve-worth" if position.phase == "roll" else "solve-worth-thrown"
    console.print(say(key, value=value, more=value - points))
    if ranked:
        console.print(_options(ranked, position.phase == "action2" and not position.active_crossed, say))


def _option_json(ranked: "OptionValue") -> dict[str, Any]:
    follow_up = None if ranked.follow_up is None else str(ranked.follow_up)
    return {"decision": str(ranked.decision), "then": follow_up, "value": ranked.value, "loss": ranked.loss}


def _options(ranked: "list[OptionValue]", threatened: bool, say: Words) -> RenderableType:
    """The options, the best in bold; ``threatened`` if passing now takes a penalty."""
    follows = any(each.follow_up is not None for each in ranked)
    rows = list[list[str | Text]]()
    for each in ranked:
        follow_up = "" if each.follow_up is None else _option_text(each.follow_up, each.decision == PASS, say)
        cells = [_option_text(each.decision, threatened, say), *([follow_up] if follows else [])]
        cells += [_number(each.value, say), _number(each.loss, say)]
        rows.append([Text(cell, style="bold" if each is ranked[0] else "") for cell in cells])
    headers = [say("solve-option"), *([say("solve-then")] if follows else []), say("solve-expected"), say("solve-loss")]
    return table(headers, rows, lefts=1 + follows)


def _number(value: float, say: Words) -> str:
    return say("solve-number", value=value)


def _option_text(decision: Decision, threatened: bool, say: Words) -> str:
    if isinstance(decision, Cross):
        return say(f"name-{decision.color}", number=decision.number)
    return say("option-pass-penalty" if threatened else "option-pass")
