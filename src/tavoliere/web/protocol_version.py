"""Written by `make protocol`; not to be edited."""

PROTOCOL = "3586ac974dab"
