"""The course, the figures of the rules, and puzzles."""
