"""Written by `make protocol`; not to be edited."""

PROTOCOL = "d34cf8786e4e"
