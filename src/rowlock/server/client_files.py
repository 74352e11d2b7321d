"""Static files of the browser client, with caching, ETags and gzip.

All pages are served from one HTML file; the browser routes. The server only answers 404 for paths that are no page.
"""

import asyncio
import gzip
import mimetypes
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO, Final

from litestar import get
from litestar.params import FromPath
from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse

from .addresses import client_key
from .http.dependencies import ServicesDep
from .limits import LIBRARY
from .problems import AnyRequest, ApiError

STATIC: Final = Path(__file__).parent / "static"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
CHUNK: Final = 64 * 1024
"""Bytes read at a time, as fast as the client accepts them."""
PAGES: Final = re.compile(
    r"/(?:(?:t|screen|learn|rules|replay|review|practice)/[^/]{1,60}"
    r"|join|new|screen|pass|pad|print|replay|review|practice|learn|rules|me|me/statistics)?/?"
)
_ROOT: Final = frozenset(
    ("service-worker.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png")
)
_NAME: Final = re.compile(r"/[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")
_VERSIONED: Final = re.compile(rf"/[0-9a-f]{{12}}{_NAME.pattern}")
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


def built() -> bool:
    """Return whether the client is there; a source checkout has none until it is built."""
    return (STATIC / "index.html.gz").is_file()


@dataclass(frozen=True, slots=True)
class _OpenFile:
    """An open file. Its content does not change even if a build replaces the path."""

    path: Path
    inode: int
    changed: int
    size: int
    file: BinaryIO = field(compare=False)

    def read(self, unpack: bool) -> Iterator[bytes]:
        """Iterate over the content from the beginning, in chunks."""
        self.file.seek(0)
        source = gzip.GzipFile(fileobj=self.file) if unpack else self.file
        while chunk := source.read(CHUNK):
            yield chunk


class _FileResponse(ASGIStreamingResponse):
    """Streams a file with backpressure, then closes it, also on error."""

    __slots__ = ("_opened",)

    def __init__(self, opened: _OpenFile, unpack: bool, status: int, headers: dict[str, str]) -> None:
        chunks = opened.read(unpack)
        super().__init__(  # pyright: ignore[reportUnknownMemberType] - Litestar leaves the item type open
            iterator=chunks, status_code=status, headers=headers
        )
        self._opened = opened

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        with self._opened.file:
            await super().__call__(scope, receive, send)


def _open(path: Path) -> _OpenFile:
    try:
        file = path.open("rb")
    except (FileNotFoundError, IsADirectoryError) as error:
        raise ApiError("no_such_page") from error
    status = os.fstat(file.fileno())
    return _OpenFile(path, status.st_ino, status.st_mtime_ns, status.st_size, file)


@lru_cache(1024)
def _etag_and_length(opened: _OpenFile, unpack: bool) -> tuple[str, int]:
    """Return the ETag and the length of the body sent for a file; cached, since both read all of it."""
    digest = sha256()
    for chunk in opened.read(unpack=False):
        digest.update(chunk)
    if unpack:
        return f"{digest.hexdigest()}-plain", sum(map(len, opened.read(unpack=True)))
    return digest.hexdigest(), opened.size


def send_file(request: AnyRequest, folder: Path, name: str, cache: str, status: int = 200) -> ASGIResponse:
    """Respond with a file, compressed as stored unless the client does not accept gzip."""
    packed = (folder / f"{name}.gz").is_file()
    unpack = packed and not _accepts_gzip(request)
    opened = _open(folder / (f"{name}.gz" if packed else name))
    with ExitStack() as stack:
        stack.enter_context(opened.file)
        tag, length = _etag_and_length(opened, unpack)
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if status == 200:  # no 304 for a 404 page
            headers["ETag"] = f'"{tag}"'
            if _etag_matches(request, tag):
                return ASGIResponse(status_code=304, headers=headers)
        kind = PurePosixPath(name).suffix
        media = _TYPES.get(kind) or mimetypes.types_map.get(kind, "application/octet-stream")
        headers["Content-Type"] = f"{media}; charset=utf-8" if media.startswith("text/") else media
        headers["Content-Length"] = str(length)
        if packed and not unpack:
            headers["Content-Encoding"] = "gzip"
        stack.pop_all()  # the response closes the file
        return _FileResponse(opened, unpack, status, headers)


def _accepts_gzip(request: AnyRequest) -> bool:
    """Return whether ``Accept-Encoding`` allows gzip (RFC 9110, 12.5.3)."""
    accepted: dict[str, bool] = {}
    for part in ",".join(request.headers.getall("accept-encoding", [])).lower().split(","):
        coding, _, weight = part.partition(";")
        accepted[coding.strip()] = re.fullmatch(r"q=0(\.0*)?", weight.replace(" ", "")) is None
    return accepted.get("gzip", accepted.get("*", False))


def _etag_matches(request: AnyRequest, tag: str) -> bool:
    """Return whether ``If-None-Match`` contains a tag (RFC 9110, 13.1.2); a proxy may have made it a weak one."""
    named = ",".join(request.headers.getall("if-none-match", []))
    return named.strip() == "*" or tag in re.findall(r'"([^"]*)"', named)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> ASGIResponse:
    """Serve a page of the client, or a file in its root."""
    name = request.url.path.removeprefix("/")
    if name in _ROOT:
        return await asyncio.to_thread(send_file, request, STATIC, name, REVALIDATE)
    if PAGES.fullmatch(f"/{name}") is None:
        return await no_page(request)
    return await asyncio.to_thread(send_file, request, STATIC, "index.html", REVALIDATE)


async def no_page(request: AnyRequest) -> ASGIResponse:
    """Respond that there is no such page: to a browser with a page of the client."""
    if "text/html" not in request.headers.get("accept", ""):
        raise ApiError("no_such_page")  # a program, or a missing image: an HTML page would not help
    return await asyncio.to_thread(send_file, request, STATIC, "index.html", REVALIDATE, 404)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> ASGIResponse:
    """Serve an asset of the client; its name contains a content hash."""
    return await asyncio.to_thread(send_file, request, STATIC, f"assets{_checked(_NAME, path)}", IMMUTABLE)


@get("/library/{path:path}", include_in_schema=False)
async def library(request: AnyRequest, path: FromPath[str], services: ServicesDep) -> ASGIResponse:
    """Serve a file of the browser library; its folder is named by a content hash."""
    services.limits.check("library", client_key(request.scope), LIBRARY)
    return await asyncio.to_thread(send_file, request, STATIC, f"library{_checked(_VERSIONED, path)}", IMMUTABLE)


def _checked(shape: re.Pattern[str], path: str) -> str:
    if not shape.fullmatch(path):
        raise ApiError("no_such_page")
    return path
