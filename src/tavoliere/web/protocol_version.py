"""Written by `make protocol`; not to be edited."""

PROTOCOL = "a6c2e3500eb5"
