"""What the docstrings of the types say, of the whole and of each entry."""

import re


def markdown(text: str) -> str:
    return text.replace("``", "`")


def sayings(text: str, names: set[str]) -> tuple[str, dict[str, str]]:
    """What a docstring says of the whole, and of each entry it names."""
    rest: list[str] = []
    about: dict[str, list[str]] = {}
    for sentence in re.split(r"(?<=[.?!])\s+(?=[A-Z`])", " ".join(text.split())):
        clauses = re.split(r"[,;] (?=``\w+`` )", sentence) if sentence.startswith("``") else [sentence]
        for clause in clauses:
            named = [name for name in re.findall(r"``(\w+)``", clause) if name in names]
            if not named or (not rest and not clause.startswith("``")):  # the first sentence says what it is
                rest.append(clause)
            else:
                for name in dict.fromkeys(named):
                    about.setdefault(name, []).append(clause)
    return " ".join(rest), {name: " ".join(said) for name, said in about.items()}
