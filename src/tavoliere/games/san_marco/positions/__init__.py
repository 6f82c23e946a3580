"""Positions as JSON, drawn as text, edited, and why none can be."""
