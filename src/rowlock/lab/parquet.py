"""Parquet files of simulated games, one row per game, and atomic file replacement."""

import json
import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from errno import EEXIST, EISDIR, ELOOP
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from ..kernels.position_arrays import ENDS
from ..kernels.results import Results
from ..rules.sheet import NAMES
from .report.statistics import options
from .simulation import Plan

ROW_GROUP_SIZE: Final = 1_000_000
COMPRESSION: Final = "zstd"


class AtomicFile:
    """A temporary file that replaces its target on :meth:`commit`."""

    def __init__(self, target: Path, path: Path, file: BinaryIO) -> None:
        self.target, self.path, self.file, self._done = target, path, file, False

    def commit(self) -> None:
        """Flush to disk and move the file to its target, replacing an existing file."""
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()
        self.path.replace(self.target)
        self._done = True

    def discard(self) -> None:
        """Remove the temporary file, unless committed."""
        if not self._done:
            self.file.close()
            self.path.unlink(missing_ok=True)


@contextmanager
def atomic_file(target: Path) -> Generator[AtomicFile]:
    """Open a temporary file beside ``target`` that replaces it on commit; without a commit it is removed.

    Raises OSError at once if no file can be created there.
    """
    try:
        target = target.resolve()
    except RuntimeError as error:  # symlink loop, before Python 3.13
        raise OSError(ELOOP, os.strerror(ELOOP), str(target)) from error
    if target.is_dir():
        raise OSError(EISDIR, os.strerror(EISDIR), str(target))
    if target.exists() and not target.is_file():
        raise OSError(EEXIST, os.strerror(EEXIST), str(target))  # replacing a device would remove it
    path = target.with_name(f".{target.name}.{token_hex(4)}")
    with path.open("xb") as file:
        output = AtomicFile(target, path, file)
        try:
            yield output
        finally:
            output.discard()


def _arrow(*part: str) -> Any:
    """Import PyArrow or a submodule on demand; it has no type stubs."""
    return import_module(".".join(("pyarrow", *part)))


class ResultWriter:
    """Writes results as Parquet rows. :meth:`close` completes the file with the games written so far."""

    def __init__(self, file: BinaryIO, plan: Plan, version: str) -> None:
        pa = self._pa = _arrow()
        self._plan, self._games = plan, 0
        self._schema = pa.schema(_fields(pa, plan), metadata=_metadata(plan, version))
        self._writer = _arrow("parquet").ParquetWriter(file, self._schema, compression=COMPRESSION)

    def write(self, first: int, results: Results) -> None:
        """Write the results of consecutive games from number ``first`` on."""
        for begin in range(0, len(results), ROW_GROUP_SIZE):
            part = results[begin : begin + ROW_GROUP_SIZE]
            columns = _columns(self._pa, self._plan, first + begin, part)
            self._writer.write_table(self._pa.Table.from_arrays(columns, schema=self._schema))
        self._games += len(results)

    def close(self) -> None:
        """Write the metadata and the footer."""
        done = {"games": str(self._games), "interrupted": json.dumps(self._games < self._plan.games)}
        self._writer.add_key_value_metadata(done)
        self._writer.close()

    def __enter__(self) -> "ResultWriter":
        return self

    def __exit__(self, *_: object) -> None:
        """Mark the writer as closed: otherwise its finalizer would write to a file that is gone."""
        self._writer.is_open = False


def _metadata(plan: Plan, version: str) -> dict[str, str]:
    setup = plan.setup
    return {
        "game": setup.game,
        "players": str(setup.players),
        "bots": ",".join(policy.name for policy in plan.policies),
        "seed": str(plan.seed),
        "options": json.dumps(options(setup)),
        "version": version,
    }


def _fields(pa: Any, plan: Plan) -> Sequence[Any]:
    """Columns of the game, then of each seat, counted from 1."""
    text = pa.dictionary(pa.int8(), pa.string())
    fields = [("game", pa.int64()), ("start", pa.uint8()), ("turns", pa.uint16()), ("end", text)]
    for seat in range(1, plan.setup.players + 1):
        fields += [(f"seat{seat}_bot", text), (f"seat{seat}_score", pa.int16()), (f"seat{seat}_penalties", pa.uint8())]
        fields += [(f"seat{seat}_{color}", pa.uint16()) for color in NAMES]
        if plan.setup.game == "onboard":
            fields.append((f"seat{seat}_pawn", pa.uint8()))
    return [pa.field(name, kind, nullable=False) for name, kind in fields]


def _columns(pa: Any, plan: Plan, first: int, results: Results) -> Sequence[Any]:
    def named(codes: NDArray[Any], names: Sequence[str]) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(codes.astype(np.int8)), pa.array(names))

    def plain(numbers: NDArray[Any]) -> Any:
        return pa.array(np.ascontiguousarray(numbers))

    columns = [
        pa.array(np.arange(first, first + len(results))),
        pa.array(results["start"] + np.uint8(1)),
        plain(results["turns"]),
        named(results["end"], [end or "" for end in ENDS]),
    ]
    zeros = np.zeros(len(results), np.int8)
    for seat, policy in enumerate(plan.policies):
        columns_of = {name: results[name][:, seat] for name in ("scores", "penalties", "rows", "pawns")}
        columns += [named(zeros, [policy.name]), plain(columns_of["scores"]), plain(columns_of["penalties"])]
        columns += [plain(columns_of["rows"][:, row]) for row in range(len(NAMES))]
        if plan.setup.game == "onboard":
            columns.append(plain(columns_of["pawns"]))
    return columns
