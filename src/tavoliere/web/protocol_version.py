"""Written by `make protocol`; not to be edited."""

PROTOCOL = "f58bf23b4ad0"
