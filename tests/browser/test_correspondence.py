"""Games of days: the clock in words, titles and the badge, and push messages from the page to the notification."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rowlock.i18n import words

from ..push_service import PushBox
from .player import COMMAND, DOUBLE, SEAT, table_id
from .push_browser import CLICK, PushBrowser, badge
from .visitors import DESK, PHONE, Visitors

DAYS = {"game": "classic", "clock": {"per_decision": 2 * 86_400}}
TELL = "Tell me when it is my turn"


SIT = SEAT.replace('await post("/guests"', 'if (!(await fetch("/api/me")).ok) await post("/guests"')
"""As SEAT, but as the guest that the page's visitor already is."""


def began(ada: Page, ben: Page, settings: dict[str, Any]) -> str:
    """Begin a game of two over the API in which Ada rolls first; return the table."""
    for _ in range(60):
        table = str(ada.evaluate(SIT, ["Ada", settings, None]))
        ben.evaluate(SIT, ["Ben", None, table])
        if ada.evaluate(COMMAND, [table, {"type": "start"}])["game"]["to_act"] == [0]:
            return table
        ada.evaluate(COMMAND, [table, {"type": "resign"}])
    raise AssertionError("the lot never lets Ada begin")


def two(visitors: Visitors, *, settings: dict[str, Any]) -> tuple[Page, Page, str]:
    ada, ben = visitors(PHONE).open("/api/health"), visitors(DESK).open("/api/health")
    return ada, ben, began(ada, ben, settings)


# The clock


