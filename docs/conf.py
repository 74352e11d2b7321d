"""Configuration of the documentation site, built by ``docs/site.py``: Sphinx with MyST and Furo."""

import re
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from pygments.lexers.special import TextLexer

import rowlock

DOCS: Final = Path(__file__).parent
ROOT: Final = DOCS.parent
GENERATED: Final = ROOT / "build" / "site" / "static"

project = "Rowlock"
author = "the Rowlock contributors"
copyright = author  # noqa: A001 - Sphinx's name
version = release = rowlock.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["README.md", "theme"]
nitpicky = True
# Python's own documentation would have to be fetched; these names are plain enough without a link
nitpick_ignore_regex = [
    (r"py:.*", r"(?!rowlock)[\w.]+"),
    # messages of the protocol, and type variables
    (r"py:class", r"rowlock\.formats\.schema\.\w+"),
    (r"py:class", r"rowlock\.(?:\w+\.)*[A-Z]"),
    (r"py:class", r"rowlock\.lab\.bot_games\.\w+"),
]
suppress_warnings: list[str] = []

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_use_type_comments = False
autodoc_preserve_defaults = True
# extras of the package; the reference is the same without them
autodoc_mock_imports = ["jax", "llvmlite", "matplotlib", "numba", "openskill", "pyarrow", "ray", "rowlock.kernels.jit"]
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Rowlock"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["theme/static", str(GENERATED)]
html_css_files = ["colors.css", "rowlock.css"]
html_copy_source = False
html_search_scorer = str(DOCS / "theme" / "search-scorer.js")
html_show_sphinx = False
templates_path = ["theme/templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
        "sidebar/play.html",
    ]
}


def colors() -> str:
    """The colors of the browser client, ``light-dark()`` written out for browsers that do not know it."""
    text = (ROOT / "web" / "src" / "app.css").read_text("utf-8")
    pairs = re.findall(r"^ +(--[\w-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\);$", text, re.MULTILINE)
    light, dark = ("".join(f"  {each[0]}: {each[at]};\n" for each in pairs) for at in (1, 2))
    return (
        f"body {{\n{light}}}\n@media not print {{\n"
        f'body[data-theme="dark"] {{\n{dark}}}\n'
        f'@media (prefers-color-scheme: dark) {{\nbody:not([data-theme="light"]) {{\n{dark}}}\n}}\n}}\n'
    )


def move_inline_styles(app: Any, error: Exception | None) -> None:
    """Turn ``style`` attributes, which the content security policy forbids, into ``data-style`` for ``rowlock.css``."""
    if error is None and app.builder.format == "html":
        for path in Path(app.outdir).rglob("*.html"):
            text = path.read_text("utf-8")
            if ' style="' in text:
                path.write_text(text.replace(' style="', ' data-style="'), "utf-8")


def link_clauses(app: Any, doctree: nodes.document) -> None:
    """Make every clause of the rules a target: ``rules.md#b16``."""
    if app.env.docname == "game/rules":
        slugs = app.env.metadata[app.env.docname]["myst_slugs"]
        for row in doctree.findall(nodes.row):
            cell = row.next_node(nodes.entry)
            clause = cell.astext() if cell else ""
            if cell and re.fullmatch(r"A?[BCO]\d+", clause):
                row.parent.parent.parent["classes"] = ["clauses"]
                cell["ids"].append(clause.lower())
                slugs[clause.lower()] = (0, clause.lower(), clause)


def trim_code(_app: Any, doctree: nodes.document) -> None:
    """Remove the empty line at the end of a code block, which a doctest needs."""
    for block in doctree.findall(nodes.literal_block):
        block.rawsource = block.astext().rstrip("\n")  # what is highlighted, if it is the same as the text
        block[:] = [nodes.Text(block.rawsource)]


def setup(app: Any) -> None:
    app.connect("doctree-read", trim_code)
    app.connect("doctree-read", link_clauses)
    app.connect("build-finished", move_inline_styles)
    GENERATED.mkdir(parents=True, exist_ok=True)
    (GENERATED / "colors.css").write_text(colors(), "utf-8")
    for name in ("rowlock", "position"):  # the notation of games and the text of positions
        app.add_lexer(name, TextLexer)
