from fair.actions import CARD, STALL
from tavoliere.definition.event_table import POINTS, SEAT, MessageTable, word

MESSAGES = MessageTable()
EARNED = MESSAGES.event("earned", who=SEAT, points=POINTS)
SHOWN = MESSAGES.quiet("shown", card=word(CARD), stall=word(STALL))
ASKED = MESSAGES.add("prompt-turn", who=SEAT)
WAITING = MESSAGES.add("prompt-chance")
OVER = MESSAGES.add("prompt-over")
FINAL = MESSAGES.final("fair", who=SEAT, points=POINTS)
