"""Parquet files of simulated games, one row per game."""

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any, BinaryIO, Final, cast

import numpy as np
from numpy.typing import NDArray

from ..kernels.position_arrays import ENDS
from ..kernels.results import Results, result_record
from ..rules import RULESETS
from ..rules.sheet import NAMES
from .plan import Plan
from .report.statistics import options

ROW_GROUP_SIZE: Final = 1_000_000
COMPRESSION: Final = "zstd"


class ResultWriter:
    """Writes results as Parquet rows. :meth:`close` completes the file with the games written so far."""

    def __init__(self, file: BinaryIO, plan: Plan, version: str) -> None:
        pa = self._pa = cast("Any", import_module("pyarrow"))  # without type stubs
        self._plan, self._games = plan, 0
        metadata = {
            "game": plan.game,
            "players": str(plan.seats),
            "bots": ",".join(player.name for player in plan.players),
            "seed": str(plan.seed),
            "options": json.dumps(options(plan)),
            "version": version,
        }
        none = _columns(pa, plan, 0, np.zeros(0, result_record(plan.seats)))
        fields = [pa.field(name, column.type, nullable=False) for name, column in none.items()]
        self._schema = pa.schema(fields, metadata=metadata)
        self._writer = cast("Any", import_module("pyarrow.parquet")).ParquetWriter(
            file, self._schema, compression=COMPRESSION
        )

    def write(self, first: int, results: Results) -> None:
        """Write the results of consecutive games from number ``first`` on."""
        for begin in range(0, len(results), ROW_GROUP_SIZE):
            part = results[begin : begin + ROW_GROUP_SIZE]
            columns = _columns(self._pa, self._plan, first + begin, part)
            self._writer.write_table(self._pa.table(columns, schema=self._schema))
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


def _columns(pa: Any, plan: Plan, first: int, results: Results) -> dict[str, Any]:
    """Columns of the game, then of each seat, counted from 1."""

    def named(codes: NDArray[Any], names: Sequence[str]) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(codes.astype(np.int8)), pa.array(names))

    def plain(numbers: NDArray[Any]) -> Any:
        return pa.array(np.ascontiguousarray(numbers))

    columns = {
        "game": pa.array(np.arange(first, first + len(results))),
        "start": pa.array(results["start"] + np.uint8(1)),
        "turns": plain(results["turns"]),
        "end": named(results["end"], [end or "" for end in ENDS]),
    }
    for at, player in enumerate(plan.players):
        seat = f"seat{at + 1}"
        columns[f"{seat}_bot"] = named(np.zeros(len(results)), [player.name])
        columns[f"{seat}_score"] = plain(results["scores"][:, at])
        columns[f"{seat}_penalties"] = plain(results["penalties"][:, at])
        columns |= {f"{seat}_{color}": plain(results["rows"][:, at, row]) for row, color in enumerate(NAMES)}
        if "track" in RULESETS[plan.game].OPTIONS:
            columns[f"{seat}_pawn"] = plain(results["pawns"][:, at])
    return columns
