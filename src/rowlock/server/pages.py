"""The browser client: files that the package build has made, and one page that is all of its pages.

What a path of the client shows is decided in the browser; here it only matters whether there is such a page.
"""

import asyncio
import gzip
import mimetypes
import re
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from .problems import AnyRequest, Refused

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
_PAGES: Final = re.compile(r"/(?:(?:t|learn|rules|replay)/[^/]{1,60}|new|pass|pad|print|replay|learn|rules|me)?/?")
_ROOT: Final = frozenset(
    ("service-worker.js", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png")
)
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


def built() -> bool:
    """Whether the client was built: a checkout without its build has none."""
    return (STATIC / "index.html.gz").is_file()


def _file(request: AnyRequest, name: str, cache: str, status: int = 200) -> Response[bytes]:
    """A file of the client, packed as it lies there unless the browser cannot unpack it."""
    packed, plain = STATIC / f"{name}.gz", STATIC / name
    found = packed if packed.is_file() else plain
    if not found.is_file():
        raise Refused("no_such_page")
    kind = PurePosixPath(name).suffix
    media = _TYPES.get(kind) or mimetypes.types_map.get(kind, "application/octet-stream")
    tag = f'"{found.stat().st_mtime_ns:x}-{found.stat().st_size:x}"'
    headers = {"Cache-Control": cache, "ETag": tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    content = found.read_bytes()
    if found is packed:
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            content = gzip.decompress(content)
    return Response(content, media_type=media, status_code=status, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The client, or one of its files."""
    name = request.url.path.removeprefix("/")
    if name in _ROOT:
        return await asyncio.to_thread(_file, request, name, REVALIDATE)
    known = _PAGES.fullmatch(f"/{name}") is not None
    if not known and "text/html" not in request.headers.get("accept", ""):
        raise Refused("no_such_page")  # a program asks, or an image is missing: the page would not help
    return await asyncio.to_thread(_file, request, "index.html", REVALIDATE, 200 if known else 404)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A part of the client whose name changes with what is in it."""
    return await asyncio.to_thread(_file, request, f"assets/{_inside(path)}", FOREVER)


@get("/library/{path:path}", include_in_schema=False)
async def library(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A part of the library for the browser, which a page may keep and has to ask about."""
    return await asyncio.to_thread(_file, request, f"library/{_inside(path)}", REVALIDATE)


def _inside(path: str) -> str:
    name = path.removeprefix("/")
    if not re.fullmatch(r"[A-Za-z0-9_.-]{1,100}", name) or name.startswith("."):
        raise Refused("no_such_page")
    return name
