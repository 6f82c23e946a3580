"""The database: its form, its migrations, everything read from and written to it; news from other processes."""
