"""Written by `make protocol`; not to be edited."""

PROTOCOL = "26506d60125d"
