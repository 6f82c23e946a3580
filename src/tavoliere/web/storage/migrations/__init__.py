"""The database's migrations, which the server runs when it starts."""
