"""python -m scripts.bots_in_page [SETTING ...]: how fast the emperor thinks in Chromium, and natively.

Both go through the same iterations about the same views, one after the other, in one run on one machine; each round
gives a ratio, and what counts is the median. It needs the built page, Playwright and Chromium.
"""

import argparse
import base64
import functools
import http.server
import random
import shutil
import statistics
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import tavoliere as tv
from tavoliere.bots import SearchBot, bot
from tavoliere.bots.network import network_of
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.engine.game import View
from tavoliere.engine.wasm import module_of
from tavoliere.lab.settings import SETTINGS, label
from tavoliere.web.content.bots import bot_tables, network_content
from tavoliere.web.content.catalogue import game_tables

STATIC = Path(tv.__file__).parent / "web" / "static"
WANTED = 0.5
VIEWS = 6  # of a game, spread over it
ITERATIONS = 2000
ROUNDS = 5
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")

# A worker of the page's, which is told what it needs to know; `grow` answers in how many seconds all trees have grown.
IN_PAGE = """
async ({ worker, tables, bots, rules, search, judge, network, options, views, iterations }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const thinker = new Worker(worker, { type: "module" });
  const knowledge = { tables, bots, rules: await WebAssembly.compile(bytes(rules)),
    search: await WebAssembly.compile(bytes(search)) };
  thinker.postMessage({ type: "know", knowledge });
  if (network) thinker.postMessage({ type: "learn", game: tables.name, judge: judge.name, content: bytes(network) });
  let last = 0;
  const grow = (view, seed) => new Promise((resolve, reject) => {
    const plan = { place: `${seed}`, view: bytes(view), search: judge.search, learned: network && judge.name,
      seed: BigInt(seed), iterations, seconds: 3600, settle: false, adopts: false };
    thinker.onmessage = ({ data }) => ("problem" in data ? reject(new Error(data.problem)) : resolve(data.answer));
    thinker.postMessage({ type: "ask", id: ++last, question: { kind: "grow", game: tables.name, options, plan } });
  });
  window.round = async (seed) => {
    const begin = performance.now();
    for (const [i, view] of views.entries()) await grow(view, seed + i);
    return (performance.now() - begin) / 1000;
  };
}
"""


def decisions(game: tv.Game) -> list[View]:
    """What is seen by whoever decides, all through a game of simple players."""
    match, generator, simple = tv.Match(game, seed=1), random.Random(1), bot("squire")
    found = []
    while match.position.actor is not None:
        view = match.view(match.position.actor)
        if len(view.actions) > 1:
            found.append(view)
        match.play(simple.choose(view, generator))
    return [found[part * len(found) // VIEWS] for part in range(VIEWS)]


def given(game: tv.Game, views: list[View], worker: str) -> dict[str, Any]:
    """What the page is told."""
    definition, network = game.definition, network_of(game)
    bots = bot_tables(definition)
    named = {one.name: one for one in bots.judges}
    judge = named.get(definition.network_name(game.settings), named[""])
    return {
        "worker": worker,
        "tables": game_tables(definition).model_dump(mode="json"),
        "bots": bots.model_dump(mode="json"),
        "rules": base64.b64encode(module_of(definition).read_bytes()).decode(),
        "search": base64.b64encode(search_module_of(definition).read_bytes()).decode(),
        "judge": judge.model_dump(mode="json"),
        "network": base64.b64encode(network_content(definition, network.name)).decode() if network else None,
        "options": game.settings,
        "views": [base64.b64encode(view.raw).decode() for view in views],
        "iterations": ITERATIONS,
    }


def natively(thinker: SearchBot, views: list[View], seed: int) -> float:
    begin = time.perf_counter()
    for i, view in enumerate(views):
        thinker.planted(view, seed + i).think(ITERATIONS)
    return time.perf_counter() - begin


def measured(page: Page, game: tv.Game, worker: str) -> tuple[float, float, float]:
    """Iterations a second natively and in the page, and their ratio."""
    views, thinker = decisions(game), SearchBot(network=network_of)
    page.evaluate(IN_PAGE, given(game, views, worker))
    here, there = [], []
    for number in range(ROUNDS + 1):
        here.append(natively(thinker, views, 100 * number))
        there.append(page.evaluate("seed => window.round(seed)", 100 * number))
    rounds = list(zip(here, there, strict=True))[1:]  # in the first the browser still compiles
    count = VIEWS * ITERATIONS
    ratio = statistics.median(mine / theirs for mine, theirs in rounds)
    return count / statistics.median(here[1:]), count / statistics.median(there[1:]), ratio


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("settings", nargs="*", metavar="SETTING", help="such as san-marco-4; all of them if left out")
    wanted = parser.parse_args().settings
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    [worker] = (f"/{path.name}" for path in STATIC.glob("bot-worker-*.js"))
    print(f"{'iterations a second':<32}{'natively':>10}{'Chromium':>10}{'ratio':>8}")
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        worst = 1.0
        for name, options in SETTINGS:
            if wanted and label((name, options)) not in wanted:
                continue
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/icon.svg")
            here, there, ratio = measured(page, tv.game(name, **options), worker)
            print(f"{label((name, options)):<32}{here:>10,.0f}{there:>10,.0f}{ratio:>8.2f}", flush=True)
            worst = min(worst, ratio)
            page.close()
        browser.close()
    print(f"The least ratio is {worst:.2f}; wanted: {WANTED}.")


if __name__ == "__main__":
    main()
