"""Written by `make protocol`; not to be edited."""

PROTOCOL = "0ab75e1bd450"
