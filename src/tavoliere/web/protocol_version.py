"""Written by `make protocol`; not to be edited."""

PROTOCOL = "09e0ed80229f"
