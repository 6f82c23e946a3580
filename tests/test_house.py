"""The house: an import only ever points down, and what the documentation says about it is true."""

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import tavoliere as tv
from tavoliere.bots import invitations
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.package_check import TITLES
from tavoliere.definition.plain_modules import compiled_modules
from tavoliere.definition.source_lines import source_of, tree_of
from tavoliere.web.content.page_words import entries
from tavoliere.words import ENTRY, ROOMS, ROOMS_OF_PAGE, catalogue

PACKAGE = Path(tv.__file__).parent
ROOT = PACKAGE.parent.parent

SOURCES = sorted(PACKAGE.rglob("*.py"))

# From the ground up; a floor may use itself and everything below.
FLOORS = (
    {"words"},
    {"definition"},
    {"games"},
    {"engine"},
    {"bots"},
    {"table"},
    {"referee"},
    {"lab", "analysis", "puzzles", "envs", "training"},
    {"terminal", "web"},
    {"commands", "__init__", "__main__"},
)


# The server's rooms, likewise; what lies in none of them is known to all, or puts all of them together.
ROOMS_OF_WEB = (
    *("limits", "messages", "watching", "storage", "bots", "sending", "content", "tables"),
    *("people", "matchmaking", "box", "api"),
)


def floor_of(module: str) -> int:
    part = module.split(".")[1] if "." in module else "__init__"
    return next(i for i, floor in enumerate(FLOORS) if part in floor)


class Read(NamedTuple):
    """What is looked for in a file of ours: read once, for all that ask."""

    imports: tuple[ast.Import | ast.ImportFrom, ...]  # while it is loaded, in a function, or for a type checker only
    words: str  # every name and every text but docstrings, where examples may name a game; no comments
    classes: tuple[str, ...]
    aliases: tuple[tuple[str, str], ...]  # what else has the name of a type, and what it stands for


@cache
def read(path: Path) -> Read:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    statements = [node.value for node in nodes if isinstance(node, ast.Expr)]
    docstrings = {id(text) for text in statements if isinstance(text, ast.Constant) and isinstance(text.value, str)}
    said = [value for node in nodes if id(node) not in docstrings for value in vars(node).values()]
    imports = tuple(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))
    classes = tuple(node.name for node in tree.body if isinstance(node, ast.ClassDef))
    set_to = [(node.targets[0], node.value) for node in tree.body if isinstance(node, ast.Assign)]
    set_to += [(node.target, node.value) for node in tree.body if isinstance(node, ast.AnnAssign) and node.value]
    named = [(name.id, ast.unparse(value)) for name, value in set_to if isinstance(name, ast.Name)]
    aliases = tuple((name, value) for name, value in named if name[0].isupper() and not name.isupper())
    return Read(imports, "\n".join(value for value in said if isinstance(value, str)), classes, aliases)


def modules_imported(path: Path) -> list[str]:
    """The modules of ours that a file imports."""
    found = []
    for node in read(path).imports:
        if isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
        else:
            found += [alias.name for alias in node.names]
    return [module for module in found if module.startswith("tavoliere")]


@pytest.mark.parametrize("name", tv.GAMES.built_in)
def test_an_event_that_the_log_has_no_sentence_for_is_read_by_the_board_or_the_scorer(name: str) -> None:
    definition = tv.GAMES[name]
    found = vars(import_module(f"{definition.package}.rules.messages")).items()
    names = {number: one for one, number in found if one.isupper() and type(number) is int}
    board = "".join(path.read_text(encoding="utf-8") for path in definition.folder.glob("board/*.ts*"))
    scorer = (definition.folder / "referee" / "scorer_sheet.py").read_text(encoding="utf-8")
    for number, kind in enumerate(definition.event_table):
        if not kind.message and not kind.use:
            assert f'"{kind.name}"' in board or names[number] in scorer, f"nobody reads the event {kind.name}"


def test_no_part_of_the_house_knows_a_sentence_of_a_game_by_its_name() -> None:
    """What is told of a game is put together by the types of its messages, and counted by their roles."""
    said = {kind.message for definition in tv.GAMES.built_in.values() for kind in definition.messages} - {""}
    for path in [*SOURCES, *PACKAGE.rglob("*.ts"), *PACKAGE.rglob("*.tsx")]:
        if path.suffix == ".py":
            told = {*read(path).words.splitlines()} if path.relative_to(PACKAGE).parts[0] != "games" else set()
        else:
            text = re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
            told = {*re.findall(r"""["'`]([a-z-]+)["'`.]""", text)}
        assert not told & said, f"{path.relative_to(PACKAGE)} names {', '.join(sorted(told & said))}"


