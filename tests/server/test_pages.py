"""The files of the browser client as the server gives them out. ``tests/browser`` has what they do."""

import gzip
import re

import httpx
import pytest

from rowlock.server.pages import STATIC

from .serving import Server


def test_pages_are_strict_about_what_they_run(plain: Server) -> None:
    policy = httpx.get(f"{plain.url}/").headers["content-security-policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert "unsafe" not in policy
    html = gzip.decompress((STATIC / "index.html.gz").read_bytes()).decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html)


def test_only_the_library_may_compile(plain: Server) -> None:
    worker = next((STATIC / "assets").glob("library-*.js.gz")).name.removesuffix(".gz")
    policy = httpx.get(f"{plain.url}/assets/{worker}").headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert "'unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/t/any", 200), ("/learn/cards", 200), ("/pad", 200), ("/nowhere", 404), ("/t/a/b", 404)],
)
def test_pages_that_are_there_and_pages_that_are_not(plain: Server, path: str, status: int) -> None:
    answer = httpx.get(f"{plain.url}{path}", headers={"Accept": "text/html"})
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/%2e%2e%2fapp.py",
        "/library/..%2f..%2fapp.py",
        "/assets/.made",
        "/.made",
        "/picture.png",
    ],
)
def test_no_other_file_is_given_out(plain: Server, path: str) -> None:
    answer = httpx.get(f"{plain.url}{path}")
    assert answer.status_code == httpx.codes.NOT_FOUND
    assert answer.json()["code"] == "no_such_page"


def test_files_come_as_the_browser_can_take_them(plain: Server) -> None:
    packed = httpx.get(f"{plain.url}/", headers={"Accept-Encoding": "gzip"})
    unpacked = httpx.get(f"{plain.url}/", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in unpacked.headers
    assert packed.text == unpacked.text
    again = httpx.get(f"{plain.url}/", headers={"If-None-Match": unpacked.headers["etag"]})
    assert again.status_code == httpx.codes.NOT_MODIFIED
    assert not again.content
