"""``rowlock serve`` as a process under test that can be stopped, killed and restarted."""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx

from .. import http_client as plain_http
from ..services.servers import HOST, PROCESS_TIMEOUT, free_port
from ..subprocess_env import clean_environment

# Cleanup process that outlives killed tests: reads the process group of every started server (an empty line when it
# has ended), and at the end of its input kills the last one with its workers and removes the folder.
KEEPER = """
server=
while read -r line; do server=$line; done
if [ -n "$server" ]; then kill -s KILL -- "-$server"; fi
rm -rf "$1"
"""
QUICK = {"ROWLOCK_LIMIT_SCALE": "0", "ROWLOCK_BOT_PAUSE": "0"}
"""Default environment of test servers: no rate limits, bots without pauses."""


class ServeError(Exception):
    """The server did not start or stop as expected; the message contains its log."""


class Server:
    """``rowlock serve`` on a free port, the same after a restart.

    It runs inside ``with``; only its data folder remains. Uses SQLite in that folder, or the URLs ``database`` and
    ``redis``, which several servers can share. ``workers`` is the number of processes. ``env`` is added to the
    environment: ``{"ROWLOCK_LIMIT_SCALE": "1"}`` enables the rate limits. ``program`` are the arguments of
    Python that run ``rowlock``.

        with Server(tmp_path) as server, plain_http.client(base_url=server.url) as client:
            client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            server.kill()   # simulates a crash
            server.start()  # on the same port, with the same data
    """

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        redis: str | None = None,
        env: Mapping[str, str] | None = None,
        workers: int = 1,
        program: Sequence[str] = ("-m", "rowlock"),
    ) -> None:
        self.data = data
        self.port = free_port()
        options = {"--host": HOST, "--port": str(self.port), "--data": str(data), "--workers": str(workers)}
        options |= {"--database": database} if database else {}
        options |= {"--redis": redis} if redis else {}
        self._command = [sys.executable, *program, "serve", *(part for pair in options.items() for part in pair)]
        self._env = clean_environment(**QUICK, COLUMNS="200") | dict(env or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._keeper: subprocess.Popen[bytes] | None = None
        self._log = Path()

    @property
    def url(self) -> str:
        """``http://127.0.0.1:PORT``, without a trailing slash."""
        return f"http://{HOST}:{self.port}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def __enter__(self) -> Self:
        folder = tempfile.mkdtemp(prefix="rowlock-serve-")
        self._log = Path(folder) / "log"
        self._keeper = subprocess.Popen(  # kills the server if the tests are killed
            ["/bin/sh", "-c", KEEPER, "keeper", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        try:
            self.kill()
        finally:
            if self._keeper is not None:
                self._keeper.communicate()
                self._keeper = None

    def start(self) -> None:
        """Start the server and wait until it answers. Does nothing if it is running."""
        if self.running:
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self._env,
                start_new_session=True,  # own process group, including the workers
            )
        self._tell(str(self._process.pid))
        until = time.monotonic() + PROCESS_TIMEOUT
        while not self._answers():
            if not self.running or time.monotonic() > until:
                self.kill()
                raise ServeError(f"rowlock serve did not start:\n{self.log()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Terminate the server and wait. Raises ServeError unless it exits cleanly. Does nothing if not running."""
        process = self._process
        if process is None:
            return
        process.terminate()
        try:
            code = process.wait(PROCESS_TIMEOUT)
        except subprocess.TimeoutExpired:
            raise ServeError(f"rowlock serve did not stop:\n{self.log()}") from None
        finally:
            self.kill()
        if code not in (0, -signal.SIGTERM):
            raise ServeError(f"rowlock serve ended with {code}:\n{self.log()}")

    def kill(self) -> None:
        """Kill the server and its workers, simulating a crash."""
        process = self._process
        if process is None:
            return
        self._signal(signal.SIGKILL)
        self._process = None
        process.wait(PROCESS_TIMEOUT)
        self._tell("")

    def pause(self) -> None:
        """Stop its processes in their tracks, as a machine that is suspended."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def limit_files(self, size: int | None) -> None:
        """Let the server write no file beyond a size, as on a full disk; None lifts the limit."""
        if self._process is not None:
            soft = resource.RLIM_INFINITY if size is None else size
            with suppress(ProcessLookupError):
                resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))

    def restart(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        """Return the last lines of its output, including standard error."""
        return "\n".join(self.whole_log().splitlines()[-40:])

    def whole_log(self) -> str:
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):  # it may have ended already
                os.killpg(self._process.pid, number)

    def _answers(self) -> bool:
        try:
            return plain_http.get(f"{self.url}/api/health", timeout=5).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def _tell(self, line: str) -> None:
        if self._keeper is not None and self._keeper.stdin is not None:
            self._keeper.stdin.write(f"{line}\n".encode())
            self._keeper.stdin.flush()
