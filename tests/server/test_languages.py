"""Language of messages: the query of a socket, else ``Accept-Language``."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.i18n import LANGUAGES, words
from rowlock.server.problems import language_of

from .client import Person, run
from .processes import Server

CASES = [
    *((language, "cs", language) for language in LANGUAGES),
    (None, "cs", "cs"),
    ("", "sk", "sk"),
    ("xx", "pl", "pl"),
    ("PL", "sk", "sk"),
    ("pl-PL", "", "en"),
    ("p" * 5000, "", "en"),
    ("../pl", "", "en"),
    ("\0", "", "en"),
]


@pytest.mark.parametrize(("named", "accepted", "language"), CASES)
def test_errors_are_in_the_requested_language(plain: Server, named: str | None, accepted: str, language: str) -> None:
    async def ask() -> None:
        given = {} if named is None else {"lang": named}
        headers = {"Accept-Language": accepted} if accepted else None
        async with await Person.guest(plain.url, "Ada", headers) as ada:
            async with ada.socket(await ada.new_table(), **given) as socket:
                answer = await socket.do("start")
                assert (answer["code"], answer["message"]) == ("seats_open", words(language)("table-seats_open"))
                broken = await socket.ask("nonsense")
                assert broken["message"] == words(language)("table-bad_frame", where="none")
            async with ada.socket("none", **given) as nowhere:
                assert await nowhere.until_closed() == 4404
                (frame,) = nowhere.frames
                assert frame["message"] == words(language)("table-no_such_table", table="none")
            async with ada.socket("none", after="x", **given) as refused:
                assert await refused.until_closed() == 4400

    run(ask())


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl,en", "pl"),
        ("en,pl", "en"),
        ("sk, cs, pl, en", "sk"),
        ("pl; q=0.9", "pl"),
        ("pl ;q=0.9 , en ; q = 0.8", "pl"),
        ("\tpl\t;\tQ=0.9", "pl"),
        ("pl;q=0.5,cs;q=0.8", "cs"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("CS-cz", "cs"),
        ("it,es;q=0.9,sk;q=0.1", "sk"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("nl-BE", "nl"),
        ("fr-CH,de;q=0.9", "fr"),
        ("pl;q=0", "en"),
        ("pl;q=0.000,cs;q=0.1", "cs"),
        ("pl-PL;q=0,pl;q=0.5", "pl"),  # excludes that region only
        ("pl,cs;q=0.9,pl;q=0", "cs"),
        ("*", "en"),
        ("*,pl", "pl"),
        ("pl;q=0.5,*", "en"),
        ("en;q=0.5,*", "pl"),
        ("en;q=0,*", "pl"),
        ("*;q=0", "en"),
        ("en,pl,cs,sk;q=0.5,*;q=0.9", "en"),
        ("pl;q=x,cs;q=nan,sk;q=inf", "en"),
        ("pl;q=2,cs;q=-1,sk;q=0.2", "sk"),
        ("pl;level=1,cs;q=0.2", "cs"),
        ("pl\N{COMBINING ACUTE ACCENT},../cs,sk--x,,;,*", "en"),
        ("it," * 100_000 + "pl", "en"),
        ("pl," + "it," * 100_000, "pl"),
        ("pl," + "d" * 190 + ",pl;q=0.9", "pl"),  # the limit of 200 characters cuts the last range to "pl;q=0"
    ],
)
def test_the_most_preferred_language_is_spoken(header: str, language: str) -> None:
    assert language_of({"accept-language": header}) == language


@given(st.text(alphabet="plcsenk-*;,q=01.9 \t\0\N{ARABIC-INDIC DIGIT ONE}", max_size=300))
def test_any_header_gives_a_language(header: str) -> None:
    assert language_of({"accept-language": header}) in LANGUAGES


SPACE = st.sampled_from(("", " ", "\t", "  "))


@settings(max_examples=200)
@given(
    st.lists(
        st.tuples(
            st.sampled_from((*LANGUAGES, "it")),
            st.sampled_from(("", "-XX", "-Latn-XX")),
            st.integers(1, 10),
            SPACE,
            SPACE,
        ),
        max_size=6,
    )
)
def test_order_breaks_ties_of_weight(ranges: list[tuple[str, str, int, str, str]]) -> None:
    header = ",".join(
        f"{before}{language}{region}{after};{before}q={weight / 10}{after}"
        for language, region, weight, before, after in ranges
    )
    spoken = [(weight, language) for language, _, weight, _, _ in ranges if language in LANGUAGES]
    best = max((weight for weight, _ in spoken), default=None)
    expected = next((language for weight, language in spoken if weight == best), "en")
    assert language_of({"accept-language": header}) == expected
