"""Mutations of a module's syntax tree: swapped operators, changed constants, negated conditions, removed statements."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
UNTESTED: Final = frozenset({"TypeVar", "cast", "assert_never", "logging.getLogger"})
"""Calls that no behavior depends on. Log lines are left out too."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in a module: its line, the code before and after, and its place in the syntax tree."""

    line: int
    before: str
    after: str
    place: tuple[int, int]


def mutants(source: str) -> list[Mutant]:
    """List every mutant of a module in the order of its nodes."""
    return [
        Mutant(node.lineno, _short(node), _short(change()), (index, number))
        for index, node in enumerate(_mutable(ast.parse(source)))
        for number, change in enumerate(_changes(node))
    ]


def mutated(source: str, mutant: Mutant) -> str:
    """Return the source of a module with one mutant applied."""
    tree, (index, number) = ast.parse(source), mutant.place
    node = next(islice(_mutable(tree), index, None))
    _replace(tree, node, next(islice(_changes(node), number, None))())
    return ast.unparse(ast.fix_missing_locations(tree))


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:100]


def _mutable(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """Expressions and statements that run: no annotations, docstrings, asserts, imports or type definitions."""

    def walk(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list", "bases", "type_params"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or isinstance(child, (ast.Import, ast.ImportFrom, ast.Assert)):
                    continue
                if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                    continue  # a docstring, or the dots of a protocol
                if isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
                    if child.targets[0].id == "__all__":
                        continue
                if isinstance(child, ast.Call) and ast.unparse(child.func) in UNTESTED:
                    continue
                if isinstance(child, ast.Expr) and ast.unparse(child).startswith("log."):
                    continue
                if isinstance(child, (ast.expr, ast.stmt)):
                    yield child
                yield from walk(child)

    yield from walk(tree)


def _changes(node: ast.expr | ast.stmt) -> Iterator[Callable[[], ast.AST]]:
    """Ways to change a node, each as a function that gives the new node."""
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=right) if type(operator) in COMPARISONS:
            yield lambda: ast.Compare(left, [COMPARISONS[type(operator)]()], right)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OPERATORS:
            yield lambda: ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.AugAssign(target=target, op=operator, value=value) if type(operator) in OPERATORS:
            yield lambda: ast.AugAssign(target, OPERATORS[type(operator)](), value)
        case ast.BoolOp(op=operator, values=values):
            yield lambda: ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield lambda: operand
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield lambda: operand
        case ast.Constant(value=bool() as value):
            yield lambda: ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield lambda: ast.Constant(value + 1)
        case ast.Constant(value=str() as value) if value:
            yield lambda: ast.Constant(f"{value}~")
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield lambda: ast.Return(ast.Constant(None))
        case ast.If(test=test, body=body, orelse=orelse):
            yield lambda: ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test=test, body=kept, orelse=other):
            yield lambda: ast.IfExp(test, other, kept)
        case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()) | ast.Delete():
            yield ast.Pass
        case ast.Break():
            yield ast.Continue
        case _:
            pass


def _replace(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list) and any(each is old for each in value):
                setattr(parent, name, [new if each is old else each for each in value])
                return
    raise AssertionError("the node is not in the tree")
