"""What can be said of San Marco: what happens, what is asked, what was done, why not, what would come of it.

Each message has a number, by which plain functions `note` it, with the numbers that it speaks of. No event names a
card that anybody may not see: of hands only those that are being played, which lie open (SM 4.3).
"""

from tavoliere.definition.event_table import (
    COUNT,
    ITEMS,
    LOSS,
    ORDINAL,
    OWNER,
    PART,
    POINTS,
    SEAT,
    MessageTable,
    counts,
    hidden,
    items,
    of_owner,
    place,
    several,
    word,
)
from tavoliere.definition.schema import Parameter
from tavoliere.games.san_marco.rules.actions import COLOUR, COLOUR_WORDS
from tavoliere.games.san_marco.rules.state import (
    A_CARD,
    A_COLOUR,
    A_DISTRICT,
    A_SITE,
    ACTION_WORDS,
    COLOURS,
    RANK_WORDS,
    ROLE_WORDS,
)

A_ROLE = word(Parameter("role", ROLE_WORDS))
CARDS = several(Parameter("card", ACTION_WORDS))
OF_COLOUR = of_owner(COLOUR)
AT_COLOUR = place(OWNER._replace(words=COLOUR_WORDS))  # "castello:mask", "toll:mask"

MESSAGES = MessageTable()

# Events: noted by the rules where they happen.
PUT_THERE = MESSAGES.event("put", count=COUNT, who=OWNER, district=A_DISTRICT)
BANISHED = MESSAGES.event("banished", count=COUNT, who=OWNER, district=A_DISTRICT)
NOBODY_BANISHED = MESSAGES.event("nobody-banished")
NO_EFFECT = MESSAGES.event("no-effect")
LIMITS_LAID = MESSAGES.event("limits", who=OWNER, points=COUNT, total=COUNT)
HAND_TAKEN = MESSAGES.event("hand", who=OWNER, cards=CARDS, offer=COUNT)
TOLL_PAID = MESSAGES.event("pays", who=OWNER, points=COUNT)
TOLL_RECEIVED = MESSAGES.event("toll", who=OWNER, points=COUNT)
SCORED = MESSAGES.event("scored", district=A_DISTRICT)
SCORED_NOBODY = MESSAGES.event("scored-nobody", district=A_DISTRICT)
PRIZE = MESSAGES.event("prize", who=OWNER, points=COUNT)
RESHUFFLED = MESSAGES.event("reshuffle")
PASSAGE_ENDED = MESSAGES.event("passage-end", passage=COUNT, limits=counts(COLOURS))
BONUS = MESSAGES.event("bonus", who=OWNER, points=COUNT)
BANISHES_FREELY = MESSAGES.event("free-banishment", who=OWNER)
LIMITS_BACK = MESSAGES.event("limits-back")
FINALE_BEGUN = MESSAGES.event("finale")
RESULT = MESSAGES.event("result", who=SEAT, one=COUNT, other=COUNT, result=COUNT)
RETURNING_BEGUN = MESSAGES.event("returning", count=COUNT, who=OWNER)
ROUND_BEGUN = MESSAGES.event("round", passage=COUNT, round=COUNT)
FINAL_ROUND_BEGUN = MESSAGES.event("final-round", passage=COUNT, round=COUNT)
ROLE_TAKEN = MESSAGES.event("role", who=OWNER, role=A_ROLE)
PLACED = MESSAGES.quiet("placed", count=COUNT, who=OWNER, district=A_DISTRICT)  # from the supply
LEFT = MESSAGES.quiet("left", who=OWNER, district=A_DISTRICT)  # back to the supply
BUILT = MESSAGES.quiet("built", who=OWNER, site=A_SITE)
DIVIDED = MESSAGES.quiet("divided", offer=hidden(COUNT))  # the offer into which a card goes, by its number of all

# What is counted: a district that the Doge scores, the end of a passage, the final scoring, district by district.
DOGE_COUNTED = MESSAGES.heading("doge", district=A_DISTRICT, standing=ITEMS)
MOST_COUNTED = MESSAGES.phrase("most", who=OF_COLOUR, count=COUNT, points=COUNT)
OTHERS_COUNTED = MESSAGES.phrase("others", who=OF_COLOUR, count=COUNT, points=COUNT)
PASSAGE_COUNTED = MESSAGES.heading("passage", passage=COUNT)
PASSAGE_FREE_COUNTED = MESSAGES.heading("passage-free", passage=COUNT, who=OWNER)
FINALE_COUNTED = MESSAGES.heading("finale")
RANK_COUNTED = len(MESSAGES)
for rank in RANK_WORDS:
    MESSAGES.line(rank, district=place(A_DISTRICT), who=AT_COLOUR, points=POINTS, count=COUNT, part=PART)
