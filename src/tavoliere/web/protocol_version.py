"""Written by `make protocol`; not to be edited."""

PROTOCOL = "26d9a8ac0ea8"
