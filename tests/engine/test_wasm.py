"""Four forms of one text: interpreted, compiled here, C as for CUDA, and WebAssembly say the same at every step."""

import ctypes
import json
import random
import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import GameEvent, noted
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.kernels import interpreted_kernel
from tavoliere.engine.layout import Layout
from tavoliere.engine.plain_language import functions_of, interface, provided
from tavoliere.engine.wasm import EXPORTED, is_current, module_of, wasm_source
from tests.games.settings import LABELS, SETTINGS, game_of, label

DRIVER = Path(__file__).with_name("wasm_games.mjs")
KALAH = [("kalah", {"seeds": seeds, "empty_capture": capture}) for seeds in (3, 6) for capture in (False, True)]
GAMES = 1
LOOKED_AT = 3  # steps, of which one is told interpreted, too, which takes most of the time
# Nothing below 0 is divided: C would round it the other way than Python.
CHECKED = "#define TV_NOT_NEGATIVE(a) ({ int tv_a = (a); if (tv_a < 0) __builtin_trap(); tv_a; })\n"

Setting = tuple[str, dict[str, Any]]
# What is played, what is not legal, and what somebody sees of the scene that begins there; at the end -1.
Steps = list[tuple[int, int, list[int]]]


def facts_layout(definition: GameDefinition) -> Layout | None:
    return Layout(definition.facts.Facts) if definition.facts else None


def notes_of(call: Callable[..., None] | None, *given: Any) -> list[int]:
    """What a function notes, as the compiled forms write it down."""
    if call is None:
        return []
    with noted() as events:
        call(*given)
    return numbers_of(events)


def numbers_of(events: Sequence[GameEvent]) -> list[int]:
    found = [number for event in events for number in (len(event.numbers), event.kind, *event.numbers)]
    return [len(found), *found]


def last_kind(odds: Sequence[int], total: int) -> int:
    """The last of the kinds that the next unknown thing can be; beyond it nothing is written."""
    return next(kind for kind, _ in enumerate(odds) if sum(odds[: kind + 1]) == total)


def interpreted(game: tv.Game, start: bytes, steps: Steps) -> list[Any]:
    kernel = interpreted_kernel(game.definition)
    rules, layout, facts = kernel.rules, kernel.layout, facts_layout(game.definition)
    explained: dict[str, Any] = game.explanations
    state, out, written = layout.unpack(start), [0] * MOST_LEGAL, list[Any]()
    for n, (action, illegal, scene) in enumerate(steps):
        if n % LOOKED_AT and action >= 0:
            rules.apply(state, action)
            written.append(None)
            continue
        actor, legal = rules.actor(state), out[: rules.legal(state, out)]
        if actor == -1:
            rules.weights(state, out)
        odds = [out[a] for a in legal] if actor == -1 else []
        points, ranking, views = out[: rules.scores(state, out)], out[: rules.standing(state, out)], []
        for seat in range(-1, game.players):
            view = layout.copy(state)
            rules.view(view, seat)
            filled = facts.zero() if facts else None
            if game.definition.facts is not None:
                game.definition.facts.facts_of(view, seat, filled)
            views.append([layout.pack(view).hex(), facts.pack(filled).hex() if facts else ""])
        seen = [] if action < 0 else [rules.seen(state, action, seat) for seat in range(-1, game.players)]
        guessed = layout.copy(state)  # by a spectator
        rules.view(guessed, -1)
        if total := rules.unknown(guessed, out):
            rules.reveal(guessed, last_kind(out, total))
        supposed = [total, layout.pack(guessed).hex()]
        found = [supposed, layout.pack(state).hex(), actor, legal, odds, points, ranking, views, seen]
        found.append(notes_of(explained.get("prompt"), state))
        if action < 0:
            found.append(notes_of(explained.get("final_lines"), state))
        else:
            for form in ("together", "owner"):
                found.append(explained[form](state, action) if form in explained else None)
            found.append(notes_of(explained.get("joint") if scene else None, state, scene, len(scene)))
            found.append(notes_of(explained.get("sentence"), state, action))
            found.append(notes_of(explained.get("reason"), state, illegal))
            before = layout.copy(state)
            found.append(notes_of(rules.apply, state, action))
            found.append(notes_of(explained.get("preview"), before, layout.copy(state), action))
        written.append(found)
    return written


