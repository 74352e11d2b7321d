"""Server configuration from command line and environment, validated before the start."""

import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from platformdirs import user_data_path
from sqlalchemy.engine import URL

from ..tables.storage.database import BadDatabase, database_url
from ..tables.timers import BOT_PAUSE
from .push.endpoints import is_service

DATABASE_FILE: Final = "tables.sqlite3"
SECRET_FILE: Final = "secret"  # noqa: S105 - the name of a file
MIN_SECRET: Final = 32
PUSH_DELAY: Final = 30.0
"""Seconds for which somebody has to be gone from a table before they are told that it is their turn."""


class BadConfig(ValueError):
    """An invalid setting: ``setting`` is its name as the user gave it, ``reason`` the key of a Fluent message."""

    def __init__(self, setting: str, reason: str, value: str = "") -> None:
        self.setting = setting
        self.reason = reason
        self.value = value
        super().__init__(f"{setting}: {reason} {value}".strip())


@dataclass(frozen=True, slots=True)
class PushConfig:
    """Settings of push messages: the server's private key, a URL of its host, and further push services, as origins.

    ``delay`` are the seconds for which somebody has to be gone.
    """

    key: str
    contact: str
    services: tuple[str, ...] = ()
    delay: float = PUSH_DELAY


@dataclass(frozen=True, slots=True)
class Config:
    """Settings of a server. ``secret`` signs cookies; all servers of one database share it.

    ``origins`` are the allowed origins; empty means the server's own. ``proxies`` are the networks whose
    ``X-Forwarded-For`` is trusted. ``limit_scale`` multiplies every rate limit; 0 disables them. ``bot_pause`` is in
    milliseconds. ``all_interfaces``: listens on every address, so that other machines on the network can connect.
    ``push`` is None if nobody gets push messages.
    """

    database: URL
    secret: str
    redis: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str | None = None
    limit_scale: float = 1.0
    bot_pause: int = BOT_PAUSE
    all_interfaces: bool = False
    push: PushConfig | None = None


def data_folder() -> Path:
    """Return the folder of a server's files if none is named."""
    return user_data_path("rowlock") / "server"


def load_config(
    data: Path, database: str | None, redis: str | None, environment: Mapping[str, str] = os.environ
) -> Config:
    """Load the settings of a server; ``data`` is the folder of its files, created if missing.

    Raises BadConfig, or OSError if the folder cannot be used.
    """
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    url = find_database(data, database, environment)
    setting, redis = "--redis" if redis else "ROWLOCK_REDIS", redis or environment.get("ROWLOCK_REDIS") or None
    if redis is not None and _split_url(redis).scheme not in ("redis", "rediss", "unix"):
        raise BadConfig(setting, "serve-bad-redis")
    secret = environment.get("ROWLOCK_SECRET") or load_or_create_secret(data / SECRET_FILE)
    if len(secret) < MIN_SECRET:
        raise BadConfig("ROWLOCK_SECRET", "serve-short-secret", str(MIN_SECRET))
    return Config(
        database=url,
        redis=redis,
        secret=secret,
        origins=_origins(environment.get("ROWLOCK_ORIGINS", "")),
        proxies=_proxies(environment.get("ROWLOCK_PROXIES", "")),
        metrics_token=environment.get("ROWLOCK_METRICS_TOKEN") or None,
        limit_scale=_number(environment, "ROWLOCK_LIMIT_SCALE", 1.0),
        bot_pause=int(_number(environment, "ROWLOCK_BOT_PAUSE", BOT_PAUSE)),
        all_interfaces=environment.get("ROWLOCK_EVERYWHERE") == "yes",
        push=_push(environment),
    )


def find_database(data: Path, database: str | None, environment: Mapping[str, str] = os.environ) -> URL:
    """Return the database that an option, the environment or the data folder names. Raises BadConfig."""
    try:
        return database_url(database or environment.get("ROWLOCK_DATABASE") or str(data / DATABASE_FILE))
    except BadDatabase as error:
        raise BadConfig("--database" if database else "ROWLOCK_DATABASE", "serve-bad-database") from error


def load_or_create_secret(path: Path) -> str:
    """Read the secret from a file, created atomically with mode 0600 if missing."""
    with suppress(FileNotFoundError):
        return path.read_text("ascii").strip()
    handle, temporary = tempfile.mkstemp(dir=path.parent)  # mode 0600
    with os.fdopen(handle, "w") as file:
        file.write(secrets.token_hex(32))
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):  # another process was first: use its secret
        os.link(temporary, path)
    Path(temporary).unlink()
    return path.read_text("ascii").strip()


def _split_url(text: str) -> SplitResult:
    """Split a URL; empty if invalid."""
    try:
        parts = urlsplit(text)
        _ = parts.port  # raises ValueError for an invalid port
    except ValueError:
        return urlsplit("")
    return parts


def _origins(text: str) -> tuple[str, ...]:
    origins = _split_list(text)
    for origin in origins:
        parts = _split_url(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise BadConfig("ROWLOCK_ORIGINS", "serve-bad-origin", origin)
    return origins


def _split_list(text: str) -> tuple[str, ...]:
    """Return origins separated by commas."""
    return tuple(origin.strip().rstrip("/").lower() for origin in text.split(",") if origin.strip())


def _proxies(text: str) -> tuple[str, ...]:
    proxies = tuple(proxy.strip() for proxy in text.split(",") if proxy.strip())
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise BadConfig("ROWLOCK_PROXIES", "serve-bad-proxy", proxy) from error
    return proxies


def _push(environment: Mapping[str, str]) -> PushConfig | None:
    """Return the settings of push messages; None without a key."""
    key = environment.get("ROWLOCK_PUSH_KEY")
    if not key:
        return None
    if any(find_spec(name) is None for name in ("cryptography", "httpx")):
        raise BadConfig("ROWLOCK_PUSH_KEY", "serve-push-missing")
    from .push.web_push import ServerKey  # noqa: PLC0415 - its package is an extra

    contact = environment.get("ROWLOCK_PUSH_CONTACT", "")
    if re.fullmatch(r"(mailto:[^@\s]+@[^@\s]+|https://[^/\s]+[^\s]*)", contact) is None:
        raise BadConfig("ROWLOCK_PUSH_CONTACT", "serve-bad-push-contact")
    try:
        ServerKey(key, contact)
    except ValueError as error:
        raise BadConfig("ROWLOCK_PUSH_KEY", "serve-bad-push-key") from error
    services = _split_list(environment.get("ROWLOCK_PUSH_SERVICES", ""))
    for service in services:
        if not is_service(service):
            raise BadConfig("ROWLOCK_PUSH_SERVICES", "serve-bad-push-service", service)
    return PushConfig(key, contact, services, _number(environment, "ROWLOCK_PUSH_DELAY", PUSH_DELAY))


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    try:
        value = float(environment.get(name) or default)
    except ValueError as error:
        raise BadConfig(name, "serve-bad-number") from error
    if not 0 <= value <= 1_000_000:
        raise BadConfig(name, "serve-bad-number")
    return value