def test_a_table_of_days_is_set_up_and_says_so(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/new")
    page.locator("select[name=total]").select_option("180")
    page.locator("select[name=grace]").select_option("60")
    page.get_by_label("Time for each decision").select_option("7 days")
    expect(page.locator("select[name=total], select[name=grace]")).to_have_count(0)
    expect(page.get_by_text("Everybody plays when they have time")).to_be_visible()
    page.locator("form .button.main").click()
    expect(page.locator(".about-table")).to_contain_text("Qwixx, 7 days a move, no hints")
    view = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert view["settings"]["clock"] == {"per_decision": 7 * 86_400, "bank": 0, "total": None}
    assert view["settings"]["grace"] is None


@pytest.mark.parametrize(
    ("seconds", "lobby", "left"),
    [
        (86_400, "one day a move", r"2[34] hours left"),
        (2 * 86_400, "2 days a move", r"(2 days|47 hours) left"),
        (18 * 3600, "18 hours a move", r"1[78] hours left"),
        (3600, "one hour a move", r"(one hour|\d\d minutes) left"),
        (600, "10 minutes a move", r"\d?\d:\d\d"),
        (120, "120 s for each decision", r"\d:\d\d|\d\d"),
    ],
)
def test_the_clock_is_in_words_until_the_end_is_near(visitors: Visitors, seconds: int, lobby: str, left: str) -> None:
    settings = {"game": "classic", "clock": {"per_decision": seconds}}
    ada, ben, table = two(visitors, settings=settings)
    ada.goto(f"/t/{table}")
    ben.goto(f"/t/{table}")
    whole = re.compile(rf"^({left})$")
    part = "" if ":" in left else " .long"
    expect(ada.locator(f".dock .clock{part}")).to_have_text(whole)
    expect(ben.locator(f".opponent .clock{part}")).to_have_text(whole)
    name = ada.locator(".dock .clock").get_attribute("aria-label") or ""
    assert ("You have" in name) == (":" in left)
    room = ada.evaluate(SEAT, ["Ada", settings, None])
    ada.goto(f"/t/{room}")
    expect(ada.locator(".about-table")).to_contain_text(lobby)


@pytest.mark.parametrize("settings", [DAYS, {"game": "classic", "grace": 3600}], ids=["clock", "grace"])
def test_nobody_is_called_absent_where_the_table_acts_after_an_hour_or_later(
    visitors: Visitors, settings: dict[str, Any]
) -> None:
    ada, ben, table = two(visitors, settings=settings)
    absent: list[str] = []

    def note_absent(text: str | bytes) -> None:
        absent.extend(json.loads(text).get("left", {}))

    ada.on("websocket", lambda socket: socket.on("framereceived", note_absent))
    ada.goto(f"/t/{table}")
    ben.goto(f"/t/{table}")
    ben.locator(".dock").wait_for()
    ada.locator(".dock").wait_for()
    ada.clock.install()
    absent.clear()  # who had not come yet
    ben.close()
    while not absent:
        ada.wait_for_timeout(20)
    ada.clock.run_for(90_000)
    expect(ada.locator(".absent")).to_have_count(0)


# Titles and the badge


def test_titles_and_the_badge_count_the_tables_where_others_wait(visitors: Visitors, box: PushBox) -> None:
    visitor = visitors(DESK)
    PushBrowser(visitor, box)
    ada, ben = visitor.open("/api/health"), visitors(DESK).open("/api/health")
    first, second = began(ada, ben, DAYS), began(ada, ben, {"game": "classic"})
    ada.goto("/")
    expect(ada).to_have_title("Your turn at 2 tables · Rowlock")
    assert badge(ada) == 2
    running = ada.locator(f"[data-running] [href='/t/{first}']")
    expect(running).to_contain_text(re.compile(r"It is your turn.*left\s*·\s*2 days a move", re.DOTALL))
    running.click()
    expect(ada).to_have_title("Your turn at 2 tables · Qwixx · Rowlock")
    ada.locator("[data-key=r]").click()
    ada.wait_for_timeout(DOUBLE)
    ada.locator('.dock [data-key="0"]').click()
    expect(ada).to_have_title("Your turn at another table · Qwixx · Rowlock")
    ada.wait_for_function("() => globalThis.badge === 1")
    ada.evaluate(COMMAND, [second, {"type": "resign"}])
    ada.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(ada).to_have_title("Qwixx · Rowlock")
    assert badge(ada) == 0


def test_a_game_against_a_bot_is_not_counted(visitors: Visitors, box: PushBox) -> None:
    visitor = visitors(DESK)
    PushBrowser(visitor, box)
    page = visitor.open("/")
    page.locator("[data-game=classic] .button.main").click()
    page.locator(".dock").wait_for()
    page.goto("/")
    page.locator("[data-running]").wait_for()
    expect(page).to_have_title("Rowlock")
    assert badge(page) == 0


# Push messages


ACT = f"""async (table) => {{
    const command = {COMMAND};
    const look = async () => (await (await fetch(`/api/tables/${{table}}`)).json()).game;
    for (let game = await look(); game.roll || game.options.length; game = await look()) {{
        const {{ step, roll, options }} = game;
        await command([table, roll ? {{ type: "roll", step }} : {{ type: "decide", step, decision: options[0] }}]);
    }}
}}"""
"""Act for the page's visitor over the API until it is not their turn anymore."""


@pytest.fixture
def reader(visitors: Visitors, box: PushBox) -> PushBrowser:
    return PushBrowser(visitors(DESK, service_worker=True), box)


def test_a_tap_brings_the_message_of_each_turn_to_the_device(visitors: Visitors, reader: PushBrowser) -> None:
    ada, ben = reader.visitor.open("/"), visitors(DESK).open("/api/health")
    reader.worker(ada)  # it has cached the client
    table = str(ada.evaluate(SEAT, ["Ada", DAYS, None]))
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name=TELL).click()
    expect(ada.locator("[data-push=on]")).to_contain_text("This device tells you when it is your turn.")
    key = ada.evaluate("async () => (await (await fetch('/api/push')).json()).key")
    given = ada.evaluate("() => localStorage.getItem('test:key').replaceAll('+', '-').replaceAll('/', '_')")
    assert given.rstrip("=") == key

    ben.evaluate(SEAT, ["Ben", None, table])
    ada.get_by_role("button", name="Start").click()
    ada.locator(".dock").wait_for()
    ada.goto("/")  # nobody is at the table from now on
    ben.evaluate(ACT, table)  # now the table waits for Ada, whichever seat begins
    received = reader.next()
    assert received.sender == key
    message = received.message
    assert (message["table"], message["game"], message["waiting"]) == (table, "classic", 1)

    worker = reader.deliver(ada, received.text)
    (shown,) = reader.shown(ada)
    say = words("en")
    body = say("push-played", game="Qwixx", player="Ben") if message["by"] else say("push-begins", game="Qwixx")
    assert shown == {
        "title": "It is your turn",
        "body": body,
        "tag": table,
        "lang": "en",
        "data": {"path": f"/t/{table}"},
    }
    assert worker.evaluate("self.badge") == 1
    expect(ada).to_have_title("Your turn · Rowlock")  # the open page knows it at once

    worker.evaluate(CLICK, table)
    assert worker.evaluate("self.opened") == [f"open /t/{table}"]
    assert reader.shown(ada) == []
    ada.goto(f"/t/{table}")
    ada.locator(".dock").wait_for()
    reader.deliver(ada, received.text)
    worker.evaluate(CLICK, table)
    assert worker.evaluate("self.opened.at(-1)") == f"focus /t/{table}"


