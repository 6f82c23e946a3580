"""How long things stay on the screen."""

PACE = 0.7  # seconds for which a bot's move stays there before the next
