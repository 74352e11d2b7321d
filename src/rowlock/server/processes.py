"""Run the server in one process, or several with a supervisor."""

import logging
import os
import resource
import socket
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from ..engine.blas_threads import ONE_THREAD
from ..tables.frames import MAX_FRAME
from . import metrics
from .app import create_app
from .config import Config, load_config
from .connections import Connections
from .limits import Limits
from .protocols import HttpProtocol, WebSocketProtocol
from .security import Security

SHUTDOWN_TIMEOUT: Final = 10
"""Seconds for open requests to finish when the server stops."""
UNACKED_TIMEOUT: Final = 30
"""Seconds until the system closes a connection whose peer acknowledges nothing."""


SUPPRESSED_MESSAGES: Final = (
    "Invalid UTF-8 sequence received",
    "ASGI callable returned without completing handshake",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)
"""Uvicorn messages that any client can cause: a flood of them would fill the log."""


def app_from_environment() -> Security:
    """Create the application of a worker process, from settings that its parent has put into the environment."""
    return _app(load_config(Path(os.environ["ROWLOCK_DATA"]), None, None))


def _app(config: Config) -> Security:
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith(SUPPRESSED_MESSAGES))
    return create_app(config)


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a bound socket to listen on. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Closing waits until all is sent: a client that never reads would keep the connection open forever. Inherited by
    # accepted sockets; Linux only.
    with suppress(AttributeError, OSError):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKED_TIMEOUT * 1000)
    try:
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(config: Config, listening: socket.socket, data: Path, workers: int) -> None:
    """Serve until SIGINT or SIGTERM."""
    _allow_many_sockets()
    # one BLAS thread, so that bots and hints leave the other cores to running games
    for name, value in ONE_THREAD.items():
        os.environ.setdefault(name, value)
    opened = Connections(config.limit_scale, config.proxies)
    common: dict[str, Any] = {
        # each worker gets a copy
        "http": partial(HttpProtocol, opened=opened),
        "ws": partial(WebSocketProtocol, opened=opened, limits=Limits(config.limit_scale)),
        "log_level": "warning",
        "access_log": False,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": list(config.proxies),
        "server_header": False,
        "ws_max_size": 4 * MAX_FRAME,
        "ws_per_message_deflate": False,  # frames are small, a compressor per socket is not
        "ws_ping_interval": 30.0,
        "ws_ping_timeout": 30.0,
        "timeout_graceful_shutdown": SHUTDOWN_TIMEOUT,
        "backlog": 4096,
    }
    if workers == 1:
        uvicorn.Server(uvicorn.Config(_app(config), **common)).run(sockets=[listening])
        return
    os.environ |= {
        "ROWLOCK_DATA": str(data),
        "ROWLOCK_DATABASE": config.database.render_as_string(hide_password=False),
        "ROWLOCK_REDIS": config.redis or "",
        "ROWLOCK_EVERYWHERE": "yes" if config.all_interfaces else "",
    }
    with tempfile.TemporaryDirectory(prefix="rowlock-metrics-") as folder:
        os.environ.setdefault(metrics.MULTIPROCESS, folder)
        settings = uvicorn.Config(f"{__name__}:app_from_environment", factory=True, workers=workers, **common)
        Multiprocess(settings, sockets=[listening]).run()


def _allow_many_sockets() -> None:
    """Raise the soft limit of open files to the hard limit: every socket is an open file."""
    with suppress(OSError, ValueError):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