def test_imports_point_down() -> None:
    wrong = []
    for path in SOURCES:
        here = ".".join(["tavoliere", *path.relative_to(PACKAGE).with_suffix("").parts])
        for module in modules_imported(path):
            if module == "tavoliere":  # the public face, for floors that stand on all of it
                right = floor_of(here) >= floor_of("tavoliere.lab")
            else:
                right = floor_of(module) <= floor_of(here)
            if not right:
                wrong.append(f"{here} imports {module}")
    assert wrong == []


def test_the_server_has_floors_of_its_own() -> None:
    web = PACKAGE / "web"
    assert {path.parent.name for path in web.glob("*/__init__.py")} == set(ROOMS_OF_WEB)
    for path in (path for room in ROOMS_OF_WEB for path in (web / room).rglob("*.py")):
        floor = ROOMS_OF_WEB.index(path.relative_to(web).parts[0])
        for other in (module.split(".")[2] for module in modules_imported(path) if module.startswith("tavoliere.web.")):
            assert other not in ROOMS_OF_WEB[floor + 1 :], f"{path} imports from {other}"


def test_no_imports_run_in_a_circle() -> None:
    """Not even those that only a type checker follows, or that wait inside a function."""
    names = {path: ".".join(["tavoliere", *path.relative_to(PACKAGE).with_suffix("").parts]) for path in SOURCES}
    files = {name.removesuffix(".__init__"): path for path, name in names.items()}
    graph: dict[str, set[str]] = {}
    for module, path in files.items():
        found = {alias.name for node in read(path).imports if isinstance(node, ast.Import) for alias in node.names}
        for node in read(path).imports:
            if isinstance(node, ast.ImportFrom) and node.module:
                parts = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= parts & files.keys() or {node.module}
        graph[module] = (found & files.keys()) - {module}
    while leaves := [module for module, below in graph.items() if not below & graph.keys()]:
        for module in leaves:
            del graph[module]
    assert not graph, sorted(graph)


# What messages carry, and are called by.
CARRIED = {"ArgumentType", "Clocks", "Duration", "Edited", "Figure", "FigureStep", "Gain", "Lesson", "LessonStep"}
CARRIED |= {"Matchmaking", "Message", "MessageTable", "Option", "ScoreLine", "Zone"}


def test_the_name_of_a_type_means_one_thing() -> None:
    """A message of the server is called as what it carries; the games and the environments have the same parts."""
    meant: dict[str, dict[str, str]] = {}
    for path in SOURCES:
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] != "games" or inside.name == "registry.py":
            for name in read(path).classes:
                meant.setdefault(name, {})[inside.as_posix()] = inside.as_posix()
            for name, value in read(path).aliases:
                meant.setdefault(name, {})[inside.as_posix()] = value
    assert {*meant.pop("TavoliereEnv")} == {"envs/gymnasium.py", "envs/pettingzoo.py"}
    several = {name: [*found] for name, found in meant.items() if len({*found.values()}) > 1}
    assert {*several} == CARRIED, several
    for found in several.values():
        assert sorted(one.startswith("web/messages/") for one in found) == [False, True], found


ORDERING = {ast.Lt, ast.LtE, ast.Gt, ast.GtE}

every_game = pytest.mark.parametrize("definition", tv.GAMES.values(), ids=tv.GAMES)


@every_game
def test_the_rules_import_only_their_own_tables(definition: GameDefinition) -> None:
    for module in compiled_modules(definition):
        tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Import)
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None
                assert node.module.startswith((definition.package, "tavoliere.definition."))


def compared(node: ast.AST) -> Iterator[str]:
    """The names with which an operand is compared: no index, and nothing that is taken away."""
    match node:
        case ast.Name(id=name):
            yield name
        case ast.BinOp(left=left, op=ast.Sub()):
            yield from compared(left)
        case ast.Subscript(value=table):
            yield from compared(table)
        case _:
            for part in ast.iter_child_nodes(node):
                yield from compared(part)


