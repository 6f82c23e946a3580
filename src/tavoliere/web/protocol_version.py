"""Written by `make protocol`; not to be edited."""

PROTOCOL = "9f469c3926d5"
