"""Tables of measured figures in the documentation are written from what was measured and kept."""

import re
from pathlib import Path

import pytest

from scripts.tables import DOCS, PLACE, kept, with_tables

TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
FIGURE = re.compile(r"\| *[\d.,]+ *(?:\||$)", re.MULTILINE)  # a cell that is a number
TIMES = ("speed", "gpu", "scaling")  # what depends on a machine; other pages are held to what computes their figures


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_tables_are_what_was_measured(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert with_tables(text) == text, "write them anew: python -m scripts.tables"


@pytest.mark.parametrize("name", TIMES)
def test_no_table_of_times_comes_from_nowhere(name: str) -> None:
    rest = PLACE.sub("", (DOCS / f"{name}.md").read_text(encoding="utf-8"))
    assert [table for table in TABLE.findall(rest) if FIGURE.search(table)] == []


def test_everything_that_is_kept_is_shown() -> None:
    shown = {place[1] for page in DOCS.glob("*.md") for place in PLACE.finditer(page.read_text(encoding="utf-8"))}
    assert set(kept()) <= shown
