"""Written by `make protocol`; not to be edited."""

PROTOCOL = "533bcdd0478a"
