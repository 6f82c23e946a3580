"""What can be said of Carolus Magnus: what is asked, what was done, what came of it, why not, what would come of it.

Each message has a number, by which plain functions `note` it, with the numbers that it speaks of.
"""

from tavoliere.definition.event_table import (
    COUNT,
    ITEMS,
    LOSS,
    ORDINAL,
    POINTS,
    SEAT,
    SEAT_SET,
    SIDE,
    ArgumentType,
    MessageTable,
    place,
    seats,
    several,
    tally,
    word,
)
from tavoliere.games.carolus_magnus.rules.actions import BLOCKS, COLOUR
from tavoliere.games.carolus_magnus.rules.state import A_COLOUR, ENDING_WORDS, SEATS, SIDES

FACE = word(BLOCKS[0].parameters[0])
CLAN_COUNTS = several(COLOUR)
OF_EACH = tally(SIDES)

MESSAGES = MessageTable()

# Events: noted by the rules where they happen. Those of the game's end stand in a row, as the endings do.
MARKER_WON = MESSAGES.event("marker", who=SEAT, colour=A_COLOUR)
MARKER_TAKEN = MESSAGES.event("marker-from", who=SEAT, colour=A_COLOUR, loser=SEAT)
ORDER_SETTLED = MESSAGES.event("order", order=seats(SEATS))
NOTHING_NEW = MESSAGES.event("nothing-new", territory=ORDINAL, tally=OF_EACH, side=SIDE)
LEVEL = MESSAGES.event("nothing-level", territory=ORDINAL, tally=OF_EACH)
LEVEL_KEPT = MESSAGES.event("nothing-level-kept", territory=ORDINAL, tally=OF_EACH, side=SIDE)
NO_INFLUENCE = MESSAGES.event("nothing-at-all", territory=ORDINAL, tally=OF_EACH)
CASTLE_BUILT = MESSAGES.event("castle", territory=ORDINAL, tally=OF_EACH, side=SIDE)
TAKEN_OVER = MESSAGES.event("takeover", territory=ORDINAL, tally=OF_EACH, side=SIDE, loser=SIDE, count=COUNT)
TAKEN_OVER_SHORT = MESSAGES.event(
    "takeover-short", territory=ORDINAL, tally=OF_EACH, side=SIDE, loser=SIDE, count=COUNT, built=COUNT
)
MERGED = MESSAGES.event("merge", territory=ORDINAL, segments=COUNT, joined=COUNT)
RETURNED = MESSAGES.event("returned", colour=A_COLOUR, count=COUNT)
RETURNED_TO_BAG = MESSAGES.event("returned-bag", colour=A_COLOUR, count=COUNT)
ROLLED_AGAIN = MESSAGES.event("reroll")
FELL_SHORT = MESSAGES.event("short", who=SEAT, count=COUNT)
DISCS_BACK = MESSAGES.event("discs-back")
ROUND_BEGUN = MESSAGES.event("round", round=COUNT)
DISPLAY_FULL = MESSAGES.event("display", count=COUNT)
LAST_ROUND_BEGUN = MESSAGES.event("last-round")
ENDED = len(MESSAGES)
for ending in ENDING_WORDS[1:]:
    MESSAGES.event(f"end-{ending}", side=SIDE, round=COUNT, count=COUNT)
CASTLES_COUNTED = MESSAGES.event("castles", side=SIDE, count=COUNT)
DECIDED_BY_MARKERS = MESSAGES.event("decided-by-markers", side=SIDE, count=COUNT)
SHARED = MESSAGES.event("shared")
PALADIN_LAID = MESSAGES.quiet("laid", territory=ORDINAL, colour=A_COLOUR)
PALADINS_TAKEN = MESSAGES.quiet("taken", set=ORDINAL, paladins=CLAN_COUNTS)
DIE_ROLLED = MESSAGES.quiet("rolled", who=SEAT)
EMPEROR_WALKED = MESSAGES.quiet("walk", first=ORDINAL, segments=COUNT)

