"""Written by `make protocol`; not to be edited."""

PROTOCOL = "b61cd8aceaef"
