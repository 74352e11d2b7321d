"""``python -m tests.mutants``: the mutation score of the rules, the tables and the readers.

Samples mutants of each group with a seed, runs the group's tests on each until one fails, and lists the survivors.
Mutants in ``equivalent.txt`` change nothing observable and do not count.
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Literal, NoReturn

from .mutations import Mutant, mutants, mutated

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "rowlock"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")
TIMEOUT: Final = 300.0
"""Seconds for the tests of one mutant. A timeout counts as killed and is listed: on a busy machine, run it again."""
PRELOADED: Final = (
    "pytest", "hypothesis", "hypothesis.stateful", "hypothesis.internal.conjecture.engine", "msgspec", "numpy", "xdist",
    "sqlalchemy", "alembic", "psycopg", "redis", "httpx", "fluent.runtime", "psutil",
)  # fmt: skip
"""Packages imported once, before the forks."""

Outcome = Literal["survived", "killed", "timeout"]


@dataclass(frozen=True, slots=True)
class Group:
    """Modules to mutate, and the tests to run on each mutant, the most sensitive first."""

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
        ("tests/tables/test_commands.py", "tests/tables/test_messages.py", "tests/tables/test_create_from.py",
         "tests/tables/test_table.py", "tests/tables/test_views.py", "tests/tables/test_timers.py",
         "tests/tables/test_taking_back.py", "tests/tables/test_hints.py", "tests/tables/test_service.py",
         "tests/tables/test_service_timers.py", "tests/tables/test_database.py",
         "tests/tables/test_fanout.py", "tests/tables/test_store.py", "tests/tables/test_migrations.py",
         "tests/golden", "tests/test_local_table.py", "tests/tables/test_two_services.py",
         "tests/tables/test_service_machine.py"),
    ),
    "formats": Group(
        ("formats/codec.py", "formats/tokens.py", "formats/games/*.py", "formats/notation/*.py"),
        ("tests/formats", "tests/golden", "tests/fuzz", "tests/test_referee.py", "tests/test_fairness.py",
         "tests/conformance", "tests/test_values.py"),
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
        """The mutant without its line number, which moves with other changes."""
        return f"{self.module}: {self.mutant.before}  ->  {self.mutant.after}"


def sites(group: Group) -> list[Site]:
    """List every mutant of a group."""
    paths = sorted({path for pattern in group.modules for path in PACKAGE.glob(pattern)})
    return [Site(path.relative_to(PACKAGE).as_posix(), each) for path in paths for each in mutants(path.read_text())]


def equivalent() -> set[str]:
    """Read the keys of mutants that change nothing observable."""
    lines = EQUIVALENT.read_text("utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


class Sandbox:
    """A copy of the package for one worker; subprocesses of the tests import it too."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        large = shutil.ignore_patterns("__pycache__", "static", "weights")
        shutil.copytree(PACKAGE, folder / "rowlock", ignore=large)
        for linked in ("server/static", "engine/weights"):
            (folder / "rowlock" / linked).symlink_to(PACKAGE / linked)

    def run_mutant(self, site: Site, tests: tuple[str, ...]) -> Outcome:
        path = self._folder / "rowlock" / site.module
        original = path.read_text()
        path.write_text(mutated(original, site.mutant))
        try:
            return self.run(tests)
        finally:
            path.write_text(original)

    def run(self, tests: tuple[str, ...]) -> Outcome:
        """Run the tests on the package as it is now, in a forked process."""
        child = os.fork()
        if child == 0:
            self._test(tests)
        descriptor = os.pidfd_open(child)
        ended, _, _ = select.select([descriptor], [], [], TIMEOUT)
        os.close(descriptor)
        with suppress(ProcessLookupError):  # ends the servers that the tests have started too
            os.killpg(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        if not ended:
            return "timeout"
        return "survived" if os.waitstatus_to_exitcode(status) == 0 else "killed"

    def _test(self, tests: tuple[str, ...]) -> NoReturn:
        code = 1
        try:
            os.setsid()
            os.chdir(ROOT)
            null = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(null, stream)
            sys.path.insert(0, str(self._folder))
            os.environ |= {"PYTHONPATH": str(self._folder), "PYTHONDONTWRITEBYTECODE": "1"}
            sys.dont_write_bytecode = True
            for name in [name for name in sys.modules if name.split(".")[0] in {"rowlock", "tests"}]:
                del sys.modules[name]
            options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
            pytest = importlib.import_module("pytest")
            # one call per path: most mutants are killed before the later ones need to be collected
            code = next((1 for test in tests if pytest.main([*options, test])), 0)
        finally:
            os._exit(code)


def measure(name: str, sample: int, seed: int, workers: int) -> None:
    """Print progress, survivors and the score of a sample of a group's mutants."""
    group, known = GROUPS[name], equivalent()
    everything = sites(group)
    chosen = random.Random(seed).sample(everything, min(sample, len(everything)))
    counted = [site for site in chosen if site.key not in known]
    print(f"{name}: {len(chosen)} of {len(everything)} mutants, {len(chosen) - len(counted)} equivalent", flush=True)
    free: SimpleQueue[Sandbox] = SimpleQueue()

    def run(site: Site) -> tuple[Site, Outcome]:
        sandbox = free.get()
        try:
            return site, sandbox.run_mutant(site, group.tests)
        finally:
            free.put(sandbox)

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(workers) as pool:
        for worker in range(workers):
            free.put(Sandbox(Path(folder) / str(worker)))
        sandbox = free.get()
        if sandbox.run(group.tests) != "survived":
            raise SystemExit(f"{name}: the tests fail without a mutant: pytest {' '.join(group.tests)}")
        free.put(sandbox)
        survivors = 0
        for done, (site, outcome) in enumerate(pool.map(run, counted), start=1):
            survivors += outcome == "survived"
            if outcome != "killed":
                print(f"  {outcome}: {site}", flush=True)
            if done % 20 == 0:
                print(f"  {done}/{len(counted)}", flush=True)
    killed = len(counted) - survivors
    print(f"{name}: {killed} of {len(counted)} killed, {killed / max(1, len(counted)):.1%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("groups", nargs="*", choices=list(GROUPS), default=list(GROUPS))
    parser.add_argument("--sample", type=int, default=200, help="mutants of each group")
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for name in PRELOADED:
        importlib.import_module(name)
    for name in given.groups:
        measure(name, given.sample, given.seed, given.workers)


if __name__ == "__main__":
    main()
