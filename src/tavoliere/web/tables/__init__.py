"""One table: a game in progress, those who sit at it, and those who look on. ARCHITECTURE.md draws how it is built."""
