"""Code words: numbers as two words to say over the phone, in several languages, and back.

The lists are in ``locales/code_words.json``: a row has the same thing in every language, so a code may be shown in one
language and typed in another. A spelling stands for one row, whatever the language. When rows are added or moved, codes
that are shown already lead elsewhere until they expire.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ..i18n import plain

MAX_CODE: Final = 100
"""Characters of a typed code."""


class _Lists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    languages: tuple[str, ...]
    words: tuple[tuple[str, ...], ...]


@cache
def word_lists() -> Mapping[str, tuple[str, ...]]:
    """Return the words of each language; words at the same place mean the same."""
    lists = msgspec.json.decode(files("rowlock").joinpath("locales", "code_words.json").read_bytes(), type=_Lists)
    return dict(zip(lists.languages, zip(*lists.words, strict=True), strict=True))


@cache
def _places() -> dict[str, int]:
    """Return the place of every word, as it is typed."""
    return {plain(word): at for words in word_lists().values() for at, word in enumerate(words)}


@cache
def count() -> int:
    """Return the number of codes, which are pairs of different words."""
    words = len(word_lists()["en"])
    return words * (words - 1)


def code_text(number: int, language: str) -> str:
    """Return the two words of a number from 0; in English where there is no list of the language."""
    words = word_lists().get(language, word_lists()["en"])
    first, second = divmod(number, len(words) - 1)
    return f"{words[first]} {words[second + (second >= first)]}"


def code_number(text: str) -> int | None:
    """Return the number of two typed words; None if they are no code.

    Case, accents, marks and spaces at the wrong places do not matter, nor does one wrong letter in a word if no other
    word is as close.
    """
    typed = re.findall(r"[^\W\d_]+", plain(text[:MAX_CODE]))
    if len(typed) == 2:
        first, second = map(_nearest, typed)
        if first is not None and second is not None:
            return _number(first, second)
    places, letters = _places(), "".join(typed)
    parts = [(letters[:at], letters[at:]) for at in range(1, len(letters))]
    found = {(places[one], places[other]) for one, other in parts if one in places and other in places}
    return _number(*found.pop()) if len(found) == 1 else None


def _number(first: int, second: int) -> int | None:
    return None if first == second else first * (len(word_lists()["en"]) - 1) + second - (second > first)


def _nearest(typed: str) -> int | None:
    """Return the place of a word, or of the only one that differs by one letter or two swapped ones."""
    places = _places()
    if typed in places:
        return places[typed]
    words = {word for rest in _shortened(typed) for word in _by_shortened().get(rest, ()) if one_off(word, typed)}
    near = {places[word] for word in words}
    return near.pop() if len(near) == 1 else None


def _shortened(word: str) -> set[str]:
    """Return a word and what is left of it without one letter: words that are one off share one of these."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


@cache
def _by_shortened() -> dict[str, list[str]]:
    """Return the words by each of their shortened forms: a typed word is compared with few of all words."""
    found: dict[str, list[str]] = {}
    for word in _places():
        for rest in _shortened(word):
            found.setdefault(rest, []).append(word)
    return found


def one_off(one: str, other: str) -> bool:
    """Whether a word becomes the other by one letter more, less, changed or swapped with the next."""
    if abs(len(one) - len(other)) > 1:
        return False
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, other_rest = one[at:], other[at:]
    swapped = rest[1:2] + rest[:1] + rest[2:]
    return other_rest in (rest[1:], swapped) or rest[1:] == other_rest[1:] or rest == other_rest[1:]
