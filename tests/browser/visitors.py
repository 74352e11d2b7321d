"""Somebody with a browser: a window of a size, a language, a theme; and an eye on what must never happen."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--liftoff-only",  # Python is started often and not for long: code that runs faster takes longer to make
)
Size = tuple[int, int]
PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESK: Final = (1440, 900)
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
PATIENCE: Final = 20_000
EXPECTED: Final = (
    "401 (Unauthorized)",
    "net::ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "blocked by Playwright",
)
"""What a browser itself notes in its console where nothing is wrong: nobody yet, or no network on purpose."""


@dataclass
class Visitor:
    """One person's browser. ``complaints`` are what a page must not have: errors, requests elsewhere, missing words."""

    context: BrowserContext
    base: str
    complaints: list[str] = field(default_factory=list[str])
    allowed: tuple[str, ...] = EXPECTED

    def open(self, path: str | None = "/") -> Page:
        """A page of the client; without a path an empty one."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        if path is not None:
            page.goto(path)
        return page

    def watch(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"a request elsewhere: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        known = any(part in message.text for part in self.allowed)
        if "/nowhere" in message.location.get("url", ""):
            return  # the page that is not there
        if message.type in {"error", "warning"} and not known:
            self.complaints.append(f"in the console: {message.text}")

    def check(self) -> None:
        """Nothing happened that must not."""
        for page in self.context.pages:
            missing = page.evaluate("() => [...(globalThis.rowlock?.missing ?? [])]")
            self.complaints.extend(f"a missing word on {page.url}: {word}" for word in missing)
        assert not self.complaints, "\n".join(self.complaints)


class Visitors:
    """Those of one test."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._here: list[Visitor] = []

    def __call__(
        self,
        size: Size = DESK,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        *,
        touch: bool = False,
        keeps: bool = False,
    ) -> Visitor:
        """Somebody new. With ``keeps`` the browser keeps the client, all of which it fetches first."""
        context = self._browser.new_context(
            base_url=self._base,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            service_workers="allow" if keeps else "block",
        )
        visitor = Visitor(context, self._base)
        context.on("request", visitor.watch)
        self._here.append(visitor)
        return visitor

    def leave(self) -> None:
        """Everybody goes; what went wrong for one of them fails the test."""
        try:
            for visitor in self._here:
                visitor.check()
        finally:
            self.close()

    def close(self) -> None:
        for visitor in self._here:
            visitor.context.close()


NAVIGATE: Final = """(path) => {
    if (!("rowlock" in globalThis)) return false;
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    scrollTo(0, 0);
    return true;
}"""


def visit(page: Page, path: str) -> None:
    """Open a path: as a link does where the client runs already, otherwise by loading the page."""
    if not page.evaluate(NAVIGATE, path):
        page.goto(path)


class SharedVisitor:
    """One page for many tests, each as a new visitor: nothing is stored, but the client and its Python stay loaded."""

    def __init__(
        self,
        visitors: Visitors,
        size: Size = DESK,
        language: str = "en",
        prepare: Callable[[BrowserContext], None] = lambda _: None,
    ) -> None:
        self._visitors = visitors
        self._size = size
        self._language = language
        self._prepare = prepare
        self._idle: Visitor | None = None

    @contextmanager
    def use(self) -> Iterator[Page]:
        """Lend the page; at first it is empty. A test that fails discards it."""
        visitor, self._idle = self._idle, None
        if visitor is None:
            visitor = self._visitors(self._size, self._language)
            self._prepare(visitor.context)
            visitor.open(None)
        page, *_ = visitor.context.pages
        yield page
        visitor.check()
        self._reset(visitor.context)
        self._idle = visitor

    @staticmethod
    def _reset(context: BrowserContext) -> None:
        page, *others = context.pages
        for other in others:
            other.close()
        context.clear_cookies()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        visit(page, "/nowhere")  # a page that stores nothing
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.emulate_media(color_scheme="light", reduced_motion="reduce")


def installed(page: Page) -> None:
    """Wait until the browser keeps the client."""
    page.evaluate(
        """async () => {
            const { serviceWorker } = navigator;
            await serviceWorker.ready;
            if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
        }"""
    )
