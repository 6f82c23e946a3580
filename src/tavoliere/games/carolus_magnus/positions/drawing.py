"""The ring of Carolus Magnus in a terminal.

    ┌────────────┬────────────┬─ ...
    │ 1  ♜♜1 4▸♜1│            │ 3 ☩
    │ ✿2 ♣1                   │ ☼1
    ├────────────┬────────────┼─ ...

Fifteen boxes around the table, clockwise from the top left; the border inside a merged territory is gone, and what is
on it stands in its first box. ☩ is the Emperor, ♜♜1 two castles of side 1. Before he moves, a territory that he can
reach says how many steps away it is and whose it would be. The whole ring fits a terminal of 80 columns and 24 lines,
beside what is asked there.
"""

from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from tavoliere.definition.canvas import BoardLine, Canvas
from tavoliere.games.carolus_magnus.explanations.facts import reach, stop_after
from tavoliere.games.carolus_magnus.rules.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.rules.ring import side_of, winner
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.words import Words

SIGNS = ("✿", "♣", "⚜", "☼", "♛")  # rose, oak leaf, lily, sun, crown
EMPEROR_SIGN = "☩"
CASTLE_SIGN = "♜"
NOBODY = "·"


class Box(NamedTuple):
    """Where a place of the ring is drawn, in columns and rows of boxes."""

    column: int
    row: int
    columns: int = 1


# Six boxes on top, two on each side, five at the bottom, of which one is wide.
BOXES = (
    *(Box(column, 0) for column in range(6)),
    *(Box(5, 1), Box(5, 2)),
    *(Box(5, 3), Box(4, 3), Box(2, 3, 2), Box(1, 3), Box(0, 3)),
    *(Box(0, 2), Box(0, 1)),
)
BOX_WIDTH = 13  # with one border
BOX_HEIGHT = 3
INSIDE = BOX_WIDTH - 2  # columns for what is on a territory of one box
WIDTH = 6 * BOX_WIDTH + 1
HEIGHT = 4 * BOX_HEIGHT + 1
MIDDLE_LEFT = BOX_WIDTH + 3
MIDDLE_TOP = BOX_HEIGHT + 1
MIDDLE_WIDTH = 4 * BOX_WIDTH - 4
COLUMNS = (18, 25, 16, 8)  # of the players: name, court, reserve, disc
# The character in which border lines meet, by the sides they come from: up 1, down 2, left 4, right 8.
CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def draw(s: State, seat: int | None, words: Words) -> list[BoardLine]:
    """The whole table; every seat sees the same."""
    canvas = Canvas(WIDTH, HEIGHT)
    for t in range(PLACES):
        if s.segments[t]:
            draw_territory(canvas, s, t)
    for i, line in enumerate(middle(s, words)):
        canvas.write(MIDDLE_LEFT, MIDDLE_TOP + i, line)
    for x, y, corner in borders(tuple(territory_of_places(s))):
        canvas.put(x, y, corner, "dim")
    lines = [[(headline(s, words), "bold")], *canvas.lines(), *draw_players(s, words)]
    if s.draft and s.round:
        lines.append(draw_display(s, words))
    return [*lines, [], clans(words), [(words("legend-teams" if s.players == 4 else "legend"), "dim")]]


def headline(s: State, words: Words) -> str:
    if s.phase == OVER:
        return words("headline-over")
    if s.round == 0:
        return words("headline-set-up")
    if s.phase < DISC_CHOICE:
        return words("headline-chance", round=s.round)
    return words("headline", round=s.round, who=words.seat(s.turn))


# --- the ring --------------------------------------------------------------------------------------------------------


def territory_of_places(s: State) -> list[int]:
    """The territory that each place belongs to."""
    whole = [0] * PLACES
    for t in range(PLACES):
        for i in range(s.segments[t]):
            whole[(t + i) % PLACES] = t
    return whole


