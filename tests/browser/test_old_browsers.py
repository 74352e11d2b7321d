"""Browsers: the client is built for the declared ones, and older ones are told what they need."""

import gzip
import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from rowlock.i18n import LANGUAGES, words
from rowlock.server.client_files import STATIC

from .pass_and_play import NAMES
from .visitors import PHONE, Visitors

BROWSERS: Final[dict[str, str]] = json.loads((Path(__file__).parents[2] / "web" / "browsers.json").read_text("utf-8"))
NEWER_SCRIPT: Final = re.compile(
    r"Promise\.(?:withResolvers|try)\b|(?:Object|Map)\.groupBy\b|Array\.fromAsync\b|URL\.(?:canParse|parse)\b"
    r"|AbortSignal\.any\b|RegExp\.escape\b|Iterator\.(?:from|prototype)\b|\.(?:isWellFormed|toWellFormed)\("
    r"|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bawait using\b"
    r"|(?<!\?\.)\brequestIdleCallback\("
)
"""What the declared browsers do not have: it came with Safari 17, Firefox 122, Chrome 112 or later."""
NEWER_STYLE: Final = re.compile(
    r"light-dark\(|@scope\b|@starting-style\b|@property\b|@position-try\b|anchor\(|\b(?:rgb|hsl|oklch)\(from\b"
    r"|[^-]\blinear\(|\b(?:round|mod|rem|abs|sign)\(|(?:^|[{};,])\s*&|:popover-open|:user-(?:in)?valid"
)
"""Styles that the declared browsers cannot read; those that they may ignore, as ``text-wrap``, are not among them."""


def built(pattern: str) -> dict[str, str]:
    return {path.name: gzip.decompress(path.read_bytes()).decode() for path in STATIC.glob(pattern)}


@pytest.mark.parametrize(("pattern", "newer"), [("**/*.js.gz", NEWER_SCRIPT), ("**/*.css.gz", NEWER_STYLE)])
def test_the_client_uses_nothing_newer_than_the_declared_browsers(pattern: str, newer: re.Pattern[str]) -> None:
    files = {name: text for name, text in built(pattern).items() if not name.startswith("pyodide")}
    assert len(files) > 10
    found = {name: match[0] for name, text in files.items() if (match := newer.search(text))}
    assert not found


def test_what_is_newer_is_found() -> None:
    for text in ("a=Promise.withResolvers()", "Object.groupBy(a,b)", "new Set(a).isSubsetOf(b)"):
        assert NEWER_SCRIPT.search(text), text
    for text in ("a{color:light-dark(#fff,#000)}", "a{& b{color:red}}", "@starting-style{}", "a{width:round(1px,2px)}"):
        assert NEWER_STYLE.search(text), text
    assert not NEWER_STYLE.search("a{background:linear-gradient(red,blue);translate:-50% -75%}")


def test_scrollbars_are_styled_for_safari_before_18_2_too() -> None:
    """It knows no ``scrollbar-width``."""
    styles = "".join(built("assets/*.css.gz").values())
    styled = re.findall(r"([^{},]+)\{[^{}]*scrollbar-width:", styles)
    assert styled
    assert [selector for selector in styled if f"{selector}::-webkit-scrollbar" not in styles] == []


def test_the_check_for_old_browsers_is_plain_script() -> None:
    """Browsers that read neither modules nor arrow functions have to read it."""
    (text,) = built("assets/old-browser-*.js.gz").values()
    code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', text)
    assert not re.search(r"=>|`|\b(?:let|const|class|async|import|export)\b|\?\.|\?\?", code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_browser_is_told_what_it_needs(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, language)
    visitor.context.add_init_script("delete Document.prototype.adoptedStyleSheets")
    visitor.context.route("**/assets/main-*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page = visitor.open("/")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text(words(language)("web-old-browser"))
    for version in BROWSERS.values():
        expect(notice).to_contain_text(version)
    expect(notice).to_have_attribute("lang", language)


def test_a_declared_browser_is_told_nothing(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/")
    page.locator("main h1").wait_for()
    expect(page.locator("#old-browser")).to_be_hidden()


def test_pass_and_play_says_that_the_browser_is_too_old(visitors: Visitors) -> None:
    """As in Safari before 16.4, which cannot parse Pyodide."""
    visitor = visitors(PHONE)
    visitor.context.route(
        "**/pyodide.asm.mjs", lambda route: route.fulfill(body="class { static {", content_type="text/javascript")
    )
    page = visitor.open("/pass?game=classic")
    for at, name in enumerate(NAMES):
        page.locator(".place input").nth(at).fill(name)
    page.locator("form > .button").click()
    expect(page.get_by_role("heading", name=words("en")("web-old-browser"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(f"Safari {BROWSERS['safari']}")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    page.get_by_role("button", name="Go back").click()
    expect(page.locator(".place input").first).to_be_visible()


def test_docks_keep_a_background_without_color_mix(visitors: Visitors) -> None:
    visitor = visitors(PHONE)

    def without_color_mix(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("color-mix(", "unknown-mix("))

    visitor.context.route("**/*.css", without_color_mix)
    page = visitor.open("/pad?game=classic")
    page.locator(".name input").first.fill("Ada")
    page.locator("form .button.main").click()
    dock = page.locator(".pad .dock")
    dock.wait_for()
    color = dock.evaluate("dock => getComputedStyle(dock).backgroundColor")
    assert color == page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
