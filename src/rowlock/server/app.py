"""The application: routes and services put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide

from ..tables.database import ready
from .api import api
from .api.asking import MOST_BODY, asking, in_person, known
from .api.status import figures
from .chores import keep_house
from .collecting import collect_rarely
from .config import Config
from .describing import DESCRIPTION, StrictRequest
from .pages import asset, library, page
from .problems import refused
from .security import Security
from .services import Services, services_for
from .socket import TableSockets


def create_app(config: Config) -> Security:
    """The whole server as an ASGI application."""
    services = services_for(config)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None]:
        await ready(config.database)
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
        request_max_body_size=MOST_BODY,
        openapi_config=DESCRIPTION,
        logging_config=None,
        debug=False,
    )
    return Security(app, TableSockets(services), config.origins, services.limits)
