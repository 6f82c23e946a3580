"""Written by `make protocol`; not to be edited."""

PROTOCOL = "ecceb5ffde68"
