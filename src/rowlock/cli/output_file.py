"""Output files that replace their target only when they are complete."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from errno import EEXIST, EISDIR, ELOOP, ENOENT
from pathlib import Path
from secrets import token_hex
from typing import Final

from .typer_i18n import current_words, fail

_OPEN: Final = set["OutputFile"]()


class OutputFile:
    """A temporary file beside ``path`` that replaces it on :meth:`commit`; without a commit it is removed.

    Opened before the work starts, so that errors show early. Raises CommandError if no file can be created there.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        with self.writing():
            self._target = _resolved(Path(path))
            self._draft = self._target.with_name(f".{self._target.name}.{token_hex(4)}")
            self.file = self._draft.open("xb")
        _OPEN.add(self)

    def __enter__(self) -> "OutputFile":
        return self

    def __exit__(self, *_: object) -> None:
        """Remove the temporary file, unless committed."""
        if self in _OPEN:
            _OPEN.remove(self)
            self.file.close()
            self._draft.unlink(missing_ok=True)

    @property
    def kind(self) -> str:
        """The suffix of the path, without its dot."""
        return self._target.suffix.lower()[1:]

    @contextmanager
    def writing(self) -> Generator[None]:
        """Turn an OSError while writing into a CommandError."""
        try:
            yield
        except OSError as error:
            say, no_folder = current_words(), error.errno == ENOENT
            reason = say("reason-folder-missing") if no_folder else say.system(error)
            fail("simulate-not-written", file=self._path, reason=reason)

    def commit(self) -> None:
        """Flush to disk and move the file to its path, replacing an existing file."""
        with self.writing():
            self.file.flush()
            os.fsync(self.file.fileno())
            self.file.close()
            self._draft.replace(self._target)
            _OPEN.remove(self)


def remove_drafts() -> None:
    """Remove the temporary files of all open output files, for an exit at once."""
    for each in list(_OPEN):
        each.__exit__()


def _resolved(target: Path) -> Path:
    """The file to replace. Raises OSError if it is none."""
    try:
        target = target.resolve()
    except RuntimeError as error:  # symlink loop, before Python 3.13
        raise OSError(ELOOP, os.strerror(ELOOP), str(target)) from error
    if target.exists() and not target.is_file():  # replacing a device would remove it
        code = EISDIR if target.is_dir() else EEXIST
        raise OSError(code, os.strerror(code), str(target))
    return target
