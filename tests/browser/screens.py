"""Screenshots of every screen in all sizes and themes, in English and Polish: ``make screens``.

They are written to ``build/screens``, with an ``index.html`` that shows them side by side. With ``--films`` they are
strips of pictures of what moves: a roll, cards, a pawn's walk, the end of a game.
"""

import argparse
import html
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page

from rowlock.i18n import LANGUAGES

from ..push_service import push_box
from ..server.processes import Server
from ..services.programs import MissingProgramError
from .films import films
from .motions import MOTIONS
from .scenes import SCENES, Scene
from .visitors import SIZES, TIMEOUT, launch

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make screens", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", help="prefix of the names of the screens or films", default="")
    parser.add_argument("--films", help="strips of what moves, instead of screens", action="store_true")
    parser.add_argument("--lang", help="languages, separated by commas", default="en,pl")
    parser.add_argument("--sizes", help="phone, tablet, desk, separated by commas", default=",".join(SIZES))
    parser.add_argument("--themes", help="light, dark", default=",".join(THEMES))
    options = parser.parse_args()
    for given, known in ((options.lang, LANGUAGES), (options.sizes, tuple(SIZES)), (options.themes, THEMES)):
        if unknown := set(given.split(",")) - set(known):
            parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    return options


def pictures(browser: Browser, base: str, scenes: list[Scene], options: argparse.Namespace) -> Iterator[Path]:
    options.out.mkdir(parents=True, exist_ok=True)
    for language, scene in product(options.lang.split(","), scenes):
        # open each screen once for all sizes and themes, since that is what takes time
        context = browser.new_context(base_url=base, locale=language, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(TIMEOUT)
        width, height = SIZES["desk"]
        page.set_viewport_size({"width": width, "height": height})
        try:
            scene.set(page)
            for size, theme in product(options.sizes.split(","), options.themes.split(",")):
                path = options.out / f"{scene.name}-{language}-{size}-{theme}.png"
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
    """Write the index page."""
    files = sorted(path.name for path in out.glob("*.png"))
    shown = "".join(
        f'<figure><img src="{name}" loading="lazy"><figcaption>{html.escape(name)}</figcaption></figure>'
        for name in files
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{max-width:420px;border:1px solid #999}"
    (out / "index.html").write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{shown}", "utf-8")


def main() -> None:
    options = arguments()
    scenes = [scene for scene in SCENES if scene.name.startswith(options.only)]
    known = [each.name for each in (MOTIONS if options.films else SCENES)]
    if not any(name.startswith(options.only) for name in known):
        sys.exit(f"No screen {options.only}; known: {', '.join(known)}.")
    total = len(scenes) * len(options.lang.split(",")) * len(options.sizes.split(",")) * len(options.themes.split(","))
    with (
        tempfile.TemporaryDirectory() as data,
        push_box() as box,
        Server(Path(data), env=box.environment) as server,
        launch() as browser,
    ):
        if options.films:
            for path in films(browser, server.url, options.out, options.only):
                print(path)
            return
        for count, path in enumerate(pictures(browser, server.url, scenes, options), start=1):
            if sys.stdout.isatty() or count in {1, total} or count % 50 == 0:
                print(f"{count}/{total} {path.name:60}", end="\r" if sys.stdout.isatty() else "\n", flush=True)
    index(options.out)
    print(f"Screenshots: {options.out / 'index.html'}{' ':40}")


if __name__ == "__main__":
    try:
        main()
    except MissingProgramError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
