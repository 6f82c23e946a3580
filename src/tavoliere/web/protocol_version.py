"""Written by `make protocol`; not to be edited."""

PROTOCOL = "116c5194463b"
