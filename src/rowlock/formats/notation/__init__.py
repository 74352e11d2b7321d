"""Text notation of games: tags, then one turn per line. Specified in ``docs/build/notation.md``."""

from ..errors import RecordError
from .files import read_text, write_text
from .reader import LocatedRecord, read, read_located
from .writer import write

__all__ = ["LocatedRecord", "RecordError", "read", "read_located", "read_text", "write", "write_text"]
