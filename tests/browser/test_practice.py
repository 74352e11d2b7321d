"""The position of the day: decided as in a game, then graded."""

from playwright.sync_api import Page, expect

from .visitors import PHONE, Visitors


def today(page: Page) -> str:
    return str(page.evaluate("async () => (await (await fetch('/api/practice')).json())[0].date"))


def answer(page: Page, at: int) -> None:
    """Choose the option with this index in the dock, or the first cards that can be played."""
    page.locator(".dock").wait_for()
    chips = page.locator(".dock .chip")
    if not chips.count():  # in the card game cards are selected first
        page.locator("[data-place], .hand button:enabled").first.click()
        draw, selected = page.locator(".dock [data-key=t]"), page.locator("[aria-pressed=true]")
        while page.locator("[data-place]").count() and selected.count() and not draw.count():
            page.locator("[data-place][aria-pressed=false]").first.click()
        if selected.count():  # a single card is drawn by the tap on it
            draw.or_(chips).first.click()
    else:
        chips.nth(at).click()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .button").last.click()
    page.locator(".verdict").wait_for()


def test_a_position_is_decided_and_graded_once(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/")
    page.get_by_role("link", name="Practice").click()
    page.wait_for_url("**/practice")
    # a position from the middle of a game: the turn is shown, but no log
    expect(page.locator("h1 + p")).to_contain_text("Turn ")
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    expect(page.locator("a[aria-current=page] .sign")).to_have_text("○")
    answer(page, 0)
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("listitem").first).to_contain_text("%")
    expect(verdict.get_by_text("your answer")).to_be_visible()
    # the width of a bar is the win chance
    bar = verdict.locator(".bar span").first.get_attribute("style") or ""
    assert f"{float(bar.strip('width: %;')):.1f}%" == verdict.locator("li b").first.inner_text()
    expect(page.locator("a[aria-current=page] .sign")).not_to_have_text("○")
    title = verdict.locator("h2").inner_text()
    # the first answer is final
    page.reload()
    expect(page.locator(".verdict h2")).to_have_text(title)
    expect(page.locator(".dock")).to_have_count(0)
    # and is shown in the list of days
    expect(page.locator("a[aria-current=page]")).to_contain_text("Today")
    expect(page.locator("a[aria-current=page] .sign")).not_to_have_text("○")
    # another day has another question
    page.locator(".days a").nth(1).click()
    expect(page.locator(".dock")).to_be_visible()


def test_a_best_answer_can_be_shared_without_revealing_it(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open("/")
    day = today(page)
    best = page.evaluate(
        """async (day) => {
            const { table } = await (await fetch(`/api/practice/${day}`)).json();
            const body = JSON.stringify({ decision: table.game.options[0] });
            const headers = { "content-type": "application/json" };
            const graded = await (await fetch(`/api/practice/${day}`, { method: "POST", headers, body })).json();
            const [{ decision }] = graded.ranking;
            localStorage.setItem("rowlock:practice", JSON.stringify({ [day]: { decision, place: 1, fresh: true } }));
            return decision;
        }""",
        day,
    )
    page.goto("/practice")
    expect(page.locator(".verdict h2")).to_contain_text("That is the best option.")
    expect(page.locator("a[aria-current=page] .sign")).to_have_text("★")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied", exact=False)).to_be_visible()
    text = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert f"/practice/{day}" in text
    assert "the best option" in text
    if best["type"] == "mark":
        assert str(best["row"]) not in text
    assert "%" not in text


def test_an_unknown_day_shows_an_error(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.allowed = (*visitor.allowed, "404 (Not Found)")
    page = visitor.open("/practice/2020-02-02")
    expect(page.get_by_role("alert")).to_have_text("There is no position for that day.")
    page.locator(".days a").first.click()
    expect(page.locator(".dock")).to_be_visible()


def test_a_solo_game_begins_at_once(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/practice")
    page.get_by_role("button", name="Play solo").click()
    page.wait_for_url("**/t/*")
    page.locator(".dock [data-key=r]").click()
    expect(page.locator(".dock .chip").first).to_be_visible()
    assert not page.locator(".others article").count()
