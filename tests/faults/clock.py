"""``rowlock`` with a wall clock that a test shifts: ``python clock.py FILE serve ...``.

The monotonic clock goes on, as when somebody sets the time of a machine.
"""

import mmap
import runpy
import struct
import sys
import time
from pathlib import Path
from typing import Final

PROGRAM: Final = Path(__file__)


class Clock:
    """A file with the shift of a process's wall clock, in nanoseconds."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.shift(0)

    @property
    def program(self) -> tuple[str, ...]:
        """Arguments of Python that run ``rowlock`` by this clock."""
        return "-P", str(PROGRAM), str(self.file)

    def shift(self, seconds: float) -> None:
        """Let the clock differ from the machine's by so many seconds."""
        with self.file.open("r+b" if self.file.exists() else "wb") as file:  # in place: the process has it mapped
            file.write(struct.pack("<q", round(seconds * 1e9)))


def shift_time(file: Path) -> None:
    """Shift the wall clock of this process by the contents of a file, which may change at any time."""
    with file.open("rb") as opened:
        shift = mmap.mmap(opened.fileno(), 8, access=mmap.ACCESS_READ)
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + struct.unpack_from("<q", shift)[0] / 1e9
    time.time_ns = lambda: nanoseconds() + struct.unpack_from("<q", shift)[0]


if __name__ == "__main__":
    shift_time(Path(sys.argv.pop(1)))
    runpy.run_module("rowlock", run_name="__main__", alter_sys=True)