@every_game
def test_no_action_is_told_by_the_blocks_that_it_lies_between(definition: GameDefinition) -> None:
    """`BLOCK_OF` tells it: comparisons with blocks' first numbers hold for one order of the blocks only."""
    first = {"FIRST_OF"}
    actions: Any = definition.actions
    for node in tree_of(source_of(actions)).body:
        if isinstance(node, ast.Assign) and re.search(r"\b(offsets|FIRST_OF)\b", ast.unparse(node.value)):
            first |= {*compared(node.targets[0])}
    assert len(first) > len(actions.BLOCKS)
    found = []
    for path in sorted(definition.folder.rglob("*.py")):
        nodes = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Compare)]
        ladders = [node for node in nodes if {*map(type, node.ops)} & ORDERING and first & {*compared(node)}]
        found += [f"{path.name}:{node.lineno}: {ast.unparse(node)}" for node in ladders]
    assert found == []


@every_game
def test_a_name_in_capitals_stands_for_one_thing_in_a_game(definition: GameDefinition) -> None:
    """As the compiled modules must have it, so the others: a number has its name once, and a name its number."""
    said: dict[str, dict[str, str]] = {}
    for path in sorted(definition.folder.rglob("*.py")):
        for line in tree_of(path).body if path.parent.name != "lessons" else ():
            if isinstance(line, ast.Assign):
                names = [one.id for target in line.targets for one in ast.walk(target) if isinstance(one, ast.Name)]
                for name in filter(str.isupper, names):
                    said.setdefault(name, {})[path.name] = ast.unparse(line.value)
    assert {name: places for name, places in said.items() if len(places) > 1} == {}


def test_no_file_outside_the_games_and_their_registry_names_a_game() -> None:
    names = "|".join(re.sub("[-_ ]", "[-_ ]?", name) for name in tv.GAMES)
    games = PACKAGE / "games"
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix not in (".py", ".pyx", ".pxd", ".ftl", ".ts", ".tsx", ".css", ".tcss", ".html"):
            continue
        if path.is_relative_to(games) and (path.parent != games or path.name == "registry.py"):
            continue
        if path.is_relative_to(PACKAGE / "web" / "static"):
            continue
        text = read(path).words if path.suffix == ".py" else path.read_text(encoding="utf-8")
        found = re.search(names, text, re.IGNORECASE)
        assert not found, f"{path.relative_to(PACKAGE)} names {found and found[0]}"


@every_game
def test_a_game_has_every_file_that_the_contributors_page_names(definition: GameDefinition) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = page[page.index("| file | holds") : page.index("## 1 The package")]
    names = re.findall(r"`([a-z.]+\.(?:py|ftl|md))`", table.rpartition("|\n")[0])
    assert len(names) >= 12
    for name in names:
        assert any(definition.folder.rglob(name)), name


ROOMS_OF_PROGRAM = tuple(dict.fromkeys((*ROOMS, *ROOMS_OF_PAGE)))
ROOMS_OF_RESEARCH = ("commands/research", "lab", "training", "envs")  # in English only


def messages_of(room: str, language: str) -> list[str]:
    return [entry[1] for entry in ENTRY.finditer((PACKAGE / room / f"{language}.ftl").read_text(encoding="utf-8"))]


def test_every_room_says_the_same_in_both_languages_and_no_message_twice() -> None:
    catalogues = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.ftl")}
    assert {room for room in catalogues if not room.startswith("games/")} == {*ROOMS_OF_PROGRAM, *ROOMS_OF_RESEARCH}
    for room in ROOMS_OF_PROGRAM:
        assert {*messages_of(room, "en")} == {*messages_of(room, "it")}, room
    for rooms in (ROOMS_OF_PROGRAM, *((*ROOMS_OF_PROGRAM, room) for room in ROOMS_OF_RESEARCH)):
        names = [name for room in rooms for name in messages_of(room, "en")]
        assert len(names) == len({*names}), {name for name in names if names.count(name) > 1}


