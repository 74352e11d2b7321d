"""Small fault injection runs on both databases, and tests that the checks find violations."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ..services import Postgres, Redis
from .clients import Chances
from .invariants import Log, Row, check_log, check_tables, verdict
from .ledger import Ledger
from .runner import Plan, Run, play
from .world import CUT, FAULTS, SERVER_KILL, World, world

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
def test_two_servers_lose_nothing(
    postgres: Postgres, postgres_database: str, redis: Redis, redis_url: str, tmp_path: Path
) -> None:
    with world("postgres", tmp_path, postgres, redis, postgres_database) as place:
        run = played(Plan(12, 400, "small", chances=FREQUENT), place)
    assert all(run.ledger.faults[kind] for kind in FAULTS["postgres"])


def test_one_server_with_sqlite_loses_nothing(tmp_path: Path) -> None:
    with world("sqlite", tmp_path) as place:
        run = played(Plan(8, 300, "file", moves_per_fault=100, chances=FREQUENT), place)
    assert run.ledger.faults[SERVER_KILL]
    assert run.ledger.faults[CUT]
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


def checked(log: Log, ledger: Ledger) -> dict[str, int]:
    """Return the number of violations of each kind."""
    ledger.violations = []
    check_log(log, ledger)
    check_tables(log, ledger)
    found = dict(verdict(ledger))
    ledger.violations = []
    return found


@pytest.mark.parametrize("moves", [400, 20_000])
def test_every_kind_of_fault_is_planned(moves: int) -> None:
    plan = Plan(12, moves, "plan")
    kinds = FAULTS["postgres"]
    planned = plan.faults(kinds)
    assert {kind for _, kind in planned} == set(kinds)
    assert planned == plan.faults(kinds)
    assert all(0 < at < moves for at, _ in planned)
