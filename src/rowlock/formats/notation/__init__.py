"""The text of a game: tags on top, then one turn a line. ``docs/notation.md`` is the specification."""

from .errors import RecordError
from .reader import Placed, read, read_placed
from .writer import write

__all__ = ["Placed", "RecordError", "read", "read_placed", "write"]