# What is counted: castles, and the influence by which a takeover or a merge came about.
OF_MERGED: dict[str, ArgumentType] = {"segments": COUNT, "joined": COUNT}
CASTLE_COUNTED = MESSAGES.heading("castle", territory=ORDINAL, tally=OF_EACH, side=SIDE, **OF_MERGED)
TAKEOVER_COUNTED = MESSAGES.heading(
    "takeover", territory=ORDINAL, tally=OF_EACH, side=SIDE, loser=SIDE, count=COUNT, **OF_MERGED
)
TAKEOVER_SHORT_COUNTED = MESSAGES.heading(
    "takeover-short", territory=ORDINAL, tally=OF_EACH, side=SIDE, loser=SIDE, count=COUNT, built=COUNT, **OF_MERGED
)
CLAN_COUNTED = MESSAGES.phrase("clan", colour=A_COLOUR, count=COUNT)
OWN_CASTLES_COUNTED = MESSAGES.phrase("castles", count=COUNT)
BUILT = MESSAGES.line("built", who=SEAT, territory=place(ORDINAL), count=POINTS, sources=ITEMS)
LOST = MESSAGES.line("lost", who=SEAT, territory=place(ORDINAL), count=LOSS, sources=ITEMS)

# What several steps are told as.
CLAN_SHOWN = MESSAGES.item("clan-shown", colour=A_COLOUR)
FACE_SHOWN = MESSAGES.item("face-shown", face=FACE)
LOT_SHOWN = MESSAGES.item("lot-shown", who=SEAT)
LANDS_TOLD = MESSAGES.add("told-lands", paladins=ITEMS)
LOTS_TOLD = MESSAGES.add("told-lots", order=ITEMS)
ROLLS_TOLD = MESSAGES.add("told-rolls", to=SEAT, faces=ITEMS)
ROLLS_AT_SET_UP_TOLD = MESSAGES.add("told-rolls-set-up", to=SEAT, faces=ITEMS)
SET_TOLD = MESSAGES.add("told-set", set=ORDINAL, paladins=ITEMS)

# The final scores.
FINAL_SINGLE = MESSAGES.final("single", who=SEAT, points=POINTS)
FINAL_MERGED = MESSAGES.final("merged", who=SEAT, territory=ORDINAL, segments=COUNT, points=POINTS)
FINAL_CLANS = MESSAGES.final("clans", who=SEAT, tally=OF_EACH, points=POINTS)

# What is asked.
ASKED_LAYING = MESSAGES.add("prompt-laying", territory=ORDINAL)
ASKED_ENTHRONING = MESSAGES.add("prompt-enthroning")
ASKED_ROLLING_AT_SET_UP = MESSAGES.add("prompt-rolling-set-up", who=SEAT, count=COUNT)
ASKED_ROLLING = MESSAGES.add("prompt-rolling", who=SEAT, count=COUNT)
ASKED_REROLLING = MESSAGES.add("prompt-rerolling", who=SEAT)
ASKED_LOTS = MESSAGES.add("prompt-lots", number=ORDINAL)
ASKED_DRAWING = MESSAGES.add("prompt-drawing", set=ORDINAL)
ASKED_DISC = MESSAGES.add("prompt-disc", who=SEAT)
ASKED_PALADINS = MESSAGES.add("prompt-paladins", who=SEAT, count=COUNT)
ASKED_MARCH = MESSAGES.add("prompt-march", who=SEAT, steps=COUNT)
ASKED_CROWN = MESSAGES.add("prompt-crown", who=SEAT, count=COUNT)
ASKED_SET = MESSAGES.add("prompt-take", who=SEAT)
ASKED_TO_GIVE_BACK = MESSAGES.add("prompt-give-back", who=SEAT, count=COUNT, set=COUNT)
ASKED_NOTHING = MESSAGES.add("prompt-over")

# What is done.
ROLLED = MESSAGES.add("says-roll", to=SEAT, face=FACE)
ROLLED_AT_SET_UP = MESSAGES.add("says-roll-set-up", to=SEAT, face=FACE)
ROLLED_ONCE_MORE = MESSAGES.add("says-roll-again", to=SEAT, face=FACE)
DRAWN = MESSAGES.add("says-draw", colour=A_COLOUR, set=ORDINAL)
LAID = MESSAGES.add("says-draw-laid", colour=A_COLOUR, territory=ORDINAL)
LOT_DRAWN = MESSAGES.add("says-lot", who=SEAT)
ENTHRONED = MESSAGES.add("says-emperor", territory=ORDINAL)
DISC_PLAYED = MESSAGES.add("says-disc", who=SEAT, number=COUNT)
SENT_TO_TERRITORY = MESSAGES.add("says-play", who=SEAT, colour=A_COLOUR, target=COUNT)
SENT_TO_COURT = MESSAGES.add("says-play-court", who=SEAT, colour=A_COLOUR)
MARCHED = MESSAGES.add("says-march", who=SEAT, steps=COUNT)
CROWN_NAMED = MESSAGES.add("says-crown", who=SEAT, colour=A_COLOUR)
TOOK_SET = MESSAGES.add("says-take", who=SEAT, set=COUNT)
GIVEN_BACK = MESSAGES.add("says-give-back", who=SEAT, colour=A_COLOUR)

