"""The board of San Marco in a terminal: six islands, the bridges between them, and what lies beside.

                       ┌─ Cannaregio ──────[D] 6/4 ┐                ┌─ Castello ──────────── 6/4 ┐
                       │ M 5  P 3  L 2              │······=MP=······│ ...
                       │ → M 6  P 4                 │
                       └────────────────────────────┘

M P L K are the colours: mask, prow, lion, key. =MP= are bridges of mask and prow, ··· is water that a bridge could
span. After → stands what scoring the district now would pay.
"""

from textwrap import wrap

from tavoliere.definition.canvas import BoardLine, Canvas
from tavoliere.games.san_marco.names import role
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import bridges_at, limit_points, prize, seat_of
from tavoliere.games.san_marco.rules.state import *
from tavoliere.words import Words

SIGNS = "MPLK"
WIDTH = 100
BOX = 28
HEIGHT = 18
# Where the islands lie: column and line of the upper left corner.
PLACES = ((22, 0), (0, 7), (36, 7), (72, 7), (24, 14), (72, 0))
# Where the canals run: column, line and length of the water, and of the bridges on it, by site.
#     a level stretch: (column, line, length); an upright one: (column, line, -length)
CANALS = {
    0: ((24, 4, -3),),  # Cannaregio - Santa Croce
    1: ((43, 4, -3),),  # Cannaregio - San Polo
    2: ((50, 2, 18), (67, 3, -5), (67, 8, 5)),  # Cannaregio - San Marco
    4: ((50, 1, 22),),  # Cannaregio - Castello
    5: ((28, 8, 8),),  # Santa Croce - San Polo
    7: ((25, 11, -3),),  # Santa Croce - Dorsoduro
    9: ((64, 9, 8),),  # San Polo - San Marco
    10: ((44, 11, -3),),  # San Polo - Dorsoduro
    12: ((52, 15, 34), (86, 11, -4)),  # San Marco - Dorsoduro
    13: ((86, 4, -3),),  # San Marco - Castello
}


def draw(s: State, seat: int | None, words: Words) -> list[BoardLine]:
    """The whole board, as `seat` sees it; None sees everything, -1 is a spectator."""
    canvas = Canvas(WIDTH, HEIGHT)
    for site in CANALS:
        if s.capacity[site]:
            draw_canal(canvas, s, site)
    for d in range(DISTRICTS):
        draw_district(canvas, s, d, words)
    lines = [[(headline(s, words), "bold")], [], *canvas.lines()]
    elsewhere = [site for site in range(SITES) if s.capacity[site] and site not in CANALS]
    if elsewhere:
        named = [f"{words(f'site-{SITE_WORDS[site]}')} {bridges(s, site) or '···'}" for site in elsewhere]
        lines += [[(text, "")] for text in wrap("   ".join(named), WIDTH)]
    if s.doge == 0 and s.phase != OVER:
        lines.append([(words("doge-beside"), "dim")])
    lines.append([])
    lines += draw_colours(s, words)
    lines += draw_cards(s, words)
    return [*lines, [], [(words("legend"), "dim")]]


def headline(s: State, words: Words) -> str:
    if s.phase == OVER:
        return words("headline-over")
    if s.passage == 0:
        return words("headline-setup")
    name = "headline-final" if s.final_round else "headline"
    return words(name, passage=s.passage, round=s.round, deck=sum(s.deck), bridges=s.bridges_left)


# --- the map ---------------------------------------------------------------------------------------------------------


def draw_district(canvas: Canvas, s: State, d: int, words: Words) -> None:
    column, line = PLACES[d]
    name = f"─ {words(f'district-{DISTRICT_WORDS[d]}')} "
    pair = f"{'[D]' if s.doge == 1 + d else '─'} {s.prestige[d][0]}/{s.prestige[d][1]} "
    canvas.put(column, line, "┌" + name + "─" * (BOX - 2 - len(name) - len(pair)) + pair + "┐")
    if s.doge == 1 + d:
        canvas.put(column + BOX - 1 - len(pair), line, "[D]", "bold")
    for i in (1, 2):
        canvas.put(column, line + i, "│" + " " * (BOX - 2) + "│")
    canvas.put(column, line + 3, "└" + "─" * (BOX - 2) + "┘")
    at = column + 2
    for c in range(s.present):
        if s.aristocrats[d][c]:
            canvas.put(at, line + 1, f"{SIGNS[c]}{s.aristocrats[d][c]:>2}", f"seat-{c}")
        at += 5
    paid = [(c, prize(s, d, c)) for c in range(s.present) if prize(s, d, c)]
    canvas.put(column + 2, line + 2, f"→ {'' if paid else words('worth-nobody')}", "dim")
    at = column + 4
    for c, points in paid:
        canvas.put(at, line + 2, f"{SIGNS[c]}{points:>2}", f"seat-{c}")
        at += 5


