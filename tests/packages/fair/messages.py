from tavoliere.definition.event_table import POINTS, SEAT, MessageTable

MESSAGES = MessageTable()
EARNED = MESSAGES.event("earned", who=SEAT, points=POINTS)
ASKED = MESSAGES.add("prompt-turn", who=SEAT)
WAITING = MESSAGES.add("prompt-chance")
OVER = MESSAGES.add("prompt-over")
FINAL = MESSAGES.final("fair", who=SEAT, points=POINTS)
