"""Whoever comes back: their devices, games, studies, ratings, and how they are told that it is their turn."""
