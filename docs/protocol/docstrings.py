"""Docstrings of types, split into the description of the type and those of its fields."""

import re


def markdown(text: str) -> str:
    return text.replace("``", "`")


def split_docstring(text: str, fields: set[str]) -> tuple[str, dict[str, str]]:
    """Return the description of a type, and the clauses about each of its fields."""
    rest: list[str] = []
    about: dict[str, list[str]] = {}
    for sentence in re.split(r"(?<=[.?!])\s+(?=[A-Z`])", " ".join(text.split())):
        clauses = re.split(r"[,;] (?=``\w+`` )", sentence) if sentence.startswith("``") else [sentence]
        for clause in clauses:
            named = [name for name in re.findall(r"``(\w+)``", clause) if name in fields]
            if not named or (not rest and not clause.startswith("``")):  # the first sentence describes the type
                rest.append(clause)
            else:
                for name in dict.fromkeys(named):
                    about.setdefault(name, []).append(clause)
    return " ".join(rest), {name: " ".join(clauses) for name, clauses in about.items()}
