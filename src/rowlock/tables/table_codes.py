"""Table codes: numbers, shown as two words, by which others find a table that waits for players."""

import secrets
from collections.abc import Callable
from typing import Final

from .code_words import code_number, count
from .errors import TableError
from .events import Millis
from .storage.codes import CodeRow, code_of, draw_code, table_of_code
from .storage.store import Store
from .table import SECOND

LIFETIME: Final = 6 * 3600 * SECOND
"""Milliseconds that a code is valid after it was asked for, while its table waits."""
MAX_DRAWS: Final = 20
"""Numbers that are tried for a new code, in case they are taken."""


class TableCodes:
    """The codes of the tables of a store."""

    def __init__(self, store: Store, now: Callable[[], Millis]) -> None:
        self._store = store
        self._now = now

    async def current(self, table_id: str) -> CodeRow | None:
        """Return the code of a table that waits, if it has one that lasts."""
        found, now = await code_of(self._store, table_id), self._now()
        return None if found is None or found.until - now < LIFETIME // 2 else found

    async def draw(self, table_id: str) -> CodeRow:
        """Return the code of a table that waits, prolonged, or a new one. Raises TableError."""
        now = self._now()
        numbers = [secrets.randbelow(count()) for _ in range(MAX_DRAWS)]
        found = await draw_code(self._store, table_id, numbers, now, now + LIFETIME)
        if found is None:
            raise TableError("no_code")
        return found

    async def find(self, text: str) -> str:
        """Return the table of a typed code. Raises TableError ``no_such_code`` for any wrong one."""
        number = code_number(text)
        table = None if number is None else await table_of_code(self._store, number, self._now())
        if table is None:
            raise TableError("no_such_code")
        return table
