"""Journeys in every engine."""

import pytest

from .journeys import JOURNEYS, PEOPLE, Journey, Person, some_turns
from .page import Page

WRONG = """() => {
    setTimeout(() => { throw new Error("thrown"); });
    void Promise.reject(new Error("rejected"));
    console.error("written");
    document.body.append(Object.assign(document.createElement("script"), { textContent: "1" }));
}"""


def test_the_first_page_and_some_turns(page: Page) -> None:
    person = Person()
    person.visit(page)
    some_turns(page, person)


def test_what_goes_wrong_is_noticed(page: Page) -> None:
    page.open("/")
    page.wait("h1")
    page.evaluate(WRONG)
    found: list[str] = []
    for _ in page.looks("not all is reported"):
        found += page.problems()
        if all(any(part in each for each in found) for part in ("thrown", "rejected", "written", "script-src")):
            break
    page.forget()  # more may come


@pytest.mark.deep
@pytest.mark.parametrize("person", PEOPLE, ids=str)
@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.__name__)
def test_a_journey(page: Page, journey: Journey, person: Person) -> None:
    page.label = f"{journey.__name__}-{person}"
    person.visit(page)
    journey(page, person)
