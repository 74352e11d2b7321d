"""The text of a game: tags on top, then one turn a line. ``docs/notation.md`` is the specification."""

from .errors import RecordError
from .reader import LocatedRecord, read, read_located
from .writer import write

__all__ = ["LocatedRecord", "RecordError", "read", "read_located", "write"]
