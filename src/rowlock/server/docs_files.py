"""The documentation site, built by ``docs/make_site.py`` and served at ``/docs``."""

import asyncio
import re
from pathlib import Path
from typing import Final

from litestar import get
from litestar.response.base import ASGIResponse

from .client_files import IMMUTABLE, REVALIDATE, no_page, send_file
from .problems import AnyRequest, ApiError

SITE: Final = Path(__file__).parent / "site"
_PATH: Final = re.compile(r"/docs(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}){0,5}")


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def documentation(request: AnyRequest) -> ASGIResponse:
    """Serve a page of the documentation, or a file that it uses."""
    if not (SITE / "index.html.gz").is_file():
        raise ApiError("no_documentation")
    path = request.url.path.removesuffix("/")
    name = path[len("/docs/") :]
    if not _PATH.fullmatch(path):
        return await no_page(request)
    if (SITE / name / "index.html.gz").is_file():  # links of the page are relative to its folder
        headers = {"Location": f"{path}/index.html", "Cache-Control": REVALIDATE}
        return ASGIResponse(status_code=307, headers=headers)
    if not any((SITE / each).is_file() for each in (name, f"{name}.gz")):
        return await no_page(request)
    # Sphinx adds a checksum to the addresses of scripts and styles
    versioned = name.startswith("_static/") and "v" in request.query_params
    return await asyncio.to_thread(send_file, request, SITE, name, IMMUTABLE if versioned else REVALIDATE)
