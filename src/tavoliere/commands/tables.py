"""Figures in columns, for a terminal, and how far something is that takes long."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tavoliere.words.numbers import number


def show_table(heads: list[str], lines: list[list[str]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 else "right", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    width = None if sys.stdout.isatty() else 200
    Console(width=width).print(table)


def points(chance: float, digits: int = 1, signed: bool = False) -> str:
    """A part of the winning chance, in percent."""
    return f"{number(100 * chance, digits, signed)} %"


@contextmanager
def advancing(what: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, or a line now and then where nobody watches: to be told how much more is done."""
    from tavoliere.lab.progress import progress

    with progress(quiet) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
