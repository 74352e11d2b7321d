"""Two plain pages for whoever opens the server's address: what is here, and how to sit down."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ..tables.errors import TableError
from ..words import Words, words
from .problems import STATUS, AnyRequest, language_of, sentence
from .services import Services

_STYLE: Final = files("rowlock.server").joinpath("static", "style.css").read_text("utf-8")


def page(say: Words, address: str, parts: Iterable[str], status: int = 200) -> Response[str]:
    """A whole page around its parts, which are HTML already."""
    text = (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8"><title>Rowlock</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">'
        f"</head><body><main><h1>Rowlock</h1>{''.join(parts)}"
        f"<h2>{escape(say('page-how'))}</h2><p>{escape(say('page-terminal'))}</p>"
        f"<pre>rowlock join {escape(address)}</pre>"
        f'<p>{escape(say("page-programs"))} <a href="/api/openapi.json">OpenAPI</a></p>'
        f"<footer>{escape(say('page-trademark'))}</footer></main></body></html>"
    )
    return Response(text, media_type="text/html", status_code=status, headers={"Vary": "Accept-Language"})


@get("/", include_in_schema=False)
async def home(request: AnyRequest, services: NamedDependency[Services]) -> Response[str]:
    """What this server is, and the tables that everybody may join."""
    say = words(language_of(request.headers))
    tables = await services.tables.listed()
    rows = "".join(
        f'<li><a href="/t/{each.id}">{escape(say(f"game-{each.game}"))}</a> {escape(", ".join(each.names))} '
        f"<span>{each.taken}/{each.seats}</span></li>"
        for each in tables
    )
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{escape(say('page-no-tables'))}</p>"
    parts = (f"<p>{escape(say('page-about'))}</p>", f"<h2>{escape(say('page-tables'))}</h2>", listed)
    return page(say, str(request.base_url), parts)


@get("/t/{table_id:str}", include_in_schema=False)
async def table(request: AnyRequest, table_id: FromPath[str], services: NamedDependency[Services]) -> Response[str]:
    """A table for somebody who got its link."""
    say = words(language_of(request.headers))
    try:
        seen = (await services.tables.look(table_id, None)).table
    except TableError as error:
        part = f'<p>{escape(sentence(error, say.language))}</p><p><a href="/">{escape(say("page-tables"))}</a></p>'
        return page(say, str(request.base_url), (part,), STATUS[error.code])
    seats = "".join(f"<li>{escape(each.name or say('page-free'))}</li>" for each in seen.seats)
    status = escape(say("page-status", status=seen.status))
    part = f"<h2>{escape(say(f'game-{seen.settings.game}'))}</h2><p>{status}</p><ol>{seats}</ol>"
    return page(say, f"{request.base_url}t/{seen.id}", (part,))


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(_STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
