"""Small fault injection runs on both databases, and tests that the checks find violations."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ..services.servers import HOST, free_port
from .clients import Chances
from .invariants import check_log, check_tables, verdict
from .ledger import Ledger
from .log import Failover, Log, Row, compare
from .plan import FAULTS, Plan, UnknownFault, choose
from .relay import Relay
from .runner import Run, play
from .world import World, world

FREQUENT = Chances(duplicate=0.1, also_http=0.1, reorder=0.08, ignore=0.05, cut=0.05, resume=0.05)
BY_CLIENTS = (
    "commands also sent over HTTP",
    "commands sent out of order",
    "acknowledgements ignored",
    "sockets cut before the answer",
)


def played(plan: Plan, place: World) -> Run:
    run = Run(plan, place)
    asyncio.run(asyncio.wait_for(play(run), 240))
    ledger = run.ledger
    assert sorted(ledger.violations) == []
    assert ledger.moves >= plan.moves
    for kind in BY_CLIENTS:
        assert ledger.faults[kind], kind
    for name in ("acknowledged commands in the log", "clients at the end", "views on the way", "views of servers"):
        assert ledger.counts[f"check: {name}"], name
    return run


@pytest.mark.deep
def test_two_servers_lose_nothing(tmp_path: Path) -> None:
    faults = choose("", "postgres")
    with world("postgres", tmp_path) as place:
        run = played(Plan(12, 1000, "small", faults, longest=3, chances=FREQUENT), place)
    assert all(run.ledger.faults[FAULTS[kind].title] for kind in faults)
    check_finds_violations(run)


def test_one_server_with_sqlite_loses_nothing(tmp_path: Path) -> None:
    faults = choose("kill:300,stop:300,cut:150,disk:150,clock:150", "sqlite")
    with world("sqlite", tmp_path) as place:
        run = played(Plan(8, 300, "file", faults, longest=0.8, chances=FREQUENT), place)
    assert all(run.ledger.faults[FAULTS[kind].title] for kind in faults)
    check_finds_violations(run)


def check_finds_violations(run: Run) -> None:
    """Tamper with the log and the ledger of a run; every violation must be found."""
    log, ledger = run.log, run.ledger
    assert log is not None
    assert checked(log, ledger) == {}
    moved = next(sent for sent in ledger.sent if sent.kind == "roll" and sent.seqs)
    at, row = next((at, row) for at, row in enumerate(log.rows) if row.request == moved.request)
    last = max((each for each in log.rows if each.table == row.table), key=lambda each: each.seq)

    def rows(*changed: Row, without: Row = row) -> Log:
        return replace(log, rows=sorted([*(each for each in log.rows if each is not without), *changed]))

    # a missing row, a moved row, a duplicate row
    assert {"lost", "diverged"} <= checked(rows(), ledger).keys()
    assert "lost" in checked(rows(row._replace(seq=last.seq + 1)), ledger)
    assert "twice" in checked(rows(row, row._replace(seq=last.seq + 1)), ledger)
    # a logged command of which every copy was refused
    never = Ledger()
    sent = never.new(row.table, moved.player, "roll")
    sent.request, sent.copies, sent.refused = moved.request, 2, 2
    assert checked(log, never) == {"twice": 1}
    # an acknowledgement with another seq
    moved.seqs.add(last.seq + 1)
    assert checked(log, ledger) == {"lost": 1}
    moved.seqs.remove(last.seq + 1)
    # a client with another view, and one that missed the end
    views = ledger.views
    ledger.views = [replace(views[0], view=views[0].view.replace(b'"status":"', b'"status":"not '))]
    assert checked(log, ledger) == {"diverged": 1}
    early = next(each for each in views if not each.last and each.seq < log.heads[each.table].seq)
    ledger.views = [replace(early, last=True)]
    assert checked(log, ledger) == {"diverged": 1}
    ledger.views = views
    assert log.rows[at] is row
    # what a failover lost may be missing, and nothing else
    failover, wrong = compare([each for each in log.rows if each.table == row.table], log.rows[at - row.seq + 1 : at])
    assert not wrong
    assert failover.lost[0] == row
    short = replace(log, rows=[each for each in log.rows if each.table != row.table or each.seq < row.seq])
    assert "lost" in checked(short, ledger)
    failovers, ledger.failovers = ledger.failovers, [*ledger.failovers, failover]
    assert "lost" not in checked(short, ledger)
    ledger.failovers = failovers


def checked(log: Log, ledger: Ledger) -> dict[str, int]:
    """Return the number of violations of each kind."""
    ledger.violations = []
    check_log(log, ledger)
    check_tables(log, ledger)
    found = dict(verdict(ledger))
    ledger.violations = []
    return found


@pytest.mark.parametrize("moves", [400, 20_000])
def test_every_kind_of_fault_is_scheduled(moves: int) -> None:
    plan = Plan(12, moves, "plan")
    scheduled = plan.schedule()
    assert {kind for _, kind in scheduled} == {name for name in FAULTS if name != "disk"}
    assert scheduled == plan.schedule()
    assert all(0 < at < moves for at, _ in scheduled)


def test_faults_are_chosen_with_their_rates() -> None:
    assert choose("stop,failover:500", "postgres") == {"stop": FAULTS["stop"].every, "failover": 500}
    assert set(choose("", "sqlite")) == {"kill", "stop", "clock", "cut", "disk"}
    for wrong in ("disk", "stop:0", "stop:often", "flood"):
        with pytest.raises(UnknownFault, match=wrong):
            choose(wrong, "postgres")


def test_a_failover_names_what_was_lost() -> None:
    rows = [Row(table, seq, 0, None, None, f"{table}{seq}") for table in "abc" for seq in (1, 2, 3)]
    failover, wrong = compare(rows, [*rows[:3], *rows[3:5]])
    assert failover == Failover({"b": rows[3:6], "c": rows[6:]}, {"b": 2, "c": 0})
    assert failover.lost == rows[5:]
    assert not wrong
    assert compare(rows, [rows[0], rows[1]._replace(body="another")])[1] == ["a"]


@pytest.fixture
def echo() -> Iterator[tuple[socket.socket, int]]:
    """A listening socket and its port."""
    with closing(socket.create_server((HOST, 0))) as listening:
        yield listening, listening.getsockname()[1]


def test_the_relay_holds_delays_and_cuts(echo: tuple[socket.socket, int]) -> None:
    service, target = echo
    port = free_port()
    with Relay() as relay:
        relay.add(port, target)
        with closing(socket.create_connection((HOST, port), 20)) as client, closing(service.accept()[0]) as served:
            served.settimeout(20)
            client.sendall(b"one")
            assert served.recv(9) == b"one"
            relay.change(port, {"held": "answers"})
            client.sendall(b"two")
            assert served.recv(9) == b"two"
            served.sendall(b"three")
            client.settimeout(0.1)
            with pytest.raises(TimeoutError):
                client.recv(9)
            relay.change(port, {"held": "all", "delay": 0.01})
            client.sendall(b"four")
            served.settimeout(0.1)
            with pytest.raises(TimeoutError):
                served.recv(9)
            relay.change(port, {"held": ""})
            client.settimeout(20)
            served.settimeout(20)
            assert (client.recv(9), served.recv(9)) == (b"three", b"four")
            relay.change(port, {"cut": True})
            with pytest.raises(ConnectionError):
                _until_closed(client)


def _until_closed(connection: socket.socket) -> None:
    if not connection.recv(9):
        raise ConnectionResetError
