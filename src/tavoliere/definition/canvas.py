"""A board as text: a sheet of characters, each with the name of a style."""

from itertools import groupby

BoardLine = list[tuple[str, str]]  # pieces of text, each with the name of a style


# The names of styles that boards use, by day and by night. A name that is not here is plain, since no board depends
# on colour.
STYLES = {
    "bold": ("bold", "bold"),
    "dim": ("#6E6455", "#A79F8E"),
    "asked": ("bold #B3402E", "bold #EC8A76"),
    "choice": ("bold #2F6F73", "bold #74B9B5"),
    "red": ("#A8321F", "#F0897A"),
    "orange": ("#99500A", "#F0AC6A"),
    "yellow": ("#7A5B00", "#E8C56A"),
    "green": ("#37661F", "#9CC97A"),
    "blue": ("#23568F", "#86B6E8"),
    "violet": ("#6B3F8F", "#C3A1E6"),
    "purple": ("#6B3F8F", "#C3A1E6"),
    "brown": ("#7A4A24", "#D0A27C"),
    "pink": ("#A83A6E", "#F0A0C4"),
    "grey": ("#5F5A52", "#B4B0A6"),
    "white": ("#6E6455 on #FFFDF8", "#FFFFFF"),
    "black": ("bold #000000", "bold #FFFDF8 on #05090D"),
    "joker": ("bold #2B2622 on #E6D6AE", "bold #F3E6C4 on #4A4130"),
    "down": ("italic on #DACDB2", "italic on #30434F"),
    "seat-0": ("#A8321F", "#F0897A"),
    "seat-1": ("#23568F", "#86B6E8"),
    "seat-2": ("#37661F", "#9CC97A"),
    "seat-3": ("#7A5B00", "#E8C56A"),
    "seat-4": ("#6B3F8F", "#C3A1E6"),
}


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

    def write(self, x: int, y: int, line: BoardLine) -> None:
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> list[BoardLine]:
        """The sheet as pieces of text of one style each."""
        found = []
        for row, styles in zip(self.characters, self.styles, strict=True):
            text, line, at = "".join(row), [], 0
            for style, run in groupby(styles):
                begin, at = at, at + len(list(run))
                line.append((text[begin:at], style))
            found.append(line)
        return found
