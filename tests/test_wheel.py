"""Tests of the built wheel: it contains the browser client and the documentation, and serves them."""

import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from . import http_client as plain_http
from .server.processes import Server
from .subprocess_env import clean_environment

# one worker runs this module (SHARING in conftest.py), because a build writes the files of the client
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and return the folder it is unpacked in."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    subprocess.run([*command, str(folder), str(ROOT)], check=True, env=clean_environment())
    (made,) = folder.glob("*.whl")
    with zipfile.ZipFile(made) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_the_wheel_contains_the_client_and_the_documentation(wheel: Path) -> None:
    static = wheel / "rowlock" / "server" / "static"
    assert (static / "index.html.gz").is_file()
    assert list((static / "assets").glob("main-*.js.gz"))
    assert list((static / "library").glob("*/rowlock.zip"))
    assert (wheel / "rowlock" / "server" / "site" / "index.html.gz").is_file()
    assert not list(wheel.rglob("node_modules"))
    assert not list(wheel.rglob("*.svelte"))


def test_the_wheel_serves_both(wheel: Path, tmp_path: Path) -> None:
    with Server(tmp_path, env={"PYTHONPATH": str(wheel)}) as server:
        where = subprocess.run(
            [sys.executable, "-c", "import rowlock; print(rowlock.__file__)"],
            env=clean_environment(PYTHONPATH=str(wheel)),
            capture_output=True,
            text=True,
            check=True,
        )
        assert where.stdout.startswith(str(wheel))
        page = plain_http.get(f"{server.url}/")
        assert page.headers["content-type"].startswith("text/html")
        parts = [part.split('"')[0] for part in page.text.split('src="')[1:]]
        assert parts
        for part in parts:
            assert plain_http.get(f"{server.url}{part}").status_code == httpx.codes.OK
        documentation = plain_http.get(f"{server.url}/docs/index.html")
        assert documentation.headers["content-type"].startswith("text/html")
        assert "<title>Rowlock" in documentation.text
