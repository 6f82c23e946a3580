"""What the program says about a game of San Marco: names of messages, whose words are in the catalogues.

Why an action is not legal is told in `reasons.py`, what it would bring about in `previews.py`.
"""

from typing import Any

from tavoliere.games.san_marco import board, rounds
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.derived import ROLES
from tavoliere.games.san_marco.previews import prizes
from tavoliere.games.san_marco.reasons import card, colour, district, mine, person, whose
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Seat, Word

DICE = (OPENING, STREWING, GROWING)


def rolling(s: State) -> int:
    """The colour that a die is rolled for."""
    if s.phase == GROWING:
        return rounds.growing_ghost(s)
    return NEUTRAL_COLOUR if s.phase == STREWING else s.colour


def next_role(s: State) -> Word:
    return Word(f"role-{ROLES[s.at_table][s.assigned]}")


def prompt(s: State) -> Message:
    """What is asked now."""
    name = f"prompt-{PHASES[s.phase]}"
    if s.phase in (BEGINNING, OVER):
        return name, {}
    if s.phase in DICE or s.colour >= s.colours:
        return name, {**whose(s, rolling(s))}
    if s.phase == PICKING:
        seat = board.picking_seat(s)
        return name, {"who": Seat(seat), "district": district(s.scoring - 1)}
    arguments: dict[str, Any] = person(s, s.colour)
    if s.phase == APPOINTING:
        arguments["role"] = next_role(s)
    if s.phase == DIVIDING:
        arguments["piles"] = PILES[s.at_table]
    if s.phase == NAMING and s.free:
        return "prompt-free-banishment", arguments
    if s.card:
        arguments["card"] = card(s.card - 1)
    if s.phase in (BANISHING, REMOVING):
        arguments["district"] = district(s.target - 1)
    if s.phase == REMOVING:
        arguments["count"] = s.to_remove
    if s.phase == DOGE_WALKS:
        arguments["district"] = district(s.doge - 1)
    return name, arguments


def variant(s: State, a: int) -> str:
    """Which of its sentences an action is told in."""
    if s.free and (a == DECLINE or BANISH <= a < REMOVE):
        return "-free"
    if PLACE <= a < LIFT and a - PLACE != s.card - 1:
        return "-over"
    if CROSS <= a < FERRY and (a - CROSS) % COLOURS == s.colour:
        return "-own"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == BEGINNING:
        return {}
    if s.phase == DRAWING:
        return {"to": Seat(board.seat_of(s, s.colour)), "mine": mine(s, s.colour)}
    if s.phase in (STONES, APPOINTING):
        return {"mine": mine(s, s.colour), "role": next_role(s)}
    if s.phase in (BANISHING, REMOVING):
        return {"mine": mine(s, s.colour), "place": district(s.target - 1), **owners(s)}
    if s.phase == DOGE_WALKS:
        return {"mine": mine(s, s.colour), "place": district(s.doge - 1), "cost": s.ferry_cost, **owners(s)}
    if s.phase in (LIFTING, TRANSFERRING):
        return {"mine": mine(s, s.colour), **owners(s)}
    if s.phase == PICKING:
        return {"place": district(s.scoring - 1)}
    if s.phase == SPANNING:
        return {**whose(s, s.colour)}
    return {"mine": mine(s, rolling(s))}


def owners(s: State) -> dict[str, Any]:
    """Whoever has each colour, by name; the colour itself, where somebody has two."""
    if s.variant == TWO_COLOURS:
        return {word: colour(c) for c, word in enumerate(COLOUR_WORDS)} | {"kind": "player"}
    kind = "player" if s.colours == s.present else "other"
    return {COLOUR_WORDS[c]: person(s, c)["who"] for c in range(s.present)} | {"kind": kind}


# --- what came of it -------------------------------------------------------------------------------------------------


