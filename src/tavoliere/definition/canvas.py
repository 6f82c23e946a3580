"""A board in a terminal: a sheet of characters, each with the name of a style."""

from itertools import groupby

Line = list[tuple[str, str]]  # pieces of text, each with the name of a style


class Canvas:
    """A sheet that is written in any order; what does not fit on it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[Line] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        row = self.cells[y]
        row[x : x + len(text)] = [(character, style) for character in text[: max(0, len(row) - x)]]

    def write(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> list[Line]:
        """The sheet as pieces of text of one style each."""
        runs = [groupby(row, key=lambda cell: cell[1]) for row in self.cells]
        return [[("".join(character for character, _ in run), style) for style, run in row] for row in runs]
