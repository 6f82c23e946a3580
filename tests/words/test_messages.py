"""What the rules say by number is the same message in Python and on the page, in each language the same sentence."""

import inspect
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition import event_table
from tavoliere.definition.event_table import (
    NONE,
    ArgumentType,
    EventKind,
    GameEvent,
    Owner,
    arguments,
    hidden,
    masked,
    message_name,
    values,
)
from tavoliere.definition.schema import Parameter
from tavoliere.engine.game import CHANCE
from tavoliere.web.content.catalogue import message_table, table_of
from tavoliere.words import LANGUAGES, PACKAGE, ROOMS_OF_PAGE, Words, catalogue, spoken
from tavoliere.words.message_json import message_json
from tests import ROOT
from tests.games.settings import LABELS, SETTINGS, game_of, label

DRIVER = Path(__file__).with_name("messages.mjs")
NAMES = ("Anna", "", "Ennio 3", "Aida")  # one who gave none is called by the seat
KALAH = [("kalah", {"seeds": seeds}) for seeds in (3, 6)]
PREVIEWS = 0.15  # of the decisions
ASKED = {"action": "sow 3"}  # what a reason why not names besides

Setting = tuple[str, dict[str, Any]]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own text, as Node runs it."""
    bundle = tmp_path_factory.mktemp("page") / "messages.mjs"
    options = ["--bundle", "--format=esm", "--platform=node", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", DRIVER, *options], check=True)
    return bundle


def on_the_page(page: Path, asked: dict[str, Any], answer: str = "written") -> list[Any]:
    done = subprocess.run(["node", page], input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)[answer]
    return found


def noted_in(game: tv.Game, seed: int) -> Iterator[GameEvent]:
    """All that is said in a random game, to every seat and to those who look on."""
    generator, position = random.Random(seed), game.start()
    while (actor := position.actor) is not None:
        action = generator.choice(position.actions)
        events = game.noted(position, action)
        for seat in (None, *range(-1, game.players)):
            seen = int(action) if seat is None else position.seen_as(action, seat)
            yield game.noted_sentence(position, seen)
            yield from game.as_seen(events, int(action), seen)
        yield from position.explained("prompt")
        if actor != CHANCE and generator.random() < PREVIEWS:
            view = position.view(actor)
            for choice in view.actions:
                yield game.noted_sentence(view, choice)
                if "preview" in game.explanations:
                    _, happens, further = game._outcome(view, choice)
                    yield from (*(happens or ()), *further)
            for tried in generator.sample(game.all_actions, min(8, len(game.all_actions))):
                if tried not in position.actions:
                    yield from position.explained("reason", tried)
        position = position.play(action)
    yield from position.explained("prompt")


def compare(game: tv.Game, page: Path) -> None:
    noted = [*dict.fromkeys(event for seed in range(2) for event in noted_in(game, seed))]
    folder = game.words_folder
    files = {
        language: [
            *((PACKAGE / room / f"{language}.ftl").read_text() for room in ROOMS_OF_PAGE),
            (folder / f"{language}.ftl").read_text(),
        ]
        for language in LANGUAGES
    }
    asked = {
        "table": message_table(game.definition).model_dump(mode="json"),
        "options": game.settings,
        "names": NAMES,
        "catalogues": files,
        "asked": ASKED,
        "noted": [[kind, *numbers] for kind, numbers in noted],
    }
    words, table = Words(folder, NAMES), game.definition.messages
    for event, (name, message, by_name, said) in zip(noted, on_the_page(page, asked), strict=True):
        kind = table[event.kind]
        assert name == kind.name
        assert by_name == values(kind, event.numbers), kind.name
        told = next(iter(game.messages([event])), None)
        assert message == (told and [*message_json(told)]), kind.name
        for language, forms in zip(LANGUAGES, said or (), strict=told is not None):
            assert told is not None
            known = catalogue(language, folder).sources
            with spoken(language):
                for form, text in zip((told[0], f"{told[0]}.would"), forms, strict=True):
                    assert text == (words(form, **told[1], **ASKED) if form in known else None), form


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_the_page_says_what_python_says(setting: Setting, page: Path) -> None:
    compare(game_of(setting), page)


@pytest.mark.usefixtures("example_game")
@pytest.mark.parametrize("setting", KALAH, ids=map(label, KALAH))
def test_the_page_says_what_python_says_of_the_example(setting: Setting, page: Path) -> None:
    compare(game_of(setting), page)


def every_type() -> dict[str, ArgumentType]:
    """Each type of arguments that there is, of words, of some, or as it is."""
    found = {}
    card = Parameter("card", ("ace", "7", "king", "joker"))
    for name, one in vars(event_table).items():
        if isinstance(one, ArgumentType):
            found[name] = one
        elif inspect.isfunction(one) and inspect.signature(one).return_annotation is ArgumentType:
            [given] = inspect.signature(one).parameters.values()
            if given.annotation is Parameter:
                found[name] = one(card)
            elif given.annotation is int:
                found[name] = one(4)
            elif given.annotation == tuple[str, ...]:
                found[name] = one(card.words)
    return found


def test_the_page_knows_every_type_of_arguments(page: Path) -> None:
    types = every_type()
    assert {"COUNT", "SIDE", "seats", "word", "amounts", "of_owner"} <= types.keys()
    table = []
    for name, of in types.items():
        table.append(EventKind(f"event-{name}", (("its", of),), f"tells-{name}"))
        if of.name not in ("owner", "of-owner"):
            table.append(EventKind(f"hidden-{name}", (("who", types["SEAT"]), ("its", hidden(of))), "tells-hidden"))
    sides, owners = (0, 1, 2, 3, 0, 1), (Owner(0), Owner(1, "mine-red"), Owner(-1, "ghost-blue"), Owner(1))
    noted = []
    for kind, one in enumerate(table):
        noted += [GameEvent(kind, tuple(number for _ in range(one.width))) for number in range(4)]
        noted += [GameEvent(kind, tuple(at % 4 for at in range(one.width)))]
        if one.name.startswith("hidden"):
            noted += masked(table, noted[-1:])
    noted += [GameEvent([one.name for one in table].index("event-seats"), (2, 0, NONE, NONE))]
    noted += [GameEvent([one.name for one in table].index("event-tally"), (7, NONE, 0, NONE))]
    asked = {
        "table": table_of(table, {6: sides}, "owned", {"so": owners}).model_dump(mode="json"),
        "options": {"players": 6, "owned": "so"},
        "names": [],
        "catalogues": {},
        "noted": [[kind, *numbers] for kind, numbers in noted],
    }
    for (kind, numbers), (_, message, by_name, _) in zip(noted, on_the_page(page, asked), strict=True):
        its = table[kind]
        told = message_name(its, numbers), arguments(its, numbers, sides, owners)
        assert message == [*message_json(told)], its.name
        assert by_name == values(its, numbers), its.name