@lru_cache(maxsize=100)
def borders(whole: tuple[int, ...]) -> list[tuple[int, int, str]]:
    """What border lines look like at every point where there are any; territories grow together only now and then."""
    sides: dict[tuple[int, int], int] = {}
    for place in range(PLACES):
        for x, y, to_x, to_y in borders_of(place, whole):
            here, there = (8, 4) if to_y == y else (2, 1)
            while (x, y) != (to_x, to_y):
                sides[x, y] = sides.get((x, y), 0) | here
                x, y = x + (to_x > x), y + (to_y > y)
                sides[x, y] = sides.get((x, y), 0) | there
    return [(x, y, CORNERS[meeting]) for (x, y), meeting in sides.items()]


def borders_of(place: int, whole: tuple[int, ...]) -> list[tuple[int, int, int, int]]:
    """All four sides of a box, but none towards a neighbour of the same territory: from where to where they go."""
    box = BOXES[place]
    left, top = box.column * BOX_WIDTH, box.row * BOX_HEIGHT
    right, bottom = left + box.columns * BOX_WIDTH, top + BOX_HEIGHT
    sides = {"up": (left, top, right, top), "down": (left, bottom, right, bottom)}
    sides |= {"left": (left, top, left, bottom), "right": (right, top, right, bottom)}
    for other in ((place - 1) % PLACES, (place + 1) % PLACES):
        if whole[other] == whole[place]:
            sides.pop(direction(box, BOXES[other]), None)
    return list(sides.values())


def direction(box: Box, other: Box) -> str:
    if other.row != box.row:
        return "down" if other.row > box.row else "up"
    return "right" if other.column > box.column else "left"


def draw_territory(canvas: Canvas, s: State, t: int) -> None:
    """Number, Emperor and castles, and whose it would be; below them the paladins."""
    x, y = BOXES[t].column * BOX_WIDTH + 2, BOXES[t].row * BOX_HEIGHT + 1
    there, coming = emperor_stands(s, t), forecast(s, t)
    crowded = there and s.owner[t] and coming
    top: BoardLine = [(f"{t + 1}" if crowded else f"{t + 1:<2} ", "bold" if there else "")]
    if there:
        top.append((EMPEROR_SIGN if crowded else f"{EMPEROR_SIGN} ", "bold"))
    if s.owner[t]:
        most = 2 if coming else 5
        count = CASTLE_SIGN * s.castles[t] if s.castles[t] <= most else f"{s.castles[t]}{CASTLE_SIGN}"
        top.append((f"{count}{s.owner[t]}", f"seat-{s.owner[t] - 1}"))
    canvas.write(x, y, top)
    canvas.write(x + (BOXES[t].columns - 1) * BOX_WIDTH + INSIDE - length(coming), y, coming)
    canvas.write(x, y + 1, draw_paladins(s.paladins[t], INSIDE))


def emperor_stands(s: State, t: int) -> bool:
    return s.emperor == t and s.phase > ENTHRONING


def draw_paladins(paladins: list[int], width: int) -> BoardLine:
    """Signs and numbers, close together where there is little room."""
    texts = [f"{SIGNS[c]}{paladins[c]}" for c in range(COLOURS) if paladins[c]]
    gap = " " if len(" ".join(texts)) <= width else ""
    line: BoardLine = []
    for c in range(COLOURS):
        if paladins[c]:
            line += [(f"{SIGNS[c]}{paladins[c]}", COLOUR_WORDS[c]), (gap, "")]
    return line


def forecast(s: State, t: int) -> BoardLine:
    """CM 8.2: who would control a territory if the Emperor stopped there now."""
    steps = [str(step) for step in range(1, reach(s) + 1) if stop_after(s, step) == t + 1]
    if not steps:
        return []
    victor = winner(s, t) or s.owner[t]
    line: BoardLine = [(f"{'/'.join(steps)}▸", "dim")]
    if victor == 0:
        return [*line, (NOBODY, "dim")]
    return [*line, (f"{CASTLE_SIGN}{victor}", f"seat-{victor - 1}"), ("" if victor == s.owner[t] else "!", "bold")]


