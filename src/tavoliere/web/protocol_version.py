"""Written by `make protocol`; not to be edited."""

PROTOCOL = "a5d02e59b494"
