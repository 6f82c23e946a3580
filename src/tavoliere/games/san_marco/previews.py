"""What an action of San Marco would bring about, told to the one who considers it, as names of messages.

Everything here is read from what that player may know: his own pair's offers, and what lies open. Where a die or
somebody else's decision comes first, only what is certain is told.
"""

from copy import copy

from tavoliere.games.san_marco import board
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.cards import can_transfer, legal_walk
from tavoliere.games.san_marco.derived import figures_after
from tavoliere.games.san_marco.reasons import card, colour, district, person, site_named
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Seat


def preview(s: State, a: int) -> list[Message]:
    """What a player's legal action would bring about."""
    if a < TAKE:
        return of_dividing(s, *divmod(a - DIVIDE, MOST_PILES))
    if a < PLAY:
        return of_taking(s, 2 * s.pair + a - TAKE)
    if a < DECLINE:
        return of_card(s, a - PLAY)
    if a < ENTER:
        return of_figure_or_bridge(s, a)
    if a < BANISH:
        return of_doge(s, a)
    if a < REMOVE:
        return of_banishment(s, a - BANISH)
    if a < SCORE:
        return of_figures(s, a)
    if a < RETURN:
        return of_pick(s, a - SCORE)
    return of_figures(s, a) if a < APPOINT else []


# --- cards and offers ------------------------------------------------------------------------------------------------


def limits_in(s: State, o: int) -> int:
    """The limit points of an offer."""
    return sum((1 + k) * s.offer[o][ACTION_KINDS + k] for k in range(LIMIT_KINDS))


def of_dividing(s: State, k: int, pile: int) -> list[Message]:
    """What the offer would hold, and how far it would bring whoever takes it."""
    o = 2 * s.pair + pile
    points = limits_in(s, o) + max(0, 1 + k - ACTION_KINDS)
    told: list[Message] = [
        ("preview-offer", {"pile": 1 + pile, "count": 1 + sum(s.offer[o]), "points": points}),
    ]
    if k < ACTION_KINDS:
        return told
    sharing = s.role[2 * s.pair : 2 * s.pair + 2] if s.at_table == COLOURS else s.role[: s.at_table]
    return told + [
        ("preview-would-be-out", {**person(s, c), "total": total})
        for c in sharing
        if (total := board.limit_points(s, c) + points) >= LIMIT
    ]


def of_taking(s: State, o: int) -> list[Message]:
    """Limit points for oneself, what is left for the others, and what that means for the passage (SM 7)."""
    others = [i for i in range(2 * s.pair, 2 * s.pair + PILES[s.at_table]) if i != o and any(s.offer[i])]
    totals = {s.colour: board.limit_points(s, s.colour) + limits_in(s, o)}
    told: list[Message] = [("preview-limits", {"points": limits_in(s, o), "total": totals[s.colour]})]
    if totals[s.colour] >= LIMIT:
        told.append(("preview-out", {}))
    if len(others) == 1:
        c = s.role[2 * s.pair]
        totals[c] = board.limit_points(s, c) + limits_in(s, others[0])
        told.append(("preview-left", {**person(s, c), "total": totals[c], "points": limits_in(s, others[0])}))
    within = all(board.limit_points(s, c) < LIMIT for c in range(s.colours))
    if within and max(totals.values()) >= LIMIT:
        told.append(("preview-passage-ends" if s.colours == 2 else "preview-last-round", {}))
    return told


def of_card(s: State, k: int) -> list[Message]:
    if k == DOGE:
        if not s.doge:
            return [("preview-doge-anywhere", {})]
        return stays(s, s.doge - 1, "stuck" if only_stays(s) else "stays")
    if k == BANISHMENT:
        return [("preview-name-first", {})]
    if k == BRIDGE and s.bridges_left == 0:
        return [("preview-lift-first", {})]
    if k == TRANSFER and not can_transfer(s):
        return [("tells-no-effect", {})]
    if s.supply[s.colour] == 0:
        return [("preview-supply-empty", {})]
    if k >= BRIDGE:
        return []
    if board.has_own_bridge(s, k):
        return [("preview-over-bridge", {"card": card(k)})]
    return of_figures(s, PLAY + k)


