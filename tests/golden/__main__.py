"""Rewrite the golden files."""

from . import FILES, path

for name, dump in FILES.items():
    path(name).write_text(dump(), "utf-8")
    print(path(name))
