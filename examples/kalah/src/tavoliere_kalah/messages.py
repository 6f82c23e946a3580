"""What can be said of Kalah: each message has its number, and the types of what it speaks of."""

from tavoliere.definition.event_table import ORDINAL, POINTS, SEAT, MessageTable

MESSAGES = MessageTable()

STORED = MESSAGES.quiet("stored", who=SEAT, seeds=POINTS)
CAPTURE = MESSAGES.event("capture", who=SEAT, seeds=POINTS)
SWEEP = MESSAGES.event("sweep", who=SEAT, seeds=POINTS)
AGAIN = MESSAGES.event("again", who=SEAT)

FINAL_SOWN = MESSAGES.final("sown", who=SEAT, seeds=POINTS)
FINAL_SWEPT = MESSAGES.final("swept", who=SEAT, seeds=POINTS)

ASKED_TO_SOW = MESSAGES.add("prompt-sow", who=SEAT)
ASKED_NOTHING = MESSAGES.add("prompt-over")

NO_GAME_OVER = MESSAGES.add("no-game-over")
NO_EMPTY_HOUSE = MESSAGES.add("no-empty-house", house=ORDINAL)
