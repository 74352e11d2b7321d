"""External programs as bots, in any language: JSON lines on standard input and output.

A question is ``{"view": ..., "options": [...], "seat": 0, "ms": 1000}``, in the JSON of ``rowlock.formats.codec``. The
answer is ``{"choose": k}``, the index of an option, counted from 0. Nothing else is on the wire. A program that exits,
times out or sends an invalid answer is killed and raises :class:`ProgramFailure`; the next question restarts it.

Security: programs are named on the command line only. No level of ``BOTS`` is a program, so no client of a server can
run one.
"""

import json
import os
import secrets
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final, Literal, Self, cast

import msgspec

from ..formats.codec import decision_to_json, view_to_json
from ..game import View
from ..rules import Decision

DEFAULT_MS: Final = 1_000
GRACE_SECONDS: Final = 1.0
"""Seconds added to ``ms`` before a timeout, for a busy machine."""
START_GRACE_SECONDS: Final = 5.0
"""The same for the first answer, which includes the start of the program."""
EXIT_TIMEOUT: Final = 0.5
"""Seconds for a program to exit after its input was closed."""
MAX_ANSWER: Final = 10_000
"""Bytes without an end of line after which an answer is rejected; a valid one has about a dozen."""
MAX_QUOTED: Final = 160
"""Characters of a program's output that a failure quotes."""
CHUNK: Final = 65_536
MARK: Final = "ARENA_PROGRAM"
"""Environment variable by which the descendants of a program are found, whatever session they have moved to."""
MAX_KILL_ROUNDS: Final = 20
"""Scans for descendants: one may start another while it is killed."""
MAX_FILE: Final = 1 << 30
"""Bytes of a file that a program may write."""
MAX_OPEN_FILES: Final = 1024

Kind = Literal["no_start", "died", "stalled", "too_long", "unasked", "not_json", "no_choice", "no_option"]


class ProgramFailure(Exception):
    """A program gave no valid choice. ``detail`` is an excerpt of its output or of the system's error."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind: Kind = kind
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else self.kind


class ProgramBot:
    """Bot backed by a program, which runs from the first question until ``close`` or a failure.

    Leaving the context manager closes it; after an exception the program is killed without a timeout.
    """

    def __init__(self, command: Sequence[str], ms: int | None = None) -> None:
        self._command = tuple(command)
        self._ms = DEFAULT_MS if ms is None else ms
        self._running: _Process | None = None

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        """Return the program's choice. Raises ProgramFailure; the program has been killed then."""
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
        except BaseException:  # also an interrupt: an open question leaves the protocol out of step
            self.close(0)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        self.close(0 if error else EXIT_TIMEOUT)

    def close(self, timeout: float = EXIT_TIMEOUT) -> None:
        """Close the program's input; kill it if it does not exit within ``timeout`` seconds."""
        if self._running is not None:
            self._running.end(timeout)
            self._running = None


