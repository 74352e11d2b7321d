"""Visitors: browser contexts with a size, a language and a theme, which record errors and foreign requests."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from ..services.programs import find

FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--liftoff-only",  # Python starts often and runs briefly: optimizing it costs more than it saves
)
Size = tuple[int, int]
PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESK: Final = (1440, 900)
TELEVISION: Final = (1280, 720)
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
TIMEOUT: Final = 20_000
EXPECTED: Final = (
    "401 (Unauthorized)",
    "net::ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "blocked by Playwright",
)
"""Console messages of the browser that are no errors: no identity yet, or no network on purpose."""


@contextmanager
def launch() -> Iterator[Browser]:
    """Start Chromium. While it runs, the process can have no other event loop."""
    program = find("chromium-headless-shell")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *sandbox])
        yield browser
        browser.close()


@dataclass
class Visitor:
    """A browser context. ``problems`` are errors, requests to other hosts and missing messages of its pages."""

    context: BrowserContext
    base: str
    problems: list[str] = field(default_factory=list[str])
    allowed: tuple[str, ...] = EXPECTED

    def open(self, path: str | None = "/") -> Page:
        """Open a page of the client; an empty one without a path."""
        page = self.context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def watch(self) -> None:
        """Record the problems of all pages of the context."""
        self.context.on("request", self._request)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.problems.append(f"error in the page: {error.error}"))

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(self.base).netloc:
            self.problems.append(f"request to another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        known = any(part in message.text for part in self.allowed)
        if "/nowhere" in message.location.get("url", ""):
            return  # a path without a page
        if message.type in {"error", "warning"} and not known:
            self.problems.append(f"in the console: {message.text}")

    def check(self) -> None:
        """Fail if there was a problem."""
        for page in self.context.pages:
            missing = page.evaluate("() => [...(globalThis.rowlock?.missing ?? [])]")
            self.problems.extend(f"missing message on {page.url}: {message}" for message in missing)
        assert not self.problems, "\n".join(self.problems)


class Visitors:
    """Makes the visitors of a test and closes them."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._opened: list[Visitor] = []

    def __call__(
        self,
        size: Size = DESK,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        *,
        touch: bool = False,
        service_worker: bool = False,
    ) -> Visitor:
        """Return a new visitor. A service worker fetches and caches the whole client, so most do without."""
        context = self._browser.new_context(
            base_url=self._base,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            service_workers="allow" if service_worker else "block",
        )
        visitor = Visitor(context, self._base)
        context.set_default_timeout(TIMEOUT)
        visitor.watch()
        self._opened.append(visitor)
        return visitor

    def check_and_close(self) -> None:
        """Close all visitors; a problem of any of them fails the test."""
        try:
            for visitor in self._opened:
                visitor.check()
        finally:
            self.close()

    def close(self) -> None:
        for visitor in self._opened:
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

    def _reset(self, context: BrowserContext) -> None:
        page, *others = context.pages
        for other in others:
            other.close()
        context.clear_cookies()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.unroute_all()
        visit(page, "/nowhere")  # a page that stores nothing
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        width, height = self._size
        page.set_viewport_size({"width": width, "height": height})


def wait_for_service_worker(page: Page) -> None:
    """Wait until the service worker has cached the client and controls the page."""
    page.evaluate(
        """async () => {
            const { serviceWorker } = navigator;
            await serviceWorker.ready;
            if (!serviceWorker.controller) await new Promise((done) => (serviceWorker.oncontrollerchange = done));
        }"""
    )
