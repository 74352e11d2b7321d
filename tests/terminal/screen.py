"""A real terminal with a command of ``rowlock`` in it."""

import re
import sys
from pathlib import Path

import pexpect

from ..subprocess_env import clean_environment, interruptible

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """Types lines and reads what comes, as a person would."""

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
        self.child.delaybeforesend = None  # a pause is for programs that turn the echo off; ours is off already

    def until(self, pattern: str) -> str:
        """What was shown up to and with the pattern, without colors."""
        self.child.expect(pattern)
        return ANSI.sub("", str(self.child.before) + str(self.child.after)).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def ask(self, line: str, pattern: str) -> str:
        self.type(line)
        return self.until(pattern)

    def rest(self) -> str:
        """Everything to the end of the program."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        return ANSI.sub("", str(self.child.before)).replace("\r\n", "\n")
