"""The page of the HTTP API: its routes from the OpenAPI description, its types from the server's."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from shapes import Shape, ShapeWriter, title, with_parts

from rowlock.server.http import ROUTES, SHAPES
from rowlock.server.http.dependencies import problems
from rowlock.server.http.openapi import OPENAPI

CHAPTERS: Final = {
    "guests": "Guests and programs",
    "push": "Push messages",
    "tables": "Tables",
    "invitations": "Invitations",
    "records": "Records",
    "analyses": "Hints and reviews",
    "daily": "The daily position",
    "status": "The server",
}
COMMON: Final = frozenset(map(str, problems()))
"""Error statuses that every route can have."""
Json = Mapping[str, Any]


def _openapi() -> Json:
    """Return the description of the routes alone; what they depend on adds nothing to it."""
    app = Litestar(
        route_handlers=[*ROUTES],
        dependencies={name: _nothing() for name in ("services", "visitor", "player", "owner")},
        openapi_config=OPENAPI,
    )
    return app.openapi_schema.to_schema()


def _nothing() -> Provide:
    return Provide(lambda: None, sync_to_thread=False)


def _kind(schema: Json, writer: ShapeWriter) -> str:
    """Describe a body: a type, a list of one, or one of several."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return writer.link(next(shape for shape in with_parts(SHAPES) if shape.__name__ == name))
    if "oneOf" in schema:
        return " or ".join(_kind(each, writer) for each in schema["oneOf"])
    if schema.get("type") == "array":
        return f"a list: {_kind(schema['items'], writer)}"
    return {"string": "text", "null": "nothing"}[schema["type"]]


def _body(response: Json, writer: ShapeWriter) -> str:
    (content,) = response.get("content", {"": {"schema": {"type": "null"}}}).values()
    return _kind(content["schema"], writer)


def _route(method: str, path: str, operation: Json, writer: ShapeWriter) -> Iterator[str]:
    yield f"### `{method.upper()} {path}`\n"
    yield f"{operation['description'].replace('``', '`')}\n"
    given = [f"`{each['name']}` in the query" for each in operation.get("parameters", ()) if each["in"] == "query"]
    if "requestBody" in operation:
        given.append(_body(operation["requestBody"], writer))
    responses: Json = operation["responses"]
    fine = [(status, _body(each, writer)) for status, each in sorted(responses.items()) if status < "300"]
    errors = [status for status in sorted(responses) if status >= "400" and status not in COMMON]
    if given:
        yield f"* Send {', '.join(given)}."
    yield from (f"* **{status}**: {kind}" for status, kind in fine)
    if errors:
        yield f"* Errors: {', '.join(errors)}"
    yield ""


def _chapter(handlers: Sequence[HTTPRouteHandler], paths: Json, writer: ShapeWriter) -> Iterator[str]:
    for handler in handlers:
        for path in sorted(handler.paths):
            shown = re.sub(r":\w+\}", "}", path)
            for method in sorted(handler.http_methods):
                if shown in paths:  # the metrics are for Prometheus and not described
                    yield from _route(method, shown, paths[shown][method.lower()], writer)


def routes(writer: ShapeWriter) -> str:
    """Return a chapter for each module of routes."""
    paths = _openapi()["paths"]
    lines: list[str] = []
    for module, heading in CHAPTERS.items():
        handlers = [each for each in ROUTES if each.fn.__module__.endswith(f".{module}")]
        lines += [f"## {heading}\n", *_chapter(handlers, paths, writer)]
    return "\n".join(lines).rstrip()


def types(writer: ShapeWriter) -> str:
    """Return the types that the page of the protocol does not describe, in alphabetical order."""
    own: list[Shape] = [shape for shape in with_parts(SHAPES) if shape not in writer.elsewhere]
    return "\n".join(writer.describe(shape) for shape in sorted(own, key=title)).rstrip()
