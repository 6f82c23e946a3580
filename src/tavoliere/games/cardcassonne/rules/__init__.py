"""The rules: what a state holds, what can be done in it, what comes of it."""
