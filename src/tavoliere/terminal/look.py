"""What the program looks like: an old map by day, the lagoon by lamplight at night."""

from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from tavoliere.definition.canvas import STYLES, BoardLine

PAPER, INK = "#F4ECDD", "#2B2622"
LAGOON, LAMP = "#14202B", "#E9DFC9"

DAY = Theme(
    name="tavoliere-day",
    primary="#2F6F73",  # what may be chosen
    accent="#B3402E",  # what is asked
    secondary="#6E6455",
    warning="#8A5A00",
    error="#B3402E",
    success="#2F6F73",
    foreground=INK,
    background=PAPER,
    surface="#FAF4E8",
    panel="#E6DAC1",
    dark=False,
    variables={"quiet": "#6E6455", "line": "#CDBE9F"},
)
NIGHT = Theme(
    name="tavoliere-night",
    primary="#74B9B5",
    accent="#EC8A76",
    secondary="#A79F8E",
    warning="#E3B866",
    error="#EC8A76",
    success="#74B9B5",
    foreground=LAMP,
    background=LAGOON,
    surface="#1A2936",
    panel="#243746",
    dark=True,
    variables={"quiet": "#A79F8E", "line": "#3A4F5F"},
)
THEMES = {theme.name: theme for theme in (DAY, NIGHT)}


def style(names: str, dark: bool) -> Style:
    """The style that one name, or several with spaces between them, stand for."""
    return Style.parse(" ".join(STYLES[name][dark] for name in names.split() if name in STYLES))


def painted(lines: list[BoardLine], dark: bool, width: int = 0, height: int = 0) -> Text:
    """The lines of a board as one text that fits a window as well as it can.

    Prose, such as a legend, wraps at the width. In other lines things stand below each other, so there only columns go
    that are empty in all lines of a block. Empty lines go where the board is higher than the window.
    """
    rows: list[Text] = []
    for (prose, _), block in groupby(lines, lambda line: (is_prose(line), not line)):
        whole = [assembled(line, dark) for line in block]
        if prose and width > 0:
            rows += [piece for row in whole for piece in wrapped(row, width)]
        else:
            rows += narrowed(whole, width) if width > 0 else whole
    if 0 < height < len(rows):
        rows = [row for row in rows if row.plain]
    return Text("\n", no_wrap=True).join(rows)


def breadth(lines: list[BoardLine]) -> int:
    """How wide a window has to be for the lines that do not wrap."""
    return max((sum(cell_len(text) for text, _ in line) for line in lines if not is_prose(line)), default=0)


def assembled(line: BoardLine, dark: bool) -> Text:
    row = Text.assemble(*((text, style(names, dark)) for text, names in line), no_wrap=True)
    row.rstrip()
    return row


def is_prose(line: BoardLine) -> bool:
    return len(line) == 1 and "  " not in line[0][0].strip()


def narrowed(rows: list[Text], width: int) -> list[Text]:
    """Lines that are too wide, without columns that are empty in all of them and stand beside another empty one."""
    widest = max(row.cell_len for row in rows)
    if widest <= width or any(row.cell_len != len(row) for row in rows):
        return rows
    empty = [all(row.plain[at : at + 1] in ("", " ") for row in rows) for at in range(widest)]
    spare = [at for at in range(widest - 1, 0, -1) if empty[at] and empty[at - 1]]
    gone = sorted(spare[: widest - width])
    bounds = [0, *(bound for at in gone for bound in (at, at + 1))]
    return [without(row, bounds) for row in rows]


def without(row: Text, bounds: list[int]) -> Text:
    """A line without the columns between every second pair of bounds."""
    kept = [row[begin:end] for begin, end in zip(bounds[::2], [*bounds[1::2], len(row)], strict=True)]
    return Text("", no_wrap=True).join(kept)


def wrapped(row: Text, width: int) -> list[Text]:
    """One long line as several, broken between words."""
    pieces: list[Text] = []
    begin = end = 0
    for word in row.plain.split(" "):
        if end > begin and Text(row.plain[begin : end + len(word)]).cell_len > width:
            pieces.append(row[begin : end - 1])
            begin = end
        end += len(word) + 1
    return [*pieces, row[begin:]]