def native(game: tv.Game, start: bytes, steps: Steps) -> list[Any]:
    position, explained, written = game.restore(start), game.explanations, []

    def said(form: str, *given: int) -> list[int]:
        return numbers_of(position.explained(form, *given)) if form in explained else []

    for action, illegal, scene in steps:
        actor = -2 if position.actor is None else position.actor
        views = []
        for seat in range(-1, game.players):
            view = position.hidden_from(seat)
            views.append([view.raw.hex(), view.facts_of(seat).hex() if game.has_facts else ""])
        seen = [] if action < 0 else [position.seen_as(action, seat) for seat in range(-1, game.players)]
        found = [position.raw.hex(), actor, [*map(int, position.actions)], [*position.weights]]
        found += [[*position.scores], [*position.standing], views, seen, said("prompt")]
        if action < 0:
            found.append(said("final_lines"))
        else:
            _, _, previewed = position.foreseen(action)
            found.append(position.together(action) if "together" in explained else None)
            found.append(position.owner(action) if "owner" in explained else None)
            found.append(numbers_of(position.joint(scene)) if scene and "joint" in explained else [])
            found += [said("sentence", action), said("reason", illegal)]
            position, events = position.play_noting(action)
            found += [numbers_of(events), numbers_of(previewed) if "preview" in explained else []]
        written.append(found)
    return written


class Library:
    """The text for WebAssembly, compiled as C for this machine: as for CUDA, nothing but the game's functions."""

    def __init__(self, definition: GameDefinition, folder: Path) -> None:
        text, library = folder / f"{definition.name}.c", folder / f"{definition.name}.so"
        text.write_text(CHECKED + wasm_source(definition), encoding="utf-8")
        made = [
            "-std=gnu99",
            "-Wall",
            "-Wno-unused-function",
            "-Werror",
            "-O1",
            "-fno-strict-aliasing",
            "-fPIC",
            "-shared",
        ]
        subprocess.run(["cc", *made, "-o", str(library), str(text)], check=True)
        self.functions = ctypes.CDLL(str(library))
        self.forms = {form for form in provided(definition, functions_of(definition)) if form in EXPORTED}
        self.facts = facts_layout(definition)

    def ask(self, form: str, *given: Any) -> int:
        answer: int = getattr(self.functions, f"tv_{form}")(*given)
        return answer

    def noted(self, form: str, *given: Any) -> list[int]:
        notes = (ctypes.c_int * 4096)()
        if form not in self.forms:
            return []
        self.ask(form, *given, notes)
        return notes[: 1 + notes[0]]

    def play(self, game: tv.Game, start: bytes, steps: Steps) -> list[Any]:
        size, written = len(start), []
        state, row = ctypes.create_string_buffer(start, size), (ctypes.c_int * MOST_LEGAL)()
        for action, illegal, scene in steps:
            actor, legal = self.ask("actor", state), row[: self.ask("legal", state, row)]
            if actor == -1:
                self.ask("weights", state, row)
            odds = [row[a] for a in legal] if actor == -1 else []
            points, ranking = row[: self.ask("scores", state, row)], row[: self.ask("standing", state, row)]
            views = []
            for seat in range(-1, game.players):
                view = ctypes.create_string_buffer(state.raw, size)
                self.ask("view", view, seat)
                facts = ctypes.create_string_buffer(self.facts.size if self.facts else 0)
                if self.facts:
                    self.ask("facts_of", view, seat, facts)
                views.append([view.raw.hex(), facts.raw.hex()])
            seen = [] if action < 0 else [self.ask("seen", state, action, seat) for seat in range(-1, game.players)]
            guessed = ctypes.create_string_buffer(state.raw, size)
            self.ask("view", guessed, -1)
            if total := self.ask("unknown", guessed, row):
                self.ask("reveal", guessed, last_kind(row[:], total))
            found = [[total, guessed.raw.hex()], state.raw.hex(), actor, legal, odds, points, ranking, views, seen]
            found.append(self.noted("noting_prompt", state))
            if action < 0:
                found.append(self.noted("noting_final_lines", state))
            else:
                for form in ("together", "owner"):
                    found.append(self.ask(form, state, action) if form in self.forms else None)
                steps_seen = (ctypes.c_int * len(scene))(*scene)
                found.append(self.noted("noting_joint", state, steps_seen, len(scene)) if scene else [])
                found.append(self.noted("noting_sentence", state, action))
                found.append(self.noted("noting_reason", state, illegal))
                before = ctypes.create_string_buffer(state.raw, size)
                found.append(self.noted("noting_apply", state, action))
                after = ctypes.create_string_buffer(state.raw, size)
                found.append(self.noted("noting_preview", before, after, action))
            written.append(found)
        return written


