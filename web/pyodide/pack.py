"""Packs the library for the browser: ``node web/pyodide/pack.mjs OUT PYODIDE``, or with ``python3`` and ``pack.py``.

``OUT`` gets all that a page needs to play without a server: Pyodide's interpreter as its package ``PYODIDE`` has it,
of Python's standard library what can be of use in a browser, and ``rowlock.zip``: :mod:`rowlock.local_table` with every
module it needs, and the stand-in for msgspec. The same files come out byte for byte whenever the same go in.

Run in Pyodide itself, as ``pack.mjs`` does, it packs bytecode, with which a page starts in a fraction of the time. Any
other Python packs the sources: all works alike, and slower to begin with.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import shutil
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parent.parent / "src"
ENTRANCE: Final = "rowlock.local_table"
DATA: Final = {"rowlock.rules.track": "tracks/*.json"}
"""Files that a module reads, beside the module."""
AS_THEY_ARE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
STANDARD_LIBRARY: Final = "python_stdlib.zip"
IN_PYODIDE: Final = sys.platform == "emscripten"
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)
"""What says of bytecode that it is not to be compared with a source."""
USELESS: Final = frozenset(
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
"""Parts of the standard library that neither the interpreter nor the library imports."""
USELESS_ENCODINGS: Final = ("big5", "cp", "euc", "gb", "hp_", "hz", "iso2022", "johab", "koi8", "mac", "ptcp", "shift")


def module_path(name: str) -> Path | None:
    """The file of one of our modules."""
    place = SOURCE.joinpath(*name.split("."))
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)


def imported(name: str, path: Path) -> Iterator[str]:
    """The modules of ours that a module imports."""
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


def needed(entrance: str = ENTRANCE) -> dict[str, Path]:
    """Every module of ours that comes with one, its packages among them, by name."""
    found: dict[str, Path] = {}
    waiting = [entrance]
    while waiting:
        name = waiting.pop()
        path = module_path(name)
        if path is None or name in found or name.split(".")[0] != "rowlock":
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imported(name, path)]
    return dict(sorted(found.items()))


def library() -> dict[str, bytes]:
    """The files of ``rowlock.zip`` by their names there."""
    modules = needed()
    paths = {path.relative_to(SOURCE).as_posix(): path for path in modules.values()}
    for module, pattern in DATA.items():
        paths |= {path.relative_to(SOURCE).as_posix(): path for path in modules[module].parent.glob(pattern)}
    paths |= {path.relative_to(HERE).as_posix(): path for path in HERE.glob("msgspec/*.py")}
    return {name: path.read_bytes() for name, path in paths.items()}


def is_of_use(name: str) -> bool:
    """Whether a file of the standard library can be of use."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest == "cp437.py" or not rest.startswith(USELESS_ENCODINGS)  # zipfile reads names with that one
    return top.removesuffix(".py") not in USELESS


def standard_library(path: Path) -> dict[str, bytes]:
    """The files of Python's standard library that are kept."""
    with zipfile.ZipFile(path) as whole:
        return {name: whole.read(name) for name in whole.namelist() if is_of_use(name) and not name.endswith("/")}


def lock(path: Path) -> dict[str, object]:
    """Pyodide's list of packages without a package: there is nothing to load from anywhere."""
    return {"info": json.loads(path.read_text("utf-8"))["info"], "packages": {}}


def compiled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same with bytecode in place of the sources that are needed to begin with.

    It is taken as it is, since there is no source to compare it with. What is there just in case stays as it is: that
    is smaller.
    """
    begun = set(loaded())
    made: dict[str, bytes] = {}
    for name, data in files.items():
        if name.endswith(".py") and module_name(name) in begun:
            # Python's own modules work without their docstrings; Pyodide makes something of its own ones
            plain = name.startswith(("msgspec/", "rowlock/", "pyodide/", "_pyodide/"))
            code = compile(data, name, "exec", dont_inherit=True, optimize=0 if plain else 2)
            made[f"{name}c"] = importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
        else:
            made[name] = data
    return made


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def loaded() -> Iterable[str]:
    """Every module that is loaded where the library is, in the interpreter that runs this."""
    for place in (SOURCE, HERE):
        sys.path.insert(0, str(place))
    importlib.import_module(ENTRANCE)
    return tuple(sys.modules)


def write(path: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive that depends on nothing but its files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)  # with the earliest date there is
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def pack(out: Path, pyodide: Path) -> None:
    """Write all that a page needs."""
    out.mkdir(parents=True, exist_ok=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(pyodide / name, out / name)
    (out / LOCK).write_text(json.dumps(lock(pyodide / LOCK)), "utf-8")
    for name, files in ((STANDARD_LIBRARY, standard_library(pyodide / STANDARD_LIBRARY)), ("rowlock.zip", library())):
        write(out / name, compiled(files) if IN_PYODIDE else files)


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
