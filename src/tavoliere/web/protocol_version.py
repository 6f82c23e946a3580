"""Written by `make protocol`; not to be edited."""

PROTOCOL = "f8fcf6b3ea68"