TOLL_PAID_COUNTED = MESSAGES.line("pays", at=place("toll"), who=AT_COLOUR, points=LOSS)
TOLL_RECEIVED_COUNTED = MESSAGES.line("toll", at=place("toll"), who=AT_COLOUR, points=POINTS)
OUT_COUNTED, BONUS_COUNTED, NO_BONUS_COUNTED = (
    MESSAGES.line(name, at=place("bonus"), who=AT_COLOUR, points=POINTS, limit=COUNT, most=COUNT)
    for name in ("out", "bonus", "no-bonus")
)

# What several steps are told as.
CARD_SHOWN = MESSAGES.item("card-shown", card=A_CARD)
DISTRICT_SHOWN = MESSAGES.item("district-shown", district=A_DISTRICT)
GROWN_SHOWN = MESSAGES.item("grown-shown", colour=A_COLOUR, district=A_DISTRICT)
REMOVED_SHOWN = MESSAGES.item("removed-shown", colour=A_COLOUR)
STONE_SHOWN = MESSAGES.item("stone-shown", colour=A_COLOUR)
OFFERED_SHOWN = len(MESSAGES)
for pile in ("offered-one", "offered-two", "offered-three"):
    MESSAGES.item(pile, card=A_CARD)
TWO_OFFERS = {"who": OWNER, "one": items("offered-one"), "two": items("offered-two")}
OPENING_TOLD = MESSAGES.add("told-opening", whose=OWNER, districts=ITEMS)
STREWING_TOLD = MESSAGES.add("told-strewing", districts=ITEMS)
GROWING_TOLD = MESSAGES.add("told-growing", growth=ITEMS)
TWO_ROLLED = {"one": SEAT, "first": COUNT, "two": SEAT, "second": COUNT}
ROLE_DICE_TOLD = MESSAGES.add("told-role-dice", **TWO_ROLLED, who=SEAT)
ROLE_TIE_TOLD = MESSAGES.add("told-role-tie", **TWO_ROLLED)
ROLE_DIE_TOLD = MESSAGES.add("told-role-die", one=SEAT, first=COUNT)
STONES_TOLD = MESSAGES.add("told-stones", colours=ITEMS)
DRAW_TOLD = MESSAGES.add("told-draw", to=OWNER, cards=ITEMS)
DRAW_UNSEEN_TOLD = MESSAGES.add("told-draw-unseen", to=OWNER, count=COUNT)
DIVISION_TOLD = MESSAGES.add("told-dividing", who=OWNER)
OFFERS_TOLD = MESSAGES.add("told-offers-2", **TWO_OFFERS)
THREE_OFFERS_TOLD = MESSAGES.add("told-offers-3", **TWO_OFFERS, three=items("offered-three"))
OFFERS_UNSEEN_TOLD = MESSAGES.add("told-offers-unseen", who=OWNER, count=COUNT)
TRANSFER_TOLD = MESSAGES.add("told-transfer", who=OWNER, colour=A_COLOUR, whose=OF_COLOUR, district=A_DISTRICT)
REMOVAL_TOLD = MESSAGES.add("told-removes", who=OWNER, whose=OF_COLOUR, district=A_DISTRICT, count=COUNT, colours=ITEMS)

# The final scores.
FINAL_BEFORE = MESSAGES.final("before", who=SEAT, points=POINTS)
FINAL_SCORING = MESSAGES.final("scoring", who=SEAT, points=POINTS)
FINAL_MEAN = MESSAGES.final("mean", who=SEAT, mine=A_COLOUR, one=COUNT, second=A_COLOUR, other=COUNT, points=POINTS)
FINAL_DIFFERENCE = MESSAGES.final("difference", who=SEAT, difference=COUNT, points=LOSS)

