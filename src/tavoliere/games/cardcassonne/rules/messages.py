"""What can be said of Cardcassonne: what is asked, what was done, what came of it, why not, what would come of it.

Each message has a number, by which plain functions `note` it, with the numbers that it speaks of.
"""

from tavoliere.definition.event_table import COUNT, ITEMS, POINTS, SEAT, MessageTable, amounts, hidden, place, word
from tavoliere.definition.schema import Parameter
from tavoliere.games.cardcassonne.rules.actions import COLOUR_WORDS
from tavoliere.games.cardcassonne.rules.state import A_ROW, FROM_BUILDINGS, KIND, SOURCE_WORDS

SPECIES = word(Parameter("colour", COLOUR_WORDS))
POINTS_BY_SOURCE = amounts(Parameter("points", SOURCE_WORDS[:FROM_BUILDINGS]))

MESSAGES = MessageTable()

# Events: noted by the rules where they happen.
CARD_OPENED = MESSAGES.quiet("opened", card=KIND)
CARD_DEALT = MESSAGES.quiet("dealt", who=SEAT, card=hidden(KIND))
ROUND_OVER = MESSAGES.event("reveal")
CARD_TURNED = MESSAGES.event("turned", who=SEAT, card=KIND, row=A_ROW)
# A claim: whose, then its points by where they come from.
ROW_CLAIMED = MESSAGES.quiet("claimed", who=SEAT, row=A_ROW)
CLAIM_PAID = MESSAGES.event("claim", who=SEAT, row=A_ROW, points=COUNT)
CLAIM_PAID_FROM = len(MESSAGES)
for source in SOURCE_WORDS[:FROM_BUILDINGS]:
    MESSAGES.event(f"from-{source}", points=COUNT)
CHEST_FILLED = MESSAGES.event("chest", who=SEAT, count=COUNT)
JOKERS_WAITING = MESSAGES.quiet("waiting", who=SEAT, count=COUNT)
DEALER_FOUND = MESSAGES.event("dealer", who=SEAT)
ROUND_BEGUN = MESSAGES.event("round", round=COUNT, rounds=COUNT)
CHEST_OPENED = MESSAGES.event("buildings", who=SEAT, points=COUNT)

# What is counted, line by line, with the cards that count.
IN_ROW = place(A_ROW)
ROUND_COUNTED = MESSAGES.heading("round", round=COUNT, rounds=COUNT)
CARD_COUNTED = MESSAGES.item("card", card=KIND)
PERSONS_COUNTED = MESSAGES.line("persons", who=SEAT, row=IN_ROW, points=POINTS, cards=ITEMS, sum=COUNT, count=COUNT)
MISPLACED_COUNTED = MESSAGES.line("misplaced", who=SEAT, row=IN_ROW, points=POINTS, cards=ITEMS)
ANIMALS_COUNTED = MESSAGES.line("animals", who=SEAT, row=IN_ROW, points=POINTS, animals=SPECIES, count=COUNT)
LONE_JOKER_COUNTED = MESSAGES.line("lone-joker", who=SEAT, row=IN_ROW, points=POINTS)
MONSTERS_COUNTED = MESSAGES.line("monsters", who=SEAT, row=IN_ROW, points=POINTS, cards=ITEMS)
BUILDINGS_COUNTED = MESSAGES.line("buildings", who=SEAT, at=place("chest"), points=POINTS, cards=ITEMS)

# What several steps are told as.
CARD_SHOWN = MESSAGES.item("shown", card=KIND)
OPENING_TOLD = MESSAGES.add("told-opening", cards=ITEMS)
DEAL_TOLD = MESSAGES.add("told-deal", who=SEAT, count=COUNT)
HAND_TOLD = MESSAGES.add("told-hand", who=SEAT, cards=ITEMS)

# What is asked.
ASKED_TURNING_UP = MESSAGES.add("prompt-turning-up")
ASKED_TO_PUT = MESSAGES.add("prompt-put", who=SEAT, card=KIND)
ASKED_DEALING = MESSAGES.add("prompt-dealing", who=SEAT)
ASKED_TURN_DOWN = MESSAGES.add("prompt-turn-down", who=SEAT)
ASKED_TURN = MESSAGES.add("prompt-turn", who=SEAT)
ASKED_CARD_DOWN = MESSAGES.add("prompt-card-down", who=SEAT)
ASKED_CARD = MESSAGES.add("prompt-card", who=SEAT)
ASKED_FOLLOWER = MESSAGES.add("prompt-follower", who=SEAT)
ASKED_MISPLACED = MESSAGES.add("prompt-misplaced", who=SEAT, card=KIND, row=A_ROW)
ASKED_JOKER = MESSAGES.add("prompt-joker", who=SEAT)
ASKED_NOTHING = MESSAGES.add("prompt-over")

