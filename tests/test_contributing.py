"""CONTRIBUTING.md says what a language, an option, a screen and a game consist of: a list of files each."""

import importlib
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.commands.help import options_of
from tavoliere.engine.game import Game
from tavoliere.engine.kernels import interpreted_kernel
from tests.conftest import Planted
from tests.games.small_games import write_game

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tavoliere"
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def files_of(what: str) -> list[str]:
    """The files that the list under a heading names."""
    _, _, section = PAGE.partition(f"## {what}\n")
    return re.findall(r"^\d\. `([^`]+)`", section.partition("\n## ")[0], re.MULTILINE)


# --- a language -------------------------------------------------------------------------------------------------------

WORDS = {"words": "seat = Sitz { $number }\n", "web/page": "page-language = Deutsch\npage-menu = Brett\n"}
WITH_A_LANGUAGE = """
import json, sys
import tavoliere as tv
from pathlib import Path
from tavoliere.commands.program import with_language
from tavoliere.web.content.offline import documents
from tavoliere.web.content.page_words import entries, named_words, words_in, words_of_program
from tavoliere.words import LANGUAGES, Words, catalogue, spoken

known = catalogue("en", None).sources
with_language(["--lang", "de"])
words = Words()
game = tv.GAMES["san-marco"]
file = words_in("de", game.words_folder).plain.decode()
print(json.dumps({
    "languages": LANGUAGES,
    "seat": words("seat", number=1),
    "all": all(words.knows(name) for name in known),
    "game": tv.game("cardcassonne").words("title"),
    "prompt": str(tv.game("cardcassonne").start()),
    "page": words_of_program("de").plain.decode().count("Deutsch"),
    "complete": file.count("says-"),
    "english": words_in("en", game.words_folder).plain.decode().count("says-"),
    "first": sorted(json.loads(named_words(Path(sys.argv[1]), "").plain)),
    "rules": game.rules_page("de").name,
    "offline": any(one.startswith("api/words/de") for one in documents("page")),
}))
"""


def test_a_language_is_a_catalogue_and_nothing_else(tmp_path: Path) -> None:
    """Three words of it: it is spoken everywhere, and in English where it has no word."""
    assert files_of("A language") == [f"src/tavoliere/{room}/de.ftl" for room in WORDS]
    for folder in ("", "web", *WORDS):
        (tmp_path / "tavoliere" / folder).mkdir(parents=True)
        for path in (PACKAGE / folder).iterdir():
            if f"{folder}/{path.name}".strip("/") not in ("web", *WORDS, "__pycache__"):
                (tmp_path / "tavoliere" / folder / path.name).symlink_to(path)
    for room, words in WORDS.items():
        (tmp_path / "tavoliere" / room / "de.ftl").write_text(words, encoding="utf-8")
    said = subprocess.run(
        [sys.executable, "-c", WITH_A_LANGUAGE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["languages"] == ["en", "de", "it"]
    assert found["seat"] == "Sitz 1"
    assert found["game"] == "Cardcassonne" and "Sitz 1" in found["prompt"]
    assert found["page"] == 1 and found["complete"] == found["english"] > 10
    assert found["all"] and found["offline"]
    assert found["first"] == ["de", "en", "it"]
    assert found["rules"] == "rules.en.md"


def test_no_code_names_a_language_but_where_its_grammar_asks_for_it() -> None:
    """Italian has a "d" before a vowel, a comma in numbers, and endings that a search of the rules leaves off."""
    grammar = {"words/__init__.py", "words/numbers.py", "referee/rulebook.py", "web/page/sentences.ts"}
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".ts", ".tsx") and "static" not in path.parts
        if re.search(r"""["'`]it["'`]""", path.read_text(encoding="utf-8"))
    }
    assert naming <= grammar, naming - grammar


# --- an option --------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:The compiled rules are missing")
def test_an_option_is_a_line_a_field_its_words_and_its_rule(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kalah with a new one: the extra move after a seed in the store (KA 4) can be left out."""
    assert [Path(name).name for name in files_of("An option")] == ["options.py", "state.py", "rules.py", "en.ftl"]
    definition = planted(
        {
            "options.py": lambda text: text.replace(
                "OPTIONS = (", 'OPTIONS = (\n    ChoiceOption("again", (False, True), True),'
            ),
            "state.py": lambda text: text.replace(
                "    turn: int =",
                '    again: int = setting(1, "1 when one moves again")\n    turn: int =',
            ),
            "rules.py": lambda text: text.replace("if last != STORE:", "if last != STORE or not s.again:"),
        }
    )
    with (definition.words_folder / "en.ftl").open("a", encoding="utf-8") as catalogue:
        catalogue.write("option-again = Move again\noption-again-true = yes\noption-again-false = no\n")
    installed = definition.folder.parent / "planted-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n", encoding="utf-8")
    module = definition.folder.name
    (installed / "entry_points.txt").write_text(
        f"[tavoliere.games]\nkalah = {module}.definition:KALAH\n", encoding="utf-8"
    )
    tv.GAMES.look_again()
    try:
        for again, actor in ((True, 0), (False, 1)):
            game = tv.game("kalah", again=again)
            assert game.start().play("sow 3").actor == actor, "four seeds from house 3 end in the store"
            match, generator = tv.Match(game, seed=1), random.Random(1)
            while match.position.actor is not None:
                match.play(generator.choice(match.position.actions))
            assert match.record()["options"]["again"] is again
    finally:
        monkeypatch.undo()
        tv.GAMES.look_again()
    assert ("--again false|true", "Move again  [default: true]") in options_of(definition)


# --- a screen ---------------------------------------------------------------------------------------------------------


def test_a_screen_has_an_address_a_case_and_a_test() -> None:
    screen, *others = files_of("A screen")
    shell = PACKAGE / "web" / "page" / "shell"
    assert (ROOT / screen).is_file() and (ROOT / screen).is_relative_to(shell)
    assert [Path(name).name for name in others] == ["routes.ts", "app.tsx", "en.ftl", "screens.py"]
    assert all((ROOT / name).is_file() for name in others)
    routes, app = ((shell / name).read_text(encoding="utf-8") for name in ("common/routes.ts", "app.tsx"))
    union = routes.partition("export type Route")[2].partition(";\n\n")[0]
    known = {
        name for names in re.findall(r"at: ((?:\"[a-z]+\"(?: \| )?)+)", union) for name in re.findall("[a-z]+", names)
    }
    assert len(known) > 20
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "browser").rglob("*.py"))
    for name in sorted(known - {"lobby"}):
        assert f'at === "{name}"' in routes, name
        assert f'case "{name}":' in app or f'here.at === "{name}"' in app, name
        assert re.search(rf"#{name}\b", tests), f"no browser test opens #{name}"


# --- a game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["pig", "bid"])
def test_a_game_is_a_folder(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no words and no drawing is a game already, for Python; a test of the house holds the whole list."""
    monkeypatch.syspath_prepend(str(write_game(name, tmp_path)))
    module = importlib.import_module(f"{name}.definition")
    game = Game(module.GAME, {"players": 2}, interpreted_kernel(module.GAME))
    match, generator = tv.Match(game, seed=1), random.Random(1)
    while match.position.actor is not None:
        match.play(generator.choice(match.position.actions))
    assert match.position.result is not None
    assert [Path(one).name for one in files_of("A game")] == ["<game>", "registry.py", "golden_games", "mkdocs.yml"]
