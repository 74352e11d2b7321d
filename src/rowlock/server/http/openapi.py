"""OpenAPI description of the API, and strict parsing of request bodies."""

from typing import Any, Final

import msgspec
from litestar import Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ..problems import AnyRequest, ApiError
from . import SHAPES

OPENAPI_PATH: Final = "/api/openapi.json"


class StrictRequest(AnyRequest):
    """Parses bodies as strictly as frames; Litestar would accept a number in quotes as a number."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise ApiError("wrong_media_type")
        field = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)


class _SchemaRenderer(JsonRenderPlugin):
    """Renders the description with the schemas of msgspec; Litestar leaves out many of their bounds."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - signature of the plugin
        shapes = msgspec.json.schema_components(SHAPES, ref_template="#/components/schemas/{name}")[1]
        components = {**openapi_schema["components"], "schemas": shapes}
        return msgspec.json.encode({**openapi_schema, "components": components})


def _check_path(request: AnyRequest) -> None:
    """Serve one file only; Litestar would answer other paths below it with a page of its own."""
    if request.url.path != OPENAPI_PATH:
        raise ApiError("no_such_page")


OPENAPI: Final = OpenAPIConfig(
    title="Rowlock",
    version=__version__,
    description="Tables of Qwixx, Qwixx The Card Game and Qwixx On Board.",
    use_handler_docstrings=True,
    render_plugins=[_SchemaRenderer(path="/openapi.json")],
    openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=_check_path),
)
