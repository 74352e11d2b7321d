"""The pages of a server: what whoever opens its address gets to see."""

import httpx
import pytest

from rowlock.words import LANGUAGES, words

from .client import Person, run
from .serving import Server


async def _table(server: Server, name: str) -> str:
    async with await Person.guest(server.url, name) as host:
        table = await host.new_table("cards", seats=3, listed=True)
        await host.does(table, "sit")
        return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_speak_the_readers_language(plain: Server, language: str) -> None:
    table, say = run(_table(plain, "Zażółć")), words(language)
    headers = {"Accept-Language": f"{language}-XX, en;q=0.5"}
    home = httpx.get(plain.url, headers=headers)
    page = httpx.get(f"{plain.url}/t/{table}", headers=headers)
    for answer in (home, page):
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in answer.text
        assert say("game-cards") in answer.text
        assert "Zażółć" in answer.text
        assert "unsafe" not in answer.headers["content-security-policy"]
    assert f'href="/t/{table}"' in home.text
    assert say("page-status", status="waiting") in page.text
    assert page.text.count(say("page-free")) == 2
    assert f"rowlock join {plain.url}/t/{table}" in page.text


def test_a_name_is_a_text_and_nothing_else(plain: Server) -> None:
    table = run(_table(plain, "<script>alert(1)</script>"))
    for path in ("/", f"/t/{table}"):
        text = httpx.get(plain.url + path).text
        assert "<script" not in text
        assert "&lt;script&gt;" in text


def test_the_pages_ask_for_nothing_elsewhere(plain: Server) -> None:
    text = httpx.get(plain.url).text
    assert 'href="/style.css"' in text
    assert "//" not in text.replace(f"{plain.url}/", "")
    assert httpx.get(f"{plain.url}/style.css").headers["content-type"].startswith("text/css")


def test_a_table_that_is_not_there_has_a_page_that_says_so(plain: Server) -> None:
    answer = httpx.get(f"{plain.url}/t/<b>", headers={"Accept-Language": "pl"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert words("pl")("page-tables") in answer.text
    assert "<b>" not in answer.text
