"""What can be said of Kalah: each message has its number, and the types of what it speaks of."""

from tavoliere.definition.event_table import COUNT, ORDINAL, SEAT, MessageTable

MESSAGES = MessageTable()

CAPTURE = MESSAGES.event("capture", who=SEAT, seeds=COUNT)
SWEEP = MESSAGES.event("sweep", who=SEAT, seeds=COUNT)
AGAIN = MESSAGES.event("again", who=SEAT)

ASKED_TO_SOW = MESSAGES.add("prompt-sow", who=SEAT)
ASKED_NOTHING = MESSAGES.add("prompt-over")

NO_GAME_OVER = MESSAGES.add("no-game-over")
NO_EMPTY_HOUSE = MESSAGES.add("no-empty-house", house=ORDINAL)
