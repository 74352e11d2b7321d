"""Code words: lists that can be said over the phone, and numbers that come back from whatever is typed."""

import re
from collections.abc import Mapping
from itertools import combinations
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.i18n import COMPLETE, LANGUAGES, plain
from rowlock.tables.code_words import MAX_CODE, code_number, code_text, count, one_off, word_lists

SOUNDS = {
    "en": (("ph", "f"), ("ck", "k"), ("c", "k"), ("x", "ks"), ("kn", "n"), ("wh", "w"), ("ea", "ee"), ("ou", "ow")),
    "pl": (("ó", "u"), ("rz", "ż"), ("ch", "h"), ("ą", "on"), ("ę", "en")),
    "cs": (("ch", "h"), ("y", "i"), ("ý", "i"), ("ů", "u")),
    "sk": (("ch", "h"), ("y", "i"), ("ý", "i"), ("ä", "e"), ("ľ", "l")),
}
"""Spellings that sound alike, or nearly so on the phone."""


def sound(word: str, language: str) -> str:
    """Return a word roughly as it is heard: without accents, double letters and voice at the end."""
    for spelled, heard in SOUNDS[language]:
        word = word.replace(spelled, heard)
    heard = re.sub(r"(.)\1", r"\1", plain(word))
    return heard if language == "en" else heard[:-1] + heard[-1].translate(str.maketrans("bdgvz", "ptkfs"))


def alike(forms: Mapping[str, str]) -> set[tuple[str, str]]:
    """Return the pairs of words whose forms differ by one letter, or not at all."""
    near: dict[str, list[str]] = {}  # words by what is left of them without a letter
    for word, form in forms.items():
        for rest in {form, *(form[:at] + form[at + 1 :] for at in range(len(form)))}:
            near.setdefault(rest, []).append(word)
    pairs = {pair for words in near.values() for pair in combinations(sorted(words), 2)}
    return {(one, other) for one, other in pairs if one_off(forms[one], forms[other])}


def test_words_that_are_alike_are_noticed() -> None:
    assert alike({word: word for word in ("lamp", "lump", "clamp", "lapm", "lam", "lion")}) == {
        ("lamp", "lump"), ("clamp", "lamp"), ("lamp", "lapm"), ("lam", "lamp"), ("lam", "lapm"),
    }  # fmt: skip


def test_every_complete_language_has_the_same_number_of_words() -> None:
    lists = word_lists()
    assert tuple(lists) == COMPLETE
    assert len({len(words) for words in lists.values()}) == 1
    assert len(lists["en"]) >= 256
    assert count() == len(lists["en"]) * (len(lists["en"]) - 1)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_word_is_short_and_made_of_letters_of_its_language(language: str) -> None:
    letters = {
        "en": "a-z",
        "pl": "a-ząćęłńóśźż",
        "cs": "a-záčďéěíňóřšťúůýž",
        "sk": "a-záäčďéíľĺňóôŕšťúýž",
    }[language]
    for word in word_lists()[language]:
        assert re.fullmatch(f"[{letters}]{{3,12}}", word), word


@pytest.mark.parametrize("language", COMPLETE)
def test_no_two_words_of_a_language_look_or_sound_alike(language: str) -> None:
    words = word_lists()[language]
    assert len(set(map(plain, words))) == len(words)
    assert alike({word: plain(word) for word in words}) == set()
    assert alike({word: sound(word, language) for word in words}) == set()


def test_a_spelling_means_the_same_in_every_language() -> None:
    meanings: dict[str, set[int]] = {}
    for words in word_lists().values():
        for at, word in enumerate(words):
            meanings.setdefault(plain(word), set()).add(at)
    assert [word for word, places in meanings.items() if len(places) > 1] == []


@given(st.integers(0, count() - 1), st.sampled_from(LANGUAGES))
def test_a_code_is_read_back_in_its_language(number: int, language: str) -> None:
    text = code_text(number, language)
    assert len(set(text.split())) == 2
    assert code_number(text) == number


def test_the_first_and_the_last_number_have_codes() -> None:
    words = word_lists()["en"]
    assert code_text(0, "en") == f"{words[0]} {words[1]}"
    assert code_text(count() - 1, "en") == f"{words[-1]} {words[-2]}"
    assert len({code_text(number, "en") for number in range(3000)}) == 3000


def test_other_languages_get_english_words() -> None:
    assert code_text(77, "de") == code_text(77, "en") == code_text(77, "xx")


LAMP_TIGER = code_number("lamp tiger")


@pytest.mark.parametrize(
    "typed",
    [
        "LAMP  Tiger ",
        "lampa tygrys",
        "Lampa tygr",
        "lampa tiger",
        "lamp-tiger",
        "“lamp”, “tiger”!",
        "lamptiger",
        "la mp tiger",
        "lamp\ttiger\n",
        "lapm tiger",  # swapped
        "lammp tigr",  # one more, one less
        "lamp tjger",  # changed
        "l\u0301amp tige\u0300r",
    ],
)
def test_slips_of_the_fingers_do_not_matter(typed: str) -> None:
    assert LAMP_TIGER is not None
    assert code_number(typed) == LAMP_TIGER


@given(st.sampled_from(sorted(plain(word) for words in word_lists().values() for word in words)), st.data())
def test_a_word_is_found_if_no_other_is_as_close(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word)))
    typed = word[:at] + data.draw(st.text("abcxyz", max_size=1)) + word[at + data.draw(st.integers(0, 1)) :]
    spelled = {plain(each): at for words in word_lists().values() for at, each in enumerate(words)}
    near = {spelled[typed]} if typed in spelled else {at for each, at in spelled.items() if one_off(each, typed)}
    other = "tiger" if spelled["tiger"] not in near else "lamp"
    expected = code_number(f"{word_lists()['en'][near.pop()]} {other}") if len(near) == 1 else None
    assert len(typed) < 2 or code_number(f"{typed} {other}") == expected


def test_a_misspelt_code_is_compared_with_few_words() -> None:
    code_number("lapm tigr")
    with patch("rowlock.tables.code_words.one_off", wraps=one_off) as compared:
        assert code_number("lapm tigr") == LAMP_TIGER
    assert compared.call_count < 50


def test_words_with_accents_are_found_without_them() -> None:
    number = code_number("łabędź żółw")
    assert number is not None
    assert code_number("labedz zolw") == code_number("ŁABĘDŹ ŻÓŁW") == code_number("swan turtle") == number


@pytest.mark.parametrize(
    "typed",
    [
        "", " ", "lamp", "lamp lamp", "lamp tiger crown", "lamp hurry", "lamp tigerrr", "lamp lampa", "12 7", "🐯 💡",
        "lamp " * 50, "x" * 10_000, "\ufdfa" * 100, "lamp\x00tiger\x00\x00x", "%s %s", "'; drop table code; --",
    ],
)  # fmt: skip
def test_what_is_no_code(typed: str) -> None:
    assert code_number(typed) is None


@pytest.mark.parametrize("typed", ["lmap unicorn", "unicorn tiver"])  # lamp or map, tiger or river
def test_what_is_as_close_to_two_words_is_neither(typed: str) -> None:
    assert code_number(typed) is None


@given(st.text(max_size=3 * MAX_CODE))
def test_any_text_is_a_code_or_none(typed: str) -> None:
    found = code_number(typed)
    assert found is None or 0 <= found < count()
