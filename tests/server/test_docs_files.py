"""The documentation at /docs, over HTTP. ``tests/test_site.py`` tests its pages."""

import gzip
from pathlib import Path

import pytest

from rowlock.server import docs_files
from rowlock.server.client_files import IMMUTABLE, REVALIDATE
from rowlock.server.security import POLICY

from .test_client_files import Ask, files, requester  # noqa: F401 - a fixture

PAGE = b"<!doctype html><title>Documentation</title>"


@pytest.fixture
def ask(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:  # noqa: F811 - a fixture
    """Replace the built site by a few files."""
    site = tmp_path / "site"
    for name in ("index.html.gz", "play/index.html.gz", "play/browser.html.gz", "_static/theme.js.gz", "_images/a.png"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(gzip.compress(PAGE) if name.endswith(".gz") else PAGE)
    (site / ".made").write_text("fingerprint")
    (tmp_path / "secret.html").write_text("no")
    monkeypatch.setattr(docs_files, "SITE", site)
    return requester(tmp_path)


@pytest.mark.parametrize("path", ["/docs/index.html", "/docs/play/index.html", "/docs/play/browser.html"])
def test_pages_are_revalidated(ask: Ask, path: str) -> None:
    answer = ask(path, accept="text/html")
    assert (answer.status, answer.body) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == REVALIDATE
    assert ask(path, if_none_match=answer.headers["etag"]).status == 304


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/play", "/docs/play/"])
def test_a_folder_leads_to_its_first_page(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert (answer.status, answer.headers["location"]) == (307, f"{path.removesuffix('/')}/index.html")


def test_only_addresses_with_a_checksum_are_cached_for_good(ask: Ask) -> None:
    assert ask("/docs/_static/theme.js").headers["cache-control"] == REVALIDATE
    assert ask("/docs/_static/theme.js", query="v=0123abcd").headers["cache-control"] == IMMUTABLE
    assert ask("/docs/play/browser.html", query="v=1").headers["cache-control"] == REVALIDATE
    assert ask("/docs/_images/a.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    "path",
    [
        "/docs/none.html",
        "/docs/.made",
        "/docs/../secret.html",
        "/docs/play/../../secret.html",
        "/docs//secret.html",
        "/docs/_static",
        "/docs/_static/",
        "/docs/a/b/c/d/e/f/g.html",
        "/docs/play/browser.html\n",
        "/documents",
    ],
)
def test_there_is_nothing_else(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status == 404
    assert b"no_such_page" in answer.body
    assert ask(path, accept="text/html").headers["content-type"].startswith("text/html")  # the client says so


def test_a_server_without_the_pages_says_so(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "site" / "index.html.gz").unlink()
    for path in ("/docs", "/docs/", "/docs/play/browser.html"):
        answer = ask(path, accept="text/html", accept_language="cs")
        assert answer.status == 404
        assert answer.headers["content-type"] == "application/problem+json"
        assert b"no_documentation" in answer.body
        assert "sestavena" in answer.body.decode()


def test_the_policy_allows_the_search_form_and_nothing_inline(ask: Ask) -> None:
    policy = ask("/docs/index.html").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert (
        policy.replace("'self' data:", "'self'").replace("form-action 'self'", "form-action 'none'") == POLICY.decode()
    )
    assert ask("/").headers["content-security-policy"] == POLICY.decode()
