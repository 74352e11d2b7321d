"""Pseudo-terminal that runs a command of ``rowlock``."""

import re
import sys
from pathlib import Path

import pexpect

from ..subprocess_env import clean_environment, interruptible

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """Types lines and waits for output."""

    def __init__(self, home: Path, *arguments: str, command: str = "play", **environment: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "rowlock", command, *arguments],
            env=clean_environment(
                **{"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
            ),
            encoding="utf-8",
            preexec_fn=interruptible,
            dimensions=(50, 120),
            timeout=60,
        )
        self.child.setecho(False)
        self.child.delaybeforesend = None  # the pause is for programs that turn off the echo, which is off already

    def until(self, pattern: str) -> str:
        """Return the output up to and including the pattern, without escape sequences."""
        self.child.expect(pattern)
        return ANSI.sub("", str(self.child.before) + str(self.child.after)).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def ask(self, line: str, pattern: str) -> str:
        self.type(line)
        return self.until(pattern)

    def interrupt(self) -> None:
        """Press Ctrl-C until something happens: Python may miss one that comes just before it reads a line."""
        self.child.sendintr()
        while self.child.expect([r"(?=\w)", pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 2:
            self.child.sendintr()

    def rest(self) -> str:
        """Return the output until the program exits."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        return ANSI.sub("", str(self.child.before)).replace("\r\n", "\n")
