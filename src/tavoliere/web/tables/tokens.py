"""Secrets that let somebody in: made up here or by a device, stored as their hashes only; and names of tables."""

import hashlib
import secrets


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """A name that nobody guesses, for links and commands: it does not begin like an option."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name
