"""Everything people read; not compiled."""
