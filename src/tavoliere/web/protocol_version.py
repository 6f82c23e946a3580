"""Written by `make protocol`; not to be edited."""

PROTOCOL = "a95b4ffb654c"
