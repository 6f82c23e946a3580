"""What happens in San Marco as a person watches it: what is shown together, what it earned, what was counted."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.san_marco import board
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.offers import in_hand
from tavoliere.games.san_marco.previews import prizes
from tavoliere.games.san_marco.reasons import card, colour, district, mine, person, whose
from tavoliere.games.san_marco.state import *
from tavoliere.games.san_marco.text import doge_scored, ended, rest, rolling, scored_in_finale
from tavoliere.words import Message, Seat, Word

CARRIED_OUT = (PLACING, RELOCATING, LIFTING, BUILDING, TRANSFERRING, NAMING)  # with the card that asks for it
ORDINALS = ("one", "two", "three", "four")


# --- what is shown together ------------------------------------------------------------------------------------------


def together(s: State, a: int) -> str | None:
    """Dice and draws for one purpose, all of a division, a card with where it goes, all who leave a district."""
    if s.phase in (OPENING, STREWING, ROLE_DICE, STONES, DRAWING, DIVIDING, GROWING):
        return f"{PHASES[s.phase]}-{s.pair}-{s.colour if s.phase == OPENING else ''}"
    if s.phase == REMOVING:
        return f"removing-{s.turn}-{in_hand(s)}"
    if s.phase == PLAYING and a != PLAY + DOGE:
        return f"card-{s.turn}-{in_hand(s)}"
    if s.phase in CARRIED_OUT and not s.free:
        return f"card-{s.turn}-{in_hand(s) + 1}"
    return None


def owner(s: State, a: int) -> int:
    """In whose turn dice and draws fall: whoever draws, whoever banishes, whoever has just played."""
    if (s.phase == OPENING and s.colour < s.colours) or s.phase in (DRAWING, BANISHING, GROWING):
        return board.seat_of(s, s.colour)
    return -1


# --- several steps in words ------------------------------------------------------------------------------------------


def told(s: State, actions: Sequence[int]) -> list[Message]:
    """One sentence for dice, draws, a division, and those who leave a district."""
    name = f"told-{PHASES[s.phase]}"
    if s.phase in (OPENING, STREWING):
        rolled = [district(s.die_district[a - ROLL]) for a in actions]
        return [(name, {**whose(s, rolling(s)), "districts": rolled})]
    if s.phase == ROLE_DICE:
        return diced(actions)
    if s.phase == GROWING:
        return [(name, {"growth": growth(s, actions)})]
    if s.phase == STONES:
        return [(name, {"colours": [colour(a - STONE) for a in actions]})]
    if s.phase == DRAWING:
        return [drawn(s, actions)]
    if s.phase == DIVIDING:
        return [divided(s, actions)]
    if s.phase == REMOVING:
        return banished(s, [a - REMOVE for a in actions])
    if s.phase == PLAYING and EXCHANGE <= actions[-1] < ENTER and len(actions) == 2:
        return transferred(s, *divmod(actions[-1] - EXCHANGE, COLOURS))
    return []


def diced(actions: Sequence[int]) -> list[Message]:
    """SM 9.1: who rolled what for the roles, and how often it was a tie."""
    faces = [1 + a - ROLL for a in actions]
    rolls = list(zip(faces[::2], faces[1::2], strict=False))
    told: list[Message] = []
    for first, second in rolls:
        name = "told-role-tie" if first == second else "told-role-dice"
        who = Seat(0 if first > second else 1)
        told.append((name, {"one": Seat(0), "first": first, "two": Seat(1), "second": second, "who": who}))
    if len(faces) % 2:
        told.append(("told-role-die", {"one": Seat(0), "first": faces[-1]}))
    return told


def banished(s: State, gone: Sequence[int]) -> list[Message]:
    """How many of each leave a district."""
    told: list[Message] = []
    for c in sorted(set(gone), key=gone.index):
        owner = {"whose": colour(c), "kind": "player"} if s.variant == TWO_COLOURS else whose(s, c)
        count = gone.count(c)
        arguments = {"district": district(s.target - 1), "count": count, "colours": [colour(c)] * count}
        told.append(("told-removes", {**person(s, s.colour), **owner, **arguments}))
    return told


def transferred(s: State, d: int, c: int) -> list[Message]:
    """A transfer card, and whose aristocrat went."""
    owner = {"whose": colour(c)} if s.variant == TWO_COLOURS else whose(s, c)
    mover = {"who": Seat(board.seat_of(s, s.colour)), "mine": mine(s, s.colour)}
    replaced = {"kind": "player", **owner, **mover, "colour": colour(c), "district": district(d)}
    return [("says-play", {**mover, "card": card(TRANSFER)}), ("told-transfer", replaced)]


def growth(s: State, actions: Sequence[int]) -> list[Any]:
    """Each ghost and the district that its die shows, as `rounds.grows_on` goes through them."""
    left, supply = s.growing, list(s.supply)
    half = 1 if s.ghost_rate == ONE_PER_CARD else s.ghost_rate
    told: list[Any] = []
    for a in actions:
        while supply[ghost := GHOST if left > half else GHOST + 1] == 0:
            left -= 1
        supply[ghost] -= 1
        left -= 1
        told += [colour(ghost), district(s.die_district[a - ROLL])]
    return told


def drawn(s: State, actions: Sequence[int]) -> Message:
    arguments = {"to": Seat(board.seat_of(s, s.colour)), "mine": mine(s, s.colour)}
    if actions[0] >= DRAW_ACTION_UNSEEN:
        return "told-draw-unseen", {**arguments, "count": len(actions)}
    return "told-draw", {**arguments, "cards": [card(a - DRAW) for a in sorted(actions)]}


def divided(s: State, actions: Sequence[int]) -> Message:
    """The offers, once every card lies in one."""
    if len(actions) < in_hand(s):
        return "told-dividing", person(s, s.colour)
    if actions[0] == DIVIDE_UNSEEN:
        return "told-offers-unseen", {**person(s, s.colour), "count": len(actions)}
    piles: list[list[Any]] = [[] for _ in range(PILES[s.at_table])]
    for a in actions:
        kind, pile = divmod(a - DIVIDE, MOST_PILES)
        piles[pile].append(card(kind))
    return f"told-offers-{len(piles)}", {**person(s, s.colour), **dict(zip(ORDINALS, piles, strict=False))}


# --- points ----------------------------------------------------------------------------------------------------------


def gains(before: State, after: State) -> list[Gain]:
    """What each colour got, and where: "castello:mask" in a district, "toll:mask" on a bridge, "bonus:mask".

    The final scoring goes from district to district: each is a part of its own, after everything else.
    """
    scorings = scored(before, after)
    last = len(scorings) - len(scored_in_finale(before, after))  # of those before the final scoring
    told = [gain(after, DISTRICT_WORDS[d], points) for d, points in scorings[:last]]
    if ended(after) > ended(before):
        told.append(gain(after, "bonus", after.bonus))
    if before.phase == DOGE_WALKS:
        told.append(gain(after, "toll", rest(before, after)))
    for part, (d, points) in enumerate(scorings[last:], 1):
        told.append(gain(after, DISTRICT_WORDS[d], points, part))
    return [one for several in told for one in several]


def gain(s: State, place: str, points: Sequence[int], part: int = 0) -> list[Gain]:
    return [
        Gain(player(s, c), points[c], f"{place}:{COLOUR_WORDS[c]}", part)
        for c in range(s.present)
        if points[c] and counts_for(s, c)
    ]


def player(s: State, c: int) -> int:
    """The seat of a colour, or -1 for ghosts and neutrals, who sit nowhere."""
    return board.seat_of(s, c) if c < s.colours else -1


def scored(before: State, after: State) -> list[tuple[int, list[int]]]:
    """The districts that were scored, and what each colour got there."""
    told = []
    if doge_scored(before, after):
        told.append((after.doge - 1, prizes(after, after.doge - 1)))
    if before.phase == PICKING and (after.scoring, after.finale) != (before.scoring, before.finale):
        told.append((before.scoring - 1, rest(before, after)))
    for number in scored_in_finale(before, after):
        d = after.die_district[number - 1]
        told.append((d, prizes(after, d)))
    return told


def summary(before: State, after: State) -> Summary | None:
    """Who has how many in a district and gets what for it; bonuses at the end of a passage; the final scoring."""
    districts = scored(before, after)
    lines = [line for d, points in districts for line in lines_of(after, d, points)]
    if lines and before.phase == DOGE_WALKS:
        lines += tolls(before, after)
    ends = ended(after) > ended(before)
    if ends:
        lines += bonuses(before, after)
    if not lines:
        return None
    if after.phase == OVER or after.finale:
        return Summary(("summary-finale", {}), lines)
    if not ends:
        return Summary(standing(after, *districts[0]), lines)
    title: Message = ("summary-passage", {"passage": ended(after)})
    if after.free:
        title = ("summary-passage-free", {"passage": ended(after), **person(after, after.free - 1)})
    return Summary(title, lines)


def standing(s: State, d: int, points: Sequence[int]) -> Message:
    """Who has how many in a district and gets what, the most first."""
    counts = s.aristocrats[d]
    there = sorted((c for c in range(s.present) if counts[c]), key=lambda c: -counts[c])
    arguments: dict[str, Any] = {"district": district(d)}
    for word, c in zip(ORDINALS, there, strict=False):
        who = colour(c) if s.variant == TWO_COLOURS else person(s, c)["who"]
        paid = points[c] if counts_for(s, c) else 0
        arguments |= {word: who, f"{word}s": counts[c], f"{word}p": f" (+{paid})" if paid else ""}
    return f"summary-doge-{len(there)}", arguments


def counts_for(s: State, c: int) -> bool:
    """SM 9.2: nobody notes the points of a neutral colour."""
    return not (s.variant == NEUTRAL and c == NEUTRAL_COLOUR)


def lines_of(s: State, d: int, points: Sequence[int]) -> list[tuple[int, Message, int]]:
    """Why each in a district got what he got: the players, then the ghosts, who sit nowhere."""
    counts = s.aristocrats[d]
    return [
        (
            player(s, c),
            (f"summary-{why(s, d, c, points[c])}", {"district": district(d), "count": counts[c], "mine": named(s, c)}),
            points[c],
        )
        for c in range(s.present)
        if counts[c] and counts_for(s, c)
    ]


def tolls(before: State, after: State) -> list[tuple[int, Message, int]]:
    """SM 5.4: what the last bridge of a walk cost, so that the lines add up to the change of everybody's points."""
    return [
        (
            player(after, c),
            ("summary-pays" if points < 0 else "summary-toll", {"mine": named(after, c)}),
            points,
        )
        for c, points in enumerate(rest(before, after)[: after.present])
        if points and counts_for(after, c)
    ]


