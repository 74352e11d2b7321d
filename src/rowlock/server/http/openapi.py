"""The OpenAPI description of the API, and bodies read as it says."""

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
    """Bodies are read as strictly as frames: the framework would take a number in quotes for a number."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise ApiError("wrong_media_type")
        field = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)


class _SchemaRenderer(JsonRenderPlugin):
    """The description with the shapes as they are read: the framework leaves out many of their bounds."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - the plugin's own
        shapes = msgspec.json.schema_components(SHAPES, ref_template="#/components/schemas/{name}")[1]
        components = {**openapi_schema["components"], "schemas": shapes}
        return msgspec.json.encode({**openapi_schema, "components": components})


def _check_path(request: AnyRequest) -> None:
    """It is one file; the framework would answer for all addresses around it, with a page of its own."""
    if request.url.path != OPENAPI_PATH:
        raise ApiError("no_such_page")


OPENAPI: Final = OpenAPIConfig(
    title="Rowlock",
    version=__version__,
    description="Tables of Qwixx, Qwixx The Card Game and Qwixx On Board.",
    render_plugins=[_SchemaRenderer(path="/openapi.json")],
    openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=_check_path),
)
