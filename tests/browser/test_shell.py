"""The app shell: download size, language, theme, installation and offline use."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from rowlock.i18n import LANGUAGES, words

from .. import http_client as plain_http
from ..server.processes import Server
from .visitors import DESK, PHONE, Visitors, wait_for_service_worker

MAX_JAVASCRIPT = 100_000
PAGES = ("/new", "/me", "/print", "/pad", "/rules/cards", "/learn", "/learn/classic")


def test_every_page_names_itself_in_the_tab(visitors: Visitors) -> None:
    page = visitors(DESK).open()
    titles = set[str]()
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        titles.add(page.title())
        assert page.title().endswith(" · Rowlock")
    assert len(titles) == len(PAGES)


@pytest.mark.parametrize("path", ["/", "/learn/classic"])
def test_the_first_load_is_small(visitors: Visitors, path: str) -> None:
    visitor = visitors(PHONE, "pl")
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            assert response.headers["content-encoding"] == "gzip"
            sizes[urlsplit(response.url).path] = int(response.headers["content-length"])

    visitor.context.on("response", note)
    page = visitor.open(path)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MAX_JAVASCRIPT, sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language(visitors: Visitors, language: str) -> None:
    page = visitors(PHONE, language).open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(words(language)("web-hero"))


def test_a_chosen_language_is_stored(visitors: Visitors) -> None:
    page = visitors(DESK, "it").open()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Language").select_option("sk")
    expect(page.locator("h1")).to_have_text(words("sk")("web-hero"))
    page.reload()
    expect(page.locator("h1")).to_have_text(words("sk")("web-hero"))
    page.goto("/t/nowhere")  # messages of the server are in the language of the page
    expect(page.locator("h1")).to_have_text(words("sk")("table-no_such_table", table="nowhere"))


def test_the_chosen_opponent_is_named_and_stored(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    now = page.locator("[data-game=classic] .button.main")
    expect(now).to_have_text("Play now against a bot: Novice")
    page.get_by_label("The bot you play against").select_option("Expert")
    expect(page.get_by_text(words("en")("bot-expert-about"))).to_be_visible()
    page.reload()
    expect(now).to_have_text("Play now against a bot: Expert")
    now.click()
    expect(page.locator(".opponent .name")).to_contain_text("Expert")


def test_the_theme_can_be_chosen(visitors: Visitors) -> None:
    page = visitors(DESK, theme="light").open()
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Appearance").select_option("dark")
    assert page.evaluate(paper) != light
    page.reload()
    page.locator("main").wait_for()
    assert page.evaluate(paper) != light


def test_it_can_be_installed(visitors: Visitors, server: Server) -> None:
    page = visitors(DESK).open()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(plain_http.get(f"{server.url}{link}").text)
    assert {"name", "short_name", "start_url", "display", "icons"} <= manifest.keys()
    sizes = set()
    for icon in manifest["icons"]:
        answer = plain_http.get(f"{server.url}{icon['src']}").raise_for_status()
        assert answer.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_the_client_opens_offline_and_reports_it(visitors: Visitors) -> None:
    page = visitors(PHONE, service_worker=True).open()
    wait_for_service_worker(page)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.locator('[data-game="classic"] .button.main').click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.goto("/pad")
    expect(page.locator("h1")).to_be_visible()
