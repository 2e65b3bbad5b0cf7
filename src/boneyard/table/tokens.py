"""Secrets: 128 random bits each, kept by the browser; the server remembers only their hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from itertools import islice
from typing import Final

MOST: Final = 16  # secrets shown at once
TREES: Final = (
    "ash",
    "birch",
    "cedar",
    "elm",
    "fir",
    "hazel",
    "holly",
    "larch",
    "maple",
    "oak",
    "pine",
    "rowan",
    "yew",
)
BEASTS: Final = (
    "badger",
    "crow",
    "duck",
    "finch",
    "fox",
    "hare",
    "heron",
    "lynx",
    "mole",
    "otter",
    "owl",
    "stoat",
    "wren",
)


def new_secret() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> bytes:
    """What the server remembers of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def hashes_of(held: Iterable[str]) -> frozenset[bytes]:
    """What a browser's secrets look like to the server; more than a table has seats are nobody's."""
    return frozenset(hash_of(secret) for secret in islice(held, MOST))


def new_seed() -> str:
    """256 random bits as a number in decimal, from which all dice of a table follow."""
    return str(secrets.randbits(256))


def seed_hash(seed: str) -> str:
    """What is published before the first throw: whoever sees the seed in the end can check it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_name() -> str:
    """A name for a table that can be told over the telephone, and is hard enough to guess for a table by link."""
    return f"{secrets.choice(TREES)}-{secrets.choice(BEASTS)}-{secrets.randbelow(9_000_000) + 1_000_000}"
