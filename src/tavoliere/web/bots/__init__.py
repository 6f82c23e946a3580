"""Bots of tables think in processes of their own."""
