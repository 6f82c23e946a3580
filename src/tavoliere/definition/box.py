"""The facts of one's own box: a table of data that the sources leave open, as people read it off their board.

A game's `box.py` describes the sheet on which its table is edited, and a position whose board shows what it says.
"""

from typing import Any, Protocol

from tavoliere.definition.editing import Sheet, SheetValues


class BoxModule(Protocol):
    """`box.py`: what of a game is read off one's own box."""

    @property
    def OPTION(self) -> str: ...  # noqa: N802  the option that takes the table

    def form(self, table: dict[str, Any], /) -> dict[str, Any]:
        """A table as it is edited."""
        ...

    def table(self, form: SheetValues, /) -> dict[str, Any]:
        """The table that somebody has edited, for the option to parse; Refused where it can't be."""
        ...

    def sheet(self, form: SheetValues, /) -> Sheet: ...

    def example(self, table: dict[str, Any], /) -> dict[str, Any]:
        """A position, possible or not, whose board shows what the table says."""
        ...
