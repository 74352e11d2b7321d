"""Static files of the browser client over HTTP. ``tests/browser`` tests the client itself."""

import asyncio
import gzip
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from rowlock.server import client_files as pages
from rowlock.server.app import create_app
from rowlock.server.client_files import CHUNK, IMMUTABLE, PAGES, REVALIDATE, STATIC
from rowlock.server.config import load_config
from rowlock.server.limits import LIBRARY

from .. import http_client as plain_http
from .client import run
from .processes import Server

SOURCES = Path(__file__).parents[2] / "web" / "src"
VERSION = "0123456789ab"
SCRIPT = "/assets/main-1.js"
WASM = f"/library/{VERSION}/python.wasm"
ZIP = f"/library/{VERSION}/rowlock.zip"
noise = Random(1)
CONTENTS = {
    "/": b"<!doctype html><title>Rowlock</title>",
    SCRIPT: b"cross();\n" * 200_000,  # compresses well
    WASM: noise.randbytes(300_000) + bytes(1_000_000),
    ZIP: noise.randbytes(200_000),
}


@dataclass
class Answer:
    """A response as sent, with the chunks of its body."""

    status: int
    headers: dict[str, str]
    pieces: list[bytes]

    @property
    def body(self) -> bytes:
        return b"".join(self.pieces)


