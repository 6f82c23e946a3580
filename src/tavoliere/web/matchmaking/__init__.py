"""Open tables, at which strangers sit down."""
