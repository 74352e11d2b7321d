"""Programs of others as bots: any language, JSON lines on standard input and output.

A question is ``{"view": ..., "options": [...], "seat": 0, "ms": 1000}``, in the JSON of ``rowlock.formats.codec``. The
answer is ``{"choose": k}``, the place of an option counted from 0. Nothing else is on the wire. A program that dies,
stalls or answers nonsense is ended and raises a :class:`ProgramFailure`; asked again, it is started afresh.

Only who starts Rowlock may name a program: a level of ``BOTS`` never is one, so no table of a server can run any.
"""

import json
import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final, Literal, Self, cast

import msgspec

from ..formats.codec import decision_to_json, view_to_json
from ..game import View
from ..rules import Decision

DEFAULT_MS: Final = 1_000
GRACE_SECONDS: Final = 1.0
"""Seconds a program may be late: the computer may be busy with others."""
START_GRACE_SECONDS: Final = 5.0
"""The same for its first answer: some languages take long to start."""
EXIT_TIMEOUT: Final = 0.5
"""Seconds a program gets to end by itself after its input was closed."""
MAX_ANSWER: Final = 10_000
"""An answer is a dozen bytes; who sends this many without an end of line has something else in mind."""
MAX_QUOTED: Final = 160
"""Characters of a program's own words in the reason of a failure."""
CHUNK: Final = 65_536

Kind = Literal["no_start", "died", "stalled", "too_long", "unasked", "not_json", "no_choice", "no_option"]


class ProgramFailure(Exception):
    """A program did not choose: ``kind`` says how, ``told`` has the program's own words or the system's, shortened."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind: Kind = kind
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind


class ProgramBot:
    """A program that chooses. It starts with the first question, and runs until ``close`` or a failure.

    As a context manager it closes it; after an exception the program has no time to end by itself.
    """

    def __init__(self, command: Sequence[str], ms: int | None = None) -> None:
        self._command = tuple(command)
        self._ms = DEFAULT_MS if ms is None else ms
        self._running: _Process | None = None

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        """The program's choice. Raises ProgramFailure, and then the program has ended."""
        question = {
            "view": view_to_json(view.table, view.seat),
            "options": [decision_to_json(option, view.table) for option in options],
            "seat": view.seat,
            "ms": self._ms,
        }
        grace = GRACE_SECONDS if self._running is not None else START_GRACE_SECONDS
        try:
            if self._running is None:
                self._running = _Process(self._command)
            line = self._running.ask(msgspec.json.encode(question) + b"\n", self._ms / 1000 + grace)
            return options[_parse_choice(line, len(options))]
        except BaseException:  # also an interrupt, which leaves a question open: nothing more can be asked
            self._end(0)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        self._end(0 if error else EXIT_TIMEOUT)

    def close(self) -> None:
        """Close the program's input, and end it if it does not end by itself."""
        self._end(EXIT_TIMEOUT)

    def _end(self, timeout: float) -> None:
        if self._running is not None:
            self._running.end(timeout)
            self._running = None


class _Process:
    """A process and its three pipes, none of which can make us wait longer than we want."""

    def __init__(self, command: tuple[str, ...]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever started us asked for this program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; and whatever it starts can be ended with it
            )
        except (OSError, ValueError) as error:  # a ValueError for a command with a null character
            raise ProgramFailure("no_start", _excerpt(str(error).encode())) from error
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._in, self._out, self._err = stdin, stdout, stderr
        for pipe in (stdin, stdout, stderr):
            os.set_blocking(pipe.fileno(), False)
        self._answer, self._errors = bytearray(), bytearray()
        self._asked = False

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers a question. Raises ProgramFailure."""
        self._check_no_output()
        left, until = memoryview(question), monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._in, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            while b"\n" not in self._answer:
                rest = until - monotonic()
                events = ready.select(rest) if rest > 0 else []
                if not events:
                    raise ProgramFailure("stalled", _excerpt(self._errors))
                for key, _ in events:
                    if key.fileobj is self._in:
                        left = left[self._write(left) :]
                        if not left:
                            ready.unregister(self._in)
                    elif not self._read(key.fd):
                        if key.fileobj is self._out and b"\n" not in self._answer:
                            raise self._exit_failure()
                        ready.unregister(key.fileobj)
                if len(self._answer) > MAX_ANSWER and b"\n" not in self._answer[:MAX_ANSWER]:
                    raise ProgramFailure("too_long", _excerpt(self._answer))
        line, _, rest_of_it = bytes(self._answer).partition(b"\n")
        self._answer = bytearray(rest_of_it)
        return line

    def _check_no_output(self) -> None:
        """Refuse words between questions. Before the first they may be here yet or not: there they are an answer."""
        if self._asked:
            self._read(self._out.fileno())
            if self._answer:
                raise ProgramFailure("unasked", _excerpt(self._answer))
        self._asked = True

    def end(self, timeout: float) -> None:
        """End the process and all it has started: after so many seconds at the latest."""
        try:
            with suppress(OSError):
                self._in.close()
            with suppress(subprocess.TimeoutExpired):
                if timeout:
                    self._process.wait(timeout)
        finally:  # whoever ends us while we wait ends the program too
            with suppress(ProcessLookupError, PermissionError):  # all gone
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._out.close()
            self._err.close()

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._in.fileno(), data)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            # it may have answered and gone: what it wrote decides
            return len(data)

    def _read(self, pipe: int) -> bool:
        """Take what a pipe has; false at its end."""
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return True
        if pipe == self._err.fileno():
            self._errors += data
            del self._errors[:-CHUNK]
        else:
            self._answer += data
        return bool(data)

    def _exit_failure(self) -> ProgramFailure:
        """Why its output has ended: how the process ended, and the last it said about it."""
        try:
            code = self._process.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return ProgramFailure("died", _excerpt(self._errors))
        while self._read(self._err.fileno()) and len(self._errors) < CHUNK:
            pass
        status = signal.Signals(-code).name if -code in list(signal.Signals) else str(code)
        return ProgramFailure("died", " ".join((f"[{status}]", _excerpt(self._errors))).strip())


def _parse_choice(line: bytes, count: int) -> int:
    """The option that an answer names. Raises ProgramFailure."""
    try:
        answer: object = json.loads(line)
    except (ValueError, RecursionError):
        raise ProgramFailure("not_json", _excerpt(line)) from None
    choice = cast("dict[str, object]", answer).get("choose") if isinstance(answer, dict) else None
    if not isinstance(choice, int) or isinstance(choice, bool):
        raise ProgramFailure("no_choice", _excerpt(line))
    if choice not in range(count):
        raise ProgramFailure("no_option", _excerpt(line))
    return choice


def _excerpt(words: bytes | bytearray) -> str:
    """The last line of what was said, if it says anything: without signs that a terminal would obey, and not long."""
    lines = [line for line in bytes(words[-CHUNK:]).decode("utf-8", "replace").splitlines() if line.strip()]
    text = "".join(sign if sign.isprintable() else " " for sign in lines[-1].strip()) if lines else ""
    return text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - 1]}…"


__all__ = ["DEFAULT_MS", "Kind", "ProgramBot", "ProgramFailure"]
