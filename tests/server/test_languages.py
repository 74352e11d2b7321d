"""A socket answers in the language its query names, else in the one its handshake accepts."""

import pytest

from rowlock.i18n import LANGUAGES, words

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
def test_refusals_are_in_the_language_asked_for(plain: Server, named: str | None, accepted: str, language: str) -> None:
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