Ask = Callable[..., Answer]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replace the built client by a few files."""
    folder = tmp_path / "static"
    for path, content in CONTENTS.items():
        place = folder / ("index.html" if path == "/" else path[1:])
        place.parent.mkdir(parents=True, exist_ok=True)
        if path == ZIP:
            place.write_bytes(content)
        else:
            place.with_name(f"{place.name}.gz").write_bytes(gzip.compress(content))
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def requester(folder: Path, limit_scale: float = 0) -> Ask:
    """Return a function that calls the ASGI application directly, since a server would join the chunks."""
    app = create_app(replace(load_config(folder, None, None, {}), limit_scale=limit_scale))

    def ask(path: str, method: str = "GET", client: str = "192.0.2.1", query: str = "", **headers: str) -> Answer:
        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        sent: list[Any] = []
        ended = asyncio.Event()
        first = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            if first:
                return first.pop()
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            assert not ended.is_set()
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                ended.set()

        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
        }
        scope |= {
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": named,
        }
        run(app(scope | {"client": (client, 50_000), "server": ("localhost", 80)}, receive, send))
        start, *bodies = sent
        response_headers = {name.decode().lower(): value.decode() for name, value in start["headers"]}
        return Answer(start["status"], response_headers, [body["body"] for body in bodies])

    return ask


@pytest.fixture
def ask(files: Path, tmp_path: Path) -> Ask:
    assert files.is_dir()
    return requester(tmp_path)


def test_pages_have_a_strict_content_security_policy(plain: Server) -> None:
    policy = plain_http.get(f"{plain.url}/").headers["content-security-policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert rules["img-src"] == ["'self'"]
    assert rules["form-action"] == ["'none'"]
    assert "unsafe" not in policy
    assert "data:" not in policy
    html = gzip.decompress((STATIC / "index.html.gz").read_bytes()).decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", html)


def test_only_the_library_may_compile_webassembly(plain: Server) -> None:
    worker = next((STATIC / "assets").glob("library-*.js.gz")).name.removesuffix(".gz")
    policy = plain_http.get(f"{plain.url}/assets/{worker}").headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert "'unsafe" not in policy


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/t/any", 200), ("/learn/cards", 200), ("/pad", 200), ("/nowhere", 404), ("/t/a/b", 404)],
)
def test_known_and_unknown_pages(plain: Server, path: str, status: int) -> None:
    answer = plain_http.get(f"{plain.url}{path}", headers={"Accept": "text/html"})
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/%2e%2e%2fapp.py",
        "/library/..%2f..%2fapp.py",
        "/library/0123456789ab/..%2f..%2f..%2fapp.py",
        "/assets/.made",
        "/.made",
        "/picture.png",
    ],
)
def test_no_other_file_is_served(plain: Server, path: str) -> None:
    answer = plain_http.get(f"{plain.url}{path}")
    assert answer.status_code == httpx.codes.NOT_FOUND
    assert answer.json()["code"] == "no_such_page"


def test_files_are_sent_in_an_accepted_encoding(plain: Server) -> None:
    packed = plain_http.get(f"{plain.url}/", headers={"Accept-Encoding": "gzip"})
    unpacked = plain_http.get(f"{plain.url}/", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in unpacked.headers
    assert packed.text == unpacked.text
    for encoding, first in (("gzip", packed), ("identity", unpacked)):
        headers = {"If-None-Match": first.headers["etag"], "Accept-Encoding": encoding}
        again = plain_http.get(f"{plain.url}/", headers=headers)
        assert again.status_code == httpx.codes.NOT_MODIFIED
        assert not again.content


def test_the_client_needs_no_more_than_the_policy_allows() -> None:
    for path in (STATIC / "assets").glob("*.css.gz"):
        assert not re.search(r"url\(|data:|@import|@font-face", gzip.decompress(path.read_bytes()).decode()), path.name
    for path in SOURCES.rglob("*.svelte"):
        text = path.read_text("utf-8")
        for form in re.findall(r"<form\b[^>]*>", text):
            handler = re.search(r"onsubmit=\{(\w+)\}", form)
            assert handler, (path.name, form)
            prevented = rf"\b{handler[1]}\b.*\(event: SubmitEvent\).*\{{\s*event\.preventDefault\(\);"
            assert re.search(prevented, text), (path.name, form)


def test_server_and_client_know_the_same_pages() -> None:
    text = (SOURCES / "App.svelte").read_text("utf-8")
    listed = re.search(r"const PAGES\b[^{]*\{(.*?)\n  \};", text, re.DOTALL)
    assert listed
    names = set(re.findall(r"^\s*\"?([\w/-]+)\"?:", listed[1], re.MULTILINE))
    assert set(re.findall(r"[a-z]+(?:/[a-z]+)*", PAGES.pattern)) == names
    assert all(PAGES.fullmatch(f"/{name}") or PAGES.fullmatch(f"/{name}/one") for name in names)


@pytest.mark.parametrize("path", CONTENTS)
def test_files_are_sent_in_chunks(ask: Ask, path: str) -> None:
    packed = ask(path, accept_encoding="gzip")
    plain = ask(path)
    if path == ZIP:
        assert packed.body == plain.body == CONTENTS[path]
        assert packed.headers["etag"] == plain.headers["etag"]
    else:
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body == CONTENTS[path]
        assert packed.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in plain.headers
    for answer in (packed, plain):
        assert answer.status == httpx.codes.OK
        assert max(map(len, answer.pieces)) <= CHUNK
        assert answer.headers["content-length"] == str(len(answer.body))
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == (REVALIDATE if path == "/" else IMMUTABLE)
    kind = {"/": "text/html; charset=utf-8", SCRIPT: "text/javascript; charset=utf-8", WASM: "application/wasm"}
    assert plain.headers["content-type"] == kind.get(path, "application/zip")


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("br, gzip;q=0.5", True),
        ("*", True),
        ("br;q=1, *;q=0.1", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("br", False),
        ("identity", False),
        ("notgzip", False),
        ("", False),
    ],
)
def test_accept_encoding(ask: Ask, accepted: str, packed: bool) -> None:
    assert ("content-encoding" in ask("/", accept_encoding=accepted).headers) == packed


def test_a_cached_file_is_not_sent_again(ask: Ask) -> None:
    first = ask(SCRIPT, accept_encoding="gzip")
    tag = first.headers["etag"]
    for named in (tag, f"W/{tag}", f'"other", {tag}', f'W/"other",W/{tag} , "more"', "*"):
        again = ask(SCRIPT, accept_encoding="gzip", if_none_match=named)
        assert (again.status, again.body) == (304, b""), named
        for name in ("etag", "cache-control", "vary"):
            assert again.headers[name] == first.headers[name]
    for named in ('"other"', tag.strip('"'), f'"x{tag[1:]}', "", '"*"'):
        assert ask(SCRIPT, accept_encoding="gzip", if_none_match=named).status == httpx.codes.OK, named
    assert ask(SCRIPT, if_none_match=tag).status == httpx.codes.OK  # the tag of the other encoding


def test_the_etag_depends_on_the_content(files: Path, ask: Ask) -> None:
    place = files / ZIP[1:]
    tag, times = ask(ZIP).headers["etag"], place.stat()
    os.utime(place, (1, 1))
    assert ask(ZIP).headers["etag"] == tag
    other = place.with_name("other")
    other.write_bytes(CONTENTS[ZIP][::-1])
    os.utime(other, ns=(times.st_atime_ns, times.st_mtime_ns))
    other.replace(place)  # same size and time
    answer = ask(ZIP, if_none_match=tag)
    assert (answer.status, answer.body) == (200, CONTENTS[ZIP][::-1])
    assert answer.headers["etag"] != tag


def test_a_404_page_has_no_etag(ask: Ask) -> None:
    tag = ask("/").headers["etag"]
    for named in (tag, "*"):
        answer = ask("/nowhere", accept="text/html", if_none_match=named)
        assert (answer.status, answer.body) == (404, CONTENTS["/"])
        assert "etag" not in answer.headers


@pytest.mark.parametrize("path", [*CONTENTS, "/nowhere", "/assets/none.js", f"/library/{VERSION}/none"])
@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_head_is_answered_as_get(ask: Ask, path: str, accepted: str) -> None:
    asked = {"accept_encoding": accepted, "accept": "text/html"}
    head, get = ask(path, "HEAD", **asked), ask(path, **asked)
    assert (head.status, head.headers) == (get.status, get.headers)  # Uvicorn leaves out the body
    assert int(head.headers["content-length"]) > 0


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/tables", "/icon.svg", "/api/tables/none", "/metrics"])
def test_head_on_one_connection(plain: Server, path: str) -> None:
    with plain_http.client(base_url=plain.url) as client:  # a body sent by mistake would be read as the next response
        head, get = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        varying = {"date"} | ({"content-length"} if path == "/metrics" else set())
        for name in set(head.headers) | set(get.headers) - varying:
            assert name in varying or head.headers.get(name) == get.headers.get(name), name
        assert client.head(path).status_code == get.status_code


def test_head_of_a_file_of_many_chunks_on_one_connection(plain: Server) -> None:
    file = max(
        (file for file in (STATIC / "library").rglob("*") if file.is_file()), key=lambda file: file.stat().st_size
    )
    assert file.stat().st_size > 10 * CHUNK
    path = f"/{file.relative_to(STATIC).as_posix().removesuffix('.gz')}"
    with plain_http.client(base_url=plain.url, headers={"Accept-Encoding": "gzip"}) as client:
        for _ in range(2):
            head = client.head(path)
            assert (head.status_code, head.content) == (httpx.codes.OK, b"")
            assert head.headers["content-length"] == str(file.stat().st_size)
        assert client.get("/api/health").status_code == httpx.codes.OK


@pytest.mark.parametrize(
    "path",
    [
        "/library/rowlock.zip",
        f"/library/{VERSION}",
        f"/library/{VERSION}/",
        f"/library/{VERSION}/deep/rowlock.zip",
        f"/library/{VERSION}/.made",
        f"/library/{VERSION}/..",
        "/library/0123456789AB/rowlock.zip",
        "/library/0123456789a/rowlock.zip",
        "/library/0123456789abc/rowlock.zip",
        "/library/0123456789xy/rowlock.zip",
        f"{ZIP}\n",
    ],
)
def test_the_library_is_served_in_the_folder_of_its_version_only(files: Path, ask: Ask, path: str) -> None:
    library = files / "library"
    for folder in (library, library / "0123456789AB", library / "0123456789a", library / VERSION / "deep"):
        folder.mkdir(exist_ok=True)
        (folder / "rowlock.zip").write_bytes(b"no")
    (library / VERSION / ".made").write_bytes(b"no")
    answer = ask(path)
    assert answer.status == httpx.codes.NOT_FOUND
    assert b"no_such_page" in answer.body
    assert ask(ZIP).status == httpx.codes.OK


def test_library_downloads_are_limited(files: Path, tmp_path: Path) -> None:
    assert files.is_dir()
    ask = requester(tmp_path, limit_scale=1)
    answers = [ask(ZIP)]
    while answers[-1].status == httpx.codes.OK:  # tokens refill meanwhile
        assert len(answers) < 20 * LIBRARY.burst
        answers.append(ask(ZIP, "GET" if len(answers) >= LIBRARY.burst else "HEAD"))
    refused = answers[-1]
    assert len(answers) > LIBRARY.burst
    assert refused.status == httpx.codes.TOO_MANY_REQUESTS
    assert int(refused.headers["retry-after"]) > 0
    assert b"too_fast" in refused.body
    assert ask(ZIP, client="192.0.2.2").status == httpx.codes.OK
    assert ask(SCRIPT).status == httpx.codes.OK
    generous = requester(tmp_path, limit_scale=2)
    assert {generous(ZIP, "HEAD").status for _ in range(int(2 * LIBRARY.burst))} == {200}
