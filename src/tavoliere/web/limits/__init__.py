"""How much a client may ask for, and how long; what waits does so in turn."""