def consequences(before: State, after: State) -> list[Message]:
    """What an action brought about besides itself: taken offers, points, the end of a passage, new rounds."""
    told: list[Message] = []
    told += moved(before, after)
    told += scored(before, after)
    told += taken(before, after)
    told += passage_ended(before, after)  # after what ended it
    if after.reshuffles > before.reshuffles:
        told.append(("tells-reshuffle", {}))
    told += finale(before, after)
    if after.phase == RETURNING and before.phase != RETURNING:
        told.append(("tells-returning", {"count": after.supply[NEUTRAL_COLOUR], **person(after, after.colour)}))
    if sum(after.rounds) > sum(before.rounds):
        name = "tells-final-round" if after.final_round else "tells-round"
        told.append((name, {"passage": after.passage, "round": after.round}))
    if (
        after.assigned
        and after.assigned == after.at_table
        and (before.assigned < before.at_table or sum(after.rounds) > sum(before.rounds))
    ):
        for place in range(after.at_table):
            role = Word(f"role-{ROLES[after.at_table][place]}")
            told.append(("tells-role", {**person(after, after.role[place]), "role": role}))
    return told


def moved(before: State, after: State) -> list[Message]:
    """Aristocrats that the die moved, or that went by themselves because there was no choice."""
    told: list[Message] = []
    if before.phase not in (*DICE, BANISHING, REMOVING, PLAYING, RELOCATING):
        return told
    gone = 0
    for d in range(DISTRICTS):
        for c in range(COLOURS):
            change = after.aristocrats[d][c] - before.aristocrats[d][c]
            arguments = {"count": abs(change), **person(after, c), "district": district(d)}
            if change > 0:
                told.append(("tells-put", arguments))
            elif change < 0 and before.phase in (BANISHING, REMOVING):
                gone -= change
                chosen = before.phase == REMOVING and after.aristocrats[d][c] == 0  # of a colour that is left, the rest
                if not chosen:
                    told.append(("tells-banished", arguments))
    if before.phase == REMOVING and gone < 2:  # the action itself says it
        return []
    if before.phase == BANISHING and gone == 0 and after.to_remove == 0:
        told.append(("tells-nobody-banished", {}))
    if before.phase == PLAYING and after.card == 0 and after.discard[TRANSFER] > before.discard[TRANSFER]:
        told.append(("tells-no-effect", {}))
    return told


def taken(before: State, after: State) -> list[Message]:
    """Limit cards that were laid down, and the hand that somebody has now."""
    told: list[Message] = []
    for c in range(after.colours):
        more = board.limit_points(after, c) - board.limit_points(before, c)
        if more > 0:
            total = board.limit_points(after, c)
            told.append(("tells-limits", {**person(after, c), "points": more, "total": total}))
    if after.phase == PLAYING and (before.phase == CHOOSING or after.turn != before.turn):
        cards = [card(k) for k in range(ACTION_KINDS) for _ in range(after.hand[k])]
        told.append(("tells-hand", {**person(after, after.colour), "cards": cards}))
    return told


def ended(s: State) -> int:
    """How many passages are over."""
    if s.phase == OVER or s.finale:
        return PASSAGES
    return s.passage if s.free else max(0, s.passage - 1)


def scored_in_finale(before: State, after: State) -> range:
    """The die numbers of the districts of the final scoring that this action settled by itself."""
    if not after.finale and after.phase != OVER:
        return range(0)
    first = before.finale + 1 if before.finale else 1
    return range(first, after.finale or DIE + 1)


def rest(before: State, after: State) -> list[int]:
    """Points that neither the Doge, nor a bonus, nor the final scoring accounts for: tolls, or what a pick brought."""
    change = [after.points[c] - before.points[c] for c in range(COLOURS)]
    known = [after.bonus] if ended(after) > ended(before) else []
    known += [prizes(after, after.die_district[number - 1]) for number in scored_in_finale(before, after)]
    if doge_scored(before, after):
        known.append(prizes(after, after.doge - 1))
    return [change[c] - sum(points[c] for points in known) for c in range(COLOURS)]


