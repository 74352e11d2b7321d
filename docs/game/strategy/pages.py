"""Strategy pages: store measurements, and write pages and pictures from them.

A template has ``[[figure NAME | ALT]]`` for a picture with its command, ``[[table NAME]]`` for a table with its
command, and ``{{FACT:FORMAT}}`` for a number.
"""

import json
import re
import textwrap
from pathlib import Path
from typing import Any, Final

from . import cards, cards_figures, classic, classic_figures, onboard, onboard_figures
from .figures import Data, Figure

HERE: Final = Path(__file__).parent
PICTURES: Final = HERE / "pictures"
WIDTH: Final = 120
KEEP_WORDS: Final[dict[str, Any]] = {"break_long_words": False, "break_on_hyphens": False}
GAMES: Final[dict[str, Any]] = {"classic": classic, "cards": cards, "onboard": onboard}
"""Measurements by game."""
BOOKS: Final[dict[str, Any]] = {"classic": classic_figures, "cards": cards_figures, "onboard": onboard_figures}
PAGES: Final[dict[str, dict[str, Figure]]] = {game: book.FIGURES for game, book in BOOKS.items()}
"""Figures by game."""


def load(game: str) -> dict[str, Any]:
    """The stored measurements of a game."""
    path = HERE / f"{game}.json"
    stored: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return stored


def store(game: str, part: str, found: dict[str, Any]) -> None:
    """Store a measurement beside the others of the game, in the order of the module."""
    stored = {**load(game), part: found}
    order = {name: json.dumps(stored[name]) for name in sorted(stored)}
    text = ",\n".join(f'"{name}": {value}' for name, value in order.items())
    (HERE / f"{game}.json").write_text(f"{{\n{text}\n}}\n", "utf-8")


def measure(task: tuple[str, str, float]) -> dict[str, Any]:
    """Make a measurement: its game, its name, and the share of the games to play."""
    game, part, scale = task
    found: dict[str, Any] = GAMES[game].PARTS[part](scale)
    return found


def figure_parts(game: str, figure: str) -> set[str]:
    """The measurements that a figure needs."""
    return set(PAGES[game][figure].parts)


def command(game: str, figure: str) -> str:
    """The command that makes a figure, as Markdown."""
    return f"```sh\n.venv/bin/python -m docs.game.strategy {game} --figure {figure}\n```"


def picture_name(game: str, figure: str) -> str:
    return f"{game}-{figure}.svg"


def page(game: str, data: Data, template: str) -> str:
    """The page of a game, from its template."""
    figures, facts = PAGES[game], BOOKS[game].facts(data)

    def picture(match: re.Match[str]) -> str:
        assert figures[match[1]].draw is not None
        return f"![{match[2]}](pictures/{picture_name(game, match[1])})\n\n{command(game, match[1])}"

    def table(match: re.Match[str]) -> str:
        make = figures[match[1]].table
        assert make is not None
        return f"{make(data)}\n\n{command(game, match[1])}"

    text = re.sub(r"\[\[figure ([a-z-]+) \| ([^\]]+)\]\]", picture, template)
    text = re.sub(r"\[\[table ([a-z-]+)\]\]", table, text)
    return filled(text, facts)


def filled(template: str, facts: dict[str, float | str]) -> str:
    """A template with its numbers filled in."""

    def number(match: re.Match[str]) -> str:
        value = facts[match[1]]
        return (value if isinstance(value, str) else format(value, match[2] or ".0f")).replace("-", "−")

    text = re.sub(r"\{\{([a-z0-9_]+)(?::([^}]+))?\}\}", number, template)
    return "\n\n".join(map(reflowed, text.strip().split("\n\n"))) + "\n"


def reflowed(block: str) -> str:
    """A paragraph or a list with its lines filled; other blocks as they are."""
    if block[0] in "#|!`":
        return block
    items = re.split(r"\n(?=\* )", block)
    return "\n".join(
        textwrap.fill(" ".join(item.split()), WIDTH, subsequent_indent="  " * item.startswith("* "), **KEEP_WORDS)
        for item in items
    )


def written() -> dict[Path, str]:
    """All pages and pictures by path, from the stored measurements."""
    files, facts = dict[Path, str](), dict[str, float | str]()
    for game, figures in PAGES.items():
        data = load(game)
        for name, figure in figures.items():
            if figure.draw is not None:
                files[PICTURES / picture_name(game, name)] = figure.draw(data)
        files[HERE / f"{game}.md"] = page(game, data, _template(game))
        facts |= {f"{game}_{name}": value for name, value in BOOKS[game].facts(data).items()}
    files[HERE / "index.md"] = filled(_template("index"), facts)
    return files


def _template(name: str) -> str:
    return (HERE / "templates" / f"{name}.txt").read_text("utf-8")


def write_all() -> None:
    """Write all pages and pictures, and remove pictures that are no longer drawn."""
    files = written()
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.svg"):
        if old not in files:
            old.unlink()
    for path, text in files.items():
        path.write_text(text, "utf-8")
