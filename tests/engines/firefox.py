"""Driver for Firefox: WebDriver BiDi over a WebSocket.

Playwright speaks BiDi to Firefox too, but with a command that the ESR 153 does not have.
"""

import base64
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from ..browser.visitors import Size
from ..services.programs import find
from ..services.servers import HOST, PROCESS_TIMEOUT
from ..subprocess_env import clean_environment
from .page import Page

NOWHERE: Final = 9
"""Port of the proxy for all other hosts, where nothing answers."""
PREFERENCES: Final = {
    "network.proxy.type": 1,
    "network.proxy.http": HOST,
    "network.proxy.http_port": NOWHERE,
    "network.proxy.ssl": HOST,
    "network.proxy.ssl_port": NOWHERE,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.useOverlayScrollbars": 1,  # as on phones, and in the other engines
    "devtools.jsonview.enabled": False,  # it has no storage
}


class Firefox(Page):
    engine = "firefox"

    def __init__(self, base: str, socket: ClientConnection) -> None:
        super().__init__(base)
        self._socket = socket
        self._sent = 0
        self._user = ""
        self._reports: list[str] = []
        self._version = self._call("session.new", capabilities={})["capabilities"]["browserVersion"]
        self._call("session.subscribe", events=["log.entryAdded"])
        self.forget()

    @property
    def version(self) -> str:
        return str(self._version)

    def open(self, path: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=f"{self.base}{path}", wait="complete")

    def resize(self, size: Size) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self._call("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def evaluate(self, script: str, *arguments: Any) -> Any:
        done = self._call(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify([await ({script})(...JSON.parse(given))])",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        if done["type"] == "exception":
            raise AssertionError(done["exceptionDetails"]["text"])
        return json.loads(done["result"]["value"])[0]

    def press(self, x: int, y: int) -> None:
        there = {"type": "pointerMove", "x": x, "y": y}
        self._act("pointer", [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def type(self, text: str) -> None:
        self._act("key", [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot", context=self._tab)["data"])

    def pdf(self) -> bytes:
        paper = {"width": 21.0, "height": 29.7}
        return base64.b64decode(self._call("browsingContext.print", context=self._tab, page=paper)["data"])

    def reports(self) -> list[str]:
        self.evaluate("() => null")  # reads what has been sent
        reports, self._reports = self._reports, []
        return reports

    def forget(self) -> None:
        if self._user:
            self._call("browser.removeUserContext", userContext=self._user)
        self._user = self._call("browser.createUserContext")["userContext"]
        self._tab = self._call("browsingContext.create", type="tab", userContext=self._user)["context"]
        self._reports.clear()

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        source = {"type": kind, "id": kind, "actions": actions}
        self._call("input.performActions", context=self._tab, actions=[source])

    def _call(self, method: str, **params: Any) -> Any:
        """Send a command and return its result; take note of the events before it."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PROCESS_TIMEOUT))
            if message.get("id") == self._sent:
                if message["type"] == "error":
                    raise AssertionError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]
            match message:
                case {"method": "log.entryAdded", "params": {"level": "error" | "warn", "text": str(text)}}:
                    self._reports.append(text)
                case _:
                    pass


@contextmanager
def firefox(base: str) -> Iterator[Page]:
    program = find("firefox-esr")
    with tempfile.TemporaryDirectory(prefix="rowlock-firefox-") as folder:
        profile = Path(folder) / "profile"
        profile.mkdir()
        lines = (f'user_pref("{name}", {json.dumps(value)});\n' for name, value in PREFERENCES.items())
        (profile / "user.js").write_text("".join(lines), "utf-8")
        process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            env=clean_environment(HOME=folder, LANG="C.UTF-8"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with connect(f"ws://{HOST}:{_port(profile, process)}/session", max_size=None, proxy=None) as socket:
                yield Firefox(base, socket)
        finally:
            process.terminate()
            process.wait(PROCESS_TIMEOUT)


def _port(profile: Path, process: subprocess.Popen[bytes]) -> int:
    """Wait for Firefox to write where it listens."""
    told = profile / "WebDriverBiDiServer.json"
    until = time.monotonic() + PROCESS_TIMEOUT
    while process.poll() is None and time.monotonic() < until:
        try:
            return int(json.loads(told.read_text("utf-8"))["ws_port"])
        except (FileNotFoundError, ValueError):
            time.sleep(0.05)
    raise AssertionError("Firefox did not start")