# --- inside the ring -------------------------------------------------------------------------------------------------


def middle(s: State, words: Words) -> list[BoardLine]:
    """What lies in the middle: castles in play, the supply, and how to read the ring."""
    limit = CASTLES[s.players]
    lines: list[BoardLine] = [[(words("ring-castles", limit=limit), "dim")]]
    castles: BoardLine = []
    for side in range(SIDES_OF[s.players]):
        built = limit - s.stock[side]
        castles.append((f"{CASTLE_SIGN}{side + 1} {'█' * built}{'░' * (limit - built)} {built:<3}", f"seat-{side}"))
    lines.append(castles)
    supply: BoardLine = [(f"{words('ring-bag' if s.draft else 'ring-supply')}  ", "dim")]
    for c in range(COLOURS):
        supply.append((f"{SIGNS[c]}{s.supply[c]} ", COLOUR_WORDS[c]))
    explained = words("ring-forecast" if reach(s) else "ring-emperor")
    return [*lines, supply, *([(text, "dim")] for text in wrap(explained, MIDDLE_WIDTH))]


# --- players and sets ------------------------------------------------------------------------------------------------


def draw_players(s: State, words: Words) -> list[BoardLine]:
    """Courts with the markers in brackets, reserves, discs."""
    heads = [words(f"column-{name}") for name in ("seat", "court", "reserve", "disc", "unplayed")]
    places = [*COLUMNS, 0]
    lines: list[BoardLine] = [[("  " + "".join(f"{head:<{n}}" for head, n in zip(heads, places, strict=True)), "dim")]]
    for p in range(s.players):
        acting = p == s.turn and s.phase != OVER and (s.round > 0 or s.phase > ENTHRONING)
        name = f"{p + 1} {words.seat(p)}"
        if s.players == 4:
            team = words("team", number=side_of(s, p) + 1)
            name = f"{name[: COLUMNS[0] - 2 - len(team)]} {team}"
        line: BoardLine = [
            (f"{'▸' if acting else ' '} {name[: COLUMNS[0] - 1]:<{COLUMNS[0]}}", f"seat-{side_of(s, p)}")
        ]
        line += draw_court(s, p)
        line += padded(draw_paladins(s.reserve[p], COLUMNS[2] - 1), COLUMNS[2])
        unplayed = " ".join(str(i + 1) if s.unplayed[p][i] else NOBODY for i in range(DISCS_EACH))
        lines.append([*line, (f"{s.disc[p] or NOBODY!s:<{COLUMNS[3]}}", "bold"), (unplayed, "")])
    return lines


def draw_court(s: State, p: int) -> BoardLine:
    """A court, colour by colour; [ ] around a clan that the player holds."""
    line: BoardLine = []
    for c in range(COLOURS):
        count = f"{SIGNS[c]}{s.court[p][c]}"
        text = f"[{count}]" if s.holder[c] == 1 + p else f" {count} "
        line.append((f"{text:<5}", COLOUR_WORDS[c] if s.court[p][c] or s.holder[c] == 1 + p else "dim"))
    return padded(line, COLUMNS[1])


def padded(line: BoardLine, width: int) -> BoardLine:
    return [*line, (" " * max(0, width - length(line)), "")]


def length(line: BoardLine) -> int:
    return sum(len(text) for text, _ in line)


def draw_display(s: State, words: Words) -> BoardLine:
    line: BoardLine = [(f"  {words('display')}   ", "dim")]
    for i in range(s.players + 1):
        line.append((f"{i + 1}: ", "bold" if s.lies[i] else "dim"))
        line += draw_paladins(s.display[i], 15) if any(s.display[i]) else [(NOBODY if s.lies[i] else "-", "dim")]
        line.append(("  ", ""))
    return line


def clans(words: Words) -> BoardLine:
    line: BoardLine = [("  ", "")]
    for c in range(COLOURS):
        line.append((f"{SIGNS[c]} {words(f'colour-{COLOUR_WORDS[c]}')}   ", COLOUR_WORDS[c]))
    return line