def only_stays(s: State) -> bool:
    """Whether the Doge can cross nothing: there is no bridge, or it can't be paid for."""
    return legal_walk(s, [0] * (SITES * COLOURS + 1)) == 1


# --- aristocrats and bridges -----------------------------------------------------------------------------------------


def of_figure_or_bridge(s: State, a: int) -> list[Message]:
    if a == DECLINE:
        return []
    if LIFT <= a < BUILD:
        return [("preview-lift", person(s, (a - LIFT) % COLOURS))]
    if BUILD <= a < EXCHANGE:
        return [("preview-bridge", {"site": site_named(a - BUILD)})]
    return of_figures(s, a)


def of_figures(s: State, a: int) -> list[Message]:
    """What the districts to which aristocrats come or from which they go would pay, beside what they pay now."""
    after, moved = figures_after(s, a)
    told: list[Message] = []
    for d in moved:
        now, then = prizes(s, d), prizes(after, d)
        lines: list[Message] = []
        for c in range(s.present):
            arguments = {**person(s, c), "colour": colour(c), "points": then[c], "now": now[c]}
            if then[c] != now[c]:
                lines.append(("preview-prize-changed", arguments))
            elif then[c]:
                lines.append(("preview-prize", arguments))
        told += [("preview-worth" if lines else "preview-worth-nobody", {"district": district(d)}), *lines]
    return told


def of_banishment(s: State, d: int) -> list[Message]:
    standing = board.standing_in(s, d)
    if standing == 0:
        return [("preview-banish-nobody", {"district": district(d)})]
    arguments = {"district": district(d), "count": standing, "own": s.aristocrats[d][s.colour]}
    return [("preview-banish", arguments)]


# --- the Doge and what a district pays -------------------------------------------------------------------------------


def prizes(s: State, d: int) -> list[int]:
    return [board.prize(s, d, c) for c in range(COLOURS)]


def of_doge(s: State, a: int) -> list[Message]:
    if a < CROSS:
        return stays(s, a - ENTER)
    if a == STOP:
        return stays(s, s.doge - 1)
    if a < FERRY:
        site, owner = divmod(a - CROSS, COLOURS)
        return [toll(s, owner), *stays(s, board.far_end(s, site))]
    arguments = {"points": s.ferry_cost, "left": s.points[s.colour] - s.ferry_cost}
    return [("preview-ferry", arguments), *stays(s, board.far_end(s, a - FERRY))]


def toll(s: State, owner: int) -> Message:
    """SM 5.4; SM 9.3: a player's own other colour gains nothing."""
    if owner == s.colour:
        return "preview-free", {}
    lost = board.seat_of(s, owner) == board.seat_of(s, s.colour)
    return ("preview-toll-lost" if lost else "preview-toll"), {
        **person(s, owner),
        "left": s.points[s.colour] - 1,
    }


def stays(s: State, d: int, how: str = "stays") -> list[Message]:
    """What the Doge's district pays if he stops there."""
    after = copy(s)
    after.scoring = 1 + d
    told = paid(after, d)
    return [(f"preview-{how}" if told else f"preview-{how}-nobody", {"district": district(d)}), *told]


def of_pick(s: State, c: int) -> list[Message]:
    after = copy(s)
    after.picks = list(s.picks)
    after.picks[c % 2] = 1 + c
    return paid(after, s.scoring - 1)


def paid(s: State, d: int) -> list[Message]:
    """Who gets what; where a player of two colours has yet to pick one, as if he picked the stronger (SM 9.3)."""
    told: list[Message] = [
        ("preview-prize", {**person(s, c), "colour": colour(c), "points": points, "now": points})
        for c, points in enumerate(prizes(s, d))
        if points and not (s.variant == NEUTRAL and c == NEUTRAL_COLOUR)
    ]
    if s.variant == TWO_COLOURS and board.picking_seat(s) >= 0:
        told.append(("preview-pick", {"who": Seat(board.picking_seat(s))}))
    return told
