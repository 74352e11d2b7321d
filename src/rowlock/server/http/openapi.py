"""The OpenAPI description of the API, and bodies read as it says."""

from typing import Any, Final

import msgspec
from litestar import Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ... import __version__
from ..problems import AnyRequest, Refused
from . import SHAPES

ADDRESS: Final = "/api/openapi.json"


class StrictRequest(AnyRequest):
    """Bodies are read as strictly as frames: the framework would take a number in quotes for a number."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused("wrong_media_type")
        field = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)


class _Description(JsonRenderPlugin):
    """The description with the shapes as they are read: the framework leaves out many of their bounds."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - the plugin's own
        shapes = msgspec.json.schema_components(SHAPES, ref_template="#/components/schemas/{name}")[1]
        components = {**openapi_schema["components"], "schemas": shapes}
        return msgspec.json.encode({**openapi_schema, "components": components})


def _only_the_description(request: AnyRequest) -> None:
    """It is one file; the framework would answer for all addresses around it, with a page of its own."""
    if request.url.path != ADDRESS:
        raise Refused("no_such_page")


DESCRIPTION: Final = OpenAPIConfig(
    title="Rowlock",
    version=__version__,
    description="Tables of Qwixx, Qwixx The Card Game and Qwixx On Board.",
    render_plugins=[_Description(path="/openapi.json")],
    openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=_only_the_description),
)
