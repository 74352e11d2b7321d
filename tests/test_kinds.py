"""Few questions for a game's kind outside the rules; ``python -m tests.test_kinds`` lists them.

Positions, views and rulesets answer for themselves, so that a further game needs no change elsewhere. Counted are tests
for a type (``isinstance``, ``type(...) is``, class patterns) and comparisons with a game's name or module. Tables from
a name to what differs are not counted: they have a default or an error for further games.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "rowlock"
GAMES: Final = frozenset(("classic", "cards", "onboard"))
KIND: Final = re.compile(r"\w*Position|Visible|(Classic|Cards|Onboard|Custom|Dice|Card)(Table|State|Games)|Ruleset")
"""Types of positions, views and games, and of their forms in JSON and in arrays."""
MOST_TYPES: Final = 15
MOST_NAMES: Final = 5


def names_kind(node: ast.AST, of_module: bool = True) -> bool:
    """Whether an expression names a kind or, with ``of_module``, any type of a game's module; also within a union."""
    match node:
        case ast.Tuple(elts):
            return any(names_kind(each, of_module) for each in elts)
        case ast.BinOp(left, _, right):
            return names_kind(left, of_module) or names_kind(right, of_module)
        case ast.Attribute(ast.Name(module), name):
            return bool(KIND.fullmatch(name)) or (of_module and module in GAMES)
        case ast.Attribute(_, name) | ast.Name(name):
            return bool(KIND.fullmatch(name))
        case _:
            return False


def names_game(node: ast.AST) -> bool:
    """Whether an expression is a game's name, NAME or module, or a collection with one."""
    match node:
        case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts):
            return any(map(names_game, elts))
        case ast.Attribute(ast.Name(name), "NAME") | ast.Name(name) | ast.Constant(str(name)):
            return name in GAMES
        case _:
            return False


def asks_type(node: ast.AST) -> bool:
    """Whether a node tests for a type of positions, views or games."""
    match node:
        case ast.Call(ast.Name("isinstance" | "issubclass"), [_, kind]) | ast.MatchClass(kind):
            return names_kind(kind)
        case ast.Compare(left, _, others):
            return any(names_kind(side, of_module=False) for side in (left, *others))
        case _:
            return False


def asks_name(node: ast.AST) -> bool:
    """Whether a node compares something with a game's name or module."""
    match node:
        case ast.Compare(left, _, others):
            return any(map(names_game, (left, *others)))
        case ast.MatchValue(value):
            return names_game(value)
        case _:
            return False


def questions(asks: Callable[[ast.AST], bool]) -> Iterator[str]:
    """Every node outside the rules that asks, as ``file:line: source``."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE)
        if name.parts[0] != "rules":
            text = path.read_text("utf-8")
            for node in filter(asks, ast.walk(ast.parse(text))):
                yield f"{name}:{getattr(node, 'lineno', 0)}: {ast.get_source_segment(text, node)}"


@pytest.mark.parametrize(
    "code",
    [
        "isinstance(table, cards.VisiblePosition)",
        "isinstance(table, (Cross, onboard.Position))",
        "isinstance(games, DiceGames | int)",
        "type(position) is classic.Position",
        "kind is not Position",
        "match table:\n    case cards.Position(): pass",
    ],
)
def test_a_question_for_a_type_is_counted(code: str) -> None:
    assert any(map(asks_type, ast.walk(ast.parse(code))))


@pytest.mark.parametrize(
    "code",
    [
        'game == "cards"',
        '"onboard" != name',
        'game in ("classic", "onboard")',
        '(game, players) == ("classic", 1)',
        "game == classic.NAME",
        "rules is cards",
        'match name:\n    case "classic": pass',
    ],
)
def test_a_question_for_a_name_is_counted(code: str) -> None:
    assert any(map(asks_name, ast.walk(ast.parse(code))))


@pytest.mark.parametrize("code", ["isinstance(option, Cross)", "len(hand) == cards.FULL_HAND", 'phase == "step3"'])
def test_other_questions_are_not_counted(code: str) -> None:
    assert not any(asks_type(node) or asks_name(node) for node in ast.walk(ast.parse(code)))


def test_few_questions_for_types_outside_the_rules() -> None:
    found = list(questions(asks_type))
    assert len(found) <= MOST_TYPES, "\n".join(found)


def test_few_comparisons_with_names_outside_the_rules() -> None:
    found = list(questions(asks_name))
    assert len(found) <= MOST_NAMES, "\n".join(found)


if __name__ == "__main__":
    for title, asks in (("types", asks_type), ("names", asks_name)):
        found = list(questions(asks))
        print(f"{title}: {len(found)}", *found, sep="\n")
