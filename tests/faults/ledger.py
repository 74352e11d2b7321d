"""Ledger of a run: commands sent, answers and views received, faults and violations."""

from collections import Counter
from dataclasses import dataclass, field

from .log import Failover

MOVES = frozenset(("roll", "decide", "undo"))


@dataclass(slots=True)
class Sent:
    """A command with its request id, the copies sent and the answers received."""

    table: str
    player: str
    request: str
    kind: str
    copies: int = 0
    refused: int = 0
    seqs: set[int] = field(default_factory=set[int])

    @property
    def always_refused(self) -> bool:
        """Whether every copy was refused, so that the log must not have it."""
        return self.copies == self.refused


@dataclass(frozen=True, slots=True)
class SeenView:
    """A view of a table that a client received; ``last`` if it was the client's last at the end of the run."""

    table: str
    player: str | None
    seq: int
    view: bytes
    last: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Violation:
    """A violated invariant. ``kind`` is ``lost``, ``twice``, ``diverged``, ``stuck`` or ``failed``."""

    kind: str
    table: str
    what: str


class Ledger:
    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.views: list[SeenView] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.violations: list[Violation] = []
        self.moved: Counter[str] = Counter()  # moves acknowledged, by table
        self.failovers: list[Failover] = []
        self.gone: set[str] = set()  # tables that a server no longer knew

    def new(self, table: str, player: str, kind: str) -> Sent:
        sent = Sent(table, player, f"r{len(self.sent)}", kind)
        self.sent.append(sent)
        return sent

    def acknowledged(self, sent: Sent, seq: int) -> None:
        if not sent.seqs:
            self.counts["acknowledged"] += 1
            if sent.kind in MOVES:
                self.counts["moves"] += 1
                self.moved[sent.table] += 1
        sent.seqs.add(seq)

    def refused(self, sent: Sent, code: str) -> None:
        self.refusals[code] += 1
        if code != "unavailable":  # the outcome is unknown
            sent.refused += 1

    def add_view(self, table: str, player: str | None, seq: int, view: bytes, *, last: bool = False) -> None:
        self.views.append(SeenView(table, player, seq, view, last))

    def may_go_back(self, table: str, seq: int) -> bool:
        """Whether a failover has taken a table back so far."""
        return any(seq >= failover.kept.get(table, seq + 1) for failover in self.failovers)

    def add_violation(self, kind: str, table: str, what: str) -> None:
        self.violations.append(Violation(kind, table, what))

    @property
    def moves(self) -> int:
        return self.counts["moves"]
