"""Boards of packages: what a module imports by name gets an address, and nothing else of a package is served."""

import dataclasses
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.web.content.boards import board_files, board_of, with_addresses

NAMES = ("kit-AAAAAAAA", "preact-BBBBBBBB", "preact-hooks-CCCCCCCC", "preact-jsx-runtime-DDDDDDDD")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    for name in NAMES:
        (tmp_path / f"{name}.js").touch()
    return tmp_path


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('import { h } from "preact";', 'import { h } from "../../../../preact-BBBBBBBB.js";'),
        ("import{h}from'preact'", "import{h}from'../../../../preact-BBBBBBBB.js'"),
        ('import "tavoliere/kit"', 'import "../../../../kit-AAAAAAAA.js"'),
        ('export * from "preact/hooks"', 'export * from "../../../../preact-hooks-CCCCCCCC.js"'),
        ('import("preact/jsx-runtime")', 'import("../../../../preact-jsx-runtime-DDDDDDDD.js")'),
        ('import { x } from "./x.js";', 'import { x } from "./x.js";'),
        ('import { x } from "preact/compat";', 'import { x } from "preact/compat";'),
        ('const name = "preact";', 'const name = "preact";'),
    ],
)
def test_what_is_imported_by_name_gets_an_address_that_holds_wherever_the_page_lies(
    text: str, said: str, static: Path
) -> None:
    assert with_addresses(text, "/api/games/odd/board/board.js", static) == said


@pytest.mark.usefixtures("example_game")
def test_only_what_a_board_may_need_is_served_of_a_package(tmp_path: Path, static: Path) -> None:
    definition = dataclasses.replace(tv.GAMES["kalah"], board="page/board.js")
    object.__setattr__(definition, "folder", tmp_path)
    (tmp_path / "rules.js").touch()
    (tmp_path / "page" / "art").mkdir(parents=True)
    for name in ("board.js", "board.css", "board.py", "art/seed.svg"):
        (tmp_path / "page" / name).touch()
    assert [*board_files(definition)] == ["art/seed.svg", "board.css", "board.js"]
    entry = board_of(definition, static)
    assert entry and (entry.script, entry.style) == (
        "/api/games/kalah/board/board.js",
        "/api/games/kalah/board/board.css",
    )
    assert board_files(tv.GAMES["cardcassonne"]) == board_files(tv.GAMES["kalah"]) == {}