# What is asked.
ASKED_BEGINNING = MESSAGES.add("prompt-beginning")
ASKED_OPENING = MESSAGES.add("prompt-opening", whose=OWNER)
ASKED_FIRST_BRIDGES = MESSAGES.add("prompt-first-bridges", who=OWNER)
ASKED_SPANNING = MESSAGES.add("prompt-spanning", whose=OWNER)
ASKED_STREWING = MESSAGES.add("prompt-strewing")
ASKED_ROLE_DICE = MESSAGES.add("prompt-role-dice", who=OWNER)
ASKED_STONES = MESSAGES.add("prompt-stones", who=OWNER)
ASKED_APPOINTING = MESSAGES.add("prompt-appointing", who=OWNER, role=A_ROLE)
ASKED_DRAWING = MESSAGES.add("prompt-drawing", who=OWNER)
ASKED_DIVIDING = MESSAGES.add("prompt-dividing", who=OWNER, piles=COUNT)
ASKED_CHOOSING = MESSAGES.add("prompt-choosing", who=OWNER)
ASKED_PLAYING = MESSAGES.add("prompt-playing", who=OWNER)
ASKED_PLACING = MESSAGES.add("prompt-placing", who=OWNER, card=A_CARD)
ASKED_RELOCATING = MESSAGES.add("prompt-relocating", who=OWNER, card=A_CARD)
ASKED_LIFTING = MESSAGES.add("prompt-lifting", who=OWNER)
ASKED_BUILDING = MESSAGES.add("prompt-building", who=OWNER)
ASKED_TRANSFERRING = MESSAGES.add("prompt-transferring", who=OWNER)
ASKED_DOGE_ENTERS = MESSAGES.add("prompt-doge-enters", who=OWNER)
ASKED_DOGE_WALKS = MESSAGES.add("prompt-doge-walks", who=OWNER, district=A_DISTRICT)
ASKED_NAMING = MESSAGES.add("prompt-naming", who=OWNER)
ASKED_FREE_BANISHMENT = MESSAGES.add("prompt-free-banishment", who=OWNER)
ASKED_BANISHING = MESSAGES.add("prompt-banishing", who=OWNER, district=A_DISTRICT)
ASKED_REMOVING = MESSAGES.add("prompt-removing", who=OWNER, district=A_DISTRICT, count=COUNT)
ASKED_PICKING = MESSAGES.add("prompt-picking", who=SEAT, district=A_DISTRICT)
ASKED_GROWING = MESSAGES.add("prompt-growing")
ASKED_RETURNING = MESSAGES.add("prompt-returning", who=OWNER)
ASKED_OVER = MESSAGES.add("prompt-over")

# What is done.
SAYS_DRAW = MESSAGES.add("says-draw", to=OWNER, card=A_CARD)
SAYS_DRAW_ACTION_UNSEEN = MESSAGES.add("says-draw-action-unseen", to=OWNER)
SAYS_DRAW_LIMIT_UNSEEN = MESSAGES.add("says-draw-limit-unseen", to=OWNER)
SAYS_ROLL = MESSAGES.add("says-roll", number=COUNT)
SAYS_STONE = MESSAGES.add("says-stone", colour=A_COLOUR, role=A_ROLE)
SAYS_BEGIN = MESSAGES.add("says-begin", colour=A_COLOUR)
SAYS_SPAN = MESSAGES.add("says-span", whose=OWNER, site=A_SITE)
SAYS_DIVIDE = MESSAGES.add("says-divide", who=OWNER, card=A_CARD, pile=ORDINAL)
SAYS_DIVIDE_UNSEEN = MESSAGES.add("says-divide-unseen", who=OWNER)
SAYS_TAKE = MESSAGES.add("says-take", who=OWNER, pile=ORDINAL)
SAYS_PLAY = MESSAGES.add("says-play", who=OWNER, card=A_CARD)
SAYS_DECLINE = MESSAGES.add("says-decline", who=OWNER)
SAYS_DECLINE_FREE = MESSAGES.add("says-decline-free", who=OWNER)
SAYS_RELOCATE = MESSAGES.add("says-relocate", who=OWNER, district=A_DISTRICT)
SAYS_PLACE = MESSAGES.add("says-place", who=OWNER, district=A_DISTRICT)
SAYS_PLACE_OVER = MESSAGES.add("says-place-over", who=OWNER, district=A_DISTRICT)
SAYS_LIFT = MESSAGES.add("says-lift", who=OWNER, site=A_SITE, colour=A_COLOUR, whose=OF_COLOUR)
SAYS_BRIDGE = MESSAGES.add("says-bridge", who=OWNER, site=A_SITE)
SAYS_TRANSFER = MESSAGES.add("says-transfer", who=OWNER, district=A_DISTRICT, colour=A_COLOUR, whose=OF_COLOUR)
SAYS_ENTER = MESSAGES.add("says-enter", who=OWNER, district=A_DISTRICT)
SAYS_CROSS = MESSAGES.add("says-cross", who=OWNER, site=A_SITE, colour=A_COLOUR, whose=OF_COLOUR)
SAYS_CROSS_OWN = MESSAGES.add("says-cross-own", who=OWNER, site=A_SITE)
SAYS_FERRY = MESSAGES.add("says-ferry", who=OWNER, site=A_SITE, cost=COUNT)
SAYS_STOP = MESSAGES.add("says-stop", who=OWNER, place=A_DISTRICT)
SAYS_BANISH = MESSAGES.add("says-banish", who=OWNER, district=A_DISTRICT)
SAYS_BANISH_FREE = MESSAGES.add("says-banish-free", who=OWNER, district=A_DISTRICT)
SAYS_REMOVE = MESSAGES.add("says-remove", who=OWNER, colour=A_COLOUR, whose=OF_COLOUR, place=A_DISTRICT)
SAYS_SCORE = MESSAGES.add("says-score", who=SEAT, colour=A_COLOUR, place=A_DISTRICT)
SAYS_RETURN = MESSAGES.add("says-return", who=OWNER, district=A_DISTRICT)
SAYS_APPOINT = MESSAGES.add("says-appoint", who=OWNER, colour=A_COLOUR, role=A_ROLE)

