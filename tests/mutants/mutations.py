"""Mutations of a module: swapped operators, changed constants, negated conditions, removed statements."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

Node = ast.expr | ast.stmt
COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
UNTESTED_CALLS: Final = ("TypeVar(", "cast(", "assert_never(", "logging.getLogger(", "log.")
"""Calls that no behavior depends on: types and log lines."""
UNTESTED_FIELDS: Final = frozenset({"annotation", "returns", "decorator_list", "bases", "type_params"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in a module: its line, the code before and after, and the number of its node."""

    line: int
    before: str
    after: str
    node: int


def mutants(source: str) -> list[Mutant]:
    """List every mutant of a module in the order of its nodes."""
    return [
        Mutant(node.lineno, _short(node), _short(changed), number)
        for number, node in enumerate(_nodes(ast.parse(source)))
        if (changed := _changed(node)) is not None
    ]


def mutated(source: str, mutant: Mutant) -> str:
    """Return the source of a module with one mutant applied."""
    tree = ast.parse(source)
    node = next(islice(_nodes(tree), mutant.node, None))
    changed = _changed(node)
    assert changed is not None
    _replace(tree, node, changed)
    return ast.unparse(ast.fix_missing_locations(tree))


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:100]


def _nodes(parent: ast.AST) -> Iterator[Node]:
    """Yield expressions and statements whose effect a test could observe, outer ones first."""
    for name, value in ast.iter_fields(parent):
        if name in UNTESTED_FIELDS:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_untested(child):
                if isinstance(child, Node):
                    yield child
                yield from _nodes(child)


def _is_untested(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.keyword(arg="strict"):
            return True
        case ast.Call() | ast.Expr(value=ast.Call()):
            return ast.unparse(node).startswith(UNTESTED_CALLS)
        case _:
            return False


def _changed(node: Node) -> ast.AST | None:  # noqa: C901, PLR0912 - one case per kind of mutation
    """Return the mutated form of a node, or None if there is no mutation for it."""
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=right):
            return ast.Compare(left, [COMPARISONS[type(operator)]()], right)
        case ast.BinOp(left=left, op=operator, right=right_side) if type(operator) in OPERATORS:
            return ast.BinOp(left, OPERATORS[type(operator)](), right_side)
        case ast.AugAssign(target=target, op=operator, value=value) if type(operator) in OPERATORS:
            return ast.AugAssign(target, OPERATORS[type(operator)](), value)
        case ast.BoolOp(op=ast.And(), values=values):
            return ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(values=values):
            return ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            return operand
        case ast.Constant(value=bool() as constant):
            return ast.Constant(not constant)
        case ast.Constant(value=int() as number):
            return ast.Constant(number + 1)
        case ast.Constant(value=str() as text) if text:
            return ast.Constant(f"{text}~")
        case ast.Return(value=ast.expr() as result) if not isinstance(result, ast.Constant):
            return ast.Return(ast.Constant(None))
        case ast.If(test=test, body=body, orelse=orelse):
            return ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test=test, body=first, orelse=second):
            return ast.IfExp(test, second, first)
        case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()) | ast.Delete():
            return ast.Pass()
        case ast.Break():
            return ast.Continue()
        case _:
            return None


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
