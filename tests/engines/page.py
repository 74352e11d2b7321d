"""Page of an engine: what journeys do with it. Each driver adds how its engine does it."""

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

from ..browser.text_checks import OVERFLOWS
from ..browser.visitors import EXPECTED, Size

ROOT: Final = Path(__file__).parents[2]
TIMEOUT: Final = 60.0
PAUSE: Final = 0.02
"""Seconds between two looks at a page that is waited for."""
FIND: Final = """const find = (selector, name) => [...document.querySelectorAll(selector)]
    .find((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(name));"""
SHOWN: Final = f"(selector, name) => {{ {FIND} return Boolean(find(selector, name)); }}"
LOCATE: Final = (
    f"async (selector, name) => {{ {FIND}"
    + """
    const one = find(selector, name);
    if (!one) return "is not there";
    const middle = () => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [Math.floor(left + width / 2), Math.floor(top + height / 2)];
    };
    const hit = () => one.contains(document.elementFromPoint(...middle()));
    if (!hit()) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const before = middle();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (!one.isConnected || String(middle()) !== String(before)) return "moves";
    return hit() ? before : "is covered";
}"""
)
"""Scroll to the first visible element with a text; its middle, or why it cannot be pressed."""
MOVES: Final = """() => document.getAnimations()
    .some((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)"""
ANY: Final = "(wanted) => wanted.find((one) => document.querySelector(one)) ?? ''"
CHOOSE: Final = """(selector, value) => {
    const field = document.querySelector(selector);
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
SETTINGS: Final = "(given) => localStorage.setItem('rowlock:settings', JSON.stringify(given))"


class Page(ABC):
    """A page of a new visitor. ``base`` is the address of the server."""

    engine: ClassVar[str]

    def __init__(self, base: str) -> None:
        self.base = base
        self.label = ""
        """Beginning of the names of the screenshots."""

    @property
    @abstractmethod
    def version(self) -> str: ...

    @abstractmethod
    def open(self, path: str) -> None:
        """Load a page of the server."""

    @abstractmethod
    def resize(self, size: Size) -> None: ...

    @abstractmethod
    def evaluate(self, script: str, *arguments: Any) -> Any:
        """Call a JavaScript function and return what it returns, or what its promise gives."""

    @abstractmethod
    def press(self, x: int, y: int) -> None:
        """Press and release the main button at a point of the window."""

    @abstractmethod
    def type(self, text: str) -> None:
        """Type into what has the focus."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return a PNG of the window."""

    @abstractmethod
    def pdf(self) -> bytes:
        """Return the page printed on A4."""

    @abstractmethod
    def reports(self) -> list[str]:
        """Return errors, rejections, violations and warnings in the console since the last call."""

    @abstractmethod
    def forget(self) -> None:
        """Become a new visitor, on an empty page."""

    def prepare(self, **settings: Any) -> None:
        """Store preferences."""
        self.open("/api/health")
        self.evaluate(SETTINGS, settings)
        self.reports()  # WebKit styles what is no page, against the policy

    def seen(self, *selectors: str) -> str:
        """Return the first selector with an element in the page, or an empty string."""
        return str(self.evaluate(ANY, selectors))

    def shows(self, selector: str, name: str = "") -> bool:
        """Whether an element with a text is visible."""
        return bool(self.evaluate(SHOWN, selector, name))

    def wait(self, selector: str, name: str = "", timeout: float = TIMEOUT) -> None:
        """Wait for an element with a text to be visible."""
        for _ in self.looks(f"no {selector} {name!r}", timeout):
            if self.shows(selector, name):
                return

    def click(self, selector: str, name: str = "", timeout: float = TIMEOUT) -> None:
        """Press the first visible element with a text, as soon as it is there, stands still and nothing covers it."""
        for _ in self.looks(f"{selector} {name!r} cannot be pressed", timeout):
            if self.tap(selector, name):
                return

    def tap(self, selector: str, name: str = "") -> bool:
        """Press an element if that is possible now."""
        found = self.evaluate(LOCATE, selector, name)
        if isinstance(found, str):
            return False
        self.press(*found)
        return True

    def fill(self, selector: str, text: str) -> None:
        """Replace the text of a field."""
        self.click(selector)
        self.evaluate("() => document.activeElement.select()")
        self.type(text)

    def choose(self, selector: str, value: str) -> None:
        """Choose an option of a select element, whose list is drawn by the system."""
        self.wait(selector)
        self.evaluate(CHOOSE, selector, value)

    def text(self, selector: str) -> str:
        self.wait(selector)
        return str(self.evaluate("(selector) => document.querySelector(selector).innerText", selector))

    def keep(self, name: str) -> Path:
        """Keep a screenshot in ``build/engines`` and return its path."""
        path = ROOT / "build" / "engines" / self.engine / f"{self.label}-{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.screenshot())
        return path

    def look(self, name: str) -> None:
        """Keep a screenshot of the page when nothing moves, and fail if a text does not fit."""
        for _ in self.looks(f"{name} does not rest"):
            if not self.evaluate(MOVES):
                break
        self.keep(name)
        assert self.evaluate(OVERFLOWS) == [], f"{self.engine}: {name}"

    def problems(self) -> list[str]:
        """Return what went wrong since the last call, and messages that the page lacks."""
        missing = self.evaluate("() => [...(globalThis.rowlock?.missing ?? [])]")
        reports = [report for report in self.reports() if not any(known in report for known in EXPECTED)]
        return [*reports, *(f"missing message: {message}" for message in missing)]

    def looks(self, missing: str, timeout: float = TIMEOUT) -> Iterator[None]:
        """Yield until the time is over, with pauses; then fail."""
        until = time.monotonic() + timeout
        while time.monotonic() < until:
            yield
            time.sleep(PAUSE)
        raise AssertionError(f"{self.engine}: {missing}; see {self.keep('failed')}")