# Why an action is not legal.
NO_GAME_OVER = MESSAGES.add("no-game-over")
NO_MASKED = MESSAGES.add("no-masked")
NO_CHANCE_FIRST = MESSAGES.add("no-chance-first")
NO_CHANCE_NOW = MESSAGES.add("no-chance-now")
NO_OTHER_CHANCE = MESSAGES.add("no-other-chance")
NO_LIMITS_NOW = MESSAGES.add("no-limits-now")
NO_ACTIONS_NOW = MESSAGES.add("no-actions-now")
NO_DRAW_GONE = MESSAGES.add("no-draw-gone", card=A_CARD)
NO_STONE = MESSAGES.add("no-stone", colour=A_COLOUR)
NO_APPOINT_FIRST = MESSAGES.add("no-appoint-first")
NO_BEGIN = MESSAGES.add("no-begin", colour=A_COLOUR)
NO_SPAN = MESSAGES.add("no-span", site=A_SITE)
NO_DIVIDE_FIRST = MESSAGES.add("no-divide-first")
NO_DIVIDE_ORDER = MESSAGES.add("no-divide-order", card=A_CARD)
NO_SUCH_PILE = MESSAGES.add("no-such-pile", piles=COUNT)
NO_DIVIDE_BACK = MESSAGES.add("no-divide-back", card=A_CARD, pile=ORDINAL)
NO_DIVIDE_ALIKE = MESSAGES.add("no-divide-alike", pile=ORDINAL, earlier=ORDINAL)
NO_DIVIDE_ROOM = MESSAGES.add("no-divide-room")
NO_CHOOSE_FIRST = MESSAGES.add("no-choose-first")
NO_PILE_GONE = MESSAGES.add("no-pile-gone")
NO_PLAY_FIRST = MESSAGES.add("no-play-first")
NO_NOT_IN_OFFER = MESSAGES.add("no-not-in-offer", card=A_CARD)
NO_PLACE = MESSAGES.add("no-place", card=A_CARD)
NO_PLACE_FIRST = MESSAGES.add("no-place-first")
NO_RELOCATE_FIRST = MESSAGES.add("no-relocate-first")
NO_RELOCATE_NONE = MESSAGES.add("no-relocate-none", district=A_DISTRICT)
NO_RELOCATE_TRANSFER = MESSAGES.add("no-relocate-transfer", district=A_DISTRICT)
NO_DECLINE_LIFTED = MESSAGES.add("no-decline-lifted")
NO_DECLINE_LIFT = MESSAGES.add("no-decline-lift")
NO_DECLINE_CARD = MESSAGES.add("no-decline-card")
NO_LIFT_FIRST = MESSAGES.add("no-lift-first")
NO_BRIDGE_THERE = MESSAGES.add("no-bridge-there", colour=A_COLOUR, site=A_SITE)
NO_BUILD_FIRST = MESSAGES.add("no-build-first")
NO_SITE = MESSAGES.add("no-site", site=A_SITE)
NO_SITE_FULL = MESSAGES.add("no-site-full", site=A_SITE, most=COUNT)
NO_TRANSFER_FIRST = MESSAGES.add("no-transfer-first")
NO_TRANSFER_OWN = MESSAGES.add("no-transfer-own")
NO_TRANSFER_SAME = MESSAGES.add("no-transfer-same", district=A_DISTRICT)
NO_TRANSFER_NONE = MESSAGES.add("no-transfer-none", colour=A_COLOUR, district=A_DISTRICT)
NO_ENTER_FIRST = MESSAGES.add("no-enter-first")
NO_WALK_FIRST = MESSAGES.add("no-walk-first", district=A_DISTRICT)
NO_FERRY = MESSAGES.add("no-ferry")
NO_CROSS_AWAY = MESSAGES.add("no-cross-away", site=A_SITE, district=A_DISTRICT)
NO_CROSS_TWICE = MESSAGES.add("no-cross-twice", district=A_DISTRICT)
NO_CROSS_OWN_FREE = MESSAGES.add("no-cross-own-free", site=A_SITE)
NO_CROSS_POOR = MESSAGES.add("no-cross-poor", cost=COUNT, points=COUNT)
NO_NAME_FIRST = MESSAGES.add("no-name-first")
NO_REMOVE_FIRST = MESSAGES.add("no-remove-first", district=A_DISTRICT)
NO_REMOVE_NONE = MESSAGES.add("no-remove-none", colour=A_COLOUR, district=A_DISTRICT)
NO_SCORE_FIRST = MESSAGES.add("no-score-first", district=A_DISTRICT)
NO_RETURN_FIRST = MESSAGES.add("no-return-first")