class _Process:
    """A process with its three pipes, all non-blocking."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._mark = secrets.token_hex(16)
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command line named this program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # not interrupted by our Ctrl-C, and killed with its children
                env={**os.environ, MARK: self._mark},
            )
        except (OSError, ValueError) as error:  # ValueError: null character in the command
            raise ProgramFailure("no_start", _excerpt(str(error).encode())) from error
        _limit_resources(self._process.pid)
        pipes = cast("list[IO[bytes]]", [self._process.stdin, self._process.stdout, self._process.stderr])
        self._in, self._out, self._err = pipes
        for pipe in pipes:
            os.set_blocking(pipe.fileno(), False)
        self._answer, self._errors = bytearray(), bytearray()
        self._has_asked = False

    def ask(self, question: bytes, timeout: float) -> bytes:
        """Send a question and return the answer's line. Raises ProgramFailure."""
        self._check_no_output()
        unsent, deadline = memoryview(question), monotonic() + timeout
        with selectors.DefaultSelector() as ready:
            ready.register(self._in, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            while b"\n" not in self._answer:
                remaining = deadline - monotonic()
                events = ready.select(remaining) if remaining > 0 else []
                if not events:
                    raise ProgramFailure("stalled", _excerpt(self._errors))
                for key, _ in events:
                    if key.fileobj is self._in:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            ready.unregister(self._in)
                    elif not self._read(key.fd):
                        if key.fileobj is self._out and b"\n" not in self._answer:
                            raise self._exit_failure()
                        ready.unregister(key.fileobj)
                if len(self._answer) > MAX_ANSWER and b"\n" not in self._answer[:MAX_ANSWER]:
                    raise ProgramFailure("too_long", _excerpt(self._answer))
        line, _, remainder = bytes(self._answer).partition(b"\n")
        self._answer = bytearray(remainder)
        return line

    def _check_no_output(self) -> None:
        """Raise ProgramFailure for output between questions.

        Output before the first question counts as its answer, since whether it has arrived yet is a race.
        """
        if self._has_asked:
            self._read(self._out.fileno())
            if self._answer:
                raise ProgramFailure("unasked", _excerpt(self._answer))
        self._has_asked = True

    def end(self, timeout: float) -> None:
        """Close the input, wait up to ``timeout`` seconds, then kill the process and all its descendants."""
        try:
            with suppress(OSError):
                self._in.close()
            with suppress(subprocess.TimeoutExpired):
                if timeout:
                    self._process.wait(timeout)
        finally:  # also when the wait is interrupted
            with suppress(ProcessLookupError, PermissionError):  # the group has exited
                os.killpg(self._process.pid, signal.SIGKILL)
            _kill_marked(self._mark)
            self._process.wait()
            self._out.close()
            self._err.close()

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._in.fileno(), data)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            # it may have answered before it exited: let the reader decide
            return len(data)

    def _read(self, pipe: int) -> bool:
        """Buffer what a pipe has; return False at end of file."""
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
        """Describe an unexpected end of output: exit status and last line of stderr."""
        try:
            code = self._process.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return ProgramFailure("died", _excerpt(self._errors))
        while self._read(self._err.fileno()) and len(self._errors) < CHUNK:
            pass
        status = signal.Signals(-code).name if -code in list(signal.Signals) else str(code)
        return ProgramFailure("died", " ".join((f"[{status}]", _excerpt(self._errors))).strip())


def _limit_resources(pid: int) -> None:
    """Bound the memory, files and core dumps of a program; Linux only.

    Not its processor time, which a long arena needs, nor processes, which the system counts for each user.
    """
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource  # noqa: PLC0415 - Unix only, and not in the browser's Python

        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
        for kind, most in (
            (resource.RLIMIT_DATA, memory),  # not the address space, which many runtimes reserve without using it
            (resource.RLIMIT_FSIZE, MAX_FILE),
            (resource.RLIMIT_NOFILE, MAX_OPEN_FILES),
            (resource.RLIMIT_CORE, 0),
        ):
            hard = resource.prlimit(pid, kind)[1]
            allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.prlimit(pid, kind, (allowed, allowed))


def _kill_marked(mark: str) -> None:
    """Kill every process that has inherited a mark, also in sessions of their own; Linux only."""
    wanted = f"{MARK}={mark}".encode()
    for _ in range(MAX_KILL_ROUNDS):
        found = False
        for path in Path("/proc").glob("[0-9]*/environ"):
            with suppress(OSError):  # it has ended, or belongs to another user
                if wanted in path.read_bytes().split(b"\0"):
                    found = True
                    os.kill(int(path.parent.name), signal.SIGKILL)
        if not found:
            return


def _parse_choice(line: bytes, count: int) -> int:
    """Return the index that an answer names. Raises ProgramFailure."""
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


def _excerpt(output: bytes | bytearray) -> str:
    """Return the last non-empty line, cut to MAX_QUOTED, with control characters replaced by spaces."""
    lines = [line for line in bytes(output[-CHUNK:]).decode("utf-8", "replace").splitlines() if line.strip()]
    text = "".join(char if char.isprintable() else " " for char in lines[-1].strip()) if lines else ""
    return text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - 1]}…"
