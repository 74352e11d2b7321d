"""``python -m tests.mutants``: the mutation score of the rules, the tables and the readers.

Samples mutants of each group with a seed, runs the group's tests on each until one fails, and prints the survivors.
Mutants listed in ``equivalent.txt`` change nothing that can be observed, and do not count.
"""

import argparse
import importlib
import os
import random
import select
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from .mutations import Mutant, mutants, mutated

ROOT: Final = Path(__file__).parents[2]
EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
TIMEOUT: Final = 240.0
"""Seconds after which a mutant counts as noticed: it hangs."""
PRELOADED: Final = (
    "pytest", "hypothesis", "hypothesis.stateful", "hypothesis.internal.conjecture.engine", "msgspec", "numpy", "xdist",
    "sqlalchemy", "alembic", "psycopg", "redis", "httpx", "fluent.runtime", "psutil",
)  # fmt: skip
"""Packages imported once, before the forks."""


@dataclass(frozen=True, slots=True)
class Group:
    """Modules to mutate, and the tests that have to notice, the most telling first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


GROUPS: Final = {
    "rules": Group(
        ("rules/*.py",),
        ("tests/rules", "tests/conformance", "tests/golden", "tests/test_game.py", "tests/test_game_machine.py",
         "tests/formats", "tests/test_perft.py", "tests/test_values.py"),
    ),
    "tables": Group(
        ("tables/*.py", "tables/storage/*.py"),
        ("tests/tables/test_commands.py", "tests/tables/test_table.py", "tests/tables/test_views.py",
         "tests/tables/test_timers.py", "tests/tables/test_taking_back.py", "tests/tables/test_hints.py",
         "tests/tables/test_fanout.py", "tests/tables/test_store.py", "tests/tables/test_migrations.py",
         "tests/test_local_table.py", "tests/tables/test_two_services.py", "tests/tables/test_service_machine.py",
         "tests/server/test_protocol.py", "tests/server/test_serving.py"),
    ),
    "formats": Group(
        ("formats/json_reader.py", "formats/codec/*.py", "formats/notation/*.py"),
        ("tests/formats", "tests/fuzz", "tests/test_referee.py", "tests/test_fairness.py", "tests/conformance",
         "tests/test_values.py"),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Site:
    """A mutant and the module it is in."""

    module: str
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.module}:{self.mutant.line}: {self.mutant.before}  ->  {self.mutant.after}"

    @property
    def key(self) -> str:
        """What names it in ``equivalent.txt``: no line number, which other changes move."""
        return f"{self.module}: {self.mutant.before}  ->  {self.mutant.after}"


def sites(group: Group) -> list[Site]:
    """Every mutant of a group."""
    package = ROOT / "src" / "rowlock"
    found = sorted({path for pattern in group.modules for path in package.glob(pattern)})
    return [Site(path.relative_to(package).as_posix(), each) for path in found for each in mutants(path.read_text())]


class Sandbox:
    """A copy of the package that one worker mutates; subprocesses of the tests import it too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._package = folder / "rowlock"
        ignored = shutil.ignore_patterns("__pycache__", "static", "weights")
        shutil.copytree(ROOT / "src" / "rowlock", self._package, ignore=ignored)
        for linked in ("server/static", "engine/weights", "nets/weights"):
            if (ROOT / "src" / "rowlock" / linked).exists():
                (self._package / linked).symlink_to(ROOT / "src" / "rowlock" / linked)

    def survives(self, site: Site, tests: tuple[str, ...]) -> bool:
        """Whether all tests pass with the mutant."""
        path = self._package / site.module
        original = path.read_text()
        path.write_text(mutated(original, site.mutant))
        try:
            return self.passes(tests)
        finally:
            path.write_text(original)

    def passes(self, tests: tuple[str, ...]) -> bool:
        child = os.fork()
        if child == 0:
            self._test(tests)
        until = time.monotonic() + TIMEOUT
        opened = os.pidfd_open(child)
        try:
            ready, _, _ = select.select([opened], [], [], until - time.monotonic())
        finally:
            os.close(opened)
        with suppress(ProcessLookupError):  # the tests' own processes go too
            os.killpg(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        return bool(ready) and os.waitstatus_to_exitcode(status) == 0

    def _test(self, tests: tuple[str, ...]) -> None:
        code = 1
        try:
            os.setsid()
            os.chdir(ROOT)
            silent = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(silent, stream)
            sys.path.insert(0, str(self.folder))
            os.environ |= {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
            sys.dont_write_bytecode = True
            for name in [name for name in sys.modules if name.split(".")[0] in {"rowlock", "tests"}]:
                del sys.modules[name]
            options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
            pytest = importlib.import_module("pytest")
            code = next((1 for test in tests if pytest.main([*options, test])), 0)  # a file is collected when reached
        finally:
            os._exit(code)


def equivalent() -> set[str]:
    """Mutants that change nothing observable."""
    lines = EQUIVALENT.read_text("utf-8").splitlines() if EQUIVALENT.exists() else []
    return {line.partition("  #")[0].strip() for line in lines if line.strip() and not line.startswith("#")}


def measured(name: str, sample: int, seed: int, workers: int) -> Iterator[Site]:
    """The survivors among a sample of a group's mutants, while a line of progress is shown."""
    group, left_out = GROUPS[name], equivalent()
    everything = sites(group)
    chosen = random.Random(seed).sample(everything, min(sample, len(everything)))
    counted = [site for site in chosen if site.key not in left_out]
    print(f"{name}: {len(counted)} of {len(everything)} mutants, {len(chosen) - len(counted)} equivalent", flush=True)
    lock, free, done, survivors = Lock(), [], 0, []
    tests = tuple(test for test in group.tests if (ROOT / test).exists())
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(workers) as pool:
        free = [Sandbox(Path(folder) / str(worker)) for worker in range(workers)]
        if not free[0].passes(tests):
            raise SystemExit(f"{name}: the tests fail without any mutant: run pytest {' '.join(tests)}")

        def judge(site: Site) -> bool:
            nonlocal done
            with lock:
                sandbox = free.pop()
            survives = sandbox.survives(site, tests)
            with lock:
                free.append(sandbox)
                done += 1
                if survives:
                    survivors.append(site)
                    print(f"  survived: {site}", flush=True)
                if done % 10 == 0:
                    print(f"  {done}/{len(counted)}", flush=True)
            return survives

        list(pool.map(judge, counted))
    killed = len(counted) - len(survivors)
    print(f"{name}: {killed} of {len(counted)} noticed, {killed / max(1, len(counted)):.1%}", flush=True)
    yield from survivors


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("groups", nargs="*", choices=[[], *GROUPS], default=list(GROUPS))
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for name in PRELOADED:
        importlib.import_module(name)
    found = [site for name in given.groups for site in measured(name, given.sample, given.seed, given.workers)]
    for site in found:
        print(site.key)


if __name__ == "__main__":
    main()
