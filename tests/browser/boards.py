"""Every board, at every kind of screen that shows one, at the sizes that screens have: for the law of their layout, and
for contact sheets."""

import json
import random
from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

import tavoliere as tv
from tavoliere.puzzles import puzzles_of
from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tavoliere.table.dice import FairDice
from tavoliere.table.match import Match
from tests.browser.person import found, play_on, sit, wait_until_asked
from tests.browser.quick import SEED
from tests.browser.screens import ASIDE, editor, judge_quickly, study, take_number
from tests.referee.entries import whole
from tests.referee.test_referee import record_of

# Phones, tablets, laptops and large screens, both ways round; and what is left of them at 200 %, where a screen has
# half as many of the pixels that a page is laid out in.
SIZES = (
    *((360, 640), (390, 844), (600, 960), (744, 1133), (768, 1024), (800, 1280), (820, 1180), (1080, 1920)),
    *((667, 375), (844, 390), (915, 412), (1024, 768), (1200, 831), (1280, 720), (1440, 900), (1536, 864)),
    *((1920, 1080), (2560, 1440)),
    *((640, 360), (720, 450), (768, 432), (960, 540)),
)
# Where there is least room, where from on all must be seen at once, and where letters must be larger.
EVERYWHERE = {(360, 640), (640, 360), (1024, 768), (2560, 1440)}
IN_TURN = 4  # things, between which the other sizes are divided


def sizes_of(nth: int) -> list[tuple[int, int]]:
    """Sizes for what is looked at beside the law of layout, so that things that follow one another see all of them."""
    return [size for n, size in enumerate(SIZES) if size in EVERYWHERE or n % IN_TURN == nth % IN_TURN]


NAMES = ("Giocatore 1", "Bruno", "Carla", "Dino", "Elsa")  # the first as the page calls whoever has no name


class Board(NamedTuple):
    """A screen with a game's board on it, and what brings it before somebody's eyes."""

    game: str
    name: str
    show: Callable[[Page, str], None]
    settings: Mapping[str, Any] = MappingProxyType({})


@cache
def decided_by_lot(game: str, options: tuple[tuple[str, Any], ...], phase: str, after: int) -> Match:
    """A game in which everybody has decided by lot, at the first decision of a phase after so many others."""
    match = Match(tv.game(game, **dict(options)), dice=FairDice.from_seed(SEED))
    luck = random.Random(1)
    made = 0
    while made < after or match.position.to_json()["phase"] != phase:
        match.play(luck.choice(match.position.actions))
        made += 1
    return match


def decisions_of(match: Match) -> list[int]:
    return [int(step) for step in match.steps if not step.block.chance]


def table(game: str, phase: str, after: int, **options: Any) -> Board:
    """At a table, as whoever decides there sees it."""

    def show(page: Page, server: str) -> None:
        match = decided_by_lot(game, tuple(options.items()), phase, after)
        opened = found(server, game, options, ["human"] * options["players"], names=NAMES)
        play_on(server, opened["tokens"], line=decisions_of(match))
        sit(page, opened["tokens"][match.position.actor or 0])
        wait_until_asked(page)
        page.locator(".stage svg").first.wait_for()

    return Board(game, "-".join(("table", *map(str, options.values()), phase)), show)


def counted(page: Page, server: str) -> None:
    """The sheet that tells what the last round brought, over the board where that is narrow."""
    table("cardcassonne", "misplaced", 152, players=3).show(page, server)
    page.locator(".choices .choice:enabled").first.evaluate("choice => choice.click()")
    page.locator(".summary .go-on").wait_for()


def lesson(game: str, tried: bool) -> Callable[[Page, str], None]:
    """What a course says first; or what a wrong try got, the first that a lesson speaks of."""

    def show(page: Page, _: str) -> None:
        steps = ((one, i, step) for one in tv.GAMES[game].lessons for i, step in enumerate(one.steps))
        taught, at, step = next(found for found in steps if bool(found[2].tries) == tried)
        page.goto(ASIDE)
        learned = json.dumps({game: {"done": [], "at": {taught.name: at}}})
        page.evaluate("learned => localStorage.setItem('tavoliere-learned', learned)", learned)
        page.goto(f"/#learn/{game}/{taught.name}")
        page.locator(f"main.lesson[data-at='{at}'][aria-busy=false]").wait_for()  # until then a choice is not taken
        page.locator(".stage svg").first.wait_for()
        if tried:
            take_number(page, int(tv.game(game, **taught.options).action(next(iter(step.tries)))))
            page.locator(".coach .wrong").wait_for()

    return show


