"""Prometheus metrics: definitions, text exposition, cleanup after dead workers."""

import os
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar appends it to every text type
MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"

SOCKETS: Final = Gauge("rowlock_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("rowlock_live_tables", "Tables in memory", multiprocess_mode="livesum")
QUARANTINED: Final = Gauge(
    "rowlock_tables_quarantined", "Tables set aside because their automatic actions fail", multiprocess_mode="livesum"
)
COMMANDS: Final = Counter("rowlock_commands", "Commands carried out, by kind", ["kind"])
REFUSALS: Final = Counter("rowlock_refusals", "Commands and requests refused, by code", ["code"])
COMMAND_SECONDS: Final = Histogram(
    "rowlock_command_seconds",
    "Time from a command to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
FRAMES: Final = Counter("rowlock_frames_sent", "Update frames sent")
RESYNCS: Final = Counter("rowlock_resyncs", "Updates sent as a snapshot only because the client was too far behind")
DROPPED: Final = Counter("rowlock_sockets_dropped", "Sockets closed by the server, by reason", ["reason"])
REFUSED_CONNECTIONS: Final = Counter(
    "rowlock_connections_refused", "Connections closed before a request was complete, by reason", ["reason"]
)
PUSH_MESSAGES: Final = Counter("rowlock_push_messages", "Push messages, by outcome", ["outcome"])
REQUESTS: Final = Counter("rowlock_http_requests", "HTTP responses, by status", ["status"])


def remove_dead_gauges(environment: dict[str, str]) -> None:
    """Remove the live gauges of workers that have died; each worker does so when it starts.

    A process id that another process has taken over counts as alive: its gauges stay until the next call.
    """
    for file in Path(environment.get(MULTIPROCESS, "/nowhere")).glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)  # signal 0 only checks; needs no /proc, which macOS lacks
        except ProcessLookupError:
            file.unlink(missing_ok=True)  # another worker may have been first
        except PermissionError:
            pass  # alive, of another user


def exposition(environment: dict[str, str]) -> bytes:
    """Return all metrics in the text format, aggregated if there are several workers."""
    if MULTIPROCESS not in environment:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
