"""Results in files: every game of a simulation as a row of a Parquet file, and files that are whole or not there."""

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
    """A file in the making, beside the place it is for."""

    def __init__(self, place: Path, path: Path, file: BinaryIO) -> None:
        self.place, self.path, self.file, self._done = place, path, file, False

    def commit(self) -> None:
        """Move it into its place, where it replaces what was there."""
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()
        self.path.replace(self.place)
        self._done = True

    def discard(self) -> None:
        """Remove it, unless it is finished."""
        if not self._done:
            self.file.close()
            self.path.unlink(missing_ok=True)


@contextmanager
def atomic_file(place: Path) -> Generator[AtomicFile]:
    """A file that will be at a place when it is finished, and until then is beside it.

    Raises OSError at once if no file can be there. What is not finished leaves nothing behind.
    """
    try:
        place = place.resolve()
    except RuntimeError as error:  # links in a circle, before Python 3.13
        raise OSError(ELOOP, os.strerror(ELOOP), str(place)) from error
    if place.is_dir():
        raise OSError(EISDIR, os.strerror(EISDIR), str(place))
    if place.exists() and not place.is_file():
        raise OSError(EEXIST, os.strerror(EEXIST), str(place))  # moving a file onto a device would remove the device
    path = place.with_name(f".{place.name}.{token_hex(4)}")
    with path.open("xb") as file:
        draft = AtomicFile(place, path, file)
        try:
            yield draft
        finally:
            draft.discard()


def _arrow(*part: str) -> Any:
    """PyArrow or a part of it, for who asks for it; it has no types."""
    return import_module(".".join(("pyarrow", *part)))


class ResultWriter:
    """Writes results as rows. :meth:`close` makes the file a valid one, with what is in it by then."""

    def __init__(self, file: BinaryIO, plan: Plan, version: str) -> None:
        pa = self._pa = _arrow()
        self._plan, self._games = plan, 0
        self._schema = pa.schema(_fields(pa, plan), metadata=_metadata(plan, version))
        self._writer = _arrow("parquet").ParquetWriter(file, self._schema, compression=COMPRESSION)

    def write(self, first: int, results: Results) -> None:
        """Write the results of the games from this number on."""
        for begin in range(0, len(results), ROW_GROUP_SIZE):
            part = results[begin : begin + ROW_GROUP_SIZE]
            columns = _columns(self._pa, self._plan, first + begin, part)
            self._writer.write_table(self._pa.Table.from_arrays(columns, schema=self._schema))
        self._games += len(results)

    def close(self) -> None:
        """End the file."""
        done = {"games": str(self._games), "interrupted": json.dumps(self._games < self._plan.games)}
        self._writer.add_key_value_metadata(done)
        self._writer.close()

    def __enter__(self) -> "ResultWriter":
        return self

    def __exit__(self, *_: object) -> None:
        """Write no more: a writer that was not closed would do it when it is collected, into a file that is gone."""
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
    """The columns: of the game, then of each seat, which are counted from 1."""
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
    nobody_else = np.zeros(len(results), np.int8)
    for seat, policy in enumerate(plan.policies):
        mine = {name: results[name][:, seat] for name in ("scores", "penalties", "rows", "pawns")}
        columns += [named(nobody_else, [policy.name]), plain(mine["scores"]), plain(mine["penalties"])]
        columns += [plain(mine["rows"][:, row]) for row in range(len(NAMES))]
        if plan.setup.game == "onboard":
            columns.append(plain(mine["pawns"]))
    return columns
