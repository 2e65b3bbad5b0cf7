"""Secrets, seeds and names of tables. A secret has 128 random bits; the server stores only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from itertools import islice
from typing import Final

MOST: Final = 16  # secrets that a browser may show at once
SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # of names; without i, l, o and u, which are mistaken for others
GROUPS: Final = 3  # of four signs
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
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> bytes:
    """What the server stores of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def hashes_of(held: Iterable[str]) -> frozenset[bytes]:
    """The hashes of a browser's secrets. More than `MOST` are ignored: no table has that many seats."""
    return frozenset(hash_of(secret) for secret in islice(held, MOST))


def new_seed() -> str:
    """The seed from which all dice of a table follow: 256 random bits as a decimal number."""
    return str(secrets.randbits(256))


def seed_hash(seed: str) -> str:
    """The hash that is published from the start, so that everybody can check the seed at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_name() -> str:
    """A name for a table: it can be said over the phone, but has 67 random bits, so that strangers cannot guess it."""
    groups = ["".join(secrets.choice(SIGNS) for _ in range(4)) for _ in range(GROUPS)]
    return "-".join([secrets.choice(TREES), secrets.choice(BEASTS), *groups])
