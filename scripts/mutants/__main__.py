"""python -m scripts.mutants [GAME ...]: lists the changes of the rules that no worked example finds."""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path

from scripts.mutants.changes import Mutant, called, mutated
from scripts.mutants.switch import COMPILED
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.plain_modules import compiled_modules
from tavoliere.definition.source_lines import source_of
from tavoliere.engine.native import native_source
from tavoliere.engine.plain_language import OPTIONAL, interface
from tavoliere.games.registry import GAMES

ROOT = Path(__file__).parents[2]
COPIES = ROOT / "build" / "mutants"
EXPLAINED = Path(__file__).with_name("explained")

# What the engine asks for that is no rule: how to play well, what to count, what to check.
NO_RULES = {"heuristic", "prior", "evaluate", "moment", "facts", "broken", *OPTIONAL}


def rules_of(definition: GameDefinition) -> set[str]:
    """The functions of a game that its rules consist of: those that the engine calls, and what they call."""
    calls: dict[str, set[str]] = {}
    for module in compiled_modules(definition):
        calls |= called(ast.parse(source_of(module).read_text(encoding="utf-8")))
    found = [name for name in ("setup", *interface()) if name in calls and name not in NO_RULES]
    for name in found:  # which grows
        found += sorted((calls[name] & calls.keys()) - set(found))
    return set(found)


def with_mutants(definition: GameDefinition) -> tuple[dict[Path, str], list[Mutant]]:
    """The modules of a game's rules, as they carry all their mutants, and these."""
    rules = rules_of(definition)
    texts: dict[Path, str] = {}
    mutants: list[Mutant] = []
    own = [path for path in map(source_of, compiled_modules(definition)) if path.is_relative_to(definition.folder)]
    for path in own:
        text, found = mutated(path.read_text(encoding="utf-8"), path.name, len(mutants) + 1, rules)
        mutants += found
        if found:
            texts[path] = text
    return texts, mutants


def explanations(definition: GameDefinition) -> dict[str, dict[str, str]]:
    """Why no example finds some mutants, by function and change."""
    reasons = EXPLAINED / f"{folder_of(definition.package)}.toml"
    return tomllib.loads(reasons.read_text(encoding="utf-8")) if reasons.exists() else {}


def copied(name: str) -> tuple[Path, list[Mutant]]:
    """A copy of the tree in which the rules of a game carry all their mutants."""
    copy = COPIES / name
    shutil.rmtree(copy, ignore_errors=True)
    for part in ("src", "tests", "scripts"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "static", "*.c"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    texts, mutants = with_mutants(GAMES[name])
    for path, text in texts.items():
        (copy / path.relative_to(ROOT)).write_text(text, encoding="utf-8")
    (copy / "mutants.json").write_text(json.dumps([asdict(mutant) for mutant in mutants]), encoding="utf-8")
    return copy, mutants


def folder_of(package: str) -> str:
    return package.rpartition(".")[2]


def compile_mutants(name: str) -> None:
    """In the copy: compile the game with its mutants."""
    from setuptools import Distribution, Extension

    definition = GAMES[name]
    package = definition.package
    written = Path("src", *package.split("."), "_compiled.c")
    written.write_text(native_source(definition, COMPILED, given=("on",)), encoding="utf-8")
    extension = Extension(f"{package}._compiled", [str(written)], extra_compile_args=["-O1", "-w"])
    build = Distribution({"ext_modules": [extension], "package_dir": {"": "src"}}).get_command_obj("build_ext")
    build.inplace = True
    build.ensure_finalized()
    build.run()


def hunt(name: str) -> None:
    """In the copy: run the game's worked examples for each mutant."""
    import pytest

    from scripts.mutants.worked_examples import WorkedExamples

    package = GAMES[name].package
    tests = [str(path) for path in sorted(Path("tests/games", folder_of(package)).glob("test_*.py"))]
    mutants = [Mutant(**fields) for fields in json.loads(Path("mutants.json").read_text(encoding="utf-8"))]
    plugins = [WorkedExamples(package, mutants, Path("survivors.json"))]
    quiet = ["-p", "no:faulthandler", "-p", "no:cacheprovider", "--tb=native", "--assert=plain", "-s", "-qq"]
    sys.exit(pytest.main([*quiet, *tests], plugins=plugins))


STEPS = {"compile": compile_mutants, "hunt": hunt}


def report(name: str) -> bool:
    """Print what survives, and whether every survivor is explained."""
    copy, mutants = copied(name)
    paths = [str(copy / "src"), str(copy)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    for step in STEPS:  # apart, so that the process that forks for every mutant stays small
        command = [sys.executable, "-m", "scripts.mutants", "--in-copy", step, name]
        subprocess.run(command, cwd=copy, env=environment, check=True)
    answer = json.loads((copy / "survivors.json").read_text(encoding="utf-8"))
    reached = {fields["number"]: fields.pop("reached") for fields in answer["survivors"]}
    survivors = [Mutant(**fields) for fields in answer["survivors"]]
    left, explained, stale = sorted_out(survivors, explanations(GAMES[name]))
    for mutant in left:
        print(f"not found: {mutant}{'' if reached[mutant.number] else ' (no example comes by)'}")
    for change in stale:
        print(f"explained, but found or gone: {change}")
    print(
        f"{name}: {len(mutants)} mutants, {len(mutants) - len(reached)} found by {answer['examples']} worked examples, "
        f"{explained} explained, {len(left)} left"
    )
    return not left and not stale


def sorted_out(survivors: list[Mutant], reasons: dict[str, dict[str, str]]) -> tuple[list[Mutant], int, list[str]]:
    """The survivors without a reason, the number of those that have one, and the reasons without a survivor."""
    given = {(function, change) for function, changes in reasons.items() for change in changes}
    names = {(mutant.function, mutant.change) for mutant in survivors}
    left = [mutant for mutant in survivors if (mutant.function, mutant.change) not in given]
    return left, len(names & given), [f"{function}: {change}" for function, change in sorted(given - names)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--in-copy", choices=STEPS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.in_copy:
        STEPS[arguments.in_copy](*arguments.games)
        return
    sound = [report(name) for name in arguments.games or GAMES.built_in]
    sys.exit(0 if all(sound) else 1)


if __name__ == "__main__":
    main()
