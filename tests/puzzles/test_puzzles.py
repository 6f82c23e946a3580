"""Puzzles: every shipped one is sound and solved again, the finder finds one, and tries get what they should."""

import json
from collections import Counter
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.commands.command_line import build
from tavoliere.commands.usage import WrongUse
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.errors import IllegalAction
from tavoliere.games.registry import BUILT_IN
from tavoliere.lab.settings import usual_games
from tavoliere.puzzles import Puzzle, puzzles_of, search
from tavoliere.puzzles.finding import GAP, decides, obvious
from tavoliere.puzzles.puzzle import LEVELS, NAMES, played, read, write
from tavoliere.puzzles.search import (
    Looked,
    PuzzleSearch,
    PuzzleTask,
    from_file,
    kind_of,
    look,
    puzzle_in,
    setting_of,
    varied,
)
from tavoliere.puzzles.solving import hinted, reasons, tried
from tavoliere.table.choices import label
from tavoliere.table.record import DamagedRecord
from tavoliere.terminal.puzzles import Puzzler
from tavoliere.words import LANGUAGES, Words, spoken

every_game = pytest.mark.parametrize("definition", BUILT_IN, ids=[one.name for one in BUILT_IN])
LONGEST = 330  # characters of what is said about a solution, so that it has room above the board


@every_game
def test_there_are_enough_and_they_are_varied(definition: GameDefinition) -> None:
    puzzles = puzzles_of(definition)
    assert len(puzzles) >= 30
    assert len({one.key for one in puzzles}) == len(puzzles)
    settings = Counter(json.dumps(one.options, sort_keys=True) for one in puzzles)
    assert len(settings) == len(definition.lab.settings) and min(settings.values()) >= 3
    parts = Counter(one.part for one in puzzles)
    assert len(parts) == 3 and min(parts.values()) >= 3
    assert len({one.level for one in puzzles}) == 3
    assert max(Counter(map(kind_of, puzzles)).values()) <= 0.8 * len(puzzles)
    answers = Counter(one.asks[0].best[0] for one in puzzles)
    assert max(answers.values()) <= len(puzzles) / 3, "no answer is always the right one"
    games = [(json.dumps(one.options), one.source["seed"], one.source["game"]) for one in puzzles]
    assert len(set(games)) == len(games), "no two from the same game"
    assert [LEVELS.index(one.level) for one in puzzles] == sorted(LEVELS.index(one.level) for one in puzzles)


@every_game
def test_each_is_sound(definition: GameDefinition) -> None:
    for number, puzzle in enumerate(puzzles_of(definition), 1):
        game = puzzle.game(definition)
        view = puzzle.view(game)
        assert view.actor == puzzle.seat and view.supposed == game.position(dict(puzzle.position)), number
        assert puzzle.asks[0].after == () and puzzle.gap >= GAP, number
        for ask in puzzle.asks:
            position = played(view.supposed, ask.after)
            legal = {action.text for action in position.view(puzzle.seat).actions}
            assert ask.best and {*ask.best, *ask.losses} == legal and not {*ask.best} & {*ask.losses}, number
        simple = {action.text for action in obvious(view)}
        assert puzzle.obvious in simple and not simple & {*puzzle.asks[0].best}, number
        played(view.supposed, puzzle.line)
        assert puzzle.answer in puzzle.answers, number
        assert puzzle.asks[0].gap >= GAP, number


@every_game
def test_each_is_solved_again(definition: GameDefinition) -> None:
    """By a search of a fixed number of iterations with a fixed seed."""
    for number, puzzle in enumerate(puzzles_of(definition), 1):
        game = puzzle.game(definition)
        for ask in puzzle.asks:
            assert decides(puzzle, game, ask, seed=1), f"puzzle {number} after {ask.after}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_can_be_told_in_short(definition: GameDefinition, language: str) -> None:
    with spoken(language):
        for number, puzzle in enumerate(puzzles_of(definition), 1):
            game = puzzle.game(definition)
            words = Words(game.words_folder, puzzle.names)
            found = reasons(puzzle, game)
            assert {name for name, _ in found} & {"puzzle-wins", "analysis-wins", "analysis-prevents"}, number
            told = " ".join(map(words.say, found))
            assert "analysis-" not in told and "preview-" not in told
            assert len(told) < LONGEST - 120, f"{number}: {told}"


# --- finding ----------------------------------------------------------------------------------------------------------

FOUND = ("cardcassonne", 4, 0)  # a game of so many players with a puzzle in it


