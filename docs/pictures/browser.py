"""Take the pictures of the browser client for the documentation: a part of ``make pictures``."""

import base64
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser
from tests.browser.scenes import SCENES
from tests.browser.visitors import launch
from tests.server.processes import Server

HERE = Path(__file__).parent
GAP = 24


def screenshot(
    browser: Browser, url: str, scene: str, width: int, height: int, theme: Literal["light", "dark"]
) -> bytes:
    """Return a picture of a scene of the browser tests, in English."""
    page = browser.new_page(base_url=url, locale="en", color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    next(each for each in SCENES if each.name == scene).set(page)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(200)
    picture = page.screenshot()
    page.close()
    return picture


def side_by_side(browser: Browser, pictures: list[bytes], width: int, height: int) -> bytes:
    """Join pictures of the same size."""
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in pictures)
    whole = len(pictures) * (width + GAP) - GAP
    page = browser.new_page(viewport={"width": whole, "height": height})
    page.set_content(f"<style>body{{margin:0;display:flex;gap:{GAP}px}}</style>{images}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    with TemporaryDirectory() as data, Server(Path(data)) as server, launch() as browser:
        for name, scene, width, height in (("home", "home", 1440, 800), ("table", "classic-decide", 1200, 680)):
            picture = screenshot(browser, server.url, scene, width, height, "light")
            (HERE / f"browser-{name}.png").write_bytes(picture)
        phones = [
            screenshot(browser, server.url, "classic-decide", 360, 760, "light"),
            screenshot(browser, server.url, "cards-play", 360, 760, "dark"),
            screenshot(browser, server.url, "onboard-move", 360, 760, "light"),
        ]
        (HERE / "browser-phone.png").write_bytes(side_by_side(browser, phones, 360, 760))


if __name__ == "__main__":
    main()
