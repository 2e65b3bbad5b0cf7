"""Everything people read."""
