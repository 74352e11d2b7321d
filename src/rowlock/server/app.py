"""The application: routes and services put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide

from ..tables.storage.database import upgrade_when_reachable
from .client_files import asset, library, page
from .config import Config
from .gc_tuning import collect_rarely
from .housekeeping import keep_house
from .http import api
from .http.dependencies import MAX_BODY, asking, in_person, known
from .http.openapi import DESCRIPTION, StrictRequest
from .http.status import figures
from .problems import refused
from .security import Security
from .services import Services, services_for
from .websocket import TableSockets


def create_app(config: Config) -> Security:
    """The whole server as an ASGI application."""
    services = services_for(config)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None]:
        await upgrade_when_reachable(config.database)
        await services.tables.open()
        chores = [asyncio.create_task(chore) for chore in (keep_house(services), collect_rarely())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await services.thoughts.close()
            await services.tables.close()

    def provide_services() -> Services:
        return services

    app = Litestar(
        route_handlers=[api, figures, page, asset, library],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "someone": Provide(asking),
            "player": Provide(known),
            "owner": Provide(in_person),
        },
        exception_handlers={Exception: refused},
        lifespan=[running],
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=DESCRIPTION,
        logging_config=None,
        debug=False,
    )
    return Security(app, TableSockets(services), config.origins, services.limits)
