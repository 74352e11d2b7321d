"""Write the generated parts of ``docs/build/architecture.md``: the tree of modules and the import layers.

Every line of the tree is the first sentence of a module's docstring; the layers are those of the import contract.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "build" / "architecture.md"
PACKAGE: Final = ROOT / "src" / "rowlock"
COLUMN: Final = 34
"""Where the sentences begin."""


def sentence(path: Path) -> str:
    """Return the first sentence of a module's docstring, without its period and markup."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first = re.split(r"\.(?:\s|$)|:\n|\n\n", text, maxsplit=1)[0]
    return " ".join(re.sub(r"``|:\w+:", "", first).split())


def tree(folder: Path, depth: int = 0) -> Iterator[str]:
    """Yield a line for each package and module, packages after modules, in alphabetical order."""
    entries = sorted(folder.iterdir(), key=lambda path: (path.is_dir(), path.name))
    for path in entries:
        if path.is_dir() and (path / "__init__.py").exists():
            yield _line(f"{path.name}/", path / "__init__.py", depth)
            yield from tree(path, depth + 1)
        elif path.suffix == ".py" and path.name not in {"__init__.py", "__main__.py"}:
            yield _line(path.name, path, depth)


def _line(name: str, path: Path, depth: int) -> str:
    return f"{'  ' * depth}{name}".ljust(COLUMN) + sentence(path)


def layers() -> list[str]:
    """Return the layers of the import contract, top first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    return [str(layer) for layer in contracts[0]["layers"]]


def filled(page: str) -> str:
    """Return the page with its generated parts written again."""
    parts = {"modules": ["src/rowlock/", *(f"  {line}" for line in tree(PACKAGE))], "layers": layers()}
    for name, lines in parts.items():
        block = f"<!-- {name}: written by make map -->\n```text\n" + "\n".join(lines) + "\n```\n"
        place = re.compile(rf"<!-- {name}: .*?-->\n```text\n.*?^```\n", re.DOTALL | re.MULTILINE)
        page, count = place.subn(block.replace("\\", r"\\"), page)
        assert count == 1, name
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
