"""Why an action of San Marco is not legal, as names of messages. It explains; `rules.legal` decides."""

from tavoliere.games.san_marco import board, offers
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Seat, Word


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here."""
    if s.phase == OVER:
        return "no-game-over", {}
    if DRAW_ACTION_UNSEEN <= a < ACTIONS:
        return "no-masked", {}
    if CHANCE_PHASES[s.phase]:
        return why_not_chance(s, a)
    if a < DIVIDE:
        return "no-chance-now", {}
    if s.phase == DIVIDING:
        return why_not_divide(s, a)
    if s.phase == CHOOSING:
        return ("no-pile-gone", {}) if TAKE <= a < PLAY else ("no-choose-first", {})
    if s.phase == PLAYING:
        return ("no-not-in-offer", {"card": card(a - PLAY)}) if PLAY <= a < DECLINE else ("no-play-first", {})
    if s.phase in (PLACING, RELOCATING, TRANSFERRING):
        return why_not_figure(s, a)
    if s.phase in (FIRST_BRIDGES, BUILDING, LIFTING):
        return why_not_bridge(s, a)
    if s.phase == DOGE_WALKS:
        return why_not_walk(s, a)
    return why_not_elsewhere(s, a)


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def person(s: State, c: int) -> dict[str, Seat | Word | str]:
    """Whoever has a colour, by name; the colour, where somebody has two; and whether a name needs an article."""
    if c >= s.colours:
        kind = "neutral" if s.variant == NEUTRAL else "ghost"
        return {"who": Word(f"{kind}-{COLOUR_WORDS[c]}"), "mine": "", "kind": "other"}
    return {"who": Seat(board.seat_of(s, c)), "mine": mine(s, c), "kind": "player"}


def whose(s: State, c: int) -> dict[str, Seat | Word | str]:
    """The same, as whose something is."""
    named = person(s, c)
    return {"whose": named["who"], "kind": named["kind"]}


def mine(s: State, c: int) -> Word | str:
    """Which of two colours of a player; nothing where there is only one."""
    return Word(f"mine-{COLOUR_WORDS[c]}") if s.variant == TWO_COLOURS else ""


def district(d: int) -> Word:
    return Word(f"district-{DISTRICT_WORDS[d]}")


def card(k: int) -> Word:
    return Word(f"card-{CARD_WORDS[k]}")


def site_named(site: int) -> Word:
    return Word(f"site-{SITE_WORDS[site]}")


def why_not_chance(s: State, a: int) -> Message:
    if a >= DIVIDE:
        return "no-chance-first", {}
    if s.phase == DRAWING and a < ROLL:
        limits = s.cards_drawn >= ACTIONS_DRAWN[s.at_table]
        if limits != (a >= ACTION_KINDS):
            return ("no-limits-now" if limits else "no-actions-now"), {}
        return "no-draw-gone", {"card": card(a)}
    if s.phase == STONES and STONE <= a < BEGIN:
        return "no-stone", {"colour": colour(a - STONE)}
    if s.phase == BEGINNING and BEGIN <= a < SPAN:
        return "no-begin", {"colour": colour(a - BEGIN)}
    if s.phase == SPANNING and SPAN <= a < DIVIDE:
        return "no-span", {"site": site_named(a - SPAN)}
    return "no-other-chance", {}


def why_not_divide(s: State, a: int) -> Message:
    if not DIVIDE <= a < TAKE:
        return "no-divide-first", {}
    k, pile = divmod(a - DIVIDE, MOST_PILES)
    right = offers.next_to_divide(s)
    if k != right:
        return "no-divide-order", {"card": card(right)}
    if pile >= PILES[s.at_table]:
        return "no-such-pile", {"piles": PILES[s.at_table]}
    if pile < s.pile:
        return "no-divide-back", {"card": card(k), "pile": s.pile + 1}
    o = 2 * s.pair + pile
    if pile and offers.alike(s, o - 1, k) and s.offer[o][k] + 1 > s.offer[o - 1][k]:
        return "no-divide-alike", {"pile": pile + 1, "earlier": pile}
    return "no-divide-room", {}


def why_not_figure(s: State, a: int) -> Message:
    """A district card or a transfer, and picking up an aristocrat for it."""
    if s.phase == PLACING:
        return ("no-place", {"card": card(s.card - 1)}) if PLACE <= a < LIFT else ("no-place-first", {})
    if s.phase == RELOCATING:
        if a == DECLINE:
            return "no-decline-lifted", {}
        if RELOCATE <= a < PLACE:
            if s.aristocrats[a - RELOCATE][s.colour] == 0:
                return "no-relocate-none", {"district": district(a - RELOCATE)}
            return "no-relocate-transfer", {"district": district(a - RELOCATE)}
        return "no-relocate-first", {}
    if not EXCHANGE <= a < ENTER:
        return "no-transfer-first", {}
    d, c = divmod(a - EXCHANGE, COLOURS)
    if c == s.colour:
        return "no-transfer-own", {}
    if s.picked_up == 1 + d:
        return "no-transfer-same", {"district": district(d)}
    return "no-transfer-none", {"colour": colour(c), "district": district(d)}


def why_not_bridge(s: State, a: int) -> Message:
    if s.phase == LIFTING:
        if a == DECLINE:
            return "no-decline-lift", {}
        if LIFT <= a < BUILD:
            site, c = divmod(a - LIFT, COLOURS)
            return "no-bridge-there", {"colour": colour(c), "site": site_named(site)}
        return "no-lift-first", {}
    if BUILD <= a < EXCHANGE:
        site = a - BUILD
        if s.capacity[site] == 0:
            return "no-site", {"site": site_named(site)}
        return "no-site-full", {"site": site_named(site), "most": s.capacity[site]}
    return "no-build-first", {}


def why_not_walk(s: State, a: int) -> Message:
    here = s.doge - 1
    if not CROSS <= a < STOP:
        return "no-walk-first", {"district": district(here)}
    if a >= FERRY:
        site, c = a - FERRY, s.colour
        if s.ferry_cost == 0:
            return "no-ferry", {}
    else:
        site, c = divmod(a - CROSS, COLOURS)
    if here not in (SITE_A[site], SITE_B[site]):
        return "no-cross-away", {"site": site_named(site), "district": district(here)}
    if s.visited[board.far_end(s, site)]:
        return "no-cross-twice", {"district": district(board.far_end(s, site))}
    if a >= FERRY and s.capacity[site] == 0:
        return "no-site", {"site": site_named(site)}
    if a < FERRY and s.bridges[site][c] == 0:
        return "no-bridge-there", {"colour": colour(c), "site": site_named(site)}
    if a >= FERRY and s.bridges[site][s.colour]:
        return "no-cross-own-free", {"site": site_named(site)}
    return "no-cross-poor", {"cost": s.ferry_cost if a >= FERRY else 1, "points": s.points[s.colour]}


def why_not_elsewhere(s: State, a: int) -> Message:
    if s.phase == DOGE_ENTERS:
        return "no-enter-first", {}
    if s.phase == NAMING:
        return ("no-decline-card" if a == DECLINE else "no-name-first"), {}
    if s.phase == REMOVING:
        if REMOVE <= a < SCORE:
            return "no-remove-none", {"colour": colour(a - REMOVE), "district": district(s.target - 1)}
        return "no-remove-first", {"district": district(s.target - 1)}
    if s.phase == APPOINTING:
        if APPOINT <= a < DRAW_ACTION_UNSEEN:
            return "no-stone", {"colour": colour(a - APPOINT)}
        return "no-appoint-first", {}
    if s.phase == PICKING:
        return "no-score-first", {"district": district(s.scoring - 1)}
    return "no-return-first", {}
