"""Written by `make protocol`; not to be edited."""

PROTOCOL = "90270e990ae7"
