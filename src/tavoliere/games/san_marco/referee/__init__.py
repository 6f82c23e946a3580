"""For people with the real box: what is hidden there, counted by itself, read off the box."""
