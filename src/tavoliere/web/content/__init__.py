"""What the page is given: its files, the catalogue of games, their rules and figures, networks."""
