"""Written by `make protocol`; not to be edited."""

PROTOCOL = "11b97626c65c"