@cache
def said_by_sources() -> tuple[frozenset[str], tuple[str, ...]]:
    """The names of messages that stand in our sources, and the beginnings of those that are put together there."""
    paths = [*SOURCES, *(PACKAGE / "web" / "page").rglob("*.ts*")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    whole = {name for text in texts for name in re.findall(r"""["'`]([a-z][a-z0-9-]*)(?:\.[a-z]+)?["'`]""", text)}
    begun = {name for text in texts for name in re.findall(r"""["'`]([a-z][a-z0-9-]*-)\$?\{""", text)}
    return frozenset(whole), (*begun, "cli-no-option", "cli-no-command")  # which may be followed by "-similar"


@pytest.mark.parametrize("room", [*ROOMS_OF_PROGRAM, *ROOMS_OF_RESEARCH])
def test_every_message_is_said_somewhere(room: str) -> None:
    whole, begun = said_by_sources()
    assert [name for name in messages_of(room, "en") if name not in whole and not name.startswith(begun)] == []


def test_what_is_asked_of_a_catalogue_is_in_it() -> None:
    asking = r'(?<![.\w])(?:words|Words\(\))\(\s*"([a-z-]+)"'  # `tests/words/test_errors.py` looks at errors
    known = {name for room in (*ROOMS_OF_PROGRAM, *ROOMS_OF_RESEARCH) for name in messages_of(room, "en")}
    known |= {*TITLES}  # which every game has
    for path in (path for path in SOURCES if not path.is_relative_to(PACKAGE / "games")):
        for name in re.findall(asking, path.read_text(encoding="utf-8")):
            assert name in known, f"{path.name} asks for {name}"
    page = "".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / "web" / "page").rglob("*.ts*")))
    given = {name for room in ROOMS_OF_PAGE for name in messages_of(room, "en")}
    asked = set(re.findall(r'"(page-[a-z-]+)(?:\.[a-z]+)?"', page))
    assert asked <= given, asked - given


@pytest.mark.parametrize("name", tv.GAMES.built_in)
def test_every_message_of_a_game_is_said_by_somebody(name: str) -> None:
    """By its whole name; or put together by its beginning, unless it is noted by number, as a row of the table."""
    definition = tv.GAMES[name]
    rows = {kind.message for kind in definition.messages}
    texts = {text for path in SOURCES for text in read(path).words.splitlines()}
    pages = [path for folder in (PACKAGE / "web" / "page", definition.folder) for path in folder.rglob("*.ts*")]
    texts |= {
        text for path in pages for text in re.findall(r"""["'`.]([\w-]+)["'`$]""", path.read_text(encoding="utf-8"))
    }
    families = {text for text in texts if re.fullmatch(r"[a-z-]+-", text)}
    for path in definition.folder.rglob("*.py"):  # the values of a parameter, or of a place that is edited
        named = re.findall(r'\b(?:entries|Parameter)\("([\w-]+)"', path.read_text(encoding="utf-8"))
        families |= {f"{one}-" for one in named}
    families = {family for family in families if not any(row.startswith(family) for row in rows)}
    left = []
    for message in catalogue("en", definition.words_folder).sources.keys() - catalogue("en", None).sources.keys():
        root, _, form = message.partition(".")
        begun = (root[: at + 1] for at, letter in enumerate(root) if letter == "-")
        said = root in rows | texts or not families.isdisjoint(begun)
        if not said or (form and texts.isdisjoint({form, f".{form}"})):
            left.append(message)
    assert sorted(left) == []


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_message_that_a_page_is_given_is_given_whole(path: Path) -> None:
    whole = FluentResource(path.read_text(encoding="utf-8"))
    given = FluentResource(entries(path.stem, path.parent, lambda _: True))
    messages = {entry.id.name: entry for entry in whole.body if isinstance(entry, Message)}
    told = {entry.id.name: entry for entry in given.body if isinstance(entry, Message)}
    assert messages and messages.keys() == told.keys() and len(told) == len(given.body)
    assert all(one.equals(told[name], ignored_fields=["span", "comment"]) for name, one in messages.items())


def python_blocks(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=lambda page: page.stem
)
def test_the_examples_of_the_documentation_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(invitations, "_invited", {})  # a bot that an example invites is nobody else's guest
    names: dict[str, object] = {}
    for block in python_blocks(page):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            runner.run(test, clear_globs=False)
            assert runner.failures == 0, page.name
            names.update(test.globs)
        else:
            exec(compile(block, str(page), "exec"), names)


def test_the_readme_has_two_commands_and_the_examples() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"```sh\n(.*?)```", readme, re.DOTALL)
    assert [command.strip() for command in commands[:2]] == ["pip install . && tavoliere", "make test"]
    assert len(python_blocks(ROOT / "README.md")) >= 1
