"""What ``rowlock serve`` does. Apart from the command, so that the other commands need not load the server."""

import errno
import ipaddress
import socket
import sys
from pathlib import Path

import segno
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from ..server.config import BadConfig, Config, configured
from ..server.running import bound_socket, network_address, serve
from ..tables.database import NewerDatabase, upgrade
from .speech import refuse, speak


def host_tables(host: str, port: int, data: Path | None, database: str | None, redis: str | None, workers: int) -> None:
    """Check everything, say where the server is, and serve until told to stop."""
    folder = data or user_data_path("rowlock") / "server"
    config = _configured(folder, database, redis)
    if workers > 1 and config.redis is None:
        refuse("serve-workers-redis")
    try:
        upgrade(config.database)
    except NewerDatabase:
        refuse("serve-newer-database")
    except (SQLAlchemyError, OSError) as error:
        refuse("serve-no-database", reason=_first_line(error))
    try:
        listening = bound_socket(host, port)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            refuse("serve-no-address", host=host)
        refuse("serve-no-port", port=str(port), reason=error.strerror or str(error))
    _announce(host, listening.getsockname()[1])
    try:
        serve(config, listening, folder, workers)
    except KeyboardInterrupt:
        print(f"\n{speak()('serve-stopped')}")


def _configured(folder: Path, database: str | None, redis: str | None) -> Config:
    try:
        return configured(folder, database, redis)
    except BadConfig as error:
        refuse(error.reason, setting=error.setting, value=error.value)
    except OSError as error:
        refuse("serve-no-data", file=str(folder), reason=speak().system(error))


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0]


def _announce(host: str, port: int) -> None:
    """Tell where the server is; who shares a network with it can join with a phone."""
    say = speak()
    shown = f"[{host}]" if ":" in host else host
    try:
        everywhere, here = ipaddress.ip_address(host).is_unspecified, ipaddress.ip_address(host).is_loopback
    except ValueError:
        everywhere, here = False, host == "localhost"
    print(say("serve-ready", address=f"http://{'localhost' if everywhere or here else shown}:{port}/"))
    network = network_address() if everywhere else None if here else shown
    if network is not None:
        address = f"http://{network}:{port}/"
        print(say("serve-network", address=address))
        if sys.stdout.isatty():
            print(say("serve-scan"))
            segno.make(address, error="l").terminal(compact=True)
    print(say("serve-stop"), flush=True)
