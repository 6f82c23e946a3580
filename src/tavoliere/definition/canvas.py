"""A board in a terminal: a sheet of characters, each with the name of a style."""

from itertools import groupby

Line = list[tuple[str, str]]  # pieces of text, each with the name of a style


class Canvas:
    """A sheet that is written in any order; what does not fit on it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        row = self.characters[y]
        fitting = text[: max(0, len(row) - x)]
        row[x : x + len(fitting)] = fitting
        self.styles[y][x : x + len(fitting)] = [style] * len(fitting)

    def write(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> list[Line]:
        """The sheet as pieces of text of one style each."""
        found = []
        for row, styles in zip(self.characters, self.styles, strict=True):
            text, line, at = "".join(row), [], 0
            for style, run in groupby(styles):
                begin, at = at, at + len(list(run))
                line.append((text[begin:at], style))
            found.append(line)
        return found
