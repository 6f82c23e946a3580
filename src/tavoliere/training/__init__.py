"""Learning to evaluate: games of the search against itself, a small network, and an arena that says what is better."""