def named(s: State, c: int) -> Word | str:
    """Which of two colours of a player, or which ghost."""
    return mine(s, c) if c < s.colours else Word(f"mine-ghost-{COLOUR_WORDS[c]}")


def why(s: State, d: int, c: int, points: int) -> str:
    """SM 6: the place of a colour in a district, by what it was paid for."""
    higher, tied = board.above(s, d, c), board.level(s, d, c) > 1
    if points:
        return ("first-tied" if tied else "first") if higher == 0 else ("second" if higher == 1 else "passed")
    if higher == 0 or (higher == 1 and not tied):
        return "other"  # SM 9.3: would have been paid
    if higher == 1:
        return "second-tied"
    return "behind" if board.level(s, d, leader(s, d)) == 1 else "behind-tied"


def leader(s: State, d: int) -> int:
    """A colour with the most aristocrats in a district."""
    return max(range(s.present), key=lambda c: s.aristocrats[d][c])


def bonuses(before: State, after: State) -> list[tuple[int, Message, int]]:
    """SM 7.3: the difference to the most limit points."""
    shown = after if after.free or after.phase == OVER or after.finale else before
    told: list[tuple[int, Message, int]] = []
    most = board.most_limit_points(shown)
    for c in range(after.colours):
        limit = board.limit_points(shown, c)
        name = "summary-out" if limit >= LIMIT else "summary-bonus" if after.bonus[c] else "summary-no-bonus"
        if after.bonus[c] not in (0, most - limit):  # limit cards were laid down with the same step
            name = "summary-bonus-only"
        told.append(
            (board.seat_of(after, c), (name, {"limit": limit, "most": most, "mine": mine(after, c)}), after.bonus[c])
        )
    return told
