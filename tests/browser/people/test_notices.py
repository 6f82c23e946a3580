"""Games that last days, on the page: told with one click, vacation for all to see, and where links of mails lead."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Server, Someone
from tests.browser.person import found, sit

DAYS: dict[str, Any] = {"kind": "move", "seconds": 2 * 86_400, "bot": "squire", "vacation": 7}
# What a browser with a push service would do: headless there is none.
STUB = """
  window.asked = 0;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const found = { toJSON: () => ({ endpoint: "https://push.example.org/me", keys }) };
  Object.defineProperty(Notification, "permission", { get: () => (window.asked ? "granted" : "default") });
  Notification.requestPermission = async () => { window.asked += 1; return "granted"; };
  PushManager.prototype.subscribe = async () => found;
"""


def seated(server: Server, somebody: Someone) -> tuple[Page, Page]:
    table = found(server.address, "carolus-magnus", {"players": 2}, ["human", "human"], clock=DAYS)
    contexts: list[BrowserContext] = [somebody(), somebody()]
    contexts[0].add_init_script(STUB)
    pages = [context.new_page() for context in contexts]
    for page, token in zip(pages, table["tokens"], strict=True):
        sit(page, token)
    return pages[0], pages[1]


def test_one_click_and_i_am_told(server: Server, somebody: Someone) -> None:
    page, other = seated(server, somebody)
    bell = page.locator(".bell")
    expect(bell).to_have_text("Tell me")
    assert page.evaluate("window.asked") == 0, "nothing is asked before that"
    bell.click()
    expect(bell).to_have_text("You will be told")
    assert page.evaluate("window.asked") == 1
    page.reload()
    expect(bell).to_have_text("You will be told")
    bell.click()
    sheet = page.get_by_role("dialog", name="Tell me when it is my turn")
    expect(sheet).to_contain_text("no further one until you have looked")
    sheet.get_by_role("checkbox").click()  # it changes when the server knows it
    expect(bell).to_have_text("Tell me")
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_role("dialog")).to_have_count(1)  # in the place of the other
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(other.locator(".bell")).to_be_visible()


def test_vacation_is_shown_to_all_and_ends_with_a_click(server: Server, somebody: Someone) -> None:
    page, other = seated(server, somebody)
    page.locator(".player .control summary").first.click()
    expect(page.locator(".vacation")).to_contain_text("Vacation left: 7 days")
    page.get_by_role("button", name="Go on vacation").click()
    expect(page.locator(".late")).to_contain_text("Your clock stands still")
    page.set_viewport_size({"width": 1024, "height": 768})
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator(".player :is(.called, .tags)").evaluate_all(cut) == []
    expect(other.locator(".player .clock", has_text="vacation")).to_have_count(1)
    expect(other.locator(".clock.runs")).to_have_count(0)
    page.locator(".late").get_by_role("button", name="I am back").click()
    expect(page.locator(".late")).to_have_count(0)
    expect(other.locator(".player .clock", has_text="vacation")).to_have_count(0)


def test_links_of_mails_lead_to_my_table_or_say_where_it_is(server: Server, somebody: Someone) -> None:
    page, _ = seated(server, somebody)
    table = page.evaluate("JSON.parse(localStorage.getItem('tavoliere-tables'))[0].table")
    page.goto(f"/#at/{table}")
    expect(page.locator("main.table")).to_be_visible()
    stranger = somebody().new_page()
    stranger.goto(f"/#at/{table}")
    expect(stranger.get_by_role("heading", name="This seat is in another browser")).to_be_visible()
    stranger.goto("/#mail/stop/made.up.token")
    stranger.get_by_role("button", name="Stop for this table").click()
    expect(stranger.locator("main").get_by_role("status")).to_contain_text("This link is not valid")


def test_what_happens_when_days_run_out_is_chosen_beforehand(page: Page) -> None:
    page.goto("/#new/carolus-magnus")
    time = page.locator(".time")
    expect(time.locator("select")).to_have_count(1)
    time.locator("select").first.select_option("move 172800")
    expect(time).to_contain_text("this bot plays for them until they come back")
    expect(time).to_contain_text("On vacation one's clock stands still")
    time.locator("select").nth(2).select_option("true")
    expect(time).to_contain_text("they cannot come back")


def test_the_hosts_page_says_when_the_server_is_silent(page: Page) -> None:
    page.goto("/#host")
    expect(page.locator(".host").first).to_contain_text("Tables in memory")
    page.route("**/api/host", lambda route: route.abort())
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/api/host")
    expect(page.get_by_role("alert")).to_have_count(0)
