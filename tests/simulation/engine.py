"""Engine of the simulated database: executes statements of SQLAlchemy directly on its one SQLite connection.

A statement is compiled once, and the rest of SQLAlchemy is skipped, which took a third of a run.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Boolean
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.exc import DBAPIError


class Prepared:
    """A compiled statement. ``row`` makes the rows of its results."""

    def __init__(self, statement: Any, dialect: Any, key: Any, columns: Sequence[str]) -> None:
        self.compiled = statement.compile(dialect=dialect, cache_key=key, column_keys=columns)
        results = self.compiled._result_columns
        assert not any(isinstance(each.type, Boolean) for each in results), "results are not converted"
        self.row: Any = namedtuple("Row", [each.keyname for each in results]) if results else None

    def bind(self, values: Mapping[str, Any] | None, key: Any) -> tuple[str, list[Any]]:
        """Return the SQL and its parameters."""
        compiled = self.compiled
        parameters = compiled.construct_params(values, extracted_parameters=key.bindparams)
        if not compiled.post_compile_params:
            return compiled.string, [parameters[name] for name in compiled.positiontup]
        expanded = compiled._process_parameters_for_postcompile(parameters)  # lists, such as those of IN
        return expanded.statement, [expanded.parameters[name] for name in expanded.positiontup]


class Result:
    """The rows of a statement, and how many it has changed."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows, self.rowcount = rows, rowcount

    def fetchall(self) -> list[Any]:
        return self._rows

    def first(self) -> Any:
        return self._rows[0] if self._rows else None


class DirectEngine:
    """The engine, and its one connection."""

    def __init__(self, connection: sqlite3.Connection, on_begin: Callable[[], None]) -> None:
        self._connection, self._on_begin = connection, on_begin
        self.dialect = pysqlite.SQLiteDialect_pysqlite()
        self._prepared: dict[Any, Prepared] = {}
        self._known: WeakKeyDictionary[Any, tuple[Any, dict[Any, Prepared]]] = WeakKeyDictionary()

    def dispose(self) -> None:
        """Keep the connection: other servers use it."""

    @contextmanager
    def begin(self) -> Generator["DirectEngine"]:
        self._on_begin()
        try:
            yield self
        except BaseException:
            self._connection.rollback()
            raise
        try:
            self._connection.commit()
        except sqlite3.Error as error:
            self._connection.rollback()
            raise DBAPIError.instance("COMMIT", None, error, sqlite3.Error) from error

    def exec_driver_sql(self, statement: str) -> None:
        self._connection.execute(statement)

    def execute(self, statement: Any, values: Any = None) -> Result:
        """Execute a statement once, or for each of several values."""
        several = values if isinstance(values, list) else [values]
        key, prepared = self._prepare(statement, tuple(several[0] or ()))
        rows, changed = list[Any](), 0
        try:
            for each in several:
                cursor = self._connection.execute(*prepared.bind(each, key))
                if prepared.row is not None:
                    rows += map(prepared.row._make, cursor)
                changed += cursor.rowcount
        except sqlite3.Error as error:
            raise DBAPIError.instance(prepared.compiled.string, None, error, sqlite3.Error) from error
        return Result(rows, changed)

    def _prepare(self, statement: Any, columns: tuple[str, ...]) -> tuple[Any, Prepared]:
        """Return the cache key of a statement and its compilation, which equal statements share."""
        known = self._known.get(statement)
        if known is None:
            known = self._known[statement] = statement._generate_cache_key(), {}
        key, prepared = known
        if columns not in prepared:
            shared = key.key, columns
            if shared not in self._prepared:
                self._prepared[shared] = Prepared(statement, self.dialect, key, columns)
            prepared[columns] = self._prepared[shared]
        return key, prepared[columns]