# The final scores, by what for.
FINAL_FROM = len(MESSAGES)
for source in SOURCE_WORDS:
    MESSAGES.final(source, who=SEAT, points=POINTS)

# What is done.
TURNED_UP_CARD = MESSAGES.add("says-draw-up", card=KIND)
DREW = MESSAGES.add("says-draw", to=SEAT, card=KIND)
DREW_UNSEEN = MESSAGES.add("says-draw-unseen", to=SEAT)
PUT_JOKER = MESSAGES.add("says-put", who=SEAT, joker=KIND, row=A_ROW)
PLAYED = MESSAGES.add("says-play", who=SEAT, card=KIND, row=A_ROW)
PLAYED_DOWN = MESSAGES.add("says-play-down", who=SEAT, card=KIND, row=A_ROW)
PLAYED_UNSEEN = MESSAGES.add("says-play-unseen", who=SEAT, row=A_ROW)
PLACED_FOLLOWER = MESSAGES.add("says-follower", who=SEAT, row=A_ROW)
CASHED_CARD = MESSAGES.add("says-cash", who=SEAT, stranger=KIND)
KEPT_CARD = MESSAGES.add("says-keep", who=SEAT, stranger=KIND)
ASSIGNED_JOKER = MESSAGES.add("says-assign", who=SEAT, colour=SPECIES)

# Why an action is not legal.
NO_GAME_OVER = MESSAGES.add("no-game-over")
NO_MASKED = MESSAGES.add("no-masked")
NO_CHANCE_FIRST = MESSAGES.add("no-chance-first")
NO_DRAW_GONE = MESSAGES.add("no-draw-gone", card=KIND)
NO_NOTHING_DRAWN = MESSAGES.add("no-nothing-drawn")
NO_PUT_FIRST = MESSAGES.add("no-put-first")
NO_PUT = MESSAGES.add("no-put")
NO_CLAIM_YET = MESSAGES.add("no-claim-yet")
NO_FOLLOWER_PLACED = MESSAGES.add("no-follower-placed")
NO_HAND_EMPTY = MESSAGES.add("no-hand-empty")
NO_NOT_IN_HAND = MESSAGES.add("no-not-in-hand", card=KIND)
NO_WRONG_ROW = MESSAGES.add("no-wrong-row", card=KIND, right=A_ROW)
NO_ANSWER_FIRST = MESSAGES.add("no-answer-first", card=KIND)
NO_ASSIGN_FIRST = MESSAGES.add("no-assign-first")
NO_SPECIES = MESSAGES.add("no-species", colour=SPECIES)

# What would come of it, besides events.
WOULD_CLAIM = MESSAGES.add("preview-claim", cards=COUNT, points=POINTS)
WOULD_CLAIM_FROM = MESSAGES.add("preview-sources", sources=POINTS_BY_SOURCE)
WOULD_CLAIM_NOTHING = MESSAGES.add("preview-claim-nothing")
WOULD_FILL_CHEST = MESSAGES.add("preview-chest", count=COUNT)
WOULD_CHOOSE = MESSAGES.add("preview-choice", count=COUNT)
WOULD_BE_UNSEEN = MESSAGES.add("preview-unseen", count=COUNT)
WOULD_DEAL = MESSAGES.add("preview-dealer")
WOULD_LIE_OPEN = MESSAGES.add("preview-open", row=A_ROW, before=COUNT, after=COUNT)
FOR_A_CHEST = MESSAGES.add("preview-open-chest")
WOULD_BE_CASHED = MESSAGES.add("preview-stranger")
COULD_BE_CASHED = MESSAGES.add("preview-stranger-choice")
FOR_SOMEBODY_ELSE = MESSAGES.add("preview-placed")
WOULD_END_ROUND = MESSAGES.add("preview-round-over")
WOULD_CASH = MESSAGES.add("preview-cash")
WOULD_JOIN = MESSAGES.add("preview-group", animals=SPECIES, count=COUNT, points=COUNT)
WOULD_JOIN_AGAIN = MESSAGES.add("preview-group-again", animals=SPECIES, count=COUNT, points=COUNT, more=COUNT)
WOULD_KEEP_BUILDING = MESSAGES.add("preview-keep-building")