# Why an action is not legal.
NO_GAME_OVER = MESSAGES.add("no-game-over")
NO_ROLL_FIRST = MESSAGES.add("no-roll-first")
NO_DRAW_FIRST = MESSAGES.add("no-draw-first")
NO_LOT_FIRST = MESSAGES.add("no-lot-first")
NO_EMPEROR_FIRST = MESSAGES.add("no-emperor-first")
NO_ROLL_AGAIN = MESSAGES.add("no-roll-again", colour=A_COLOUR)
NO_DRAW_GONE = MESSAGES.add("no-draw-gone", colour=A_COLOUR)
NO_LAY_GONE = MESSAGES.add("no-lay-gone", colour=A_COLOUR)
NO_SEAT = MESSAGES.add("no-seat", players=COUNT)
NO_LOT_DRAWN = MESSAGES.add("no-lot-drawn", who=SEAT)
NO_CHANCE_NOW = MESSAGES.add("no-chance-now", who=SEAT)
NO_DISC_FIRST = MESSAGES.add("no-disc-first")
NO_DISC_PLAYED = MESSAGES.add("no-disc-played", number=COUNT)
NO_DISC_TAKEN = MESSAGES.add("no-disc-taken", number=COUNT, other=SEAT)
NO_PALADINS_FIRST = MESSAGES.add("no-paladins-first", count=COUNT)
NO_PALADIN = MESSAGES.add("no-paladin", colour=A_COLOUR)
NO_TERRITORY = MESSAGES.add("no-territory", territory=COUNT, whole=ORDINAL)
NO_MARCH_FIRST = MESSAGES.add("no-march-first")
NO_MARCH_FAR = MESSAGES.add("no-march-far", disc=COUNT)
NO_CROWN_FIRST = MESSAGES.add("no-crown-first")
NO_CROWN_COLOUR = MESSAGES.add("no-crown-colour", colour=A_COLOUR)
NO_TAKE_FIRST = MESSAGES.add("no-take-first")
NO_SET = MESSAGES.add("no-set", set=COUNT)
NO_GIVE_FIRST = MESSAGES.add("no-give-first", count=COUNT)
NO_GIVE_COLOUR = MESSAGES.add("no-give-colour", colour=A_COLOUR)
NO_GIVE_ORDER = MESSAGES.add("no-give-order", order=CLAN_COUNTS, count=COUNT)

# What would come of it, besides events.
STEPS_OF_DISC = MESSAGES.add("preview-disc", steps=COUNT)
ACTING_AFTER = MESSAGES.add("preview-after", who=SEAT_SET)
ACTING_BEFORE = MESSAGES.add("preview-before", who=SEAT_SET)
MOST_INFLUENCE = MESSAGES.add("preview-influence", territory=ORDINAL, tally=OF_EACH, side=SIDE)
INFLUENCE_LEVEL = MESSAGES.add("preview-influence-level", territory=ORDINAL, tally=OF_EACH)
IN_REACH = MESSAGES.add("preview-in-reach", territory=ORDINAL, steps=COUNT)
STOP_WINS = MESSAGES.add("preview-stop", territory=ORDINAL, tally=OF_EACH, side=SIDE)
STOP_LEVEL = MESSAGES.add("preview-stop-level", territory=ORDINAL, tally=OF_EACH)
AHEAD = MESSAGES.add("preview-lead", colour=A_COLOUR, count=COUNT)
BEHIND = MESSAGES.add("preview-behind", colour=A_COLOUR, who=SEAT, count=COUNT)
CASTLES_THEN = MESSAGES.add("preview-castles", side=SIDE, count=COUNT, limit=COUNT)
RESERVE_THEN = MESSAGES.add("preview-reserve", colour=A_COLOUR, count=COUNT)
SET_BRINGS = MESSAGES.add("preview-take", paladins=CLAN_COUNTS)
SET_SURPLUS = MESSAGES.add("preview-surplus", paladins=CLAN_COUNTS, count=COUNT)
