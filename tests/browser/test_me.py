"""The page of the player: who you are, also without a network."""

from playwright.sync_api import expect

from rowlock.i18n import words

from .visitors import PHONE, Visitors, visit

say = words("en")
GUEST = """async (name) => {
    const body = JSON.stringify({ name });
    const headers = { "content-type": "application/json" };
    await fetch("/api/guests", { method: "POST", headers, body });
    localStorage.setItem("rowlock:settings", JSON.stringify({ name }));
}"""


def test_a_player_stays_known_without_a_network(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/nowhere")
    page.evaluate(GUEST, "Ada")
    page.goto("/me")
    expect(page.get_by_text(say("web-me-name", name="Ada"))).to_be_visible()
    visit(page, "/learn")
    page.get_by_role("heading", name=say("learn-which")).wait_for()
    page.context.set_offline(True)
    visit(page, "/me")
    expect(page.get_by_role("alert")).to_contain_text(say("web-offline"))
    expect(page.get_by_text(say("web-me-name", name="Ada"))).to_be_visible()
    expect(page.get_by_text(say("web-nobody"))).to_have_count(0)
    expect(page.get_by_label(say("web-have-code"))).to_have_count(0)
    page.get_by_role("button", name=say("pass-try-again")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("web-offline"))
    page.context.set_offline(False)  # the page asks again by itself
    expect(page.get_by_role("heading", name=say("web-devices"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_somebody_new_is_told_so(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/me")
    expect(page.get_by_text(say("web-nobody"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label(say("web-have-code"))).to_be_visible()
