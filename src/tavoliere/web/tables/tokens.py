"""Secrets that let somebody in: made up here or by a device, stored as their hashes only."""

import hashlib
import secrets


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def fresh_token() -> str:
    return secrets.token_urlsafe(24)
