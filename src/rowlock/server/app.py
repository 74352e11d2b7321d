"""The ASGI application: routes, services, background tasks."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide

from ..plugins import load_games
from ..tables.storage.database import upgrade_when_reachable
from .client_files import asset, library, page
from .config import Config
from .docs_files import documentation
from .gc_tuning import schedule_collections
from .housekeeping import run_housekeeping
from .http import ROUTES
from .http.dependencies import MAX_BODY, cookie_only, current_visitor, signed_in
from .http.openapi import OPENAPI, StrictRequest
from .problems import handle_exception
from .security import Security
from .services import Services, create_services
from .websocket import TableSockets


def create_app(config: Config) -> Security:
    """Create the server as an ASGI application."""
    load_games()
    services = create_services(config)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None]:
        await upgrade_when_reachable(config.database)
        await services.tables.open()
        work = (run_housekeeping(services), schedule_collections(), services.push.run())
        background = [asyncio.create_task(task) for task in work]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await services.tables.close()
            await services.analyses.close()

    def provide_services() -> Services:
        return services

    app = Litestar(
        route_handlers=[*ROUTES, page, asset, library, documentation],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "visitor": Provide(current_visitor),
            "player": Provide(signed_in),
            "owner": Provide(cookie_only),
        },
        exception_handlers={Exception: handle_exception},
        lifespan=[running],
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OPENAPI,
        logging_config=None,
        debug=False,
    )
    return Security(app, TableSockets(services), config.origins, services.limits)
