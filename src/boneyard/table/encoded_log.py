"""The log of a game in which everybody sees the same: each entry is encoded once, and old ones are kept compressed."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from boneyard.table.connection import ENCODER
from boneyard.table.protocol import Entry

BLOCK: Final = 64  # entries that are compressed together
BETWEEN: Final = b",\n"  # inside JSON text a line break is escaped, so this is only ever between two entries


class EncodedLog:
    """The entries of a log as JSON, from the first one on."""

    def __init__(self) -> None:
        self._blocks: list[bytes] = []  # compressed, `BLOCK` entries each
        self._recent: list[bytes] = []

    def __len__(self) -> int:
        return BLOCK * len(self._blocks) + len(self._recent)

    def append(self, entry: Entry) -> None:
        self._recent.append(ENCODER.encode(entry))
        if len(self._recent) == BLOCK:
            self._blocks.append(zlib.compress(BETWEEN.join(self._recent)))
            self._recent = []

    def cut(self, length: int) -> None:
        """Drop all entries after the first `length`."""
        if length < len(self):
            self._recent = self._since(length - length % BLOCK)[: length % BLOCK]
            del self._blocks[length // BLOCK :]

    def since(self, start: int) -> msgspec.Raw:
        """The entries from this one on, as a list in JSON."""
        return msgspec.Raw(b"[" + BETWEEN.join(self._since(start)) + b"]")

    def _since(self, start: int) -> list[bytes]:
        block, skipped = divmod(start, BLOCK)
        old = [entry for packed in self._blocks[block:] for entry in zlib.decompress(packed).split(BETWEEN)]
        return [*old, *self._recent][skipped:]