def bridges(s: State, site: int) -> str:
    """The bridges of a site: =MMP=, or =M4P2= where they are many."""
    if bridges_at(s, site) == 0:
        return ""
    if bridges_at(s, site) <= 3:
        return "=" + "".join(SIGNS[c] * s.bridges[site][c] for c in range(COLOURS)) + "="
    return "=" + "".join(f"{SIGNS[c]}{s.bridges[site][c]}" for c in range(COLOURS) if s.bridges[site][c]) + "="


def draw_canal(canvas: Canvas, s: State, site: int) -> None:
    for column, line, length in CANALS[site]:
        if length >= 0:
            canvas.put(column, line, "·" * length, "dim")
        for i in range(-length):
            canvas.put(column, line + i, "·", "dim")
    column, line, length = CANALS[site][0]
    text = bridges(s, site)
    if length > 0:
        canvas.put(column + max(0, (length - len(text)) // 2), line, text, "bold")
    else:
        canvas.put(column - len(text) // 2, line + 1, text, "bold")


# --- beside the map --------------------------------------------------------------------------------------------------


def draw_colours(s: State, words: Words) -> list[BoardLine]:
    heads = [words(f"column-{name}") for name in ("colour", "player", "points", "limits", "supply", "role")]
    lines: list[BoardLine] = [[("  {:<13}{:<24}{:>7}{:>10}{:>9}   {}".format(*heads), "dim")]]
    for c in range(s.present):
        acting = c == s.colour and not CHANCE_PHASES[s.phase] and s.phase not in (OVER, PICKING)
        if c < s.colours:
            player = words.seat(seat_of(s, c))
            points, limits = str(s.points[c]), str(limit_points(s, c))
        else:
            player = words("ghost" if s.variant == GHOSTS else "neutral")
            points, limits = str(s.points[c]) if s.variant == GHOSTS else "-", "-"
        place = words("nobody-acts")
        if c in s.role[: s.assigned]:
            place = words(f"role-{role(s, s.role.index(c))}")
        name = f"{SIGNS[c]} {words(f'colour-{COLOUR_WORDS[c]}')}"
        text = f"{'▸' if acting else ' '} {name:<13}{player[:23]:<24}{points:>7}{limits:>10}{s.supply[c]:>9}   {place}"
        lines.append([(text, f"seat-{c}")])
    return lines


def cards(counts: list[int], words: Words) -> str:
    """Cards in words: San Polo, 2 transfer; or how many lie face down."""
    if counts[UNSEEN_ACTION] or counts[UNSEEN_LIMIT]:
        return words("unseen-cards", actions=counts[UNSEEN_ACTION], limits=counts[UNSEEN_LIMIT])
    named = [(counts[k], words(f"card-{CARD_WORDS[k]}")) for k in range(KINDS) if counts[k]]
    return ", ".join(f"{count} {name}" if count > 1 else name for count, name in named)


def draw_cards(s: State, words: Words) -> list[BoardLine]:
    """Offers and the hand that is being divided or played."""
    texts: list[str] = []
    if any(s.hand):
        dividing = s.phase in (DRAWING, DIVIDING)
        texts.append(f"{words('offer-divide' if dividing else 'offer-hand')} {cards(s.hand, words)}")
    for o, offer in enumerate(s.offer):
        if any(offer):
            pair = o // 2 if s.at_table == COLOURS else 0
            maker = words(f"colour-{COLOUR_WORDS[s.role[2 * pair]]}")
            texts.append(f"{words('offer-pile', pile=o - 2 * pair + 1, who=maker)} {cards(offer, words)}")
    lines: list[BoardLine] = [[]] if texts else []
    for text in texts:
        lines += [[(piece, "")] for piece in wrap(text, WIDTH)]
    return lines
