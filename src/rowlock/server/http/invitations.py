"""Routes of links to a table and its big screen, with QR codes, and of codes that lead to a table."""

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import segno
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ...formats.schema import Shape
from ...tables.code_words import code_text
from ...tables.errors import TableError
from ...tables.frames import CodeRequest, FoundTable, TableCode
from ...tables.service import LISTED_FOR
from ..addresses import client_key, is_loopback, network_address
from ..limits import NEW_CODES, SCREENS, WRONG_CODES, WRONG_CODES_A_DAY, Rate
from ..problems import AnyRequest, ApiError, language_of
from ..services import Services
from .dependencies import ServicesDep, TableId, Visitor, is_local_request, problems

MAX_LINK: Final = 300
"""Characters of a link: its host comes from the request unless origins are set."""
SCREEN_CODE: Final = 10
"""Digits of a table's id that its code for a big screen has: few enough to type on a remote control."""
_CODE: Final = re.compile(rf"[0-9a-f]{{{SCREEN_CODE},20}}", re.ASCII)


class Invitation(Shape, frozen=True):
    """The link to a table, or to its big screen. ``here_only``: it works only on the server's own machine.

    ``qr`` is its QR code: rows from the top, 1 for a dark module, without the quiet zone.
    """

    link: str
    here_only: bool
    qr: Sequence[str]


@post("/api/tables/{table_id:str}/code", responses=problems(403, 404, 409), status_code=200)
async def table_code(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> TableCode:
    """Get the code of a table whose game has not begun; it is valid until then, and for some hours at most."""
    table = (await services.tables.look(table_id, visitor.id)).table
    if table.status != "waiting":
        raise TableError("table_closed" if table.status == "closed" else "already_started")
    code = await services.codes.current(table.id)
    if code is None:
        services.limits.check("new code", client_key(request.scope), NEW_CODES)
        code = await services.codes.draw(table.id)
    return TableCode(code_text(code.number, language_of(request.headers)), code.until)


@post("/api/codes", responses=problems(404), status_code=200)
async def find_table(
    request: AnyRequest, data: JSONBody[CodeRequest], services: ServicesDep, visitor: Visitor
) -> FoundTable:
    """Find the table of a code. Case, accents and spaces do not matter. Wrong codes are limited."""
    address = client_key(request.scope)
    buckets = [("wrong code", address, WRONG_CODES), ("wrong code a day", address, WRONG_CODES_A_DAY)]
    if visitor.id is not None:
        buckets.append(("wrong code", visitor.id, WRONG_CODES))
    taken, wrong = list[tuple[str, str, Rate]](), False
    try:
        for bucket in buckets:  # before looking: tries at the same time must not share a token
            services.limits.check(*bucket)
            taken.append(bucket)
        return FoundTable(await services.codes.find(data.code))
    except TableError as error:
        wrong = error.code == "no_such_code"
        raise
    finally:
        for bucket in () if wrong else taken:
            services.limits.give_back(*bucket)


@get("/api/tables/{table_id:str}/invitation", responses=problems(403, 404))
async def invitation(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Invitation:
    """Get a link to a table, to send or show to other players."""
    table = (await services.tables.look(table_id, visitor.id)).table
    return await _invite(request, services, f"t/{table.id}")


class ScreenTable(Shape, frozen=True):
    """The table that a code of a big screen stands for."""

    table: str


@get("/api/tables/{table_id:str}/screen", responses=problems(403, 404))
async def screen(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Invitation:
    """Get the link to the big screen of a table, a spectator's page. It ends in a code that is short enough to type."""
    del visitor
    found = await _with_screen(services, table_id)
    return await _invite(request, services, f"screen/{found[:SCREEN_CODE]}")


@get("/api/screens/{code:str}", responses=problems(404))
async def screen_table(
    request: AnyRequest, code: FromPath[str], services: ServicesDep, visitor: Visitor
) -> ScreenTable:
    """Get the table of a code, which is the beginning of its id, if something has happened there in the last day."""
    del visitor
    services.limits.check("screen", client_key(request.scope), SCREENS)
    since = services.tables.times.now() - LISTED_FOR
    found = await services.tables.store.ids_from(code, since) if _CODE.fullmatch(code) else []
    try:
        if len(found) == 1:
            return ScreenTable(await _with_screen(services, found[0]))
    except TableError as error:
        if error.code != "no_spectators":  # a guess must not find such a table
            raise
    raise TableError("no_such_table", table=code[:20])


async def _with_screen(services: Services, table_id: str) -> str:
    """Return the id of a table. Raises TableError ``no_spectators``, also before the game, if it has no screen."""
    table = (await services.tables.look(table_id, None)).table
    if not table.settings.spectators:
        raise TableError("no_spectators")
    return table.id


async def _invite(request: AnyRequest, services: Services, path: str) -> Invitation:
    origins = services.config.origins
    reachable = not origins and services.config.all_interfaces and is_local_request(request)
    try:
        base = f"{origins[0]}/" if origins else str(request.base_url)
        link, here = link_to(path, base, on_network=reachable)
    except ValueError as error:  # the Host header is not a host
        raise ApiError("bad_request", where="host") from error
    return Invitation(link, here, await asyncio.to_thread(qr_code, link))


def link_to(path: str, base: str, *, on_network: bool) -> tuple[str, bool]:
    """Return the URL of a page for other players, and whether it works on this machine only.

    ``base`` is the URL of the server as requested. A loopback name in it would mean another machine to other players;
    with ``on_network`` it is replaced by this machine's address on its network. That address is private: set
    ``on_network`` only for requests from this machine, and if the server listens there. The name alone proves nothing:
    the client chooses it, and inside a container localhost is the container. Raises ValueError if ``base`` is not a
    URL, or too long.
    """
    parts = urlsplit(base)
    host, port = parts.hostname, parts.port
    if not host or "@" in parts.netloc or not base.isascii() or len(base) + len(path) > MAX_LINK:
        raise ValueError("not a URL, or too long")
    here = is_loopback(host)
    if here and on_network and (address := network_address()) is not None:
        shown = address if port is None else f"{address}:{port}"
        base, here = parts._replace(netloc=shown).geturl(), False
    return f"{base}{path}", here


@lru_cache(256)
def qr_code(link: str) -> tuple[str, ...]:
    """Return the modules of a QR code, row by row."""
    made = segno.make(link, error="m", micro=False, boost_error=False)
    return tuple("".join("1" if module else "0" for module in row) for row in made.matrix)
