"""Written by `make protocol`; not to be edited."""

PROTOCOL = "57ec166fd4b1"