def puzzle(game: str) -> Callable[[Page, str], None]:
    """With what the obvious choice got."""

    def show(page: Page, _: str) -> None:
        first = puzzles_of(tv.GAMES[game])[0]
        page.goto(f"/#puzzles/{game}/{first.key}")
        page.locator(".choices .choice").first.wait_for()
        take_number(page, int(tv.game(game, **first.options).action(first.obvious)))
        page.locator(".coach .wrong").wait_for()

    return show


@cache
def finished(server: str, game: str) -> dict[str, Any]:
    """A game that has been played to its end, the same each time."""
    options = {"players": 3} if game != "carolus-magnus" else {"players": 2}
    match = decided_by_lot(game, tuple(options.items()), "over", 0)
    opened = found(server, game, options, ["human"] * options["players"], names=NAMES)
    play_on(server, opened["tokens"], line=decisions_of(match))
    return opened


def replay(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, server: str) -> None:
        page.goto(f"/#sit/{finished(server, game)['spectator']}/60")
        expect(page.locator(".replay .count")).to_contain_text("60 ")
        page.locator(".stage svg").first.wait_for()

    return show


def analysis(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, server: str) -> None:
        judge_quickly(page)
        page.goto(f"/#analysis/{finished(server, game)['table']}")
        page.locator("main.analysis[data-judged=all]").wait_for(timeout=120_000)
        page.locator(".decision-row").first.click()
        page.locator(".side .chosen").wait_for()

    return show


def figures(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, _: str) -> None:
        page.goto(f"/#rules/{game}")
        page.locator(".figure .room svg").first.wait_for()

    return show


def bring(page: Page, match: Match, told: list[str]) -> None:
    """Go on with a game with the real box of which so much was told elsewhere."""
    record = json.dumps({**record_of(match), "told": told})
    page.goto("/#referee")
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.locator(".bring input").set_input_files(file)
    expect(page.locator("main.referee")).to_have_attribute("data-told", str(len(told)))
    page.locator(".stage svg").first.wait_for()


def referee(game: str) -> Callable[[Page, str], None]:
    """A game with the real box, of which much was told."""

    def show(page: Page, _: str) -> None:
        phase = {"cardcassonne": "turn", "carolus-magnus": "playing-paladins", "san-marco": "playing"}[game]
        match = decided_by_lot(game, (("players", 3),), phase, 60)
        told = whole(match, Replay(read(record_of(match))))
        bring(page, match, told)

    return show


CARDCASSONNE = partial(table, "cardcassonne")
CAROLUS_MAGNUS = partial(table, "carolus-magnus")
SAN_MARCO = partial(table, "san-marco")

BOARDS = (
    CARDCASSONNE("turn", 60, players=2),
    CARDCASSONNE("turn", 120, players=3),
    CARDCASSONNE("jokers", 0, players=3),
    CARDCASSONNE("misplaced", 24, players=4),
    CARDCASSONNE("turn", 140, players=5),
    Board("cardcassonne", "counted", counted, {"speed": "fast", "list": True, "confirm": "never"}),
    CAROLUS_MAGNUS("naming", 0, players=2),
    CAROLUS_MAGNUS("playing-paladins", 120, players=2),
    CAROLUS_MAGNUS("marching", 200, players=3),
    CAROLUS_MAGNUS("disc-choice", 60, players=4),
    CAROLUS_MAGNUS("playing-paladins", 90, players=4),
    CAROLUS_MAGNUS("taking", 96, players=4, refill="draft"),
    CAROLUS_MAGNUS("giving-back", 60, players=4, refill="draft"),
    SAN_MARCO("dividing", 0, players=2, variant="ghosts"),
    SAN_MARCO("playing", 100, players=2, variant="neutral"),
    SAN_MARCO("choosing", 200, players=2, variant="two-colours"),
    SAN_MARCO("first-bridges", 0, players=3),
    SAN_MARCO("dividing", 100, players=3),
    SAN_MARCO("choosing", 100, players=3),
    SAN_MARCO("transferring", 200, players=3),
    SAN_MARCO("dividing", 200, players=4),
    SAN_MARCO("choosing", 200, players=4),
    SAN_MARCO("transferring", 300, players=4),
    SAN_MARCO("doge-walks", 300, players=4),
    *(
        Board(game, name, show)
        for game in tv.GAMES
        for name, show in (
            ("lesson", lesson(game, tried=False)),
            ("lesson-tried", lesson(game, tried=True)),
            ("puzzle", puzzle(game)),
            ("replay", replay(game)),
            ("analysis", analysis(game)),
            ("figures", figures(game)),
            ("referee", referee(game)),
        )
    ),
    Board("carolus-magnus", "study", study),
    Board("carolus-magnus", "editor", editor),
)
