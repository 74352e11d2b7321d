"""Films of motions: strips of pictures side by side, for ``make screens SCREENS=--films``."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from .motions import MOTIONS, Motion
from .visitors import TIMEOUT

PICTURES: Final = 10
SHOW: Final = """(now) => {
    for (const each of document.getAnimations()) {
        const end = each.effect.getComputedTiming().endTime;
        if (end === Infinity) continue;
        each.began ??= now;
        each.pause();
        if (now - each.began >= end) each.finish();
        else each.currentTime = now - each.began;
    }
}"""
"""Put all animations where they are after some milliseconds; those that were not there before begin then."""


def films(browser: Browser, base: str, out: Path, only: str) -> Iterator[Path]:
    """Write the strips of all motions whose names begin with ``only``."""
    out.mkdir(parents=True, exist_ok=True)
    for motion in MOTIONS:
        if not motion.name.startswith(only):
            continue
        width, height = motion.size
        context = browser.new_context(base_url=base, viewport={"width": width, "height": height})
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        path = out / f"film-{motion.name}.png"
        _write_strip(context.new_page(), _take(page, motion), motion, path)
        context.close()
        yield path


def _take(page: Page, motion: Motion) -> list[tuple[int, bytes]]:
    """Take pictures of a motion while the clocks of the page and of its animations stand still."""
    pressed = motion.begin(page)
    page.wait_for_timeout(1000)  # what moved before has ended
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.clock.run_for(1000)
    taken = [(0, page.screenshot())]
    page.locator(pressed).first.click()
    for _ in range(20):  # what the server answers
        page.clock.run_for(1)
        page.wait_for_timeout(20)
    now = 20
    for at in range(1, PICTURES):
        page.evaluate(SHOW, now)
        taken.append((now, page.screenshot(animations="allow")))
        target = round(motion.milliseconds * at / (PICTURES - 2))
        while now < target:  # timers that are set meanwhile
            page.clock.run_for(min(10, target - now))
            now += 10
        page.wait_for_timeout(30)
    return taken


def _write_strip(page: Page, taken: list[tuple[int, bytes]], motion: Motion, path: Path) -> None:
    width = 190 if motion.size[0] < motion.size[1] else 460
    shown = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(picture).decode()}">{now} ms</figure>'
        for now, picture in taken
    )
    columns = PICTURES if width < 300 else PICTURES // 2
    style = f"""
        body {{ margin: 0; display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 6px;
            width: max-content; background: #888; font: 12px sans-serif }}
        figure {{ margin: 0 }}
        img {{ width: 100%; display: block }}"""
    page.set_viewport_size({"width": columns * (width + 6), "height": 400})
    page.set_content(f"<!doctype html><style>{style}</style>{shown}")
    page.locator("body").screenshot(path=path)
