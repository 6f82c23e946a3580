"""Kalah, a game of the mancala family, for 2 players."""
