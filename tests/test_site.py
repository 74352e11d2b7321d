"""The built documentation: links and anchors lead somewhere, nothing is inline or from elsewhere, answers are near."""

import gzip
import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from rowlock.server.docs_files import SITE

# one worker runs this module (SHARED_BY_MODULE in conftest.py), because a build writes the pages
ROOT = Path(__file__).parents[1]
QUESTIONS = (
    ("When do I get a penalty?", "game/questions.html", "The other players never get one"),
    ("How do I lock a row?", "game/questions.html", "Cross at least five of its numbers, and then its last one"),
    ("How do I play with friends who are elsewhere?", "play/start.html", "You get a link and a QR code"),
    ("Can we play without a network?", "play/browser.html", "pass and play, once its rules are loaded"),
    ("Were the dice fair?", "play/fairness.html", "neither the server nor a player can choose the dice"),
    ("Which bot suits me?", "play/bots.html", "makes a beginner’s mistakes"),
    ("How do I start a server for tonight?", "host/index.html", "prints its address and a QR code for phones"),
    ("How do I back up the games?", "host/hosting.html", "This makes a consistent copy without stopping games"),
    ("How do I serve it over HTTPS?", "host/hosting.html", "ROWLOCK_ORIGINS=https://play.example.org"),
    ("How many players can one machine carry?", "host/hosting.html", "Capacity per core"),
    ("How do I take back a decision in Python?", "build/api/game.html", "Undo the last call of"),
    ("How do I write a bot?", "build/tutorial.html", "A bot is any object with the method"),
    ("How do I use the rules from another language?", "build/referee.html", "one JSON object per line"),
    ("How do I store a position as text?", "build/position.html", "A position in one line that fits in a link"),
)
"""What players, hosts and programmers ask, the page with the answer, and words of it."""
CLICKS = 2


def exists(name: str) -> bool:
    return any((SITE / each).is_file() for each in (name, f"{name}.gz"))


def read(name: str) -> str:
    return gzip.decompress((SITE / f"{name}.gz").read_bytes()).decode()


@dataclass
class Page(HTMLParser):
    """The links, anchors and words of a page."""

    address: str
    links: list[str] = field(default_factory=list[str])
    content: list[str] = field(default_factory=list[str])
    """Links in the text, not those of the navigation."""
    loaded: list[str] = field(default_factory=list[str])
    ids: set[str] = field(default_factory=set[str])
    styles: set[str] = field(default_factory=set[str])
    inline: list[str] = field(default_factory=list[str])
    words: str = ""
    inside: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(read(self.address))
        self.words = " ".join(self.words.split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.inside |= tag == "article"
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        self.styles |= {given["data-style"]} if "data-style" in given else set()
        self.inline += [f"{tag} {name}" for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
            self.content += [given["href"]] if self.inside else []
        elif tag == "link" and given.get("rel") not in ("index", "search", "next", "prev"):
            self.loaded.append(given["href"])
        elif "src" in given:
            self.loaded.append(given["src"])

    def handle_endtag(self, tag: str) -> None:
        self.inside &= tag != "article"

    def handle_data(self, data: str) -> None:
        self.words += data if self.inside else ""

    def local(self, links: list[str]) -> list[tuple[str, str]]:
        """Return the files and anchors of links to this site."""
        found = (urlsplit(urljoin(self.address, link)) for link in links if not re.match(r"[a-z]+:", link))
        return [(unquote(each.path), unquote(each.fragment)) for each in found if not each.path.startswith("/")]


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    """Build the site, unless it is up to date, and read its pages."""
    subprocess.run([sys.executable, str(ROOT / "docs" / "make_site.py")], check=True, timeout=300)
    found = (path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html.gz"))
    return {address.removesuffix(".gz"): Page(address.removesuffix(".gz")) for address in found}


def test_links_and_anchors_lead_somewhere(pages: dict[str, Page]) -> None:
    assert len(pages) > 70
    for page in pages.values():
        for path, anchor in page.local(page.links):
            assert exists(path), (page.address, path)
            assert not anchor or path not in pages or anchor in pages[path].ids, (page.address, path, anchor)


def test_nothing_is_loaded_from_elsewhere(pages: dict[str, Page]) -> None:
    for page in pages.values():
        for link in page.loaded:
            assert not re.match(r"[a-z]+:|//", link), (page.address, link)
        assert all(exists(path) for path, _ in page.local(page.loaded)), page.address
    for style in (SITE / "_static").rglob("*.css.gz"):
        text = gzip.decompress(style.read_bytes()).decode()
        assert not re.search(r"@import|@font-face|url\(['\"]?(?:https?:)?//", text), style.name


def test_nothing_is_inline(pages: dict[str, Page]) -> None:
    """The content security policy forbids it."""
    rules = read("_static/rowlock.css")
    for page in pages.values():
        assert not page.inline, page.address
        for style in page.styles:
            assert f'[data-style="{style}"]' in rules, (page.address, style)


def test_the_colors_are_those_of_the_client(pages: dict[str, Page]) -> None:
    assert pages
    client = (ROOT / "web" / "src" / "app.css").read_text("utf-8")
    site = read("_static/colors.css")
    pairs = re.findall(r"(--[\w-]+): light-dark\((#\w+), (#\w+)\)", client)
    assert len(pairs) > 25
    for name, light, dark in pairs:
        assert re.findall(rf"{name}: (#\w+);", site) == [light, dark, dark], name


@pytest.mark.parametrize(("question", "answer", "words"), QUESTIONS, ids=[each[0] for each in QUESTIONS])
def test_questions_are_answered_in_two_clicks(pages: dict[str, Page], question: str, answer: str, words: str) -> None:
    reached = {"index.html"}
    for _ in range(CLICKS):
        reached |= {path for page in reached & pages.keys() for path, _ in pages[page].local(pages[page].content)}
    assert answer in reached, question
    assert words in pages[answer].words, question
