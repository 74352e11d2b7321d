"""Body of ``rowlock serve``, in its own module so that other commands do not import the server."""

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import segno
from sqlalchemy.exc import SQLAlchemyError

from ..server.addresses import is_loopback, is_wildcard, network_address
from ..server.client_files import built
from ..server.config import BadConfig, data_folder, load_config
from ..server.processes import listening_socket, serve
from ..tables.storage.database import NewerDatabase, upgrade
from .typer_i18n import current_words, fail

OPEN_ATTEMPTS: Final = 300
"""Attempts, one every tenth of a second, to reach the server before opening it in a browser is given up."""


def host_tables(
    host: str, port: int, data: Path | None, database: str | None, redis: str | None, workers: int, *, show: bool
) -> None:
    """Check the configuration, print the address, open a browser if ``show`` is set, and serve until interrupted.

    With ``show``, a free port is chosen if the given one is taken. Raises CommandError.
    """
    folder = data or data_folder()
    try:
        config = replace(load_config(folder, database, redis), all_interfaces=is_wildcard(host))
    except BadConfig as error:
        fail(error.reason, setting=error.setting, value=error.value)
    except OSError as error:
        fail("serve-no-data", file=str(folder), reason=current_words().system(error))
    if workers > 1 and config.redis is None:
        fail("serve-workers-redis")
    try:
        upgrade(config.database)
    except NewerDatabase:
        fail("serve-newer-database")
    except (SQLAlchemyError, OSError) as error:
        fail("serve-no-database", reason=str(getattr(error, "orig", None) or error).strip().split("\n")[0])
    try:
        listening = _bind(host, port, any_port=show)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            fail("serve-no-address", host=host)
        fail("serve-no-port", port=str(port), reason=error.strerror or str(error))
    port = listening.getsockname()[1]
    here = "localhost" if is_wildcard(host) or is_loopback(host) else host
    _announce(host, here, port)
    if show and _has_screen():
        threading.Thread(target=_open_browser, args=(here, port), daemon=True).start()
    try:
        serve(config, listening, folder, workers)
    except KeyboardInterrupt:
        print(f"\n{current_words()('serve-stopped')}")


def _bind(host: str, port: int, *, any_port: bool) -> socket.socket:
    try:
        return listening_socket(host, port)
    except OSError as error:
        if not any_port or error.errno != errno.EADDRINUSE:
            raise
        return listening_socket(host, 0)


def _has_screen() -> bool:
    """Whether a graphical browser can be opened; one in the terminal would cover the server's output."""
    return sys.platform in {"darwin", "win32"} or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _open_browser(host: str, port: int) -> None:
    """Wait until the server accepts connections, then open it in a browser."""
    for _ in range(OPEN_ATTEMPTS):
        with suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(_url(host, port))
            return
        time.sleep(0.1)


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _announce(host: str, here: str, port: int) -> None:
    """Print the server's address; with access from the network also that address and a QR code for phones."""
    say = current_words()
    print(say("serve-ready", address=_url(here, port)))
    network = network_address() if is_wildcard(host) else None if is_loopback(host) else host
    if network is not None:
        address = _url(network, port)
        print(say("serve-network", address=address))
        if sys.stdout.isatty():
            print(say("serve-scan"))
            segno.make(address, error="l").terminal(compact=True)
    if not built():
        print(say("serve-no-client"))
    print(say("serve-stop"), flush=True)
