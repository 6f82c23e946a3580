"""What the program says about a game of Carolus Magnus: names of messages, whose words are in the catalogues."""

from typing import Any

from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.actions import (
    COLOUR_WORDS,
    CROWN,
    DISC,
    DRAW,
    EMPEROR,
    GIVE_BACK,
    LOT,
    MARCH,
    PLAY,
    TAKE,
    TARGETS,
)
from tavoliere.games.carolus_magnus.state import (
    CASTLES,
    COLOURS,
    DISC_CHOICE,
    DISCS_EACH,
    DRAWING,
    ENDING_WORDS,
    ENTHRONING,
    FEW_TERRITORIES,
    GIVING_BACK,
    LAYING,
    LOTS,
    MARCHING,
    NAMING,
    OVER,
    PER_TURN,
    PLACES,
    PLAYING_CUBES,
    REROLLING,
    ROLLING,
    SIDES_OF,
    STARTING_RESERVE,
    TAKING,
    TOO_FEW_CASTLES,
    State,
)
from tavoliere.words import Message, Seat, Word

TURN_END_PHASES = (MARCHING, ROLLING, REROLLING, NAMING, TAKING, GIVING_BACK)


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def side(s: State, k: int) -> Any:
    """A player, or both players of a team."""
    return [Seat(p) for p in range(s.players) if rules.side_of(s, p) == k]


def to_give_back(s: State) -> int:
    """How many cubes of the chosen set must still go back."""
    return rules.set_size(s, s.taking - 1) - PER_TURN[s.players]


# --- what is asked ---------------------------------------------------------------------------------------------------


def prompt(s: State) -> Message:
    """What is asked now."""
    who: dict[str, Any] = {"who": Seat(s.turn)}
    if s.phase == LAYING:
        return "prompt-laying", {"territory": s.cubes_laid + 1}
    if s.phase == ENTHRONING:
        return "prompt-enthroning", {}
    if s.phase == ROLLING:
        return ("prompt-rolling" if s.round else "prompt-rolling-set-up"), who | {"count": s.dice}
    if s.phase == REROLLING:
        return "prompt-rerolling", who
    if s.phase == LOTS:
        return "prompt-lots", {"number": s.lots_drawn + 1}
    if s.phase == DRAWING:
        return "prompt-drawing", {"set": s.filling + 1}
    if s.phase == OVER:
        return "prompt-over", {}
    return prompt_of_player(s, who)


def prompt_of_player(s: State, who: dict[str, Any]) -> Message:
    if s.phase == DISC_CHOICE:
        return "prompt-disc", who
    if s.phase == PLAYING_CUBES:
        return "prompt-cubes", who | {"count": s.to_play}
    if s.phase == MARCHING:
        return "prompt-march", who | {"steps": s.disc[s.turn]}
    if s.phase == NAMING:
        return "prompt-crown", who | {"count": s.crowns}
    if s.phase == TAKING:
        return "prompt-take", who
    return "prompt-give-back", who | {"count": to_give_back(s), "set": s.taking}


def variant(s: State, a: int) -> str:
    """Which of its sentences an action is told in."""
    if a < DRAW and s.phase == REROLLING:
        return "-again"
    if DRAW <= a < LOT and s.phase == LAYING:
        return "-laid"
    if PLAY <= a < MARCH and (a - PLAY) % TARGETS == 0:
        return "-court"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == LAYING:
        return {"territory": s.cubes_laid + 1}
    if s.phase in (ROLLING, REROLLING):
        return {"to": Seat(s.turn)}
    if s.phase == LOTS:
        return {f"name{p}": Seat(p) for p in range(4)}
    if s.phase == DRAWING:
        return {"set": s.filling + 1}
    return {}


