"""The glossary of ``docs/build/translating.md`` holds: one word for one idea in each language."""

import re
from pathlib import Path

import pytest

from rowlock.i18n import LANGUAGES

from .languages import entries, texts

PAGE = Path(__file__).parent.parent / "docs" / "build" / "translating.md"
NAMES = {
    "en": "English",
    "pl": "Polish",
    "cs": "Czech",
    "sk": "Slovak",
    "de": "German",
    "nl": "Dutch",
    "fr": "French",
}


def glossary(language: str) -> list[tuple[str, str, list[str]]]:
    """Return the rows of a language: idea, word and refused words."""
    section = PAGE.read_text("utf-8").split(f"### {NAMES[language]}\n", 1)[1].split("\n### ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return [
        (idea, word, [each.strip() for each in refused.split(",") if each.strip()]) for idea, word, refused in rows[2:]
    ]


def beginning(*words: str) -> re.Pattern[str]:
    """Return a pattern of words that begin with one of these."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_refused_word(language: str) -> None:
    refused = [word for _, _, words in glossary(language) for word in words]
    assert len(refused) > 10
    pattern = beginning(*refused)
    found = [
        (name, match[0])
        for name, entry in entries(language).items()
        for match in pattern.finditer("\n".join(texts(entry)))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    everything = "\n".join(text for entry in entries(language).values() for text in texts(entry))
    stems = {idea: re.split(r"[ ,;(…]", word)[0][:4] for idea, word, _ in glossary(language)}
    assert [idea for idea, stem in stems.items() if not beginning(stem).search(everything)] == []


def test_a_refused_word_is_found() -> None:
    pattern = beginning("stos dobierania", "kar")
    assert [pattern.search(text) is not None for text in ("Na stos dobierania.", "KARA", "okara")] == [
        True,
        True,
        False,
    ]
