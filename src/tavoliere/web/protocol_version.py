"""Written by `make protocol`; not to be edited."""

PROTOCOL = "c134f2f8f42c"
