"""Whether the server bears misfortune (`python -m scripts.chaos`)."""
