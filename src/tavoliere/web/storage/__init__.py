"""The database: its schema, everything read from and written to it; news from other processes."""
