"""Build the documentation site into the package: ``python docs/make_site.py``; also run by every build of a wheel.

Sphinx needs no network. Every warning is an error, a link to a missing page or heading included. The pages are in
``build/site/html``; the package gets them compressed. An existing build of the same sources is kept, and with
``--missing`` any existing build.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
HTML = ROOT / "build" / "site" / "html"
SITE = ROOT / "src" / "rowlock" / "server" / "site"
STAMP = SITE / ".made"
"""Fingerprint of the sources of the existing build."""
PACKED = frozenset((".css", ".html", ".js", ".json", ".py", ".sh", ".svg", ".txt", ".ipynb"))
"""Files that are stored compressed."""
LEFT_OUT = frozenset((".map",))
TOOLS = ("sphinx", "myst-parser", "furo")


def sources() -> Iterator[Path]:
    """Every file that goes into the site: the pages, what they include, and the modules of the API reference."""
    for name in ("docs", "examples", "deploy"):
        yield from (ROOT / name).rglob("*")
    yield from (ROOT / "src" / "rowlock").rglob("*.py")
    yield from ROOT.glob("*.md")
    yield from (ROOT / "web" / "src" / "app.css", ROOT / "web" / "public" / "icon.svg")


def fingerprint() -> str:
    digest = hashlib.sha256(" ".join(f"{tool} {_version(tool)}" for tool in TOOLS).encode())
    files = (path for path in sources() if path.is_file() and "__pycache__" not in path.parts)
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _version(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        return "missing"


def build() -> None:
    """Build the site, unless it is up to date."""
    current = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == current:
        return
    if "missing" in map(_version, TOOLS):
        sys.exit("Building the documentation needs Sphinx: python3 -m pip install 'rowlock[docs]'")
    print("Building the documentation ...", flush=True)
    start = perf_counter()
    _sphinx()
    _pack(current)
    pages = sum(1 for _ in HTML.rglob("*.html"))
    print(f"Built {pages} pages without warnings in {perf_counter() - start:.0f} seconds.", flush=True)


def _sphinx() -> None:
    """Run Sphinx; it reads only what has changed, and writes every page, since all have the navigation."""
    strict = ["--nitpicky", "--fail-on-warning", "--keep-going", "--quiet"]
    options = ["--builder", "html", "--write-all", "--jobs", "auto", *strict]
    cache = HTML.with_name("doctrees")
    read = cache / "environment.pickle"
    if read.is_file() and read.stat().st_mtime < (DOCS / "conf.py").stat().st_mtime:
        shutil.rmtree(cache)  # Sphinx does not notice a change of our own functions there
    folders = ["--doctree-dir", str(cache), str(DOCS), str(HTML)]
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(  # noqa: S603 - our own arguments
        [sys.executable, "-m", "sphinx", *options, *folders], env={**os.environ, "PYTHONPATH": path}, check=False
    )
    if done.returncode:
        sys.exit("Building the documentation failed, see above.")


def _pack(current: str) -> None:
    """Copy the pages into the package, compressed, and replace the previous ones."""
    new = SITE.with_name("site.new")
    shutil.rmtree(new, ignore_errors=True)
    for path in sorted(HTML.rglob("*")):
        if path.is_dir() or path.suffix in LEFT_OUT or path.name.startswith("."):
            continue
        target = new / path.relative_to(HTML)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            target.with_name(f"{target.name}.gz").write_bytes(packed)
        else:
            shutil.copyfile(path, target)
    (new / STAMP.name).write_text(current, "utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    new.rename(SITE)


if __name__ == "__main__":
    if sys.argv[1:] != ["--missing"] or not STAMP.is_file():
        build()
