"""Written by `make protocol`; not to be edited."""

PROTOCOL = "3988e1a1fc15"