def doge_scored(before: State, after: State) -> bool:
    unresolved = after.phase == PICKING and not after.finale
    return after.doge_scorings > before.doge_scorings and not unresolved


def scored(before: State, after: State) -> list[Message]:
    """Tolls, and who got what in the Doge's district, or in the one that waited for a pick."""
    told: list[Message] = []
    left = rest(before, after)
    if before.phase == DOGE_WALKS:
        for c in range(COLOURS):
            if left[c] < 0:
                told.append(("tells-pays", {**person(after, c), "points": -left[c]}))
            elif left[c] > 0:
                told.append(("tells-toll", {**person(after, c), "points": left[c]}))
    if doge_scored(before, after):
        told += told_prizes(before, after.doge - 1, prizes(after, after.doge - 1))
    if before.phase == PICKING and (after.scoring, after.finale) != (before.scoring, before.finale):
        told += told_prizes(before, before.scoring - 1, left)
    return told


def told_prizes(s: State, d: int, points: list[int]) -> list[Message]:
    got: list[Message] = [
        ("tells-prize", {**person(s, c), "points": points[c]})
        for c in range(COLOURS)
        if points[c] and not (s.variant == NEUTRAL and c >= s.colours)
    ]
    return [("tells-scored" if got else "tells-scored-nobody", {"district": district(d)}), *got]


def passage_ended(before: State, after: State) -> list[Message]:
    told: list[Message] = []
    if ended(after) > ended(before):
        told.append(("tells-passage-end", {"passage": ended(after)}))
        for c in range(after.colours):
            if after.bonus[c]:
                told.append(("tells-bonus", {**person(after, c), "points": after.bonus[c]}))
    if after.free and after.free != before.free:
        told.append(("tells-free-banishment", person(after, after.free - 1)))
    if after.passage > before.passage >= 1:
        told.append(("tells-limits-back", {}))
    return told


def finale(before: State, after: State) -> list[Message]:
    told: list[Message] = []
    begins = ended(after) == PASSAGES and (after.finale or after.phase == OVER)
    if begins and not before.finale and before.phase != OVER:
        told.append(("tells-finale", {}))
    for number in scored_in_finale(before, after):
        d = after.die_district[number - 1]
        told += told_prizes(after, d, prizes(after, d))
    if after.phase == OVER and before.phase != OVER and after.variant == TWO_COLOURS:
        for seat in range(2):
            one, other = after.points[seat], after.points[seat + 2]
            arguments = {"who": Seat(seat), "one": one, "other": other, "result": board.result_of(after, seat)}
            told.append(("tells-result", arguments))
    return told


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line. SM 9.3: of two colours the mean, less one for each full five of difference."""
    lines: list[tuple[int, Message, int]] = []
    if s.variant != TWO_COLOURS:
        for p in range(s.players):
            at_last = sum(prizes(s, d)[p] for d in range(DISTRICTS))
            lines += [(p, ("final-before", {}), s.points[p] - at_last), (p, ("final-scoring", {}), at_last)]
        return lines
    for p in range(s.players):
        one, other = s.points[p], s.points[p + 2]
        both = {"mine": colour(p), "one": one, "second": colour(p + 2), "other": other}
        fives = abs(one - other) // 5
        lines.append((p, ("final-mean", both), board.two_colour_result(one, other) + fives))
        lines.append((p, ("final-difference", {"difference": abs(one - other)}), -fives))
    return lines


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses."""
    used = settings["board"]
    named = {word.replace("-", " ").title(): pair for word, pair in used["prestige"].items()}
    pairs = ", ".join(f"{name} {first}/{second}" for name, (first, second) in named.items())
    told: list[Message] = [("board-used", {"name": used["name"], "pairs": pairs, "sites": len(used["sites"])})]
    if used["name"] == "assumed":
        told.append(("board-assumed", {}))
    return told
