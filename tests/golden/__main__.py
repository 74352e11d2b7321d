"""Rewrite the golden playthroughs."""

from . import KINDS, path, text

for kind in KINDS:
    path(kind).write_text(text(kind), "utf-8")
    print(path(kind))
