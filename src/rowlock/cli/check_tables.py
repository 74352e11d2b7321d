"""Body of ``rowlock doctor``, in its own module so that other commands do not import the database."""

import json
from pathlib import Path

from msgspec import to_builtins
from sqlalchemy import Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ..server.config import BadConfig, data_folder, find_database
from ..tables.storage.checkup import Finding, count_tables, examine
from ..tables.storage.database import NewerDatabase, OlderDatabase, check_schema, engine_for
from .options import count_progress
from .typer_i18n import current_words, fail


def check_tables(data: Path | None, database: str | None, *, repair: bool, as_json: bool) -> bool:
    """Examine every table and print what is wrong; return whether all is well now. Raises CommandError."""
    say = current_words()
    engine = _open(data, database)
    tables = entries = 0
    findings: list[Finding] = []
    try:
        check_schema(engine)
        with count_progress(say("doctor-progress")) as progress:
            total = count_tables(engine)
            for found in examine(engine, repair=repair):
                tables, entries = tables + 1, entries + found.entries
                progress(tables, max(tables, total))
                if found.finding is not None:
                    findings.append(found.finding)
    except NewerDatabase:
        fail("serve-newer-database")
    except OlderDatabase:
        fail("doctor-older-database")
    except (SQLAlchemyError, OSError) as error:
        fail("doctor-no-database", reason=str(getattr(error, "orig", None) or error).strip().split("\n")[0])
    finally:
        engine.dispose()
    left = [finding for finding in findings if finding.state != "rebuilt"]
    if as_json:
        print(json.dumps({"tables": tables, "entries": entries, "findings": to_builtins(findings)}))
        return not left
    for finding in findings:
        print(say("doctor-finding", **to_builtins(finding)))
    print(say("doctor-checked", tables=tables, entries=entries))
    print(say("doctor-wrong", count=len(left)) if left else say("doctor-healthy"))
    return not left


def _open(data: Path | None, database: str | None) -> Engine:
    """Return an engine of the database that ``rowlock serve`` would use; creates none."""
    try:
        url: URL = find_database(data or data_folder(), database)
    except BadConfig as error:
        fail(error.reason, setting=error.setting, value=error.value)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        fail("doctor-no-file", file=str(url.database))
    return engine_for(url)
