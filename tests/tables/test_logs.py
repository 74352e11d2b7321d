"""Logs of earlier versions, and of this one, are replayed to the tables that those versions made of them.

``logs`` has a file for each version that changed what is stored: a game of each ruleset. Never regenerate one; after
changing what is stored, add a file.
"""

import gzip
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rowlock.formats import notation
from rowlock.tables.log import read_rows

from .helpers import fold

LOGS = sorted(Path(__file__).with_name("logs").glob("*.json.gz"))
COLUMNS = ("at", "player", "request", "body", "hash")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name.partition(".")[0])
def test_a_log_is_replayed_to_the_table_of_its_version(path: Path) -> None:
    logs: list[Any] = json.loads(gzip.decompress(path.read_bytes()))
    for log in logs:
        rows = [
            SimpleNamespace(table_id=log["table"], seq=seq, **dict(zip(COLUMNS, (*row, None), strict=False)))
            for seq, row in enumerate(log["rows"], 1)
        ]
        table = fold(read_rows(rows))
        assert table.record is not None
        assert log["final"] == {
            "seq": table.seq,
            "at": table.at,
            "status": table.status,
            "winners": list(table.winners),
            "names": [seat.guest.name for seat in table.seats],
            "resigned": [seat.resigned for seat in table.seats],
            "rematch": table.rematch,
            "record": notation.write(table.record),
        }
    assert len(logs) == 3
