"""Figures and logs for the host."""
