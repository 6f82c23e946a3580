"""The board of a game as a picture: the sheet of characters that a terminal shows, as SVG.

Every character has its place on a grid, whatever font there is. Notebooks show it by themselves (`_repr_svg_`).
"""

from typing import NamedTuple

from tavoliere.definition.canvas import STYLES, BoardLine

WIDTH, HEIGHT = 8.4, 18.0  # of a character
MARGIN = 14.0
PAPER, INK = "#F4ECDD", "#2B2622"
ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


class Look(NamedTuple):
    """How a piece of text looks."""

    colour: str = INK
    behind: str = ""
    attributes: str = ""


def look(names: str) -> Look:
    """What the names of styles stand for, by day."""
    colour, behind, attributes = INK, "", ""
    for name in names.split():
        words = STYLES[name][0].split() if name in STYLES else []
        if "on" in words:
            at = words.index("on")
            behind = words[at + 1]
            words = words[:at]
        for word in words:
            if word.startswith("#"):
                colour = word
            else:
                attributes += ' font-weight="bold"' if word == "bold" else ' font-style="italic"'
    return Look(colour, behind, attributes)


def svg(lines: list[BoardLine]) -> str:
    """The lines of a board as a picture."""
    wide = max((sum(len(text) for text, _ in line) for line in lines), default=0)
    width, height = 2 * MARGIN + wide * WIDTH, 2 * MARGIN + len(lines) * HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.1f} {height:.1f}" font-family="{FONTS}" font-size="14">',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
    ]
    for number, line in enumerate(lines):
        x, y = MARGIN, MARGIN + number * HEIGHT
        for text, names in line:
            parts += drawn(text, look(names), x, y)
            x += len(text) * WIDTH
    return "\n".join([*parts, "</svg>"])


def drawn(text: str, looks: Look, x: float, y: float) -> list[str]:
    """A piece of text, each character at its place."""
    found = []
    if looks.behind:
        size = f'width="{len(text) * WIDTH:.1f}" height="{HEIGHT}"'
        found.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{looks.behind}"/>')
    shown = [(i, character) for i, character in enumerate(text) if not character.isspace()]
    if shown:
        places = " ".join(f"{x + i * WIDTH:.1f}" for i, _ in shown)
        letters = "".join(ESCAPED.get(character, character) for _, character in shown)
        found.append(f'<text x="{places}" y="{y + 13.5:.1f}" fill="{looks.colour}"{looks.attributes}>{letters}</text>')
    return found
