"""Plan of a run: its size, its faults and their rates."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from .clients import Chances

Backend = Literal["postgres", "sqlite"]


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of clients' sockets, of one server, of one or more servers, or of a service that the servers share.

    ``every`` is the mean number of moves between two of them.
    """

    title: str
    on: Literal["sockets", "server", "servers", "redis", "postgres"]
    every: int
    backends: tuple[Backend, ...] = ("postgres",)


BOTH: Final[tuple[Backend, ...]] = ("postgres", "sqlite")
FAULTS: Final = {
    "kill": Fault("servers killed (kill -9)", "server", 3000, BOTH),
    "stop": Fault("servers stopped for a while (SIGSTOP)", "server", 6000, BOTH),
    "clock": Fault("wall clocks set wrong, and right again", "servers", 4000, BOTH),
    "cut": Fault("networks cut (a third of all sockets)", "sockets", 3000, BOTH),
    "disk": Fault("disks full", "server", 4000, ("sqlite",)),
    "redis-restart": Fault("Redis restarted", "redis", 6000),
    "redis-kill": Fault("Redis killed", "redis", 6000),
    "redis-away": Fault("Redis away for long", "redis", 25_000),
    "redis-hang": Fault("Redis hangs (bytes swallowed)", "servers", 8000),
    "postgres-restart": Fault("PostgreSQL restarted, fast", "postgres", 4000),
    "postgres-crash": Fault("PostgreSQL restarted, immediate", "postgres", 4000),
    "postgres-hang": Fault("PostgreSQL hangs (bytes swallowed)", "servers", 8000),
    "postgres-slow": Fault("PostgreSQL slow (bytes delayed)", "servers", 6000),
    "failover": Fault("failovers to a standby that lags", "postgres", 12_000),
}

DEFAULT_CHANCES: Final = Chances()


class UnknownFault(ValueError):
    """A fault that does not exist, or not with this database."""


def choose(text: str, backend: Backend) -> dict[str, int]:
    """Parse ``stop,failover:5000``: faults with the moves between two of them; all faults if empty."""
    available = {name: fault.every for name, fault in FAULTS.items() if backend in fault.backends}
    chosen: dict[str, int] = {}
    for word in filter(None, text.split(",")):
        name, _, every = word.partition(":")
        if name not in available or (every and not (every.isdecimal() and int(every))):
            raise UnknownFault(f"{word}: not one of {', '.join(available)}, with or without :MOVES")
        chosen[name] = int(every or available[name])
    return chosen or available


@dataclass(frozen=True, slots=True)
class Plan:
    """Parameters of a run: concurrent tables, moves to acknowledge, moves between two faults of each kind.

    ``longest`` is how many seconds a server may be stopped, a database hang or a clock be wrong; Redis may be away
    three times as long.
    """

    tables: int
    moves: int
    seed: str
    faults: Mapping[str, int] = field(default_factory=lambda: choose("", "postgres"))
    longest: float = 60.0
    chances: Chances = DEFAULT_CHANCES

    def schedule(self) -> list[tuple[int, str]]:
        """Return the faults by number of moves; every kind occurs at least once."""
        rng = Random(f"{self.seed} faults")
        times = (self.moves // 20, self.moves * 19 // 20 + 1)
        kinds = [kind for kind, every in self.faults.items() for _ in range(max(1, self.moves // every))]
        return sorted((rng.randrange(*times), kind) for kind in kinds)
