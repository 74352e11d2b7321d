"""``python -m benchmarks.motion``: frames of the browser client in motion, with its CPU slowed four times.

For each motion a fresh table is opened; the page is watched for a second while nothing moves, which is the baseline,
and for a second from the press on. The best round of each counts: the one least disturbed. The figures are written to
docs/build/benchmarks.md.
"""

import argparse
import os
import sys
import tempfile
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from tests.browser.motions import MOTIONS, Motion
from tests.browser.visitors import FLAGS, TIMEOUT
from tests.server.processes import Server
from tests.services.programs import MissingProgramError, find

from rowlock import __version__

from .page import write

SLOWDOWN: Final = 4
SPAN: Final = 1000
"""Milliseconds for which the page is watched."""
ROUNDS: Final = 5
WATCH: Final = """(span) => new Promise((done) => {
    const [frames, tasks] = [[], []];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: "longtask" });
    const began = performance.now();
    const look = () => {
        const now = performance.now();
        frames.push(now);
        if (now - began < span) return requestAnimationFrame(look);
        // the list of tasks comes later
        setTimeout(() => {
            tasks.push(...observer.takeRecords());
            const within = tasks.filter(({ startTime }) => startTime >= began - 20 && startTime <= now);
            done({ frames, tasks: within.map(({ duration }) => duration) });
        }, 200);
    };
    requestAnimationFrame(look);
    document.querySelector("[data-watched]")?.click();
})"""
"""Watch the page, and press what is marked."""
STILL: Final = """() => document.getAnimations().every(({ playState, effect }) => playState !== "running"
    || effect.getComputedTiming().endTime === Infinity)"""


@dataclass(frozen=True)
class Watched:
    """A second of the page: frames a second, and in milliseconds the longest gap between two and the longest task."""

    frames: float
    gap: float
    task: float


def watched(page: Page) -> Watched:
    found: dict[str, Any] = page.evaluate(WATCH, SPAN)
    frames: list[float] = found["frames"]
    # a page that shows one frame in all this time has one gap
    gaps = [after - before for before, after in pairwise(frames)] or [float(SPAN)]
    return Watched(1000 * len(gaps) / sum(gaps), max(gaps), max(found["tasks"], default=0))


def measure(page: Page, session: CDPSession, motion: Motion) -> tuple[Watched, Watched]:
    """Return a second of the idle page, and one of the motion."""
    pressed = motion.begin(page)
    page.wait_for_function(STILL)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    idle = watched(page)
    page.locator(pressed).first.evaluate("(one) => { one.dataset.watched = ''; }")
    moving = watched(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return idle, moving


def best(rounds: list[Watched]) -> Watched:
    """The best of each figure."""
    return Watched(
        max(each.frames for each in rounds), min(each.gap for each in rounds), min(each.task for each in rounds)
    )


def measured(browser: Browser, base: str, motion: Motion, rounds: int) -> tuple[Watched, Watched]:
    width, height = motion.size
    context = browser.new_context(base_url=base, viewport={"width": width, "height": height}, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    session = context.new_cdp_session(page)
    found = [measure(page, session, motion) for _ in range(rounds)]
    context.close()
    return best([idle for idle, _ in found]), best([moving for _, moving in found])


def markdown(figures: list[tuple[str, Watched, Watched]]) -> str:
    """The figures as a section of the page."""
    lines = [
        f"## Motion in the browser, CPU slowed {SLOWDOWN} times",
        "",
        f"A second from the press on, beside a second of the same page with nothing moving. Rowlock {__version__} in"
        " headless Chromium, without a GPU; best of several rounds. Tasks under 50 ms are not reported by browsers.",
        "",
        "| motion | frames a second | idle page | longest gap | idle page | longest task |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for what, idle, moving in figures:
        task = f"{moving.task:.0f} ms" if moving.task else "under 50 ms"
        lines.append(
            f"| {what} | {moving.frames:.1f} | {idle.frames:.1f} | {moving.gap:.0f} ms | {idle.gap:.0f} ms | {task} |"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.motion", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", help="part of the names of the motions", default="")
    options = parser.parse_args()
    motions = [motion for motion in MOTIONS if options.only in motion.what]
    try:
        program = find("chromium-headless-shell")
    except MissingProgramError as error:
        print(error, file=sys.stderr)
        return 2
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    flags = [flag for flag in FLAGS if not flag.startswith("--js-flags")]  # as people have it: code is optimized
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*flags, *sandbox])
        progress = track(motions, description="watching", console=console, transient=True)
        figures = [(motion.what, *measured(browser, server.url, motion, options.rounds)) for motion in progress]
        browser.close()
    text = markdown(figures)
    if not options.only:
        data_of = [{"what": what, "idle": asdict(idle), "moving": asdict(moving)} for what, idle, moving in figures]
        write("motion", text, {"version": __version__, "slowdown": SLOWDOWN, "figures": data_of})
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