def test_there_is_one_notification_for_each_table(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    first, second = "a" * 20, "b" * 20
    for table, by in ((first, "Ben"), (second, ""), (first, "Cyd")):
        reader.deliver(page, f'{{"table": "{table}", "game": "cards", "by": "{by}", "waiting": 2}}')
    found = {each["tag"]: each["body"] for each in reader.shown(page)}
    assert found == {
        first: "Qwixx The Card Game: Cyd has played.",
        second: "Qwixx The Card Game: the game begins.",
    }


@pytest.mark.parametrize("text", ["", "nothing", "[]", '{"table": "../../etc"}', '{"table": 7}', "null"])
def test_a_message_that_is_none_of_ours_shows_a_plain_notification(reader: PushBrowser, text: str) -> None:
    page = reader.visitor.open("/")
    reader.deliver(page, text)
    (shown,) = reader.shown(page)
    assert (shown["title"], shown["tag"], shown["data"]) == ("It is your turn", "rowlock", {"path": "/"})


def test_a_notification_is_in_the_language_that_was_chosen(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    reader.deliver(page, f'{{"table": "{"a" * 20}", "game": "hush", "by": "Ben", "waiting": 1}}')
    (shown,) = reader.shown(page)
    assert (shown["lang"], shown["title"]) == ("pl", words("pl")("web-your-turn"))
    assert shown["body"] == words("pl")("push-played", game="Rowlock", player="Ben")


def test_a_second_tap_ends_the_messages(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    page.goto("/me")
    page.get_by_role("button", name=TELL).click()
    page.get_by_role("button", name="Turn messages off").click()
    expect(page.get_by_role("button", name=TELL)).to_be_visible()
    assert page.evaluate("() => [localStorage.getItem('test:key'), localStorage.getItem('rowlock:push')]") == [
        None,
        None,
    ]
    page.reload()
    expect(page.get_by_role("button", name=TELL)).to_be_visible()


def test_signing_out_ends_the_messages_of_this_browser(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    page.goto("/me")
    page.get_by_role("button", name=TELL).click()
    expect(page.locator("[data-push=on]")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("Nobody", exact=False).or_(page.locator("form.panel")).first).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('rowlock:push') === null")
    assert page.evaluate("() => localStorage.getItem('test:key')") is None


def test_a_lost_subscription_is_renewed_with_the_next_visit(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    page.goto("/me")
    page.get_by_role("button", name=TELL).click()
    expect(page.locator("[data-push=on]")).to_be_visible()
    page.evaluate("() => { localStorage.removeItem('test:key'); sessionStorage.clear(); }")
    with page.expect_response("**/api/me/push") as renewed:
        page.goto("/")
    assert renewed.value.ok
    assert page.evaluate("() => localStorage.getItem('test:key')")


def test_who_refuses_is_told_how_to_change_their_mind(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    page.evaluate("() => localStorage.setItem('test:answer', 'denied')")
    page.goto("/me")
    page.get_by_role("button", name=TELL).click()
    expect(page.locator("[data-push=denied]")).to_contain_text("press the sign beside the address")
    assert page.evaluate("() => localStorage.getItem('test:key')") is None


def test_a_browser_that_fails_says_so_and_can_be_asked_again(reader: PushBrowser) -> None:
    page = reader.visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    page.goto("/me")
    page.evaluate(
        "() => { PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError')); }"
    )
    page.get_by_role("button", name=TELL).click()
    expect(page.get_by_role("alert")).to_contain_text("could not arrange the messages")
    expect(page.get_by_role("button", name=TELL)).to_be_enabled()


@pytest.mark.parametrize(
    ("change", "state"),
    [
        ("delete globalThis.PushManager; delete window.PushManager;", "unsupported"),
        ("delete globalThis.PushManager; delete window.PushManager; navigator.standalone = false;", "home-screen"),
    ],
)
def test_a_browser_without_messages_says_why(visitors: Visitors, change: str, state: str) -> None:
    visitor = visitors(PHONE)
    visitor.context.add_init_script(change)
    page = visitor.open("/")
    table = page.evaluate(SEAT, ["Ada", DAYS, None])
    page.goto("/me")
    expect(page.locator(f"[data-push={state}]")).to_be_visible()
    page.goto(f"/t/{table}")
    page.locator(".invite").wait_for()
    expect(page.locator("[data-push]")).to_have_count(1 if state == "home-screen" else 0)


def test_a_server_that_sends_nothing_offers_nothing(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    page = visitor.open("/")
    page.evaluate(SEAT, ["Ada", DAYS, None])
    visitor.context.route("**/api/push", lambda route: route.fulfill(json={"key": None}))
    page.goto("/me")
    page.locator("section.panel").first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-push]")).to_have_count(0)


def test_a_quick_table_offers_no_messages(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/")
    table = page.evaluate(SEAT, ["Ada", {"game": "classic", "clock": {"per_decision": 60}}, None])
    page.goto(f"/t/{table}")
    page.locator(".invite").wait_for()
    assert table_id(page) == table
    expect(page.locator("[data-push]")).to_have_count(0)
