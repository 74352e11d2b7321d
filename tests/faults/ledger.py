"""What clients know for themselves: what they sent, what they were told, and how often."""

from collections import Counter
from dataclasses import dataclass, field

MOVES = frozenset(("roll", "decide", "undo"))


@dataclass(slots=True)
class Sent:
    """A command of a player under its request id: how many copies went out, and what came back."""

    table: str
    player: str
    request: str
    kind: str
    copies: int = 0
    refused: int = 0
    seqs: set[int] = field(default_factory=set[int])

    @property
    def refused_for_sure(self) -> bool:
        """Whether every copy was refused: then the log must not have it."""
        return self.copies == self.refused


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as a client was shown it. ``last`` is what a client that was there to the end saw last."""

    table: str
    player: str | None
    seq: int
    view: bytes
    last: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Violation:
    """A promise that was broken at a table. ``kind`` is ``lost``, ``twice``, ``diverged`` or ``failed``."""

    kind: str
    table: str
    what: str


class Ledger:
    """The accounts of all clients."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.shown: list[Shown] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.violations: list[Violation] = []

    def new(self, table: str, player: str, kind: str) -> Sent:
        sent = Sent(table, player, f"r{len(self.sent)}", kind)
        self.sent.append(sent)
        return sent

    def acknowledged(self, sent: Sent, seq: int) -> None:
        if not sent.seqs:
            self.counts["acknowledged"] += 1
            if sent.kind in MOVES:
                self.counts["moves"] += 1
        sent.seqs.add(seq)

    def refused(self, sent: Sent, code: str) -> None:
        self.refusals[code] += 1
        if code != "unavailable":  # which leaves open what became of it
            sent.refused += 1

    def keep(self, table: str, player: str | None, seq: int, view: bytes, *, last: bool = False) -> None:
        self.shown.append(Shown(table, player, seq, view, last))

    def broken(self, kind: str, table: str, what: str) -> None:
        self.violations.append(Violation(kind, table, what))

    @property
    def moves(self) -> int:
        return self.counts["moves"]
