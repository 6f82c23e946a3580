"""Errors have their sentences: whatever is raised anywhere finds its message, and not a traceback about words."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import tavoliere
from tavoliere.engine.errors import TavoliereError


def raised_in(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """The names of what is called with a message and no words of its own, the message, and the line."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(message))], keywords=named):
                if all(one.arg != "words" for one in named):
                    yield name, message, node.lineno


MODULES = [one.name for one in pkgutil.walk_packages(tavoliere.__path__, "tavoliere.") if "__main__" not in one.name]


def test_every_error_finds_its_sentence() -> None:
    checked, missing = 0, []
    for name in MODULES:
        path = Path(tavoliere.__path__[0], *name.split(".")[1:])
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if not file.exists():  # compiled
            continue
        raised = [*raised_in(ast.parse(file.read_text(encoding="utf-8")))]
        errors = {one for one, _, _ in raised if one.endswith(("Error", "Refusal", "Stale")) or one[0].isupper()}
        if not errors:
            continue
        try:
            known = vars(importlib.import_module(name))
        except ImportError:  # of a library that is not installed here
            continue
        for kind, message, line in raised:
            error = known.get(kind)
            if isinstance(error, type) and issubclass(error, TavoliereError):
                checked += 1
                if not error.own_words.knows(message):
                    missing.append(f"{name}:{line} {message}")
    assert missing == []
    assert checked > 300
