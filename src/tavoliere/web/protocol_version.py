"""Written by `make protocol`; not to be edited."""

PROTOCOL = "b5cc72ef9e71"