def in_v8(game: tv.Game, played: list[tuple[bytes, Steps]]) -> list[list[Any]]:
    facts = facts_layout(game.definition)
    asked = {
        "module": str(module_of(game.definition)),
        "size": game.layout.size,
        "facts": facts.size if facts else 0,
        "seats": game.players,
        "games": [{"start": start.hex(), "steps": steps} for start, steps in played],
    }
    done = subprocess.run(["node", DRIVER], input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    written: list[list[Any]] = json.loads(done.stdout)
    return written


def random_game(game: tv.Game, seed: int) -> tuple[bytes, Steps]:
    generator, position, steps, key = random.Random(seed), game.start(), list[Any](), 0
    scene: list[int] = []
    begin, viewer = position.raw, generator.choice([*range(-1, game.players)])
    while position.actor is not None:
        action = generator.choice(position.actions)
        illegal = generator.choice([a for a in game.all_actions if a not in position.actions] or [action])
        steps.append((int(action), int(illegal), []))
        before, key = key, position.together(action)
        scene = scene if key and key == before else steps[-1][2]
        scene.append(position.seen_as(action, viewer))
        position = position.play(action)
    return begin, [*steps, (-1, -1, [])]


@cache
def folder(given: Path) -> dict[str, Library]:
    return {}


def compare(game: tv.Game, libraries: Path) -> None:
    known = folder(libraries)
    name = game.definition.name
    library = known.get(name) or known.setdefault(name, Library(game.definition, libraries))
    played = [random_game(game, seed) for seed in range(GAMES)]
    for (start, steps), in_browser in zip(played, in_v8(game, played), strict=True):
        expected, here, as_c = (
            interpreted(game, start, steps),
            native(game, start, steps),
            library.play(game, start, steps),
        )
        for n, (one, compiled, c, wasm) in enumerate(zip(expected, here, as_c, in_browser, strict=True)):
            assert c == wasm, f"step {n}, in WebAssembly"
            assert c[1:] == compiled, f"step {n}, compiled"  # which has no door to a single guess
            assert one is None or one == c, f"step {n}, in C"


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("libraries")


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_four_forms_say_the_same_at_every_step(setting: Setting, libraries: Path) -> None:
    compare(game_of(setting), libraries)


@pytest.mark.usefixtures("example_game")
@pytest.mark.parametrize("setting", KALAH, ids=map(label, KALAH))
def test_four_forms_of_the_example_say_the_same_at_every_step(setting: Setting, libraries: Path) -> None:
    compare(game_of(setting), libraries)


@pytest.mark.usefixtures("example_game")
@pytest.mark.parametrize("name", [*tv.GAMES, "kalah"])
def test_modules_are_made_of_the_rules_as_they_are(name: str) -> None:
    definition = tv.GAMES[name]
    assert is_current(definition), "make wasm"
    assert set(EXPORTED) <= interface().keys()
