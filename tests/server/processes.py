"""``rowlock serve`` as one runs it in a test: a real process that can be stopped, killed and started again."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx

from .. import http_client as plain_http
from ..services.servers import HOST, PROCESS_TIMEOUT, free_port
from ..subprocess_env import clean_environment

# A process that outlives its tests: it hears the number of every server they start (or an empty line when it is gone),
# and at the end of its input, however that came, it ends the last one with its workers and removes the folder.
KEEPER = """
server=
while read -r line; do server=$line; done
if [ -n "$server" ]; then kill -s KILL -- "-$server"; fi
rm -rf "$1"
"""
QUICK = {"ROWLOCK_LIMIT_SCALE": "0", "ROWLOCK_BOT_PAUSE": "0"}
"""What every test server is told: no rate limits, bots that do not pause."""


class ServeError(Exception):
    """The server did not do what it was told; what it wrote says why."""


class Server:
    """``rowlock serve`` on a port of its own, which it keeps when it is started again.

    In ``with`` it runs; at the end nothing of it is left but its data folder. The folder is enough for SQLite; with
    ``database`` and ``redis``, addresses, several servers can share their tables, and with ``workers`` one has several
    processes. ``env`` is added to the environment: ``{"ROWLOCK_LIMIT_SCALE": "1"}`` brings the rate limits back.

        with Server(tmp_path) as server, plain_http.client(base_url=server.url) as client:
            client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            server.kill()   # as a crash does
            server.start()  # on the same port, with the same data
    """

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        redis: str | None = None,
        env: Mapping[str, str] | None = None,
        workers: int = 1,
    ) -> None:
        self.data = data
        self.port = free_port()
        options = {"--host": HOST, "--port": str(self.port), "--data": str(data), "--workers": str(workers)}
        options |= {"--database": database} if database else {}
        options |= {"--redis": redis} if redis else {}
        self._command = [sys.executable, "-m", "rowlock", "serve", *(part for pair in options.items() for part in pair)]
        self._env = clean_environment(**QUICK, COLUMNS="200") | dict(env or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._keeper: subprocess.Popen[bytes] | None = None
        self._log = Path()

    @property
    def url(self) -> str:
        """``http://127.0.0.1:PORT``, without a slash at the end."""
        return f"http://{HOST}:{self.port}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def __enter__(self) -> Self:
        folder = tempfile.mkdtemp(prefix="rowlock-serve-")
        self._log = Path(folder) / "log"
        self._keeper = subprocess.Popen(  # ends the server if the tests are killed
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
        """Start, and return when it answers. Does nothing if it runs."""
        if self.running:
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self._env,
                start_new_session=True,  # a group of its own, workers and all
            )
        self._tell(str(self._process.pid))
        until = time.monotonic() + PROCESS_TIMEOUT
        while not self._answers():
            if not self.running or time.monotonic() > until:
                self.kill()
                raise ServeError(f"rowlock serve did not start:\n{self.log()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to stop and wait until it has, in order; it must not complain. Does nothing if it is gone."""
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
        """End it and its workers without a warning, as a crash does."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it may have gone by itself
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PROCESS_TIMEOUT)
        self._tell("")

    def restart(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        """The end of what it wrote, standard error and all."""
        return "\n".join(self.whole_log().splitlines()[-40:])

    def whole_log(self) -> str:
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""

    def _answers(self) -> bool:
        try:
            return plain_http.get(f"{self.url}/api/health", timeout=5).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def _tell(self, line: str) -> None:
        if self._keeper is not None and self._keeper.stdin is not None:
            self._keeper.stdin.write(f"{line}\n".encode())
            self._keeper.stdin.flush()
