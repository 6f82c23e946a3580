"""A game in progress: seats, chance, undo, record."""
