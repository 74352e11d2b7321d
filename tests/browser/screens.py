"""``make screens``: a picture of every screen, in every size, light and dark, in English and Polish.

They are written to ``build/screens``, with a page ``index.html`` that shows them side by side.
"""

import argparse
import html
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page, sync_playwright

from rowlock.i18n import LANGUAGES

from ..server.processes import Server
from ..services.programs import MissingProgramError, find
from .scenes import SCENES, Scene
from .visitors import FLAGS, PATIENCE, SIZES

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
TALLEST = 4000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make screens", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", help="screens whose name begins like this", default="")
    parser.add_argument("--lang", help="languages, with commas between", default="en,pl")
    parser.add_argument("--sizes", help="phone, tablet, desk, with commas between", default=",".join(SIZES))
    parser.add_argument("--themes", help="light, dark", default=",".join(THEMES))
    asked = parser.parse_args()
    for given, known in ((asked.lang, LANGUAGES), (asked.sizes, tuple(SIZES)), (asked.themes, THEMES)):
        if unknown := set(given.split(",")) - set(known):
            parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    return asked


def pictures(browser: Browser, base: str, scenes: list[Scene], asked: argparse.Namespace) -> Iterator[Path]:
    asked.out.mkdir(parents=True, exist_ok=True)
    for language, scene in product(asked.lang.split(","), scenes):
        # one way to each screen, seen in every size and light: getting there is what takes time
        context = browser.new_context(base_url=base, locale=language, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        width, height = SIZES["desk"]
        page.set_viewport_size({"width": width, "height": height})
        try:
            scene.set(page)
            for size, theme in product(asked.sizes.split(","), asked.themes.split(",")):
                path = asked.out / f"{scene.name}-{language}-{size}-{theme}.png"
                _picture(page, path, size, theme)
                yield path
        except (AssertionError, Error) as error:
            print(f"\n{scene.name} ({language}): {error}", file=sys.stderr)
        context.close()


def _picture(page: Page, path: Path, size: str, theme: Literal["light", "dark"]) -> None:
    width, height = SIZES[size]
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(120)
    page.screenshot(path=path, full_page=not page.locator("dialog[open]").count(), clip=None)


def index(out: Path) -> None:
    """A page to look through them all."""
    files = sorted(path.name for path in out.glob("*.png"))
    shown = "".join(
        f'<figure><img src="{name}" loading="lazy"><figcaption>{html.escape(name)}</figcaption></figure>'
        for name in files
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{max-width:420px;border:1px solid #999}"
    (out / "index.html").write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{shown}", "utf-8")


def main() -> None:
    asked = arguments()
    scenes = [scene for scene in SCENES if scene.name.startswith(asked.only)]
    if not scenes:
        sys.exit(f"There is no screen {asked.only}; there are {', '.join(scene.name for scene in SCENES)}.")
    try:
        program = find("chromium-headless-shell")
    except MissingProgramError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    total = len(scenes) * len(asked.lang.split(",")) * len(asked.sizes.split(",")) * len(asked.themes.split(","))
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *sandbox])
        for count, path in enumerate(pictures(browser, server.url, scenes, asked), start=1):
            if sys.stdout.isatty() or count in {1, total} or count % 50 == 0:
                print(f"{count}/{total} {path.name:60}", end="\r" if sys.stdout.isatty() else "\n", flush=True)
        browser.close()
    index(asked.out)
    print(f"The pictures are in {asked.out / 'index.html'}{' ':40}")


if __name__ == "__main__":
    main()
