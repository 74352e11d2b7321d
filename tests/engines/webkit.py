"""Driver for WebKitGTK: raw WebDriver over HTTP to WebKitWebDriver, with a display of its own."""

import base64
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from .. import http_client as plain_http
from ..browser.visitors import Size
from ..services.programs import find
from ..services.servers import HOST, PROCESS_TIMEOUT, free_port
from ..subprocess_env import clean_environment
from .page import Page

WINDOW: Final = Path(__file__).with_name("webkit_window.py")
PYTHON: Final = "/usr/bin/python3"
"""The system's Python, which has the bindings of GTK."""
CONSOLE: Final = "console"
MESSAGE: Final = re.compile(r"CONSOLE .*(?:ERROR|WARN) (?!Unrecognized.*'manifest-src').*")
"""A line about an error; the directive is newer than WebKit."""


class WebKit(Page):
    engine = "webkit"

    def __init__(self, base: str, client: httpx.Client, version: str, folder: Path) -> None:
        super().__init__(base)
        self._client = client
        self._version = version
        self._folder = folder
        self._console = folder / CONSOLE
        self._read = 0

    @property
    def version(self) -> str:
        return self._version

    def open(self, path: str) -> None:
        self._post("/url", {"url": f"{self.base}{path}"})

    def resize(self, size: Size) -> None:
        self._post("/window/rect", {"x": 0, "y": 0, "width": size[0], "height": size[1]})
        for _ in self.looks(f"not {size}"):
            if self.evaluate("() => [innerWidth, innerHeight]") == list(size):
                return

    def evaluate(self, script: str, *arguments: Any) -> Any:
        return self._post("/execute/sync", {"script": f"return ({script})(...arguments)", "args": list(arguments)})

    def press(self, x: int, y: int) -> None:
        there = {"type": "pointerMove", "x": x, "y": y}
        self._act("pointer", [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def type(self, text: str) -> None:
        self._act("key", [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._get("/screenshot"))

    def pdf(self) -> bytes:
        """Print with the window, since WebKitWebDriver cannot."""
        path = self._folder / "printed.pdf"
        path.unlink(missing_ok=True)
        self.evaluate("(path) => webkit.messageHandlers.print.postMessage(path)", str(path))
        for _ in self.looks("does not print"):
            if path.exists():
                break
        return path.read_bytes()

    def reports(self) -> list[str]:
        self.evaluate("() => null")
        lines = self._console.read_text("utf-8", "replace")
        new, self._read = lines[self._read :], len(lines)
        return MESSAGE.findall(new)

    def forget(self) -> None:
        self.open("/api/health")
        self.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self._client.delete("/cookie").raise_for_status()
        self.reports()

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self._post("/actions", {"actions": [{"type": kind, "id": kind, "actions": actions}]})

    def _get(self, path: str) -> Any:
        return self._value(self._client.get(path))

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._value(self._client.post(path, json=body))

    @staticmethod
    def _value(answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        if answer.is_error:
            raise AssertionError(f"{value['error']}: {value['message']}")
        return value


@contextmanager
def webkit(base: str) -> Iterator[Page]:
    """Start a display, WebKitWebDriver and a window; ``base`` is the address of the server."""
    driver, display = find("WebKitWebDriver"), find("Xvfb")
    port, read, write = free_port(), *os.pipe()
    with tempfile.TemporaryDirectory(prefix="rowlock-webkit-") as folder:
        launcher = Path(folder) / "window"
        (Path(folder) / CONSOLE).touch()
        launcher.write_text(f"#!/bin/sh\nexec {PYTHON} {WINDOW} 2> {folder}/{CONSOLE}\n", "utf-8")
        launcher.chmod(0o755)
        screen = subprocess.Popen(
            [display, "-displayfd", str(write), "-screen", "0", "1600x1300x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        environment = clean_environment(
            DISPLAY=f":{number}",
            HOME=folder,
            LANG="C.UTF-8",
            GDK_BACKEND="x11",
            # the sandbox does not start for root, and the window opens our pages only
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
        )
        program = subprocess.Popen(
            [driver, f"--port={port}", f"--host={HOST}"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://{HOST}:{port}"
            _await_driver(address, program)
            options = {"webkitgtk:browserOptions": {"binary": str(launcher), "args": []}}
            made = plain_http.post(
                f"{address}/session", json={"capabilities": {"alwaysMatch": options}}, timeout=PROCESS_TIMEOUT
            )
            session = made.raise_for_status().json()["value"]
            version = session["capabilities"]["browserVersion"]
            path = f"{address}/session/{session['sessionId']}"
            with plain_http.client(base_url=path, timeout=PROCESS_TIMEOUT) as client:
                yield WebKit(base, client, version, Path(folder))
                client.delete("")
        finally:
            for process in (program, screen):
                process.terminate()
                process.wait(PROCESS_TIMEOUT)


def _await_driver(address: str, program: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PROCESS_TIMEOUT
    while True:
        try:
            plain_http.get(f"{address}/status", timeout=5)
        except httpx.TransportError as error:
            if program.poll() is not None or time.monotonic() > until:
                raise AssertionError("WebKitWebDriver did not start") from error
            time.sleep(0.05)
        else:
            return
