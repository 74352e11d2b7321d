"""Parquet files of simulated games, one row per game."""

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from ..kernels.position_arrays import ENDS
from ..kernels.results import Results
from ..rules import RULESETS
from ..rules.sheet import NAMES
from .plan import Plan
from .report.statistics import options

ROW_GROUP_SIZE: Final = 1_000_000
COMPRESSION: Final = "zstd"


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
    return {
        "game": plan.game,
        "players": str(plan.seats),
        "bots": ",".join(player.name for player in plan.players),
        "seed": str(plan.seed),
        "options": json.dumps(options(plan)),
        "version": version,
    }


def _fields(pa: Any, plan: Plan) -> Sequence[Any]:
    """Columns of the game, then of each seat, counted from 1."""
    text = pa.dictionary(pa.int8(), pa.string())
    fields = [("game", pa.int64()), ("start", pa.uint8()), ("turns", pa.uint16()), ("end", text)]
    for seat in range(1, plan.seats + 1):
        fields += [(f"seat{seat}_bot", text), (f"seat{seat}_score", pa.int16()), (f"seat{seat}_penalties", pa.uint8())]
        fields += [(f"seat{seat}_{color}", pa.uint16()) for color in NAMES]
        if "track" in RULESETS[plan.game].OPTIONS:
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
    for seat, player in enumerate(plan.players):
        columns_of = {name: results[name][:, seat] for name in ("scores", "penalties", "rows", "pawns")}
        columns += [named(zeros, [player.name]), plain(columns_of["scores"]), plain(columns_of["penalties"])]
        columns += [plain(columns_of["rows"][:, row]) for row in range(len(NAMES))]
        if "track" in RULESETS[plan.game].OPTIONS:
            columns.append(plain(columns_of["pawns"]))
    return columns
