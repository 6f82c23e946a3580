"""What a game consists of, and the words in which it says so."""
