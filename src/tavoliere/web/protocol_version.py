"""Written by `make protocol`; not to be edited."""

PROTOCOL = "685445bfa89c"
