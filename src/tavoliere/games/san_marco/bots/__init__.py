"""What bots ask: how good an action looks, how good a position is, what a network sees."""
