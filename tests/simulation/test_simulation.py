"""A short run of the simulation, its determinism, and tests that its checks find what is wrong."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, StaticPool, create_engine, event

from rowlock.tables import live_table, service, steady_clock, timers
from rowlock.tables.events import Decided, Entry
from rowlock.tables.messages import TableView
from rowlock.tables.quarantine import Quarantine
from rowlock.tables.service import Tables
from rowlock.tables.storage import store
from rowlock.tables.storage.store import Store
from rowlock.tables.table import SECOND, Table
from rowlock.tables.timers import Due
from rowlock.tables.views import SharedView, table_view

from ..deep import examples
from . import database, world
from .database import Connection
from .world import SCENARIOS, simulate

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_a_cluster_under_faults_keeps_its_promises(first: int) -> None:
    for seed in range(first, first + examples(4, 100)):
        result = simulate(seed)
        assert result.violations == (), f"python -m tests.simulation --seed {seed} --trace"
        assert result.counts["acknowledged"] > 10
        assert result.counts["views compared"] > 5


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "mixed"])
def test_each_scenario_ends_well(scenario: str) -> None:
    assert simulate(1, scenario).violations == ()


def test_a_seed_replays_step_for_step_in_another_process() -> None:
    program = "from tests.simulation.world import simulate; print(simulate(7).digest)"
    digests = {
        subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env={"PYTHONHASHSEED": hashes}, capture_output=True, check=True
        ).stdout.strip()
        for hashes in ("1", "2")
    }
    assert digests == {simulate(7).digest.encode()}
    assert simulate(8).digest != simulate(7).digest


def test_statements_have_the_same_effect_as_with_sqlalchemy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine of the simulation executes them itself."""

    def plain_engine(connection: Connection, on_begin: Callable[[], None]) -> Engine:
        engine = create_engine("sqlite://", poolclass=StaticPool, creator=lambda: connection)
        event.listen(engine, "begin", lambda _: on_begin())
        return engine

    seeds = range(3)
    digests = [simulate(seed).digest for seed in seeds]
    monkeypatch.setattr(database, "DirectEngine", plain_engine)
    monkeypatch.setattr(world, "_memory", cache(world._memory.__wrapped__))
    assert [simulate(seed).digest for seed in seeds] == digests


def kinds(seed: int = 3) -> set[str]:
    return {violation.kind for violation in simulate(seed, "failover").violations}


def test_an_acknowledged_move_that_is_not_stored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append

    async def forget(store: Store, entry: Entry, table: Table) -> bool:
        by_person = isinstance(entry.event, Decided) and entry.player is not None
        return by_person or await append(store, entry, table)

    monkeypatch.setattr(Store, "append", forget)
    assert "lost" in kinds()


def test_bots_that_do_not_move_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def rest(_tables: Tables, _table: str) -> bool:
        return False

    monkeypatch.setattr(Tables, "_tick", rest)
    assert "stuck" in kinds()


def test_a_secret_in_a_frame_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, player: str | None, shared: SharedView | None = None) -> TableView:
        return replace(table_view(table, player, shared), seed=table.secret)

    monkeypatch.setattr(live_table, "table_view", leaking)
    assert "seen" in kinds()


# Defects that servers once had


def clock_from_return(table: Table, seat: int, pause: int, due: Callable[..., Due | None] = timers._due) -> Due | None:
    """Return the due action of a seat whose clock starts again when its player comes back."""
    found, grace = due(table, seat, pause), table.settings.grace
    if found is None or found.why != "clock" or grace is None:
        return found
    return Due(max(table.waiting_since[seat], table.seats[seat].back) + grace * SECOND, seat, "away")


async def first_page(
    store: Store, now: int, after: tuple[int, str] = (0, ""), overdue: Callable[..., Any] = Store.overdue
) -> list[tuple[int, str]]:
    """Return the first page of overdue tables only."""
    return await overdue(store, now) if after == (0, "") else []


DEFECTS: dict[str, tuple[str, list[tuple[Any, str, Any]]]] = {
    "failover": (
        "hole",
        [(store, "following", lambda _connection, rows: rows), (service, "follows", lambda *_: True)],
    ),
    "stall": ("stuck", [(timers, "_due", clock_from_return)]),
    "jump": ("stuck", [(Tables, "_healed", lambda _tables, table: table), (steady_clock, "MAX_STEP", 10**15)]),
    "broken": ("stuck", [(Store, "overdue", first_page), (Quarantine, "holds", lambda *_: False)]),
}
"""By scenario: appends after a hole, clocks that can be stalled or jump, a sweep that broken tables starve."""


@pytest.mark.parametrize("scenario", ["failover", "stall", "jump", pytest.param("broken", marks=pytest.mark.deep)])
def test_an_old_defect_is_found(monkeypatch: pytest.MonkeyPatch, scenario: str) -> None:
    kind, changes = DEFECTS[scenario]
    for target, name, value in changes:
        monkeypatch.setattr(target, name, value)
    found = (violation.kind for seed in range(30) for violation in simulate(seed, scenario).violations)
    assert next(found, None) == kind
