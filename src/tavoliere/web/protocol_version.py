"""Written by `make protocol`; not to be edited."""

PROTOCOL = "f88c4ec6e2f9"