# What would come of it.
OFFER_HOLDS = MESSAGES.add("preview-offer", pile=ORDINAL, count=COUNT, points=COUNT)
WOULD_BE_OUT = MESSAGES.add("preview-would-be-out", who=OWNER, total=COUNT)
LIMITS_THEN = MESSAGES.add("preview-limits", points=COUNT, total=COUNT)
OUT_THEN = MESSAGES.add("preview-out")
LEFT_WITH = MESSAGES.add("preview-left", who=OWNER, total=COUNT, points=COUNT)
LAST_ROUND = MESSAGES.add("preview-last-round")
PASSAGE_ENDS = MESSAGES.add("preview-passage-ends")
DOGE_ANYWHERE = MESSAGES.add("preview-doge-anywhere")
NAMED_FIRST = MESSAGES.add("preview-name-first")
LIFTED_FIRST = MESSAGES.add("preview-lift-first")
SUPPLY_EMPTY = MESSAGES.add("preview-supply-empty")
OVER_BRIDGE = MESSAGES.add("preview-over-bridge", card=A_CARD)
BRIDGE_LIFTED = MESSAGES.add("preview-lift", who=OWNER)
BRIDGE_BUILT = MESSAGES.add("preview-bridge", site=A_SITE)
WORTH = MESSAGES.add("preview-worth", district=A_DISTRICT)
WORTH_NOTHING = MESSAGES.add("preview-worth-nobody", district=A_DISTRICT)
PRIZE_CHANGED = MESSAGES.add("preview-prize-changed", who=OWNER, points=COUNT, now=COUNT)
WOULD_BANISH = MESSAGES.add("preview-banish", district=A_DISTRICT, count=COUNT, own=COUNT)
WOULD_BANISH_NOBODY = MESSAGES.add("preview-banish-nobody", district=A_DISTRICT)
STAYS = MESSAGES.add("preview-stays", district=A_DISTRICT)
STAYS_NOBODY = MESSAGES.add("preview-stays-nobody", district=A_DISTRICT)
STUCK = MESSAGES.add("preview-stuck", district=A_DISTRICT)
STUCK_NOBODY = MESSAGES.add("preview-stuck-nobody", district=A_DISTRICT)
FREE_OF_TOLL = MESSAGES.add("preview-free")
TOLL_COSTS = MESSAGES.add("preview-toll", who=OWNER, left=COUNT)
TOLL_LOST = MESSAGES.add("preview-toll-lost", who=OWNER, left=COUNT)
FERRY_COSTS = MESSAGES.add("preview-ferry", points=COUNT, left=COUNT)
COULD_PICK = MESSAGES.add("preview-pick", who=SEAT)
