"""Driver for Chromium: a visitor of the browser tests."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from playwright.sync_api import Browser

from ..browser.visitors import PHONE, Size, Visitors, launch
from .page import Page


class Chromium(Page):
    engine = "chromium"

    def __init__(self, base: str, browser: Browser) -> None:
        super().__init__(base)
        self._browser = browser
        self._visitors = Visitors(browser, base)
        self.forget()

    @property
    def version(self) -> str:
        return self._browser.version

    def open(self, path: str) -> None:
        self._page.goto(path)

    def resize(self, size: Size) -> None:
        self._page.set_viewport_size({"width": size[0], "height": size[1]})

    def evaluate(self, script: str, *arguments: Any) -> Any:
        return self._page.evaluate(f"(given) => ({script})(...given)", list(arguments))

    def press(self, x: int, y: int) -> None:
        self._page.mouse.click(x, y)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def pdf(self) -> bytes:
        return self._page.pdf(format="A4", prefer_css_page_size=True)

    def reports(self) -> list[str]:
        reports = list(self._visitor.problems)
        self._visitor.problems.clear()
        return reports

    def forget(self) -> None:
        self.close()
        self._visitor = self._visitors(PHONE)
        self._page = self._visitor.open(None)
        self._page.emulate_media(reduced_motion="no-preference")

    def close(self) -> None:
        self._visitors.close()
        self._visitors = Visitors(self._browser, self.base)


@contextmanager
def chromium(base: str) -> Iterator[Page]:
    with launch() as browser, closing(Chromium(base, browser)) as page:
        yield page
