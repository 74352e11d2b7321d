"""Pack the Python library for the browser: ``node web/pyodide/pack.mjs OUT PYODIDE``, or ``python3 pack.py ...``.

``OUT`` receives everything a page needs to play without a server: the interpreter of Pyodide's npm package ``PYODIDE``,
a reduced standard library, and ``rowlock.zip``, which holds :mod:`rowlock.local_table`, all modules it imports and the
stand-in for msgspec. The output is reproducible byte for byte.

In Pyodide, as run by ``pack.mjs``, it packs bytecode, with which a page starts several times faster. Any other Python
packs the sources, which work the same but start slower.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import re
import shutil
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parent.parent / "src"
ENTRY_POINT: Final = "rowlock.local_table"
DATA: Final = {"rowlock.rules.track": "tracks/*.json"}
"""Data files by the module that reads them, as patterns relative to its folder."""
SENTENCES: Final = "rowlock/locales/en.ftl"
"""Messages of which rowlock.rules.errors reads those of errors."""
COPIED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK_FILE: Final = "pyodide-lock.json"
STANDARD_LIBRARY: Final = "python_stdlib.zip"
IN_PYODIDE: Final = sys.platform == "emscripten"
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)
"""Header of hash-based bytecode that is not checked against its source."""
EXCLUDED: Final = frozenset(
    {
        "LICENSES", "_pydatetime", "_pyio", "_pyrepl", "argparse", "bdb", "cProfile", "cgi", "cmd", "compileall",
        "compression", "concurrent_interpreters", "configparser", "ctypes", "curses", "dbm", "difflib",
        "distutils", "doctest", "email", "ensurepip", "fileinput", "ftplib", "getopt", "html", "http",
        "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder", "multiprocessing",
        "netrc", "nntplib", "optparse", "pdb", "pickletools", "plistlib", "poplib",
        "profile", "profiling", "pstats", "pyclbr", "pydoc", "pydoc_data", "sched", "statistics", "shelve",
        "smtplib", "socketserver", "sqlite3", "symtable", "tabnanny", "tarfile", "test",
        "timeit", "tkinter", "tomllib", "trace", "tracemalloc", "turtle", "turtledemo", "unittest",
        "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
    }
)  # fmt: skip
"""Modules of the standard library that neither the interpreter nor our library imports."""
EXCLUDED_ENCODINGS: Final = ("big5", "cp", "euc", "gb", "hp_", "hz", "iso2022", "johab", "koi8", "mac", "ptcp", "shift")


def module_path(name: str) -> Path | None:
    """Source file of one of our modules; None if there is none."""
    place = SOURCE.joinpath(*name.split("."))
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)


def imports(name: str, path: Path) -> Iterator[str]:
    """Names that a module imports, and their possible submodules."""
    parts = name.split(".")
    package = parts if path.name == "__init__.py" else parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join((*base, *(node.module.split(".") if node.module else ())))
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def dependencies(entry_point: str = ENTRY_POINT) -> dict[str, Path]:
    """Source files of a module and of all our modules it imports, packages included, by module name."""
    found: dict[str, Path] = {}
    queue = [entry_point]
    while queue:
        name = queue.pop()
        path = module_path(name)
        if path is None or name in found or name.split(".")[0] != "rowlock":
            continue
        found[name] = path
        queue += [name.rpartition(".")[0], *imports(name, path)]
    return dict(sorted(found.items()))


def library() -> dict[str, bytes]:
    """Files of ``rowlock.zip`` by archive name."""
    modules = dependencies()
    paths = {path.relative_to(SOURCE).as_posix(): path for path in modules.values()}
    for module, pattern in DATA.items():
        paths |= {path.relative_to(SOURCE).as_posix(): path for path in modules[module].parent.glob(pattern)}
    paths |= {path.relative_to(HERE).as_posix(): path for path in HERE.glob("msgspec/*.py")}
    messages = re.findall(
        r"^(?:error|record|wanted)-.*\n(?: .*\n)*", SOURCE.joinpath(SENTENCES).read_text("utf-8"), re.MULTILINE
    )
    return {name: path.read_bytes() for name, path in paths.items()} | {SENTENCES: "".join(messages).encode()}


def is_included(name: str) -> bool:
    """Whether a file of the standard library is packed."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest == "cp437.py" or not rest.startswith(EXCLUDED_ENCODINGS)  # zipfile needs cp437
    return top.removesuffix(".py") not in EXCLUDED


def standard_library(path: Path) -> dict[str, bytes]:
    """Files of the reduced standard library by archive name."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if is_included(name) and name[-1] != "/"}


def empty_lock(path: Path) -> dict[str, object]:
    """Pyodide's lock file without packages, so that nothing is loaded from elsewhere."""
    return {"info": json.loads(path.read_text("utf-8"))["info"], "packages": {}}


def compiled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Replace the sources of modules that are loaded at startup by bytecode; other sources stay, being smaller."""
    startup = set(loaded_modules())
    packed: dict[str, bytes] = {}
    for name, data in files.items():
        if name.endswith(".py") and module_name(name) in startup:
            # strip the docstrings of the standard library alone: Pyodide reads some of its own at run time
            keep_docstrings = name.startswith(("msgspec/", "rowlock/", "pyodide/", "_pyodide/"))
            code = compile(data, name, "exec", dont_inherit=True, optimize=0 if keep_docstrings else 2)
            packed[f"{name}c"] = importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
        else:
            packed[name] = data
    return packed


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def loaded_modules() -> Iterable[str]:
    """Names of all modules in ``sys.modules`` after importing the entry point."""
    for place in (SOURCE, HERE):
        sys.path.insert(0, str(place))
    importlib.import_module(ENTRY_POINT)
    return tuple(sys.modules)


def write(path: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive that depends on nothing but the names and contents of its files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)  # with the fixed default date
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def pack(out: Path, pyodide: Path) -> None:
    """Write all files to ``out``."""
    out.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        shutil.copyfile(pyodide / name, out / name)
    (out / LOCK_FILE).write_text(json.dumps(empty_lock(pyodide / LOCK_FILE)), "utf-8")
    for name, files in ((STANDARD_LIBRARY, standard_library(pyodide / STANDARD_LIBRARY)), ("rowlock.zip", library())):
        write(out / name, compiled(files) if IN_PYODIDE else files)


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
