"""Without the network: what was kept goes on, and what needs the server says so."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Someone

PATIENCE = 180_000  # milliseconds: on a busy machine Python takes its time to start in a browser

KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith("tavoliere-"));
  const requests = await (await caches.open(names[0])).keys();
  return requests.map(({url}) => new URL(url).pathname);
}"""
PUBLIC = re.compile(r"/(?!api/)|/api/(games|words|lessons|rulebook|reference|offline)\b")


def keep(page: Page) -> None:
    page.goto("/#offline")
    page.get_by_role("button", name=re.compile("Keep for use")).click()
    expect(page.locator(".kept")).to_be_visible(timeout=PATIENCE)


def test_what_was_kept_goes_on_without_the_network(somebody: Someone) -> None:
    context = somebody()
    page = context.new_page()
    keep(page)
    kept = page.evaluate(KEPT)
    assert len(kept) > 80
    assert [path for path in kept if not PUBLIC.match(path)] == []

    context.set_offline(True)
    page.goto("/")
    expect(page.locator(".connection")).to_contain_text("go on without it")
    expect(page.locator(".box svg")).to_have_count(3)
    page.locator(".box .primary").first.click()
    expect(page.locator(".box .refusal")).to_contain_text("needs the server")

    page.goto("/#rules/cardcassonne/CC%206.3")
    expect(page.locator(".here")).to_contain_text("6.3")

    page.goto("/#learn/cardcassonne")
    page.reload()
    page.locator(".lessons a").first.click()
    expect(page.locator("main.lesson[aria-busy=false] .coach .told")).not_to_be_empty(timeout=PATIENCE)

    context.set_offline(False)
    page.goto("/#offline")
    page.reload()
    expect(page.locator(".connection")).to_have_count(0)
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name=re.compile("Keep for use"))).to_be_visible()
    assert page.evaluate("caches.keys()") == []
