"""Text notation of games: tags, then one turn per line. Specified in ``docs/notation.md``."""

from .errors import RecordError
from .reader import LocatedRecord, read, read_located
from .writer import write

__all__ = ["LocatedRecord", "RecordError", "read", "read_located", "write"]
