"""The page's bots choose as they do here, at every level, and say the same, for the same seed and iterations."""

import base64
import json
import random
import subprocess
from collections.abc import Callable, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.analysis import report
from tavoliere.analysis.analysis import Decision, Effort, listed, of_match
from tavoliere.analysis.luck import Thrown
from tavoliere.analysis.work import Made, carried_out, tasks
from tavoliere.bots import LEVELS, SearchBot, Thought, bot
from tavoliere.bots.lines import after, loss_against
from tavoliere.bots.network import network_of
from tavoliere.bots.wasm import module_of as search_module_of
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.wasm import module_of
from tavoliere.lab.playing import AGES
from tavoliere.web.content.bots import bot_tables, network_content
from tavoliere.web.content.catalogue import game_tables
from tavoliere.words import Message
from tavoliere.words.message_json import message_json
from tests import ROOT
from tests.games.settings import LABELS, SETTINGS, game_of

DRIVER = Path(__file__).with_name("page_bots.mjs")
ADVICE = 600  # iterations
ITERATIONS = 32  # of a bot that else thinks by the clock


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own text, as Node runs it."""
    bundle = tmp_path_factory.mktemp("page") / "bots.mjs"
    options = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", DRIVER, *options], check=True)
    return bundle


def in_page(page: Path, game: tv.Game, asked: list[dict[str, Any]]) -> list[Any]:
    network = network_of(game)
    contents = {network.name: network_content(game.definition, network.name)} if network else {}
    given = {
        "tables": game_tables(game.definition).model_dump(mode="json"),
        "bots": bot_tables(game.definition).model_dump(mode="json"),
        "rules": str(module_of(game.definition)),
        "search": str(search_module_of(game.definition)),
        "networks": {name: base64.b64encode(content).decode() for name, content in contents.items()},
        "options": game.settings,
        "asked": asked,
    }
    done = subprocess.run(["node", page], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def by_counting(name: str) -> Any:
    """A bot of a level that thinks by counting and never by the clock."""
    made = bot(name)
    if isinstance(made, SearchBot):
        made.seconds = AGES
        if made.iterations == MOST_ITERATIONS:
            made.iterations = ITERATIONS
    return made


def compare(game: tv.Game, page: Path) -> None:
    generator, position = random.Random(repr(game)), game.start()
    bots = {(seat, name): by_counting(name) for seat in range(game.players) for name in LEVELS}
    asked: list[dict[str, Any]] = []
    chosen: list[int] = []
    while (seat := position.actor) is not None:
        if seat == tv.CHANCE:
            position = position.play(position.draw(generator.random()))
            continue
        view, choices = position.view(seat), []
        for name in generator.sample([*LEVELS], 1 + (len(chosen) % 3 == 0)):  # all of them in the course of a game
            own, seed = bots[seat, name], generator.getrandbits(60)
            choices.append(own.choose(view, random.Random(seed)))
            level = {"name": name, "seconds": AGES}
            if isinstance(own, SearchBot):
                level["iterations"] = own.iterations
            about = {"seat": seat, "view": view.raw.hex(), "seed": str(seed), "place": f"{seat} {name}"}
            asked.append({"kind": "choice", "level": level, **about})
        chosen += map(int, choices)
        position = position.play(generator.choice(choices))
    assert in_page(page, game, asked) == chosen


# --- advice ----------------------------------------------------------------------------------------------------------


def ranked(thought: Thought) -> list[dict[str, Any]]:
    """What each action is worth less than the best."""
    losses = [(int(one.action), one.value, *thought.loss(one)) for one in thought.alternatives]
    return [dict(zip(("number", "value", "loss", "margin"), one, strict=True)) for one in losses]


def advice(view: tv.View, generator: random.Random) -> list[tuple[dict[str, Any], Any]]:
    """What the page is asked about a view, and what is found here."""
    instead, line, other = generator.choice(view.actions), line_from(view, generator), line_from(view, generator)
    found: list[tuple[dict[str, Any], Any]] = []

    def ask(kind: str, here: Callable[[SearchBot, random.Random], Any], **more: Any) -> None:
        seed = generator.getrandbits(60)
        asked = {"kind": kind, "seat": view.seat, "view": view.raw.hex(), "seed": str(seed), "place": str(seed)}
        told = here(SearchBot(AGES, ADVICE, network=network_of), random.Random(seed))
        found.append((asked | {"seconds": AGES, "iterations": ADVICE} | more, told))

    def hinted(thinking: SearchBot, luck: random.Random) -> Any:
        return thinking.think(view, generator=luck, rank=4, keep=[instead])

    def lost(thinking: SearchBot, luck: random.Random) -> Any:
        return loss_against(thinking, view, line, other, luck)._asdict()

    ask("evaluation", lambda thinking, luck: thinking.think(view, generator=luck, rank=3))
    ask("weights", lambda thinking, luck: thinking.think(view, generator=luck, rank=4), line=[])
    ask("hint", hinted, instead=int(instead))
    ask("loss", lost, line=[*map(int, line)], other=[*map(int, other)])
    ask("weights", lambda *_: int(line[0]), line=[*map(int, line)])
    return found


def check(told: Any, here: Any, asked: dict[str, Any], view: tv.View) -> None:
    """Whether an answer in the page is that which is found here."""
    if isinstance(here, int):  # decisions that are made as one, against the best that is found
        [weight] = told
        assert weight["number"] == here and weight["loss"] >= 0 and 0 <= weight["margin"] <= 1
    elif asked["kind"] == "loss":
        assert told == pytest.approx(here, rel=1e-9)
    elif asked["kind"] == "weights":
        same(told, [{**one, "value": None} for one in ranked(here)])
    else:
        same(told["chances"], here.chances)
        if asked["kind"] == "evaluation":
            same(told["best"], ranked(here)[:3])
            assert told["tries"] == here.iterations
            return
        best, *others = ranked(here)
        wanted = [best, *(one for one in others if one["number"] == asked["instead"])]
        same(told["best"], [{"number": one["number"], "value": one["value"]} for one in wanted])
        assert told["line"][0] == best["number"] and 0 <= told["lead"] <= 1
        assert told["versus"] == ("chance" if len(told["line"]) > 2 else "next")
        assert len(told["compared"]) == view.game.players


def line_from(view: tv.View, generator: random.Random) -> list[tv.Action]:
    """Decisions that are made as one, such as all of a division."""
    line: list[tv.Action] = []
    while (position := after(view, line)) is not None and position.actor == view.seat and len(line) < 3:
        line.append(generator.choice(position.actions))
    return line if after(view, line) is not None else line[:-1]


def same(page: Any, here: Any) -> None:
    """The same but for the last digits: powers and logarithms differ in them."""
    if isinstance(here, dict):
        for name, value in here.items():
            if value is not None:
                same(page[name], value)
    elif isinstance(here, list | tuple):
        assert len(page) == len(here)
        for one, other in zip(page, here, strict=True):
            same(one, other)
    else:
        assert page == (pytest.approx(here, rel=1e-9, abs=1e-12) if isinstance(here, float) else here)


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_advice_in_the_page_is_that_which_is_given_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    game, generator = game_of(setting), random.Random(7)
    position, views = game.start(), []
    while position.actor is not None:
        if position.actor != tv.CHANCE and len(position.actions) > 1:
            views.append(position.view(position.actor))
        position = position.play(generator.choice(position.actions))
    about = [(view, *one) for view in generator.sample(views, 2) for one in advice(view, generator)]
    found = in_page(page, game, [asked for _, asked, _ in about])
    for told, (view, asked, here) in zip(found, about, strict=True):
        check(told, here, asked, view)


# --- analyses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_an_analysis_in_the_page_is_that_which_is_made_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    game, generator = game_of(setting), random.Random(5)
    match, squire = tv.Match(game, seed=4), bot("squire")
    while match.position.actor is not None:
        view = match.view(match.position.actor)
        match.play(squire.choose(view, generator) if generator.random() < 0.6 else generator.choice(view.actions))
    effort = Effort(iterations=250, luck_iterations=16)
    all_of_them = tasks(match, effort)
    forced = [one for one in all_of_them if isinstance(one, Made) and len(one.view.actions) == 1]
    thrown = [one for one in all_of_them if isinstance(one, Thrown)]
    free = [one for one in all_of_them if isinstance(one, Made) and len(one.view.actions) > 1]
    some: list[Made | Thrown] = [
        *forced[:1],
        *generator.sample(thrown, min(2, len(thrown))),
        *generator.sample(free, 5),
    ]
    said = {"iterations": effort.iterations, "luck": effort.luck_iterations, "seed": effort.seed}
    found = in_page(page, game, [judging(one) | {"effort": said, "place": "one"} for one in some])
    here = [carried_out(task, effort) for task in some]
    for task, told, one in zip(some, found, here, strict=True):
        same_judged(game, task, told, listed(one))
    assert any(isinstance(one, Decision) and one.cost for one in here)
    analysis = of_match(match, effort, here, complete=False)
    found.sort(key=itemgetter("step"))
    told_of = {"decisions": [one for one in found if "line" in one], "throws": [one for one in found if "came" in one]}
    begin, steps = match.positions[0].raw.hex(), [step.text for step in match.steps]
    [said_of] = in_page(page, game, [{"kind": "report", "place": "one", "begin": begin, "steps": steps, **told_of}])
    assert said_of["tasks"] == [task.step for task in all_of_them]
    assert analysis.won == tuple(said_of["won"])
    kinds = {step.block.name for step in match.steps if step.block.chance}
    words = {kind: message_json(("", {"it": report.kind_of_luck(kind, match.words)}))[1]["it"] for kind in kinds}
    for player, counted, verdict in zip(analysis.players, said_of["players"], said_of["verdicts"], strict=True):
        assert (player.decisions, player.bad) == (counted["decisions"], counted["bad"])
        assert (player.cost_per_decision, player.luck) == pytest.approx((counted["costPerDecision"], counted["luck"]))
        wanted = json.loads(json.dumps([message_json(message) for message in report.verdict(player, match)]))
        for kind, word in words.items():
            verdict = json.loads(json.dumps(verdict).replace(f"says-{kind}.luck", word["word"]))
        assert verdict == wanted
    step_of = {one.step: one for one in analysis.decisions}
    for judged, told in zip(told_of["decisions"], said_of["explained"], strict=True):
        decision = step_of[judged["step"]]
        line = report.better_line(match, decision)
        assert [one["text"] for one in told["line"]] == [step.text for step in line.steps]
        assert [one["tells"] for one in told["line"]] == in_json(line.messages)
        assert told["reasons"] == in_json(report.reasons(match, decision))
        begins = None if fits_the_game(match, decision, line.steps) else [*line.positions[0].raw]
        assert (told["begin"] and [*told["begin"].values()]) == begins


def fits_the_game(match: tv.Match, decision: Decision, steps: Sequence[tv.Action]) -> bool:
    """Whether these steps can be played from the game as it was: others may have had other cards than one supposes."""
    position = match.positions[decision.step]
    try:
        for step in steps:
            position = position.play(step)
    except tv.TavoliereError:
        return False
    return True


def in_json(messages: Sequence[Message]) -> Any:
    return json.loads(json.dumps([message_json(message) for message in messages]))


def same_judged(game: tv.Game, task: Made | Thrown, told: dict[str, Any], one: dict[str, Any]) -> None:
    if isinstance(task, Thrown):
        assert told["actions"] == [int(game.action(text)) for text in one.pop("actions")]
    else:
        assert told["line"] == [int(game.action(text)) for text in one.pop("line")]
        assert told["points"] == pytest.approx(one.pop("points"))
        assert told["action"] == int(game.action(one.pop("action")))
    same({name: told[name] for name in one if name in told}, {name: one[name] for name in one if name in told})


def judging(task: Made | Thrown) -> dict[str, Any]:
    """What the page is asked to judge."""
    if isinstance(task, Thrown):
        thrown = {"step": task.step, "actions": [*map(int, task.actions)]}
        return {"kind": "throw", "begin": task.position.raw.hex(), "thrown": thrown}
    made = {"step": task.step, "seat": task.view.seat, "action": int(task.action)}
    return {"kind": "decision", "view": task.view.raw.hex(), "made": made}


def test_a_hint_goes_on_until_all_cards_are_divided(page: Path) -> None:
    generator, position = random.Random(2), tv.game("san-marco", players=3).start()
    while not any(str(action).startswith("divide") for action in position.actions):
        position = position.play(generator.choices(position.actions, position.weights or None)[0])
    seat, cards = position.actor, len(position.to_json()["hand"])
    assert seat is not None
    asked = {"kind": "hint", "instead": None, "seconds": AGES, "iterations": ADVICE, "place": "", "seed": "1"}
    [hint] = in_page(page, position.game, [asked | {"seat": seat, "view": position.view(seat).raw.hex()}])
    assert len(hint["line"]) == cards and hint["versus"] == "chance"
    for number in hint["line"]:
        assert position.actor == seat
        position = position.play(position.game.all_actions[number])
    assert position.to_json()["phase"] != "dividing"


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_every_level_chooses_in_the_page_as_it_does_here(page: Path, setting: tuple[str, dict[str, Any]]) -> None:
    compare(game_of(setting), page)


def test_every_level_chooses_in_the_page_in_a_game_of_another_package(page: Path, example_game: str) -> None:
    compare(tv.game(example_game, seeds=3), page)