def test_the_finder_finds_one() -> None:
    name, players, number = FOUND
    game = tv.game(name, players=players)
    puzzle = puzzle_in("knight", 1, PuzzleTask(game, number, frozenset()))
    assert puzzle is not None and puzzle.gap >= GAP
    assert puzzle.options == {"players": players} and puzzle.view(game).actor == puzzle.seat
    assert not {action.text for action in obvious(puzzle.view(game))} & {*puzzle.asks[0].best}
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle
    assert tried(puzzle, game, puzzle.answers[0]).solved


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = puzzles_of(BUILT_IN[0])
    games = tuple(usual_games(BUILT_IN[0].name))[:2]
    asked: list[tuple[str, int]] = []

    def pretended(_player: str, _seed: int, task: PuzzleTask) -> Puzzle | None:
        asked.append((setting_of(task.game), task.number))
        return given[len(asked)] if task.number % 2 else None

    monkeypatch.setattr(search, "puzzle_in", pretended)
    wanted = PuzzleSearch(games, each=1, most=9)
    notes = tmp_path / "looked.jsonl"
    first = [next(looking) for looking in [look(wanted, notes)] for _ in range(3)]
    assert asked == [(setting_of(game), number) for number in (0, 1) for game in games][:3]
    both = list(look(wanted, notes))
    assert both[:3] == first and len(asked) == len(set(asked)) == len(both)
    assert [one.puzzle is not None for one in both] == [False, False, True, True] * 2, "as many as wanted, and spare"
    assert list(look(wanted, notes)) == both and len(asked) == len(both), "nothing twice"
    with pytest.raises(DamagedRecord):
        list(look(wanted._replace(seed=2), notes))


def test_the_most_varied_are_chosen(tmp_path: Path) -> None:
    puzzles = puzzles_of(BUILT_IN[0])
    kinds = Counter(map(kind_of, puzzles))
    (usual, _), *others = kinds.most_common()
    rare = next(one for one in puzzles if kind_of(one) == others[-1][0])
    many = [one for one in puzzles if kind_of(one) == usual][:5]
    found = [Looked("one", at, puzzle) for at, puzzle in enumerate([*many, rare])]
    assert rare in varied([*found, Looked("one", 9, None)], 2)
    write(tmp_path / "some.json", many)
    assert read(tmp_path / "some.json") == tuple(many)
    assert [one.puzzle for one in from_file(tmp_path / "some.json", BUILT_IN[0])] == many
    with pytest.raises(DamagedRecord):
        from_file(tmp_path / "other.json", BUILT_IN[0])
    (tmp_path / "other.json").write_text('{"a": [')
    with pytest.raises(DamagedRecord):
        from_file(tmp_path / "other.json", BUILT_IN[0])


def test_the_command_writes_what_it_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = puzzles_of(BUILT_IN[0])
    name, players = BUILT_IN[0].name, str(given[0].options["players"])
    monkeypatch.setattr(search, "puzzle_in", lambda _player, _seed, task: given[0] if task.number == 0 else None)
    path = tmp_path / "found.json"
    command = ["puzzles", name, "--players", players, "--each", "1", "--games", "3", "--workers", "1"]
    build()([*command, "--output", str(path)], standalone_mode=False)
    assert read(path) == given[:1] and path.with_suffix(".jsonl").exists()
    assert "One puzzle from 3 games" in capsys.readouterr().out
    for wrong in ([*command, "--part", "night"], ["puzzle", name, "999"]):
        with pytest.raises(WrongUse):
            build()(wrong, standalone_mode=False)


# --- solving ----------------------------------------------------------------------------------------------------------


@every_game
def test_what_a_try_gets(definition: GameDefinition) -> None:
    for puzzle in puzzles_of(definition):
        game = puzzle.game(definition)
        wrong = tried(puzzle, game, [puzzle.obvious])
        assert not wrong.solved and wrong.right == () and wrong.obvious and (wrong.cost or 0.0) >= GAP / 2
        for answer in puzzle.answers:
            assert tried(puzzle, game, answer) == (answer, True, None, False)
            assert not tried(puzzle, game, answer[:-1]).solved
            for at in range(len(answer)):
                left, ask = hinted(puzzle, answer[:at]), puzzle.ask(answer[:at])
                assert ask is not None and answer[at] in left and len(left) <= max(3, len(ask.best) + 1)
        assert hinted(puzzle, puzzle.answers[0]) == []
        with pytest.raises(IllegalAction):
            tried(puzzle, game, [next(action.text for action in game.all_actions if action.block.chance)])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_solved_in_a_terminal(definition: GameDefinition, language: str) -> None:
    puzzles = puzzles_of(definition)
    first, second = puzzles[-2:]
    keys = ["dance", first.obvious, "?", *first.answers[0], "", "!"]
    told: list[str] = []

    def typed(_: str) -> str:
        if not keys:
            raise EOFError
        return keys.pop(0)

    with spoken(language):
        Puzzler(definition, typed, told.append).pose(puzzles, len(puzzles) - 1)
        words = definition.words
        percent = round(100 * first.asks[0].losses[first.obvious])
        said = "\n".join(told)
        game = first.game(definition)
        tried_first = label(game.position(dict(first.position)), game.action(first.obvious), "label")
        what = Words(definition.words_folder, first.names)("page-puzzle-try", what=words.say(tried_first))
        assert words("page-puzzle-obvious", what=what, percent=percent) in said
        assert words("page-puzzle-solved") in said
        assert words("page-puzzle-asks", who=NAMES[second.seat]) in said
        named = Words(definition.words_folder, second.names)
        assert named.say(reasons(second, second.game(definition))[0]) in said
        assert not keys
        Puzzler(definition, typed, told.append).pose(puzzles, 1)  # left at once