# --- why not ---------------------------------------------------------------------------------------------------------


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    if s.phase == OVER:
        return "no-game-over", {}
    if s.phase < DISC_CHOICE:
        return why_not_chance(s, a)
    if a < DISC:
        return "no-chance-now", {"who": Seat(s.turn)}
    if s.phase == DISC_CHOICE:
        return why_not_disc(s, a - DISC) if a < PLAY else ("no-disc-first", {})
    if s.phase == PLAYING_CUBES:
        if PLAY <= a < MARCH:
            return why_not_cube(s, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
        return "no-cubes-first", {"count": s.to_play}
    if s.phase == MARCHING:
        return ("no-march-far", {"disc": s.disc[s.turn]}) if MARCH <= a < CROWN else ("no-march-first", {})
    if s.phase == NAMING:
        return ("no-crown-colour", {"colour": colour(a - CROWN)}) if CROWN <= a < TAKE else ("no-crown-first", {})
    if s.phase == TAKING:
        return ("no-set", {"set": a - TAKE + 1}) if TAKE <= a < GIVE_BACK else ("no-take-first", {})
    return why_not_gift(s, a - GIVE_BACK) if a >= GIVE_BACK else ("no-give-first", {"count": to_give_back(s)})


def why_not_chance(s: State, a: int) -> Message:
    """Dice, draws and lots come first, and only what the box still holds can come."""
    due = {ROLLING: "roll", REROLLING: "roll", LOTS: "lot", ENTHRONING: "emperor"}.get(s.phase, "draw")
    kind = ("roll", "draw", "lot", "emperor")[sum(a >= first for first in (DRAW, LOT, EMPEROR))] if a < DISC else ""
    if kind != due:
        return f"no-{due}-first", {}
    if kind == "roll":
        return "no-roll-again", {"colour": colour(a)}
    if kind == "draw":
        return "no-draw-gone" if s.phase == DRAWING else "no-lay-gone", {"colour": colour(a - DRAW)}
    return ("no-seat", {"players": s.players}) if a - LOT >= s.players else ("no-lot-drawn", {"who": Seat(a - LOT)})


def why_not_disc(s: State, i: int) -> Message:
    if s.unplayed[s.turn][i] == 0:
        return "no-disc-played", {"number": i + 1}
    return "no-disc-taken", {"number": i + 1, "other": Seat(s.disc.index(i + 1))}


def why_not_cube(s: State, c: int, target: int) -> Message:
    if s.reserve[s.turn][c] == 0:
        return "no-cube", {"colour": colour(c)}
    return "no-territory", {"territory": target, "whole": 1 + rules.territory_before(s, target - 1)}


def why_not_gift(s: State, c: int) -> Message:
    if s.display[s.taking - 1][c] == 0:
        return "no-give-colour", {"colour": colour(c)}
    return "no-give-order", {"order": [colour(d) for d in range(COLOURS)], "count": to_give_back(s)}


# --- what came of it -------------------------------------------------------------------------------------------------


def consequences(before: State, after: State) -> list[Message]:
    """What an action brought about besides itself: markers, castles, merges, rounds, the end."""
    told: list[Message] = []
    for c in range(COLOURS):
        if after.holder[c] != before.holder[c]:
            told.append(marker_moved(before, after, c))
    if before.phase == DISC_CHOICE and after.phase != DISC_CHOICE:
        told.append(("tells-order", {"order": [Seat(p) for p in after.order[: after.players]]}))
    if before.phase == MARCHING:
        told += resolved(before, after)
    told += replenished(before, after)
    if after.round > before.round:
        told.append(("tells-round", {"round": after.round}))
    if before.phase == DRAWING and after.phase == DISC_CHOICE:
        told.append(("tells-display", {"count": sum(after.lies)}))
    if after.last_round > before.last_round:
        told.append(("tells-last-round", {}))
    if after.phase == OVER and before.phase != OVER:
        told += ended(after)
    return told


def marker_moved(before: State, after: State, c: int) -> Message:
    gained = {"who": Seat(after.holder[c] - 1), "colour": colour(c)}
    if before.holder[c]:
        return "tells-marker-from", gained | {"loser": Seat(before.holder[c] - 1)}
    return "tells-marker", gained


def resolved(before: State, after: State) -> list[Message]:
    """CM 8.2, 8.3: what the Emperor's stop brought."""
    t = after.emperor
    if before.owner == after.owner and before.castles == after.castles:
        return [("tells-nothing-built", {"territory": t + 1})]
    places = [(t + i) % len(before.owner) for i in range(after.segments[t])]
    stop = next(place for place in places if before.segments[place] and before.owner[place] != after.owner[t])
    built: dict[str, Any] = {"side": side(after, after.owner[t] - 1), "territory": stop + 1}
    told: list[Message] = [("tells-castle", built)]
    if before.owner[stop]:
        count = before.castles[stop]
        told = [("tells-takeover", built | {"loser": side(after, before.owner[stop] - 1), "count": count})]
    if after.territories < before.territories:
        told.append(("tells-merge", {"territory": t + 1, "segments": after.segments[t]}))
    return told


def replenished(before: State, after: State) -> list[Message]:
    """CM 8.4, V-4: what an empty supply or bag brought; discs that came back."""
    told: list[Message] = []
    for c in range(COLOURS):
        returned = before.court[before.turn][c] - after.court[before.turn][c]
        if returned > 0:
            bag = "-bag" if after.draft else ""
            told.append((f"tells-returned{bag}", {"colour": colour(c), "count": returned}))
    if after.phase == REROLLING and before.phase != REROLLING:
        told.append(("tells-reroll", {}))
    if turn_ended(before, after) and sum(after.reserve[before.turn]) < STARTING_RESERVE[after.players]:
        told.append(("tells-short", {"who": Seat(before.turn), "count": sum(after.reserve[before.turn])}))
    if after.round > before.round > 0 and before.round % DISCS_EACH == 0:
        told.append(("tells-discs-back", {}))
    return told


def turn_ended(before: State, after: State) -> bool:
    """Whether a player is done with replenishing."""
    moved_on = (after.round, after.turns_done) != (before.round, before.turns_done)
    return before.round > 0 and before.phase in TURN_END_PHASES and moved_on and not 0 < after.ending <= FEW_TERRITORIES


def ended(s: State) -> list[Message]:
    """CM 9: how the game ended, and what decided it."""
    castles = [CASTLES[s.players] - s.stock[k] for k in range(SIDES_OF[s.players])]
    most = max(castles)
    said: dict[str, Any] = {"side": side(s, castles.index(most)), "round": s.round, "count": s.territories}
    told: list[Message] = [(f"tells-end-{ENDING_WORDS[s.ending]}", said)]
    if s.ending <= TOO_FEW_CASTLES:
        return told
    for k, count in enumerate(castles):
        told.append(("tells-castles", {"side": side(s, k), "count": count}))
    level = [k for k, count in enumerate(castles) if count == most]
    if len(level) > 1:
        markers = {k: rules.markers(s, k) for k in level}
        best = [k for k in level if markers[k] == max(markers.values())]
        if len(best) == 1:
            told.append(("tells-decided-by-markers", {"side": side(s, best[0]), "count": markers[best[0]]}))
        else:
            told.append(("tells-shared", {}))
    return told


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line: the castles of each territory; clan markers only break a tie."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(s.players):
        k = rules.side_of(s, p)
        for t in range(PLACES):
            if s.owner[t] == 1 + k:
                lines.append((p, ("final-territory", {"territory": t + 1}), s.castles[t]))
        lines.append((p, ("final-markers", {"count": rules.markers(s, k)}), 0))
    return lines


# --- what would come of it -------------------------------------------------------------------------------------------


def preview(s: State, a: int) -> list[Message]:
    """What a player's action would bring about. Nothing in this game is hidden (CM 4.8), so a view tells all of it."""
    after = copied(s)
    rules.apply(after, a)
    told = consequences(s, after)
    if s.phase == DISC_CHOICE:
        return [("preview-disc", {"steps": a - DISC + 1}), *told, *preview_order(s, a - DISC + 1)]
    if s.phase == PLAYING_CUBES:
        return told + preview_cube(s, after, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
    if s.phase == MARCHING:
        return told + preview_castles(s, after)
    if s.phase == NAMING:
        return [("preview-reserve", {"colour": colour(a - CROWN), "count": 1 + s.reserve[s.turn][a - CROWN]}), *told]
    return preview_set(s, a) + told


def copied(s: State) -> State:
    """Another state with the same numbers, to try an action on."""
    twin = type(s)()
    for name in State.__annotations__:
        value = getattr(s, name)
        if isinstance(value, list):
            value = [line[:] if isinstance(line, list) else line for line in value]
        setattr(twin, name, value)
    return twin


def preview_order(s: State, number: int) -> list[Message]:
    """CM 6: between those who have played a disc; the last to choose settles the whole order, told as a consequence."""
    if s.discs_chosen == s.players - 1:
        return []
    earlier = [Seat(p) for p in range(s.players) if 0 < s.disc[p] <= number]
    later = [Seat(p) for p in range(s.players) if s.disc[p] > number]
    told: list[Message] = []
    if earlier:
        told.append(("preview-after", {"who": earlier}))
    if later:
        told.append(("preview-before", {"who": later}))
    return told


def preview_cube(s: State, after: State, c: int, target: int) -> list[Message]:
    """CM 7, 8.2: how far a court is from the clan; who would have the most influence where, as far as it changes."""
    steps = {t: n for n, t in reversed(list(enumerate(stops(s), 1)))}
    if target:
        told = [influential("preview-influence", after, target - 1)]
        if target - 1 in steps:
            told.append(("preview-in-reach", {"territory": target, "steps": steps[target - 1]}))
        return told
    if after.holder[c] != s.holder[c]:
        changed = [t for t in steps if rules.winner(after, t) != rules.winner(s, t)]
        return [influential("preview-stop", after, t) for t in sorted(changed, key=lambda t: steps[t])]
    holder = s.holder[c] - 1
    if holder == s.turn:
        second = max(after.court[p][c] for p in range(s.players) if p != holder)
        return [("preview-lead", {"colour": colour(c), "count": after.court[holder][c] - second})]
    behind = after.court[holder][c] - after.court[s.turn][c] + 1
    return [("preview-behind", {"colour": colour(c), "who": Seat(holder), "count": behind})]


def stops(s: State) -> list[int]:
    """The territories where the player can let the Emperor stop in this turn, by the number of steps."""
    reached = [s.emperor]
    for _ in range(s.disc[s.turn]):
        reached.append(rules.next_territory(s, reached[-1]))
    return reached[1:]


def influential(name: str, s: State, t: int) -> Message:
    """Who has the most influence on a territory, and the influence of every side."""
    tally = " : ".join(str(rules.influence(s, t, k)) for k in range(SIDES_OF[s.players]))
    said: dict[str, Any] = {"territory": t + 1, "tally": tally}
    victor = rules.winner(s, t)
    return (name, said | {"side": side(s, victor - 1)}) if victor else (f"{name}-level", said)


def preview_castles(s: State, after: State) -> list[Message]:
    """How near a side that builds would be to its last castle; a game that is over tells more than that."""
    if after.phase == OVER or s.stock == after.stock:
        return []
    limit = CASTLES[s.players]
    builder = after.owner[after.emperor] - 1
    return [("preview-castles", {"side": side(s, builder), "count": limit - after.stock[builder], "limit": limit})]


def preview_set(s: State, a: int) -> list[Message]:
    """CM 12.2: what a set brings, and how much of it has to go back."""
    i = s.taking - 1 if s.taking else a - TAKE
    cubes = s.display[i][:]
    if s.taking:
        cubes[a - GIVE_BACK] -= 1
    surplus = sum(cubes) - PER_TURN[s.players]
    paladins = [colour(c) for c in range(COLOURS) for _ in range(cubes[c])]
    if surplus > 0:
        return [("preview-surplus", {"paladins": paladins, "count": surplus})]
    return [("preview-take", {"paladins": paladins})] if paladins else []


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses: this one uses none."""
    return []
