"""The board of Cardcassonne in a terminal.

    ∩ cloister  ∩1 ∩2 ∩@ ►1 ◆3            3
    ◆ road      ◆⌂ ?2                     0 +1⌂ +1?
    ...

A card is its colour's sign and its face: 1 2 3 for persons, ⌂ building, @ animal. ►1 is the follower of seat 1, ?2 a
face-down card of seat 2. At the end of a row stands what its open cards would give now.
"""

from copy import deepcopy

from tavoliere.definition.canvas import BoardLine
from tavoliere.games.cardcassonne.explanations.worth import cards_of, chest_cards, claim_worth
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import chest_size, open_from
from tavoliere.games.cardcassonne.rules.rules import scores, view
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Words

SIGNS = ("∩", "◆", "ψ", "♜")
FACES = ("1", "2", "3", "⌂", "@")
JOKER_MARKS = {DRAGON: "☼D", FAIRY: "☼F", ANIMAL_JOKER: "*@", BUILDING_JOKER: "*⌂"}
ITEMS_A_LINE = 20
ROW_WIDTH = 3 * ITEMS_A_LINE


def draw(s: State, seat: int | None, words: Words) -> list[BoardLine]:
    """The whole board, as `seat` sees it; None sees everything, -1 is a spectator."""
    lines = [[(headline(s, words), "bold")], []]
    for r in range(ROWS):
        lines += draw_row(s, r, seat, words)
    lines.append([])
    lines += draw_players(s, words)
    for p in range(s.players):
        if s.hand_count[p] and (p == seat or seat is None):
            lines += [[], draw_hand(s, p, words)]
    return [*lines, [], [(words("legend"), "dim")]]


def headline(s: State, words: Words) -> str:
    if s.phase == OVER:
        return words("headline-over")
    if s.round == 0:
        return words("headline-opening")
    deck = sum(s.deck)
    return words("headline", round=s.round, rounds=ROUNDS[s.players], dealer=words.seat(s.dealer), deck=deck)


def mark(kind: int) -> tuple[str, str]:
    """A card in two characters, and its style."""
    if kind == UNSEEN - 1:
        return "??", "down"
    if kind in JOKER_MARKS:
        return JOKER_MARKS[kind], "joker"
    colour = kind // PER_COLOUR
    return SIGNS[colour] + FACES[kind % PER_COLOUR], COLOUR_WORDS[colour]


def draw_row(s: State, r: int, seat: int | None, words: Words) -> list[BoardLine]:
    items = [draw_item(s, r, i, seat) for i in range(s.row_length[r])]
    label = f"{SIGNS[r]} {words(f'theme-{COLOUR_WORDS[r]}')}"
    lines: list[BoardLine] = []
    for start in range(0, max(1, len(items)), ITEMS_A_LINE):
        line: BoardLine = [(f"{label if start == 0 else '':<12}", COLOUR_WORDS[r])]
        for text, style in items[start : start + ITEMS_A_LINE]:
            line += [(text, style), (" ", "")]
        lines.append(line)
    if s.phase != OVER:
        lines[-1].append((" " * (ROW_WIDTH - 3 * (len(items) % ITEMS_A_LINE)) + open_worth(s, r, seat), "dim"))
    return lines


def draw_item(s: State, r: int, i: int, seat: int | None) -> tuple[str, str]:
    item = s.row[r][i]
    if item >= FOLLOWER:
        return f"►{item - FOLLOWER + 1}", f"seat-{item - FOLLOWER}"
    for p in range(s.players):
        if s.down_row[p] == r and s.down_at[p] == i + 1:
            if item == UNSEEN or seat not in (None, p):
                return f"?{p + 1}", "down"
            return mark(item - 1)[0], "down"
    return mark(item - 1)


def open_worth(s: State, r: int, seat: int | None) -> str:
    """What the open cards of a row would give now: points, buildings for the chest, cards one does not know."""
    if seat is not None:
        s = deepcopy(s)
        view(s, seat)
    cards = s, r, open_from(s, r), s.row_length[r], 0
    if cards[2] == cards[3]:
        return "-"
    more = ((chest_cards(*cards), "⌂"), (cards_of(*cards, UNSEEN - 1), "?"))
    points = claim_worth(*cards, -1 if seat is None else seat)
    return " ".join([str(points), *(f"+{count}{sign}" for count, sign in more if count)])


def draw_players(s: State, words: Words) -> list[BoardLine]:
    totals = [0] * s.players
    scores(s, totals)
    heads = [words(f"column-{name}") for name in ("seat", "score", "space", "hand", "follower", "animals", "chest")]
    lines: list[BoardLine] = [[("  {:<14}{:>7}{:>10}{:>7}  {:<13}{:<24}{}".format(*heads), "dim")]]
    for p in range(s.players):
        acting = p == s.turn and s.phase != OVER
        placed = words("follower-placed" if s.placed[p] else "follower-free")
        text = "{} {:<14}{:>7}{:>10}{:>7}  {:<13}".format(
            "▸" if acting else " ",
            f"{p + 1} {words.seat(p)}"[:14],
            totals[p],
            on_track(totals[p]),
            s.hand_count[p],
            placed,
        )
        animals = " ".join(group(s, p, c) for c in range(COLOURS) if s.animals[p][c])
        if s.waiting[p]:
            animals += f" *@{s.waiting[p]}"
        lines.append([(text, f"seat-{p}"), (f"{animals.strip() or '-':<24}", ""), (chest(s, p), "")])
    return lines


def group(s: State, p: int, c: int) -> str:
    jokers = f"+{s.jokers[p][c]}*" if s.jokers[p][c] else ""
    return f"{SIGNS[c]}@{s.animals[p][c]}{jokers}"


def chest(s: State, p: int) -> str:
    """CC R24: closed until the end."""
    if s.phase != OVER:
        return str(chest_size(s, p))
    open_cards = [f"{SIGNS[c]}⌂{s.chest[p][c]}" for c in range(COLOURS) if s.chest[p][c]]
    return " ".join([*open_cards, *([f"*⌂{s.chest[p][COLOURS]}"] if s.chest[p][COLOURS] else [])]) or "-"


def on_track(score: int) -> str:
    """CC 9: the tile of 100 or 200, and the space on the track; 0 is beside the first."""
    tile, space = 100 * ((score - 1) // 100), (score - 1) % 100 + 1
    return str(score) if score <= 100 else f"{tile}+{space}"


def draw_hand(s: State, p: int, words: Words) -> BoardLine:
    line: BoardLine = [(f"{words('hand-of', who=words.seat(p))}  ", "bold")]
    for item in s.hand[p]:
        if item:
            line += [mark(item - 1), (" ", "")]
    return line
